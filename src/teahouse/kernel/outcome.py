"""What a move would lead to, tried on a copy of the table."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.kernel.message import Note
from teahouse.kernel.move import Move
from teahouse.kernel.table import Table
from teahouse.kernel.tale import until_happening


def outcome(table: Table, move: Move, notes: list[Note] | None = None) -> Table:
    """The table after a legal move and the moves of the same seat that are then its only choice.

    A dry run that stops at the next real decision, at a draw and before another seat: what a person sees who makes
    the move, because boards make moves without a choice along with it. What is told on the way is added to `notes`.
    """
    after = table.copy()
    after.notes = notes
    for _ in _forced(after, move):
        pass
    after.notes = None
    return after


def outcomes(table: Table, move: Move) -> tuple[Table, Table]:
    """The same table before what then befalls everybody by itself, which is no merit of the move, and after it.

    Where nothing befalls anybody, as after most moves, both are one and the same.
    """
    after = table.copy()
    after.notes, after.chapters = [], []
    made = list(_forced(after, move))
    if after.chapters:
        own = table.copy()
        for forced in made:
            parted = until_happening(own, forced)
            if parted is not None:
                return parted[0], after
            own.apply(forced)
    return after, after


def _forced(table: Table, move: Move) -> Iterator[Move]:
    """Each move just before it is made: the one given, then those of its seat that are the only choice."""
    seat = table.to_move
    moves = [move]
    while len(moves) == 1:
        yield moves[0]
        table.apply(moves[0])
        moves = table.moves() if table.to_move == seat >= 0 else []


def preview(table: Table, move: Move, seat: int) -> dict[str, int]:
    """What a legal move, with all that follows it by itself, changes for a seat."""
    return changes(table, outcome(table, move), seat)


def changes(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What has changed for a seat between two tables of one game."""
    had, has = before.game.tally(before, seat), before.game.tally(after, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}
