"""What tests of every game share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[F], F]:
    """Mark a test with the clauses and rulings it proves; `teahouse rules GAME --coverage` reads the marks."""
    if not ids or not all(ids):
        raise ValueError("name at least one clause")

    def mark(test: F) -> F:
        setattr(test, "clauses", ids)  # noqa: B010 (a function has no such attribute for the type checker)
        return test

    return mark
