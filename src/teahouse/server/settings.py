"""What the host of a server can decide."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec


class BadSetting(Exception):
    """A setting that cannot work; the sentence names it."""


class Limits(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How much one visitor may ask for. Each can be changed with `--limit NAME=VALUE`; 0 switches a rate off."""

    http_rate: float = 5.0
    """Requests a second from one address, in the long run."""
    http_burst: int = 20
    """Requests at once from one address."""
    api_parallel: int = 1
    """Requests that one token may have under way at the same time, streams aside."""
    body_bytes: int = 65_536
    """The largest body of a request."""
    frame_bytes: int = 8_192
    """The largest message on a socket."""
    socket_messages: int = 60
    """Messages of a player on one socket in `socket_seconds`."""
    watcher_messages: int = 20
    """The same for somebody who only watches."""
    socket_seconds: float = 20.0
    sockets: int = 20
    """Sockets and streams that one guest may hold."""
    sockets_address: int = 60
    """Sockets and streams from one address."""
    connections: int = 0
    """Connections in all; 0 for as many as the system's limit of open files allows."""
    connections_address: int = 200
    """Connections from one address, a named proxy aside."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 20.0
    """How long its body may take."""
    guests_hour: int = 60
    """New guests from one address in an hour."""
    tables_minute: int = 5
    tables_day: int = 60
    """New tables of one guest."""
    tables_address_minute: int = 10
    tables_address_day: int = 300
    """New tables of everybody at one address."""
    bot_tables: int = 12
    bot_tables_address: int = 30
    """Running tables with bots, in memory, of one guest and of everybody at one address."""
    shuffle_seconds: float = 20.0
    """How long a seat has to open its part of the shuffle before the others may begin anew without it."""
    look_seconds: float = 60.0
    """How long bots among themselves go on after somebody has last looked."""
    bots_last: int = 1
    """1: bots give way at once to whatever else the machine has to do; 0: they have only a lower priority."""
    review_seconds: float = 8.0
    """How long the house looks back at a game when it is over; 0 for not at all."""
    holiday_days: int = 21
    """Days that a guest may be away at a time while their clocks stand."""
    holiday_days_year: int = 60
    """The same in a year."""
    open_tables: int = 10
    """Tables of one guest that still wait for players."""
    links_hour: int = 20
    """Transfer and seat links, passkeys and codes of one guest in an hour."""
    passkeys: int = 10
    """Passkeys of one guest."""
    sign_ins_hour: int = 30
    """Attempts from one address to come back by a passkey or a code in an hour."""
    channels: int = 10
    """Ways by which one guest is told that it is their turn."""
    channels_hour: int = 20
    """New ones, and trials of them, from one address in an hour."""
    reports_hour: int = 10
    """What everybody at one address may report to the host in an hour."""
    words_minute: int = 12
    """What one guest may say at all their tables in a minute."""
    words_kept: int = 1_000
    """Words of one table that are kept; the oldest go."""
    tournaments: int = 3
    """Tournaments of one guest that are not over."""
    page_size: int = 20
    pages: int = 10
    """How far back a list of strangers' tables goes."""
    moves: int = 64
    """Moves in one request."""
    notes_bytes: int = 4_096
    """Private notes of a guest at a table."""
    live_tables: int = 2_000
    """Tables held in memory."""
    idle_seconds: float = 300.0
    """A table that nobody looks at leaves memory after this time."""
    absent_seconds: float = 300.0
    """After this time without a sign of life somebody is shown as away; at older tables a bot may then play."""


WORKER: Final = (sys.executable, "-m", "teahouse.server.worker")
"""The command that starts a bot process."""
LAST: Final = "--last"
"""Added to it on a server: whatever else the machine has to do comes first."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Where the server listens, what it stores where and how it is reached."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    """The folder of the SQLite file."""
    database: str = ""
    """The address of a PostgreSQL database; empty for the SQLite file."""
    channels: str = ""
    """The address of Valkey or Redis, through which processes tell each other; empty for PostgreSQL itself."""
    private: str = ""
    """HOST or HOST:PORT at which the other processes reach this one; empty: where it reaches the database from."""
    metrics_token: str = ""
    """Whoever has it may read /metrics; empty: nobody."""
    base_url: str = ""
    """How people reach the server, such as https://games.example; empty if they use host and port."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the visitor's address counts."""
    tls_cert: str = ""
    tls_key: str = ""
    own_bots: tuple[str, ...] = ()
    """Bots that the host has named at the command line, such as miser:Miser: only these modules are imported."""
    bot_workers: int = 0
    """Processes that think for bots; 0 for one less than there are cores, at least one."""
    bots_elsewhere: bool = False
    """Bots think where `teahouse bots` runs; here only if nobody does."""
    warm_bots: bool = False
    """Start a bot process before the first bot has to move."""
    bot_pause: float = 0.6
    """A bot's turn is shown this many seconds after the turn before it, at the earliest."""
    bot_grace: float = 2.0
    """A bot that thinks this much longer than its level allows is stopped."""
    notice_delay: float = 30.0
    """Seconds after which somebody who does not look is told that it is their turn."""
    notices_inside: bool = False
    """Whether webhooks and push may go to addresses of this machine and of its own network."""
    mail_server: str = ""
    """The server that sends mail, such as smtp://house@mail.example:587; empty for none."""
    mail_password: str = ""
    mail_from: str = ""
    """The sender of mail."""
    snapshot_every: int = 100
    """Moves between two stored positions."""
    worker: tuple[str, ...] = WORKER
    """The command that starts a bot process."""
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return bool(self.tls_cert) or self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """Scheme, host and port of links."""
        if self.base_url:
            return self.base_url.rstrip("/")
        shown = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host
        if ":" in shown:
            shown = f"[{shown}]"
        return f"{'https' if self.tls_cert else 'http'}://{shown}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server directly."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def database_url(self) -> str:
        """The address for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.sqlite_file}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+asyncpg://" + self.database.removeprefix(short)
        if self.database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
            return self.database
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database.removeprefix("sqlite:///")
        raise BadSetting("--database must be postgresql://USER@HOST/NAME or sqlite:///FILE")

    @property
    def sqlite_file(self) -> Path | None:
        """The file of the database, or None with PostgreSQL."""
        if not self.database:
            return self.data / "teahouse.sqlite"
        if self.database.startswith(("sqlite:///", "sqlite+aiosqlite:///")):
            return Path(self.database.split(":///", 1)[1])
        return None

    def knows_host(self, host: str) -> bool:
        """Whether a Host header can be meant for this server; a stranger's name that points here cannot."""
        name = host_name(host)
        if not name:
            return False
        if self.base_url and name == host_name(urlsplit(self.base_url).netloc):
            return True
        return name in ("localhost", self.host.lower(), socket.gethostname().lower()) or not is_name(name)


def host_name(netloc: str) -> str:
    """The name in HOST:PORT or [ADDRESS]:PORT, in small letters."""
    try:
        return (urlsplit("//" + netloc).hostname or "").lower()
    except ValueError:
        return ""


def is_name(host: str) -> bool:
    """Whether a host is called by a name, not by the numbers of its address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host)
    return False


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Teahouse"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Teahouse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "teahouse"


def read_limits(changes: list[str], base: Limits | None = None) -> Limits:
    """The limits with `NAME=VALUE` changes."""
    base = base or Limits()
    known = msgspec.structs.asdict(base)
    found: dict[str, str] = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals or name not in known:
            raise BadSetting(f"--limit {change}: write NAME=VALUE with one of {', '.join(known)}")
        found[name] = value
    try:
        limits = msgspec.convert({**known, **found}, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"--limit: {error}") from None
    for name, number in msgspec.structs.asdict(limits).items():
        if number < 0:
            raise BadSetting(f"--limit {name}={number}: a limit is not negative")
    return limits
