"""Guests: names, devices, links that bring a seat along."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.server.wire.common import Answer, Request, Secret, Text
from teahouse.server.wire.notices import Quiet
from teahouse.server.wire.puzzles import SolvedPuzzle
from teahouse.server.wire.ratings import RatingInfo
from teahouse.server.wire.returning import PasskeyInfo
from teahouse.server.wire.tournaments import TournamentLine


class NewGuest(Request):
    """A visitor gives a name."""

    name: Text
    token: bool = False
    """Ask for a token in the answer instead of a cookie, for tools and bots."""


class Rename(Request):
    """A new name."""

    name: Text


class Me(Answer, omit_defaults=True):
    """The guest who asks."""

    id: str
    name: str
    token: str | None = None
    """Shown once, to tools that asked for it: send it as `Authorization: Bearer TOKEN`."""


class KeptNotes(Answer):
    """My notes about a table."""

    table: str
    text: str


class KeptWord(Answer):
    """Something that I have said at a table."""

    table: str
    number: int
    phrase: str
    text: str
    at: float


class KeptSeat(Answer):
    """A seat of mine, and by which name I have taken it."""

    table: str
    seat: int
    name: str
    game: str
    status: str
    zone: str
    """Where I have said that I am, for clocks that stand at night; empty if it was not asked for."""


class KeptReport(Answer):
    """Something that I have told the host."""

    table: str
    text: str
    at: float


class KeptHoliday(Answer):
    """When I was or am away."""

    begins: float
    ends: float


class KeptChannel(Answer):
    """A way by which I am told that it is my turn."""

    kind: str
    address: str
    """Where notices go, in full."""
    device: str
    confirmed: bool
    since: float


class Export(Answer):
    """All that the house keeps about me; the games themselves are in the records of the tables."""

    id: str
    name: str
    created: float
    seen: float | None
    """The last sign of life that is stored, every few minutes."""
    devices: list[DeviceInfo]
    seats: list[KeptSeat]
    notes: list[KeptNotes]
    words: list[KeptWord]
    muted: list[str]
    """The names of those I do not want to hear."""
    reports: list[KeptReport]
    holidays: list[KeptHoliday]
    passkeys: list[PasskeyInfo]
    code: float | None
    """When my code on paper was made; the house keeps only its SHA-256."""
    channels: list[KeptChannel]
    quiet: Quiet | None
    ratings: list[RatingInfo]
    tournaments: list[TournamentLine]
    puzzles: list[SolvedPuzzle]


class StudyMade(Answer):
    """A study that has begun; its page will be /lab/{id}."""

    id: str


class Token(Answer):
    """A token for a tool; it is shown once."""

    token: str


class Link(Answer):
    """A link that works once."""

    link: str
    expires: float
    """Seconds since 1970."""


class Claim(Request):
    """The secret part of a link."""

    secret: Secret


class NewStudy(Request):
    """A study of many games between bots, for the host."""

    game: Text
    players: Annotated[int, Meta(ge=1, le=16)]
    games: Annotated[int, Meta(ge=2, le=1000)] = 100
    bots: Literal["random", "leaf", "cup"] = "cup"
    starts: Literal["", "all", "random"] = ""
    changes: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = field(default_factory=list)
    """What to try in the box, such as bonus-cards.K.vp=9; the box as it is plays the same deals."""


class Arrive(Claim):
    """The secret part of a transfer link; with `instead`, whoever is signed in here now is signed out."""

    instead: bool = False


class Arrival(Answer):
    """Whom a transfer link brings, and what becomes of whoever is here now."""

    name: str
    here: str | None
    """Who is signed in now; null for nobody."""
    same: bool
    """The link brings the one who is here already."""
    sentences: list[str]
    """What using the link means, in the language of the request."""


class DeviceInfo(Answer):
    """A browser or a tool that acts in my name."""

    id: str
    kind: Literal["browser", "tool"]
    name: str
    """Its browser and system, as it called itself; may be empty."""
    since: float
    """Seconds since 1970."""
    here: bool
    """The one that asks."""
