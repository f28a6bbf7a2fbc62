"""Dragon Boats: what land a member may expect, aboard a boat or on a path of the mountain."""

from __future__ import annotations

from typing import Any

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
from teahouse.games.dragon_boats.names import NONE, SEATS_ABOARD, U
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Game


class DragonVoyages(DragonHabits):
    """Knows the best trips from every port and path."""

    aboard: float
    waiting: float
    steering: float
    behind: float
    good: float
    money: float
    treasure: float
    climber: float

    def __init__(self, game: Game, weights: Any = None) -> None:
        super().__init__(game, weights)
        box: Any = game.components
        self._trips: list[list[Trip]] = [trips_from(box, port) for port in box.chart.port]
        self._climbs: list[list[Trip]] = [trips_from(box, entry) for entry in box.chart.entry]
        self._rewards = Rewards(self.money, 0.6 * self.food, 1.0 + 0.5 * self.treasure, 1.0 + self.good, 2.0)
        self._tiles: list[int] = []
        self._fields: dict[tuple[Any, ...], list[list[float]]] = {}

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

    def _sailing(self, table: DragonTable, seat: int, shores: list[list[float]], last: bool) -> float:
        """What land the members on boats may expect."""
        seats = table.seats
        found = 0.0
        for place in range(len(seats)):
            if seats[place] == seat:
                boat = place // SEATS_ABOARD
                worth = self._boat(table, shores, seat, boat, place)
                if table.places[boat] != NONE:
                    found += worth
                elif table.ready(boat) or last:
                    found += worth * self.aboard
                else:
                    missing = table.box.toppers[table.toppers[boat]].least - table.passengers(boat)
                    found += worth * self.waiting * (1.0 if missing <= 1 else 0.85)
        return found

    def _climbing(self, table: DragonTable, player: Player, seat: int) -> float:
        """What land the members on the mountain may expect."""
        capacity = table.box.chart.path_capacity
        found = 0.0
        for place, owner in enumerate(table.paths):
            if owner == seat:
                found += self.climber * self._mountain(table, player, place // capacity)
        return found


def _after(lands: list[float], ahead: int, behind: float) -> float:
    """The worth of the best land when so many choose before."""
    if not lands:
        return 0.0
    if ahead == 0:
        return lands[0]
    if ahead >= len(lands):
        return 0.3 * lands[-1]
    return behind * lands[0] * (0.8 if ahead > 1 else 1.0) if lands[ahead] < behind * lands[0] else lands[ahead]
