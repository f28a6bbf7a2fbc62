"""Small sets of things as whole numbers, a bit for each thing: they cost nothing to copy, join and compare."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.names import SECTION_SPACES

_WHOLE_SECTION: Final = (1 << SECTION_SPACES) - 1


def just(thing: int) -> int:
    """The set of one thing."""
    return 1 << thing


def set_of(things: list[int]) -> int:
    """The set of these things."""
    found = 0
    for thing in things:
        found |= 1 << thing
    return found


def has(things: int, thing: int) -> bool:
    """Whether a set has a thing."""
    return things >> thing & 1 == 1


def in_section(spaces: int, section: int) -> int:
    """Those of a set of advancement spaces that lie in a section, counted from its first space."""
    return spaces >> section * SECTION_SPACES & _WHOLE_SECTION
