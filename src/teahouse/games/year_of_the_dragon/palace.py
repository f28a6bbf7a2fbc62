"""Palaces: floors with persons in them (YD-14)."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.names import PERSON_KINDS

HIGHEST: Final = 3
"""No palace has more floors (YD-14)."""
SHAPES: Final = HIGHEST * (HIGHEST + 1)
"""Palaces by floors (1 to 3) and persons (0 to 3; more than floors only in an earthquake)."""


class Palace:
    """Floors and the persons under them.

    There is one object for each content, so equal palaces are the same. Of those of a player only the first is a
    choice: the one with `palaces.index(one) == index`.
    """

    __slots__ = ("_added", "_lowered", "_raised", "_removed", "count", "counts", "floors", "kinds", "persons", "room")

    def __init__(self, floors: int, persons: tuple[int, ...]) -> None:
        self.floors = floors
        self.persons = persons
        """Person kinds in ascending order."""
        self.count = len(persons)
        self.room = floors - len(persons)
        """Persons it can still take; negative while an earthquake is being settled (YD-F3)."""
        self.kinds = tuple(sorted(set(persons)))
        """The different person kinds in it."""
        self.counts = _counts(floors, persons)
        """A byte each for how many persons of each kind live here, then for each shape whether it is this one's.

        Palaces are counted together by adding these up.
        """
        self._added: list[Palace | None] = [None] * PERSON_KINDS
        self._removed: list[Palace | None] = [None] * PERSON_KINDS
        self._raised: Palace | None = None
        self._lowered: Palace | None = None

    def add(self, person: int) -> Palace:
        """The palace with one person more."""
        found = self._added[person]
        if found is None:
            found = palace(self.floors, tuple(sorted((*self.persons, person))))
            self._added[person] = found
        return found

    def remove(self, person: int) -> Palace:
        """The palace with one person fewer."""
        found = self._removed[person]
        if found is None:
            rest = list(self.persons)
            rest.remove(person)
            found = palace(self.floors, tuple(rest))
            self._removed[person] = found
        return found

    def raise_floor(self) -> Palace:
        """The palace with one floor more."""
        found = self._raised
        if found is None:
            found = palace(self.floors + 1, self.persons)
            self._raised = found
        return found

    def lower(self) -> Palace:
        """The palace with one floor fewer."""
        found = self._lowered
        if found is None:
            found = palace(self.floors - 1, self.persons)
            self._lowered = found
        return found

    def __repr__(self) -> str:
        return f"Palace({self.floors}, {self.persons})"


def _counts(floors: int, persons: tuple[int, ...]) -> int:
    total = 1 << 8 * (PERSON_KINDS + (HIGHEST + 1) * (floors - 1) + len(persons))
    for person in persons:
        total += 1 << 8 * person
    return total


_KNOWN: Final[dict[tuple[int, tuple[int, ...]], Palace]] = {}


def palace(floors: int, persons: tuple[int, ...] = ()) -> Palace:
    """The palace with this content; persons in ascending order."""
    found = _KNOWN.get((floors, persons))
    if found is None:
        found = Palace(floors, persons)
        _KNOWN[(floors, persons)] = found
    return found
