"""What a player may do at any time of the own turn, beside the action (YZ-37, YZ-60, YZ-118 to YZ-121, YZ-A68)."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.labels import country_ref, field_arguments, good_ref
from teahouse.games.yinzi.moves import BOARD, RURAL, USE
from teahouse.games.yinzi.names import (
    ADDITIONAL_CROPS,
    ADDITIONAL_SALE,
    AT_WAR,
    BETTER,
    BETTER_SALES,
    BOUGHT,
    DIPLOMACY,
    FIRST_RURAL,
    LAST_FOOD,
    NONE,
    PERSONAL_ROUTE,
    RURAL_PRICE,
    SOLD,
    WAR_COPPER,
)
from teahouse.games.yinzi.steps.common import lift, take_back, usable, why_no_disc
from teahouse.games.yinzi.steps.crops import AdditionalCrops, any_square, offer_tiles
from teahouse.games.yinzi.steps.routes import choose_from_discard, discarded
from teahouse.games.yinzi.steps.sailing import aboard, board
from teahouse.games.yinzi.steps.sales import AdditionalSale, can_sell
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import Move, Refusal

BESIDE: Final = (RURAL, USE, BOARD)
"""The families of moves that are made beside an action."""
_RURAL_GOODS: Final = (1 << LAST_FOOD + 1) - (1 << FIRST_RURAL)
"""What the rural market buys, one bit each."""
_EMISSARIES: Final = (1 << DIPLOMACY) - 1
_BESIDE: Final = 1 << ADDITIONAL_SALE | 1 << ADDITIONAL_CROPS | 1 << PERSONAL_ROUTE | 1 << WAR_COPPER
"""Spaces whose discs are used beside an action, as a set; those of Diplomacy besides."""


def offer_rural(table: YinziTable, seat: int, found: list[Move]) -> None:
    """Own cubes that can be sold to the rural market: any food but rice, not after buying (YZ-119, YZ-121)."""
    if table.memory.grows[seat] & _RURAL_GOODS and table.dealing != BOUGHT:
        good = table.good
        rural = table.box.moves.rural
        for field in table.players[seat].fields:
            if FIRST_RURAL <= good[field] <= LAST_FOOD:
                found.append(rural[field])


def rural_price(player: Player) -> int:
    """Copper for a cube sold to the rural market, one more with Better Sales (YZ-29, YZ-119)."""
    return RURAL_PRICE + BETTER if player.bonus == BETTER_SALES else RURAL_PRICE


def sell_rural(table: YinziTable, seat: int, field: int) -> None:
    """A cube goes to the rural market for 1 copper, one more with Better Sales (YZ-29, YZ-119)."""
    player = table.players[seat]
    lift(table, seat, field)
    table.rural[seat] += 1
    table.dealing = SOLD
    player.copper += rural_price(player)


def why_not_rural(table: YinziTable, seat: int, field: int) -> Refusal:
    """Why this cube is not sold to the rural market."""
    if field not in table.players[seat].fields:
        return Refusal("no-own-cube", "YZ-119", field_arguments(table.box, field))
    good = table.good[field]
    if not FIRST_RURAL <= good <= LAST_FOOD:
        return Refusal("not-rural", "YZ-119", (("good", good_ref(good)),))
    return Refusal("bought-before", "YZ-121")


def soldiers(table: YinziTable, seat: int) -> int:
    """Own workers standing in the war box, a recruit's disc included, lying veterans not (YZ-A28)."""
    return table.players[seat].workers[AT_WAR] + table.players[seat].recruit


def offer_free(table: YinziTable, seat: int, found: list[Move]) -> None:
    """Add everything the seat may do beside its action."""
    memory = table.memory
    if memory.grows[seat] & _RURAL_GOODS:
        offer_rural(table, seat, found)
    discs = table.players[seat].advancements & ~table.fresh & (memory.boarding[seat] | _BESIDE)
    if discs:
        _offer_discs(table, seat, discs, found)


def _offer_discs(table: YinziTable, seat: int, discs: int, found: list[Move]) -> None:
    moves = table.box.moves
    if discs & _EMISSARIES:
        country = table.box.ship_country
        for row, ship in enumerate(table.coast):
            if ship != NONE and discs >> country[ship] & 1 and aboard(table, seat, row):
                found.append(moves.board[row])
    if discs >> ADDITIONAL_SALE & 1 and can_sell(table, seat, 0):
        found.append(moves.use[ADDITIONAL_SALE])
    if discs >> ADDITIONAL_CROPS & 1 and _crops(table, seat):
        found.append(moves.use[ADDITIONAL_CROPS])
    if discs >> PERSONAL_ROUTE & 1 and discarded(table):
        found.append(moves.use[PERSONAL_ROUTE])
    if discs >> WAR_COPPER & 1 and soldiers(table, seat):
        found.append(moves.use[WAR_COPPER])


def _crops(table: YinziTable, seat: int) -> bool:
    tiles: list[Move] = []
    offer_tiles(table, seat, tiles)
    return len(tiles) > 0


def play_free(table: YinziTable, seat: int, move: Move) -> None:
    """Carry out a free move; the caller has pushed the decision that comes back after it."""
    if move.kind == RURAL:
        sell_rural(table, seat, move.a)
    elif move.kind == BOARD:
        board(table, seat, move.a)
    else:
        take_back(table, seat, move.a)
        if move.a == ADDITIONAL_SALE:
            table.agenda.append(AdditionalSale(seat))
        elif move.a == ADDITIONAL_CROPS:
            table.agenda.append(AdditionalCrops(seat))
        elif move.a == PERSONAL_ROUTE:
            choose_from_discard(table, seat)
        else:
            table.players[seat].copper += soldiers(table, seat)


def why_not_free(table: YinziTable, seat: int, move: Move) -> Refusal:
    """Why a free move is not possible now."""
    if move.kind == RURAL:
        return why_not_rural(table, seat, move.a)
    if move.kind == BOARD:
        ship = table.coast[move.a]
        if ship == NONE:
            return Refusal("no-ship", "YZ-86", (("row", move.a + 1),))
        country = table.box.ship_country[ship]
        if not usable(table, seat, country):
            return why_no_disc(table, seat, country)
        return Refusal("nothing-aboard", "YZ-86", (("country", country_ref(country)),))
    if move.a not in (ADDITIONAL_SALE, ADDITIONAL_CROPS, PERSONAL_ROUTE, WAR_COPPER):
        return Refusal("only-in-war", "YZ-64")
    if not usable(table, seat, move.a):
        return why_no_disc(table, seat, move.a)
    if move.a == ADDITIONAL_SALE:
        return Refusal("no-sale", "YZ-63")
    if move.a == ADDITIONAL_CROPS:
        if table.players[seat].cubes == 0:
            return Refusal("no-cube", "YZ-A6")
        return Refusal("no-square", "YZ-A6") if not any_square(table) else Refusal("no-tile", "YZ-63")
    if move.a == PERSONAL_ROUTE:
        return Refusal("no-discard", "YZ-64")
    return Refusal("no-soldiers", "YZ-64")
