"""Intervals that can be believed."""

from __future__ import annotations

import pytest

from teahouse.lab.figures import Share, effects, newcombe
from tests.lab.studies import invented


def test_the_interval_of_a_difference_is_newcombes() -> None:
    """By hand, 56 of 70 and 48 of 80.

    Wilson: 0.6918 to 0.8770 around 0.8, and 0.4904 to 0.7004 around 0.6;
    0.2 - sqrt(0.1082² + 0.1004²) = 0.0524, 0.2 + sqrt(0.0770² + 0.1096²) = 0.3339.
    """
    assert newcombe(Share(56, 70), Share(48, 80)) == pytest.approx((0.0524, 0.3339), abs=0.0001)
    assert newcombe(Share(9, 10), Share(3, 10)) == pytest.approx((0.1705, 0.8090), abs=0.0001)


def test_shares_that_hang_together_have_another_interval() -> None:
    """Where one wins what the other loses, the halves of both intervals add up; never beyond the whole."""
    one, other = Share(30, 60), Share(30, 60)
    low, high = one.interval()
    assert newcombe(one, other, -1.0) == pytest.approx((low - high, high - low))
    assert newcombe(one, other, 1.0) == pytest.approx((0.0, 0.0))
    assert newcombe(Share(3, 3), Share(0, 3), -1.0)[1] == 1.0


def test_intervals_of_effects_hold_what_they_promise() -> None:
    """Where one seat of two has a thing and wins, the other loses: a study has fewer trials than seats."""
    held = 0
    for seed in range(300):
        card = next(one for one in effects(invented(seed, 120)) if one.key == "card|card-A|")
        low, high = card.interval()
        held += low <= 0 <= high
    assert 275 <= held <= 296


def test_no_interval_is_impossible_however_few_games_there_are() -> None:
    for seed in range(60):
        for effect in effects(invented(seed, 2 + seed % 9, lift=0.5)):
            low, high = effect.interval()
            assert -1 <= low <= effect.value <= high <= 1


@pytest.mark.parametrize("games", [40, 400])
def test_intervals_of_a_strong_effect_hold_the_true_value(games: int) -> None:
    """What very many games say is taken for the true value."""
    true = next(one.value for one in effects(invented(0, 20_000, lift=0.6)) if one.key == "card|card-A|")
    held = 0
    for seed in range(1, 201):
        card = next(one for one in effects(invented(seed, games, lift=0.6)) if one.key == "card|card-A|")
        low, high = card.interval()
        held += low <= true <= high
    assert 181 <= held <= 198
