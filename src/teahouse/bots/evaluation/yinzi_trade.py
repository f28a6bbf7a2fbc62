"""Yínzi: what factories, commodities, ships and fields promise a house."""

from __future__ import annotations

from typing import Final

from teahouse.bots.evaluation.yinzi_weights import YinziWeights
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    AT_WORK,
    BETTER_SALES,
    FACTORIES,
    FACTORY_POINTS,
    FED_WORKERS,
    FIRST_EUROPEAN,
    HOLD,
    IN_ACTIONS,
    IN_BONUS,
    IN_FEEDING,
    IN_LATE_SHIPPING,
    IN_SETUP,
    LAST_FOOD,
    LAST_WHOLE,
    NONE,
    PLACES,
    PRODUCE,
    ROUNDS,
    SALT,
    SEATS,
    SELL,
    SLOTS,
    SUPPLY_SHIPS,
    TEA,
    TEA_SLOT,
    UPGRADE_COST,
)
from teahouse.games.yinzi.table import Player, YinziTable

_FAR: Final = 99


def times(rounds: int, here: bool) -> float:
    """How sure an action is still to come: not at all, once, or more than once."""
    return 1.0 if rounds > 0 else (0.85 if here else 0.0)


def fortune_here(table: YinziTable, player: Player, action: int) -> bool:
    """Whether a fortune action can still be chosen this round."""
    phase = table.phase
    return phase <= IN_BONUS or (phase == IN_ACTIONS and player.cards[action] == NONE and any(player.hand))


def workforce_here(table: YinziTable, player: Player, action: int) -> bool:
    """Whether a workforce action can still be chosen this round."""
    phase = table.phase
    if phase <= IN_BONUS:
        return True
    if phase != IN_ACTIONS or player.worked >> action & 1:
        return False
    workers = player.workers
    return workers[0] + workers[1] + workers[2] + workers[3] + workers[4] > 0 or any(player.hand)


def food_due(table: YinziTable, player: Player) -> int:
    """The food that this round will ask for if every card in hand is played."""
    phase = table.phase
    if phase > IN_FEEDING or phase == IN_SETUP or player.bonus == FED_WORKERS:
        return 0
    eaters = 0
    for place in range(AT_WORK, PLACES):
        eaters += player.workers[place]
    if phase <= IN_ACTIONS:
        for place in range(5):
            eaters += player.workers[place]
        for card, count in enumerate(player.hand):
            if count:
                eaters += count * table.box.card_workers[card]
    return (eaters + 2) // 3


def upgrades_open(table: YinziTable, seat: int) -> int:
    """The copper that upgrades of own factories still cost."""
    cost = 0
    for tile in range(FACTORIES):
        if table.owner[tile] == seat:
            level = table.level[tile]
            if level == 1:
                cost += UPGRADE_COST[1] + UPGRADE_COST[2]
            elif level == 2:
                cost += UPGRADE_COST[2]
    return cost


class YinziTrade(YinziWeights):
    """Judges production and trade."""

    def plants(
        self, table: YinziTable, player: Player, seat: int, left: float, mask: int, next_mask: int
    ) -> tuple[float, float]:
        """Own factories, and own commodities in any factory."""
        box = table.box
        land = box.land
        factories = promise = commodities = 0.0
        count = 0
        running = (0.0, self.plant_i, self.plant_ii, self.plant_iii)
        rounds = ROUNDS - table.round
        producing = times(rounds, workforce_here(table, player, PRODUCE))
        supplying = times(rounds, workforce_here(table, player, SUPPLY_SHIPS))
        reach = box.capacity[player.boat]
        span = left if left < 3 else 3.0
        for tile in range(FACTORIES):
            owner = table.owner[tile]
            if owner == seat:
                level = table.level[tile]
                factories += FACTORY_POINTS[level]
                if left:
                    province = land.spot_province[table.spot[tile]]
                    promise += running[level] * span
                    count += 1
                    if tile % SEATS == seat:
                        factories += self.kin * span
                    if land.to_sea[province] <= 1:
                        factories += self.coast * span
                    if producing:
                        room = level if rounds else level - table.memory.stored_in[tile]
                        colour = tile % SEATS
                        distance = land.distance[province]
                        found = 0
                        for there in range(4):
                            if distance[there] <= reach:
                                found += table.memory.materials[there * SEATS + colour]
                        factories += self.material * (found if found < room else room) * producing
            own = player.stock[tile]
            if own:
                commodities += own
                if supplying:
                    more = self.store
                    if mask >> tile // 4 & 1:
                        more += self.wanted
                    elif next_mask >> tile // 4 & 1:
                        more += self.coming
                    if land.to_sea[land.spot_province[table.spot[tile]]] > reach:
                        more *= 0.5
                    commodities += own * more * supplying
        if count > 2:
            promise *= (2.0 + (count - 2) * self.crowd) / count
        return factories + promise, commodities

    def freight(self, table: YinziTable, seat: int, left: float) -> float:
        """Own commodities on ships at the coast."""
        box = table.box
        total = 0.0
        for row in range(len(table.players)):
            ship = table.coast[row]
            if ship == NONE:
                continue
            slots = box.ship_slots[ship]
            empty = own = 0
            first = row * HOLD
            for slot in range(first, first + len(slots)):
                if table.cargo[slot] == NONE:
                    empty += 1
                elif table.cargo[slot] == A_COMMODITY and table.shipper[slot] == seat:
                    own += 1
            if own:
                country = box.ship_country[ship]
                there = 0
                for player in table.players:
                    there += player.delivered[country]
                place = country if there < box.box_capacity else 6 + (0 if country < FIRST_EUROPEAN else 1)
                total += own
                if table.phase <= IN_LATE_SHIPPING or table.round < ROUNDS:
                    part = self.loaded if empty <= 1 else self.half_loaded
                    if left < 0.5:
                        part *= 0.5
                    total += own * part * (box.destination_points[place] - 1)
        return total

    def larder(
        self, table: YinziTable, player: Player, seat: int, phase: int, left: float, mask: int
    ) -> tuple[float, float]:
        """Food against what is due, and goods for towns and ships."""
        if not left and phase > IN_LATE_SHIPPING:
            return 0.0, 0.0
        whole = halves = 0
        goods = 0.0
        box = table.box
        land = box.land
        good_of = table.good
        reach = box.capacity[player.boat]
        wants_tea = mask >> TEA_SLOT & 1
        rounds = ROUNDS - table.round
        selling = times(rounds, fortune_here(table, player, SELL))
        supplying = times(rounds, workforce_here(table, player, SUPPLY_SHIPS))
        needed = False
        for tile in range(seat, FACTORIES, SEATS):
            if table.owner[tile] == seat:
                needed = True
        urban = 0
        nearest = second = _FAR
        kind = NONE
        for field in player.fields:
            good = good_of[field]
            cubes = table.cubes[field]
            province = land.province[field]
            if good <= LAST_FOOD:
                if good <= LAST_WHOLE:
                    whole += cubes
                else:
                    halves += cubes
                borders = land.to_sea[province]
                if good == kind:
                    if borders < nearest:
                        nearest = borders
                elif borders < nearest:
                    second = nearest
                    nearest = borders
                    kind = good
                elif borders < second:
                    second = borders
                continue
            urban += cubes
            worth = self.salt if good == SALT else self.crop
            if good > TEA and needed:
                worth += self.own_colour
            worth *= selling
            if worth and not market_wants(table, province, good, reach):
                worth *= self.stuck
            if good == TEA and supplying and land.to_sea[province] <= reach:
                tea = (self.tea if wants_tea else 0.5 * self.tea) * supplying
                if tea > worth:
                    worth = tea
            goods += cubes * worth
        if player.bonus == BETTER_SALES and phase <= IN_ACTIONS:
            goods += self.sales * urban
        have = whole + halves // 2
        due = food_due(table, player)
        if have >= due:
            spare = have - due
            food = self.food * (spare if spare < 4 else 4) * (1.0 if left >= 1 else left)
            if (
                phase <= IN_LATE_SHIPPING
                and spare
                and mask
                and nearest + second <= reach
                and 2 * spare + halves % 2 > 2
            ):
                food += self.pair
            return food, goods
        missing = due - have
        bought = min(missing, player.copper // 2, sum(table.rural))
        missing -= bought
        sure = self.hunger if phase <= IN_ACTIONS and left > rounds else 1.0
        return -2.0 * missing * sure - bought * 2 * (0.12 + self.copper), goods


def market_wants(table: YinziTable, province: int, good: int, reach: int) -> bool:
    """Whether a good from a province finds an empty slot within reach."""
    box = table.box
    distance = box.land.distance[province]
    for there in range(4):
        if distance[there] <= reach:
            first = there * SLOTS
            for slot in box.slots_for[table.market[there]][good]:
                if table.raw[first + slot] == NONE:
                    return True
    return False


def demands(table: YinziTable) -> tuple[int, int]:
    """What empty slots at the coast want, and those of the next ships, one bit each."""
    now = later = 0
    slots = table.box.ship_slots
    for row in range(len(table.players)):
        ship = table.coast[row]
        if ship != NONE:
            index = row * HOLD
            for wanted in slots[ship]:
                if table.cargo[index] == NONE:
                    now |= 1 << wanted
                index += 1
        ship = table.next[row]
        if ship != NONE:
            for wanted in slots[ship]:
                later |= 1 << wanted
    return now, later
