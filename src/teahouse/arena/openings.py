"""Starts that are given, not chosen: so that one which no bot would take is judged, too."""

from __future__ import annotations

import random
from typing import Final

from teahouse.kernel import Move, Table

ALL: Final = "all"
RANDOM: Final = "random"
STARTS: Final = (ALL, RANDOM)


class Openings:
    """Makes the start choices of one game of a series: those of the first kind that the preparation asks for.

    `random` draws every seat's. `all` gives one seat, another in each game, one start after the other in turn, until
    all that can be were given from every seat; the others choose their own.
    """

    def __init__(self, mode: str, index: int, players: int, seed: str) -> None:
        self.seats = list(range(players)) if mode == RANDOM else [index % players]
        """Whose start is given."""
        self._turn = None if mode == RANDOM else index // players
        self._draw = random.Random(f"{seed}/openings")
        self._kind = ""
        self._open = True

    def choose(self, table: Table) -> Move | None:
        """The move of the seat to move; None where it chooses for itself."""
        if not self._open:
            return None
        if table.game.moment(table).round:
            self._open = False
            return None
        moves = table.moves()
        self._kind = self._kind or moves[0].kind
        if moves[0].kind != self._kind or table.to_move not in self.seats:
            return None
        if self._turn is None:
            return self._draw.choice(moves)
        self._turn, place = divmod(self._turn, len(moves))
        return moves[place]
