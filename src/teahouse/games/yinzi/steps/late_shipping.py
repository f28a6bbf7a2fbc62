"""Phase E: a pair of two different foods for any ship (YZ-122 to YZ-124)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import field_arguments, good_ref, space_ref
from teahouse.games.yinzi.moves import END, GIVE_DISC, GIVE_FIELD, GIVE_RURAL, RURAL
from teahouse.games.yinzi.names import (
    ALL_FOODS,
    FREE_RICE,
    FREE_WHEAT,
    IN_LATE_SHIPPING,
    LAST_FOOD,
    NONE,
    RICE,
    SEATS,
    WHEAT,
)
from teahouse.games.yinzi.steps.common import (
    InTurn,
    Loop,
    capacity_left,
    cross,
    lift,
    new_occasion,
    usable,
    usable_discs,
    why_no_disc,
)
from teahouse.games.yinzi.steps.free import offer_rural, sell_rural, why_not_rural
from teahouse.games.yinzi.steps.pantry import buy_rural, give, rural_cubes, virtual_good, why_not_bought_rural
from teahouse.games.yinzi.steps.sailing import wanted_mask
from teahouse.games.yinzi.steps.shipping import LoadShip
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY, Arguments, Move, Refusal, Step

FAR: Final = 99
FOODS: Final = LAST_FOOD + 1
ANY_FOOD: Final = LAST_FOOD + 1
"""A rural cube: it is named so that the two foods differ (YZ-A20)."""


class LateShipping(InTurn):
    """In turn order each player may deliver once."""

    __slots__ = ()

    id: ClassVar[str] = "late-shipping"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-122", "YZ-A45")

    def visit(self, table: YinziTable, seat: int) -> None:
        table.phase = IN_LATE_SHIPPING
        new_occasion(table)
        _SHIP_FOOD[seat].enter(table)


def foods_of(table: YinziTable, seat: int) -> int:
    """The foods a seat has on fields or as a disc, one bit each."""
    foods = table.memory.grows[seat] & ALL_FOODS
    discs = usable_discs(table, seat)
    if discs >> FREE_RICE & 1:
        foods |= 1 << RICE
    if discs >> FREE_WHEAT & 1:
        foods |= 1 << WHEAT
    return foods


def food_borders(table: YinziTable, seat: int) -> list[int]:
    """For each food the fewest borders an own piece of it crosses; FAR if there is none."""
    land = table.box.land
    found = [FAR] * FOODS
    for field in table.players[seat].fields:
        good = table.good[field]
        if good <= LAST_FOOD:
            found[good] = min(found[good], land.to_sea[land.province[field]])
    discs = usable_discs(table, seat)
    if discs >> FREE_RICE & 1:
        found[RICE] = 0
    if discs >> FREE_WHEAT & 1:
        found[WHEAT] = 0
    return found


def completes(nearest: list[int], rural: int, reach: int, first: int) -> bool:
    """Whether a second, different food can follow, with so much reach and so many rural cubes left."""
    if rural and reach >= 0:
        return True
    for good, borders in enumerate(nearest):
        if good != first and borders <= reach:
            return True
    return False


def offer_food(table: YinziTable, seat: int, first: int, found: list[Move]) -> None:
    """Pieces for the pair: the first one (`first` is NONE), or a second that differs from the first."""
    moves = table.box.moves
    land = table.box.land
    rural = rural_cubes(table, seat)
    if first == NONE and rural < 2 and rural + foods_of(table, seat).bit_count() < 2:
        return  # most often there is no pair at all
    nearest = food_borders(table, seat)
    reach = capacity_left(table, seat, table.used)
    for field in table.players[seat].fields:
        good = table.good[field]
        if good > LAST_FOOD or good == first:
            continue
        left = reach - land.to_sea[land.province[field]]
        if left >= 0 and (first != NONE or completes(nearest, rural, left, good)):
            found.append(moves.give_field[field])
    for space, good in ((FREE_RICE, RICE), (FREE_WHEAT, WHEAT)):
        if usable(table, seat, space) and good != first:
            if first != NONE or completes(nearest, rural, reach, good):
                found.append(moves.give_disc[space])
    if rural and (first != NONE or completes(nearest, rural - 1, reach, ANY_FOOD)):
        found += compress(moves.give_rural, table.rural)


def give_food(table: YinziTable, seat: int, move: Move) -> None:
    """Take a piece of the pair from where it is; a field cube waits in the supply until the pair goes aboard."""
    if move.kind == GIVE_FIELD:
        land = table.box.land
        table.used = cross(table, seat, table.used, land.to_sea[land.province[move.a]])
        lift(table, seat, move.a)
        table.players[seat].cubes += 1
    elif move.kind == GIVE_RURAL:
        buy_rural(table, seat, move.a)
    else:
        give(table, seat, move)


def food_of(table: YinziTable, move: Move) -> int:
    """The food a piece is."""
    if move.kind == GIVE_FIELD:
        return table.good[move.a]
    return ANY_FOOD if move.kind == GIVE_RURAL else virtual_good(move.a)


def why_no_food(table: YinziTable, seat: int, first: int, move: Move) -> Refusal:
    """Why a piece does not belong to the pair."""
    land = table.box.land
    if move.kind == GIVE_FIELD:
        if move.a not in table.players[seat].fields:
            return Refusal("no-own-cube", "YZ-122", field_arguments(table.box, move.a))
        if table.good[move.a] > LAST_FOOD:
            return Refusal("no-food", "YZ-122", (("good", good_ref(table.good[move.a])),))
    elif move.kind == GIVE_RURAL:
        if not (table.rural[move.a] and rural_cubes(table, seat)):
            return why_not_bought_rural(table, seat, move.a)
    else:
        if virtual_good(move.a) not in (RICE, WHEAT):
            return Refusal("no-food-disc", "YZ-122", (("space", space_ref(move.a)),))
        if not usable(table, seat, move.a):
            return why_no_disc(table, seat, move.a)
    good = food_of(table, move)
    if first != NONE and good == first:
        return Refusal("same-food", "YZ-122", (("good", good_ref(good)),))
    if move.kind == GIVE_FIELD:
        borders = land.to_sea[land.province[move.a]]
        left = max(0, capacity_left(table, seat, table.used))
        if borders > left:
            return Refusal("too-far", "YZ-123", (("borders", borders), ("boats", left)))
    return Refusal("no-pair", "YZ-122")


class ShipFood(Loop):
    """A player may deliver a pair of different foods; this is the first of them."""

    __slots__ = ()

    id: ClassVar[str] = "ship-food"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-122", "YZ-123", "YZ-120", "YZ-A20", "YZ-A21", "YZ-A60", "YZ-A74")
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD, GIVE_RURAL, GIVE_DISC, RURAL, END)
    question: ClassVar[str] = "ship-food"

    def asking(self, seat: int) -> ShipFood:
        return ShipFood(seat, self.player)

    def details(self, table: YinziTable) -> Arguments:
        can = "ship" if self.may(table, GIVE_FIELD, GIVE_RURAL, GIVE_DISC) != "none" else "sell"
        return (("can", can),)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        if wanted_mask(table):
            offer_food(table, self.player, NONE, found)
        if table.rules.wide_market:
            offer_rural(table, self.player, found)
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        if move.kind == RURAL:
            sell_rural(table, self.player, move.a)
            table.agenda.append(ShipFood(NOBODY, self.player))
            return
        cubes = 1 if move.kind == GIVE_FIELD else 0
        table.agenda.append(SecondFood(self.player, food_of(table, move), cubes))
        give_food(table, self.player, move)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == RURAL:
            if not table.rules.wide_market:
                return Refusal("no-selling-now", "YZ-A74")
            return why_not_rural(table, self.player, move.a)
        if not wanted_mask(table):
            return Refusal("no-empty-slot", "YZ-122")
        return why_no_food(table, self.player, NONE, move)


_SHIP_FOOD: Final = [ShipFood(seat, seat) for seat in range(SEATS)]


class SecondFood(Step[YinziTable]):
    """A player chooses the second food: `first` is the other one, `cubes` the real cubes so far."""

    __slots__ = ("cubes", "first")

    id: ClassVar[str] = "second-food"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-122", "YZ-123", "YZ-A20")
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD, GIVE_RURAL, GIVE_DISC)
    question: ClassVar[str] = "second-food"

    def __init__(self, seat: int, first: int, cubes: int) -> None:
        self.seat = seat
        self.first = first
        self.cubes = cubes

    def details(self, table: YinziTable) -> Arguments:
        return (("good", good_ref(self.first) if self.first != ANY_FOOD else good_ref(NONE)),)

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_food(table, self.seat, self.first, found)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        cubes = self.cubes + (1 if move.kind == GIVE_FIELD else 0)
        table.agenda.append(LoadShip(self.seat, NONE, NONE, cubes))
        give_food(table, self.seat, move)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_no_food(table, self.seat, self.first, move)
