"""What each seat sees: everything by default, no hand but its own if hands are hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teahouse import Dealer
from teahouse.games.year_of_the_dragon.names import CARDS, NONE
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import PlayCard
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.kernel import NOBODY, SPECTATOR, Message, Ref, View, Who, changes, outcomes, preview
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    choosing,
    deal,
    finished,
    game_for,
    give,
    stand,
    table_at,
    walk,
    wall,
)
from tests.support import clause

SEED = "a seed that nobody at the table may read 7141"


@clause("YD-D14", "YD-D15", "YD-7")
def test_by_default_every_view_holds_everything_that_lies_on_the_table() -> None:
    game = game_for(3, wall="choose", super_event="random")
    for number, table in enumerate(walk(game, SEED)):
        if number % 7:
            continue
        facts = table.facts()
        for seat in (0, 1, 2, SPECTATOR):
            view = game.view(table, seat)
            shown = view.facts
            assert shown["agenda"] == [step.to_json() for step in table.agenda]
            for key in facts:
                assert key == "players" or shown[key] == facts[key]
            for player, all_of_it in zip(shown["players"], facts["players"], strict=True):
                assert {key: player[key] for key in all_of_it} == all_of_it
                assert player["cards"] == sum(player["hand"].values())
            assert view.scores == table.scores()


@pytest.mark.parametrize(
    ("yuan", "fee", "changed"), [(6, True, {"yuan": -5}), (6, False, {"yuan": -2}), (7, False, {})]
)
def test_a_preview_goes_on_until_there_is_something_to_choose(yuan: int, fee: bool, changed: dict[str, int]) -> None:
    table = choosing(yuan=yuan, fee=fee)
    table.agenda = [ChooseAction(1), ChooseAction(0)]
    promised = preview(table, table.game.move("privilege@2"), 0)
    assert {name: change for name, change in promised.items() if name == "yuan"} == changed


def test_what_a_dismissal_changes_is_told_apart_from_the_scoring_that_follows_it() -> None:
    table = table_at(2, month=6, event="drought")
    give(table, 0, "2 monk-old court-lady-young", rice=0)
    give(table, 1, "2 farmer-old", rice=1)
    ask(table, Happen(NOBODY), ScoreRound(NOBODY))
    for person, scored in (("court-lady-young", 1), ("monk-old", 2)):
        own, after = outcomes(table, table.game.move(f"release {person} palace 1"))
        assert changes(table, own, 0) == {"persons": -1}
        assert changes(own, after, 0) == {"points": scored}


def test_a_view_tells_what_is_printed_on_tiles_and_cards() -> None:
    table = table_at(3, wall="choose", privilege_price=6, super_event="flood")
    give(table, 1, "3 farmer-old farmer-young monk-old")
    ask(table)
    facts = table.game.view(table, SPECTATOR).facts
    box = table.game.printed()
    assert (box["value"]["monk-young"], box["value"]["healer-old"], len(box["value"])) == (6, 1, 15)
    assert (box["symbols"]["scholar-old"], box["symbols"]["tax-collector-young"], len(box["symbols"])) == (3, 3, 15)
    base = {"taxes": 2, "build": 1, "harvest": 1, "fireworks": 1, "parade": 1, "research": 1, "privilege": 0, "wall": 0}
    assert box["base"] == base
    assert (box["small_price"], box["large_price"], box["super_month"]) == (2, 6, 7)
    assert box["wall_amount"] == {"rice": 1, "fireworks": 1, "floor": 1, "yuan": 2, "track": 3, "points": 3}
    assert game_for(3).printed()["super_month"] == 0
    symbols = facts["players"][1]["symbols"]
    assert {type: count for type, count in symbols.items() if count} == {"farmer": 3, "monk": 2}


def test_no_view_and_no_position_holds_anything_of_the_seed_or_of_draws_to_come() -> None:
    """Two dealers that agree so far leave the same table, whatever they will draw next."""
    game = game_for(3, wall="random", super_event="hidden")
    one, other = Dealer(SEED), Dealer("another seed")
    chooser = Dealer("seats")
    table = game.new()
    while table.month < 7:
        moves = table.moves()
        table.apply(one.draw(table) if table.to_move < 0 else moves[chooser.number(len(moves))])
    replayed = game.load(json.loads(json.dumps(table.position())))
    assert replayed == table
    for seat in (0, 1, 2, SPECTATOR):
        assert game.view(replayed, seat).to_json() == game.view(table, seat).to_json()
        text = json.dumps(game.view(table, seat).to_json())
        assert SEED not in text
        assert "seed" not in text
    while table.to_move >= 0:
        table.apply(table.moves()[0])
    mine, theirs = table.copy(), table.copy()
    mine.apply(one.draw(mine))
    theirs.apply(other.draw(theirs))
    assert table.to_move < 0


@clause("YD-F2")
def test_a_hidden_corner_lies_nowhere_before_it_is_drawn() -> None:
    for table in walk(game_for(2, super_event="hidden"), 1):
        if table.month >= 7:
            break
        assert table.position()["table"]["corner"] is None
        assert table.game.view(table, 0).facts["corner"] is None


@clause("YD-D14")
def test_hidden_hands_are_absent_from_the_views_of_others_and_of_spectators() -> None:
    game = game_for(3, hands="hidden")
    for number, table in enumerate(walk(game, 3)):
        if number % 5:
            continue
        for seat in (0, 1, 2, SPECTATOR):
            players = game.view(table, seat).facts["players"]
            assert [index for index, player in enumerate(players) if "hand" in player] == ([] if seat < 0 else [seat])
            assert [player["cards"] for player in players] == [sum(player.hand) for player in table.players]


@clause("YD-D14")
def test_with_hidden_hands_two_tables_that_differ_in_a_hand_look_the_same_to_others() -> None:
    views: list[list[dict[str, Any]]] = []
    for hand in ("monk healer", "wild farmer"):
        table = table_at(3, hands="hidden")
        give(table, 0, hand=hand)
        give(table, 1, hand="monk monk")
        give(table, 2, hand="monk monk")
        ask(table, PlayCard(0))
        views.append([table.game.view(table, seat).to_json() for seat in (1, 2, SPECTATOR, 0)])
    assert views[0][:3] == views[1][:3]
    assert views[0][3] != views[1][3]


@clause("YD-D14")
@pytest.mark.parametrize("hands", ["shown", "hidden"])
def test_an_imagined_table_looks_the_same_to_the_seat_and_hands_keep_their_size(hands: str) -> None:
    game = game_for(4, hands=hands)
    draw = Dealer("imagine").number
    for number, table in enumerate(walk(game, 9)):
        if number % 11:
            continue
        for seat in (0, 3, SPECTATOR):
            view = game.view(table, seat)
            imagined = game.imagine(view, draw)
            assert game.view(imagined, seat).to_json() == view.to_json()
            for player in imagined.facts()["players"]:
                assert all(count <= (2 if card == "wild" else 1) for card, count in player["hand"].items())


@clause("YD-D14")
def test_imagined_hands_are_drawn_from_a_full_hand_by_the_given_chance() -> None:
    table = table_at(2, event="drought", hands="hidden")
    give(table, 1, hand="monk healer")
    ask(table, PlayCard(0))
    game = table.game
    view = game.view(table, 0)
    first = game.imagine(view, lambda below: 0).facts()["players"][1]["hand"]
    assert {card for card in CARDS if first[card]} == {"craftsman", "court-lady"}
    asked_for: list[int] = []

    def last(below: int) -> int:
        asked_for.append(below)
        return below - 1

    hand = game.imagine(view, last).facts()["players"][1]["hand"]
    assert hand["wild"] == 2
    assert asked_for == [11, 10]


def test_a_view_knows_who_is_to_move_and_what_that_seat_may_do() -> None:
    table = table_at(2)
    ask(table, PlayCard(1))
    assert [move.text for move in table.game.view(table, 1).moves] == [f"card {card}" for card in CARDS]
    assert table.game.view(table, 0).moves == []
    assert table.game.view(table, SPECTATOR).to_move == 1
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        table.game.view(table, 2)


# -- counts for previews ------------------------------------------------------------------------------------------


def test_the_counts_a_player_watches() -> None:
    table = table_at(2, wall="choose")
    give(table, 0, "3 monk-old warrior-old healer-young", "2", yuan=4, rice=2, fireworks=1, small=1, large=2)
    stand(table, [1, 0], 9, 8)
    wall(table, 2, 0)
    table.players[0].score(3, 17)
    ask(table)
    assert table.game.tally(table, 0) == {
        "points": 17,
        "yuan": 4,
        "rice": 2,
        "fireworks": 1,
        "track": 8,
        "place": 2,
        "persons": 3,
        "palaces": 2,
        "floors": 5,
        "helmets": 2,
        "mortars": 1,
        "privileges": 5,
        "wall": 2,
    }


# -- the table in words -------------------------------------------------------------------------------------------


def sections(view: View, table: Any) -> dict[str, list[Message]]:
    """The lines under each title; a player's title is its seat."""
    found = {}
    for section in table.game.text(view):
        args = dict(section.title.arguments)
        name = args.get("name")
        found[f"seat {name.seat}" if isinstance(name, Who) else section.title.id] = section.lines
    return found


def test_the_table_in_words() -> None:
    table = table_at(2, month=5, wall="choose", super_event="flood")
    give(table, 0, "3 monk-old healer-young", "2", yuan=4, rice=2, fireworks=1, small=1, large=2, hand="monk wild wild")
    table.players[1].palaces = []
    stand(table, [1, 0], 9, 8)
    wall(table, 2, 0)
    table.players[0].score(3, 17)
    deal(table, "taxes wall", "")
    table.stands = [NONE, 0]
    ask(table)
    lines = sections(table.game.view(table, SPECTATOR), table)
    assert list(lines) == ["text-year", "text-groups", "text-display", "seat 1", "seat 0"]
    year = lines["text-year"]
    assert [line.id for line in year] == [
        *["text-month-past"] * 4,
        "text-month-now",
        *["text-month-coming"] * 7,
        "text-corner",
        "text-wall",
    ]
    assert year[2] == Message("text-month-past", (("month", 3), ("event", Ref("event-drought"))))
    assert year[-2].arguments == (("month", 7), ("corner", Ref("corner-flood")))
    assert year[-1].arguments == (("length", 2), ("months", 12))
    assert lines["text-groups"][:3] == [
        Message("text-group", (("group", 1), ("dragons", 1), ("fee", 3))),
        Message("text-group-action", (("action", Ref("action-taxes")),)),
        Message("text-group-action", (("action", Ref("action-wall")),)),
    ]
    assert [line.id for line in lines["text-groups"]].count("text-group-action") == 8
    display = lines["text-display"]
    assert len(display) == 9
    assert dict(display[0].arguments) == {"person": Ref("person-craftsman"), "young": 4, "value": 2, "symbols": 1}
    assert dict(display[8].arguments) == {
        "person": Ref("person-scholar"),
        "young": 3,
        "value": 4,
        "symbols": 2,
        "old": 1,
        "oldvalue": 2,
        "oldsymbols": 3,
    }
    assert [(line.id, dict(line.arguments)) for line in lines["seat 0"]] == [
        ("text-standing", {"points": 17, "track": 8}),
        ("text-goods", {"yuan": 4, "rice": 2, "fireworks": 1}),
        ("text-privileges", {"small": 1, "large": 2}),
        ("text-palace", {"palace": 1, "floors": 3, "persons": 2}),
        ("text-palace-person", {"person": Ref("person-monk-old")}),
        ("text-palace-person", {"person": Ref("person-healer-young")}),
        ("text-palace", {"palace": 2, "floors": 2, "persons": 0}),
        ("text-wall-tiles", {"built": 2, "left": 4}),
        ("text-hand", {"cards": 3}),
        ("text-hand-card", {"card": Ref("card-monk"), "count": 1}),
        ("text-hand-card", {"card": Ref("card-wild"), "count": 2}),
    ]
    assert [line.id for line in lines["seat 1"]][:3] == ["text-standing", "text-goods", "text-no-palace"]


def test_the_table_in_words_before_the_year_and_with_hidden_hands() -> None:
    table = game_for(2, hands="hidden").new()
    lines = sections(table.game.view(table, 0), table)
    assert list(lines) == ["text-year", "text-display", "seat 0", "seat 1"]
    assert len(lines["text-year"]) == 12
    assert dict(lines["text-year"][2].arguments)["event"] == Ref("event-unknown")
    assert "text-hand" in [line.id for line in lines["seat 0"]]
    assert lines["seat 1"][-1] == Message("text-hand-hidden", (("cards", 11),))
    assert "text-wall-tiles" not in [line.id for line in lines["seat 0"]]
    over = finished(game_for(2), 1)
    assert asked(over) == ""
    assert dict(sections(over.game.view(over, 0), over)["text-year"][11].arguments)["month"] == 12
