"""Lessons and drills."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from teahouse.server.wire.common import Answer, MoveTexts, Request, Version


class LearnEntry(Answer):
    """Something to learn about a game."""

    kind: Literal["first", "second", "expansion", "drill", "glance"]
    id: str
    title: str
    about: str
    page: str
    """Where it lies; empty for a lesson, which `POST /api/lessons/{game}/{id}` begins."""


class LearnGame(Answer):
    """What there is to learn about a game."""

    game: str
    title: str
    entries: list[LearnEntry]


class Pupil(Request):
    """A pupil at a table where a lesson is given, after tentative moves."""

    version: Version
    moves: MoveTexts = field(default_factory=list)
    kept: Version = 0
    """How many of them have been answered already."""


class Named(Answer):
    """A thing on the board and its name."""

    thing: str
    name: str


class TaughtStep(Answer):
    """What the teacher says, and of what."""

    id: str
    title: str
    text: str
    lit: list[Named]
    """The things it speaks of; the words stand beside the first one."""
    clear: list[str]
    """What else has to be seen while they are read."""
    touch: list[Named]
    """What the pupil shall look at."""
    asks: bool
    """Whether it is over when the pupil has moved; otherwise it is read, or its things are touched."""


class Lesson(Answer):
    """A lesson as far as it has come, in the language of the request."""

    name: str
    title: str
    story: str
    """What the game is about, before the first click."""
    known: list[str]
    """What the pupil knows at the end."""
    version: int
    total: int
    """How many steps it has."""
    steps: list[TaughtStep]
    """Those that were reached, the one that asks now as the last."""
    since: int
    """The first of them that belongs to this moment."""
    ends: bool
    """No step asks for anything any more."""
    own: str | None
    """Said about a decision that is the pupil's own; None where a step asks. It may be empty."""
    verdict: Literal["", "do", "open", "look", "other", "own"]
    """What the moves that were not answered yet were to the lesson."""
    done: bool
    """They were a whole answer."""
    step: int
    """The step that they answered."""
    answer: str
    """What the teacher says to them; it may be empty."""
    mine: dict[str, list[int]]
    """What they change, by name of the count: before and after."""
    asked: dict[str, list[int]]
    """What the answer changes for which the step was written."""
    next: list[str]
    """The moves that lead on, those that are asked for first."""
    calls: dict[str, str]
    """What the teacher calls them, by their text, where their labels are not enough."""


class Remark(Answer):
    """Something the teacher says beside a thing when it is met for the first time."""

    id: str
    title: str
    text: str
    beside: Named


class Remarks(Answer):
    """What the teacher of a game that is played freely has to say now, in the language of the request."""

    title: str
    """Of the lesson."""
    total: int
    """How many there are in the lesson."""
    remarks: list[Remark]


class Drill(Answer):
    """A question about a position, in the language of the request."""

    game: str
    id: str
    number: int
    total: int
    title: str
    question: str
    lit: list[str]
    """The things it speaks of."""


class DrillAnswer(Answer):
    """What comes of the moves that were made in a drill, in the language of the request."""

    answered: bool
    """Otherwise they only lead to an answer, and nothing else is said."""
    right: bool
    text: str
    known: str
    """How we know what is right; only with the right answer."""
    comes: str
    """How many points it would be in the end, where that is known."""
    changes: dict[str, list[int]]
    """What they change, by name of the count: before and after."""
    clauses: list[str]
