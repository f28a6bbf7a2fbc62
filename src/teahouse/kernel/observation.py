"""Observations: what a seat may see as numbers of one byte each, for networks and other statistics.

An observation is put together from pieces of bytes that lie ready (a choice among six is one of seven pieces) and
joined once: compiled, that is several times faster than setting items of a bytearray one by one.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 255
"""No number of an observation is larger: what is more counts as this."""


class ObservationSpec:
    """What the numbers of an observation mean: the same for every number of players and every option of a game."""

    __slots__ = ("names", "scales", "version")

    def __init__(self, version: int, names: tuple[str, ...], scales: tuple[int, ...]) -> None:
        self.version = version
        """Grows whenever a name, its place or its meaning changes: a network fits one version."""
        self.names = names
        """One for each number; a choice among several is one number for each: `asked=choose-action`."""
        self.scales = scales
        """For each number what is much, 1 for yes or no: divided by it, numbers lie mostly between 0 and 1."""

    def __len__(self) -> int:
        return len(self.names)


class Sheet:
    """Collects the names of an observation in the order of its numbers."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._scales: list[int] = []

    def number(self, name: str, scale: int = 1) -> None:
        """A count, or with scale 1 a yes or no."""
        self._names.append(name)
        self._scales.append(scale)

    def numbers(self, prefix: str, names: tuple[str, ...], scale: int = 1) -> None:
        """A number for each of several things."""
        for name in names:
            self.number(f"{prefix}.{name}", scale)

    def choice(self, name: str, values: tuple[str, ...]) -> None:
        """One of several values, or none of them."""
        for value in values:
            self.number(f"{name}={value}")

    def spec(self, version: int) -> ObservationSpec:
        return ObservationSpec(version, tuple(self._names), tuple(self._scales))


def one_hots(size: int) -> list[bytes]:
    """A piece for each of `size` values; the one after them, which index -1 finds too, says that it is none."""
    return [bytes([1 if place == value else 0 for place in range(size)]) for value in range(size + 1)]


def owner_pieces(seats: int) -> list[list[list[bytes]]]:
    """By number of players and observing seat: the piece of each owner, counted from that seat; -1 for nobody."""
    hots = one_hots(seats)
    return [
        [
            [hots[(owner - seat) % players if owner < players else seats] for owner in range(seats + 1)]
            for seat in range(players)
        ]
        for players in range(seats + 1)
    ]


def bit_pieces(size: int) -> list[bytes]:
    """For each set of `size` bits a piece with a yes or no for each."""
    return [bytes([mask >> place & 1 for place in range(size)]) for mask in range(1 << size)]


def capped(numbers: list[int]) -> bytes:
    """Numbers as bytes: what is below 0 counts as 0, what is above MOST as MOST."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([0 if number < 0 else MOST if number > MOST else number for number in numbers])


def index_or_none(names: tuple[str, ...], name: str) -> int:
    """The place of a name, or -1: none of them."""
    return names.index(name) if name in names else -1
