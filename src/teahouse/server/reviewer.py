"""Looks back at games when they are over: in the bots' processes, a little at a time, so that no bot waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal

import msgspec

from teahouse.kernel import Record
from teahouse.review import FORMAT, Review
from teahouse.server.live import Live
from teahouse.server.opponents import Opponents
from teahouse.server.shares import AWAY, WATCHED, Claim
from teahouse.server.store import Database, OutOfOrder, keep
from teahouse.server.store.reviews import load_review, save_review

log = logging.getLogger("teahouse.server")

_SLICE: Final = 1.0
"""Seconds that a process thinks about a review before it is somebody else's turn."""
_SLICES: Final = 60
"""A review that is not done by then is kept as it is."""
_MOST: Final = 64
"""Reviews that are being made or wait for it; more are made when somebody asks again."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class _Work:
    """A review that is being made."""

    def __init__(self) -> None:
        self.found: Review | None = None
        self.wanted = False
        """Whether somebody waits for it."""


class Reviewer:
    """Makes and keeps reviews."""

    def __init__(self, database: Database, opponents: Opponents, seconds: float, spawn: Spawn) -> None:
        self._database = database
        self._seconds = seconds
        """How long a review takes; 0 if none are made."""
        self._opponents = opponents
        self._spawn = spawn
        self._working: dict[str, _Work] = {}
        self._failed: set[str] = set()
        """Tables that cannot be looked back at."""
        self._one = asyncio.Semaphore(1)

    @property
    def lacking(self) -> Literal["failed", "off"]:
        """Why a game that nobody is looking back at any more has no review."""
        return "failed" if self._seconds else "off"

    def begin(self, live: Live, claim: Claim) -> None:
        """Look back at a game that is over, unless that is being done or there is too much to do."""
        if not self._seconds or live.game is None or live.id in self._working or len(self._working) >= _MOST:
            return
        work = self._working[live.id] = _Work()
        claim = Claim(claim.table, claim.guest, claim.address, lambda: AWAY if work.wanted else WATCHED)
        record = Record.of(live.game)
        record.scores = live.scores
        self._spawn(self._make(live.id, live.version, record, claim, work))

    async def read(self, live: Live, claim: Claim) -> tuple[Review | None, bool]:
        """The review of a game as far as it is made, and whether more will come."""
        work = self._working.get(live.id)
        if work is None:
            if live.id in self._failed:
                return None, False
            async with self._database.read() as connection:
                kept = await load_review(connection, live.id, FORMAT)
            if kept is not None:
                return msgspec.json.decode(kept, type=Review), False
            self.begin(live, claim)
            work = self._working.get(live.id)
        if work is None:
            return None, self._seconds > 0
        work.wanted = True
        return work.found, True

    async def _make(self, id: str, version: int, record: Record, claim: Claim, work: _Work) -> None:
        try:
            async with self._one:
                async with self._database.read() as connection:
                    record.moves = await keep.load_moves(connection, id, version)
                await self._look(record, claim, work)
                if work.found is None:
                    self._failed.add(id)
                else:
                    body = msgspec.json.encode(work.found)
                    await self._database.write(lambda connection: save_review(connection, id, FORMAT, body))
        except OutOfOrder:
            pass  # the log says why; it is made again when somebody asks
        except Exception:
            log.exception("a review failed", extra={"table": id})
            self._failed.add(id)
        finally:
            del self._working[id]

    async def _look(self, record: Record, claim: Claim, work: _Work) -> None:
        """Look back bit by bit; what cannot be ended is kept as far as it is made."""
        seconds = 0.0
        for _ in range(_SLICES):
            found = await self._opponents.look_back(claim, record, seconds, self._seconds)
            if found is None:
                break
            work.found, seconds = found, _SLICE
            if found.done:
                break
        if work.found is not None:
            work.found.done = True
