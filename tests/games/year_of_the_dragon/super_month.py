"""The month of the super event."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.super_events import SuperEvent
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Value
from tests.games.year_of_the_dragon.positions import ask, legal, play, table_at


def struck(corner: str, players: int = 2, event: str = "peace", **options: Value) -> YearTable:
    """Month 7 with this super event; give things, then ask for SuperEvent."""
    return table_at(players, month=7, event=event, super_event=corner, **options)


def strike(table: YearTable) -> None:
    """Let the super event happen."""
    ask(table, SuperEvent(NOBODY))


def play_month(table: YearTable, month: int = 7) -> None:
    """Play a month in which everybody takes the first move offered."""
    table.agenda = [BeginMonth(NOBODY, month)]
    table.settle()
    while not table.over:
        play(table, legal(table)[0])
