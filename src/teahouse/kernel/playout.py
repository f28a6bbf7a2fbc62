"""Playing a table to the end at random: what search and simulation do most."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.kernel.step import NATURE, ones
from teahouse.kernel.table import Table


def playout(table: Table, chance: Callable[[], float]) -> int:
    """Play to the end, each legal move equally likely and NATURE's by weight; the number of the seats' decisions.

    `chance` gives numbers from 0 up to but not including 1, such as `random.Random(7).random`.
    """
    decisions = 0
    while not table.over:
        step = table.agenda[-1]
        moves = step.moves(table)
        count = len(moves)
        index = 0
        if step.seat != NATURE:
            decisions += 1
            if count > 1:
                index = int(chance() * count)
        elif count > 1:
            weights = step.weights(table)
            if weights is ones(count):
                index = int(chance() * count)
            else:
                left = int(chance() * sum(weights)) - weights[0]
                while left >= 0:
                    index += 1
                    left -= weights[index]
        table.apply(moves[index])
    return decisions
