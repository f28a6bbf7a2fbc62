"""Playing a table on: to the end at random, which search and simulation do most, or to the next decision."""

from __future__ import annotations

from typing import Final

from teahouse.kernel.move import Move
from teahouse.kernel.step import NATURE, NOBODY, Chance
from teahouse.kernel.table import Table

PASSED: Final = 10_000
"""A game that asks nobody anything for so many steps has lost its way."""
_NO_MOVES: Final[list[Move]] = []


def playout(table: Table, chance: Chance) -> int:
    """Play to the end, each legal move equally likely and NATURE's by weight; the number of the seats' decisions."""
    decisions = 0
    agenda = table.agenda
    while agenda:
        # what `apply` and `settle` do, without the calls
        step = agenda.pop()
        seat = step.seat
        if seat == NOBODY:
            step.run(table)
        elif seat == NATURE:
            step.happen(table, chance)
        else:
            decisions += 1
            table.to_move = seat
            moves = step.moves(table)
            count = len(moves)
            step.play(table, moves[int(chance() * count)] if count > 1 else moves[0])
    table.to_move = NOBODY
    table.over = True
    return decisions


def onward(table: Table, chance: Chance, forced: bool) -> list[Move]:
    """Let NATURE draw until a seat has a choice; its moves, or none at the end of the game.

    A move without an alternative is played at once, unless the seats want to be asked for `forced` moves, too.
    """
    agenda = table.agenda
    for _ in range(PASSED):
        if not agenda:
            table.to_move = NOBODY
            table.over = True
            return _NO_MOVES
        step = agenda[-1]
        seat = step.seat
        if seat == NOBODY:
            agenda.pop()
            step.run(table)
        elif seat == NATURE:
            agenda.pop()
            step.happen(table, chance)
        else:
            table.to_move = seat
            moves = step.moves(table)
            if forced or len(moves) > 1:
                return moves
            agenda.pop()
            step.play(table, moves[0])
    raise RuntimeError(f"{table.game.name}: {PASSED} steps without a decision")
