"""A game of this package for four players at random; NATURE is played but not counted."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator

import teahouse
from benchmarks.measure.engine import measure, report
from teahouse import NATURE, Move, Table
from teahouse.kernel import ones, playout


class Teahouse:
    """A game as bots use it: `moves`, a choice and `apply` from Python; roll-outs by the kernel's own `playout`."""

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
        draw, ask, apply = self.random, table.moves, table.apply
        steps = 0
        while not table.over:
            moves = ask()
            count = len(moves)
            if table.to_move != NATURE:
                apply(moves[int(draw() * count)])
                steps += 1
                continue
            weights = table.weights()
            if weights == ones(count):
                apply(moves[int(draw() * count)])
            else:
                apply(self.chance(moves, weights))
        return steps

    def roll_out(self, table: Table) -> int:
        return playout(table, self.random)

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
    report(teahouse.__version__, measure(Teahouse(sys.argv[3], seed=int(sys.argv[1])), float(sys.argv[2])))
