"""Play: states, tentative and stored turns, reasons, explanations, previews."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from teahouse.server.wire.common import Answer, Message, MoveTexts, Refusal, Request, SeatNumber, Text, TurnId, Version
from teahouse.server.wire.tables import TableInfo


class LogLine(Answer, omit_defaults=True):
    """A line of the log: a move (with its label) or what came of it."""

    at: int
    """The version after the move it belongs to."""
    seat: int
    """Whom it is about: a seat, -1 for chance, -2 for nobody."""
    kind: Literal["move", "note"]
    id: str = ""
    """Empty for a move that you may not know."""
    args: dict[str, Any] = field(default_factory=dict)
    text: str = ""
    """The text of the move."""
    target: str = ""
    """The thing on the board that stands for the move."""


class View(Answer):
    """What a seat sees; for a game of old rules, as it was stored."""

    to_move: int
    """The seat that is asked, -1 for chance, -2 when the game is over."""
    over: bool
    scores: list[int]
    """As far as the seat may know them."""
    facts: dict[str, Any]
    """Everything on the table that the seat may see, and the agenda; each game has its own."""


class ToldTurn(Answer):
    """A turn as it is told: what a seat did in a row, in one sentence."""

    first: int
    """The version before its first move: the same turn, told again when it has gone on."""
    at: int
    """The version after its last move."""
    seat: int
    round: int
    phase: str
    parts: list[Message]
    """Phrases with a verb that follow the player's name; none where there is nothing to tell."""
    changes: dict[str, dict[str, list[int]]]
    """By seat and name of the count: before and after."""
    own: list[Message]
    """What only you may know of it."""


class Fate(Answer):
    """What an event or a scoring meant for one seat."""

    seat: int
    change: dict[str, list[int]]
    reasons: list[Message]


class Happened(Answer):
    """What befell everybody: an event, a scoring, the end of a round."""

    at: int
    round: int
    phase: str
    title: Message
    thing: str
    """The thing on the board that it comes from, for `explain`; empty if there is none."""
    rows: list[Fate]
    lines: list[Message]


class State(Answer, tag_field="type", tag="state"):
    """All that a seat, or somebody who watches, may know now."""

    table: TableInfo
    version: int
    """The number of moves played."""
    seat: int
    """Through whose eyes: a seat of yours, or -3 for somebody who watches."""
    box: str
    """The digest of the box, for `GET box/{digest}`."""
    view: View | None
    """None before the start."""
    moves: list[str]
    """What the seat may do now, by the texts of the moves; empty unless it is to move. `moves` in the box says more."""
    prompt: Message
    moment: Moment | None
    """None before the start."""
    hints: dict[str, dict[str, Any]]
    """What a board draws beyond the facts, by the id of a thing."""
    log: list[LogLine]
    """Since the version asked for."""
    tale: list[dict[str, Any]]
    """The same as people tell it: `ToldTurn` and `Happened`, those that went on after the version asked for.
    Each says `when` its last move was made, in seconds since 1970; one that was made in another game does not."""


class Box(Answer):
    """What never changes at a table: it is asked for once, by its digest, and may be kept for ever."""

    printed: dict[str, Any]
    """What is printed on boards, tiles and cards."""
    clauses: dict[str, str]
    """The clause that says most about a thing, by its id or the beginning of its id."""
    secret: list[str]
    """Which facts can be hidden from a seat."""
    moves: list[Moves]
    """Every move of the game."""


class Moves(Answer):
    """What people see of moves that are alike, by columns: the first of every column is the first move, and so on."""

    kind: str
    """The family they belong to: all moves that answer the same question."""
    label: str
    """The sentence that names them."""
    words: list[list[str]]
    """The words of their texts."""
    targets: list[str]
    """The ids of the things on the board that stand for them."""
    params: dict[str, list[int]]
    args: dict[str, list[Any]]
    """What the sentence is told, by its names."""


class Moment(Answer):
    """Where we are in the game."""

    round: int
    rounds: int
    phase: str
    phases: list[str]
    seat: int
    turn: int
    order: list[int]


class Tentative(Request):
    """Moves to be tried from a version of the table."""

    version: Version
    moves: MoveTexts
    seat: SeatNumber | None = None
    """Which of your seats, if you have several; the one that is to move if left out."""


class Trial(Answer):
    """What would be after some moves; nothing is stored."""

    version: int
    seat: int
    moves: list[str]
    view: View
    prompt: Message
    moment: Moment
    hints: dict[str, dict[str, Any]]
    log: list[LogLine]
    ends: bool
    """Chance or another seat comes next, or the game is over: confirm to go on."""


class Turn(Request):
    """Moves to be stored, all of them or none."""

    id: TurnId
    """Made by the client, new for every turn; the same id again gives the same answer again."""
    version: Version
    moves: Annotated[MoveTexts, Meta(min_length=1)]
    seat: SeatNumber | None = None


class Receipt(Answer):
    """The turn is safe on disk."""

    id: str
    seat: int
    before: int
    after: int
    """The version that the turn, and chance after it, led to."""


class Question(Request):
    """Why not this move, or what this thing on the board stands for, after these tentative ones?"""

    version: Version
    move: Text = ""
    thing: Text = ""
    """Instead of a move."""
    moves: MoveTexts = field(default_factory=list)
    seat: SeatNumber | None = None


class Reason(Answer):
    """The answer to `why`."""

    move: str
    """Empty for a thing with which nothing is ever done."""
    legal: bool
    refusal: Refusal | None


class Thing(Request):
    """What is this, after these tentative moves?"""

    version: Version
    thing: Text
    """The id of a thing on the board, such as the target of a move."""
    moves: MoveTexts = field(default_factory=list)
    seat: SeatNumber | None = None


class Explanation(Answer):
    """What a thing on the board is, does and means for a seat now."""

    version: int
    seat: int
    thing: str
    name: Message
    does: list[Message]
    """What it does, in every game with these options."""
    numbers: list[Message]
    """What it means for the seat now."""
    clauses: list[str]
    """The rules about it, the first one first."""


class Effect(Answer, omit_defaults=True):
    """What a move changes for you."""

    changes: dict[str, int]
    """By name of the count: `tally-<name>` in the game's locale."""
    exact: bool
    """No chance is involved."""
    then: dict[str, int] = field(default_factory=dict)
    """What befalls everybody after it by itself, such as an event or a scoring, and changes for you on top of it."""


class Previews(Answer):
    """What each legal move would change for the seat."""

    version: int
    seat: int
    now: dict[str, int]
    """The counts before the move, by name."""
    effects: dict[str, Effect]
    """By text of the move."""


class PositionAt(Answer):
    """The table after some moves."""

    at: int
    seat: int
    view: dict[str, Any]
    moment: Moment | None
    hints: dict[str, Any]
    position: dict[str, Any] | None
    """Everything on the table; only when the game is over."""
    exact: bool
    """False if the rules have changed since and this is the nearest stored position before."""


class Thought(Answer):
    """What a bot expected of a move: the sentence `id` with its arguments."""

    at: int
    """The version after the move."""
    seat: int
    move: str
    id: str
    args: dict[str, Any]


class Event(Answer):
    """Something happened at one of your tables: ask for its state."""

    table: str
    version: int
    status: str
    your_turn: bool


class Problem(Answer, omit_defaults=True):
    """An answer to a request that cannot be fulfilled."""

    error: str
    """The kind of problem: the sentence `error-<error>` of server.ftl."""
    sentence: str
    """The same for people, in the language of the request."""
    args: dict[str, Any] = field(default_factory=dict)
    refusal: Refusal | None = None
    """For a move that the rules forbid."""
    state: State | None = None
    """For a stale version: the present state, as in `GET state`."""
