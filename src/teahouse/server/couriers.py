"""How a notice travels: by push, to a webhook, by mail. Each carries what ends it."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from enum import Enum
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from teahouse.server.problems import Problem
from teahouse.server.reach import SECONDS, Reach
from teahouse.server.settings import BadSetting, Settings
from teahouse.server.store import Database
from teahouse.server.store.channels import keep_key, load_key
from teahouse.words import Words

if TYPE_CHECKING:
    from py_vapid import Vapid02

log = logging.getLogger("teahouse.server")

_VAPID: Final = "vapid"
_TTL: Final = 86_400
"""Seconds for which a push service keeps a notice for a device that is off."""
_GONE: Final = (404, 410)
_MAIL: Final = re.compile(r"[^\s@<>\",;:()\[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+", re.IGNORECASE | re.ASCII)


class Notice(Struct, kw_only=True):
    """What is told, and where it leads."""

    title: str
    text: str
    link: str
    table: str = ""
    game: str = ""
    event: str = "trial"
    """Or turn, reminder, or begin: everybody is there."""


class Outcome(Enum):
    """What became of a notice."""

    ARRIVED = "arrived"
    GONE = "gone"
    """Nobody will ever receive anything there again."""
    FAILED = "failed"


class MailServer(Struct, frozen=True):
    """The server that sends the host's mail."""

    secure: bool
    host: str
    port: int
    user: str


def mail_server(address: str) -> MailServer:
    """Read `smtp://USER@HOST:PORT` or `smtps://…`; BadSetting says what is wrong."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadSetting(f"--mail-server {address}: the port is not a number") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSetting("--mail-server is smtp://USER@HOST:PORT, or smtps:// for TLS from the start")
    if parts.password:
        raise BadSetting("--mail-server: give the password in the environment variable TEAHOUSE_MAIL_PASSWORD")
    secure = parts.scheme == "smtps"
    return MailServer(secure, parts.hostname, port or (465 if secure else 587), unquote(parts.username or ""))


def is_mail(address: str) -> bool:
    """Whether mail can be sent to an address."""
    return len(address) <= 200 and _MAIL.fullmatch(address) is not None


class Couriers:
    """Everybody who carries notices out of the house."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._vapid: Vapid02 | None = None
        self.reach = Reach(settings.notices_inside)

    async def send(self, channel: Any, notice: Notice) -> Outcome:
        """Carry a notice to a channel, once."""
        try:
            if channel.kind == "mail":
                status = await self.mail(channel, notice)
            elif channel.kind == "push":
                status = await self._push(channel, notice)
            else:
                status = await self._webhook(channel, notice)
        except (Problem, OSError, ValueError, TimeoutError, smtplib.SMTPException) as error:
            return self._complain(channel, str(error) or type(error).__name__)
        except Exception as error:  # aiohttp's own, which is loaded only where something is sent
            if not type(error).__module__.startswith("aiohttp"):
                raise
            return self._complain(channel, type(error).__name__)
        if 200 <= status < 300:
            return Outcome.ARRIVED
        self._complain(channel, str(status))
        return Outcome.GONE if channel.kind == "push" and status in _GONE else Outcome.FAILED

    def _complain(self, channel: Any, problem: str) -> Outcome:
        """Addresses are nobody's business: the log has the kind alone."""
        log.info("a notice did not arrive", extra={"kind": channel.kind, "problem": problem[:200]})
        return Outcome.FAILED

    def stop_link(self, channel: Any) -> str:
        """Where one click ends the notices of a channel; the secret after `#` is not sent with the request."""
        return f"{self._settings.origin}/notices/stop#{channel.stop}"

    # -- webhook --------------------------------------------------------------------------------------------------

    async def _webhook(self, channel: Any, notice: Notice) -> int:
        said = f"{notice.title}: {notice.text} {notice.link}"
        stop = self.stop_link(channel)
        body: dict[str, Any] = {
            "event": notice.event,
            "table": notice.table,
            "game": notice.game,
            "title": notice.title,
            "text": said,  # as Slack and Mattermost read it
            "content": said,  # as Discord does
            "allowed_mentions": {"parse": []},  # the name of a table calls nobody there
            "link": notice.link,
            "stop": stop,
        }
        headers = {"content-type": "application/json", "user-agent": "teahouse"}
        return await self.reach.post(channel.address, msgspec.json.encode(body), headers)

    # -- push -----------------------------------------------------------------------------------------------------

    async def _push(self, channel: Any, notice: Notice) -> int:
        from pywebpush import WebPusher

        words = Words(channel.lang)
        told = {
            "title": notice.title,
            "body": notice.text,
            "link": urlsplit(notice.link).path,
            "tag": notice.table or "trial",
            "stop": channel.stop,
            "stop_label": words.text("notice-stop"),
            "stopped": words.text("notice-stopped"),
        }
        vapid = await self._keys()
        parts = urlsplit(channel.address)
        sender = f"mailto:{self._settings.mail_from}" if self._settings.mail_from else self._settings.origin
        headers = vapid.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": _contact(sender)})
        pusher = WebPusher({"endpoint": channel.address, "keys": msgspec.json.decode(channel.keys)})
        body = pusher.encode(msgspec.json.encode(told))["body"]
        headers |= {"content-encoding": "aes128gcm", "ttl": str(_TTL), "urgency": "normal"}
        headers["topic"] = (notice.table or "trial")[:32]  # a later notice takes the place of one that still waits
        return await self.reach.post(channel.address, body, headers)

    async def _keys(self) -> Vapid02:
        """The key by which push services know this house; made when it is first needed, and kept."""
        if self._vapid is None:
            from py_vapid import Vapid02

            async with self._database.read() as connection:
                kept = await load_key(connection, _VAPID)
            if not kept:
                made = Vapid02()
                made.generate_keys()
                pem = made.private_pem().decode()
                kept = await self._database.write(lambda connection: keep_key(connection, _VAPID, pem))
            self._vapid = Vapid02.from_pem(kept.encode())
        return self._vapid

    async def public_key(self) -> str:
        """The part of the key that browsers ask for when they subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._keys()).public_key
        return _text64(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # -- mail -----------------------------------------------------------------------------------------------------

    async def mail(self, channel: Any, notice: Notice) -> int:
        """Send a mail; 200 if the host's server has taken it."""
        stop, words = self.stop_link(channel), Words(channel.lang)
        message = EmailMessage(policy=SMTP)
        message["Subject"] = f"{notice.title}: {notice.text}" if notice.table else notice.title
        message["From"] = self._settings.mail_from
        message["To"] = channel.address
        message["List-Unsubscribe"] = f"<{stop}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = channel.lang
        foot = f"-- \n{words.text('notice-mail-stop')}\n{stop}\n"
        message.set_content(f"{notice.text}\n{notice.link}\n\n{foot}")
        await asyncio.to_thread(self._hand_over, message)
        return 200

    def _hand_over(self, message: EmailMessage) -> None:
        server = mail_server(self._settings.mail_server)
        trusted = ssl.create_default_context()
        if server.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=trusted)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with line:
            line.ehlo()
            if not server.secure and line.has_extn("starttls"):
                line.starttls(context=trusted)
                line.ehlo()
            elif not server.secure and server.user:
                raise smtplib.SMTPException("the mail server offers no TLS: the password is not sent in the clear")
            if server.user:
                line.login(server.user, self._settings.mail_password)
            line.send_message(message)


def check_push(p256dh: str, auth: str) -> str:
    """The keys of a subscription as JSON; Problem if they cannot be such keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = _bytes64(p256dh), _bytes64(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Problem(400, "bad-push") from None
    if len(point) != 65 or len(secret) != 16:
        raise Problem(400, "bad-push")
    return msgspec.json.encode({"p256dh": p256dh, "auth": auth}).decode()


def _contact(address: str) -> str:
    """Whom a push service asks when something is wrong: a mail address, or a page with TLS."""
    return address if address.startswith(("mailto:", "https://")) else "mailto:host@localhost"


def _bytes64(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
