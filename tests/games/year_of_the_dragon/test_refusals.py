"""Why not: every reason, with the clause and the numbers that fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.games.year_of_the_dragon import clauses
from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.steps.action import BeginActions, BuyPrivilege, ChooseAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson, PlayCard, ReplacePerson
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson
from teahouse.games.year_of_the_dragon.steps.super_events import SuperEvent
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import GAME_OVER, NOBODY, NOT_NOW, SAME_AS, IllegalMove, Ref
from tests.games.year_of_the_dragon.positions import (
    PERSONS,
    ask,
    deal,
    draws,
    finished,
    game_for,
    give,
    new_table,
    play,
    table_at,
    wall,
)
from tests.games.year_of_the_dragon.test_components import with_box

MONK = PERSONS["monk-old"]


def setting_up() -> YearTable:
    table = new_table(2)
    draws(table, "event drought", "event drought")
    return table


def one_corner() -> YearTable:
    changes = '[super-events]\nsource = "printed"\nmonth = 7\ncorners = ["flood"]\n'
    table = with_box(changes, 2, super_event="hidden")
    table.month = 7
    table.corner = -1
    ask(table, SuperEvent(NOBODY))
    return table


def drafting(*drafts: str) -> YearTable:
    table = table_at(2)
    ask(table, DraftPerson(0), DraftPerson(0), DraftPerson(1), DraftPerson(1))
    for draft in drafts:
        play(table, f"draft {draft}", "place palace 1")
    return table


def dealing() -> YearTable:
    table = table_at(3)
    ask(table, BeginActions(NOBODY))
    draws(table, "deal build", "deal taxes", "deal parade", "deal harvest")
    return table


def choosing(yuan: int = 6, dragons: int = 0, **options: str) -> YearTable:
    table = table_at(2, wall=options.get("wall", "none"))
    give(table, 0, yuan=yuan)
    deal(table, "taxes build harvest wall", "fireworks parade research privilege")
    table.dragons = [dragons, dragons]
    if built := options.get("built"):
        wall(table, *(int(count) for count in built.split()))
    ask(table, ChooseAction(0))
    return table


def buying(yuan: int) -> YearTable:
    table = table_at(2)
    give(table, 0, yuan=yuan)
    ask(table, BuyPrivilege(0))
    return table


def building(*palaces: str) -> YearTable:
    table = table_at(2)
    give(table, 0, *palaces)
    ask(table, BuildFloor(0, 1))
    return table


def laying_wall() -> YearTable:
    table = table_at(2, wall="choose")
    wall(table, 2, 0)
    ask(table, BuildWall(0, 0))
    return table


def playing(*moves: str) -> YearTable:
    table = table_at(2)
    give(table, 0, hand="monk healer wild")
    table.tiles[PERSONS["monk-young"]] = 0
    ask(table, PlayCard(0))
    play(table, *moves)
    return table


def placing(*palaces: str) -> YearTable:
    table = table_at(2)
    give(table, 0, *palaces)
    ask(table, PlacePerson(0, MONK))
    return table


def replacing(*palaces: str) -> YearTable:
    table = table_at(2)
    give(table, 0, *palaces)
    ask(table, ReplacePerson(0, MONK))
    return table


def happening(event: str, *palaces: str, moves: tuple[str, ...] = ()) -> YearTable:
    table = table_at(2, event=event)
    give(table, 0, *palaces, yuan=3)
    ask(table, Happen(NOBODY))
    play(table, *moves)
    return table


def struck(corner: str, *palaces: str, moves: tuple[str, ...] = ()) -> YearTable:
    table = table_at(2, month=7, super_event=corner)
    give(table, 0, *palaces, yuan=4, rice=1, hand="monk healer farmer")
    if corner == "sunrise":
        table.tiles[PERSONS["scholar-young"]] = 0
    ask(table, SuperEvent(NOBODY))
    play(table, *moves)
    return table


def person(name: str) -> Ref:
    return Ref(f"person-{name}")


Position = Callable[[], YearTable]
CASES: list[tuple[Position, str, str, str, dict[str, Any]]] = [
    (setting_up, "event drought", "no-event-left", "YD-6", {"event": Ref("event-drought")}),
    (setting_up, "event peace", "no-event-left", "YD-6", {"event": Ref("event-peace")}),
    (one_corner, "corner volcano", "corner-not-in-box", "YD-67", {"corner": Ref("corner-volcano")}),
    (lambda: drafting("monk"), "draft monk", "draft-two-types", "YD-12", {"person": person("monk")}),
    (
        lambda: drafting("monk", "healer", "healer"),
        "draft monk",
        "draft-pair-taken",
        "YD-13",
        {"person": person("monk"), "first": person("healer")},
    ),
    (dealing, "deal build", "card-dealt", "YD-17", {"action": Ref("action-build"), "group": 1}),
    (dealing, "deal harvest", "card-dealt", "YD-17", {"action": Ref("action-harvest"), "group": 2}),
    (dealing, "deal wall", "no-wall-card", "YD-59", {}),
    (choosing, "taxes@3", "no-such-group", "YD-17", {"group": 3, "groups": 2}),
    (choosing, "wall@1", "no-wall-card", "YD-59", {}),
    (choosing, "parade@1", "not-in-group", "YD-19", {"action": Ref("action-parade"), "group": 1, "there": 2}),
    (lambda: choosing(2, 1), "taxes@1", "group-taken", "YD-21", {"price": 3, "yuan": 2, "group": 1}),
    (lambda: choosing(2, 1), "privilege@2", "group-taken", "YD-21", {"price": 3, "yuan": 2, "group": 2}),
    (lambda: choosing(1), "privilege@2", "privilege-too-dear", "YD-B3", {"price": 2, "yuan": 1}),
    (lambda: choosing(4, 2), "privilege@2", "privilege-too-dear", "YD-B3", {"price": 5, "yuan": 4}),
    (lambda: choosing(wall="choose", built="6 6"), "wall@1", "wall-complete", "YD-61", {"length": 12}),
    (lambda: choosing(wall="choose", built="6 2"), "wall@1", "no-wall-tile", "YD-E4", {"built": 6}),
    (lambda: choosing(2, 1, wall="choose"), "wall@1", "group-taken", "YD-21", {"price": 3, "yuan": 2, "group": 1}),
    (lambda: buying(6), "privilege large", "privilege-too-dear", "YD-31", {"price": 7, "yuan": 6}),
    (lambda: buying(1), "privilege small", "privilege-too-dear", "YD-31", {"price": 2, "yuan": 1}),
    (lambda: building("3", "1"), "raise palace 1", "palace-at-full-height", "YD-14", {"palace": 1, "floors": 3}),
    (lambda: building("1", "1"), "raise palace 2", SAME_AS, "YD-25", {"move": "raise palace 1"}),
    (lambda: building("1", "1"), "raise palace 3", "no-such-palace", "YD-14", {"palace": 3, "palaces": 2}),
    (laying_wall, "wall rice", "wall-tile-used", "YD-60", {"tile": Ref("wall-tile-rice")}),
    (playing, "card farmer", "no-such-card", "YD-33", {"card": Ref("card-farmer")}),
    (
        lambda: playing("card monk"),
        "take farmer-old",
        "wrong-type",
        "YD-33",
        {"person": person("farmer-old"), "card": Ref("card-monk")},
    ),
    (lambda: playing("card monk"), "take monk-young", "no-tile-left", "YD-33", {"person": person("monk-young")}),
    (lambda: playing("card wild"), "take monk-young", "no-tile-left", "YD-33", {"person": person("monk-young")}),
    (
        lambda: placing("2 farmer-old farmer-old", "1"),
        "place palace 1",
        "palace-full",
        "YD-14",
        {"palace": 1, "floors": 2, "persons": 2},
    ),
    (lambda: placing("2", "2"), "place palace 2", SAME_AS, "YD-35", {"move": "place palace 1"}),
    (lambda: placing("2", "2"), "place palace 4", "no-such-palace", "YD-14", {"palace": 4, "palaces": 2}),
    (
        lambda: replacing("1 farmer-old", "1 healer-old"),
        "replace healer-old palace 1",
        "person-not-there",
        "YD-36",
        {"person": person("healer-old"), "palace": 1},
    ),
    (
        lambda: replacing("1 farmer-old", "1 farmer-old"),
        "replace farmer-old palace 2",
        SAME_AS,
        "YD-36",
        {"move": "replace farmer-old palace 1"},
    ),
    (
        lambda: replacing("1 farmer-old"),
        "replace farmer-old palace 2",
        "no-such-palace",
        "YD-14",
        {"palace": 2, "palaces": 1},
    ),
    (
        lambda: happening("tribute", "1 farmer-old", "1 healer-old"),
        "release monk-old palace 2",
        "person-not-there",
        "YD-43",
        {"person": person("monk-old"), "palace": 2},
    ),
    (
        lambda: happening("tribute", "2 farmer-old", "2 farmer-old"),
        "release farmer-old palace 2",
        SAME_AS,
        "YD-43",
        {"move": "release farmer-old palace 1"},
    ),
    (
        lambda: happening("drought", "2 farmer-old monk-old", "1 monk-old", moves=("release monk-old palace 1",)),
        "release farmer-old palace 1",
        "palace-has-lost-one",
        "YD-46",
        {"palace": 1},
    ),
    (
        lambda: happening("drought", "1 monk-old", "1 monk-old"),
        "release monk-old palace 2",
        SAME_AS,
        "YD-46",
        {"move": "release monk-old palace 1"},
    ),
    (
        lambda: happening("drought", "1 monk-old", "1"),
        "release monk-old palace 2",
        "person-not-there",
        "YD-46",
        {"person": person("monk-old"), "palace": 2},
    ),
    (
        lambda: happening("drought", "1 monk-old"),
        "release monk-old palace 2",
        "no-such-palace",
        "YD-14",
        {"palace": 2, "palaces": 1},
    ),
    (lambda: struck("earthquake", "2", "2"), "lose-floor palace 2", SAME_AS, "YD-70", {"move": "lose-floor palace 1"}),
    (
        lambda: struck("earthquake", "2", "2"),
        "lose-floor palace 3",
        "no-such-palace",
        "YD-14",
        {"palace": 3, "palaces": 2},
    ),
    (
        lambda: struck(
            "earthquake",
            "3 monk-old healer-old farmer-old",
            "1",
            "1 monk-old",
            moves=("lose-floor palace 1", "lose-floor palace 2"),
        ),
        "release monk-old palace 2",
        "palace-not-crowded",
        "YD-F3",
        {"palace": 2},
    ),
    (
        lambda: struck(
            "earthquake", "3 monk-old healer-old", "1", moves=("lose-floor palace 1", "lose-floor palace 1")
        ),
        "release farmer-old palace 1",
        "person-not-there",
        "YD-F3",
        {"person": person("farmer-old"), "palace": 1},
    ),
    (
        lambda: struck(
            "earthquake",
            "2 monk-old healer-old",
            "2 monk-old healer-old",
            "1",
            moves=("lose-floor palace 1", "lose-floor palace 2"),
        ),
        "release healer-old palace 2",
        SAME_AS,
        "YD-F3",
        {"move": "release healer-old palace 1"},
    ),
    (lambda: struck("flood"), "return fireworks", "nothing-to-return", "YD-71", {"good": Ref("good-fireworks")}),
    (lambda: struck("tornado"), "discard wild", "no-such-card", "YD-74", {"card": Ref("card-wild")}),
    (lambda: struck("sunrise"), "take monk-old", "only-young", "YD-F11", {"person": person("monk-old")}),
    (
        lambda: struck("sunrise", moves=("take monk-young", "place palace 1")),
        "take monk-young",
        "type-selected",
        "YD-75",
        {"person": person("monk-young")},
    ),
    (lambda: struck("sunrise"), "take scholar-young", "no-tile-left", "YD-75", {"person": person("scholar-young")}),
    (
        lambda: struck("charter", "1 monk-old"),
        "charter farmer",
        "no-such-person",
        "YD-77",
        {"person": person("farmer")},
    ),
    (lambda: finished(game_for(2), 1), "skip", GAME_OVER, "YD-53", {}),
    (lambda: struck("charter", "1 monk-old"), "skip", NOT_NOW, "YD-22", {"when": Ref("when-skip")}),
    (playing, "skip", NOT_NOW, "YD-22", {"when": Ref("when-skip")}),
]


@pytest.mark.parametrize(
    ("position", "text", "reason", "clause", "numbers"),
    CASES,
    ids=[f"{reason} {text}" for _, text, reason, _, _ in CASES],
)
def test_an_illegal_move_is_refused_with_its_clause_and_numbers(
    position: Position, text: str, reason: str, clause: str, numbers: dict[str, Any]
) -> None:
    table = position()
    before = table.position()
    with pytest.raises(IllegalMove) as caught:
        table.play(table.game.move(text))
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.clause, dict(refusal.numbers)) == (reason, clause, numbers)
    assert table.position() == before


def test_every_reason_in_the_sources_has_a_case_above() -> None:
    folder = Path(clauses.__file__).parent
    written: set[str] = set()
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        written |= set(re.findall(r'Refusal\(\s*"([\w-]+)"', text))
        if "Refusal(SAME_AS" in text:
            written.add(SAME_AS)
    assert len(written) > 20
    assert written <= {reason for _, _, reason, _, _ in CASES}


def test_every_step_that_asks_has_a_case_above() -> None:
    asked = set()
    for position, *_ in CASES:
        table = position()
        if not table.over:
            asked.add(type(table.agenda[-1]).__name__)
    assert {step.__name__ for step in YearOfTheDragon.steps if step.kinds} == asked
