"""How often somebody may ask."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from teahouse.server.post import Post, Spent
from teahouse.server.problems import Problem

_KEPT: Final = 20_000


class Buckets:
    """A bucket of tokens for each visitor: each request takes one, time fills it again.

    With a post, what is taken at one process is missing at all of them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, post: Post | None = None) -> None:
        self._clock = clock
        self._post = post
        if post is not None:
            post.on(Spent, lambda word: self._spend(word.what, word.who, word.most, word.seconds))
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, what: str, who: str, most: float, seconds: float) -> float:
        """Take a token of `most` in `seconds`; 0 if there was one, otherwise the seconds until there is."""
        if most <= 0:
            return 0.0
        now, rate = self._clock(), most / seconds
        level = self._level(what, who, most, rate, now)
        if level < 1.0:
            return (1.0 - level) / rate
        self._keep(what, who, level - 1.0, now)
        if self._post is not None:
            self._post.tell(Spent(what, who, most, seconds))
        return 0.0

    def _level(self, what: str, who: str, most: float, rate: float, now: float) -> float:
        level, at = self._buckets.get((what, who), (most, now))
        return min(most, level + (now - at) * rate)

    def _keep(self, what: str, who: str, level: float, now: float) -> None:
        if len(self._buckets) > _KEPT:
            self._forget(now)
        self._buckets[what, who] = (level, now)

    def _spend(self, what: str, who: str, most: float, seconds: float) -> None:
        """Another process has taken a token; of several taken at the same moment the last may be one too many."""
        now = self._clock()
        self._keep(what, who, max(0.0, self._level(what, who, most, most / seconds, now) - 1.0), now)

    def take(self, what: str, who: str, most: float, seconds: float) -> None:
        """Take a token or raise a Problem that says how long to wait."""
        wait = self.wait(what, who, most, seconds)
        if wait:
            raise Problem(429, "too-fast", retry=math.ceil(wait))

    def _forget(self, now: float) -> None:
        """Drop what is oldest."""
        newest = sorted(self._buckets.items(), key=lambda item: item[1][1])[_KEPT // 2 :]
        self._buckets = dict(newest)
