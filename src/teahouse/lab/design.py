"""The figures designers ask for, each with its interval and the games it was taken from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt
from typing import Any, Final, NamedTuple

from teahouse.arena.statistics import holm, mean, t_of, wilson, win_of
from teahouse.lab.dataset import Dataset
from teahouse.lab.estimates import Estimate, Span, mean_of, ratio_of
from teahouse.lab.figures import Share
from teahouse.lab.tension import SURE, Course, comeback, courses, decided, favourite_won, runaway, stirred

PACE: Final = 10.0
"""Seconds that a person is taken to need for a decision with a choice."""
RARE: Final = 0.05
"""What is taken less often than this where it is offered is nearly never taken."""
OFFERS: Final = 100
"""Below so many offers nothing is said."""

SHARE: Final = "share"
NUMBER: Final = "number"
POINTS: Final = "points"
"""Kinds of figures: a part of 1, a number, a difference of shares."""


class Figure(NamedTuple):
    """A figure by its id; `lab-figure-<id>` names it and `lab-means-<id>` says what it means."""

    id: str
    value: float
    interval: Span
    kind: str
    games: int


def figures(data: Dataset, pace: float = PACE) -> list[Figure]:
    """Every figure that the study can tell."""
    return [*_choices(data, pace), *_endings(data), *_tension(courses(data)), *_interaction(data)]


def _told(id: str, found: Estimate, kind: str, low: float = 0.0, high: float = 1.0) -> Figure:
    half = t_of(max(1, len(found.parts) - 1)) * sqrt(found.variance)
    ends = found.value - half, found.value + half
    if kind == SHARE:
        ends = max(low, ends[0]), min(high, ends[1])
    return Figure(id, found.value, ends, kind, len(found.parts))


def _shares(id: str, happened: Sequence[float]) -> Figure:
    value = mean(happened)
    return Figure(id, value, wilson(value, len(happened)), SHARE, len(happened))


def _choices(data: Dataset, pace: float) -> list[Figure]:
    rows = [row["choices"] for row in data.rows if "choices" in row]
    if not rows:
        return []
    free = [float(row[0]) for row in rows]
    return [
        _told("branching", ratio_of([float(row[2]) for row in rows], free), NUMBER),
        _told("forced", ratio_of([float(row[1]) for row in rows], [float(row[0] + row[1]) for row in rows]), SHARE),
        _told("free", mean_of([one / data.players for one in free]), NUMBER),
        _told("minutes", mean_of([one * pace / 60 for one in free]), NUMBER),
    ]


def _endings(data: Dataset) -> list[Figure]:
    found = [
        _shares("ties", [float(row["ranking"].count(1) > 1) for row in data.rows]),
        _shares("level", [float(row["scores"].count(max(row["scores"])) > 1) for row in data.rows]),
    ]
    first = [win_of(row["ranking"], row["first"]) for row in data.rows if row.get("first", -1) >= 0]
    if first:
        low, high = wilson(mean(first), len(first))
        even = 1 / data.players
        found.append(Figure("first", mean(first) - even, (low - even, high - even), POINTS, len(first)))
    return found


def _tension(games: list[Course]) -> list[Figure]:
    if not games:
        return []
    half = len(games[0].chances) // 2
    clear = [game for game in games if game.winner >= 0]
    found = [_shares("favourite", [favourite_won(game, half) for game in games])]
    if clear:
        found += [
            _told("decided", mean_of([decided(game) or 0.0 for game in clear]), SHARE),
            _told("doubt", mean_of([decided(game, SURE) or 0.0 for game in clear]), SHARE),
            _shares("comeback", [float(comeback(game)) for game in clear]),
            _shares("runaway", [float(runaway(game)) for game in clear]),
        ]
    return found


def _interaction(data: Dataset) -> list[Figure]:
    moved = stirred(data)
    whole = [sum(parts) for parts in moved]
    if not any(whole):
        return []
    return [
        _told("interaction", ratio_of([parts[1] for parts in moved], whole), SHARE),
        _told("luck", ratio_of([parts[2] for parts in moved], whole), SHARE),
    ]


# -- Choices that are none --------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """How often a thing was taken where it was offered beside something else."""

    key: str
    offered: int
    taken: float
    interval: Span
    even: float
    """The same if every choice were drawn."""


def offers(data: Dataset) -> list[Offer]:
    """Every thing that was offered often enough, the least taken first."""
    found: list[Offer] = []
    rows = [row["offers"] for row in data.rows if "offers" in row]
    for key in sorted({key for row in rows for key in row}):
        counts = [row.get(key, (0, 0, 0.0)) for row in rows]
        offered = sum(count[0] for count in counts)
        if offered < OFFERS:
            continue
        estimate = ratio_of([float(count[1]) for count in counts], [float(count[0]) for count in counts], 0.25)
        told = _told("", estimate, SHARE)
        even = sum(count[2] for count in counts) / offered
        found.append(Offer(key, round(offered), estimate.value, told.interval, even))
    return sorted(found, key=lambda one: (one.taken, one.key))


def dominated(found: Sequence[Offer]) -> tuple[list[Offer], list[Offer]]:
    """What is nearly never taken where it is offered, and what nearly always: both are hardly choices."""
    never = [one for one in found if one.interval[1] < RARE]
    always = [one for one in found if one.interval[0] > 1 - RARE]
    return never, always[::-1]


# -- Depth of skill ---------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A level against the one below it: how often one of it wins among the others, and whether that is no chance."""

    upper: str
    lower: str
    share: Share
    stands: bool
    odds: float
    """How many times as often as one of the others."""


def steps(found: Sequence[dict[str, Any]], players: int) -> list[Step]:
    """The steps from level to level, by what was counted: upper, lower, wins, games."""
    shares = [Share(one["wins"], one["games"]) for one in found]
    sure = holm([share.chance(1 / players) for share in shares])
    return [
        Step(
            one["upper"],
            one["lower"],
            share,
            stands and share.value > 1 / players,
            # half a win more on both sides: a level that never lost has no end of odds otherwise
            (share.wins + 0.5) * (players - 1) / (share.seats - share.wins + 0.5),
        )
        for one, share, stands in zip(found, shares, sure, strict=True)
    ]


def depth(found: Sequence[Step]) -> tuple[int, float]:
    """How many levels can be told apart, and how many classes there are from the lowest to the highest.

    A class is the distance at which one of two wins three games of four.
    """
    return 1 + sum(step.stands for step in found), sum(log(step.odds) for step in found) / log(3)


def ladder(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level with the one below it; levels are named from the lowest on."""
    return [(upper, lower) for lower, upper in pairwise(levels)]
