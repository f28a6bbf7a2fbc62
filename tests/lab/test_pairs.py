"""Games of the same deals are compared pair by pair, and an interval may be looked at while games come in."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from teahouse.arena.statistics import anytime_half, t_of
from teahouse.lab import Dataset, compare
from teahouse.lab.compare import same_deals
from teahouse.lab.estimates import mean_of, paired, ratio_of, unpaired
from tests.lab.studies import invented


def test_a_paired_difference_is_that_of_the_differences() -> None:
    """By hand: 1, 2, 3, 6 and 2, 2, 5, 7 differ by 1, 0, 2, 1: mean 1, standard deviation sqrt(2/3)."""
    before, after = mean_of([1.0, 2.0, 3.0, 6.0]), mean_of([2.0, 2.0, 5.0, 7.0])
    half = t_of(3) * sqrt(2 / 3) / 2
    told = paired(before, after)
    assert told.value == pytest.approx(1)
    assert told.interval == pytest.approx((1 - half, 1 + half))
    spread = sqrt(14 / 3 + 18 / 3) / 2  # both variances, by four games each
    assert unpaired(before, after).interval == pytest.approx((1 - t_of(6) * spread, 1 + t_of(6) * spread))


def test_a_ratio_knows_what_each_game_adds() -> None:
    """By hand: 1 win of 2 users, 0 of 1, 2 of 2 are 3/5; the games pull by -0.2, -0.6 and 0.8 fifths."""
    found = ratio_of([1.0, 0.0, 2.0], [2.0, 1.0, 2.0])
    assert found.value == pytest.approx(0.6)
    assert found.parts == pytest.approx([-0.04, -0.12, 0.16])
    assert ratio_of([], []).value == 0.0


def raised(data: Dataset, by: int) -> Dataset:
    """The same games, in which the first seat has a few points more where it has the card."""
    rows: list[dict[str, Any]] = []
    for row in data.rows:
        more = by if "card|card-A|" in row["uses"][0] else 0
        scores = [row["scores"][0] + more, row["scores"][1]]
        rows.append({**row, "scores": scores, "breakdown": [{"sets": score} for score in scores]})
    return Dataset(data.about, rows)


def test_the_same_deals_show_what_other_deals_hide() -> None:
    one = invented(1, 200)
    many = raised(one, 2)
    assert same_deals(one, many)
    score = next(finding for finding in compare(one, many) if finding.kind == "score")
    assert score.paired
    assert score.stands
    assert 0 < score.interval[0] < 0.3 < score.interval[1] < 0.6
    assert score.apart[0] < 0 < score.apart[1]
    other = Dataset({**many.about, "seed": "another"}, many.rows)
    score = next(finding for finding in compare(one, other) if finding.kind == "score")
    assert not score.paired
    assert not score.stands
    assert score.interval == score.apart


def test_a_study_that_was_cut_short_is_compared_with_the_same_games_of_the_other() -> None:
    one = invented(1, 200)
    short = Dataset(one.about, raised(one, 2).rows[:120])
    assert [finding.before for finding in compare(one, short)] == [
        finding.before for finding in compare(Dataset(one.about, one.rows[:120]), short)
    ]
    assert next(finding for finding in compare(one, short) if finding.kind == "score").paired


def test_what_is_the_same_in_every_game_does_not_differ() -> None:
    one = invented(1, 60)
    assert not any(finding.stands for finding in compare(one, one))
    assert {finding.chance for finding in compare(one, one)} == {1.0}


def test_an_interval_for_any_time_holds_however_often_it_is_looked_at() -> None:
    """Looked at ten times while values come in, it misses the mean in fewer than 1 of 20 series."""
    missed = often = 0
    for seed in range(120):
        draw = random.Random(seed)
        values = [draw.gauss(0, 1) for _ in range(50)]
        wrong = usual = False
        for _ in range(10):
            values += [draw.gauss(0, 1) for _ in range(25)]
            middle = abs(sum(values) / len(values))
            wrong = wrong or middle > anytime_half(values, 200)
            usual = usual or middle > 1.96 / sqrt(len(values))
        missed += wrong
        often += usual
    assert missed <= 6
    assert often > 12  # the usual interval is not made for that


def test_an_interval_for_any_time_is_what_its_authors_write() -> None:
    """By hand for 100 values of spread 1, tightest at 100: 100 rho² is 8.7818, half the width 0.3035."""
    values = [1.0, -1.0] * 50
    spread = sqrt(100 / 99)
    assert anytime_half(values, 100) == pytest.approx(0.3035 * spread, abs=0.0001)
