from __future__ import annotations

import random

import pytest

from teahouse.arena.statistics import (
    deviation,
    holm,
    mean,
    mean_interval,
    quantile,
    t_of,
    told_interval,
    two_sided,
    wilson,
)


def test_wilson_gives_the_known_figures() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.95, 400) == pytest.approx((0.9240, 0.9674), abs=1e-3)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_intervals_hold_what_they_promise() -> None:
    chance = random.Random(1)
    held = held_mean = 0
    for _ in range(400):
        wins = sum(chance.random() < 0.7 for _ in range(60))
        low, high = wilson(wins / 60, 60)
        held += low <= 0.7 <= high
        low, high = mean_interval([chance.gauss(5, 2) for _ in range(60)])
        held_mean += low <= 5 <= high
    assert 365 <= held <= 395
    assert 365 <= held_mean <= 395


def test_few_values_make_wide_intervals() -> None:
    known = {1: 12.706, 2: 4.303, 4: 2.776, 10: 2.228, 39: 2.023, 1000: 1.962}
    assert {freedom: t_of(freedom) for freedom in known} == pytest.approx(known, rel=4e-3)
    chance = random.Random(2)
    held = 0
    for _ in range(400):
        low, high = mean_interval([chance.gauss(5, 2) for _ in range(4)])
        held += low <= 5 <= high
    assert 365 <= held <= 395


def test_one_value_tells_nothing_about_the_spread_of_its_mean() -> None:
    assert told_interval([]) is None
    assert told_interval([11.0]) is None
    assert told_interval([11.0, 13.0]) == list(mean_interval([11.0, 13.0]))


def test_means_and_deviations_of_samples() -> None:
    assert mean([]) == 0
    assert deviation([4.0]) == 0
    assert deviation([1.0, 2.0, 3.0, 4.0]) == pytest.approx(1.29099, abs=1e-5)


def test_a_quantile_is_a_value_of_the_sample() -> None:
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.99) == 4.0
    assert quantile([float(n) for n in range(1, 101)], 0.99) == 99.0
    assert quantile([], 0.5) == 0.0


def test_holm_keeps_what_stands_against_many_looks() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.6, 0.7]) == [False, False, False]
    assert holm([0.001, 0.024, 0.9]) == [True, True, False]
    assert holm([]) == []


def test_the_normal_tails_are_known() -> None:
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-4)
    assert two_sided(0.0) == 1.0
