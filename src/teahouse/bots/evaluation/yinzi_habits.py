"""Yínzi: what a player does next without thinking, once an action has been chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from teahouse.bots.evaluation.yinzi_tastes import Tastes, best_of, end_of, of_kind
from teahouse.bots.evaluation.yinzi_trade import food_due, fortune_here
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    COIN,
    CONSTRUCT_BOATS,
    CORN,
    DEVELOP_FACTORIES,
    FIRST_EUROPEAN,
    FIRST_URBAN,
    HOLD,
    LAST_FOOD,
    LAST_WHOLE,
    NONE,
    RICE,
    ROUNDS,
    SALT,
    SEATS,
    SLOTS,
    TEA,
    WHEAT,
)
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Move


def habit(table: YinziTable, tastes: Tastes) -> Move | None:
    """The habitual answer to the question on the table; None where a turn ends or begins."""
    step = table.agenda[-1]
    answer = _HABITS.get(type(step).__name__)
    return None if answer is None else answer(table, step, step.moves(table), tastes)


Habit = Callable[[YinziTable, Any, list[Move], Tastes], Move]


# -- fortune ----------------------------------------------------------------------------------------------------------


def _boats(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return of_kind(moves, "boat") or end_of(moves)


def _field_worth(table: YinziTable, good: int, field: int) -> float:
    """What cubes on a field are good for."""
    land = table.box.land
    if good == RICE:
        return 1.6
    if good in (WHEAT, CORN):
        return 0.9
    if good == TEA:
        return 1.2 - 0.2 * land.to_sea[land.province[field]]
    if good == SALT:
        return 0.6
    if good >= FIRST_URBAN:
        return 0.8
    return 0.5


def _plant(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """Rice until everybody will be fed, then crops for the towns while copper lasts."""
    seat = step.player
    player = table.players[seat]
    food = 0.0
    for field in player.fields:
        good = table.good[field]
        if good <= LAST_FOOD:
            cubes = table.cubes[field]
            food += cubes if good <= LAST_WHOLE else 0.5 * cubes
    hungry = food < food_due(table, player)
    best = end_of(moves)
    highest = 0.3
    for move in moves:
        if move.kind == "plant":
            good = table.good[move.a]
            if good == RICE:
                worth = 3.1 if hungry else tastes.rice
            else:
                worth = _field_worth(table, good, move.a)
                if hungry and good <= LAST_WHOLE:
                    worth += 1.5
        elif move.kind == "buy":
            good = table.track[move.a]
            worth = (tastes.crop + 0.4 if good == TEA else tastes.crop) - 0.3 * table.box.crop_cost[move.a]
            if player.copper < table.box.crop_cost[move.a]:
                worth -= 1.0
        else:
            continue
        if worth > highest:
            highest = worth
            best = move
    return best


def _square(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """A blank field first; tea near the coast, other goods where a town wants them."""
    good = table.track[step.space]
    land = table.box.land

    def worth(move: Move) -> float:
        if move.kind != "crop":
            return 0.0
        printed = table.good[move.a]
        province = land.province[move.a]
        value = 1.0 if printed == NONE else (0.1 if printed == RICE else 0.5)
        if good == TEA:
            value += 1.0 - 0.5 * land.to_sea[province]
        tile = table.market[province]
        first = province * SLOTS
        for slot in table.box.slots_for[tile][good]:
            if table.raw[first + slot] == NONE:
                value += 0.6
        return value

    return best_of(moves, worth)


def _offered(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    player = table.players[step.seat]
    if player.copper < table.box.crop_cost[step.space] + 1:
        return table.box.moves.no
    return _square(table, step, [move for move in moves if move.kind == "crop"] or moves, tastes)


def _sell(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    land = table.box.land

    def worth(move: Move) -> float:
        if move.kind != "sell":
            return -1.0
        good = table.good[move.a]
        # tea that can be shipped is kept for last
        return (0.5 if good == TEA and land.to_sea[land.province[move.a]] <= 1 else 1.0) if good != SALT else 0.9

    best = best_of(moves, worth)
    return best if best.kind == "sell" else end_of(moves)


def _slot_of_market(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """A coin slot; else a province where an own factory needs the colour."""
    seat = step.seat
    land = table.box.land
    homes = [0] * 4
    for tile in range(seat, 16, SEATS):
        if table.owner[tile] == seat:
            homes[land.spot_province[table.spot[tile]]] += 1

    def worth(move: Move) -> float:
        province, slot = move.a // SLOTS, move.a % SLOTS
        coin = table.box.market_slots[table.market[province]][slot] == COIN
        return (1.0 if coin else 0.0) + 0.8 * homes[province]

    return best_of(moves, worth)


def _develop(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    def worth(move: Move) -> float:
        if move.kind == "upgrade":
            return 3.0 + 0.1 * table.level[move.a] + table.memory.materials[move.a % SEATS] * 0.01
        if move.kind == "build":
            return 2.5 + _factory_worth(table, step.player, move.a)
        if move.kind == "rebuild":
            return 2.6
        return 0.0

    best = best_of(moves, worth)
    return best if best.kind in ("upgrade", "build", "rebuild") else end_of(moves)


def _factory_worth(table: YinziTable, seat: int, tile: int) -> float:
    """Own colour, material on the markets, and ships that want the commodity."""
    colour = tile % SEATS
    value = 0.4 if colour == seat else 0.0
    for province in range(4):
        value += 0.2 * table.memory.materials[province * SEATS + colour]
    for ships in (table.coast, table.next):
        for row in range(len(table.players)):
            if ships[row] != NONE and tile // 4 in table.box.ship_slots[ships[row]]:
                value += 0.15
    return value


def _start_factory(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return best_of(moves, lambda move: _factory_worth(table, step.seat, move.a))


def _spot(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """Near the coast, over fields that are worth little."""
    land = table.box.land

    def worth(move: Move) -> float:
        province = land.spot_province[move.a]
        value = -0.6 * land.to_sea[province]
        for field in land.spots[move.a]:
            good = table.good[field]
            value -= 0.0 if good == NONE else _field_worth(table, good, field)
        return value

    return best_of(moves, worth)


def _advance(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    def worth(move: Move) -> float:
        return tastes.spaces[move.a] if move.kind == "advance" else -1.0

    best = best_of(moves, worth)
    return best if best.kind == "advance" else end_of(moves)


# -- workforce --------------------------------------------------------------------------------------------------------


def _resources(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    player = table.players[step.player]
    take = [move for move in moves if move.kind == "take"]
    if not take or (player.copper < 1 and of_kind(moves, "end") is not None):
        return end_of(moves)
    boats = fortune_here(table, player, CONSTRUCT_BOATS) or table.round < ROUNDS
    builds = fortune_here(table, player, DEVELOP_FACTORIES) or table.round < ROUNDS
    stone_first = builds and (not boats or player.stone + 0.5 < tastes.stone)
    for move in take:
        if (move is table.box.moves.take_stone) == stone_first:
            return move
    return take[0]


def _produce(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    seat = step.player

    def worth(move: Move) -> float:
        if move.kind != "produce":
            return 0.0
        own = table.owner[move.a] == seat
        return 2.0 + table.level[move.a] if own else 0.5

    best = best_of(moves, worth)
    if best.kind != "produce" or (table.owner[best.a] != seat and of_kind(moves, "end") is not None):
        return end_of(moves)
    return best


def _material(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    land = table.box.land
    distance = land.distance[land.spot_province[table.spot[step.tile]]]

    def worth(move: Move) -> float:
        if move.kind != "raw":
            return -9.0
        return -1.5 if move.a == NONE else -float(distance[move.a // SLOTS])

    return best_of(moves, worth)


def _supply(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return of_kind(moves, "give-stock", "give-field") or end_of(moves)


def _load(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """A slot that completes a ship with own cargo; commodities rather to Europe."""
    seat = step.seat

    def worth(move: Move) -> float:
        row = move.a // HOLD
        ship = table.coast[row]
        empty = own = 0
        for slot in range(len(table.box.ship_slots[ship])):
            load = table.cargo[row * HOLD + slot]
            if load == NONE:
                empty += 1
            elif load == A_COMMODITY and table.shipper[row * HOLD + slot] == seat:
                own += 1
        value = 1.0 * own + (1.0 if empty == 1 else 0.0)
        if step.tile != NONE and table.box.ship_country[ship] >= FIRST_EUROPEAN:
            value += 0.7
        return value

    return best_of(moves, worth)


def _emperor(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return best_of(moves, lambda move: move.a - 0.3 * move.b - 0.2 * move.c)


def _most(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return moves[-1]


def _war_routes(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    def worth(move: Move) -> float:
        return float(table.box.route_points[move.a]) if move.kind == "route" else 0.0

    best = best_of(moves, worth)
    return best if best.kind == "route" else end_of(moves)


def _piece(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """What is worth least: a cube of a poor field before a commodity."""

    def worth(move: Move) -> float:
        if move.kind == "give-field":
            return 2.0 - _field_worth(table, table.good[move.a], move.a)
        if move.kind == "give-stock":
            return 0.5
        return 0.3 if move.kind == "give-disc" else 0.0

    return best_of(moves, worth)


def _feed(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """Rice first, which nobody buys; then halves, wheat, discs, bought food."""

    def worth(move: Move) -> float:
        if move.kind == "give-field":
            good = table.good[move.a]
            return 5.0 if good == RICE else (4.0 if good > CORN else 3.0)
        if move.kind == "give-disc":
            return 2.0
        return 1.0 if move.kind == "give-rural" else 0.0

    return best_of(moves, worth)


def _pay(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    """With what is there, unless that would break a silver bag."""
    player = table.players[step.seat]
    short = step.resource == 0 and player.copper < step.amount
    return moves[-1] if short or len(moves) == 1 else moves[0]


def _stop(table: YinziTable, step: Any, moves: list[Move], tastes: Tastes) -> Move:
    return end_of(moves)


_HABITS: Final[dict[str, Habit]] = {
    "ConstructBoats": _boats,
    "PlantCrops": _plant,
    "LayCrop": _square,
    "OfferCrop": _offered,
    "AdditionalCrops": _most,
    "SellAtMarket": _sell,
    "AdditionalSale": _sell,
    "SellCube": _slot_of_market,
    "DevelopFactories": _develop,
    "StartFactory": _start_factory,
    "LayFactory": _spot,
    "FreeUpgrade": _most,
    "ChooseAdvancements": _advance,
    "PlaceAdvancement": _advance,
    "TakeResources": _resources,
    "ProduceCommodities": _produce,
    "ChooseMaterial": _material,
    "SupplyShips": _supply,
    "SecondSalt": _most,
    "LoadShip": _load,
    "ServeEmperor": _emperor,
    "AfterAction": _stop,
    "JoinWar": _most,
    "WarRoutes": _war_routes,
    "GivePiece": _piece,
    "Feed": _feed,
    "Pay": _pay,
    "SellFood": _stop,
    "SecondFood": _piece,
}
