"""Why a bot chose a move, in a line: from the numbers it chose by."""

from __future__ import annotations

from teahouse.bots.evaluation import Evaluation, follow_up
from teahouse.bots.tree import Edge
from teahouse.kernel import Message, Move, Ref, Table
from teahouse.library import folder_of

Judged = tuple[Move, float]
"""A move and the final score expected after it."""


def only_move() -> Message:
    """There was nothing to choose."""
    return Message("thought-only-move")


def expectation(
    evaluation: Evaluation, seat: int, table: Table, chosen: Judged, next_best: Judged, looks: int = 0
) -> Message:
    """What the chosen move promises, and the part of the outlook that speaks most for it against the next best."""
    after = _parts(evaluation, seat, table, chosen[0])
    otherwise = _parts(evaluation, seat, table, next_best[0])
    gains = [mine - other for mine, other in zip(after, otherwise, strict=True)]
    reason = max(range(len(gains)), key=gains.__getitem__)
    more = round(gains[reason])
    folder = folder_of(evaluation.game.name)
    return Message(
        "thought-search" if looks else "thought-greedy",
        (
            ("points", round(chosen[1])),
            ("next", round(next_best[1])),
            ("part", Ref(f"part-{folder}-{evaluation.parts[reason]}" if more > 0 else "part-balance")),
            ("more", max(0, more)),
            ("looks", looks),
        ),
    )


def foresight(evaluation: Evaluation, seat: int, table: Table, tried: list[Edge], looks: int) -> Message:
    """What a search saw in the moves it looked at, the chosen one first, then by how often they were tried."""
    if not tried:
        return Message("thought-at-first-sight")
    chosen = tried[0]
    points = chosen.points / chosen.visits
    if len(tried) == 1:
        return Message("thought-unrivalled", (("points", round(points)), ("looks", looks)))
    rival = tried[1]
    promised = rival.points / rival.visits
    if round(promised) > round(points):
        # it trusts what it has looked at most, and being ahead of the others counts for it, too
        numbers = (("points", round(points)), ("looks", looks), ("next", round(promised)), ("tries", rival.visits))
        return Message("thought-trusted", numbers)
    return expectation(evaluation, seat, table, (chosen.move, points), (rival.move, promised), looks)


def _parts(evaluation: Evaluation, seat: int, table: Table, move: Move) -> list[float]:
    trial = table.copy()
    trial.apply(move)
    follow_up(evaluation, trial, seat)
    return evaluation.outlook(trial, seat)
