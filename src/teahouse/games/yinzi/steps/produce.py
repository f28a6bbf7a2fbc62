"""Produce Commodities: own factories, outsourcing, raw material from the markets (YZ-72 to YZ-79)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import colour_ref, factory_arguments
from teahouse.games.yinzi.moves import NO, PRODUCE, RAW
from teahouse.games.yinzi.names import (
    AT_PRODUCE,
    FACTORIES,
    FREE_RAW_MATERIAL,
    LAST_LEVEL,
    OUTSOURCING_COPPER,
    PROVINCES,
    SEATS,
    SLOTS,
)
from teahouse.games.yinzi.sets import has, just
from teahouse.games.yinzi.steps.common import (
    capacity_left,
    cross,
    employ,
    hands,
    store,
    take_back,
    take_from_market,
    usable,
    why_no_disc,
)
from teahouse.games.yinzi.steps.purse import can_pay, charge, pay_silver, ratio, why_not_payable
from teahouse.games.yinzi.steps.workforce import FREE, WorkforceAction
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Arguments, Move, Refusal, Step, Who

_TILES: Final = range(FACTORIES)
_FREE_RAW_MATERIAL: Final = just(FREE_RAW_MATERIAL)
OWN_WORKERS: Final[tuple[int, ...]] = (0, 2, 1, 1)
"""Workers for one unit by the level of the factory; 0 if it cannot be made there (YZ-74 to YZ-76)."""
FOREIGN_WORKERS: Final[tuple[int, ...]] = (0, 0, 2, 1)
"""The same in somebody else's factory (YZ-77, YZ-78)."""


def workers_needed(table: YinziTable, seat: int, tile: int) -> int:
    """Workers for one unit in this factory, or 0 if the seat cannot work there at all (YZ-74 to YZ-78)."""
    owner = table.owner[tile]
    if owner < 0:
        return 0
    return (OWN_WORKERS if owner == seat else FOREIGN_WORKERS)[table.level[tile]]


def can_outsource(table: YinziTable, seat: int, tile: int) -> bool:
    """Whether the owner can be paid: 3 copper at level II, 1 silver at level III (YZ-77, YZ-78, YZ-A57)."""
    if table.owner[tile] == seat:
        return True
    if table.level[tile] == 2:
        return can_pay(table, seat, OUTSOURCING_COPPER)
    player = table.players[seat]
    return player.silver > 0 or player.copper >= ratio(table)


def material_within(table: YinziTable, tile: int, reach: int) -> bool:
    """Whether a market within reach has a cube of the factory's colour (YZ-79)."""
    return table.memory.nearest[table.box.land.spot_province[table.spot[tile]] * SEATS + tile % SEATS] <= reach


def least_workers(table: YinziTable, seat: int) -> int:
    """The fewest workers with which the seat can produce anywhere now, or 0 if it cannot."""
    player = table.players[seat]
    memory = table.memory
    free = player.advancements & ~table.fresh & _FREE_RAW_MATERIAL
    if player.commodities == 0 or not (free or any(memory.materials)):
        return 0
    reach = capacity_left(table, seat, table.used)
    owners = table.owner
    levels = table.level
    stored = memory.stored_in
    best = 0
    for tile in compress(_TILES, levels):
        level = levels[tile]
        needed = (OWN_WORKERS if owners[tile] == seat else FOREIGN_WORKERS)[level]
        if needed == 0 or needed == best:
            continue
        if stored[tile] < level and (free or material_within(table, tile, reach)):
            if can_outsource(table, seat, tile):
                if needed == 1:
                    return 1
                best = needed
    return best


def offer_material(table: YinziTable, seat: int, tile: int, found: list[Move]) -> None:
    """Cubes of the factory's colour within reach, and the advancement that stands for one."""
    land = table.box.land
    distance = land.distance[land.spot_province[table.spot[tile]]]
    reach = capacity_left(table, seat, table.used)
    colour = tile % SEATS
    for province in range(len(PROVINCES)):
        if distance[province] <= reach and table.memory.materials[province * SEATS + colour]:
            for slot in range(province * SLOTS, province * SLOTS + SLOTS):
                if table.raw[slot] == colour:
                    found.append(table.box.moves.raw[slot])
    if usable(table, seat, FREE_RAW_MATERIAL):
        found.append(table.box.moves.raw_free)


class ProduceCommodities(WorkforceAction):
    """A player works in any number of factories, in each of them once: that is what is done in this turn."""

    __slots__ = ()

    id: ClassVar[str] = "produce-commodities"
    clauses: ClassVar[tuple[str, ...]] = (
        "YZ-72",
        "YZ-73",
        "YZ-74",
        "YZ-75",
        "YZ-76",
        "YZ-77",
        "YZ-78",
        "YZ-A22",
        "YZ-A23",
        "YZ-A57",
        "YZ-A58",
    )
    kinds: ClassVar[tuple[str, ...]] = (PRODUCE, *FREE)
    question: ClassVar[str] = "produce"
    place: ClassVar[int] = AT_PRODUCE

    def again(self, seat: int, done: int) -> ProduceCommodities:
        return ProduceCommodities(seat, self.player, self.group, done)

    def executions(self, table: YinziTable, workers: int, found: list[Move]) -> None:
        seat = self.player
        if table.players[seat].commodities == 0:
            return
        reach = capacity_left(table, seat, table.used)
        free = usable(table, seat, FREE_RAW_MATERIAL)
        owners = table.owner
        levels = table.level
        for tile in compress(_TILES, levels):
            level = levels[tile]
            if (
                0 < (OWN_WORKERS if owners[tile] == seat else FOREIGN_WORKERS)[level] <= workers
                and not has(self.done, tile)
                and table.memory.stored_in[tile] < level
                and (free or material_within(table, tile, reach))
                and can_outsource(table, seat, tile)
            ):
                found.append(table.box.moves.produce[tile])

    def execute(self, table: YinziTable, move: Move) -> int:
        seat, tile = self.player, move.a
        player = table.players[seat]
        employ(player, self.group, AT_PRODUCE, workers_needed(table, seat, tile))
        table.agenda.append(ChooseMaterial(seat, tile, 0))
        owner = table.owner[tile]
        done = self.done | just(tile)
        if owner == seat:
            return done
        second = table.level[tile] == 2
        if table.notes is not None:
            paid = (
                ("owner", Who(owner)),
                ("copper", OUTSOURCING_COPPER if second else 0),
                ("silver", 0 if second else 1),
            )
            table.tell("note-outsources", seat, paid)
        if second:
            table.players[owner].copper += OUTSOURCING_COPPER  # the bank adds what is virtual (YZ-A58)
            charge(table, seat, OUTSOURCING_COPPER)
        else:
            pay_silver(table, seat)
            table.players[owner].silver += 1
        return done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        seat, tile = self.player, move.a
        named = factory_arguments(table.box, tile)
        if table.owner[tile] < 0:
            return Refusal("no-owner", "YZ-72", named)
        if has(self.done, tile):
            return Refusal("used-this-turn", "YZ-72", named)
        needed = workers_needed(table, seat, tile)
        if needed == 0:
            return Refusal("foreign-level-one", "YZ-78", named)
        if table.memory.stored_in[tile] >= table.level[tile]:
            return Refusal("store-full", "YZ-73", (*named, ("level", table.level[tile])))
        left = hands(table.players[seat], self.group, AT_PRODUCE)
        if needed > left:
            clause = "YZ-74" if table.owner[tile] == seat else "YZ-77"
            return Refusal("too-few-workers", clause, (("needed", needed), ("workers", left)))
        if table.players[seat].commodities == 0:
            return Refusal("no-commodity-left", "YZ-A11")
        if not can_outsource(table, seat, tile):
            if table.level[tile] == 2:
                return why_not_payable(table, seat, OUTSOURCING_COPPER, "YZ-77")
            return Refusal("no-silver", "YZ-78", (("copper", table.players[seat].copper), ("ratio", ratio(table))))
        return Refusal("no-material", "YZ-79", (("colour", colour_ref(table.box, tile % SEATS)),))


class ChooseMaterial(Step[YinziTable]):
    """A player takes the raw material for a commodity from a market; `second` asks for another one at level III."""

    __slots__ = ("second", "tile")

    id: ClassVar[str] = "choose-material"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-79", "YZ-76", "YZ-62", "YZ-17", "YZ-19", "YZ-20")
    kinds: ClassVar[tuple[str, ...]] = (RAW, NO)
    question: ClassVar[str] = "choose-material"

    def __init__(self, seat: int, tile: int, second: int) -> None:
        self.seat = seat
        self.tile = tile
        self.second = second

    def details(self, table: YinziTable) -> Arguments:
        return (*factory_arguments(table.box, self.tile), ("second", self.second))

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_material(table, self.seat, self.tile, found)
        if self.second:
            found.append(table.box.moves.no)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move is table.box.moves.no:
            return
        seat, tile = self.seat, self.tile
        if move is table.box.moves.raw_free:
            take_back(table, seat, FREE_RAW_MATERIAL)
        else:
            land = table.box.land
            distance = land.distance[land.spot_province[table.spot[tile]]]
            table.used = cross(table, seat, table.used, distance[move.a // SLOTS])
            take_from_market(table, move.a)
        store(table, seat, tile)
        if table.notes is not None:
            table.tell("note-produced", seat, factory_arguments(table.box, tile))
        if not self.second and _may_double(table, seat, tile):
            table.agenda.append(ChooseMaterial(seat, tile, 1))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move is table.box.moves.no:
            return Refusal("material-due", "YZ-79")
        if move is table.box.moves.raw_free:
            return why_no_disc(table, self.seat, FREE_RAW_MATERIAL)
        colour = self.tile % SEATS
        if table.raw[move.a] != colour:
            return Refusal("no-such-material", "YZ-79", (("colour", colour_ref(table.box, colour)),))
        land = table.box.land
        borders = land.distance[land.spot_province[table.spot[self.tile]]][move.a // SLOTS]
        left = max(0, capacity_left(table, self.seat, table.used))
        return Refusal("too-far", "YZ-20", (("borders", borders), ("boats", left)))


def _may_double(table: YinziTable, seat: int, tile: int) -> bool:
    """In an own level-III factory a worker makes a second unit out of a second raw material (YZ-76)."""
    if table.owner[tile] != seat or table.level[tile] != LAST_LEVEL or table.players[seat].commodities == 0:
        return False
    if table.memory.stored_in[tile] >= LAST_LEVEL:
        return False
    return usable(table, seat, FREE_RAW_MATERIAL) or material_within(
        table, tile, capacity_left(table, seat, table.used)
    )
