"""What is told of a game while it is played: turns as sentences, and what happened to everybody. No I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teahouse.kernel import Game, Teller
from teahouse.server import wire


class Tale:
    """A game told from its beginning, as far as somebody has asked for it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._table = game.new()
        self._teller = Teller(self._table)

    @property
    def version(self) -> int:
        """How many moves have been told."""
        return self._teller.version

    def go_on(self, texts: list[str]) -> None:
        """Tell the moves that have been played since."""
        for text in texts:
            self._teller.play(self._table, self._game.move(text))

    def since(self, version: int, seat: int, when: Callable[[int], int]) -> list[Any]:
        """What was told to a seat after a version: turns that have gone on, and what happened to everybody.

        With it goes `when` it was, where that is known; the rules know no clock.
        """
        late: list[Any] = []
        for one in reversed(self._teller.tale):
            if one.at <= version:
                break
            told = one.to_json(seat)
            if made := when(one.at):
                told["when"] = made
            late.append(wire.ready(told))
        return late[::-1]
