"""Decisions looked at again: what else could have been played, and what the choice cost.

First the network says at one sight what it thinks of every choice of the game. Where it would have chosen otherwise,
the move played and its rivals are played on many times, all with the same luck and the same guesses of what is hidden.
The rival is chosen by the first looks and the cost measured by others, so that no rival wins by the luck of the looks.
All of it is made of the view that the seat had: what lay hidden from it plays no part.
"""

from __future__ import annotations

import random
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Ways, play_to
from teahouse.bots.network import softmax
from teahouse.kernel import Move, Table
from teahouse.review.course import Course
from teahouse.review.sight import Glance, Sight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from teahouse.bots.network import Floats
    from teahouse.review.sight import Numbers

RIVALS: Final = 3
"""So many other moves are played on beside the one that was played …"""
FAVOURITES: Final = 8
"""… of so many that the network likes best."""
TRUST: Final = 0.02
"""What an e times better first impression is worth, in chance, as for the bots that look ahead."""
FIRST: Final = 8
"""Looks by which the best rival is chosen, and then others by which it is seen whether it is better at all."""
MEASURED: Final = 24
"""Looks by which the cost is measured where it is, at first …"""
MOST: Final = 192
"""… and at most, where a mark is still uncertain."""
WAYS: Final = Ways(depth=16)
END: Final = -1
"""Stands for the end of the game where rounds are told apart."""
GUESSES: Final = 12
"""Where something is hidden, so many tables that could be the real one are played on."""
SEED: Final = "review"


class Trial:
    """A move that was played on: what came of it, look by look."""

    __slots__ = ("chances", "courses", "move", "worths")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worths: list[Numbers] = []
        self.chances: list[Numbers] = []
        self.courses: list[dict[int, list[int]]] = []
        """The points by source that the seat had after each round that was played on, and after END."""

    def mean(self) -> Numbers:
        """The chance to win and the points by source, on average."""
        return sum(self.worths[1:], start=self.worths[0]) / len(self.worths)

    def rivals(self) -> Numbers:
        """The chance of every seat, counted from the one that chose, on average."""
        return sum(self.chances[1:], start=self.chances[0]) / len(self.chances)


def apart(mine: Trial, better: Trial) -> tuple[float, float]:
    """By how much one move is better than another, in chance, and the standard error: both met the same luck."""
    found = [float(two[0] - one[0]) for one, two in zip(mine.worths, better.worths, strict=True)]
    count = len(found)
    mean = sum(found) / count
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / max(1, count - 1) / count)


class Choice:
    """A decision of a seat with more than one legal move."""

    def __init__(
        self, at: int, seat: int, table: Table, played: Move, offered: list[Move], guesses: int = GUESSES
    ) -> None:
        self.at = at
        self.seat = seat
        self.played = played
        self.offered = offered
        self.table = table
        self.order: list[Move] = []
        """The moves worth a look, the best at first sight first."""
        self.gap = 0.0
        """By how much the best seemed better than the one played at first sight, by chance and liking together."""
        self.trials: list[Trial] = []
        """What was played on to find the best rival."""
        self.mine: Trial | None = None
        self.better: Trial | None = None
        """The move played and its best rival, as they were measured."""
        self._guesses = guesses
        self._made: list[Table] = []
        self._imagination: Imagination | None = None

    @property
    def looks(self) -> int:
        return len(self.mine.worths) if self.mine is not None else 0

    @property
    def lost(self) -> float:
        """What the choice cost, in chance; below 0 the move played was the better one."""
        return self._difference()[0]

    @property
    def error(self) -> float:
        """The standard error of what it cost."""
        return self._difference()[1]

    def _difference(self) -> tuple[float, float]:
        if not self.looks:
            return 0.0, 0.0
        assert self.mine is not None
        assert self.better is not None
        return apart(self.mine, self.better)

    def start(self, number: int) -> Table:
        """The table that a look begins with: the real one where nothing is hidden, or one that could be it."""
        game = self.table.game
        if not self._made:
            if not game.secret():
                self._made = [self.table]
                return self.table
            self._imagination = Imagination(game, game.view(self.table, self.seat), SEED)
            self._made = [self._imagination.first]
        if self._imagination is None or self._imagination.open:
            return self._made[0]
        place = number % self._guesses
        while len(self._made) <= place:
            self._made.append(self._imagination.make())
        return self._made[place]


def choices(course: Course) -> list[Choice]:
    """Every decision of the game at which there was something to choose."""
    found: list[Choice] = []
    for at in course.choices:
        seat, move = course.moves[at]
        table = course.places[at].table
        found.append(Choice(at, seat, table, move, table.moves()))
    return found


def first_sight(sight: Sight, made: Sequence[Choice], favourites: int = FAVOURITES) -> None:
    """What the network thinks of choices at first sight; without favourites, by its liking alone."""
    seen: list[list[tuple[Move, float, Glance | None]]] = []
    before = [sight.see(choice.table, choice.seat) for choice in made]
    sight.settle()
    for choice, glance in zip(made, before, strict=True):
        priors = sight.priors(glance, choice.offered)
        liked = sorted(zip(choice.offered, priors, strict=True), key=lambda one: -one[1])
        most = favourites or FAVOURITES
        kept = liked[:most] + [one for one in liked[most:] if one[0] is choice.played]
        after: list[tuple[Move, float, Glance | None]] = []
        for move, prior in kept:
            if not favourites:
                after.append((move, prior, None))
                continue
            table = choice.start(0).copy()
            table.apply(move)
            after.append((move, prior, sight.see(table, choice.seat)))
        seen.append(after)
    sight.settle()
    for choice, after in zip(made, seen, strict=True):
        merit = {
            move.text: TRUST * log(max(prior, 1e-6)) + (float(glance.worth[0]) if glance else 0.0)
            for move, prior, glance in after
        }
        choice.order = sorted((move for move, _, _ in after), key=lambda move: -merit[move.text])
        choice.gap = merit[choice.order[0].text] - merit[choice.played.text]


class Examiner:
    """Plays choices on, many at once."""

    def __init__(self, sight: Sight, seed: str = SEED, ways: Ways = WAYS) -> None:
        self._sight = sight
        self._seed = seed
        """Another seed is other luck."""
        self._ways = ways
        self.looks = 0
        """How many times a move was played on."""

    def choose_rivals(self, made: Sequence[Choice], times: int = FIRST) -> None:
        """Play the rivals of moves on a few times; the best one is measured later."""
        for choice in made:
            rivals = [move for move in choice.order if move is not choice.played][:RIVALS]
            choice.trials = [Trial(move) for move in rivals]
        jobs = [
            (choice, trial, number)
            for choice in made
            if len(choice.trials) > 1
            for number in range(times)
            for trial in choice.trials
        ]
        self._play(jobs, "first")
        for choice in made:
            best = max(choice.trials, key=lambda one: float(one.mean()[0]) if one.worths else 0.0)
            choice.mine, choice.better = Trial(choice.played), Trial(best.move)

    def measure(self, made: Sequence[Choice], times: int = MEASURED) -> None:
        """Play the move that was played and its best rival on so many times more."""
        jobs: list[tuple[Choice, Trial, int]] = []
        for choice in made:
            assert choice.mine is not None
            assert choice.better is not None
            for number in range(choice.looks, choice.looks + times):
                jobs += [(choice, choice.mine, number), (choice, choice.better, number)]
        self._play(jobs, "measured")

    def try_out(self, choice: Choice, trials: Sequence[Trial], times: int) -> None:
        """Play some moves of one choice on so many times more, all with the same luck."""
        first = len(trials[0].worths)
        self._play([(choice, one, number) for number in range(first, first + times) for one in trials], "advice")

    def _play(self, jobs: Sequence[tuple[Choice, Trial, int]], part: str) -> None:
        tables: list[Table] = []
        chances: list[random.Random] = []
        for choice, trial, number in jobs:
            table = choice.start(number).copy()
            table.apply(trial.move)
            tables.append(table)
            chances.append(random.Random(f"{self._seed}/{part}/{choice.at}/{number}"))  # the same luck for every move
        courses = self._play_on(tables, chances, [choice for choice, _, _ in jobs])
        glances = [self._sight.see(table, choice.seat) for table, (choice, _, _) in zip(tables, jobs, strict=True)]
        self._sight.settle()
        for (_, trial, _), glance, course in zip(jobs, glances, courses, strict=True):
            trial.worths.append(glance.worth)
            trial.chances.append(glance.chances)
            trial.courses.append(course)
        self.looks += len(jobs)

    def _play_on(
        self, tables: list[Table], chances: list[random.Random], made: Sequence[Choice]
    ) -> list[dict[int, list[int]]]:
        """Play tables on, and note after each decision what points the seat that chose has."""
        courses: list[dict[int, list[int]]] = [{} for _ in tables]
        rounds = [choice.table.game.moment(choice.table).round for choice in made]
        settle, step = (Ways(depth=depth) for depth in (0, 1))
        for ways in (settle, *[step] * self._ways.depth):
            play_to(tables, chances, self._likings, ways)
            for index, table in enumerate(tables):
                if END not in courses[index]:
                    # what came of itself since the last decision, such as a month's event, belongs to its round
                    within = END if table.over else rounds[index]
                    courses[index][within] = list(table.breakdown()[made[index].seat].values())
                    rounds[index] = table.game.moment(table).round
        return courses

    def _likings(self, tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[Floats], list[float]]:
        judge = self._sight.judge
        hidden = judge.hidden(tables, seats)
        found = [softmax(judge.logits(row, table.moves())) for row, table in zip(hidden, tables, strict=True)]
        return found, []
