"""Tournaments: who plays, which tables, how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.server.wire.clocks import Pace, Zone
from teahouse.server.wire.common import Answer, Minutes, Request, Text


class NewTournament(Request):
    """A tournament to be made; everybody who has its link can join until it begins."""

    game: Text
    name: Text = ""
    kind: Literal["robin", "knock-out"] = "robin"
    """Everybody meets everybody, or the better half of each table goes on."""
    size: Annotated[int, Meta(ge=2, le=16)] = 2
    """Players of a table; where they do not come out even, some tables are smaller."""
    options: dict[str, str | int | bool] = field(default_factory=dict)
    fill: Literal["", "leaf", "cup", "pot", "master"] = ""
    """Bots of this level take the seats that are left at the last table."""
    rated: bool = False
    pace: Pace | None = None
    replace: Literal["never", "bot", "agree", "end"] = "never"
    absence: Minutes | None = None
    """For all tables: how much time people have, and what happens when somebody is late or away, as for a table."""


class Join(Request):
    """Play in a tournament."""

    name: Text = ""
    """How to be called there; your own name if empty."""
    zone: Zone | None = None
    """Where I am, such as Europe/Berlin, for tournaments whose clocks stand at night; left out, UTC."""


class Entrant(Answer):
    """Somebody who plays in a tournament."""

    number: int
    name: str
    mine: bool
    level: str
    """Of a bot; empty for people."""


class TournamentTable(Answer):
    """A table of a round."""

    table: str
    players: list[int]
    """The numbers of those who play, by seat."""
    status: str
    to_move: int
    """The seat that is waited for; -1 if none is."""
    ranking: list[int] | None
    """By seat, once it is over; who has left is last."""


class TournamentRound(Answer):
    """The tables of a round."""

    tables: list[TournamentTable]
    byes: list[int]


class Standing(Answer):
    """A line of the standings."""

    number: int
    place: int
    points: float
    """At each table the part of the others whom one has left behind; those level count half."""
    beaten: float
    """The points of everybody one has left behind, the first tie-break."""
    wins: float
    """The second one."""
    played: int
    out: bool
    """Does not go on in a knock-out."""


class TournamentInfo(Answer):
    """A tournament as a guest may know it."""

    id: str
    name: str
    link: str
    game: str
    options: dict[str, str | int | bool]
    kind: Literal["robin", "knock-out"]
    size: int
    fill: str
    rated: bool
    pace: Pace | None
    replace: str
    absence: int
    status: Literal["open", "running", "finished", "closed"]
    owner: bool
    """Whether it is yours."""
    joined: bool
    entrants: list[Entrant]
    rounds: list[TournamentRound]
    planned: int
    """How many rounds there will be; 0 before it begins."""
    standings: list[Standing]
    created: float
    changed: float


class TournamentLine(Answer):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: Literal["robin", "knock-out"]
    status: Literal["open", "running", "finished", "closed"]
    owner: bool
    changed: float
