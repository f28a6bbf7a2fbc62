"""My play over many games: where my points come from against winners', how I begin, and where I go wrong.

It is made of games that were looked back at, of one title and one number of players. Every figure has an interval; what
differs is called a difference only after LEAST games, and however many differences were looked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from teahouse.arena.statistics import holm, mean, t_of, told_interval, wilson, win_of
from teahouse.lab.compare import LEAST
from teahouse.lab.estimates import Estimate, mean_of, ratio_of, unpaired
from teahouse.review import Review

COSTLY: Final = ("slip", "mistake")
"""Marks of choices that lost something."""
SLACK: Final = 0.25
"""What is added to the variance of a share, in choices: one seen too seldom to vary is not known exactly."""

KINDS: Final = 8
"""So many kinds of decisions are told of at most: with each more, a difference has to be larger to stand."""

Seated = tuple[str, int]
"""A game, and a seat in it."""


@dataclass(slots=True)
class Marked:
    """A choice of a game, with its mark."""

    seat: int
    phase: str
    mark: str
    lost: float
    move: str = ""


@dataclass(slots=True)
class Sheet:
    """What is needed of a game that was looked back at."""

    game: str
    players: int
    sources: list[str]
    points: list[list[int]]
    scores: list[int]
    ranking: list[int]
    decisions: list[Marked]
    openings: list[list[str]] = field(default_factory=list)

    @staticmethod
    def of(found: Review) -> Sheet:
        """Of a review."""
        marked = [Marked(one.seat, one.phase, one.mark, one.lost, one.move) for one in found.decisions]
        return Sheet(
            found.game,
            found.players,
            found.sources,
            found.points,
            found.scores,
            found.ranking,
            marked,
            found.openings,
        )


@dataclass(slots=True)
class Figure:
    """A mean or a share, mine and that of winners."""

    name: str
    """Of the source of points, of the phase, or of the kind of decision."""
    mine: float
    mine_interval: list[float] | None
    """None where there is too little to guess a spread from."""
    winners: float
    winners_interval: list[float] | None
    more: float
    """By how much mine is more …"""
    more_interval: list[float] | None
    chance: float
    """… how likely so much is by chance alone …"""
    stands: bool = False
    """… and whether it is more than that, however many were looked at."""


@dataclass(slots=True)
class Mistakes:
    """The choices of one phase or of one kind: what part of them lost something, and how much that was in a game."""

    share: Figure
    choices: int
    slips: int
    mistakes: int
    cost: float
    """Points of 100 of the chance to win that slips and mistakes cost in a game."""
    cost_interval: list[float] | None


@dataclass(slots=True)
class Opening:
    """What I have begun with."""

    chosen: list[str]
    """Things of the box: `category|id|number`."""
    games: int
    wins: float
    wins_interval: list[float]
    """Of the share of games won."""
    score: float
    score_interval: list[float] | None
    winners: int
    """How many winners have begun with it."""


@dataclass(slots=True)
class Habits:
    """My play over many games of one title with one number of players."""

    game: str
    players: int
    games: int
    wins: float
    wins_interval: list[float]
    others: int
    """How many other winners it is held against."""
    least: int
    """With fewer games, or fewer other winners, nothing is called a difference."""
    points: list[Figure]
    mistakes: list[Mistakes]
    """By phase, the dearest first …"""
    kinds: list[Mistakes]
    """… and by kind of decision: those that came most often."""
    openings: list[Opening]
    """The commonest first."""

    @property
    def few(self) -> bool:
        return min(self.games, self.others) < self.least


def habits(
    games: Mapping[str, Sheet],
    mine: Sequence[Seated],
    chosen: Callable[[Sequence[str]], list[str]],
    kind_of: Callable[[str], str],
    among: Iterable[str] | None = None,
) -> Habits:
    """What games of one kind say about the seats that were mine.

    `chosen` says what moves before the start chose, `kind_of` what kind of decision a move is.
    The winners are those of all games, or of some of them (`among`), my own seats left out.
    """
    first, own = games[mine[0][0]], set(mine)
    others = [
        (id, seat)
        for id in (games if among is None else among)
        for seat, place in enumerate(games[id].ranking)
        if place == 1 and (id, seat) not in own
    ]
    wins = sum(win_of(games[id].ranking, seat) for id, seat in mine)
    found = Habits(
        first.game,
        first.players,
        len(mine),
        wins,
        list(wilson(wins / len(mine), len(mine))),
        len(others),
        LEAST,
        [_points(games, mine, others, place, source) for place, source in enumerate(first.sources)],
        _mistakes(games, mine, others, lambda one: one.phase),
        _mistakes(games, mine, others, lambda one: kind_of(one.move), KINDS),
        _openings(games, mine, others, chosen),
    )
    _judge(found.points, found.few)
    for parts in (found.mistakes, found.kinds):
        _judge([one.share for one in parts], found.few)
    return found


def _judge(figures: Sequence[Figure], few: bool) -> None:
    """Say which differences stand, where there are games enough to say so."""
    if few:
        return
    for one, stands in zip(figures, holm([one.chance for one in figures]), strict=True):
        one.stands = stands


def _figure(name: str, mine: Estimate, winners: Estimate, most: float | None = None) -> Figure:
    """Two estimates side by side; shares lie between 0 and `most`."""
    both = min(len(mine.parts), len(winners.parts)) > 1
    apart = unpaired(winners, mine)
    return Figure(
        name,
        mine.value,
        _interval(mine, most),
        winners.value,
        _interval(winners, most),
        apart.value,
        list(apart.interval) if both else None,
        apart.chance if both else 1.0,
    )


def _interval(estimate: Estimate, most: float | None) -> list[float] | None:
    if len(estimate.parts) < 2:
        return None
    half = t_of(len(estimate.parts) - 1) * sqrt(estimate.variance)
    low, high = estimate.value - half, estimate.value + half
    return [low, high] if most is None else [max(0.0, low), min(most, high)]


def _points(
    games: Mapping[str, Sheet], mine: Sequence[Seated], others: Sequence[Seated], place: int, source: str
) -> Figure:
    one, two = ([float(games[id].points[seat][place]) for id, seat in seats] for seats in (mine, others))
    return _figure(source, mean_of(one), mean_of(two))


Parted = Callable[[Marked], str]
"""By what choices are told apart."""


def _mistakes(
    games: Mapping[str, Sheet], mine: Sequence[Seated], others: Sequence[Seated], part: Parted, most: int | None = None
) -> list[Mistakes]:
    """The dearest first; of many the ones that came most often, for what they cost must not choose them."""
    parts = Counter(part(one) for id, seat in mine for one in games[id].decisions if one.seat == seat)
    found = [_part(games, mine, others, part, name) for name, _ in parts.most_common(most)]
    return sorted(found, key=lambda one: -one.cost)


def _part(
    games: Mapping[str, Sheet], mine: Sequence[Seated], others: Sequence[Seated], part: Parted, name: str
) -> Mistakes:
    def made(seats: Sequence[Seated]) -> list[list[Marked]]:
        return [[one for one in games[id].decisions if one.seat == seat and part(one) == name] for id, seat in seats]

    def share(choices: list[list[Marked]]) -> Estimate:
        costly = [float(sum(one.mark in COSTLY for one in game)) for game in choices]
        return ratio_of(costly, [float(len(game)) for game in choices], SLACK)

    own = made(mine)
    costs = [100 * sum(one.lost for one in game if one.mark in COSTLY) for game in own]
    marks = [one.mark for game in own for one in game]
    return Mistakes(
        _figure(name, share(own), share(made(others)), 1.0),
        len(marks),
        marks.count("slip"),
        marks.count("mistake"),
        mean(costs),
        told_interval(costs),
    )


def _openings(
    games: Mapping[str, Sheet],
    mine: Sequence[Seated],
    others: Sequence[Seated],
    chosen: Callable[[Sequence[str]], list[str]],
) -> list[Opening]:
    def begun(id: str, seat: int) -> tuple[str, ...]:
        openings = games[id].openings
        return tuple(chosen(openings[seat])) if openings else ()

    by_start: dict[tuple[str, ...], list[Seated]] = {}
    for id, seat in mine:
        by_start.setdefault(begun(id, seat), []).append((id, seat))
    theirs = [begun(id, seat) for id, seat in others]
    found: list[Opening] = []
    for start, seats in by_start.items():
        if not start:
            continue
        wins = sum(win_of(games[id].ranking, seat) for id, seat in seats)
        scores = [float(games[id].scores[seat]) for id, seat in seats]
        interval = list(wilson(wins / len(seats), len(seats)))
        found.append(
            Opening(list(start), len(seats), wins, interval, mean(scores), told_interval(scores), theirs.count(start))
        )
    return sorted(found, key=lambda one: (-one.games, one.chosen))
