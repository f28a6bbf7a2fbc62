"""Who is there: signs of life by a steady clock, and when guests were last seen, stored every few minutes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from teahouse.server.store import Database, presence
from teahouse.server.watch import Door

SAVE_SECONDS: Final = 300.0
"""How often it is stored who was seen."""
_REMEMBERED: Final = 366 * 86_400.0
"""How long it is known when somebody was last here; a table may wait for them for a year."""
_AT_ONCE: Final = 500
"""Guests whose last sign of life is stored at a time, so that no turn waits for all of them."""


class Presence:
    """The signs of life of everybody, here and at other processes."""

    def __init__(self, database: Database, door: Door, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self._database = database
        self._door = door
        self._clock = clock
        self._steady = steady
        self._here: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}
        """Seen by other processes as they say, or before this one began as it is stored."""
        self._addresses: dict[str, str] = {}
        """Where guests were last seen."""
        self._unsaved: set[str] = set()
        """Who was seen since that was last stored."""
        self.opened = steady()
        door.when_left = self.saw

    def saw(self, guest: str, address: str = "") -> None:
        """A sign of life."""
        self._here[guest] = self._steady()
        self._unsaved.add(guest)
        if address:
            self._addresses[guest] = address

    def absent(self, guest: str) -> float:
        """For how many seconds a guest has given no sign of life; of whom nothing is known, since the house opened."""
        known = self._last(guest)
        return self._steady() - (self.opened if known is None else known)

    def _last(self, guest: str) -> float | None:
        if self._door.present(guest):
            return self._steady()
        return max((seen[guest] for seen in (self._here, self._elsewhere) if guest in seen), default=None)

    def since(self, moment: float) -> dict[str, str]:
        """Who has given a sign of life after a moment, or looks on now, with where they came from."""
        found = [guest for guest, at in self._here.items() if at > moment or self._door.present(guest)]
        return {guest: self._addresses.get(guest, "") for guest in found}

    def elsewhere(self, guests: dict[str, str]) -> None:
        """Another process has seen these."""
        self._elsewhere |= dict.fromkeys(guests, self._steady())
        self._addresses |= {guest: address for guest, address in guests.items() if address}

    def address_of(self, guest: str) -> str:
        """Where a guest was last seen; by itself if nobody knows."""
        return self._addresses.get(guest, guest)

    def sweep(self) -> None:
        """Forget who has not been here for longer than any table waits."""
        horizon = self._steady() - _REMEMBERED
        self._here = {guest: at for guest, at in self._here.items() if at > horizon}
        self._elsewhere = {guest: at for guest, at in self._elsewhere.items() if at > horizon}
        known = self._here.keys() | self._elsewhere.keys()
        self._addresses = {guest: at for guest, at in self._addresses.items() if guest in known}

    # -- what is stored -------------------------------------------------------------------------------------------

    async def save(self) -> None:
        """Store when those were seen who gave a sign of life since it was last stored."""
        ahead = self._clock() - self._steady()
        fresh = sorted(self._unsaved | {guest for guest in self._here if self._door.present(guest)})
        for place in range(0, len(fresh), _AT_ONCE):
            some = fresh[place : place + _AT_ONCE]
            self._unsaved.difference_update(some)
            seen = [(guest, ahead + (self._last(guest) or 0.0)) for guest in some]
            try:
                await self._database.write(partial(presence.save_seen, seen=seen))
            except BaseException:
                self._unsaved.update(some)
                raise

    async def learn(self, guests: Iterable[str]) -> None:
        """Learn of guests what was stored before this process began, or by others."""
        unknown = [guest for guest in guests if guest and self._last(guest) is None]
        if unknown:
            async with self._database.read() as connection:
                stored = await presence.load_seen(connection, unknown)
            self._elsewhere |= {guest: self._steady() - self._ago(at) for guest, at in stored.items()}

    async def last_seen(self, guest: str) -> float:
        """The time of day at which a guest gave the last sign of life; 0 if none is known."""
        async with self._database.read() as connection:
            stored = (await presence.load_seen(connection, [guest])).get(guest, 0.0)
        known = self._last(guest)
        if known is None:
            return self._clock() - self._ago(stored) if stored else 0.0
        return max(stored, self._clock() - (self._steady() - known))

    def _ago(self, stored: float) -> float:
        """How long ago a guest was seen of whom only that is known which is stored.

        A process that was killed may have seen them once more: nobody shall count as away too early.
        """
        return max(0.0, self._clock() - stored - SAVE_SECONDS)
