"""Views: what one seat may see, built by listing it."""

from __future__ import annotations

from typing import Any

from teahouse.kernel.message import Message
from teahouse.kernel.move import Move


class View:
    """All that a seat, its bot or a spectator gets: the facts it may know and, on its turn, its legal moves."""

    __slots__ = ("facts", "moves", "over", "prompt", "scores", "seat", "to_move")

    def __init__(
        self,
        seat: int,
        to_move: int,
        over: bool,
        moves: list[Move],
        prompt: Message,
        scores: list[int],
        facts: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.to_move = to_move
        self.over = over
        self.moves = moves
        """The legal moves, if this seat is to move; otherwise empty."""
        self.prompt = prompt
        self.scores = scores
        self.facts = facts

    def __reduce__(self) -> str | tuple[object, ...]:
        return View, (self.seat, self.to_move, self.over, self.moves, self.prompt, self.scores, self.facts)

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "to_move": self.to_move,
            "over": self.over,
            "moves": [move.text for move in self.moves],
            "prompt": self.prompt.to_json(),
            "scores": self.scores,
            "facts": self.facts,
        }
