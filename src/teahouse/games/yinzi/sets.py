"""Small sets of things as whole numbers, a bit for each thing: they cost nothing to copy, join and compare."""

from __future__ import annotations


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


def members(things: int) -> list[int]:
    """The things of a set in the order of their numbers."""
    found: list[int] = []
    thing = 0
    while things:
        if things & 1:
            found.append(thing)
        things >>= 1
        thing += 1
    return found
