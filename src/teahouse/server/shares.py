"""Who is thought for next: fair shares of the bots' time, by site, address, guest and table. No I/O, no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from teahouse.server.addresses import site

T = TypeVar("T")

AT_THE_TABLE: Final = 0
"""Somebody sits there and looks on."""
AWAY: Final = 1
"""Somebody sits there, but nobody looks."""
WATCHED: Final = 2
"""Bots among themselves, and somebody looks on."""
NOBODY_CARES: Final = 3
"""Bots among themselves, and nobody looks: nothing is thought there."""
CREDIT: Final = 6.0
"""Seconds that whoever has not asked for a while has before those who ask all the time: a turn of a table."""


_LEVELS: Final = 4


class Claim:
    """For whom a bot thinks."""

    def __init__(self, table: str, guest: str = "", address: str = "", rank: Callable[[], int] = lambda: AT_THE_TABLE):
        self.table = table
        self.guest = guest
        self.address = address or guest or table
        self.rank = rank
        """It is asked when a place is free: people come and go."""

    @property
    def levels(self) -> tuple[str, str, str, str]:
        """Those who share, the largest first: neither more guests nor more tables make a share larger."""
        return (
            f"site {site(self.address)}",
            f"address {self.address}",
            f"guest {self.guest or self.address}",
            f"table {self.table}",
        )


class Waiting(Generic[T]):
    """A question that waits for its place."""

    def __init__(self, claim: Claim, seconds: float, place: T, number: int) -> None:
        self.claim = claim
        self.seconds = seconds
        self.place = place
        self.number = number


class Shares(Generic[T]):
    """A queue with `places` that anybody can have and a `reserve` for whoever has none: a person alone never waits."""

    def __init__(self, places: int, reserve: int) -> None:
        self._places = places
        self._reserve = reserve
        self._waiting: list[Waiting[T]] = []
        self._used: dict[str, float] = {}
        """Seconds that were thought for each of those who share, from where they came in."""
        self._now = [0.0] * _LEVELS
        """Where the one stood who was served and had the most before: site, address, guest and table."""
        self._running: Counter[str] = Counter()
        self._asked = 0
        self.busy = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def ask(self, claim: Claim, seconds: float, place: T) -> Waiting[T]:
        """Wait for a place for about so many seconds."""
        self._come_in(claim)
        self._asked += 1
        one = Waiting(claim, seconds, place, self._asked)
        self._waiting.append(one)
        return one

    def withdraw(self, one: Waiting[T]) -> None:
        """It need not be thought about any more."""
        if one in self._waiting:
            self._waiting.remove(one)

    def next(self) -> Waiting[T] | None:
        """Whoever has a place now; None if there is none, or nobody for it."""
        ranked = [(one.claim.rank(), one) for one in self._waiting]
        order = sorted(ranked, key=lambda pair: (pair[0], *self._afterwards(pair[1]), pair[1].number))
        for rank, one in order:
            if self._may_begin(rank, one.claim):
                self._waiting.remove(one)
                self.busy += 1
                for place, level in enumerate(one.claim.levels):
                    self._now[place] = max(self._now[place], self._spent(level))
                    self._running[level] += 1
                    self._used[level] = self._spent(level) + one.seconds
                return one
        return None

    def done(self, one: Waiting[T], seconds: float) -> None:
        """The place is free again; it took so many seconds in truth."""
        self.busy -= 1
        for level in one.claim.levels:
            self._used[level] += seconds - one.seconds
            self._running[level] -= 1
            if not self._running[level]:
                del self._running[level]
        if not self.busy and not self._waiting:
            self._used.clear()
            self._now = [0.0] * _LEVELS

    def _afterwards(self, one: Waiting[T]) -> list[float]:
        """What each of those who share will have had: of two who stand alike the shorter question comes first."""
        return [self._spent(level) + one.seconds for level in one.claim.levels]

    def _spent(self, level: str) -> float:
        return self._used.get(level, 0.0)

    def _may_begin(self, rank: int, claim: Claim) -> bool:
        if self.busy < self._places:
            return True
        alone = rank == AT_THE_TABLE and not self._running[claim.levels[0]]
        return alone and self.busy < self._places + self._reserve

    def _come_in(self, claim: Claim) -> None:
        """Whoever comes anew begins a little before those who are served: more than that their silence is not worth."""
        for place, level in enumerate(claim.levels):
            start = self._now[place] - CREDIT
            self._used[level] = max(self._used.get(level, start), start)
