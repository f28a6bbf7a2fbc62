"""The port of a house. Whoever greets to be encrypted is counted and waited for like everybody else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn

from teahouse.server.web.lines import Line

_AGAIN: Final = 1.0
"""Seconds to wait where the system has no descriptor left; those who come wait at the port meanwhile."""


class Server(uvicorn.Server):
    """Takes in plain lines as uvicorn does, and encrypted ones by an entrance of its own."""

    def __init__(self, config: uvicorn.Config, seconds: float) -> None:
        super().__init__(config)
        self._seconds = seconds
        """How long a greeting may take; 0 for as long as is usual elsewhere."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        config = self.config
        if sockets is None or config.ssl is None:
            await super().startup(sockets)
            return
        await self.lifespan.startup()
        line = partial(
            cast(Any, config.http_protocol_class),
            config=config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        self.servers = cast(Any, [Entrance(port, config.ssl, line, self._seconds) for port in sockets])
        self.started = True


class Entrance:
    """A port for encrypted lines. uvicorn's would know of a line when its greeting is over, and bound none."""

    def __init__(
        self, port: socket.socket, context: ssl.SSLContext, line: Callable[[], Line], seconds: float = 0.0
    ) -> None:
        port.setblocking(False)
        self._port = port
        self._context = context
        self._line = line
        self._seconds = seconds or None
        self._work: set[asyncio.Task[None]] = set()
        self._spawn(self._take_in())

    def close(self) -> None:
        """Take in nobody else."""
        for task in self._work:
            task.cancel()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._work, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _take_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                visitor, address = await loop.sock_accept(self._port)
            except OSError:
                await asyncio.sleep(_AGAIN)
            else:
                self._spawn(self._greet(visitor, str(address[0])))

    async def _greet(self, visitor: socket.socket, address: str) -> None:
        line = self._line()
        if not line.enter(address):
            line.leave()
            visitor.close()
            return
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: line,
                visitor,
                ssl=self._context,
                ssl_handshake_timeout=self._seconds,
                ssl_shutdown_timeout=self._seconds,
            )
        except OSError:  # too slow, not encrypted, or gone
            line.leave()
