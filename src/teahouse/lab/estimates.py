"""Estimates that remember what each game adds to them, so that games of the same deal can be compared pair by pair."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from teahouse.arena.statistics import mean, t_of, two_sided

Span = tuple[float, float]
"""The lower and the upper end of an interval."""


class Estimate:
    """A mean or a ratio over the games of a study."""

    __slots__ = ("parts", "slack", "value")

    def __init__(self, value: float, parts: list[float], slack: float = 0.0) -> None:
        self.value = value
        self.parts = parts
        """How far each game pulls the value away from what the others say; their squares make up its variance."""
        self.slack = slack
        """A little variance more: a share seen too seldom to vary is not known exactly."""

    @property
    def variance(self) -> float:
        return sum(part * part for part in self.parts) + self.slack


def mean_of(values: Sequence[float]) -> Estimate:
    """A figure of each game, averaged."""
    count = len(values)
    if count < 2:
        return Estimate(mean(values), [0.0] * count)
    middle = mean(values)
    scale = sqrt(count / (count - 1)) / count  # the spread is that of a sample
    return Estimate(middle, [scale * (value - middle) for value in values])


def ratio_of(above: Sequence[float], below: Sequence[float], slack: float = 0.0) -> Estimate:
    """Something counted, for each of what it is counted over: both differ from game to game."""
    total = sum(below)
    value = sum(above) / total if total else 0.0
    parts = [(one - value * other) / total if total else 0.0 for one, other in zip(above, below, strict=True)]
    return Estimate(value, parts, slack / total**2 if total else 0.0)


class Difference(NamedTuple):
    """How much more the second of two estimates is, with its interval and how likely so much is by chance alone."""

    value: float
    interval: Span
    chance: float


def unpaired(one: Estimate, other: Estimate) -> Difference:
    """The difference of estimates from games that have nothing to do with each other."""
    freedom = len(one.parts) + len(other.parts) - 2
    return _difference(other.value - one.value, one.variance + other.variance, freedom)


def paired(one: Estimate, other: Estimate) -> Difference:
    """The difference of estimates from games of the same deals: what both share cancels out, game by game."""
    squares = sum((mine - theirs) ** 2 for mine, theirs in zip(other.parts, one.parts, strict=True))
    return _difference(other.value - one.value, squares + one.slack + other.slack, len(one.parts) - 1)


def _difference(gap: float, variance: float, freedom: int) -> Difference:
    error = sqrt(variance)
    half = t_of(max(1, freedom)) * error
    chance = two_sided(gap / error) if error else (1.0 if gap == 0 else 0.0)
    return Difference(gap, (gap - half, gap + half), chance)
