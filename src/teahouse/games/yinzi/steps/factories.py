"""Factory tiles on the map: where they fit, building them, going up a level (YZ-13, YZ-33, YZ-53 to YZ-55)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import factory_arguments
from teahouse.games.yinzi.memory import TO_BUILD
from teahouse.games.yinzi.moves import BUILD, LAY, UPGRADE
from teahouse.games.yinzi.names import LAST_LEVEL, STONE
from teahouse.games.yinzi.steps.common import why_taken
from teahouse.games.yinzi.steps.nature import reveal_factories
from teahouse.games.yinzi.steps.purse import spend
from teahouse.games.yinzi.table import ON_DISPLAY, YinziTable
from teahouse.games.yinzi.tiles import replaced
from teahouse.kernel import Arguments, Move, Refusal, Step

_TAKEN: Final = bytes(not vacancy & TO_BUILD for vacancy in range(256))
"""Squares of `Memory.vacant` on which no factory may stand, once translated."""


def fits(table: YinziTable, fields: tuple[int, ...]) -> bool:
    """Whether all squares are free of cubes and factories, and none is salt (YZ-53)."""
    vacant = table.memory.vacant
    for field in fields:
        if not vacant[field] & TO_BUILD:
            return False
    return True


def any_spot(table: YinziTable) -> bool:
    """Whether a factory fits anywhere."""
    for fields in table.box.land.spots:
        if fits(table, fields):
            return True
    return False


def on_display(table: YinziTable) -> list[int]:
    """Factory tiles that lie face up."""
    return [tile for tile, owner in enumerate(table.owner) if owner == ON_DISPLAY]


def raise_level(table: YinziTable, seat: int, tile: int) -> None:
    """One more disc on a factory (YZ-55)."""
    table.level[tile] += 1
    table.owner[tile] = seat
    table.players[seat].discs -= 1
    if table.notes is not None:
        table.tell("note-level", seat, (*factory_arguments(table.box, tile), ("level", table.level[tile])))


def upgradable(table: YinziTable, seat: int) -> list[int]:
    """Own factories below level III (YZ-33, YZ-55)."""
    levels = table.level
    return [tile for tile, owner in enumerate(table.owner) if owner == seat and levels[tile] < LAST_LEVEL]


def why_not_upgraded(table: YinziTable, seat: int, tile: int) -> Refusal:
    """Why this factory does not go up a level, money aside."""
    named = factory_arguments(table.box, tile)
    if table.owner[tile] != seat:
        return Refusal("not-your-factory", "YZ-55", named)
    if table.level[tile] >= LAST_LEVEL:
        return Refusal("highest-level", "YZ-55", named)
    return Refusal("no-disc-left", "YZ-A11", named)


class StartFactory(Step[YinziTable]):
    """Before the first round each player takes a factory tile, free of charge."""

    __slots__ = ()

    id: ClassVar[str] = "start-factory"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-13", "YZ-A3", "YZ-A5")
    kinds: ClassVar[tuple[str, ...]] = (BUILD,)
    question: ClassVar[str] = "start-factory"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.build[tile] for tile in on_display(table)]

    def play(self, table: YinziTable, move: Move) -> None:
        table.agenda.append(LayFactory(self.seat, move.a, 0))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("not-on-display", "YZ-13", factory_arguments(table.box, move.a))


class LayFactory(Step[YinziTable]):
    """A player lays the chosen factory tile on free squares of one province; `paid` says that a stone is due."""

    __slots__ = ("paid", "tile")

    id: ClassVar[str] = "lay-factory"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-53", "YZ-54", "YZ-13", "YZ-19")
    kinds: ClassVar[tuple[str, ...]] = (LAY,)
    question: ClassVar[str] = "lay-factory"

    def __init__(self, seat: int, tile: int, paid: int) -> None:
        self.seat = seat
        self.tile = tile
        self.paid = paid

    def details(self, table: YinziTable) -> Arguments:
        return factory_arguments(table.box, self.tile)

    def moves(self, table: YinziTable) -> list[Move]:
        land = table.box.land
        taken = sum(compress(land.squares, table.memory.vacant.translate(_TAKEN)))
        return [move for move, squares in zip(table.box.moves.lay, land.spot_squares) if not squares & taken]

    def play(self, table: YinziTable, move: Move) -> None:
        tile = self.tile
        land = table.box.land
        table.spot = replaced(table.spot, tile, move.a)
        for field in land.spots[move.a]:
            table.memory.vacant[field] = 0
            table.good[field] = land.printed[field]  # an empty crop tile leaves the game (YZ-54)
        raise_level(table, self.seat, tile)
        if self.paid:
            reveal_factories(table, 1)
            spend(table, self.seat, STONE)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        fields = table.box.land.spots[move.a]
        taken = [field for field in fields if not table.memory.vacant[field]]
        return why_taken(table, (taken or fields)[0], "YZ-53")


class FreeUpgrade(Step[YinziTable]):
    """A player's factory goes up one level for nothing (a bonus, or the reward of Bridge)."""

    __slots__ = ()

    id: ClassVar[str] = "free-upgrade"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-33", "YZ-111", "YZ-A9")
    kinds: ClassVar[tuple[str, ...]] = (UPGRADE,)
    question: ClassVar[str] = "free-upgrade"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.upgrade[tile] for tile in upgradable(table, self.seat)]

    def play(self, table: YinziTable, move: Move) -> None:
        raise_level(table, self.seat, move.a)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_upgraded(table, self.seat, move.a)


def give_upgrade(table: YinziTable, seat: int) -> None:
    """Offer a free upgrade if it can be used; otherwise it is lost (YZ-A9)."""
    if table.players[seat].discs and upgradable(table, seat):
        table.agenda.append(FreeUpgrade(seat))


def give_boat(table: YinziTable, seat: int) -> None:
    """One step on the boat track, none beyond its end (YZ-32, YZ-110, YZ-A9)."""
    player = table.players[seat]
    if player.boat + 1 < len(table.box.capacity):
        player.boat += 1
        if table.notes is not None:
            table.tell("note-boat", seat, (("capacity", table.box.capacity[player.boat]),))
