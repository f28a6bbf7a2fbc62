"""Yínzi: what a merchant house has earned, and what its goods, factories, workers and cards still promise."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teahouse.bots.evaluation.base import Evaluation, Weight
from teahouse.bots.evaluation.yinzi_habits import habit
from teahouse.games.yinzi.names import (
    AT_WORK,
    BETTER_SALES,
    BOTTOM,
    DIPLOMACY,
    FACTORIES,
    FACTORY_POINTS,
    FED_WORKERS,
    FIRST_EUROPEAN,
    HAND,
    HOLD,
    IN_ACTIONS,
    IN_BONUS,
    IN_FEEDING,
    IN_LATE_SHIPPING,
    IN_RESOLUTION,
    IN_SETUP,
    LAST_FOOD,
    LAST_WHOLE,
    NO_TAXES,
    NONE,
    PLACES,
    RICE,
    ROUNDS,
    SALT,
    SEATS,
    SECTION_SPACES,
    SECTIONS,
    TEA,
    TEA_SLOT,
    TOP,
)
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import Move

_WEIGHTS: Final = {
    "copper": Weight(
        0.16, 0.05, "points of a copper beyond its exchange value, while there are actions to spend it on"
    ),
    "bag": Weight(0.35, 0.12, "points of a silver bag beyond its own, for each round left"),
    "wood": Weight(0.55, 0.15, "points of a wood, while boats can be built"),
    "stone": Weight(1.3, 0.3, "points of a stone, while factories can be built"),
    "boats": Weight(0.8, 0.2, "points of each boat capacity beyond the final ones, for the whole game to come"),
    "step": Weight(0.7, 0.2, "points of a step on the boat track that raised nothing yet"),
    "plant_i": Weight(0.7, 0.2, "points of a factory of level I for each round left"),
    "plant_ii": Weight(1.5, 0.3, "the same for level II"),
    "plant_iii": Weight(2.2, 0.4, "the same for level III"),
    "material": Weight(0.5, 0.15, "points of a raw material on a market that an own factory could use, up to three"),
    "store": Weight(0.7, 0.2, "points of an own commodity in a factory beyond its own point, while ships may come"),
    "wanted": Weight(1.3, 0.3, "points more if a ship at the coast has an empty slot for it"),
    "coming": Weight(0.4, 0.15, "points more if the next ship in a row will have one"),
    "loaded": Weight(0.8, 0.1, "the part of the destination's points that cargo aboard a nearly full ship stands for"),
    "half_loaded": Weight(0.5, 0.1, "the same for a ship with two slots empty"),
    "tea": Weight(0.65, 0.15, "points of a tea cube that can reach the coast, while a ship wants it"),
    "salt": Weight(0.35, 0.1, "points of a salt cube"),
    "crop": Weight(0.4, 0.1, "points of another good for the towns"),
    "own_colour": Weight(0.25, 0.1, "points more if an own factory needs the colour of the own cubes"),
    "food": Weight(0.22, 0.08, "points of a food beyond what is due this round"),
    "hunger": Weight(0.85, 0.1, "how sure a shortage of food is to become misfortune while actions are left"),
    "tax": Weight(0.9, 0.1, "the part of the coming tax that is counted"),
    "worker": Weight(0.55, 0.12, "points of a worker in a group that has not worked yet"),
    "migrant": Weight(0.25, 0.1, "points of a worker in a migration box"),
    "fortune": Weight(0.75, 0.15, "points of each fortune on a card in hand"),
    "card": Weight(0.3, 0.15, "points of a card in hand for the action it opens"),
    "disc": Weight(0.45, 0.12, "points of a disc on an advancement space that is good for something"),
    "emissary": Weight(0.4, 0.12, "points of a disc on a diplomacy space"),
    "majority": Weight(0.55, 0.15, "the part of a present majority that lasts to the end"),
    "glory": Weight(0.75, 0.1, "the part of the glory that the present place in the war brings"),
    "soldier": Weight(0.12, 0.05, "points of each own soldier while the war is not decided"),
    "palace": Weight(0.5, 0.15, "points of workers in the palace"),
    "road": Weight(1.3, 0.3, "points of workers on the road"),
    "canal": Weight(1.9, 0.3, "points of workers on the canal"),
    "bridge": Weight(2.8, 0.4, "points of workers on the bridge"),
    "route": Weight(0.9, 0.1, "the part of a route's points once all pieces lie on it"),
    "personal": Weight(0.4, 0.12, "the same for a personal route tile still open"),
    "sales": Weight(0.25, 0.1, "points of each good for the towns with the bonus Better Sales"),
    "round": Weight(9.0, 1.0, "points of each whole round to come"),
}


class YinziOutlook(Evaluation):
    """Expected final score of a house."""

    weights: ClassVar[dict[str, Weight]] = _WEIGHTS
    parts: ClassVar[tuple[str, ...]] = (
        "boats",
        "factories",
        "delivered",
        "commodities",
        "cargo",
        "war",
        "routes",
        "advancements",
        "money",
        "taxes",
        "food",
        "goods",
        "resources",
        "emperor",
        "workers",
        "future",
    )
    spread: ClassVar[float] = 5.0

    copper: float
    bag: float
    wood: float
    stone: float
    boats: float
    step: float
    plant_i: float
    plant_ii: float
    plant_iii: float
    material: float
    store: float
    wanted: float
    coming: float
    loaded: float
    half_loaded: float
    tea: float
    salt: float
    crop: float
    own_colour: float
    food: float
    hunger: float
    tax: float
    worker: float
    migrant: float
    fortune: float
    card: float
    disc: float
    emissary: float
    majority: float
    glory: float
    soldier: float
    palace: float
    road: float
    canal: float
    bridge: float
    route: float
    personal: float
    sales: float
    round: float

    def outlook(self, table: YinziTable, seat: int) -> list[float]:
        """What a house has, and what it may expect of the rounds to come."""
        player = table.players[seat]
        box = table.box
        phase = table.phase
        over = table.over
        rounds = ROUNDS - table.round  # whole rounds to come after this one
        if phase in (IN_SETUP, IN_BONUS):
            turns = 1.0
        elif phase == IN_ACTIONS:
            cards = sum(player.hand)
            groups = 0
            for place in range(5):
                if player.workers[place]:
                    groups += 1
            turns = (2 * cards + groups) / (2 * HAND)
        else:
            turns = 0.0
        left = 0.0 if over else rounds + turns
        horizon = left / 2 if left < 2 else 1.0

        capacity = box.capacity[player.boat]
        boats = 2.0 * capacity
        if left:
            boats += self.boats * capacity * left / ROUNDS
            if player.boat and box.capacity[player.boat - 1] == capacity:
                boats += self.step

        mask = next_mask = 0
        if player.stored or not over:
            mask, next_mask = _demands(table)
        factories, commodities = self._factories(table, player, seat, left, mask, next_mask)
        delivered = float(player.emissaries)
        for place, count in enumerate(player.delivered):
            if count:
                delivered += count * box.destination_points[place]
        cargo = self._cargo(table, seat, left)
        war = float(player.first_glories * box.first_glory + player.second_glories * box.second_glory)
        if table.war and phase <= IN_RESOLUTION and not over:
            war += self._war(table, seat)
        routes = 0.0
        for tile, holder in enumerate(table.holder):
            if holder >= 0:
                if holder == 4 + seat:
                    routes += box.route_points[tile]
                elif holder == seat and left:
                    routes += self.personal * box.route_points[tile]
        if not over:
            for row, by in enumerate(table.route_by):
                if by == seat and table.route[row] != NONE:
                    routes += self.route * box.route_points[table.route[row]]
        ratio = box.ratios[table.die - 1]
        if over:
            money = float(player.silver + player.copper // ratio)
        else:
            money = player.silver * (1.0 + self.bag * left / ROUNDS * 2) + player.copper * (
                1.0 / ratio + self.copper * horizon
            )
        money -= 2.0 * player.misfortune
        taxes = 0.0
        if phase <= IN_RESOLUTION and not over and phase != IN_SETUP:
            taxes = self._taxes(table, player, ratio)
        food, goods = self._larder(table, player, seat, phase, left, mask)
        resources = emperor = workers = 0.0
        if left:
            room = len(box.capacity) - 1 - player.boat
            planks = player.wood if player.wood < room else room
            resources = (self.wood * planks + self.stone * (player.stone if player.stone < 3 else 3)) * horizon
            workers = self._hands(table, player, phase)
        if player.box != NONE and not over:
            emperor = (self.palace, self.road, self.canal, self.bridge)[player.box]
        return [
            boats,
            factories,
            delivered,
            commodities,
            cargo,
            war,
            routes,
            self._advancements(table, seat, left, over),
            money,
            taxes,
            food,
            goods,
            resources,
            emperor,
            workers,
            self.round * rounds if not over else 0.0,
        ]

    def _factories(
        self, table: YinziTable, player: Player, seat: int, left: float, mask: int, next_mask: int
    ) -> tuple[float, float]:
        """Own factories, and own commodities in any factory."""
        factories = 0.0
        commodities = 0.0
        running = (0.0, self.plant_i, self.plant_ii, self.plant_iii)
        owner = table.owner
        for tile in range(FACTORIES):
            if owner[tile] == seat:
                level = table.level[tile]
                factories += FACTORY_POINTS[level]
                if left:
                    factories += running[level] * (left if left < 3 else 3.0)
                    colour = tile % SEATS
                    found = (
                        table.materials[colour]
                        + table.materials[SEATS + colour]
                        + table.materials[2 * SEATS + colour]
                        + table.materials[3 * SEATS + colour]
                    )
                    factories += self.material * (found if found < 3 else 3) * (1.0 if left > 1 else left)
            stock = table.stock[tile]
            if stock and player.stored:
                own = stock >> 2 * seat & 3
                if own:
                    commodities += own
                    if left:
                        more = self.store
                        if mask >> tile // 4 & 1:
                            more += self.wanted
                        elif next_mask >> tile // 4 & 1:
                            more += self.coming
                        commodities += own * more * (1.0 if left > 0.5 else 0.6)
        return factories, commodities

    def _cargo(self, table: YinziTable, seat: int, left: float) -> float:
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
            for slot in range(len(slots)):
                code = table.cargo[first + slot] - 1
                if code < 0:
                    empty += 1
                elif code // 4 == seat and code % 4 == 3:
                    own += 1
            if own:
                country = box.ship_country[ship]
                there = 0
                for player in table.players:
                    there += player.delivered[country]
                place = country if there < box.box_capacity else 6 + (0 if country < FIRST_EUROPEAN else 1)
                total += own
                if left:
                    part = self.loaded if empty <= 1 else self.half_loaded
                    total += own * part * (box.destination_points[place] - 1)
        return total

    def _war(self, table: YinziTable, seat: int) -> float:
        """The glory that the present places in the war would bring."""
        strength = mine = 0
        ahead = 0
        seen = False
        players = table.players
        for other in table.war:
            soldiers = players[other].workers[9] + players[other].recruit
            strength += soldiers
            if other == seat:
                mine = soldiers
                seen = True
        if not seen:
            return 0.0
        before = True
        for other in table.war:
            if other == seat:
                before = False
                continue
            soldiers = players[other].workers[9] + players[other].recruit
            if soldiers > mine or (soldiers == mine and before):
                ahead += 1
        won = strength >= enemy_strength(table)
        box = table.box
        prize = 0
        if ahead == 0:
            prize = box.first_glory if won else box.second_glory
        elif ahead == 1 and won:
            prize = box.second_glory
        return self.glory * prize + self.soldier * mine

    def _advancements(self, table: YinziTable, seat: int, left: float, over: bool) -> float:
        """Discs that can still be used, and majorities of those that stay."""
        spaces = table.spaces
        if seat not in spaces:
            return 0.0
        total = 0.0
        for section in range(len(SECTIONS)):
            own = 0
            most = 0
            counts = [0, 0, 0, 0]
            for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
                holder = spaces[space]
                if holder >= 0:
                    counts[holder] += 1
            own = counts[seat]
            if not own:
                continue
            counts[seat] = 0
            most = max(counts)
            points = 2.0 if own > most else (1.0 if own == most else 0.0)
            total += points if over else points * (self.majority if left > 0.5 else 0.9)
            if left:
                total += own * (self.emissary if section * SECTION_SPACES < DIPLOMACY else self.disc) * min(1.0, left)
        return total

    def _taxes(self, table: YinziTable, player: Player, ratio: int) -> float:
        """The silver due this round: cards played, cards in hand, tax discs."""
        if player.bonus == NO_TAXES:
            return 0.0
        box = table.box
        fortune = player.tax
        for card in player.cards:
            if card != NONE:
                fortune += box.card_fortune[card]
        for card, count in enumerate(player.hand):
            if count:
                fortune += count * box.card_fortune[card]
        due = 0 if fortune < 6 else (1 if fortune < 9 else 2)
        if not due:
            return 0.0
        payable = player.silver + player.copper // ratio
        missing = due - payable if payable < due else 0
        return -self.tax * (due - missing + 2.0 * missing)

    def _larder(
        self, table: YinziTable, player: Player, seat: int, phase: int, left: float, mask: int
    ) -> tuple[float, float]:
        """Food against what is due, and goods for towns and ships."""
        whole = halves = 0
        goods = 0.0
        land = table.box.land
        good_of = table.good
        ground = table.ground
        reach = table.box.capacity[player.boat]
        wants_tea = mask >> TEA_SLOT & 1
        needed = False
        for tile in range(seat, FACTORIES, SEATS):
            if table.owner[tile] == seat:
                needed = True
        urban = 0
        for field in player.fields:
            good = good_of[field]
            cubes = (ground[field] - 1) % 2 + 1
            if good <= LAST_WHOLE:
                whole += cubes
            elif good <= LAST_FOOD:
                halves += cubes
            elif good == TEA:
                near = land.to_sea[land.province[field]] <= reach
                goods += cubes * (self.tea if near and wants_tea else (self.tea + self.crop) / 2 if near else self.crop)
                urban += cubes
            elif good == SALT:
                goods += cubes * self.salt
                urban += cubes
            else:
                goods += cubes * (self.crop + (self.own_colour if needed else 0.0))
                urban += cubes
            assert good >= RICE
        if not left and phase > IN_LATE_SHIPPING:
            return 0.0, 0.0
        if left < 1:
            goods *= 0.3 + 0.7 * left
        if player.bonus == BETTER_SALES and phase <= IN_ACTIONS:
            goods += self.sales * urban
        have = whole + halves // 2
        due = 0
        if phase <= IN_FEEDING and phase != IN_SETUP and player.bonus != FED_WORKERS:
            eaters = 0
            for place in range(AT_WORK, PLACES):
                eaters += player.workers[place]
            if phase <= IN_ACTIONS:
                for place in range(5):
                    eaters += player.workers[place]
                for card, count in enumerate(player.hand):
                    if count:
                        eaters += count * table.box.card_workers[card]
            due = (eaters + 2) // 3
        if have >= due:
            spare = have - due
            return self.food * (spare if spare < 4 else 4) * (1.0 if left >= 1 else left), goods
        missing = due - have
        bought = min(missing, player.copper // 2, sum(table.rural))
        missing -= bought
        sure = self.hunger if phase <= IN_ACTIONS and left > ROUNDS - table.round else 1.0
        return -2.0 * missing * sure - bought * 2 * (0.12 + self.copper), goods

    def _hands(self, table: YinziTable, player: Player, phase: int) -> float:
        """Cards in hand, groups that have not worked yet, migrants."""
        box = table.box
        total = 0.0
        if phase <= IN_ACTIONS:
            for card, count in enumerate(player.hand):
                if count:
                    total += count * (
                        self.fortune * box.card_fortune[card] + self.worker * box.card_workers[card] + self.card
                    )
            for place in range(5):
                total += self.worker * player.workers[place]
        total += self.migrant * (player.workers[TOP] + player.workers[BOTTOM])
        return total

    def follow(self, table: Any) -> Move | None:
        """Finish a turn of one's own by habit."""
        return habit(table)


def _demands(table: YinziTable) -> tuple[int, int]:
    """What empty slots at the coast want, and those of the next ships, one bit each."""
    now = later = 0
    slots = table.box.ship_slots
    for row in range(len(table.players)):
        ship = table.coast[row]
        if ship != NONE:
            index = row * HOLD
            for wanted in slots[ship]:
                if table.cargo[index] == 0:
                    now |= 1 << wanted
                index += 1
        ship = table.next[row]
        if ship != NONE:
            for wanted in slots[ship]:
                later |= 1 << wanted
    return now, later
