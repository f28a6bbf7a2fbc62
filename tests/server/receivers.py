"""What receives notices in tests: a web server, a push service that can decrypt, a mail server; all of them real."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Letters(asyncio.Queue[Any]):
    """What has arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self.status = 201

    async def next(self) -> Any:
        """The next one; it has to come."""
        return await asyncio.wait_for(self.get(), 20)

    async def none(self, seconds: float = 0.4) -> None:
        """Nothing comes."""
        try:
            found = await asyncio.wait_for(self.get(), seconds)
        except TimeoutError:
            return
        raise AssertionError(f"this should not have come: {found}")


@asynccontextmanager
async def http() -> AsyncIterator[Letters]:
    """An address that takes a POST: headers and body arrive."""
    letters = Letters()

    async def take(request: web.Request) -> web.Response:
        letters.put_nowait((request.headers, await request.read()))
        return web.Response(status=letters.status, headers={"location": "/elsewhere"})

    app = web.Application()
    app.router.add_post("/{path:.*}", take)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        letters.address = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
        yield letters
    finally:
        await runner.cleanup()


class Subscription:
    """The keys of a browser that has subscribed to push."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes of"

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text64(point), "auth": text64(self._auth)}

    def open(self, body: bytes) -> Any:
        """Decrypt a notice."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class _Post:
    def __init__(self, letters: Letters) -> None:
        self._letters = letters

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = BytesParser(EmailMessage, policy=default).parsebytes(envelope.content)
        self._letters.put_nowait((envelope.mail_from, envelope.rcpt_tos, message))
        return "250 OK"


@asynccontextmanager
async def mail() -> AsyncIterator[Letters]:
    """A mail server: sender, recipients and message arrive."""
    letters = Letters()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(_Post(letters), loop=loop), "127.0.0.1", 0)
    letters.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield letters


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
