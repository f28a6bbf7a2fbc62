"""What a move would lead to, tried on a copy of the table."""

from __future__ import annotations

from teahouse.kernel.move import Move
from teahouse.kernel.table import Table
from teahouse.kernel.tale import until_happening


def outcomes(table: Table, move: Move) -> tuple[Table, Table]:
    """The table after a legal move and the moves of the same seat that are then its only choice.

    Before what befalls everybody then by itself, which is no merit of the move, and after it. A dry run that stops at
    the next real decision, at a draw and before another seat: what a person sees who makes the move, because boards
    make moves without a choice along with it.
    """
    seat = table.to_move
    own: Table | None = None
    after = table.copy()
    moves = [move]
    while len(moves) == 1:
        if own is None:
            parted = until_happening(after, moves[0])
            own = parted[0] if parted is not None else None
        after.apply(moves[0])
        moves = after.moves() if after.to_move == seat >= 0 else []
    return after if own is None else own, after


def outcome(table: Table, move: Move) -> Table:
    """The table after a legal move, what it forces its seat to do next, and what then befalls everybody."""
    return outcomes(table, move)[1]


def preview(table: Table, move: Move, seat: int) -> dict[str, int]:
    """What a legal move, with all that follows it by itself, changes for a seat."""
    return changes(table, outcome(table, move), seat)


def changes(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What has changed for a seat between two tables of one game."""
    had, has = before.game.tally(before, seat), before.game.tally(after, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}
