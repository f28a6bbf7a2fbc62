"""The frame: four rounds of six phases, administration, the end (YZ-1, YZ-23, YZ-125 to YZ-131)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.yinzi.names import (
    ALL_ACTIONS,
    AT_WORK,
    BOTTOM,
    IN_ADMINISTRATION,
    IN_END,
    IN_RESOLUTION,
    NONE,
    ROUNDS,
    TOP,
)
from teahouse.games.yinzi.steps.bonus import BonusPhase
from teahouse.games.yinzi.steps.common import InTurn, new_occasion
from teahouse.games.yinzi.steps.disasters import Disasters
from teahouse.games.yinzi.steps.emperor import EmperorRewards
from teahouse.games.yinzi.steps.feeding import Feeding
from teahouse.games.yinzi.steps.late_shipping import LateShipping
from teahouse.games.yinzi.steps.nature import Roll, deal
from teahouse.games.yinzi.steps.resolution import FillRoutes, TakeRoutes, Taxes
from teahouse.games.yinzi.steps.turn import Actions
from teahouse.games.yinzi.steps.war import BEFORE, WarGlories
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, NOBODY, Step

_EMPTY_BOXES: Final = [0] * (TOP - AT_WORK)


class StartRound(Step[YinziTable]):
    """A round: bonuses, actions, feeding, resolution, late shipping, administration."""

    __slots__ = ("number",)

    id: ClassVar[str] = "start-round"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-23", "YZ-1")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: YinziTable) -> None:
        table.round = self.number
        if table.chapters is not None:
            table.chapter("round", (("round", table.round),), "round", True)
        table.agenda += _PHASES
        if table.notes is not None and table.chapters is None:
            table.tell("note-round", NOBODY, (("round", table.round),))


class Resolution(Step[YinziTable]):
    """Phase D begins with war glories."""

    __slots__ = ()

    id: ClassVar[str] = "resolution"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-23", "YZ-98")

    def run(self, table: YinziTable) -> None:
        table.phase = IN_RESOLUTION
        table.agenda.append(WarGlories(NOBODY, BEFORE, 0))


class Administration(Step[YinziTable]):
    """The die is rolled; then workers, tax discs, cards and cylinders are put in order for the next round."""

    __slots__ = ("part",)

    id: ClassVar[str] = "administration"
    clauses: ClassVar[tuple[str, ...]] = (
        "YZ-125",
        "YZ-126",
        "YZ-127",
        "YZ-128",
        "YZ-129",
        "YZ-130",
        "YZ-A1",
        "YZ-A12",
    )

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def run(self, table: YinziTable) -> None:
        table.phase = IN_ADMINISTRATION
        if self.part == 0:
            table.agenda.append(Administration(NOBODY, 1))
            table.agenda.append(Roll(NATURE))
            return
        manage_workers(table)
        for player in table.players:
            player.discs += player.tax
            player.tax = 0
            player.cards = [NONE] * 5
            player.worked = 0
            player.box = player.bonus = NONE
        table.memory.open_actions = [ALL_ACTIONS] * len(table.players)
        table.war = []
        table.weaker = 0
        table.bonuses = [NONE] * len(table.bonuses)
        if table.round == ROUNDS:
            table.agenda.append(LastDeals(NOBODY, 0))
            return
        table.provisional = table.order
        table.order = []
        table.agenda.append(StartRound(NOBODY, table.round + 1))
        if not table.rules.hand_late:
            deal(table)


def manage_workers(table: YinziTable) -> None:
    """Workers come home from the boxes and the bottom migration box; those at the top move to the bottom."""
    for player in table.players:
        workers = player.workers
        player.idle += sum(workers[AT_WORK:TOP])
        workers[AT_WORK:TOP] = _EMPTY_BOXES
        if not table.rules.bottom_stays:  # YZ-126, YZ-A12
            player.idle += workers[BOTTOM]
            workers[BOTTOM] = 0
        workers[BOTTOM] += workers[TOP]
        workers[TOP] = 0


_PHASES: Final[list[Step[YinziTable]]] = [
    Administration(NOBODY, 0),
    LateShipping(NOBODY, 0),
    Taxes(NOBODY, 0),
    EmperorRewards(NOBODY, 0),
    TakeRoutes(NOBODY),
    Disasters(NOBODY, 0, 0),
    Resolution(NOBODY),
    Feeding(NOBODY, 0),
    Actions(NOBODY),
    BonusPhase(NOBODY, 0),
]
"""The first steps of every round, the last one first."""


class LastDeals(InTurn):
    """After the last round, in turn order, players may sell food and fulfil personal route tiles; then points count."""

    __slots__ = ()

    id: ClassVar[str] = "last-deals"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-131", "YZ-141", "YZ-A8", "YZ-A48")

    def visit(self, table: YinziTable, seat: int) -> None:
        table.phase = IN_END
        new_occasion(table)
        FillRoutes(seat, seat, 1).enter(table)
