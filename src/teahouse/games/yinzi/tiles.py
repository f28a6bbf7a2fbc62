"""Tiles that lie together: tuples in the order of their numbers, which copies of a table share."""

from __future__ import annotations

Tiles = tuple[int, ...]


def with_tile(tiles: Tiles, tile: int) -> Tiles:
    """These tiles and one more."""
    return tuple(sorted([*tiles, tile]))


def without_tile(tiles: Tiles, tile: int) -> Tiles:
    """These tiles but one."""
    return tuple([other for other in tiles if other != tile])
