"""The house, for its host, and what guests tell the host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.common import Answer, Request, SeatNumber
from teahouse.server.wire.talk import WordNumber


class Report(Request):
    """What a guest tells the host about a table, or about somebody there."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    """Whom it is about; the table itself if left out."""
    word: WordNumber | None = None
    """The number of something that was said there: it is about whoever has said it, and quoted."""


class ReportInfo(Answer):
    """What a guest has told."""

    id: str
    table: str
    table_name: str
    game: str
    status: Literal["open", "running", "finished", "ended"]
    """Of the table, now."""
    by: str
    """The name of whoever tells it."""
    about: str
    """The guest whom it is about; empty for the table."""
    name: str
    """By which that guest was known there."""
    text: str
    quote: str
    """What that guest had said; a phrase by its id."""
    at: float
    """Seconds since 1970."""


class HostSeat(Answer):
    """A seat as the host may know it."""

    seat: int
    kind: Literal["open", "reserved", "guest", "bot"]
    name: str
    guest: str
    """By whom it is taken, to speak of them; worth nothing to anybody else."""
    level: str
    away: bool
    host: bool
    """The host's own."""


class HostTable(Answer):
    """A table as the host may know it: who sits there and for how long, nothing of the game."""

    id: str
    name: str
    game: str
    status: Literal["open", "running"]
    listed: bool
    moves: int
    watchers: int
    seats: list[HostSeat]
    created: float
    changed: float


class HostTournament(Answer):
    """A tournament that is not over, as the host may know it."""

    name: str
    game: str
    kind: Literal["robin", "knock-out"]
    status: Literal["open", "running"]
    players: int
    round: int
    """How many rounds were opened."""
    made_by: str
    """The name of its owner; empty if they are forgotten."""
    changed: float


class HouseHealth(Answer):
    """How the house is."""

    version: str
    up: int
    """Seconds since it was opened."""
    database: Literal["sqlite", "postgresql"]
    trouble: str
    """What the database last complained of; empty while all is well."""
    megabytes: int
    free_megabytes: int
    """Left on the disk."""
    waiting: int
    running: int
    """Tables that wait for players, and those at which a game is on."""
    in_memory: int
    sockets: int
    """Sockets and streams."""
    workers: int
    """Processes that may think for bots."""
    thinking: int
    questions: int
    """How many of them think, and what waits for one."""
    stopped: int
    """Processes that had to be stopped or had died."""
    turns: int
    """The latest turns of people, from which the next two are known."""
    turn_p50: float
    turn_p99: float
    """Milliseconds from the question to the answer, of which half and 99 in 100 are below."""


class LimitInfo(Answer):
    """A limit: what it is in this house, and what it usually is."""

    name: str
    value: float
    usual: float


class BackupInfo(Answer):
    """A copy of the database, on the host's own machine."""

    file: str
    megabytes: int
    at: float


class ProcessInfo(Answer):
    """One of the processes that serve the house together."""

    number: int
    machine: str
    pid: int
    up: int
    """Seconds since it began."""
    here: bool
    """The one that tells this."""
    tables: int
    """Tables that wait or run and belong to it."""
    in_memory: int
    sockets: int
    thinking: int


class HouseInfo(Answer):
    """The house, for its host."""

    health: HouseHealth
    tables: list[HostTable]
    """Those that wait or at which a game is on, the latest first."""
    page: int
    more: bool
    tournaments: list[HostTournament]
    """Those that are not over, the latest first."""
    reports: list[ReportInfo]
    limits: list[LimitInfo]
    backups: list[BackupInfo]
    processes: list[ProcessInfo]
    """Where several can serve the house, on PostgreSQL; the eldest first."""
