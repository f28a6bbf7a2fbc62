"""Tiles and counts that seldom change: tuples, which copies of a table share."""

from __future__ import annotations

from typing import TypeVar

Tiles = tuple[int, ...]
"""Tiles that lie together, in the order of their numbers."""

T = TypeVar("T")


def with_tile(tiles: Tiles, tile: int) -> Tiles:
    """These tiles and one more."""
    return tuple(sorted([*tiles, tile]))


def without_tile(tiles: Tiles, tile: int) -> Tiles:
    """These tiles but one of them."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def replaced(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The row with another thing at one place."""
    return row[:place] + (thing,) + row[place + 1 :]  # noqa: RUF005 - faster, and this is called often
