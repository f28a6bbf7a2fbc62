"""What a seat can give: cubes, commodities, rural cubes, virtual goods, discs (YZ-62, YZ-92, YZ-95, YZ-120)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from teahouse.games.yinzi.labels import colour_ref, commodity_ref, demand_ref, field_arguments, good_ref, space_ref
from teahouse.games.yinzi.moves import GIVE_FIELD, GIVE_RURAL, GIVE_STOCK
from teahouse.games.yinzi.names import (
    ANY_COMMODITY,
    ANY_GOOD,
    BOUGHT,
    COMMODITIES,
    CUBE,
    DIPLOMACY,
    DISC,
    EMISSARY,
    FACTORIES,
    FIRST_COMMODITY,
    FIRST_RURAL,
    FREE_RICE,
    FREE_SALT,
    FREE_WHEAT,
    GOODS,
    LAST_FOOD,
    NONE,
    NOTHING_REAL,
    RICE,
    RURAL_COST,
    SALT,
    SOLD,
    VIRTUAL_RICE,
    WHEAT,
)
from teahouse.games.yinzi.names import COMMODITY as COMMODITY_PIECE
from teahouse.games.yinzi.steps.common import (
    lift,
    lift_disc,
    take_back,
    unstore,
    usable,
    usable_discs,
    why_no_disc,
)
from teahouse.games.yinzi.steps.purse import charge, spendable, why_not_payable
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Move, Refusal

_TILES: Final = range(FACTORIES)
_EMISSARIES: Final = (1 << DIPLOMACY) - 1
"""The spaces of Diplomacy, one bit each."""
_SERVING: Final = (
    *((good,) for good in range(len(GOODS))),
    *((commodity,) for commodity in range(len(COMMODITIES))),
    tuple(range(len(COMMODITIES))),
    tuple(range(len(GOODS))),
)
"""For each demand but an emissary: the goods, or the commodities, that serve it."""


def rural_cubes(table: YinziTable, seat: int) -> int:
    """Cubes of the rural market the seat can buy now: 2 copper each, not after selling (YZ-120, YZ-121)."""
    cubes = 0 if table.dealing == SOLD else sum(table.rural)
    return min(cubes, spendable(table, seat) // RURAL_COST) if cubes else 0


def buy_rural(table: YinziTable, seat: int, colour: int) -> None:
    """Buy a cube of the rural market; it is used at once and returns to its colour's supply (YZ-120, YZ-A59)."""
    table.rural[colour] -= 1
    table.players[colour].cubes += 1
    table.dealing = BOUGHT
    charge(table, seat, RURAL_COST)


def why_not_bought_rural(table: YinziTable, seat: int, colour: int) -> Refusal:
    """Why no cube of this colour is bought."""
    if table.dealing == SOLD:
        return Refusal("sold-before", "YZ-121")
    if table.rural[colour] == 0:
        return Refusal("rural-empty", "YZ-120", (("colour", colour_ref(table.box, colour)),))
    return why_not_payable(table, seat, RURAL_COST, "YZ-120")


class Pantry:
    """What a seat has for demands that name a kind, counted."""

    __slots__ = ("commodities", "discs", "goods", "rural")

    goods: list[int]
    commodities: list[int]
    rural: int
    discs: int


def pantry_of(table: YinziTable, seat: int) -> Pantry:
    """Count everything a seat can give."""
    player = table.players[seat]
    good = table.good
    cubes = table.cubes
    found = Pantry()
    goods = [0] * len(GOODS)
    for field in player.fields:
        goods[good[field]] += cubes[field]
    goods[RICE] += table.spare
    commodities = [0] * 4
    if table.memory.stored_by[seat]:
        stock = player.stock
        for tile in compress(_TILES, stock):
            commodities[tile // 4] += stock[tile]
    discs = usable_discs(table, seat)
    if discs:
        if discs >> FREE_RICE & 1:
            goods[RICE] += VIRTUAL_RICE
        goods[WHEAT] += discs >> FREE_WHEAT & 1
        goods[SALT] += discs >> FREE_SALT & 1
    found.goods = goods
    found.commodities = commodities
    found.rural = rural_cubes(table, seat)
    found.discs = (discs & _EMISSARIES).bit_count()
    return found


def can_fill(pantry: Pantry, demands: list[int], part: int) -> bool:
    """Whether all demands from `part` on can be met at once."""
    if part == len(demands):
        return True
    demand = demands[part]
    if demand == EMISSARY:
        if pantry.discs == 0:
            return False
        pantry.discs -= 1
        enough = can_fill(pantry, demands, part + 1)
        pantry.discs += 1
        return enough
    if FIRST_COMMODITY <= demand <= ANY_COMMODITY:
        commodities = pantry.commodities
        for commodity in _SERVING[demand]:
            if commodities[commodity]:
                commodities[commodity] -= 1
                enough = can_fill(pantry, demands, part + 1)
                commodities[commodity] += 1
                if enough:
                    return True
        return False
    goods = pantry.goods
    for good in _SERVING[demand]:
        if goods[good]:
            goods[good] -= 1
            enough = can_fill(pantry, demands, part + 1)
            goods[good] += 1
            if enough:
                return True
    if pantry.rural and rural_serves(demand):
        pantry.rural -= 1
        enough = can_fill(pantry, demands, part + 1)
        pantry.rural += 1
        return enough
    return False


def rural_serves(demand: int) -> bool:
    """A rural cube is any food but rice (YZ-18), so also any good (YZ-A69)."""
    return demand == ANY_GOOD or FIRST_RURAL <= demand <= LAST_FOOD


def virtual_good(space: int) -> int:
    """The good an advancement stands for, or NONE."""
    if space == FREE_RICE:
        return RICE
    if space == FREE_WHEAT:
        return WHEAT
    return SALT if space == FREE_SALT else NONE


def offer_pieces(table: YinziTable, seat: int, demands: list[int], part: int, found: list[Move]) -> None:
    """The pieces for a demand; where further demands follow, only those that leave enough for them."""
    demand = demands[part]
    pantry = pantry_of(table, seat)
    moves = table.box.moves
    if demand == EMISSARY:
        if can_fill(pantry, demands, part):
            for space in range(DIPLOMACY):
                if usable(table, seat, space):
                    found.append(moves.give_disc[space])
        return
    if FIRST_COMMODITY <= demand <= ANY_COMMODITY:
        for commodity in _SERVING[demand]:
            if pantry.commodities[commodity]:
                pantry.commodities[commodity] -= 1
                if can_fill(pantry, demands, part + 1):
                    for tile in compress(_TILES, table.players[seat].stock):
                        if tile // 4 == commodity:
                            found.append(moves.give_stock[tile])
                pantry.commodities[commodity] += 1
        return
    fitting = 0
    for good in _SERVING[demand]:
        if pantry.goods[good]:
            pantry.goods[good] -= 1
            if can_fill(pantry, demands, part + 1):
                fitting |= 1 << good
            pantry.goods[good] += 1
    for field in table.players[seat].fields:
        if fitting >> table.good[field] & 1:
            found.append(moves.give_field[field])
    if fitting >> RICE & 1 and (table.spare or usable(table, seat, FREE_RICE)):
        found.append(moves.give_disc[FREE_RICE])
    if fitting >> WHEAT & 1 and usable(table, seat, FREE_WHEAT):
        found.append(moves.give_disc[FREE_WHEAT])
    if fitting >> SALT & 1 and usable(table, seat, FREE_SALT):
        found.append(moves.give_disc[FREE_SALT])
    if pantry.rural and rural_serves(demand):
        pantry.rural -= 1
        if can_fill(pantry, demands, part + 1):
            found += compress(moves.give_rural, table.rural)


def give(table: YinziTable, seat: int, move: Move) -> int:
    """Take the piece a move names from where it is; what of it lies on the tile. The caller has pushed what follows."""
    if move.kind == GIVE_FIELD:
        lift(table, seat, move.a)
        return CUBE
    if move.kind == GIVE_STOCK:
        unstore(table, seat, move.a)
        return COMMODITY_PIECE
    if move.kind == GIVE_RURAL:
        buy_rural(table, seat, move.a)
        return NOTHING_REAL
    if move.a < DIPLOMACY:
        lift_disc(table, seat, move.a)
        return DISC
    if move.a == FREE_RICE:
        if table.spare:
            table.spare = 0
        else:
            take_back(table, seat, FREE_RICE)
            table.spare = 1
        return NOTHING_REAL
    take_back(table, seat, move.a)
    return NOTHING_REAL


def why_not_given(table: YinziTable, seat: int, demand: int, move: Move) -> Refusal:
    """Why a piece does not serve a demand."""
    box = table.box
    wanted = demand_ref(demand)
    if move.kind == GIVE_FIELD:
        if move.a not in table.players[seat].fields:
            return Refusal("no-own-cube", "YZ-92", field_arguments(box, move.a))
        good = table.good[move.a]
        if demand not in (good, ANY_GOOD):
            return Refusal("wrong-piece", "YZ-91", (("piece", good_ref(good)), ("wanted", wanted)))
        return Refusal("needed-elsewhere", "YZ-91", (("piece", good_ref(good)),))
    if move.kind == GIVE_STOCK:
        if not table.players[seat].stock[move.a]:
            return Refusal("nothing-stored", "YZ-92", (("commodity", commodity_ref(move.a)),))
        if demand not in (ANY_COMMODITY, FIRST_COMMODITY + move.a // 4):
            return Refusal("wrong-piece", "YZ-91", (("piece", commodity_ref(move.a)), ("wanted", wanted)))
        return Refusal("needed-elsewhere", "YZ-91", (("piece", commodity_ref(move.a)),))
    if move.kind == GIVE_RURAL:
        if not rural_serves(demand):
            return Refusal("rural-wrong", "YZ-18", (("wanted", wanted),))
        if table.rural[move.a] and rural_cubes(table, seat):
            return Refusal("needed-elsewhere", "YZ-91", (("piece", colour_ref(box, move.a)),))
        return why_not_bought_rural(table, seat, move.a)
    if not usable(table, seat, move.a) and not (move.a == FREE_RICE and table.spare):
        return why_no_disc(table, seat, move.a)
    served = demand == EMISSARY if move.a < DIPLOMACY else demand in (ANY_GOOD, virtual_good(move.a))
    if not served:
        return Refusal("wrong-piece", "YZ-91", (("piece", space_ref(move.a)), ("wanted", wanted)))
    return Refusal("needed-elsewhere", "YZ-91", (("piece", space_ref(move.a)),))
