"""Yínzi: what hands at work like, and how they pick among moves."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.kernel import Move


class Tastes:
    """What the hands at work like: numbers of the outlook."""

    __slots__ = ("crop", "rice", "spaces", "stone")

    def __init__(self, spaces: list[float], rice: float, crop: float, stone: float) -> None:
        self.spaces = spaces
        """A disc on each advancement space."""
        self.rice = rice
        """Rice when there is food enough."""
        self.crop = crop
        """A new crop tile."""
        self.stone = stone
        """So many stones are fetched before wood."""


def of_kind(moves: list[Move], *kinds: str) -> Move | None:
    """The first move of the first of some kinds that there is."""
    for kind in kinds:
        for move in moves:
            if move.kind == kind:
                return move
    return None


def end_of(moves: list[Move]) -> Move:
    """The move that ends it, or that says no."""
    return of_kind(moves, "end", "no") or moves[0]


def best_of(moves: list[Move], worth: Callable[[Move], float]) -> Move:
    """The move that is worth most; of equal ones the first."""
    best = moves[0]
    highest = -1e9
    for move in moves:
        value = worth(move)
        if value > highest:
            highest = value
            best = move
    return best
