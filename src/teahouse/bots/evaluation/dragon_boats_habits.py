"""Dragon Boats: what a player does next without thinking, once a walk or a card has begun."""

from __future__ import annotations

from typing import Any

from teahouse.bots.evaluation.dragon_boats_land import Rewards, field_values, joined, wisdom_value
from teahouse.bots.evaluation.experience import Experienced
from teahouse.games.dragon_boats.names import FOOD_REWARD, U
from teahouse.games.dragon_boats.steps.boarding import PayPath
from teahouse.games.dragon_boats.steps.plays import Arrange, Give, Hop, JumpShip, SwitchBoats
from teahouse.games.dragon_boats.steps.walking import ChooseCard, Walk
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Move


class DragonHabits(Experienced):
    """Walks to the best land, pays with what one has most of, completes cards."""

    growth: float
    start: float
    food: float
    _rewards: Rewards

    def follow(self, table: Any) -> Move | None:
        """Finish a walk, pay a path, complete a card."""
        step = table.agenda[-1]
        kind = type(step)
        if kind is Walk:
            return self._walk(table, step)
        if kind is PayPath:
            return self._spare_good(table, step)
        if kind in (Give, Hop, SwitchBoats, JumpShip, Arrange, ChooseCard):
            return self._best(table, step.seat, step.moves(table))
        return None

    def _best(self, table: DragonTable, seat: int, moves: list[Move]) -> Move:
        best = moves[0]
        highest = -1e9
        if len(moves) == 1:
            return best
        for move in moves:
            trial = table.copy()
            trial.apply(move)
            worth = self.worth(trial, seat)
            if worth > highest:
                highest = worth
                best = move
        return best

    def _spare_good(self, table: DragonTable, step: Any) -> Move:
        """The kind one has most of."""
        moves: list[Move] = step.moves(table)
        goods = table.players[step.seat].goods
        return max(moves, key=lambda move: goods[move.a])

    def _walk(self, table: DragonTable, step: Any) -> Move:
        """The next step of the best way from here: to land, or home."""
        player = table.players[step.seat]
        values = field_values(table, player, self.growth, self.start)
        chart = table.box.chart
        if chart.space_area[step.space] == 0:
            for hex in range(chart.mountain_hexes):
                if not table.settled >> hex & 1:
                    values[hex] = joined(table.box, player.farmers, hex) + wisdom_value(
                        table.box, player, table.tiles[hex]
                    )
        free = table.box.free_spaces + player.ability(U)
        moves: list[Move] = step.moves(table)
        best = table.box.moves.home
        highest = 0.0
        for move in moves:
            if move.kind == "settle":
                value = values[move.a] - (0.5 * self.food if step.steps >= free else 0.0)
            elif move.kind == "walk":
                value = self._way(table, player, values, move.a, step.steps + 1, step.visited, free, player.food)
            else:
                continue
            if value > highest:
                highest = value
                best = move
        return best

    def _way(
        self,
        table: DragonTable,
        player: Player,
        values: list[float],
        space: int,
        steps: int,
        visited: int,
        free: int,
        food: int,
    ) -> float:
        """The worth of the best way on from a road, having entered it with so many steps."""
        paid = 0.0
        if steps > free:
            food -= 1
            paid = 0.5 * self.food
        chart = table.box.chart
        reward = chart.reward[space]
        gained = self._rewards.at(reward) - paid
        if reward == FOOD_REWARD:
            food += 1
        visited |= 1 << space
        if steps >= free and food <= 0:
            return gained
        best = 0.0
        cost = 0.5 * self.food if steps >= free else 0.0
        for hex in chart.land[space]:
            if values[hex] - cost > best:
                best = values[hex] - cost
        if steps < 6:
            for road in chart.roads[space]:
                if not visited >> road & 1:
                    value = self._way(table, player, values, road, steps + 1, visited, free, food)
                    if value > best:
                        best = value
        return gained + best
