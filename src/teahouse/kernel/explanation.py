"""Explanations: what a thing on the board is."""

from __future__ import annotations

from teahouse.kernel.message import Message


class Explanation:
    """What cards, screen readers, the text table and lessons say about a thing."""

    __slots__ = ("clauses", "does", "name", "numbers")

    def __init__(
        self, name: Message, does: tuple[Message, ...], numbers: tuple[Message, ...], clauses: tuple[str, ...]
    ) -> None:
        self.name = name
        self.does = does
        """What it does, in sentences that hold for every game with these options and this box."""
        self.numbers = numbers
        """What it means now for the seat that asks, in sentences with its numbers."""
        self.clauses = clauses
        """The rules about it, the first one first."""

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name.to_json(),
            "does": [sentence.to_json() for sentence in self.does],
            "numbers": [sentence.to_json() for sentence in self.numbers],
            "clauses": list(self.clauses),
        }
