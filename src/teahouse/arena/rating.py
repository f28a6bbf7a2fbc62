"""Ratings by openskill (Plackett-Luce), for tables of any size: a strength, and how unsure it still is.

People are rated by title and number of players. Bots are anchors: they stay where their ladder has put them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from teahouse.arena.extras import package
from teahouse.bots.levels import rating as published

SCALE: Final = "PlackettLuce"
"""The model: 25 is the start of the scale."""
SURE: Final = 6.0
"""A rating that is more unsure than this is provisional: one to two dozen games."""
ANCHORED: Final = 1.8
"""How unsure the published ratings of bots are."""


class Rating(NamedTuple):
    """How strong somebody is, and how unsure that is (a standard deviation)."""

    strength: float
    unsure: float

    @property
    def provisional(self) -> bool:
        """Whether too few games were played to take it at its word."""
        return self.unsure > SURE


START: Final = Rating(25.0, 25.0 / 3.0)
"""Of whoever has not played yet."""


def anchor(game: str, level: str) -> Rating | None:
    """Where a bot stands; None if its level has no published rating, so that nobody can be rated against it."""
    found = published(game, level)
    return None if found is None else Rating(found, ANCHORED)


@cache
def model() -> Any:
    """The model, with the numbers that its makers recommend."""
    return package("openskill.models", "lab").PlackettLuce()


def rate(seated: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What everybody's rating would be after a game that ended so; 1 is the first place, equal ones are shared."""
    rated = model().rate(_teams(seated), ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


def chances(seated: Sequence[Rating]) -> list[float]:
    """How likely everybody is to win, before the game: by the model's own law, the one it learns from.

    openskill's `predict_win` is a mean over pairs, which gives nobody at a table of four more than one half.
    """
    reach = sqrt(sum(one.unsure**2 + model().beta ** 2 for one in seated))
    best = max(one.strength for one in seated)
    parts = [exp((one.strength - best) / reach) for one in seated]
    return [part / sum(parts) for part in parts]


def with_leavers(ranking: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The places of a game in which some have left: they share the last one, whatever bots made of their seats."""
    last = len(ranking) + 1
    return [last if gone else place for place, gone in zip(ranking, left, strict=True)]


def _teams(seated: Sequence[Rating]) -> list[list[Any]]:
    return [[model().rating(mu=one.strength, sigma=one.unsure)] for one in seated]
