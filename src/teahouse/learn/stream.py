"""Many games, one after the other, as a stream of decisions: what self-play does most, so it is compiled.

Only real decisions are seen: NATURE draws, and a move without an alternative is played at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teahouse.kernel import NOBODY, Chance, Game, Move, Table, onward

BETWEEN: Final = 0.5
"""How often an onlooker looks right after a move, before NATURE and moves without an alternative have followed."""


class Variant:
    """A game as it is trained: its number of players, its options, its box."""

    def __init__(self, game: Game, places: list[int]) -> None:
        self.game = game
        self.places = places
        """For each move of this box its place in the catalogue of the game's own box."""


class Stream:
    """A table at which one game follows another."""

    def __init__(self, next_variant: Callable[[], Variant], chance: Chance) -> None:
        self._next_variant = next_variant
        self._chance = chance
        self.decisions = 0
        """Of the present game, so far."""
        self.begin()

    def begin(self) -> None:
        """Lay out the next game and go to its first decision."""
        variant = self._next_variant()
        self.variant: Variant = variant
        self.table: Table = variant.game.new()
        self.decisions = 0
        self.onlooker = NOBODY
        """The seat that looked on last, since the last decision; NOBODY if none has."""
        self.moves: list[Move] = onward(self.table, self._chance, False)

    def act(self, index: int) -> bool:
        """Play the move with this index; whether that was the last decision of the game."""
        self.decisions += 1
        self.table.apply(self.moves[index])
        self.moves = onward(self.table, self._chance, False)
        return self.table.over

    def act_watched(self, index: int, watched: bytearray, at: int) -> bool:
        """The same; every other time a seat looks on before the next decision."""
        self.decisions += 1
        table = self.table
        table.apply(self.moves[index])
        self.onlooker = NOBODY
        if not table.over and self._chance() < BETWEEN:
            self.look_on(watched, at)
        self.moves = onward(table, self._chance, False)
        return table.over

    def look_on(self, watched: bytearray, at: int) -> None:
        """Write what a seat sees that is not asked."""
        table = self.table
        players = table.game.players
        seat = int(self._chance() * players)
        if seat == table.to_move:
            seat = (seat + 1) % players
        table.game.observe(table, seat, watched, at)
        self.onlooker = seat

    def show(self, seen: bytearray, at: int, legal: bytearray, legal_at: int, most: int) -> None:
        """Write what the seat to move sees, and its moves as pairs of bytes: how many, then their places."""
        table = self.table
        table.game.observe(table, table.to_move, seen, at)
        moves = self.moves
        places = self.variant.places
        count = len(moves)
        if count > most:
            count = most
        legal[legal_at] = count & 255
        legal[legal_at + 1] = count >> 8
        for index in range(count):
            place = places[moves[index].number]
            legal_at += 2
            legal[legal_at] = place & 255
            legal[legal_at + 1] = place >> 8
