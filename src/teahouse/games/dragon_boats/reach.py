"""How far a house member can go (DB-38, DB-47 to DB-52)."""

from __future__ import annotations

from teahouse.games.dragon_boats.chart import Chart
from teahouse.games.dragon_boats.names import FOOD_REWARD


class Way:
    """The way to a space that costs the least food, and of those the shortest."""

    __slots__ = ("food", "left", "over", "steps")

    def __init__(self, steps: int, food: int, left: int, over: list[int]) -> None:
        self.steps = steps
        """Spaces entered, counted from the port or the foot of the mountain."""
        self.food = food
        """Food to be paid from here on."""
        self.left = left
        """What the house has then, with what it finds on the way."""
        self.over = over
        """The roads between here and there."""


class Reach:
    """What a member can reach from where it stands, with the food its house has and finds on the way (DB-R26).

    Cards that could be drawn or played on the way are left out.
    """

    def __init__(self, chart: Chart, settled: int, free: int, meal: int) -> None:
        self.chart = chart
        self.settled = settled
        """Land spaces with a farmer, as a bit mask."""
        self.free = free
        """Spaces that cost no food."""
        self.meal = meal
        """What a food symbol gives, if the supply has so much (DB-110, DB-R34)."""
        self.lands: dict[int, Way] = {}
        self.roads: dict[int, Way] = {}

    def go(
        self, space: int, steps: int, visited: int, food: int, supply: int, paid: int = 0, over: list[int] | None = None
    ) -> Reach:
        """Look around from a road or port, and go on from every next one."""
        over = over or []
        price = 0 if steps < self.free else 1
        if food < price:
            return self
        chart = self.chart
        for land in chart.land[space]:
            if not self.settled >> land & 1:
                _note(self.lands, land, Way(steps + 1, paid + price, food - price, over))
        for road in chart.roads[space]:
            if visited >> road & 1:
                continue
            _note(self.roads, road, Way(steps + 1, paid + price, food - price, over))
            # food spent is back in the supply before more is found (DB-R69)
            left = supply + price
            found = min(self.meal, left) if chart.reward[road] == FOOD_REWARD else 0
            self.go(
                road,
                steps + 1,
                visited | 1 << road,
                food - price + found,
                left - found,
                paid + price,
                [*over, road],
            )
        return self


def _note(known: dict[int, Way], place: int, way: Way) -> None:
    best = known.get(place)
    if best is None or way.food < best.food or (way.food == best.food and way.steps < best.steps):
        known[place] = way
