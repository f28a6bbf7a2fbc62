"""The forecast tells what each coming event alone would do to a seat on the present table."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import EVENTS
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import PlayCard
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Ref
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    done,
    draws,
    game_for,
    give,
    legal,
    new_table,
    play,
    table_at,
    walk,
)

COUNTED = ("persons", "yuan", "rice", "fireworks", "points")
STATES = 1000


def game_of(table: YearTable) -> YearOfTheDragon:
    """The game of a table, typed."""
    assert isinstance(table.game, YearOfTheDragon)
    return table.game


def applied(table: YearTable, event: str) -> list[dict[str, int]]:
    """What an event really changes for each seat, played out on a copy."""
    trial = table.copy()
    trial.month = 12
    trial.events = [*trial.events[:11], EVENTS.index(event)]
    before = [trial.game.tally(trial, seat) for seat in range(len(trial.players))]
    ask(trial, Happen(NOBODY))
    while not done(trial):
        play(trial, legal(trial)[0])
    after = [trial.game.tally(trial, seat) for seat in range(len(trial.players))]
    return [
        {name: now[name] - was[name] for name in COUNTED if now[name] != was[name]}
        for was, now in zip(before, after, strict=True)
    ]


def test_each_forecast_is_what_the_event_alone_would_change() -> None:
    compared = 0
    seed = 0
    while compared < STATES:
        seed += 1
        game = game_for(2 + seed % 4, wall="choose" if seed % 2 else "none", super_event="random")
        for number, table in enumerate(walk(game, seed)):
            if number % 9 or table.over or table.month == 0:
                continue
            compared += 1
            events = {event: applied(table, event) for event in EVENTS}
            for seat in range(game.players):
                for look in game.forecast(table, seat):
                    assert look.event == EVENTS[table.events[look.month - 1]]
                    assert look.changes == events[look.event][seat]


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        ("peace", {}),
        ("tribute", {"yuan": -3, "persons": -1}),
        ("drought", {"rice": -1, "persons": -1}),
        ("contagion", {"persons": -2}),
        ("mongols", {"points": 2}),
        ("festival", {"points": 3, "fireworks": -2}),
    ],
)
def test_the_numbers_of_each_event(event: str, changes: dict[str, int]) -> None:
    table = table_at(3, month=12, event=event)
    give(table, 0, "3 warrior-old healer-young monk-old", "1 court-lady-young", "2", yuan=3, rice=1, fireworks=3)
    give(table, 1, fireworks=4)
    give(table, 2, fireworks=1)
    ask(table, PlayCard(0), Happen(NOBODY))
    looks = game_of(table).forecast(table, 0)
    assert [(look.month, look.event, look.changes) for look in looks] == [(12, event, changes)]


def test_a_seat_without_persons_loses_none_and_a_festival_without_tiles_gives_nothing() -> None:
    table = table_at(2, month=11, event="mongols")
    table.events[11] = EVENTS.index("festival")
    ask(table, PlayCard(0), Happen(NOBODY))
    assert [look.changes for look in game_of(table).forecast(table, 0)] == [{}, {}]


def test_the_event_of_the_month_is_forecast_until_it_has_happened() -> None:
    table = table_at(2, month=6, event="tribute")
    give(table, 0, "3 monk-old healer-old", yuan=3)
    ask(table, PlayCard(0), Happen(NOBODY))
    assert game_of(table).forecast(table, 0)[0].month == 6
    play(table, "card healer", "take healer-young", "place palace 1")
    assert asked(table) == "ReleasePerson"
    assert game_of(table).forecast(table, 0)[0].month == 7


def test_before_the_year_only_events_that_lie_there_are_forecast() -> None:
    table = new_table(2)
    draws(table, "event drought", "event drought")
    assert [(look.month, look.event) for look in game_of(table).forecast(table, 1)] == [
        (1, "peace"),
        (2, "peace"),
        (3, "drought"),
        (5, "drought"),
    ]


def test_a_forecast_as_message_and_as_json_holds_all_counts() -> None:
    table = table_at(2, month=12, event="tribute")
    give(table, 0, "3 monk-old healer-old", yuan=3)
    ask(table, PlayCard(0), Happen(NOBODY))
    look = game_of(table).forecast(table, 0)[0]
    arguments: dict[str, Any] = dict(look.message.arguments)
    assert look.message.id == "forecast"
    assert arguments == {
        "month": 12,
        "event": Ref("event-tribute"),
        "persons": -1,
        "yuan": -3,
        "rice": 0,
        "fireworks": 0,
        "points": 0,
    }
    assert look.to_json() == {"month": 12, "event": "tribute", "changes": {"yuan": -3, "persons": -1}}
