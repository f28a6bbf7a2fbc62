"""Intervals for shares and means, and corrections for many comparisons.

What the standard library has is taken from it; Student's t, Wilson's interval and Holm's correction it lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
_NORMAL: Final = NormalDist()


def z_of(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches to either side."""
    return _NORMAL.inv_cdf(0.5 + confidence / 2)


def t_of(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The same for a mean whose spread is guessed from a sample (Student's t): the fewer values, the further."""
    if freedom < 2:
        return tan(pi * confidence / 2)
    if freedom == 2:
        return confidence * sqrt(2 / (1 - confidence * confidence))
    z = z_of(confidence)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def wilson(share: float, trials: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a share of so many trials; sound for small numbers and near 0 and 1."""
    if not trials:
        return 0.0, 1.0
    z = z_of(confidence)
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    # at 0 and 1 the interval begins or ends there, up to rounding
    return (0.0 if share == 0 else centre - half), (1.0 if share == 1 else centre + half)


def win_of(ranking: Sequence[int], seat: int) -> float:
    """A seat's part of the win: those who share the first place share it."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return fmean(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of what the values are a sample of; 0 where fewer than two tell nothing."""
    return stdev(values) if len(values) > 1 else 0.0


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """An interval for the mean of what the values are a sample of."""
    middle = mean(values)
    half = t_of(len(values) - 1, confidence) * deviation(values) / sqrt(len(values)) if values else 0.0
    return middle - half, middle + half


def told_interval(values: Sequence[float]) -> list[float] | None:
    """The interval of a mean as it is told; None where there are fewer than two values to guess their spread from."""
    return list(mean_interval(values)) if len(values) > 1 else None


def anytime_half(values: Sequence[float], tight_at: int, confidence: float = CONFIDENCE) -> float:
    """Half the width of an interval for a mean that holds however often it is looked at while values come in.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit
    theory", Annals of Statistics 2024); it is tightest after about `tight_at` values. Before a few dozen values it
    promises nothing.
    """
    count, miss = len(values), 1 - confidence
    mixed = count * (-2 * log(miss) + log(-2 * log(miss)) + 1) / max(1, tight_at)
    return deviation(values) * sqrt(2 * (mixed + 1) / (count * mixed) * log(sqrt(mixed + 1) / miss)) if count else 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value of an ordered sample that this part of it does not exceed; `statistics.quantiles` would invent one."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)] if ordered else 0.0


def two_sided(z: float) -> float:
    """How likely so large a difference is by chance alone, for a difference of z standard errors."""
    return 2 * (1 - _NORMAL.cdf(abs(z)))


def holm(chances: Sequence[float], level: float = 1 - CONFIDENCE) -> list[bool]:
    """Which findings stand when so many were looked at (Holm's correction): a false one in 1 of 20 reports at most."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    stands = [False] * len(chances)
    for rank, index in enumerate(order):
        if chances[index] > level / (len(chances) - rank):
            break
        stands[index] = True
    return stands
