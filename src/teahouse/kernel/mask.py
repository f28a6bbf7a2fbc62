"""Sets of a few things, as the bits of a number."""

from __future__ import annotations

from collections.abc import Sequence


def bits_of(mask: int) -> list[int]:
    """The numbers in a bit mask, in ascending order."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def names_of(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the things in a bit mask, in their order."""
    return [names[number] for number in bits_of(mask)]
