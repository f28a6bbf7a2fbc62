"""A game looked back at: the chance to win over time, luck apart from play, what was chosen and what was better."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from math import inf
from typing import Any, Final

from teahouse.bots import Budget
from teahouse.bots.network import have_numpy, network_file, network_of
from teahouse.bots.networked import judge_for
from teahouse.kernel import Game, Record, Table
from teahouse.review.choices import FAVOURITES, FIRST, MEASURED, MOST, Choice, Examiner, choices, first_sight
from teahouse.review.course import Course
from teahouse.review.marks import FINE, MISTAKE, SLIP, mark_of
from teahouse.review.sight import Sight
from teahouse.review.why import Reason, reason

FORMAT: Final = 1
"""Of the JSON; kept reviews of another format are made anew."""
SECONDS: Final = 8.0
"""How long a review takes at most, unless somebody says otherwise."""
TURNING: Final = 3
"""Turning points a seat."""
TELLING: Final = 0.01
"""A choice that surely cost or brought less is no turning point."""
GROUP: Final = 8
"""So many choices are played on side by side …"""
FEW: Final = 2
"""… and so many as long as nobody knows how long that takes."""
SEEN: Final = 64
"""So many choices are looked at together at first sight."""
WEIGHED: Final = 0.4
SIGHTED: Final = 0.6
"""Of the time: when luck should be known, and from when on choices are no more than glanced at."""


@dataclass(slots=True)
class Round:
    """Where a round begins."""

    at: int
    number: int
    points: list[list[int]]
    """Of each seat by source, so far."""


@dataclass(slots=True)
class Terms:
    """What led from the start to the result: the four in the middle add up to the difference."""

    start: float
    luck: float
    own: float
    others: float
    drift: float
    result: float


@dataclass(slots=True)
class Seat:
    """What a game was for one seat."""

    chance: Terms
    points: list[Terms]
    """By source."""
    turning: list[int]
    """The choices that cost most, in order of time: their places among all. Where fewer than three cost much, also
    choices that were better than what seemed best: they lose less than nothing."""


@dataclass(slots=True)
class Decision:
    """A choice, and what was better."""

    at: int
    """After so many moves of the game."""
    seat: int
    round: int
    phase: str
    move: str
    offered: int
    """How many moves there were."""
    mark: str
    """best, fine, slip or mistake."""
    better: str = ""
    """What was better, or seemed so (then less than nothing is lost); empty where nothing was played on."""
    looks: int = 0
    """How many times each of both was played on."""
    lost: float = 0.0
    error: float = 0.0
    """What it cost in chance, and the standard error of that."""
    points: float = 0.0
    """What it cost in points."""
    mine: list[float] = field(default_factory=list)
    best: list[float] = field(default_factory=list)
    """After the move played and after the better one: the chance, then points by source."""
    why: Reason | None = None


@dataclass(slots=True)
class Review:
    """All that is told about a game."""

    format: int
    game: str
    players: int
    moves: int
    sources: list[str]
    lasts: int
    """How many rounds there are."""
    rounds: list[Round]
    points: list[list[int]]
    """Of each seat by source, at the end."""
    scores: list[int]
    ranking: list[int]
    """Empty if the record ends before the game does."""
    openings: list[list[str]] = field(default_factory=list)
    """For each seat the moves that it made before the first round."""
    without: str = ""
    """Why there are no chances and no marks: `review-without-<reason>`; empty if there are."""
    chances: list[list[float]] = field(default_factory=list)
    """Before the first move and after each one: the chance of every seat."""
    seats: list[Seat] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    sampled: bool = False
    """Whether chance had so many outcomes somewhere that only some were looked at; that error is part of the drift."""
    looks: int = 0
    """How many times a move was played on."""
    done: bool = False
    """Whether the decisions have been looked at more closely, too."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def read(data: dict[str, Any]) -> Review:
        """A review from its JSON; ValueError if it is of another format."""
        if data.get("format") != FORMAT:
            raise ValueError(f"a review of format {data.get('format')!r}; this version reads {FORMAT}")
        return Review(
            **{
                **data,
                "rounds": [Round(**one) for one in data["rounds"]],
                "seats": [
                    Seat(Terms(**one["chance"]), [Terms(**term) for term in one["points"]], one["turning"])
                    for one in data["seats"]
                ],
                "decisions": [
                    Decision(**{**one, "why": None if one["why"] is None else Reason(**one["why"])})
                    for one in data["decisions"]
                ],
            }
        )


def review(game: Game, record: Record, budget: Budget | None = None) -> Review:
    """A game looked back at, with all that the budget allows."""
    *_, last = reviews(game, record, budget)
    return last


def reviews(game: Game, record: Record, budget: Budget | None = None) -> Iterator[Review]:
    """A game looked back at, told better and better: the curve, luck and first impressions, then choice by choice.

    A budget in seconds is for all of it: where the machine is slow, less is drawn and looked at.
    """
    clock = _Clock(budget or Budget())
    course = Course(game, record)
    found = _bare(course)
    found.without = lacking(game)
    if found.without:
        found.done = True
        yield found
        return
    sight = Sight(judge_for(game), calibrated=True)
    course.judge(sight)
    _draw_curve(found, course)
    yield from clock.paused(found)
    for whole in course.weighing(sight, None if clock.seconds is None else lambda: clock.left(WEIGHED)):
        found.sampled |= not whole
        yield from clock.paused(found)
    _draw_curve(found, course)
    made = choices(course)
    for start in range(0, len(made), SEEN):
        first_sight(sight, made[start : start + SEEN], FAVOURITES if clock.left(SIGHTED) > 0 else 0)
        yield from clock.paused(found)
    _tell(found, course, made)
    yield from clock.paused(found)
    examiner = Examiner(sight)
    while size := _affordable(examiner, clock):
        if not (looked := _look_closer(examiner, made, size)):
            break
        clock.took(looked)
        _tell(found, course, made)
        found.looks = examiner.looks
        yield from clock.paused(found)
    found.done = True
    yield found


def _draw_curve(found: Review, course: Course) -> None:
    seats = range(course.game.players)
    found.chances = [[round(float(course.worth(at, seat)[0]), 4) for seat in seats] for at in range(len(course.places))]


class _Clock:
    """Counts the time that is spent on a review, not that in which somebody does something else between two parts."""

    def __init__(self, budget: Budget) -> None:
        self.simulations = budget.simulations
        self.seconds = None if budget.simulations is not None else budget.seconds or SECONDS
        """For the whole; None where looks are counted instead."""
        self.dearest = 0.0
        """Seconds that the closer look at a choice has taken at most."""
        self._spent = 0.0
        self._since = time.perf_counter()

    def left(self, part: float = 1.0) -> float:
        """Seconds until this part of the time is spent."""
        if self.seconds is None:
            return inf
        return part * self.seconds - self._spent - (time.perf_counter() - self._since)

    def took(self, looked: int) -> None:
        """So many choices were looked at more closely since it was paused last."""
        self.dearest = max(self.dearest, (time.perf_counter() - self._since) / looked)

    def paused(self, found: Review) -> Iterator[Review]:
        """Tell what is found; until more is wanted no time is spent."""
        self._spent += time.perf_counter() - self._since
        yield found
        self._since = time.perf_counter()


def can_judge(game: Game) -> bool:
    """Whether a network for this box lies here, without reading it."""
    return have_numpy() and _has_network(game.name) and game.components.changes is None


@cache
def _has_network(name: str) -> bool:
    return network_file(name) is not None


def lacking(game: Game) -> str:
    """Why a game cannot be judged here: `review-without-<reason>`; empty if it can."""
    if not have_numpy():
        return "numpy"
    if network_of(game.name) is None:
        return "network"
    # networks heed other numbers little, so what they say of such a box is not worth telling
    return "" if game.components.changes is None else "box"


def _bare(course: Course) -> Review:
    """What can be told without a network."""
    game, last = course.game, course.places[-1].table
    rounds: list[Round] = []
    for at, place in enumerate(course.places):
        if not rounds or place.moment.round != rounds[-1].number:
            rounds.append(Round(at, place.moment.round, _points(place.table)))
    return Review(
        format=FORMAT,
        game=game.name,
        players=game.players,
        moves=len(course.moves),
        sources=list(game.sources),
        lasts=course.places[0].moment.rounds,
        rounds=rounds,
        points=_points(last),
        scores=last.scores(),
        ranking=last.ranking() if last.over else [],
        openings=[_opening(course, seat) for seat in range(game.players)],
    )


def _opening(course: Course, seat: int) -> list[str]:
    moves = zip(course.places, course.moves, strict=False)
    return [move.text for place, (mover, move) in moves if mover == seat and not place.moment.round]


def _points(table: Table) -> list[list[int]]:
    return [list(seat.values()) for seat in table.breakdown()]


def _affordable(examiner: Examiner, clock: _Clock) -> int:
    """How many choices more can be looked at closely side by side; however short time is, a few are."""
    if clock.simulations is not None:
        return GROUP if examiner.looks < clock.simulations else 0
    return min(GROUP, int(clock.left() / clock.dearest)) if clock.dearest else FEW


def _look_closer(examiner: Examiner, made: Sequence[Choice], size: int) -> int:
    """Play some more choices on: the most doubtful of every seat first, then those whose mark is uncertain.

    How many were looked at; 0 if there is nothing left to look at.
    """
    waiting = [one for one in made if one.gap > 0 and not one.looks]
    if waiting:
        looked = Counter(one.seat for one in made if one.looks)
        group: list[Choice] = []
        for _ in range(min(size, len(waiting))):
            group.append(min(waiting, key=lambda one: (looked[one.seat], -one.gap)))
            waiting.remove(group[-1])
            looked[group[-1].seat] += 1
        examiner.choose_rivals(group)
        examiner.measure(group, FIRST)
        examiner.measure([one for one in group if one.lost + 1.5 * one.error >= SLIP], MEASURED - FIRST)
        return len(group)
    group = sorted((one for one in made if _uncertain(one)), key=lambda one: -one.error)[:size]
    examiner.measure(group)
    return len(group)


def _uncertain(choice: Choice) -> bool:
    """Whether more looks could change the mark of a choice that seems to have cost something."""
    if not 0 < choice.looks < MOST or choice.lost < SLIP:
        return False
    return any(abs(choice.lost - choice.error - edge) < choice.error for edge in (SLIP, MISTAKE))


def _tell(found: Review, course: Course, made: Sequence[Choice]) -> None:
    """Write down what is known so far."""
    found.decisions = [_decision(course, choice) for choice in made]
    found.seats = []
    for seat in range(course.game.players):
        each = terms_of(course, seat)
        found.seats.append(Seat(each[0], each[1:], _turning(found, seat)))


def _turning(found: Review, seat: int) -> list[int]:
    """The choices of a seat that cost most; where fewer cost much, those that turned out better than they looked."""
    mine = [(one.lost, index) for index, one in enumerate(found.decisions) if one.seat == seat]
    surely = [(lost, index) for lost, index in mine if abs(lost) - found.decisions[index].error >= TELLING]
    costly = sorted((-lost, index) for lost, index in surely if lost > 0)
    finds = sorted((lost, index) for lost, index in surely if lost < 0)
    return sorted(index for _, index in (costly + finds)[:TURNING])


def terms_of(course: Course, seat: int) -> list[Terms]:
    """What led a seat from the start to the result: in chance, then in points by source."""
    terms = course.terms(seat)
    return [
        Terms(**{name: round(float(term[place]), 6) for name, term in terms.items()})
        for place in range(len(course.game.sources) + 1)
    ]


def _decision(course: Course, choice: Choice) -> Decision:
    moment = course.places[choice.at].moment
    told = Decision(
        choice.at, choice.seat, moment.round, moment.phase, choice.played.text, len(choice.offered), mark_of(choice)
    )
    if choice.mine is None or choice.better is None:
        return told
    mine, best = choice.mine.mean(), choice.better.mean()
    told.better, told.looks = choice.better.move.text, choice.looks
    told.lost, told.error = round(choice.lost, 4), round(choice.error, 4)
    told.points = round(float((best - mine)[1:].sum()), 2)
    told.mine, told.best = ([round(float(one), 4) for one in worth] for worth in (mine, best))
    if abs(told.lost) >= FINE:
        worse, better = (choice.mine, choice.better) if told.lost > 0 else (choice.better, choice.mine)
        told.why = reason(course.game, choice.seat, worse, better)
    return told
