"""What a move would lead to, tried on a copy of the table."""

from __future__ import annotations

from teahouse.kernel.message import Note
from teahouse.kernel.move import Move
from teahouse.kernel.table import Table


def outcome(table: Table, move: Move, notes: list[Note] | None = None) -> Table:
    """The table after a legal move and the moves of the same seat that are then its only choice.

    A dry run that stops at the next real decision, at a draw and before another seat: what a person sees who makes
    the move, because boards make moves without a choice along with it. What is told on the way is added to `notes`.
    """
    seat = table.to_move
    after = table.copy()
    after.notes = notes
    after.apply(move)
    while after.to_move == seat >= 0 and not after.over:
        moves = after.moves()
        if len(moves) != 1:
            break
        after.apply(moves[0])
    after.notes = None
    return after


def preview(table: Table, move: Move, seat: int) -> dict[str, int]:
    """What a legal move, with what it forces its seat to do next, changes for a seat."""
    return changes(table, outcome(table, move), seat)


def changes(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What has changed for a seat between two tables of one game."""
    had, has = before.game.tally(before, seat), before.game.tally(after, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}
