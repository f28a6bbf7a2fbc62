"""Dragon Boats of the Four Seas: what a house has, and what its discs, goods and members still promise."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.bots.evaluation.base import Weight
from teahouse.bots.evaluation.dragon_boats_experience import DragonExperience
from teahouse.games.dragon_boats.names import NONE, E
from teahouse.games.dragon_boats.scoring import breakdown_of
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Departures, Unload
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import Round
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable, Player

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
    "experience": Weight(0.0, 0.1, "how far what games have taught takes the place of all this; 1 is wholly"),
}


class DragonOutlook(DragonExperience):
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

    late_disc: float
    begun: float
    future: float
    pocket: float

    def foreseen(self, table: DragonTable, seat: int) -> list[float]:
        """What a house has and what it may expect, by written rules and weights."""
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
        left = len(table.rounds) - 1 - table.round
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

        money = 0.0
        if open_market:
            money = self._coins(player.money)
            if last:
                money *= 0.6
        meals = player.food if player.food < 3 else 3
        food = 0.0
        if meals and (moving or not last):
            ahead = left + (1 if moving else 0)
            food = self.food * (meals if meals < ahead else ahead)
            if last:
                food *= 0.4

        return [
            float(now["sets"]),
            float(now["groups"]),
            now["cards"] + (self.kept(player, left) if left else 0.0),
            offerings,
            float(now["abilities"]),
            self._sailing(table, seat, shores, last),
            self._climbing(table, player, seat),
            fares,
            discs,
            money,
            food,
            self._growth(table, player, left) if left else 0.0,
            self.future * left + self._fourth_disc(table, player),
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
            self.future * left + self._fourth_disc(table, player),
        ]

    def _promised(self, table: DragonTable, player: Player) -> int:
        """Offerings of the start card, drawn or still to be drawn."""
        return 0 if player.start == NONE else table.box.card_offerings[player.start]

    def _fourth_disc(self, table: DragonTable, player: Player) -> float:
        """The disc that waits on a round card is there from that round on."""
        if player.start == NONE:
            return 0.0
        rounds = 0
        for index in range(table.round, len(table.rounds)):
            if table.rounds[index] >= player.start:
                rounds += 1
        return self.late_disc * rounds

    def _growth(self, table: DragonTable, player: Player, left: int) -> float:
        """Free land beside one's farmers, and sets that were begun, while rounds remain."""
        free = 0
        near = table.box.chart.near
        rest = player.farmers
        while rest:
            bit = rest & -rest
            rest ^= bit
            free |= near[bit.bit_length() - 1]
        free &= ~table.settled
        growth = self.growth * min(free.bit_count(), 2 * left)
        short = left if left < 2 else 2
        full = table.box.farm_sets
        for farm, count in enumerate(player.farms):
            if count % full[farm]:
                growth += self.begun * short
        return growth
