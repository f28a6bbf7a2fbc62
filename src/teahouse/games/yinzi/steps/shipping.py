"""Supply Ships: commodities, tea and pairs of salt (YZ-80 to YZ-83)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import commodity_ref, field_arguments, good_ref
from teahouse.games.yinzi.moves import GIVE_DISC, GIVE_FIELD, GIVE_STOCK, SLOT
from teahouse.games.yinzi.names import A_COMMODITY, AT_SHIPS, FACTORIES, FREE_SALT, NONE, SALT, TEA, TEA_SLOT
from teahouse.games.yinzi.steps.common import (
    capacity_left,
    cross,
    employ,
    lift,
    take_back,
    unstore,
    usable,
    why_no_disc,
)
from teahouse.games.yinzi.steps.sailing import fill_slot, open_slots, wanted_mask, why_no_slot
from teahouse.games.yinzi.steps.workforce import FREE, WorkforceAction
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Arguments, Move, Refusal, Step

SHIPPED: Final = (TEA, SALT)
"""Goods that ships take (YZ-81)."""
_SHIPPED_GOODS: Final = 1 << TEA | 1 << SALT
_TILES: Final = range(FACTORIES)


def nearest_salt(table: YinziTable, seat: int, but: int) -> int:
    """Borders from the nearest salt to the sea, one cube of field `but` left out; 99 if there is none."""
    if usable(table, seat, FREE_SALT):
        return 0
    land = table.box.land
    best = 99
    for field in table.players[seat].fields:
        if table.good[field] == SALT and (field != but or table.cubes[field] > 1):
            best = min(best, land.to_sea[land.province[field]])
    return best


def deliverable(table: YinziTable, seat: int, field: int, reach: int, wanted: int) -> bool:
    """Whether the tea or salt of a field can be supplied now."""
    land = table.box.land
    good = table.good[field]
    borders = land.to_sea[land.province[field]]
    if good == TEA:
        return wanted >> TEA_SLOT & 1 == 1 and borders <= reach
    return good == SALT and borders + nearest_salt(table, seat, field) <= reach


def can_deliver(table: YinziTable, seat: int) -> bool:
    """Whether the seat can supply anything to any ship."""
    memory = table.memory
    if memory.grows[seat] & _SHIPPED_GOODS or memory.stored_by[seat]:
        found: list[Move] = []
        offer_deliveries(table, seat, found)
        return len(found) > 0
    return False


def offer_deliveries(table: YinziTable, seat: int, found: list[Move]) -> None:
    """Pieces that can be supplied: own commodities somebody demands, tea, salt that makes a pair."""
    wanted = wanted_mask(table)
    if wanted == 0:
        return
    player = table.players[seat]
    land = table.box.land
    reach = capacity_left(table, seat, table.used)
    memory = table.memory
    if memory.stored_by[seat]:
        for tile in compress(_TILES, player.stock):
            if wanted >> tile // 4 & 1 and land.to_sea[land.spot_province[table.spot[tile]]] <= reach:
                found.append(table.box.moves.give_stock[tile])
    if memory.grows[seat] & _SHIPPED_GOODS:
        for field in player.fields:
            if table.good[field] in SHIPPED and deliverable(table, seat, field, reach, wanted):
                found.append(table.box.moves.give_field[field])


class SupplyShips(WorkforceAction):
    """A worker delivers one commodity, one tea or two salt; first the piece, then where it goes."""

    __slots__ = ()

    id: ClassVar[str] = "supply-ships"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-80", "YZ-81", "YZ-82", "YZ-87", "YZ-20", "YZ-21")
    kinds: ClassVar[tuple[str, ...]] = (GIVE_STOCK, GIVE_FIELD, *FREE)
    question: ClassVar[str] = "supply-ships"
    place: ClassVar[int] = AT_SHIPS

    def again(self, seat: int, done: int) -> SupplyShips:
        return SupplyShips(seat, self.player, self.group, done)

    def executions(self, table: YinziTable, workers: int, found: list[Move]) -> None:
        offer_deliveries(table, self.player, found)

    def execute(self, table: YinziTable, move: Move) -> int:
        seat = self.player
        employ(table.players[seat], self.group, AT_SHIPS, 1)
        if move.kind == GIVE_STOCK:
            table.agenda.append(LoadShip(seat, move.a, NONE, 0))
        elif table.good[move.a] == TEA:
            table.agenda.append(LoadShip(seat, NONE, move.a, 0))
        else:
            land = table.box.land
            table.used = cross(table, seat, table.used, land.to_sea[land.province[move.a]])
            lift(table, seat, move.a)
            table.players[seat].cubes += 1  # it waits in the supply until the pair goes aboard
            table.agenda.append(SecondSalt(seat))
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        seat = self.player
        land = table.box.land
        left = max(0, capacity_left(table, seat, table.used))
        if move.kind == GIVE_STOCK:
            if not table.players[seat].stock[move.a]:
                return Refusal("nothing-stored", "YZ-81", (("commodity", commodity_ref(move.a)),))
            if not wanted_mask(table) >> move.a // 4 & 1:
                return Refusal("no-ship-wants", "YZ-81", (("piece", commodity_ref(move.a)),))
            borders = land.to_sea[land.spot_province[table.spot[move.a]]]
            return Refusal("too-far", "YZ-82", (("borders", borders), ("boats", left)))
        if move.a not in table.players[seat].fields:
            return Refusal("no-own-cube", "YZ-81", field_arguments(table.box, move.a))
        good = table.good[move.a]
        if good not in (TEA, SALT):
            return Refusal("not-shipped", "YZ-81", (("good", good_ref(good)),))
        wanted = wanted_mask(table)
        if wanted == 0 or (good == TEA and not wanted >> TEA_SLOT & 1):
            return Refusal("no-ship-wants", "YZ-81", (("piece", good_ref(good)),))
        if good == SALT and nearest_salt(table, seat, move.a) == 99:
            return Refusal("no-second-salt", "YZ-81")
        return Refusal("too-far", "YZ-82", (("borders", land.to_sea[land.province[move.a]]), ("boats", left)))


class SecondSalt(Step[YinziTable]):
    """A player chooses the second salt of a pair."""

    __slots__ = ()

    id: ClassVar[str] = "second-salt"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-81", "YZ-82", "YZ-63")
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD, GIVE_DISC)
    question: ClassVar[str] = "second-salt"

    def moves(self, table: YinziTable) -> list[Move]:
        land = table.box.land
        reach = capacity_left(table, self.seat, table.used)
        found: list[Move] = []
        for field in table.players[self.seat].fields:
            if table.good[field] == SALT and land.to_sea[land.province[field]] <= reach:
                found.append(table.box.moves.give_field[field])
        if usable(table, self.seat, FREE_SALT):
            found.append(table.box.moves.give_disc[FREE_SALT])
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        cubes = 1
        if move.kind == GIVE_FIELD:
            land = table.box.land
            table.used = cross(table, self.seat, table.used, land.to_sea[land.province[move.a]])
            lift(table, self.seat, move.a)
            table.players[self.seat].cubes += 1
            cubes = 2
        else:
            take_back(table, self.seat, FREE_SALT)
        table.agenda.append(LoadShip(self.seat, NONE, NONE, cubes))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == GIVE_DISC:
            if move.a != FREE_SALT:
                return Refusal("only-salt", "YZ-81")
            return why_no_disc(table, self.seat, FREE_SALT)
        if move.a not in table.players[self.seat].fields:
            return Refusal("no-own-cube", "YZ-81", field_arguments(table.box, move.a))
        if table.good[move.a] != SALT:
            return Refusal("only-salt", "YZ-81")
        land = table.box.land
        left = max(0, capacity_left(table, self.seat, table.used))
        return Refusal("too-far", "YZ-82", (("borders", land.to_sea[land.province[move.a]]), ("boats", left)))


class LoadShip(Step[YinziTable]):
    """A player chooses the slot: for the commodity of a factory, the tea of a field, or a pair of `cubes` cubes."""

    __slots__ = ("cubes", "field", "tile")

    id: ClassVar[str] = "load-ship"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-81", "YZ-83", "YZ-80", "YZ-122")
    kinds: ClassVar[tuple[str, ...]] = (SLOT,)
    question: ClassVar[str] = "load-ship"

    def __init__(self, seat: int, tile: int, field: int, cubes: int) -> None:
        self.seat = seat
        self.tile = tile
        self.field = field
        self.cubes = cubes

    def _demand(self) -> int:
        if self.tile != NONE:
            return self.tile // 4
        return TEA_SLOT if self.field != NONE else NONE

    def moves(self, table: YinziTable) -> list[Move]:
        return open_slots(table, self._demand())

    def play(self, table: YinziTable, move: Move) -> None:
        seat = self.seat
        land = table.box.land
        if self.tile != NONE:
            table.used = cross(table, seat, table.used, land.to_sea[land.spot_province[table.spot[self.tile]]])
            unstore(table, seat, self.tile)
            fill_slot(table, seat, move.a, A_COMMODITY)
        elif self.field != NONE:
            table.used = cross(table, seat, table.used, land.to_sea[land.province[self.field]])
            lift(table, seat, self.field)
            fill_slot(table, seat, move.a, 1)
        else:
            table.players[seat].cubes -= self.cubes
            fill_slot(table, seat, move.a, self.cubes)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_no_slot(table, move.a, self._demand())

    def details(self, table: YinziTable) -> Arguments:
        if self.tile != NONE:
            return (("what", "commodity"), ("piece", commodity_ref(self.tile)))
        if self.field != NONE:
            return (("what", "tea"), ("piece", good_ref(TEA)))
        return (("what", "pair"), ("piece", good_ref(SALT)))
