"""Yínzi: what a merchant house has earned, and what its goods, factories, workers and cards still promise."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.bots.evaluation.yinzi_experience import YinziExperience
from teahouse.bots.evaluation.yinzi_habits import habit
from teahouse.bots.evaluation.yinzi_tastes import Tastes
from teahouse.bots.evaluation.yinzi_trade import demands, fortune_here, times, upgrades_open
from teahouse.games.yinzi.names import (
    CONSTRUCT_BOATS,
    DEVELOP_FACTORIES,
    HAND,
    IN_ACTIONS,
    IN_BONUS,
    IN_RESOLUTION,
    IN_SETUP,
    NONE,
    ROUNDS,
)
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import Game, Move


class YinziOutlook(YinziExperience):
    """Expected final score of a house."""

    parts: ClassVar[tuple[str, ...]] = (
        "delivered",
        "boats",
        "factories",
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

    tastes: Tastes

    def __init__(self, game: Game, weights: Any = None) -> None:
        super().__init__(game, weights)
        self.tastes = Tastes(self.spaces, self.rice_taste, self.crop_taste, self.stone_taste)

    def foreseen(self, table: YinziTable, seat: int) -> list[float]:
        """What a house has, and what it may expect of the rounds to come."""
        player = table.players[seat]
        box = table.box
        phase = table.phase
        over = table.over
        rounds = ROUNDS - table.round  # whole rounds to come after this one
        left = 0.0 if over else rounds + _turns(player, phase)
        horizon = left / 2 if left < 2 else 1.0

        capacity = box.capacity[player.boat]
        boats = 2.0 * capacity
        if left:
            boats += self.boats * capacity * left / ROUNDS
            if player.boat and box.capacity[player.boat - 1] == capacity:
                boats += self.step

        mask = next_mask = 0
        if not over or table.memory.stored_by[seat]:
            mask, next_mask = demands(table)
        factories, commodities = self.plants(table, player, seat, left, mask, next_mask)
        delivered = float(player.emissaries)
        for place, count in enumerate(player.delivered):
            if count:
                delivered += count * box.destination_points[place]
        war = float(player.first_glories * box.first_glory + player.second_glories * box.second_glory)
        if table.war and phase <= IN_RESOLUTION and not over:
            war += self.glories(table, seat)
        ratio = box.ratios[table.die - 1]
        taxes = 0.0
        if phase <= IN_RESOLUTION and not over and phase != IN_SETUP:
            taxes = self.dues(table, player, ratio)
        food, goods = self.larder(table, player, seat, phase, left, mask)
        resources = emperor = workers = money = 0.0
        if over:
            money = float(player.silver + player.copper // ratio)
        else:
            develop = times(rounds, fortune_here(table, player, DEVELOP_FACTORIES))
            money = player.silver * (1.0 + self.bag * left / ROUNDS * 2) + player.copper * (
                1.0 / ratio + self.copper * horizon
            )
            if develop and player.copper:
                cost = upgrades_open(table, seat)
                money += self.fund * (player.copper if player.copper < cost else cost) * develop
            if left:
                room = len(box.capacity) - 1 - player.boat
                planks = player.wood if player.wood < room else room
                resources = self.wood * planks * times(rounds, fortune_here(table, player, CONSTRUCT_BOATS))
                resources += self.stone * (player.stone if player.stone < 3 else 3) * develop
                workers = self.hands(table, player, phase)
            if player.box != NONE:
                emperor = (self.palace, self.road, self.canal, self.bridge)[player.box]
        money -= 2.0 * player.misfortune
        return [
            delivered,
            boats,
            factories,
            commodities,
            self.freight(table, seat, left),
            war,
            self._routes(table, seat, left, over),
            self.discs(table, seat, left, over),
            money,
            taxes,
            food,
            goods,
            resources,
            emperor,
            workers,
            self.round * rounds if not over else 0.0,
        ]

    def _routes(self, table: YinziTable, seat: int, left: float, over: bool) -> float:
        """Route tiles won, and those with pieces on them."""
        points = table.box.route_points
        routes = 0.0
        player = table.players[seat]
        personal = player.routes if left else ()
        for tile in sorted(player.won + personal):
            routes += self.personal * points[tile] if tile in personal else points[tile]
        if not over:
            for row, by in enumerate(table.route_by):
                if by == seat and table.route[row] != NONE:
                    routes += self.route * points[table.route[row]]
        return routes

    def follow(self, table: Any) -> Move | None:
        """Finish a turn of one's own by habit."""
        return habit(table, self.tastes)


def _turns(player: Player, phase: int) -> float:
    """The part of this round's turns that a house still has."""
    if phase in (IN_SETUP, IN_BONUS):
        return 1.0
    if phase != IN_ACTIONS:
        return 0.0
    groups = 0
    for place in range(5):
        if player.workers[place]:
            groups += 1
    return (2 * sum(player.hand) + groups) / (2 * HAND)
