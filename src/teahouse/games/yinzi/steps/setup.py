"""Before the first round (YZ-1 to YZ-15)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.moves import TAKE
from teahouse.games.yinzi.steps.factories import StartFactory
from teahouse.games.yinzi.steps.nature import (
    DrawCoast,
    DrawCrop,
    DrawFactory,
    DrawMarket,
    DrawOrder,
    DrawRoute,
    DrawShip,
    reveal_factories,
)
from teahouse.games.yinzi.steps.purse import take_resource
from teahouse.games.yinzi.steps.rounds import StartRound
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, NOBODY, Move, Refusal, Step


def prepare(table: YinziTable) -> None:
    """Everything is drawn in the order of the rulebook; the last on the agenda comes first."""
    players = len(table.players)
    table.agenda.append(StartPlayers(NOBODY))
    table.agenda.append(DrawOrder(NATURE))
    for row in reversed(range(players)):
        table.agenda.append(DrawRoute(NATURE, row))
    table.agenda.append(DrawFactory(NATURE, players))
    for row in reversed(range(players)):
        table.agenda.append(DrawShip(NATURE, row))
    table.agenda.append(DrawCoast(NATURE, 0))
    table.agenda.append(DrawCrop(NATURE))
    table.agenda.append(DrawMarket(NATURE, 0))


class StartPlayers(Step[YinziTable]):
    """In reverse provisional order everybody takes a factory; then, in the same order, a resource."""

    __slots__ = ()

    id: ClassVar[str] = "start-players"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-13", "YZ-14", "YZ-15", "YZ-A5", "YZ-1", "YZ-3", "YZ-7", "YZ-11")

    def run(self, table: YinziTable) -> None:
        table.agenda.append(StartRound(NOBODY, 1))
        for seat in table.provisional:
            table.agenda.append(StartResource(seat))
        table.agenda.append(NewDisplay(NOBODY))
        for seat in table.provisional:
            table.agenda.append(StartFactory(seat))


class NewDisplay(Step[YinziTable]):
    """After everybody has a factory, one new tile for each player is revealed."""

    __slots__ = ()

    id: ClassVar[str] = "new-display"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-14",)

    def run(self, table: YinziTable) -> None:
        reveal_factories(table, len(table.players))


class StartResource(Step[YinziTable]):
    """A player takes one wood or one stone."""

    __slots__ = ()

    id: ClassVar[str] = "start-resource"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-15", "YZ-A5")
    kinds: ClassVar[tuple[str, ...]] = (TAKE,)
    question: ClassVar[str] = "start-resource"

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        if table.wood:
            found.append(table.box.moves.take_wood)
        if table.stone:
            found.append(table.box.moves.take_stone)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        take_resource(table, self.seat, move)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("resource-gone", "YZ-15")
