"""Dragon Boats of the Four Seas: what a house has, and what its discs, goods and members still promise."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teahouse.bots.evaluation.base import Weight
from teahouse.bots.evaluation.dragon_boats_habits import DragonHabits
from teahouse.bots.evaluation.dragon_boats_land import (
    Rewards,
    Trip,
    best_of,
    field_values,
    joined,
    trips_from,
    wisdom_value,
)
from teahouse.games.dragon_boats.names import (
    CARD_KINDS,
    DOCKS,
    EXCHANGE_STALL,
    GOODS,
    LETTERS,
    NONE,
    ONE_TIME,
    SEATS_ABOARD,
    E,
    J,
    K,
    M,
    U,
)
from teahouse.games.dragon_boats.scoring import breakdown_of
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Departures, Unload
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import Round
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Game

_WEIGHTS: Final = {
    "aboard": Weight(0.85, 0.1, "the part of a member's promised land that a boat which is ready will bring"),
    "waiting": Weight(0.65, 0.1, "the same for a boat that still waits for one passenger, while rounds remain"),
    "steering": Weight(0.7, 0.1, "how much of the better island one gets when somebody else steers, from half to all"),
    "behind": Weight(0.8, 0.1, "what is left of the best land for each passenger who leaves before"),
    "paid": Weight(0.75, 0.1, "the part of a journey's worth that goods for its whole fare stand for"),
    "lack_one": Weight(0.45, 0.1, "the same when one Offering is missing"),
    "lack_two": Weight(0.2, 0.08, "the same when two are missing"),
    "second": Weight(0.4, 0.1, "how much the goods for another journey count beside the best one"),
    "good": Weight(0.35, 0.15, "points of an Offering of no use for a journey, while rounds remain"),
    "bought": Weight(0.6, 0.12, "the part of what an Offering would bring that a disc on its stall stands for"),
    "money": Weight(0.55, 0.12, "points of each of the first four coins, while there is something to buy"),
    "wealth": Weight(0.2, 0.08, "points of each further coin"),
    "food": Weight(0.9, 0.25, "points of the first food for each round left, up to three"),
    "treasure": Weight(0.8, 0.25, "points of a treasure beyond its own, while it can still become a card"),
    "card": Weight(1.0, 0.3, "points of a one-time card beyond those printed, while rounds remain"),
    "permanent": Weight(0.5, 0.2, "points of a permanent card for each round left"),
    "extra_move": Weight(0.8, 0.2, "the same for the card with the extra move"),
    "new_card": Weight(2.0, 0.4, "points of the bonus card that a treasure buys"),
    "swap": Weight(0.7, 0.2, "points of exchanging an Offering for another and a food"),
    "disc": Weight(0.8, 0.2, "points of a disc not yet placed in this round"),
    "late_disc": Weight(1.1, 0.3, "points of the fourth disc for each round in which it is there"),
    "growth": Weight(0.3, 0.1, "points of each free land space beside one's farmers, while rounds remain"),
    "start": Weight(0.6, 0.25, "points more for land that carries on a set that was begun"),
    "begun": Weight(0.5, 0.2, "points of a set begun for each round left, up to two rounds"),
    "climber": Weight(0.9, 0.1, "the part of the mountain's best land that a member on a path gets"),
    "future": Weight(5.0, 0.8, "points of each whole round to come"),
    "pocket": Weight(0.5, 0.1, "points of a coin at the start, when nothing is known yet"),
}


_ONE_TIME: Final = sum(1 << index for index, letter in enumerate(LETTERS) if CARD_KINDS[letter] == ONE_TIME)


class DragonOutlook(DragonHabits):
    """Expected final score of a house."""

    weights: ClassVar[dict[str, Weight]] = _WEIGHTS
    parts: ClassVar[tuple[str, ...]] = (
        "sets",
        "groups",
        "cards",
        "resources",
        "abilities",
        "journeys",
        "mountain",
        "fares",
        "discs",
        "money",
        "food",
        "growth",
        "future",
    )
    spread: ClassVar[float] = 6.0

    aboard: float
    waiting: float
    steering: float
    behind: float
    paid: float
    lack_one: float
    lack_two: float
    second: float
    good: float
    bought: float
    money: float
    wealth: float
    food: float
    treasure: float
    card: float
    permanent: float
    extra_move: float
    new_card: float
    swap: float
    disc: float
    late_disc: float
    growth: float
    start: float
    begun: float
    climber: float
    future: float
    pocket: float

    def __init__(self, game: Game, weights: Any = None) -> None:
        super().__init__(game, weights)
        box: Any = game.components
        self._trips: list[list[Trip]] = [trips_from(box, port) for port in box.chart.port]
        self._climbs: list[list[Trip]] = [trips_from(box, entry) for entry in box.chart.entry]
        self._rewards = Rewards(self.money, 0.6 * self.food, 1.0 + 0.5 * self.treasure, 1.0 + self.good, 2.0)
        self._tiles: list[int] = []
        self._fields: dict[tuple[Any, ...], list[list[float]]] = {}

    # -- land ---------------------------------------------------------------------------------------------------------

    def _shores(self, table: DragonTable, player: Player) -> list[list[float]]:
        """For each location the worth of its best trips, the best first."""
        tiles = table.tiles
        if tiles is not self._tiles:
            if tiles != self._tiles:
                self._fields.clear()
            self._tiles = tiles
        food = player.food if player.food < 3 else 3
        free = table.box.free_spaces + player.ability(U)
        key = (player.farmers, table.settled, *player.farms, food, free)
        found = self._fields.get(key)
        if found is None:
            values = field_values(table, player, self.growth, self.start)
            cost = 0.5 * self.food
            found = [best_of(trips, values, self._rewards, free, food, cost) for trips in self._trips]
            if len(self._fields) > 20000:
                self._fields.clear()
            self._fields[key] = found
        return found

    def _mountain(self, table: DragonTable, player: Player, path: int) -> float:
        """The worth of the best climb on a path."""
        free = table.box.free_spaces + player.ability(U)
        best = 0.0
        seen = 0
        for trip in self._climbs[path]:
            hex = trip.hex
            if table.settled >> hex & 1 or seen >> hex & 1:
                continue
            need = trip.steps - free
            if need > player.food:
                continue
            seen |= 1 << hex
            value = joined(table.box, player.farmers, hex) + wisdom_value(table.box, player, table.tiles[hex])
            if need > 0:
                value -= 0.5 * self.food * need
            if value > best:
                best = value
        return best

    def _boat(self, table: DragonTable, shores: list[list[float]], seat: int, boat: int, place: int) -> float:
        """What land a member of a seat may expect from a place on a boat, once it sails."""
        seats = table.seats
        first = boat * SEATS_ABOARD
        ahead = 0
        behind = NONE
        for other in range(first, first + SEATS_ABOARD):
            if other < place:
                if seats[other] != NONE:
                    ahead += 1
            elif other > place and seats[other] != NONE:
                behind = seats[other]
        if table.places[boat] != NONE:
            lands = shores[table.places[boat]]
            return _after(lands, ahead, self.behind)
        one, two = table.box.tracks[boat]
        first_value = _after(shores[one], ahead, self.behind)
        second_value = _after(shores[two], ahead, self.behind)
        better, worse = (first_value, second_value) if first_value >= second_value else (second_value, first_value)
        if behind in (NONE, seat):
            return better
        return self.steering * better + (1.0 - self.steering) * worse

    # -- the outlook --------------------------------------------------------------------------------------------------

    def outlook(self, table: DragonTable, seat: int) -> list[float]:
        """What a house has and what it may expect."""
        player = table.players[seat]
        box = table.box
        cards = player.cards()
        now = breakdown_of(box, player, cards, table.rules.larger_sets)
        if table.over:
            return [
                float(now["sets"]),
                float(now["groups"]),
                float(now["cards"]),
                float(now["resources"]),
                float(now["abilities"]),
                *[0.0] * (len(self.parts) - 5),
            ]
        rounds = len(table.rounds)
        left = rounds - 1 - table.round
        last = left == 0
        if type(table.agenda[0]) is Round:
            return self._before(table, player, now, left)

        bidding = paying = moving = False
        for step in table.agenda:
            kind = type(step)
            if kind is Bid:
                bidding = paying = moving = True
            elif kind is Resolve:
                paying = moving = True
            elif kind is Departures or kind is Climbers or kind is Unload:
                moving = True
        shores = self._shores(table, player)
        seats = table.seats

        # members on boats
        journeys = 0.0
        for place in range(len(seats)):
            if seats[place] == seat:
                boat = place // SEATS_ABOARD
                worth = self._boat(table, shores, seat, boat, place)
                if table.places[boat] != NONE:
                    journeys += worth
                elif table.ready(boat) or last:
                    journeys += worth * self.aboard
                else:
                    missing = box.toppers[table.toppers[boat]].least - table.passengers(boat)
                    journeys += worth * self.waiting * (1.0 if missing <= 1 else 0.85)
        mountain = 0.0
        capacity = box.chart.path_capacity
        for place, owner in enumerate(table.paths):
            if owner == seat:
                mountain += self.climber * self._mountain(table, player, place // capacity)

        # goods: journeys that can be paid, or nearly
        fares = 0.0
        discs = 0.0
        open_market = paying or not last
        if open_market and player.members:
            fares, discs = self._market(table, player, seat, shores, paying, bidding, last)
        keep = box.storage + player.ability(E)
        spare = player.offerings if player.offerings < keep else keep
        if open_market:
            fares += self.good * spare if not last else 0.0
        offerings = float(now["resources"]) if paying else float(spare + player.treasure)

        coins = player.money
        worth = 0.0
        if open_market:
            worth = self._coins(coins)
            if last:
                worth *= 0.6
        meals = player.food if player.food < 3 else 3
        food = 0.0
        if meals and (moving or not last):
            ahead = left + (1 if moving else 0)
            food = self.food * (meals if meals < ahead else ahead)
            if last:
                food *= 0.4

        growth = 0.0
        others = 0.0
        if left:
            free = 0
            near = box.chart.near
            farmers = player.farmers
            rest = farmers
            while rest:
                bit = rest & -rest
                rest ^= bit
                free |= near[bit.bit_length() - 1]
            free &= ~table.settled
            growth = self.growth * min(free.bit_count(), 2 * left)
            short = left if left < 2 else 2
            full = box.farm_sets
            for farm, count in enumerate(player.farms):
                if count % full[farm]:
                    growth += self.begun * short
            hand = player.hand & _ONE_TIME
            if hand:
                others += self.card * hand.bit_count()
            if player.open:
                for card in (E, J, K, M):
                    others += self.permanent * left * player.ability(card)
                others += self.extra_move * left * player.ability(U)
            others += self.treasure * min(player.treasure, 2)
        return [
            float(now["sets"]),
            float(now["groups"]),
            now["cards"] + others,
            offerings,
            float(now["abilities"]),
            journeys,
            mountain,
            fares,
            discs,
            worth,
            food,
            growth,
            self.future * left + self._fourth_disc(table, player, left),
        ]

    def _before(self, table: DragonTable, player: Player, now: dict[str, int], left: int) -> list[float]:
        """While the board is laid and start cards are chosen."""
        goods = self.good + 1.6
        return [
            0.0,
            0.0,
            float(now["cards"]),
            0.0,
            0.0,
            0.0,
            0.0,
            goods * self._promised(table, player),
            0.0,
            self.pocket * player.money,
            0.0,
            0.0,
            self.future * left + self._fourth_disc(table, player, left),
        ]

    def _promised(self, table: DragonTable, player: Player) -> int:
        """Offerings of the start card, drawn or still to be drawn."""
        return 0 if player.start == NONE else table.box.card_offerings[player.start]

    def _fourth_disc(self, table: DragonTable, player: Player, left: int) -> float:
        """The disc that waits on a round card is there from that round on."""
        if player.start == NONE:
            return 0.0
        rounds = 0
        for index in range(table.round, len(table.rounds)):
            if table.rounds[index] >= player.start:
                rounds += 1
        return self.late_disc * rounds

    def _coins(self, money: float) -> float:
        """What so much money is worth while there is something to buy."""
        return self.money * money if money < 4 else self.money * 4 + self.wealth * (money - 4)

    def _journey(
        self,
        table: DragonTable,
        seat: int,
        shores: list[list[float]],
        goods: list[int],
        paying: bool,
        last: bool,
        closed: int,
        climb: float,
        need: list[float],
        part_of: float,
    ) -> tuple[float, int]:
        """The most promising journey for these goods, and its boat; what it lacks is added to `need`."""
        box = table.box
        seats = table.seats
        best = 0.0
        chosen = NONE
        base = 1.0 if last else 1.0 + self.good
        for boat in range(len(DOCKS)):
            if closed >> boat & 1:
                continue
            first = boat * SEATS_ABOARD
            middle = seats[first + 1] == NONE
            topper = box.toppers[table.toppers[boat]]
            missing = 0
            for kind in topper.kinds:
                if topper.fare[kind] > goods[kind]:
                    missing += topper.fare[kind] - goods[kind]
            if middle and missing:
                missing -= 1
            if missing > 2:
                continue
            place = first + (1 if middle else (2 if seats[first + 2] == NONE else 0))
            worth = self._boat(table, shores, seat, boat, place)
            sails = table.passengers(boat) + 1 >= topper.least or last
            worth *= self.aboard if sails else self.waiting
            worth -= (topper.size - (1 if middle else 0)) * base
            if worth <= 0:
                continue
            part = self.paid if missing == 0 else (self.lack_one if missing == 1 else self.lack_two)
            if part * worth > best:
                best = part * worth
                chosen = boat
            if missing:
                gain = part_of * ((self.paid if missing == 1 else self.lack_one) - part) * worth
                for kind in topper.kinds:
                    if topper.fare[kind] > goods[kind] and gain > need[kind]:
                        need[kind] = gain
        if climb > 0:
            missing = box.path_fare - sum(goods)
            worth = climb * self.climber - box.path_fare * base
            if missing <= 2 and worth > 0:
                part = self.paid if missing <= 0 else (self.lack_one if missing == 1 else self.lack_two)
                if part * worth > best:
                    best = part * worth
                    chosen = len(DOCKS)
                if missing > 0:
                    gain = part_of * ((self.paid if missing == 1 else self.lack_one) - part) * worth
                    for kind in range(len(GOODS)):
                        if gain > need[kind]:
                            need[kind] = gain
        return best, chosen

    def _market(
        self,
        table: DragonTable,
        player: Player,
        seat: int,
        shores: list[list[float]],
        paying: bool,
        bidding: bool,
        last: bool,
    ) -> tuple[float, float]:
        """What goods in hand and discs on stalls promise: journeys that are paid for, or nearly."""
        box = table.box
        seats = table.seats
        closed = 0
        for boat in range(len(DOCKS)):
            first = boat * SEATS_ABOARD
            full = seats[first] != NONE and seats[first + 1] != NONE and seats[first + 2] != NONE
            # after Payment, a boat that leaves comes back with another fare
            if full or table.places[boat] != NONE or (not paying and table.ready(boat)):
                closed |= 1 << boat
        climb = 0.0
        capacity = box.chart.path_capacity
        for path in range(len(box.chart.entry)):
            if not paying or NONE in table.paths[path * capacity : (path + 1) * capacity]:
                climb = max(climb, self._mountain(table, player, path))
        need = [0.0] * len(GOODS)
        goods = player.goods
        fares, boat = self._journey(table, seat, shores, goods, paying, last, closed, climb, need, 1.0)
        if boat != NONE:
            rest = goods.copy()
            if boat < len(DOCKS):
                spared = seats[boat * SEATS_ABOARD + 1] == NONE
                fare = box.toppers[table.toppers[boat]].fare
                for kind in range(len(GOODS)):
                    price = fare[kind]
                    if price > rest[kind]:
                        price = rest[kind]
                    elif price and spared:
                        price -= 1
                        spared = False
                    rest[kind] -= price
                again, _ = self._journey(table, seat, shores, rest, paying, last, closed, climb, need, self.second)
                fares += self.second * again
        if not paying:
            return fares, 0.0
        discs = self.disc * player.discs if bidding else 0.0
        purse = player.money
        base = 1.0 if last else 1.0 + self.good
        most = box.most_money
        for stall in range(len(table.stacks)):
            stack = table.stacks[stall]
            if seat not in stack:
                continue
            for height in range(len(stack) - 1, -1, -1):
                if stack[height] != seat:
                    continue
                price = height + 1
                above = len(stack) - price
                gain = self._coins(min(most, purse + box.decline_money)) - self._coins(purse)
                spent = -box.decline_money
                if stall == EXCHANGE_STALL:
                    if table.rules.free_exchange:
                        price = 0
                    if purse >= price and (player.treasure or player.offerings):
                        value = self._coins(purse - price) - self._coins(purse)
                        if player.treasure:
                            value += self.new_card
                        if player.offerings:
                            value += self.swap
                        if value > gain:
                            gain = value
                            spent = price
                elif purse >= price:
                    first = stall * len(GOODS)
                    tiles = 0
                    for kind in range(len(GOODS)):
                        tiles += table.stalls[first + kind]
                    if tiles > above:
                        cost = self._coins(purse) - self._coins(purse - price)
                        chosen = NONE
                        for kind in range(len(GOODS)):
                            count = table.stalls[first + kind]
                            if not count:
                                continue
                            sure = 1.0 if count > above else 1.0 - above / tiles
                            value = self.bought * sure * (need[kind] + base) - cost
                            if value > gain:
                                gain = value
                                chosen = kind
                        if chosen != NONE:
                            spent = price
                            need[chosen] *= 0.4
                purse = min(most, purse - spent)
                discs += gain
        return fares, discs


def _after(lands: list[float], ahead: int, behind: float) -> float:
    """The worth of the best land when so many choose before."""
    if not lands:
        return 0.0
    if ahead == 0:
        return lands[0]
    if ahead >= len(lands):
        return 0.3 * lands[-1]
    return behind * lands[0] * (0.8 if ahead > 1 else 1.0) if lands[ahead] < behind * lands[0] else lands[ahead]
