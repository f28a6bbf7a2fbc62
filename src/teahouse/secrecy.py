"""What a seat may not know about a move: an outcome that it cannot tell from another one is hidden from it."""

from __future__ import annotations

from teahouse.kernel import Move, Table


def hidden_from(table: Table, move: Move, seat: int) -> bool:
    """Whether a seat (or SPECTATOR) may not know that this move, and no other, is played now.

    It may know the move if its view afterwards differs from the view after every other move that could have been
    played. Where everybody sees the same, nothing is hidden.
    """
    if table.to_move == seat:
        return False
    after = table.copy()
    after.apply(move)
    if _all_is_open(table, seat) and _all_is_open(after, seat):
        return False
    moves = table.moves()
    if len(moves) == 1:
        return True  # that it is alone may itself be known only to those who see the hidden things
    seen = table.game.view(after, seat).facts
    for other in moves:
        if other is not move:
            trial = table.copy()
            trial.apply(other)
            if table.game.view(trial, seat).facts == seen:
                return True
    return False


def _all_is_open(table: Table, seat: int) -> bool:
    game = table.game
    seen = game.view(table, seat).facts
    return all(game.view(table, other).facts == seen for other in range(game.players))
