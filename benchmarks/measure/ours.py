"""A game of this package for four players at random; NATURE is played but not counted."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle

import teahouse
from benchmarks.measure.engine import measure, report, sample
from teahouse import NATURE, Move, Table
from teahouse.bots.imagination import Imagination
from teahouse.bots.playouts import PlayedOut
from teahouse.kernel import playout

SIMULATIONS = 60


class Teahouse:
    """A game by the kernel's own random loop, as simulations and the searching bots run it."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = teahouse.game(name, players=4)
        self.random = random.Random(seed).random

    def new(self) -> Table:
        return self.game.new()

    def chance(self, moves: list[Move], weights: list[int]) -> Move:
        left = int(self.random() * sum(weights))
        for move, weight in zip(moves, weights):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights are not negative")

    def play_out(self, table: Table) -> int:
        return playout(table, self.random)

    def roll_out(self, table: Table) -> None:
        playout(table, self.random)

    def searched(self, tables: list[Table], seconds: float) -> float:
        """How quick the search with random roll-outs is, measured by the roll-outs alone."""
        alone = searching = 0.0
        for table in cycle(tables):
            began = time.process_time()
            for _ in range(SIMULATIONS):
                playout(table.copy(), self.random)
            middle = time.process_time()
            seat = table.to_move
            look = PlayedOut(Imagination(self.game, self.game.view(table, seat), "search"), seat)
            look.think(None, SIMULATIONS)
            # where there are more moves than games, each has one all the same
            alone += (middle - began) * look.simulations / SIMULATIONS
            searching += time.process_time() - middle
            if alone + searching >= seconds:
                return alone / searching
        raise AssertionError("there are no tables")

    def walk(self) -> Iterator[Table]:
        table = self.new()
        while not table.over:
            if table.to_move == NATURE:
                table.apply(self.chance(table.moves(), table.weights()))
            else:
                yield table
                moves = table.moves()
                table.apply(moves[int(self.random() * len(moves))])

    def copier(self, table: Table) -> Callable[[], Table]:
        return table.copy

    def asker(self, table: Table) -> Callable[[], object]:
        return table.moves


if __name__ == "__main__":
    engine = Teahouse(sys.argv[3], seed=int(sys.argv[1]))
    figures = measure(engine, float(sys.argv[2]))
    figures["search"] = engine.searched(sample(engine, 20), float(sys.argv[2]))
    report(teahouse.__version__, figures)
