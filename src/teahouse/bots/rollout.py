"""Playing a table on: at random to the end, as quickly as plain Python goes, or a few moves by an evaluation."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

from teahouse.bots.evaluation import Evaluation, follow_up
from teahouse.kernel import NATURE, NOBODY, Move, Step, Table, playout

Chance = Callable[[], float]
"""A number from 0 up to, but not including, 1."""


def play_at_random(table: Table, chance: Chance) -> None:
    """Play to the end, every legal move as likely, NATURE by its weights: the kernel's `playout`, done quicker."""
    if _COMPILED:
        playout(table, chance)
        return
    agenda = table.agenda
    even = _EVEN
    while agenda:
        # what `apply` and `settle` do, without the calls
        step = agenda.pop()
        seat = step.seat
        if seat == NOBODY:
            step.run(table)
            continue
        table.to_move = seat
        if seat != NATURE or type(step) in even:
            moves = step.moves(table)
            count = len(moves)
            move = moves[int(chance() * count)] if count > 1 else moves[0]
        else:
            agenda.append(step)
            move = nature(table, chance)
            agenda.pop()
        step.play(table, move)
    table.to_move = NOBODY
    table.over = True


def nature(table: Table, chance: Chance) -> Move:
    """NATURE's move, each as likely as its weight says."""
    step = table.agenda[-1]
    moves = step.moves(table)
    if len(moves) == 1:
        return moves[0]
    if type(step).weights is Step.weights:
        _EVEN.add(type(step))
        return moves[int(chance() * len(moves))]
    weights = step.weights(table)
    left = int(chance() * sum(weights))
    for move, weight in zip(moves, weights):
        left -= weight
        if left < 0:
            return move
    raise AssertionError("weights are not negative")


_COMPILED: Final = not isinstance(playout, FunctionType)
_EVEN: Final[set[type[Step[Any]]]] = set()
"""NATURE's steps known to have outcomes that are all as likely."""


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
            table.apply(nature(table, chance))
            continue
        move = evaluation.follow(table)
        table.apply(best_reply(evaluation, table) if move is None else move)
        decisions -= 1
