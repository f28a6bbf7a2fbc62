"""Connections are bounded: how many there are, how long a request may take to arrive, how large its head may be."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from teahouse.server.addresses import among, household
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.words import LANGUAGES

log = logging.getLogger("teahouse.server")

RESERVE: Final = 128
"""Descriptors that are not for visitors: the database, the bots, files, and those who are turned away."""
MOST_FILES: Final = 65_536
"""More descriptors are not asked for."""
HEAD_BYTES: Final = 65_536
"""The largest head of a request."""
_TURNING: Final = 48
"""Visitors who are told at one time that there is no room; more of them are cut off without a word."""
LINE_SECONDS: Final = 130
"""How long a line without a question stays open: longer than proxies keep theirs (two minutes), for whoever asks in the
moment it is closed gets no answer."""
HURRIED_SECONDS: Final = 5
"""The same where lines grow scarce."""
_SILENCE: Final = 60.0
"""Seconds between two lines of the log about a crowd."""


def raise_files() -> tuple[int, int]:
    """Ask for as many descriptors as may be had; how many there were and how many there are."""
    if sys.platform == "win32":  # there is no such limit
        return 0, 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return soft, wanted
    return soft, soft


def files() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def strangers() -> int:
    """How many descriptors are for a private door, until those who come there have shown that they may."""
    return max(RESERVE, files() // 16)


class Crowd:
    """Counts connections, of an address and in all, whether a request has come over them or not."""

    def __init__(self, house: House, clock: Callable[[], float] = time.monotonic) -> None:
        limits = house.settings.limits
        self._house = house
        self._clock = clock
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in house.settings.proxies]
        others = RESERVE + (strangers() if house.rooms is not None else 0)
        self.most = max(1, min(limits.connections or MOST_FILES, files() - others))
        """Connections in all, sockets among them."""
        self._most_address = limits.connections_address
        self._addresses: Counter[str] = Counter()
        self.inside = 0
        self.turning = 0
        self.turned_away = 0
        """How many found no room."""
        self._said = -_SILENCE
        self._said_of = 0
        self.head_seconds = limits.head_seconds
        self.body_seconds = limits.body_seconds

    def enter(self, address: str) -> str:
        """Count a connection; what is the matter if there is no room for it."""
        full = self._taken > self.most
        whose = household(address)
        many = 0 < self._most_address <= self._addresses[whose] and not among(address, self._proxies)
        self.inside += 1
        self._addresses[whose] += 1
        if full or many:
            self._turn_away("in all" if full else "of one address")
        return "crowded" if full else "too-many-sockets" if many else ""

    def patience(self, address: str) -> int:
        """Seconds a line of this address may stay open without a question: few if it could keep others out."""
        scarce = 2 * self._taken > self.most
        many = 2 * self._addresses[household(address)] > self._most_address > 0 and not among(address, self._proxies)
        return HURRIED_SECONDS if scarce or many else LINE_SECONDS

    def leave(self, address: str) -> None:
        """It has ended, or is a socket now, which the door counts."""
        self.inside -= 1
        whose = household(address)
        self._addresses[whose] -= 1
        if not self._addresses[whose]:
            del self._addresses[whose]

    @property
    def _taken(self) -> int:
        return self.inside + self._house.door.inside

    def _turn_away(self, which: str) -> None:
        self.turned_away += 1
        if self._clock() - self._said >= _SILENCE:
            told = (
                f"{which}: {self.inside} are open, {self.turned_away - self._said_of} found no room since the last line"
            )
            log.warning("too many connections: visitors are turned away", extra={"problem": told})
            self._said, self._said_of = self._clock(), self.turned_away


class Line(HttpToolsProtocol):
    """A connection. Its heads and bodies have to arrive in time; where there is no room, it is told so and closed."""

    def __init__(self, crowd: Crowd, **given: Any) -> None:
        super().__init__(**given)
        self._crowd = crowd
        self._address = ""
        self._entered = False
        self._problem = ""
        self._part = "head"
        """What of a request arrives now: its head, its body, or nothing."""
        self._head = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._waits_for = ""

    # -- coming and going -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._entered or self.enter(str(self.client[0]) if self.client else ""):
            self._wait("head")
        else:
            transport.abort()

    def enter(self, address: str) -> bool:
        """Be counted, perhaps as one that is to be turned away; False for one that is to be cut off without a word."""
        self._address = address
        self._problem = self._crowd.enter(address)
        self._entered = True
        self._crowd.turning += bool(self._problem)
        return not self._problem or self._crowd.turning <= _TURNING

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It is not counted any more, and nothing of it is waited for."""
        self._wait("")
        if self._entered:
            self._entered = False
            self._crowd.leave(self._address)
            self._crowd.turning -= bool(self._problem)

    def handle_websocket_upgrade(self) -> None:
        if self._problem:
            self._refuse()
            return
        self.leave()  # the door counts sockets
        super().handle_websocket_upgrade()

    # -- what arrives ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if not self._entered or self.transport.is_closing():
            return  # it is a socket now, or it has ended
        if self._part == "" and self.cycle.response_complete:
            self._part = "head"  # an empty line is no request: what it belongs to is still to come
        self._head = self._head + len(data) if self._part == "head" else 0
        if self._head > HEAD_BYTES:
            self._answer(Problem(431, "head-too-large", most=HEAD_BYTES))
        else:
            self._wait(self._part)

    def on_message_begin(self) -> None:
        self._part = "head"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._part = "body"
        if not self._problem:
            super().on_headers_complete()
        elif not (self.parser.should_upgrade() and self._should_upgrade()):
            self._refuse()

    def on_body(self, body: bytes) -> None:
        if not self._problem:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._part = ""
        if not self._problem:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        self.timeout_keep_alive = self._crowd.patience(self._address) if self._entered else LINE_SECONDS
        super().on_response_complete()

    # -- deadlines ------------------------------------------------------------------------------------------------

    def _wait(self, what: str) -> None:
        """Wait for the rest of a head or a body, from its first byte on: a drop now and then wins no time."""
        if what == self._waits_for:
            return
        self._waits_for = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {"head": self._crowd.head_seconds, "body": self._crowd.body_seconds}.get(what, 0.0)
        if seconds:
            self._deadline = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        if self._part == "body" and self.cycle.response_started:
            self.transport.close()
        else:
            self._answer(Problem(408, "too-slow"))

    def _refuse(self) -> None:
        self._answer(Problem(503 if self._problem == "crowded" else 429, self._problem, retry=5))

    def _answer(self, problem: Problem) -> None:
        """Say what is the matter and hang up; the application is not asked."""
        body = problem.body(LANGUAGES[0])
        head = [
            STATUS_LINE[problem.status],
            b"content-type: application/json\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\n",
            b"content-length: %d\r\nconnection: close\r\n" % len(body),
            b"" if problem.retry is None else b"retry-after: %d\r\n" % problem.retry,
            b"\r\n",
        ]
        self.transport.write(b"".join([*head, body]))
        self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """A socket. One that is refused with a reason is no error of the house, and uvicorn need not log it as one."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True
