"""The things of the game by number, in the order of the components file."""

from __future__ import annotations

from typing import Final

TYPES: Final = (
    "craftsman",
    "court-lady",
    "pyrotechnist",
    "tax-collector",
    "warrior",
    "monk",
    "healer",
    "farmer",
    "scholar",
)
CRAFTSMAN: Final = 0
COURT_LADY: Final = 1
PYROTECHNIST: Final = 2
TAX_COLLECTOR: Final = 3
WARRIOR: Final = 4
MONK: Final = 5
HEALER: Final = 6
FARMER: Final = 7
SCHOLAR: Final = 8

WILD: Final = 9
"""The card with the question mark stands after the nine types in a hand."""
CARDS: Final = (*TYPES, "wild")

AGES: Final = ("young", "old")
YOUNG: Final = 0
OLD: Final = 1
PERSON_KINDS: Final = 2 * len(TYPES)
"""A person kind is a type and an age: 2 * type + age."""

ACTIONS: Final = ("taxes", "build", "harvest", "fireworks", "parade", "research", "privilege", "wall")
TAXES: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
PARADE: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6
WALL: Final = 7

EVENTS: Final = ("peace", "drought", "contagion", "mongols", "tribute", "festival")
PEACE: Final = 0
DROUGHT: Final = 1
CONTAGION: Final = 2
MONGOLS: Final = 3
TRIBUTE: Final = 4
FESTIVAL: Final = 5

CORNERS: Final = (
    "lanternfest",
    "buddha",
    "earthquake",
    "flood",
    "solar-eclipse",
    "volcano",
    "tornado",
    "sunrise",
    "assassination",
    "charter",
)
LANTERNFEST: Final = 0
BUDDHA: Final = 1
EARTHQUAKE: Final = 2
FLOOD: Final = 3
SOLAR_ECLIPSE: Final = 4
VOLCANO: Final = 5
TORNADO: Final = 6
SUNRISE: Final = 7
ASSASSINATION: Final = 8
CHARTER: Final = 9

WALL_TILES: Final = ("rice", "fireworks", "floor", "yuan", "track", "points")
RICE_TILE: Final = 0
FIREWORKS_TILE: Final = 1
FLOOR_TILE: Final = 2
YUAN_TILE: Final = 3
TRACK_TILE: Final = 4
POINTS_TILE: Final = 5

GOODS: Final = ("yuan", "rice", "fireworks")

SOURCES: Final = (
    "palaces",
    "court-ladies",
    "privileges",
    "research",
    "festival",
    "mongols",
    "wall",
    "super-event",
    "persons",
    "monks",
    "sales",
)
FROM_PALACES: Final = 0
FROM_LADIES: Final = 1
FROM_PRIVILEGES: Final = 2
FROM_RESEARCH: Final = 3
FROM_FESTIVAL: Final = 4
FROM_MONGOLS: Final = 5
FROM_WALL: Final = 6
FROM_SUPER_EVENT: Final = 7
FROM_PERSONS: Final = 8
FROM_MONKS: Final = 9
FROM_SALES: Final = 10

MONTHS: Final = 12
"""Exactly twelve rounds (YD-1)."""
REFILL: Final = 3
"""A seat that skips its action fills up to this many yuan (YD-22)."""

MOST_SEATS: Final = 5
NONE: Final = -1
"""No event, no super event."""


def person_name(person: int) -> str:
    """A person kind as it is typed: healer-old."""
    return f"{TYPES[person // 2]}-{AGES[person % 2]}"
