"""What receives notices in tests: a web server, a push service that can decrypt, a mail server; all of them real."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import ssl
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, AuthResult
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
        return await asyncio.wait_for(self.get(), 60)

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


@asynccontextmanager
async def guarded_mail(
    scheme: str, tls: ssl.SSLContext | None, user: str, password: str
) -> AsyncIterator[tuple[Letters, list[bytes]]]:
    """A mail server that wants a name and a password, by TLS where it can; with the passwords that it was told."""
    letters, told = Letters(), list[bytes]()

    def ask(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        told.append(data.password)
        return AuthResult(success=(data.login, data.password) == (user.encode(), password.encode()))

    loop, at_once = asyncio.get_running_loop(), scheme == "smtps"
    given: dict[str, Any] = {"authenticator": ask, "auth_required": True, "auth_require_tls": False}
    if not at_once and tls is not None:
        given |= {"tls_context": tls, "require_starttls": True}

    def talk() -> SMTP:
        with warnings.catch_warnings(action="ignore"):  # it does not know that TLS is around it, or that none shall be
            return SMTP(_Post(letters), loop=loop, **given)

    server = await loop.create_server(talk, "localhost", 0, ssl=tls if at_once else None, family=socket.AF_INET)
    letters.address = f"{scheme}://{user}@localhost:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield letters, told


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
