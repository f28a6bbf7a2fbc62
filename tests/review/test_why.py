"""Why another move was better, and when its points come."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from teahouse.kernel import Game
from teahouse.library import build
from teahouse.review import END, Reason
from teahouse.review.choices import Trial
from teahouse.review.why import reason

Courses = list[dict[int, int]]


@pytest.fixture(scope="module")
def game() -> Game:
    return build("year-of-the-dragon", 2, None, {})


def trial(game: Game, points: float, courses: Courses) -> Trial:
    """A move that was played on: the first source brings so many points in the end, and so many after each round."""
    found = Trial(game.catalogue.moves[0])
    rest = len(game.sources) - 1
    for course in courses:
        found.worths.append(numpy.array([0.5, points] + [0.0] * rest))
        found.chances.append(numpy.array([0.5, 0.5]))
        found.courses.append({round: [so_far] + [0] * rest for round, so_far in course.items()})
    return found


def told(game: Game, mine: Courses, better: Courses, gain: float = 2.0) -> Reason:
    return reason(game, 0, trial(game, 10.0, mine), trial(game, 10.0 + gain, better))


@pytest.mark.parametrize(
    ("better", "round"),
    [
        ({3: 0, 4: 0, 5: 2}, 5),
        ({3: 2, 4: 2, 5: 2}, 3),
        ({3: 0, 5: 2}, 5),
        ({3: 0, 4: 0, END: 2}, END),
        ({3: 0, 4: 0, 5: 0}, 0),  # later than was played on
        ({3: 0, 4: 1, 5: 2}, 0),  # bit by bit
    ],
)
def test_the_round_is_told_in_which_most_of_the_points_come(game: Game, better: dict[int, int], round: int) -> None:
    found = told(game, [{3: 0, 4: 0, 5: 0}] * 24, [better] * 24)
    assert found == Reason("source", game.sources[0], 2.0, round=round)


def test_a_round_that_may_be_the_luck_of_the_looks_is_not_told(game: Game) -> None:
    better: Courses = [{3: 0, 4: 20 if look == 0 else 0} for look in range(10)]
    mine: Courses = [{3: 0, 4: 0}] * 10
    assert told(game, mine, better).round == 0
    assert told(game, mine, [{3: 0, 4: 2}] * 10).round == 4


def test_what_was_played_on_for_less_long_counts_by_its_last_points(game: Game) -> None:
    assert told(game, [{3: 0}] * 24, [{3: 0, 4: 2}] * 24).round == 4


def test_where_points_hardly_differ_no_round_is_told(game: Game) -> None:
    found: Any = told(game, [{3: 0}] * 24, [{3: 2}] * 24, gain=0.1)
    assert (found.kind, found.round) == ("chance", 0)


def test_a_move_that_ends_the_game_at_once_is_compared_by_its_end(game: Game) -> None:
    assert told(game, [{12: 5, END: 5}] * 24, [{END: 7}] * 24).round == END
    assert told(game, [{END: 5}] * 24, [{12: 5, END: 7}] * 24).round == END
