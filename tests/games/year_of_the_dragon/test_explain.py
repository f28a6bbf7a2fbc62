"""What the cards of things say, with the numbers of a seat."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import CARDS, NONE
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import PlayCard
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SPECTATOR, Message
from teahouse.words import Words
from tests.games.year_of_the_dragon.positions import YEAR, ask, deal, game_for, give, stand, table_at, walk, wall

WORDS = Words("en", "year-of-the-dragon", ["Mei", "Bao", "Lin", "Kai"])


def card(table: YearTable, thing: str, seat: int = 0) -> tuple[str, str, str]:
    """Name, what it does and the numbers, as people read them."""
    told = table.game.explain(thing, table.game.view(table, seat))
    assert told is not None, thing

    def read(lines: tuple[Message, ...]) -> str:
        return " ".join(WORDS.say(line) for line in lines)

    return WORDS.say(told.name), read(told.does), read(told.numbers)


def numbers(table: YearTable, thing: str, seat: int = 0) -> str:
    return card(table, thing, seat)[2]


def in_month(event: str, **options: str) -> YearTable:
    """Three seats in the person phase of month 5; the event comes two months later."""
    table = table_at(3, month=5, event=YEAR.split()[4], **options)
    there = YEAR.split().index(event)
    table.events[there], table.events[6] = table.events[6], table.events[there]
    give(table, 0, "3 warrior-young healer-young", "1 monk-old", "2", yuan=2, rice=1, fireworks=2)
    give(table, 1, "2 warrior-old", fireworks=3)
    give(table, 2, "3 warrior-old warrior-young", fireworks=2)
    stand(table, [0, 1, 2], 9, 8, 7)
    ask(table, PlayCard(0), Happen(NOBODY))
    return table


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("mongols", "You have 1 helmet, the others 2, 3. You would score 1 point. You would lose 1 person."),
        ("tribute", "You have 2 yuan. You would lose 2 persons."),
        ("drought", "You have 1 rice for 2 inhabited palaces. You would lose 1 person."),
        ("contagion", "You have 1 mortar. You would lose 2 persons."),
        (
            "festival",
            "You have 2 fireworks, the others 3, 2. You would score 3 points. You would give back 1 fireworks.",
        ),
    ],
)
def test_an_event_says_when_it_comes_and_what_it_would_do(event: str, said: str) -> None:
    assert numbers(in_month(event), "event-7") == f"It comes in 2 months. {said}".strip()


def test_an_event_is_named_with_its_month_and_over_when_it_has_come() -> None:
    table = in_month("tribute")
    name, does, _ = card(table, "event-7")
    assert (name, does.partition(". ")[0]) == ("Month 7: Imperial tribute", "Everybody pays 4 yuan")
    assert numbers(table, "event-5").startswith("It comes this month.")
    assert numbers(table, "event-6").startswith("It comes next month.")
    assert numbers(table, "event-4") == "It is over."


def test_an_event_is_not_over_while_somebody_is_asked_what_they_lose() -> None:
    month = YEAR.split().index("drought") + 1
    table = table_at(2, month=month, event="drought")
    give(table, 0, "2 monk-old court-lady-young", rice=0)
    ask(table, Happen(NOBODY), ScoreRound(NOBODY))
    assert numbers(table, f"event-{month}") == "It is happening now."
    table.play("release monk-old palace 1")
    assert numbers(table, f"event-{month}") == "It is over."


def test_those_who_watch_are_told_what_things_are_but_no_numbers_of_their_own() -> None:
    assert numbers(in_month("mongols"), "event-7", SPECTATOR) == "It comes in 2 months."


def test_the_wall_says_how_long_it_is_and_must_be() -> None:
    table = in_month("mongols", wall="choose")
    wall(table, 2, 1, 0)
    assert numbers(table, "event-7").endswith("3 tiles are built; 7 are needed in this month.")
    assert numbers(table, "wall-2") == (
        "Built by Mei. The wall is 3 of 12 long. 2 tiles are yours; the others have built 1, 0."
    )


@pytest.mark.parametrize(
    ("corner", "said"),
    [
        ("lanternfest", "You would score 6 points."),
        ("buddha", "You would score 2 points."),
        ("earthquake", "You have 6 floors in 3 palaces."),
        ("flood", "You have 5 pieces and would give back 2."),
        ("solar-eclipse", "You have 2 yuan. You would lose 2 persons."),
        ("volcano", "You are on space 9, number 1 in turn order."),
        ("tornado", "You hold 11 cards."),
        ("sunrise", "There is room for 3 persons in your palaces."),
        ("assassination", "You have no privilege."),
        ("charter", "Your helmets: 1. Your Buddhas: 2. Your mortars: 1."),
    ],
)
def test_a_super_event_says_what_it_would_do(corner: str, said: str) -> None:
    table = in_month("tribute", super_event=corner)
    assert numbers(table, f"corner-{corner}") == f"It comes in 2 months. {said}"
    assert table.game.explain("corner", table.game.view(table, 0)) is None


def test_a_hidden_super_event_is_explained_without_its_name() -> None:
    table = in_month("tribute", super_event="hidden")
    assert card(table, "corner")[0] == "Hidden super event"
    assert "corner" in table.game.things(table.game.view(table, 0))


def test_an_action_says_what_it_would_give_and_cost() -> None:
    table = table_at(3, event=YEAR.split()[2])
    give(table, 0, "3 tax-collector-young", yuan=2)
    deal(table, "taxes build", "harvest privilege")
    table.dragons, table.stands = [2, 0, 0], [NONE, 0, 0]
    ask(table, ChooseAction(0))
    assert numbers(table, "group-1-taxes") == (
        "Your coins: 3. You would take 5 yuan. 2 dragons stand here: joining costs 3 yuan. You have 2 yuan."
    )
    assert numbers(table, "group-2") == "Nobody has joined this group: it is free."
    assert table.game.explain("group-2-taxes", table.game.view(table, 0)) is None


def test_persons_and_palaces_speak_of_their_worth() -> None:
    table = in_month("drought")
    assert numbers(table, "palace-2-monk-old") == (
        "This tile’s Buddhas: 2. Your Buddhas: 2. In this palace of 1 floor it would score 2 points at the end."
    )
    assert numbers(table, "palace-3") == (
        "2 floors, nobody lives here. It loses a floor at the end of this month unless somebody moves in."
    )
    assert numbers(
        table, "display-healer-old"
    ) == "3 tiles are left. Your mortars: 1. You have 3 cards that fit.".replace("3 tiles are", "2 tiles are")
    assert numbers(table, "privilege-large").startswith(
        "8 months are still to be scored: bought now, it brings 16 points in all. You have 2 yuan."
    )


@pytest.mark.parametrize(
    "thing",
    ["", "event-0", "event-13", "event-monsoon", "corner-flud", "group-9", "group-1-wall", "action-wall", "palace-9",
     "palace-1-monk-old", "palace-x", "display-healer", "display-craftsman-old", "person-cook", "card-joker",
     "good-tea", "privilege-huge", "wall-1", "wall-tile-rice", "track-1", "points-1", "seat-0", "seat-4", "skip-1",
     "decline-1", "symbol-cook", "moon"],
)  # fmt: skip
def test_what_is_not_there_is_not_explained(thing: str) -> None:
    table = in_month("drought")
    assert table.game.explain(thing, table.game.view(table, 0)) is None


def test_nothing_is_told_of_hands_that_are_hidden() -> None:
    """Two worlds that differ in the hands of the others only: every card says the same in both."""
    compared = 0
    for table in walk(game_for(3, hands="hidden", wall="choose", super_event="hidden"), "two worlds"):
        if table.over or table.to_move != 0 or compared > 20_000:
            continue
        other = table.copy()
        for player in other.players[1:]:
            player.hand = player.hand[::-1][: len(CARDS)]
        view, twin = table.game.view(table, 0), table.game.view(other, 0)
        for thing in table.game.things(view):
            one, two = table.game.explain(thing, view), table.game.explain(thing, twin)
            assert one is not None
            assert two is not None
            assert one.to_json() == two.to_json(), thing
            compared += 1
        assert table.game.things(twin) == table.game.things(view)
    assert compared > 1000


@pytest.mark.parametrize(
    ("area", "name", "said"),
    [
        ("year", "The year", "This is month 5 of 12."),
        ("action", "Actions", "You have 2 yuan."),
        ("palace", "Palaces", "You have 6 floors in 3 palaces. There is room for 3 persons in your palaces."),
        ("good", "Goods", "You have 2 yuan. You have 1 rice. You have 2 fireworks."),
        ("seat", "Players", "You are on space 9, number 1 in turn order."),
        ("wall-tile", "Wall tiles", "You have 6 wall tiles left."),
    ],
)
def test_a_part_of_the_board_has_a_card_of_its_own(area: str, name: str, said: str) -> None:
    found = card(in_month("mongols", wall="choose"), area)
    assert (found[0], found[2]) == (name, said)


def test_there_are_no_wall_tiles_in_a_game_without_the_wall() -> None:
    table = in_month("mongols")
    assert table.game.explain("wall-tile", table.game.view(table, 0)) is None
