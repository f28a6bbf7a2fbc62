"""Runs a house on a port until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from typing import Any, cast

import uvicorn

from teahouse.server.garbage import Garbage
from teahouse.server.house import House
from teahouse.server.settings import BadSetting, Settings
from teahouse.server.web.app import application
from teahouse.server.web.entrance import Server
from teahouse.server.web.gate import Gate
from teahouse.server.web.lines import Crowd, Line, Wire


class _Server(Server):
    """Shows everybody out at the first signal and stops at once at the second."""

    house: House

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        with ExitStack() as afterwards:
            for number in (signal.SIGINT, signal.SIGTERM):
                try:
                    loop.add_signal_handler(number, self.leave)
                    afterwards.callback(loop.remove_signal_handler, number)
                except NotImplementedError:  # loops of Windows know no signals
                    before = signal.signal(number, lambda *_: loop.call_soon_threadsafe(self.leave))
                    afterwards.callback(signal.signal, number, before)
            yield

    def leave(self) -> None:
        """Stop; asked twice, stop at once."""
        self.house.stop()
        self.force_exit = self.should_exit
        self.should_exit = True


def listen(settings: Settings) -> socket.socket:
    """The port to serve on; a sentence if somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # named as TCP, or asyncio would hold back the second half of an answer until the first is acknowledged
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        raise BadSetting(f"cannot listen on {settings.host} port {settings.port}: {error}") from None
    found.set_inheritable(True)
    return found


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop that moves bytes faster, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def check_tls(settings: Settings) -> None:
    """A sentence if lines cannot be encrypted with what the host has named."""
    if not settings.tls_cert:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key)
    except OSError as error:  # what OpenSSL complains of is one, too
        named = f"--tls-cert {settings.tls_cert} --tls-key {settings.tls_key}"
        raise BadSetting(f"{named}: this certificate cannot be used with this key: {error}") from None


def configuration(house: House, gate: Gate | None = None) -> uvicorn.Config:
    """How uvicorn serves a house."""
    settings = house.settings
    return uvicorn.Config(
        cast(Any, gate or application(house)),
        access_log=False,
        date_header=False,
        http=cast(Any, partial(Line, Crowd(house))),
        lifespan="off",
        log_config=None,
        proxy_headers=False,
        server_header=False,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        timeout_graceful_shutdown=3,
        ws=Wire,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=True,
    )


def _private_door(house: House, gate: Gate) -> AbstractAsyncContextManager[None]:
    if house.rooms is None:
        return nullcontext()
    from teahouse.server.web.private import private_door  # a house on a file has no other processes

    return private_door(house, gate)


Ready = Callable[[House, Callable[[], None]], Awaitable[None]]
"""Called when the house is open, with what stops it."""


async def run(settings: Settings, port: socket.socket, ready: Ready) -> None:
    """Open the house, serve, close it."""
    house = House(settings)
    await house.open()
    try:
        gate = application(house)
        server = _Server(configuration(house, gate), settings.limits.head_seconds)
        server.house = house
        tidying = asyncio.create_task(Garbage().collect())
        async with _private_door(house, gate):
            await ready(house, server.leave)
            await server.serve(sockets=[port])
        tidying.cancel()
    finally:
        await house.close()
