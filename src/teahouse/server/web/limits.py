"""How often somebody may ask."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from teahouse.server.problems import Problem

_KEPT: Final = 20_000


class Buckets:
    """A bucket of tokens for each visitor: each request takes one, time fills it again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, what: str, who: str, most: float, seconds: float) -> float:
        """Take a token of `most` in `seconds`; 0 if there was one, otherwise the seconds until there is."""
        if most <= 0:
            return 0.0
        now, rate = self._clock(), most / seconds
        level, at = self._buckets.get((what, who), (most, now))
        level = min(most, level + (now - at) * rate)
        if level < 1.0:
            return (1.0 - level) / rate
        if len(self._buckets) > _KEPT:
            self._forget(now)
        self._buckets[what, who] = (level - 1.0, now)
        return 0.0

    def take(self, what: str, who: str, most: float, seconds: float) -> None:
        """Take a token or raise a Problem that says how long to wait."""
        wait = self.wait(what, who, most, seconds)
        if wait:
            raise Problem(429, "too-fast", retry=math.ceil(wait))

    def _forget(self, now: float) -> None:
        """Drop what is oldest."""
        newest = sorted(self._buckets.items(), key=lambda item: item[1][1])[_KEPT // 2 :]
        self._buckets = dict(newest)
