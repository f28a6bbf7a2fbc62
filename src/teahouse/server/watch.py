"""Those who look: sockets and streams, told of every change, shut when their token or the house closes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.live import Live
from teahouse.server.post import Post, ShownOut
from teahouse.server.problems import Problem


class Watcher:
    """A socket or a stream."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.ring = asyncio.Event()
        self.shut = False
        self._news: dict[str, wire.Event] = {}

    @property
    def name(self) -> str:
        return self.guest.id if self.guest else ""

    def close(self) -> None:
        """Its time is over."""
        self.shut = True
        self.ring.set()

    def tell(self, live: Live) -> None:
        """A table of its guest has changed; only the last news about a table counts."""
        turn = live.to_move in live.seats_of(self.name)
        self.hear(wire.Event(table=live.id, version=live.version, status=live.status, your_turn=turn))

    def hear(self, event: wire.Event) -> None:
        """News about a table."""
        self._news[event.table] = event
        self.ring.set()

    def news(self) -> list[wire.Event]:
        """What has happened since the last time."""
        found, self._news = list(self._news.values()), {}
        return found


class Door:
    """Counts who is in."""

    def __init__(self, most_guest: int, most_address: int, post: Post) -> None:
        self._most_guest = most_guest
        self._most_address = most_address
        self._guests: Counter[str] = Counter()
        self._idle: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._inside: set[Watcher] = set()
        self._carried = 0
        self._post = post
        self.when_left: Callable[[str], None] = lambda guest: None
        """Told of each guest who looks on no more."""

    @property
    def inside(self) -> int:
        """How many sockets and streams there are; one that is carried to another process has two ends."""
        return len(self._inside) + self._carried

    def tokens(self) -> set[str]:
        """The hashes of the tokens that those inside came with."""
        return {watcher.guest.token for watcher in self._inside if watcher.guest is not None}

    def present(self, guest: str) -> bool:
        """Whether a guest looks on right now; a page that only waits for news may be nobody's."""
        return self._guests[guest] > self._idle[guest]

    def knock(self, guest: Guest | None, address: str) -> None:
        """Whether there is room; a Problem if not."""
        many = guest is not None and self._guests[guest.id] >= self._most_guest > 0
        if many or self._addresses[address] >= self._most_address > 0:
            raise Problem(429, "too-many-sockets", retry=5)

    @contextmanager
    def enter(self, guest: Guest | None, address: str, idle: bool = False) -> Iterator[Watcher]:
        """Look on while this lasts, or only wait for news."""
        self.knock(guest, address)
        watcher = Watcher(guest)
        name = watcher.name
        counted = [(self._addresses, address), (self._guests, name)] + ([(self._idle, name)] if idle else [])
        for counter, key in counted:
            counter[key] += 1
        self._inside.add(watcher)
        try:
            yield watcher
        finally:
            self._inside.discard(watcher)
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
            if name:
                self.when_left(name)

    @contextmanager
    def carry(self) -> Iterator[Watcher]:
        """A socket is carried to another process, whose door counts it as its guest's."""
        watcher = Watcher(None)
        self._inside.add(watcher)
        self._carried += 1
        try:
            yield watcher
        finally:
            self._inside.discard(watcher)
            self._carried -= 1

    def shut(self, guest: str = "", token: str = "") -> None:
        """Show out whoever came with a token, or as a guest, at every process; or everybody here."""
        if guest or token:
            self._post.tell(ShownOut(guest, token))
        self.close(guest, token)

    def close(self, guest: str = "", token: str = "") -> None:
        """The same at this process alone."""
        for watcher in list(self._inside):
            who = watcher.guest
            if (not guest and not token) or (who is not None and (who.id == guest or who.token == token)):
                watcher.close()
