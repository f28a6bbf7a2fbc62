"""Where we are in the year: twelve months of four phases (YD-16)."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons, PlayCard
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Moment

PHASES: Final = ("action", "person", "event", "scoring")


def moment(table: YearTable) -> Moment:
    """The month and its phase; a phase is over when the step that begins the next one has left the agenda."""
    seat = table.to_move if table.to_move >= 0 else NOBODY
    if table.over or not table.month:
        return Moment(table.month, MONTHS, "" if table.over else "draft", PHASES, seat, 0, table.order)
    ahead = {type(step) for step in table.agenda}
    if BeginPersons in ahead:
        return Moment(table.month, MONTHS, "action", PHASES, seat, _turn(table, ChooseAction, seat), table.order)
    if Happen in ahead:
        return Moment(table.month, MONTHS, "person", PHASES, seat, _turn(table, PlayCard, seat), table.order)
    return Moment(table.month, MONTHS, "event", PHASES, seat, 0, table.order)


def _turn(table: YearTable, asks: type, seat: int) -> int:
    """How many seats have begun their turn in a phase in which each is asked once."""
    if seat == NOBODY:
        return 0
    return len(table.players) - sum(type(step) is asks and step.seat != seat for step in table.agenda)
