"""Where we are in the year: twelve months of four phases (YD-16)."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons, PlayCard
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Moment

PHASES: Final = ("action", "person", "event", "scoring")


def moment(table: YearTable) -> Moment:
    """The month and its phase; a phase is over when the step that begins the next one has left the agenda."""
    if table.over:
        return Moment(table.month, MONTHS, "", PHASES, NOBODY, 0, table.order)
    seat = _on_turn(table)
    if not table.month:
        return Moment(0, MONTHS, "draft", PHASES, seat, _turn(table, DraftPerson, seat), table.order)
    ahead = {type(step) for step in table.agenda}
    if BeginPersons in ahead:
        return Moment(table.month, MONTHS, "action", PHASES, seat, _turn(table, ChooseAction, seat), table.order)
    if Happen in ahead:
        return Moment(table.month, MONTHS, "person", PHASES, seat, _turn(table, PlayCard, seat), table.order)
    # an event has no turns: whoever loses something is asked (YD-43); after the scoring only the wall is left (YD-65)
    phase = "event" if ScoreRound in ahead else "scoring"
    return Moment(table.month, MONTHS, phase, PHASES, NOBODY, 0, table.order)


def _on_turn(table: YearTable) -> int:
    step = table.agenda[-1]
    if isinstance(step, BuildWall):
        return step.builder  # NATURE may pick the tile (YD-E1)
    return step.seat if step.seat >= 0 else NOBODY


def _turn(table: YearTable, asks: type, seat: int) -> int:
    """The number of a seat's turn: all but those who are still to come have had theirs."""
    if seat == NOBODY:
        return 0
    return len(table.players) - len({step.seat for step in table.agenda if type(step) is asks and step.seat != seat})
