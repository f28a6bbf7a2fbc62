"""Dragon Boats: what land is worth to a house, and what can be reached on foot."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.names import (
    BONUS_REWARD,
    FISH,
    FOOD_REWARD,
    MONEY_REWARD,
    OFFERING_REWARD,
    PORK,
    POULTRY,
    RICE,
    SOY,
    TREASURE_REWARD,
    L,
    N,
    O,
    Q,
    T,
    V,
    W,
    X,
    Y,
    Z,
)
from teahouse.games.dragon_boats.scoring import group_sizes
from teahouse.games.dragon_boats.table import DragonTable, Player

FARTHEST: Final = 7
"""No land is farther than so many spaces."""


class Trip:
    """A land space that can be reached: how many spaces it takes and what lies on the way."""

    __slots__ = ("hex", "rewards", "steps")

    def __init__(self, hex: int, steps: int, rewards: tuple[int, ...]) -> None:
        self.hex = hex
        self.steps = steps
        self.rewards = rewards


def trips_from(box: Box, start: int) -> list[Trip]:
    """All shortest trips from a port or path, one for each land space and way."""
    chart = box.chart
    found: dict[tuple[int, tuple[int, ...]], Trip] = {}
    best: dict[int, int] = {}
    first = (chart.reward[start],) if chart.reward[start] else ()
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(start, 1, first, 1 << start)]
    while queue:
        space, steps, rewards, visited = queue.pop(0)
        for hex in chart.land[space]:
            if steps + 1 <= best.setdefault(hex, steps + 1) + 1:
                found.setdefault((hex, tuple(sorted(rewards))), Trip(hex, steps + 1, tuple(sorted(rewards))))
        if steps + 1 < FARTHEST:
            for road in chart.roads[space]:
                if not visited >> road & 1:
                    more = (*rewards, chart.reward[road]) if chart.reward[road] else rewards
                    queue.append((road, steps + 1, more, visited | 1 << road))
    return list(found.values())


class Rewards:
    """What the symbols on roads are worth."""

    __slots__ = ("_worth",)

    def __init__(self, money: float, food: float, treasure: float, offering: float, card: float) -> None:
        self._worth = [0.0] * 6
        self._worth[MONEY_REWARD] = money
        self._worth[FOOD_REWARD] = food
        self._worth[TREASURE_REWARD] = treasure
        self._worth[OFFERING_REWARD] = offering
        self._worth[BONUS_REWARD] = card

    def of(self, trip: Trip) -> float:
        """All rewards of a trip."""
        total = 0.0
        for reward in trip.rewards:
            total += self._worth[reward]
        return total

    def at(self, reward: int) -> float:
        """One reward."""
        return self._worth[reward]


def next_tile(count: int, full: int) -> int:
    """What one more tile of a kind adds (DB-61, DB-62)."""
    return 2 * (count % full) + 1


def joined(box: Box, farmers: int, hex: int) -> int:
    """What a farmer on a land space adds to the groups (DB-63)."""
    near = box.chart.near
    touching = near[hex] & farmers
    if not touching:
        return 1
    group = 0
    edge = touching
    sizes = 0
    squares = 0
    rest = farmers
    while edge:
        bit = edge & -edge
        edge ^= bit
        if not rest & bit:
            continue
        # one group that touches the space
        front = bit
        rest ^= bit
        size = 0
        while front:
            one = front & -front
            front ^= one
            size += 1
            fresh = near[one.bit_length() - 1] & rest
            rest ^= fresh
            front |= fresh
        sizes += size
        squares += size * size
        group += 1
    return (1 + sizes) * (1 + sizes) - squares


def field_values(table: DragonTable, player: Player, growth: float, start: float) -> list[float]:
    """What each free field would add to a house's sets and groups; 0 for those taken."""
    box = table.box
    chart = box.chart
    full = box.farm_sets
    farms = player.farms
    farmers = player.farmers
    settled = table.settled
    tiles = table.tiles
    by_kind = [next_tile(farms[kind], full[kind]) + (start if farms[kind] % full[kind] else 0.0) for kind in range(5)]
    found = [0.0] * len(chart.hexes)
    for hex in range(chart.mountain_hexes, len(found)):
        if settled >> hex & 1:
            continue
        value = by_kind[tiles[hex]] + joined(box, farmers, hex)
        # free land beside it lets a group grow
        value += growth * (chart.near[hex] & ~settled).bit_count()
        found[hex] = value
    return found


def wisdom_value(box: Box, player: Player, card: int) -> float:
    """What a wisdom tile of a letter adds, as things stand (DB-R43)."""
    farms = player.farms
    full = box.farm_sets
    if card == V:
        return next_tile(farms[PORK], full[PORK])
    if card == W:
        return next_tile(farms[FISH], full[FISH])
    if card == X:
        return next_tile(farms[POULTRY], full[POULTRY])
    if card == Y:
        return farms[SOY] + 0.5
    if card == Z:
        return farms[RICE] + 0.5
    if card == L:
        return player.cards().bit_count() + 0.5
    if card == N:
        return sum(1 for size in group_sizes(box, player.farmers) if size == 1) + 0.5
    if card == O:
        return player.money // 2
    if card == Q:
        return min(2 * player.food, 8) + 0.5
    if card == T:
        return min(player.treasure, 4) + 0.5
    return 1.0


def best_of(
    trips: list[Trip], values: list[float], rewards: Rewards, free: int, food: int, per_food: float
) -> list[float]:
    """The worth of the best trips to different land spaces, the best first; food is paid beyond the free spaces."""
    best: dict[int, float] = {}
    for trip in trips:
        value = values[trip.hex]
        if value <= 0:
            continue
        need = trip.steps - free
        if need > 0:
            if need > food:
                continue
            value -= need * per_food
        value += rewards.of(trip)
        if value > best.get(trip.hex, -1.0):
            best[trip.hex] = value
    return sorted(best.values(), reverse=True)
