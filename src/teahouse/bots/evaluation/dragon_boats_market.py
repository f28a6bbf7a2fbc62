"""Dragon Boats: what goods in hand and discs on stalls promise, by the journeys that they pay."""

from __future__ import annotations

from typing import Final

from teahouse.bots.evaluation.dragon_boats_voyages import DragonVoyages
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
from teahouse.games.dragon_boats.table import DragonTable, Player

_ONE_TIME: Final = sum(1 << index for index, letter in enumerate(LETTERS) if CARD_KINDS[letter] == ONE_TIME)


class DragonMarket(DragonVoyages):
    """Weighs what can be bought, what it would pay for, and what cards still do."""

    card: float
    permanent: float
    extra_move: float
    paid: float
    lack_one: float
    lack_two: float
    second: float
    bought: float
    wealth: float
    new_card: float
    swap: float
    disc: float

    def _coins(self, money: float) -> float:
        """What so much money is worth while there is something to buy."""
        return self.money * money if money < 4 else self.money * 4 + self.wealth * (money - 4)

    def _journey(
        self,
        table: DragonTable,
        seat: int,
        shores: list[list[float]],
        goods: list[int],
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
        climb = 0.0
        capacity = table.box.chart.path_capacity
        for path in range(len(table.box.chart.entry)):
            if not paying or NONE in table.paths[path * capacity : (path + 1) * capacity]:
                climb = max(climb, self._mountain(table, player, path))
        need = [0.0] * len(GOODS)
        fares = self._fares(table, player, seat, shores, paying, last, climb, need)
        if not paying:
            return fares, 0.0
        return fares, self._discs(table, player, seat, bidding, last, need)

    def _fares(
        self,
        table: DragonTable,
        player: Player,
        seat: int,
        shores: list[list[float]],
        paying: bool,
        last: bool,
        climb: float,
        need: list[float],
    ) -> float:
        """What goods in hand promise: the best journey, and another one with the rest."""
        box = table.box
        seats = table.seats
        closed = 0
        for boat in range(len(DOCKS)):
            first = boat * SEATS_ABOARD
            full = seats[first] != NONE and seats[first + 1] != NONE and seats[first + 2] != NONE
            # after Payment, a boat that leaves comes back with another fare
            if full or table.places[boat] != NONE or (not paying and table.ready(boat)):
                closed |= 1 << boat
        goods = player.goods
        fares, boat = self._journey(table, seat, shores, goods, last, closed, climb, need, 1.0)
        if boat != NONE and boat < len(DOCKS):
            rest = goods.copy()
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
            again, _ = self._journey(table, seat, shores, rest, last, closed, climb, need, self.second)
            fares += self.second * again
        return fares

    def _discs(
        self, table: DragonTable, player: Player, seat: int, bidding: bool, last: bool, need: list[float]
    ) -> float:
        """What discs promise: those in hand, and those on stalls in turn, where what is bought is needed less."""
        box = table.box
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
        return discs

    def kept(self, player: Player, left: int) -> float:
        """What cards and treasures will still do, while rounds remain."""
        kept = 0.0
        hand = player.hand & _ONE_TIME
        if hand:
            kept += self.card * hand.bit_count()
        if player.open:
            for card in (E, J, K, M):
                kept += self.permanent * left * player.ability(card)
            kept += self.extra_move * left * player.ability(U)
        return kept + self.treasure * min(player.treasure, 2)
