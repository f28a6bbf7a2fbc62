"""Playing a table to the end at random: what search and simulation do most."""

from __future__ import annotations

from teahouse.kernel.step import NATURE, NOBODY, Chance
from teahouse.kernel.table import Table


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
