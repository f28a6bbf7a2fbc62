"""What the board is told to draw, against what playing shows; and that it follows the box and the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from teahouse.games.year_of_the_dragon import explain, explain_events, forecast, hints, view
from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps import action, event, person, scoring, super_events
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import PlayCard, TakePerson
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson
from teahouse.games.year_of_the_dragon.steps.super_events import NameType
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SPECTATOR, Game, Move, preview
from teahouse.library import build
from tests.games.year_of_the_dragon.positions import (
    ask,
    choosing,
    deal,
    game_for,
    give,
    table_at,
    walk,
    wall,
)
from tests.support import clause

BROUGHT = {"taxes": "yuan", "harvest": "rice", "fireworks": "fireworks", "parade": "track", "research": "points"}


def hinted(table: YearTable, seat: int = 0) -> dict[str, dict[str, Any]]:
    return table.game.hints(table, seat)


@clause("YD-21", "YD-24", "YD-27", "YD-28", "YD-29", "YD-30")
def test_fees_and_gains_of_actions_are_what_choosing_them_changes() -> None:
    compared = 0
    for seed in range(6):
        game = game_for(2 + seed % 4, wall="choose" if seed % 2 else "none")
        for table in walk(game, f"gains {seed}"):
            if table.over or table.to_move < 0 or table.agenda[-1].id != "choose-action":
                continue
            seat = table.to_move
            alone = table.copy()  # somebody else comes next, so that only the action itself happens
            alone.agenda = [ChooseAction((seat + 1) % game.players), table.agenda[-1]]
            for found in (hinted(table, seat), hinted(table, SPECTATOR)):
                for move in table.moves():
                    if move.kind == "action":
                        compare(alone, move, found)
                        compared += 1
    assert compared > 800


def compare(table: YearTable, move: Move, found: dict[str, dict[str, Any]]) -> None:
    """An action played, and what was hinted at before."""
    seat, after = table.to_move, table.copy()
    after.apply(move)
    before, now = table.game.tally(table, seat), table.game.tally(after, seat)
    fee = found.get(f"group-{move.a + 1}", {}).get("fee", 0)
    gives = found.get(move.target, {}).get("gives", 0)
    name = move.text.partition("@")[0]
    assert before["yuan"] - now["yuan"] == fee - (gives if name == "taxes" else 0)
    if name in BROUGHT:
        assert now[BROUGHT[name]] - before[BROUGHT[name]] == gives - (fee if name == "taxes" else 0)
    elif name == "build":
        assert after.agenda[-1].to_json() == ["build-floor", seat, gives]
    else:
        assert not gives


def test_events_are_hinted_at_until_they_have_come_and_only_to_seats() -> None:
    for table in walk(game_for(3, super_event="random"), "events"):
        for seat in range(3):
            found = {thing: hint for thing, hint in hinted(table, seat).items() if thing.startswith("event-")}
            looks = [] if table.over else forecast.forecast(table, seat)
            assert found == {f"event-{look.month}": look.changes for look in looks}
        assert not any(thing.startswith("event-") for thing in hinted(table, SPECTATOR))


@clause("YD-62")
def test_the_wall_lacks_what_it_needs_to_reach_the_month_of_the_mongols() -> None:
    table = table_at(3, month=4, event="mongols", wall="choose")
    wall(table, 2, 1, 0)
    ask(table, PlayCard(0), Happen(NOBODY))
    missing = {thing: hint["missing"] for thing, hint in hinted(table).items() if thing.startswith("wall-")}
    assert missing == {"wall-4": 1, "wall-5": 2, "wall-10": 7}
    wall(table, 4, 3, 3)
    assert not any(thing.startswith("wall-") for thing in hinted(table))
    without = table_at(3, month=4, event="mongols")
    ask(without, PlayCard(0))
    assert not any(thing.startswith("wall-") for thing in hinted(without))


@clause("YD-31")
def test_dragons_on_privileges_are_hinted_at_for_every_seat() -> None:
    table = table_at(3)
    give(table, 0, small=2, large=1)
    give(table, 2, large=1)
    ask(table, PlayCard(1))
    found = {thing: hint for thing, hint in hinted(table, 1).items() if thing.startswith("seat-")}
    assert found == {"seat-1": {"dragons": 4}, "seat-3": {"dragons": 2}}


@clause("YD-12", "YD-77", "YD-33")
def test_a_tile_of_the_display_stands_for_its_type_while_types_are_chosen() -> None:
    table = table_at(2)
    game = table.game
    ask(table, DraftPerson(0))
    assert game.asks(table, "display-healer-young") is game.move("draft healer")
    ask(table, NameType(0))
    assert game.asks(table, "display-healer-young") is game.move("charter healer")
    ask(table, TakePerson(0, 6))
    assert game.asks(table, "display-healer-young") is game.move("take healer-young")
    assert game.asks(table, "display-healer-old") is game.move("take healer-old")


@pytest.mark.parametrize(
    ("step", "thing", "move"),
    [
        ("place-person", "palace-1", "place palace 1"),
        ("build-floor", "palace-1", "raise palace 1"),
        ("lose-floor", "palace-1", "lose-floor palace 1"),
        ("replace-person", "palace-1-monk-old", "replace monk-old palace 1"),
        ("release-person", "palace-1-monk-old", "release monk-old palace 1"),
        ("play-card", "card-monk", "card monk"),
        ("discard-card", "card-monk", "discard monk"),
    ],
)
def test_a_thing_stands_for_the_answer_to_the_question_asked(step: str, thing: str, move: str) -> None:
    table = table_at(2)
    kind = next(kind for kind in table.game.steps if kind.id == step)
    table.agenda = [kind(0, *[1] * (kind.__init__.__code__.co_argcount - 2))]
    assert table.game.asks(table, thing) is table.game.move(move)


def test_hints_of_a_four_player_game_are_small() -> None:
    sizes = [
        len(json.dumps(hinted(table, max(table.to_move, 0)), separators=(",", ":")))
        for seed in range(3)
        for table in walk(game_for(4, wall="choose", super_event="random"), f"size {seed}")
    ]
    assert sum(sizes) / len(sizes) < 800


# -- boards follow the box and the rules -----------------------------------------------------------------------------

MODULES: list[ModuleType] = [
    action,
    event,
    person,
    scoring,
    super_events,
    view,
    forecast,
    hints,
    explain,
    explain_events,
]


def change(patch: pytest.MonkeyPatch, name: str, value: int) -> None:
    """Another number in the rules, everywhere they read it."""
    holders = [module for module in MODULES if hasattr(module, name)]
    assert holders, name
    for module in holders:
        patch.setattr(module, name, value)


@pytest.mark.from_source
def test_the_fee_on_the_board_follows_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "FEE", 5)
    table = choosing(yuan=6, fee=True)
    table.agenda = [ChooseAction(1), ChooseAction(0)]
    assert hinted(table)["group-1"] == {"fee": 5}
    assert preview(table, table.game.move("research@1"), 0)["yuan"] == -5


@pytest.mark.from_source
@pytest.mark.parametrize(
    ("name", "value", "key", "month", "changes"),
    [
        ("TRIBUTE_YUAN", 6, "tribute", "tribute", {"yuan": -5, "persons": -1}),
        ("SICK", 2, "sick", "contagion", {"persons": -1}),
        ("FIRST_PRIZE", 9, "first", "festival", {"points": 9, "fireworks": -1}),
    ],
)
def test_the_numbers_of_events_follow_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int, key: str, month: str, changes: dict[str, int]
) -> None:
    change(monkeypatch, name, value)
    table = table_at(2, month=12, event=month)
    give(table, 0, "3 monk-old healer-young farmer-old", yuan=5, fireworks=2)
    ask(table, PlayCard(0), Happen(NOBODY))
    assert table.game.printed()["events"][key] == value
    assert hinted(table)["event-12"] == changes


FARMER = 'id = "farmer"\ncolour = "green"\nsymbol = "sack"\nyoung = { value = 4, symbols = 1, tiles = 6 }'
TAXES = 'id = "taxes"\nsymbol = "coin"\nbase = 2'


def changed_box(old: str, new: str) -> Game:
    """A game whose components file says something else."""
    text = (files("teahouse.games.year_of_the_dragon") / "components.toml").read_text("utf-8")
    assert text.count(old) == 1, old
    return build("year-of-the-dragon", 2, text.replace(old, new), {"wall": "choose", "super_event": "random"})


@pytest.mark.parametrize(
    ("old", "new", "key", "value"),
    [
        (FARMER, FARMER.replace("symbols = 1", "symbols = 3"), "symbols farmer-young", 3),
        (FARMER, FARMER.replace("value = 4", "value = 9"), "value farmer-young", 9),
        (TAXES, TAXES.replace("2", "4"), "base taxes", 4),
        ("price = 2\nprice-2007 = 2", "price = 3\nprice-2007 = 3", "small_price", 3),
        ("price = 7", "price = 8", "large_price", 8),
        ("month = 7", "month = 9", "super_month", 9),
        ('id = "yuan"\namount = 2', 'id = "yuan"\namount = 5', "wall_amount yuan", 5),
    ],
)
def test_what_is_printed_follows_the_components(old: str, new: str, key: str, value: int) -> None:
    found: Any = changed_box(old, new).printed()
    for name in key.split():
        found = found[name]
    assert found == value


@pytest.mark.parametrize(
    ("old", "new", "thing", "hint"),
    [
        (TAXES, TAXES.replace("2", "4"), "group-1-taxes", {"gives": 4}),
        (FARMER, FARMER.replace("symbols = 1", "symbols = 3"), "group-1-harvest", {"gives": 4}),
        ("dragons = 2", "dragons = 3", "seat-1", {"dragons": 3}),
    ],
)
def test_hints_follow_the_components(old: str, new: str, thing: str, hint: dict[str, int]) -> None:
    table = changed_box(old, new).new()
    assert isinstance(table, YearTable)
    table.events = [0] * MONTHS
    table.month = 3
    give(table, 0, "3 farmer-young", large=1)
    deal(table, "taxes build harvest fireworks parade research", "privilege wall")
    ask(table, ChooseAction(0))
    assert hinted(table)[thing] == hint
