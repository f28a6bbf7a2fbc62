"""The private door of a process, for the other processes of the house alone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy import make_url

from teahouse.server.house import House
from teahouse.server.settings import BadSetting, Settings
from teahouse.server.web.gate import Gate
from teahouse.server.web.relay import PrivateGate, Relay


@asynccontextmanager
async def private_door(house: House, gate: Gate) -> AsyncIterator[None]:
    """Let other processes reach this one while this lasts; a house on a file has no others."""
    if house.rooms is None or not isinstance(gate.inner, Relay):
        yield
        return
    port = _listen(house.settings)
    config = uvicorn.Config(
        cast(Any, PrivateGate(house, house.rooms, gate.app)),
        access_log=False,
        date_header=False,
        http="httptools",
        lifespan="off",
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=60,
        ws_max_size=house.settings.limits.frame_bytes,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([port]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        host, number = port.getsockname()[:2]
        await house.rooms.reached_at(f"[{host}]:{number}" if ":" in host else f"{host}:{number}")
        yield
    finally:
        house.rooms.address = ""
        server.should_exit = True
        await serving
        await gate.inner.close()
        port.close()


def _listen(settings: Settings) -> socket.socket:
    """A port at the address of this machine that the database sees, or at the one that was named."""
    host, port = private_address(settings)
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        raise BadSetting(f"--private: cannot listen on {host} port {port}: {error}") from None
    return found


def private_address(settings: Settings) -> tuple[str, int]:
    """Host and port of the private door; port 0 for any that is free."""
    if settings.private:
        try:
            named = urlsplit("//" + settings.private)
            return named.hostname or "", named.port or 0
        except ValueError:
            raise BadSetting(f"--private takes HOST or HOST:PORT, not {settings.private!r}") from None
    url = make_url(settings.database_url())
    where = url.host or str(url.query.get("host", "") or "")
    if not where or where.startswith("/"):
        return "127.0.0.1", 0
    try:
        found = socket.getaddrinfo(where, url.port or 5432, type=socket.SOCK_DGRAM)[0]
        with socket.socket(found[0], socket.SOCK_DGRAM) as probe:
            probe.connect(found[4])  # nothing is sent: the system says from where it would be
            return str(probe.getsockname()[0]), 0
    except OSError as error:
        raise BadSetting(f"the address of this machine is not known ({error}); give it with --private HOST") from None
