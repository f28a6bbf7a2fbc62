"""Dragon Boats: what games have taught to add to the written outlook, by the moments of a game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teahouse.bots.evaluation.dragon_boats_market import DragonMarket
from teahouse.bots.evaluation.dragon_boats_sight import (
    BEFORE,
    COUNTED,
    MEMBERS,
    MOMENTS,
    MOST_DISCS,
    MOST_LEFT,
    MOVING,
    PAYING,
    ROUND,
    SHORES,
    STORING,
    WRITTEN,
    count_cards,
    count_land,
    count_market,
    count_others,
    count_start,
    count_store,
    moment_at,
    new_sight,
    stage_now,
)
from teahouse.bots.evaluation.experience import Sight
from teahouse.games.dragon_boats.names import NONE, SEATS_ABOARD
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.payment import Exchange, Purchase
from teahouse.games.dragon_boats.table import DragonTable, Player

STAGES: Final = (
    "before",
    "bidding",
    "payment",
    "journeys",
    "storage",
    "last bidding",
    "last payment",
    "last journeys",
    "last storage",
)
"""The worth of a thing has a curve over the rounds, and over the own discs of a round, for each of them; the last round
has its own, for nothing is kept for another."""

FARES: Final = 7
DISCS: Final = 8
"""Places of these parts in the outlook."""


class DragonExperience(DragonMarket):
    """Corrects the written outlook by the worth that things on a table had in games played before."""

    counted: ClassVar[tuple[tuple[str, str], ...]] = COUNTED
    stages: ClassVar[tuple[str, ...]] = STAGES
    moments: ClassVar[int] = MOMENTS
    doubt: ClassVar[float] = 1000.0
    trust: ClassVar[float] = 0.8
    heat: ClassVar[tuple[float, float]] = (0.6, 0.3)
    whims: ClassVar[tuple[float, float]] = (0.02, 0.01)

    def outlook(self, table: DragonTable, seat: int) -> list[float]:
        """What a house may expect: what is foreseen, and what games have taught to add to it."""
        found = self.foreseen(table, seat)
        if table.over or self.experience == 0.0 or not self.taught:
            return found
        sight = self._beside(table, seat, found)
        counts = sight.counts
        worths = self.taught[sight.moment]
        for index in range(len(counts)):
            found[self._part[index]] += self.experience * worths[index] * counts[index]
        return found

    def look(self, table: DragonTable, seat: int) -> Sight:
        """Count what lies before a house; its points are those it may expect as foreseen."""
        return self._beside(table, seat, self.foreseen(table, seat))

    def _beside(self, table: DragonTable, seat: int, foreseen: list[float]) -> Sight:
        """What there is to count beside what is foreseen."""
        player = table.players[seat]
        stage = stage_now(table)
        points = 0.0
        for part in foreseen:
            points += part
        if stage < 0:
            sight = new_sight(points, BEFORE)
            count_start(sight.counts, table, player, seat)
            count_market(sight.counts, table, player, seat)
            count_cards(sight.counts, player)
            return sight
        sight = new_sight(points, moment_at(table, seat, stage))
        counts = sight.counts
        count_start(counts, table, player, seat)
        counts[WRITTEN] = foreseen[FARES]
        counts[WRITTEN + 1] = foreseen[DISCS]
        left = len(table.rounds) - 1 - table.round
        if left:
            counts[WRITTEN + 2] = self.kept(player, left)
        self._count_shores(counts, table, player, seat)
        count_market(counts, table, player, seat)
        count_store(counts, table, player)
        count_land(counts, table, player)
        count_cards(counts, player)
        count_others(counts, table, seat)
        return sight

    def _count_shores(self, counts: list[float], table: DragonTable, player: Player, seat: int) -> None:
        """What land members may expect, and what land there is for others to come."""
        shores = self._shores(table, player)
        climb = 0.0
        for path in range(len(table.box.chart.entry)):
            worth = self._mountain(table, player, path)
            if worth > climb:
                climb = worth
        counts[SHORES] = climb
        self._count_members(counts, table, player, seat, shores)
        best = 0.0
        first = 0.0
        second = 0.0
        for lands in shores:
            if lands:
                first += lands[0]
                if lands[0] > best:
                    best = lands[0]
                if len(lands) > 1:
                    second += lands[1]
        counts[SHORES + 1] = best
        counts[SHORES + 2] = first / len(shores)
        counts[SHORES + 3] = second / len(shores)

    def _count_members(
        self, counts: list[float], table: DragonTable, player: Player, seat: int, shores: list[list[float]]
    ) -> None:
        """Members aboard by how soon they land, and those on paths."""
        seats = table.seats
        at = MEMBERS
        aboard = 0
        for place in range(len(seats)):
            if seats[place] != seat:
                continue
            boat = place // SEATS_ABOARD
            worth = self._boat(table, shores, seat, boat, place)
            if table.places[boat] != NONE:
                when = 0
            elif table.ready(boat):
                when = 1
            else:
                missing = table.box.toppers[table.toppers[boat]].least - table.passengers(boat)
                when = 2 if missing <= 1 else 3
            counts[WRITTEN + 3 + when] += worth
            counts[at + when] += 1.0
            where = place % SEATS_ABOARD
            if where == 0:
                counts[at + 4] += 1.0
            elif where == SEATS_ABOARD - 1:
                counts[at + 5] += 1.0
            steers = True
            for behind in range(place + 1, (boat + 1) * SEATS_ABOARD):
                if seats[behind] != NONE:
                    steers = False
            if steers:
                counts[at + 6] += 1.0
            if aboard >> boat & 1:
                counts[at + 8] += 1.0
            else:
                aboard |= 1 << boat
                counts[at + 7] += 0.1 * table.box.toppers[table.toppers[boat]].beats
        capacity = table.box.chart.path_capacity
        for place in range(len(table.paths)):
            if table.paths[place] == seat:
                counts[WRITTEN + 7] += self._mountain(table, player, place // capacity)
                counts[at + 9] += 1.0

    def rests(self, table: Any) -> bool:
        """Each disc is a turn of its own, also when the same house places or resolves the next."""
        return type(table.agenda[-1]) in (Bid, Purchase, Exchange)

    def chapter(self, moment: int) -> int:
        """Each round is one; the start comes before them."""
        return (moment - 1) // ROUND

    def stage_of(self, moment: int) -> int:
        """The place of a moment's stage in `stages`."""
        if moment == BEFORE:
            return 0
        number, turn = (moment - 1) // ROUND, (moment - 1) % ROUND
        last = 4 if number == MOST_LEFT else 0
        if turn >= MOVING:
            return last + (4 if turn == STORING else 3)
        return last + (2 if turn >= PAYING else 1)

    def curve(self, moment: int) -> list[float]:
        """The terms of a moment's curve: rounds to come and own discs of the round lie between -1 and 1."""
        stage = self.stage_of(moment)
        if stage in (0, 7, 8):
            return [1.0]
        number, turn = (moment - 1) // ROUND, (moment - 1) % ROUND
        middle = (MOST_LEFT - 1) / 2
        at = (number - middle) / middle
        discs = (turn % PAYING) * 2.0 / MOST_DISCS - 1.0
        if stage in (5, 6):
            return [1.0, discs]
        if stage in (3, 4):
            return [1.0, at, 1.5 * at * at - 0.5]
        return [1.0, at, discs, at * discs, 1.5 * at * at - 0.5]
