"""What a seat sees, what stays hidden, and positions."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from teahouse.games.dragon_boats.names import LETTERS
from teahouse.games.dragon_boats.steps.draws import DrawCard
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, SPECTATOR, BadData, preview
from teahouse.words import LANGUAGES, Words
from tests.games.dragon_boats.positions import (
    ask,
    board,
    enrich,
    farmer,
    give,
    hold,
    last_round,
    play,
    rules,
    sail,
    show,
    stand,
    walk,
)
from tests.support import clause


def shown(table: DragonTable, seat: int) -> dict[str, Any]:
    """A view as plain JSON."""
    found = json.loads(json.dumps(table.game.view(table, seat).to_json()))
    assert isinstance(found, dict)
    return found


@clause("DB-R52")
def test_a_blind_card_is_seen_by_its_owner_alone_and_a_card_of_the_display_by_all() -> None:
    table = stand(3)
    hold(table, 0, "H", blind=True)
    hold(table, 0, "Q")
    hold(table, 0, "K")
    own = shown(table, 0)["facts"]["players"][0]
    assert (own["hand"], own["blind"], own["hidden"], own["open"]) == (["H", "Q"], ["H"], 0, ["K"])
    for seat in (1, 2, SPECTATOR):
        other = shown(table, seat)["facts"]["players"][0]
        assert (other["hand"], other["blind"], other["hidden"], other["open"]) == (["Q"], [], 1, ["K"])


@clause("DB-R52")
def test_points_of_hidden_cards_are_seen_by_their_owner_alone() -> None:
    table = stand(3)
    hold(table, 0, "Q", blind=True)
    table.players[0].food = 3
    assert shown(table, 0)["scores"][0] == 7
    assert shown(table, 1)["scores"][0] == 0
    assert table.scores()[0] == 7


def test_two_tables_that_differ_in_a_hidden_card_look_the_same_to_others() -> None:
    views = []
    for card, rest in (("H", "C"), ("C", "H")):
        table = stand(3)
        hold(table, 0, card, blind=True)
        hold(table, 1, rest, blind=True)
        views.append((shown(table, 2), shown(table, SPECTATOR)))
    assert views[0] == views[1]


def test_the_log_hides_what_was_drawn_from_the_others() -> None:
    table = stand(3)
    ask(table, DrawCard(NATURE, 1))
    table.notes = []
    table.play(table.game.move("draw H"))
    assert [(note.message.id, note.only) for note in table.notes] == [("note-draws", -1), ("note-drawn", 1)]
    ask(table, DrawCard(NATURE, 1))
    table.notes = []
    table.play(table.game.move("draw K"))
    assert [(note.message.id, note.only) for note in table.notes] == [("note-draws-open", -1)]


@clause("DB-R52", "DB-64")
def test_after_the_end_all_cards_are_shown_for_scoring() -> None:
    table = stand(3)
    hold(table, 0, "H", blind=True)
    last_round(table)
    table.agenda.clear()
    table.settle()
    view = shown(table, 1)
    assert view["facts"]["players"][0]["hand"] == ["H"]
    assert view["scores"] == table.scores()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_an_imagined_table_gives_the_same_view(seat: int) -> None:
    table = stand(3)
    hold(table, 0, "HQ", blind=True)
    hold(table, 1, "C", blind=True)
    hold(table, 2, "T")
    farmer(table, 1, "north field-c", "mountain a0")
    board(table, "nw", front=0)
    sail(table, "se", "east-right")
    give(table, 2, "tea")
    enrich(table, 0, 2)
    view = table.game.view(table, seat)
    for first in (0, 3, 7):
        imagined = table.game.imagine(view, lambda below, first=first: first % below)  # type: ignore[misc]
        assert shown(imagined, seat) == shown(table, seat)  # type: ignore[arg-type]


def test_an_imagined_hand_never_holds_a_permanent_card() -> None:
    table = stand(2)
    hold(table, 0, "H", blind=True)
    view = table.game.view(table, 1)
    for first in range(24):
        imagined = table.game.imagine(view, lambda below, first=first: first % below)  # type: ignore[misc]
        assert isinstance(imagined, DragonTable)
        assert not imagined.players[0].hand & imagined.box.permanent
        assert imagined.players[0].hand.bit_count() == 1


def test_a_position_loads_to_an_equal_table() -> None:
    table = stand(4)
    hold(table, 0, "HQ", blind=True)
    farmer(table, 1, "north field-c", "mountain a0")
    board(table, "nw", front=0, rear=2)
    position = json.loads(json.dumps(table.position()))
    assert table.game.load(position) == table


LIES = {
    "a lost tile": (("bag", 0), 0, "does not add up: .* tiles of cinnabar"),
    "too much food": (("food",), 11, "does not add up: 11 food"),
    "a third player": (("first",), 2, r"first must be a whole number from 0 to 1"),
    "a card twice": (("display", 0), "Z", "does not add up|alphabetical"),
    "money beyond the track": (("players", 0, "money"), 11, r"players\[0\]\.money must be"),
    "an extra disc": (("players", 0, "discs"), 4, "does not add up: 5 discs of seat 1"),
    "a start on card 1": (("players", 0, "start"), 1, "a round card that takes a disc"),
    "a farmer without tile": (("players", 0, "farmers"), [12], "does not add up"),
    "an unknown topper": (("toppers", 0), 99, "the number of a topper"),
    "a boat away that never sailed": (("places", 0), 3, "each boat that is away"),
    "a permanent card in hand": (("players", 0, "hand"), ["K"], "must hold permanent cards in open"),
    "an unseen card that is not there": (("players", 0, "blind"), ["A"], "cards of the hand"),
    "a neutral disc on top": (("stacks", 0), [0, -1], "neutral discs on stall i|discs of seat 1"),
    "no neutral disc": (("stacks", 0), [], "neutral discs on stall i"),
    "a second neutral disc": (("stacks", 0), [-1, -1], "neutral discs on stall i"),
    "rounds out of order": (("rounds",), [1, 3, 2], "ascending order"),
    "a missing list": (("stacks",), [[]], "a list of 5"),
}


@pytest.mark.parametrize("name", LIES)
def test_a_position_that_does_not_fit_is_refused_by_name(name: str) -> None:
    place, value, sentence = LIES[name]
    table = stand(2)
    show(table, "A", "B")
    position = copy.deepcopy(table.position())
    target = position["table"]
    for key in place[:-1]:
        target = target[key]
    target[place[-1]] = value
    with pytest.raises(BadData, match=sentence):
        table.game.load(position)


def test_a_copy_is_equal_and_independent() -> None:
    table = stand(3)
    twin = table.copy()
    assert twin == table
    play(twin, "private 1")
    give(twin, 2, "tea")
    twin.stacks[0].append(1)
    twin.seats[0] = 1
    assert twin != table
    assert table == stand(3)


def test_a_preview_tells_what_a_move_changes() -> None:
    table = stand(2)
    assert preview(table, table.game.move("private 1"), 0) == {"money": 2, "discs": -1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read_in_words(language: str) -> None:
    table = stand(3)
    hold(table, 0, "HQ", blind=True)
    hold(table, 1, "UA")
    farmer(table, 1, "north field-c", "mountain a0")
    board(table, "nw", front=0, rear=2)
    sail(table, "se", "east-right")
    table.stacks[4] += [0, 1, 0, 1, 0, 1]
    walk(table, 0, "north port-left")
    words = Words(language, "dragon-boats", ["Mei", "Bao", "Lin"])
    lines = []
    for section in table.game.text(table.game.view(table, 0)):
        lines.append(words.say(section.title))
        lines += [words.say(line) for line in section.lines]
    text = "\n".join(lines)
    assert "Mei" in text
    assert "H (" in text
    for player in table.players:
        player.farms = [0] * 5
    assert len(lines) > 50


def test_scores_lie_within_the_bounds() -> None:
    game = rules(4)
    bounds = game.bounds()
    assert bounds.moves == len(game.catalogue)
    assert bounds.lowest == 0
    table = stand(4)
    for letter in LETTERS:
        hold(table, 0, letter)
    farmer(table, 0, *(f"mountain {name}" for name in ("a0", "a1", "a2", "a3", "b0", "b1", "b2", "c0", "c1", "d0")))
    table.players[0].money = 10
    assert table.scores()[0] <= bounds.highest
