"""Playing a table on for a few moves by an evaluation."""

from __future__ import annotations

from teahouse.bots.evaluation import Evaluation, follow_up
from teahouse.kernel import NATURE, Chance, Move, Table


def best_reply(evaluation: Evaluation, table: Table, whim: Chance | None = None) -> Move:
    """The move that the evaluation likes best for the seat to move; a whim adds points to each at will."""
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    seat = table.to_move
    best = moves[0]
    highest = float("-inf")
    for move in moves:
        trial = table.copy()
        trial.apply(move)
        follow_up(evaluation, trial, seat)
        worth = evaluation.worth(trial, seat)
        if whim is not None:
            worth += whim()
        if worth > highest:
            highest = worth
            best = move
    return best


def play_some(evaluation: Evaluation, table: Table, decisions: int, chance: Chance) -> None:
    """Play so many decisions of the seats by the evaluation, with NATURE in between."""
    while decisions > 0 and not table.over:
        if table.to_move == NATURE:
            table.apply(table.draw(chance))
            continue
        move = evaluation.follow(table)
        table.apply(best_reply(evaluation, table) if move is None else move)
        decisions -= 1
