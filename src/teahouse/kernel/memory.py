"""What has happened, as somebody may think who has not seen all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teahouse.kernel.game import Draw, Game
from teahouse.kernel.message import EVERYONE
from teahouse.kernel.move import Move

TRIES: Final = 100
"""Where what others did says more about their hands than what they have shown, so many guesses are made."""


def remembered(game: Game, moves: Sequence[Move], seat: int, draw: Draw) -> list[Move] | None:
    """Moves of which a seat would have noticed the same; what others have drawn in secret is drawn anew.

    With the same numbers the same moves, whatever lies hidden. None if no guess fits with what was seen.
    """
    real = list(moves)
    noticed = _noticed(game, real, seat)
    for _ in range(TRIES):
        guess = _guessed(game, real, seat, draw)
        if guess is real or _noticed(game, guess, seat) == noticed:
            return guess
    return None


def _guessed(game: Game, moves: list[Move], seat: int, draw: Draw) -> list[Move]:
    """What somebody drew in secret and has shown since may have come by any of their draws before that.

    Whatever they still hold is imagined from what the seat sees.
    """
    table = game.new()
    others = [other for other in range(game.players) if other != seat]
    secret: list[list[int]] = [[] for _ in range(game.players)]  # of each, draws that nothing is known about yet
    found = moves.copy()
    hides = False
    for number, move in enumerate(moves):
        before = [game.held(table, other) for other in others]
        hidden = not table.shows(move, seat)
        hides = hides or hidden
        table.apply(move)
        for other, had in zip(others, before, strict=True):
            has = game.held(table, other)
            if hidden and len(has) > len(had):
                secret[other].append(number)
            for shown in _gone(had, has):
                found[secret[other].pop(draw(len(secret[other])))] = shown
    if not hides:
        return moves
    imagined = game.imagine(game.view(table, seat), draw)
    for other in others:
        held = game.held(imagined, other)
        for number in secret[other]:
            found[number] = held.pop(draw(len(held)))
    return found


def _gone(had: list[Move], has: list[Move]) -> list[Move]:
    gone = had.copy()
    for one in has:
        if one in gone:
            gone.remove(one)
    return gone


def _noticed(game: Game, moves: list[Move], seat: int) -> list[object]:
    """All that a seat notices: who moves, what it knows of the move, what it is told, and at last what it sees."""
    table = game.new()
    found: list[object] = []
    for move in moves:
        if table.refusal(move) is not None:
            return []
        found.append(table.to_move)
        found.append(move.text if table.shows(move, seat) else "")
        table.notes = []
        table.apply(move)
        found.extend([note.to_json() for note in table.notes if note.only in (EVERYONE, seat)])
        table.notes = None
    found.append(game.view(table, seat).to_json())
    return found
