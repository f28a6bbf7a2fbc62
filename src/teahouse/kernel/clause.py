"""Clauses: the numbered sentences of a rulebook that code, tests and explanations cite."""

from __future__ import annotations

from typing import Final

RULE: Final = "rule"
"""Code must apply it."""
DEFINITION: Final = "definition"
"""It names or explains; other clauses apply it."""
EXAMPLE: Final = "example"
"""A worked example of the rulebook."""
RULING: Final = "ruling"
"""Our answer where the rulebook is silent or says two things."""


class Clause:
    """One numbered sentence of the rulebook, or one of our rulings on it."""

    __slots__ = ("chapter", "id", "kind")

    def __init__(self, id: str, kind: str, chapter: str) -> None:
        self.id = id
        self.kind = kind
        self.chapter = chapter

    def __repr__(self) -> str:
        return f"Clause({self.id!r}, {self.kind!r}, {self.chapter!r})"
