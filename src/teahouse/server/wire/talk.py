"""Talk at a table: phrases that everybody reads in their own language, or free text."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.common import Answer, Request, SeatNumber, Text

TalkKind = Literal["off", "phrases", "free"]
Hearers = Literal["seats", "all"]
WordNumber = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Say(Request):
    """Something to be said: a phrase by its id, or a text of one's own where the table allows it."""

    phrase: Text = ""
    text: Annotated[str, Meta(max_length=280)] = ""
    seat: SeatNumber | None = None
    """As which of my seats."""


class Word(Answer):
    """What somebody has said."""

    number: int
    """The first is 1; numbers grow, and those of deleted words are not given again."""
    seat: int
    """-3 for somebody who watches."""
    name: str
    mine: bool
    phrase: str
    """The sentence `phrase-<phrase>`; empty for a text."""
    text: str
    muted: bool
    """You do not want to hear this person: neither phrase nor text are sent."""
    at: float
    """Seconds since 1970."""


class Heard(Answer, tag_field="type", tag="talk"):
    """What was said meanwhile, on sockets and streams that asked for it."""

    words: list[Word]


class Talk(Answer):
    """The talk of a table, as far as you may hear it."""

    talk: TalkKind
    hearers: Hearers
    speak: bool
    """Whether you may say something yourself."""
    phrases: list[str]
    words: list[Word]
    """The latest, in the order in which they were said."""
