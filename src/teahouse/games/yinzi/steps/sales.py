"""One sale at an urban market: a cube, then a slot (YZ-49 to YZ-51, YZ-63)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.labels import field_arguments, good_ref, province_ref
from teahouse.games.yinzi.moves import SELL, TO
from teahouse.games.yinzi.names import (
    BETTER,
    BETTER_SALES,
    COIN,
    COIN_PRICE,
    FIRST_URBAN,
    NONE,
    PROVINCES,
    SLOTS,
    URBAN_PRICE,
)
from teahouse.games.yinzi.steps.common import capacity_left, cross, lift, put_on_market
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Arguments, Move, Refusal, Step


def coin_open(table: YinziTable, province: int, slot: int, good: int) -> bool:
    """Whether a good may go onto this empty coin slot (YZ-50, YZ-A14)."""
    tile = table.market[province]
    shown = table.box.market_slots[tile]
    first = province * SLOTS
    matching = False
    uncovered = False
    for other in table.box.market_beside[tile][slot]:
        empty = table.raw[first + other] == NONE
        if empty:
            uncovered = True
        if shown[other] == good and (empty or table.rules.coin_literal):
            matching = True
    return matching and uncovered


def takes(table: YinziTable, province: int, good: int) -> bool:
    """Whether a province's market has room for a good."""
    tile = table.market[province]
    first = province * SLOTS
    for slot in table.box.slots_for[tile][good]:
        if table.raw[first + slot] == NONE:
            return True
    if table.rules.coin_literal:  # otherwise a coin slot is open only beside an open slot of the good
        for slot in table.box.coins_for[tile][good]:
            if table.raw[first + slot] == NONE and coin_open(table, province, slot, good):
                return True
    return False


def sellable(table: YinziTable, field: int, reach: int) -> bool:
    """Whether a cube of this field finds a market within reach (YZ-49, YZ-51)."""
    good = table.good[field]
    if good < FIRST_URBAN:
        return False
    land = table.box.land
    here = land.province[field]
    distance = land.distance[here]
    for province in land.near[here]:
        if distance[province] > reach:
            return False
        if takes(table, province, good):
            return True
    return False


def offer_sales(table: YinziTable, seat: int, used: int, found: list[Move]) -> None:
    """Own cubes that can be sold to a town."""
    if table.memory.grows[seat] >> FIRST_URBAN:
        reach = capacity_left(table, seat, used)
        for field in table.players[seat].fields:
            if sellable(table, field, reach):
                found.append(table.box.moves.sell[field])


def can_sell(table: YinziTable, seat: int, used: int) -> bool:
    """Whether any own cube can be sold to a town."""
    if table.memory.grows[seat] >> FIRST_URBAN:
        reach = capacity_left(table, seat, used)
        for field in table.players[seat].fields:
            if sellable(table, field, reach):
                return True
    return False


def why_not_sold(table: YinziTable, seat: int, field: int, used: int) -> Refusal:
    """Why the cube of a field cannot be sold to a town."""
    named = field_arguments(table.box, field)
    if field not in table.players[seat].fields:
        return Refusal("no-own-cube", "YZ-49", named)
    good = table.good[field]
    if good < FIRST_URBAN:
        return Refusal("not-urban", "YZ-49", (("good", good_ref(good)),))
    for province in range(len(PROVINCES)):
        if takes(table, province, good):
            left = max(0, capacity_left(table, seat, used))
            return Refusal("out-of-reach", "YZ-51", (("good", good_ref(good)), ("boats", left)))
    return Refusal("no-demand", "YZ-49", (("good", good_ref(good)),))


def price_at(table: YinziTable, seat: int, slot: int) -> int:
    """Copper for a cube on this slot of a market: more on a coin, one more with Better Sales (YZ-49, YZ-50, YZ-29)."""
    coin = table.box.market_slots[table.market[slot // SLOTS]][slot % SLOTS] == COIN
    price = COIN_PRICE if coin else URBAN_PRICE
    return price + BETTER if table.players[seat].bonus == BETTER_SALES else price


class SellCube(Step[YinziTable]):
    """A player chooses the market slot for a cube; `extra` marks a sale with a disc, which has boats of its own."""

    __slots__ = ("extra", "field")

    id: ClassVar[str] = "sell-cube"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-49", "YZ-50", "YZ-51", "YZ-29", "YZ-17", "YZ-A14", "YZ-A15", "YZ-A17")
    kinds: ClassVar[tuple[str, ...]] = (TO,)
    question: ClassVar[str] = "sell-cube"

    def __init__(self, seat: int, field: int, extra: int) -> None:
        self.seat = seat
        self.field = field
        self.extra = extra

    def details(self, table: YinziTable) -> Arguments:
        return (("good", good_ref(table.good[self.field])), *field_arguments(table.box, self.field))

    def _used(self, table: YinziTable) -> int:
        return 0 if self.extra else table.used  # a budget of its own (YZ-A16)

    def moves(self, table: YinziTable) -> list[Move]:
        box = table.box
        good = table.good[self.field]
        reach = capacity_left(table, self.seat, self._used(table))
        distance = box.land.distance[box.land.province[self.field]]
        found: list[Move] = []
        for province in range(len(PROVINCES)):
            if distance[province] > reach:
                continue
            tile = table.market[province]
            first = province * SLOTS
            for slot in box.slots_for[tile][good]:
                if table.raw[first + slot] == NONE:
                    found.append(box.moves.to[first + slot])
            for slot in box.coins_for[tile][good]:
                if table.raw[first + slot] == NONE and coin_open(table, province, slot, good):
                    found.append(box.moves.to[first + slot])
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        box = table.box
        player = table.players[self.seat]
        province = move.a // SLOTS
        borders = box.land.distance[box.land.province[self.field]][province]
        used = cross(table, self.seat, self._used(table), borders)
        if not self.extra:
            table.used = used
        lift(table, self.seat, self.field)
        put_on_market(table, move.a, self.seat)
        price = price_at(table, self.seat, move.a)
        player.copper += price
        if table.notes is not None:
            table.tell("note-sold", self.seat, (("copper", price), ("province", province_ref(province))))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        box = table.box
        province, slot = move.a // SLOTS, move.a % SLOTS
        good = table.good[self.field]
        shown = box.market_slots[table.market[province]][slot]
        if shown == NONE:
            return Refusal("no-such-slot", "YZ-49", (("province", province_ref(province)),))
        if shown not in (good, COIN):
            return Refusal("other-good", "YZ-49", (("good", good_ref(good)), ("wanted", good_ref(shown))))
        if table.raw[move.a] != NONE:
            return Refusal("slot-full", "YZ-49", (("province", province_ref(province)),))
        if shown == COIN and not coin_open(table, province, slot, good):
            return Refusal("coin-closed", "YZ-50", (("good", good_ref(good)),))
        borders = box.land.distance[box.land.province[self.field]][province]
        left = max(0, capacity_left(table, self.seat, self._used(table)))
        return Refusal("too-far", "YZ-51", (("borders", borders), ("boats", left)))


class AdditionalSale(Step[YinziTable]):
    """A player who used Additional urban market sale chooses the cube."""

    __slots__ = ()

    id: ClassVar[str] = "additional-sale"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-63", "YZ-A16")
    kinds: ClassVar[tuple[str, ...]] = (SELL,)
    question: ClassVar[str] = "additional-sale"

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_sales(table, self.seat, 0, found)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        table.agenda.append(SellCube(self.seat, move.a, 1))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_sold(table, self.seat, move.a, 0)
