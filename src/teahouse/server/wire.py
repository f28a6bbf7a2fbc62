"""What travels between server and clients. Answers carry message ids and arguments; sentences come from the locale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")
Text = Annotated[str, Meta(max_length=200)]
TurnId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Minutes = Annotated[int, Meta(ge=1, le=525_600)]
Secret = Annotated[str, Meta(min_length=16, max_length=128)]
MoveTexts = Annotated[list[Text], Meta(max_length=1_000)]


class _Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """Every field is checked for its exact type; unknown fields are refused."""


class _Answer(Struct, kw_only=True):
    """Fields that are None are left out only where they say so."""


def read(decode: Callable[[bytes], T], data: bytes) -> T:
    """What a client has sent; a DecodeError for whatever cannot be read, also if it is no text or has no bottom."""
    try:
        return decode(data)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("it is not UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("it is too deep") from None


# -- messages -----------------------------------------------------------------------------------------------------


class Message(_Answer):
    """A sentence of the locale: an id and its arguments."""

    id: str
    args: dict[str, Any]


class Refusal(_Answer):
    """Why a move is not possible: the sentence `refusal-<reason>`, the rule and the numbers that fail."""

    reason: str
    clause: str
    numbers: dict[str, Any]


class Problem(_Answer, omit_defaults=True):
    """An answer to a request that cannot be fulfilled."""

    error: str
    """The kind of problem: the sentence `error-<error>` of server.ftl."""
    sentence: str
    """The same for people, in the language of the request."""
    args: dict[str, Any] = {}
    refusal: Refusal | None = None
    """For a move that the rules forbid."""
    state: State | None = None
    """For a stale version: the present state, as in `GET state`."""


# -- guests -------------------------------------------------------------------------------------------------------


class NewGuest(_Request):
    """A visitor gives a name."""

    name: Text
    token: bool = False
    """Ask for a token in the answer instead of a cookie, for tools and bots."""


class Rename(_Request):
    """A new name."""

    name: Text


class Me(_Answer, omit_defaults=True):
    """The guest who asks."""

    id: str
    name: str
    token: str | None = None
    """Shown once, to tools that asked for it: send it as `Authorization: Bearer TOKEN`."""


class StudyMade(_Answer):
    """A study that has begun; its page will be /lab/{id}."""

    id: str


class Token(_Answer):
    """A token for a tool; it is shown once."""

    token: str


class Link(_Answer):
    """A link that works once."""

    link: str
    expires: float
    """Seconds since 1970."""


class Claim(_Request):
    """The secret part of a link."""

    secret: Secret


class NewStudy(_Request):
    """A study of many games between bots, for the host."""

    game: Text
    players: Annotated[int, Meta(ge=1, le=16)]
    games: Annotated[int, Meta(ge=2, le=1000)] = 100
    bots: Literal["random", "leaf", "cup"] = "cup"
    starts: Literal["", "all", "random"] = ""
    changes: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    """What to try in the box, such as bonus-cards.K.vp=9; the box as it is plays the same deals."""


class Arrive(Claim):
    """The secret part of a transfer link; with `instead`, whoever is signed in here now is signed out."""

    instead: bool = False


class Arrival(_Answer):
    """Whom a transfer link brings, and what becomes of whoever is here now."""

    name: str
    here: str | None
    """Who is signed in now; null for nobody."""
    same: bool
    """The link brings the one who is here already."""
    sentences: list[str]
    """What using the link means, in the language of the request."""


class DeviceInfo(_Answer):
    """A browser or a tool that acts in my name."""

    id: str
    kind: Literal["browser", "tool"]
    name: str
    """Its browser and system, as it called itself; may be empty."""
    since: float
    """Seconds since 1970."""
    here: bool
    """The one that asks."""


# -- games --------------------------------------------------------------------------------------------------------


class OptionInfo(_Answer):
    """An option of a game; its name and its values are explained by `option-<name>` in the game's locale."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    clauses: list[str]


class GameInfo(_Answer):
    """A game on the shelf."""

    name: str
    title: str
    rules: int
    least_players: int
    most_players: int
    options: list[OptionInfo]
    sources: list[str]
    """Where points come from."""


class MoveInfo(_Answer):
    """A move: its text is what clients send; label and target are what people see."""

    text: str
    number: int
    kind: str
    params: dict[str, int]
    label: Message
    target: str


class Level(_Answer):
    """A kind of bot that can take a seat."""

    name: str
    seconds: float
    """It never thinks longer."""


# -- tables -------------------------------------------------------------------------------------------------------


class SeatWish(_Request):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: Text = ""
    """Of a bot."""
    name: Text = ""
    """Of somebody who shares the creator's device."""


class NewTable(_Request):
    """A table to be opened; it starts as soon as every seat is taken."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = {}
    name: Text = ""
    replace: Literal["never", "agree"] | Minutes | None = None
    """When the others may let a bot play the seat of somebody who is away: never, when all others agree, or after so
    many minutes; left out, as is usual in the house."""
    listed: bool = False
    """Whether strangers see it in the lobby; otherwise it is reached by its link."""


class ChangeTable(_Request):
    """What its owner can change about a table."""

    name: Text | None = None
    listed: bool | None = None


class Sit(_Request):
    """Take a seat; without a number the first one that is free."""

    seat: SeatNumber | None = None
    secret: Secret | None = None
    """Of a seat link."""
    name: Text = ""
    """How to be called at this table; your own name if empty."""


class ChangeSeat(_Request):
    """What the owner puts on a seat before the game."""

    kind: Literal["open", "bot"]
    level: Text = ""


class StandIn(_Request):
    """A bot that plays a guest's seat for a while."""

    level: Text


class Agree(_Request):
    """Whether to end the game unfinished; it ends when everybody at the table agrees."""

    agree: bool = True


class Empty(_Request):
    """Nothing more to say."""


class NotesText(_Request):
    """A guest's private notes about a table."""

    text: Annotated[str, Meta(max_length=16_384)]


class Notes(_Answer):
    """A guest's private notes about a table."""

    text: str


class SeatInfo(_Answer):
    """Who sits there."""

    seat: int
    kind: Literal["open", "reserved", "guest", "bot"]
    name: str
    mine: bool
    hotseat: bool
    """Shares the device of the table's owner."""
    level: str
    """Of the bot, or of the stand-in that plays for a guest; empty otherwise."""
    gone: bool
    """The guest has left the game."""
    away: bool
    """No sign of life for a while: the others may let a bot play."""
    agrees: bool
    """To end the game."""
    replaced: bool
    """The others have let a bot play; the guest has the seat back as soon as they look."""
    votes: int
    """How many want a bot to play here, where all others have to agree."""


class TableInfo(_Answer):
    """A table as everybody may know it."""

    id: str
    name: str
    link: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    """Only what differs from the default."""
    status: Literal["open", "running", "finished", "ended"]
    listed: bool
    replace: Literal["never", "agree", "usual"] | int
    """When the others may let a bot play for somebody who is away; a number stands for minutes."""
    uploaded: bool
    """Whether somebody has brought it as a record: it was not played here."""
    lesson: str
    """The lesson that is given there step by step; empty at any other table."""
    notes: str
    """The lesson that is given there with notes, while the game is played freely; empty at any other table."""
    owner: bool
    """Whether it is yours."""
    seats: list[SeatInfo]
    version: int
    to_move: int
    """The seat that is asked; -2 for nobody."""
    your_turn: bool
    commitment: str
    """SHA-256 of seed and salt, fixed before anybody sat down."""
    seed: str
    salt: str
    """Opened when the game is over; empty before."""
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str
    """The id of the next table with the same people, if there is one."""
    closed_by: Literal["", "owner", "host"]
    """Who has closed it, if somebody has: its owner while it waited, or the host of the house."""
    created: float
    changed: float


class TableList(_Answer):
    """A page of tables, the latest first."""

    tables: list[TableInfo]
    page: int
    more: bool


# -- play ---------------------------------------------------------------------------------------------------------


class LogLine(_Answer, omit_defaults=True):
    """A line of the log: a move (with its label) or what came of it."""

    at: int
    """The version after the move it belongs to."""
    seat: int
    """Whom it is about: a seat, -1 for chance, -2 for nobody."""
    kind: Literal["move", "note"]
    id: str = ""
    """Empty for a move that you may not know."""
    args: dict[str, Any] = {}
    text: str = ""
    """The text of the move."""
    target: str = ""
    """The thing on the board that stands for the move."""


class View(_Answer):
    """What a seat sees; for a game of old rules, as it was stored."""

    to_move: int
    """The seat that is asked, -1 for chance, -2 when the game is over."""
    over: bool
    scores: list[int]
    """As far as the seat may know them."""
    facts: dict[str, Any]
    """Everything on the table that the seat may see, and the agenda; each game has its own."""


class ToldTurn(_Answer):
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


class Fate(_Answer):
    """What an event or a scoring meant for one seat."""

    seat: int
    change: dict[str, list[int]]
    reasons: list[Message]


class Happened(_Answer):
    """What befell everybody: an event, a scoring, the end of a round."""

    at: int
    round: int
    phase: str
    title: Message
    thing: str
    """The thing on the board that it comes from, for `explain`; empty if there is none."""
    rows: list[Fate]
    lines: list[Message]


class State(_Answer, tag_field="type", tag="state"):
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
    """The same as people tell it: `ToldTurn` and `Happened`, those that went on after the version asked for."""


class Box(_Answer):
    """What never changes at a table: it is asked for once, by its digest, and may be kept for ever."""

    printed: dict[str, Any]
    """What is printed on boards, tiles and cards."""
    clauses: dict[str, str]
    """The clause that says most about a thing, by its id or the beginning of its id."""
    secret: list[str]
    """Which facts can be hidden from a seat."""
    moves: dict[str, MoveKind]
    """Every move of the game by its text."""


class MoveKind(_Answer):
    """What people see of a move."""

    kind: str
    """The family it belongs to: all moves that answer the same question."""
    params: dict[str, int]
    label: Message
    target: str
    """The id of the thing on the board that stands for it."""


class Moment(_Answer):
    """Where we are in the game."""

    round: int
    rounds: int
    phase: str
    phases: list[str]
    seat: int
    turn: int
    order: list[int]


class Tentative(_Request):
    """Moves to be tried from a version of the table."""

    version: Version
    moves: MoveTexts
    seat: SeatNumber | None = None
    """Which of your seats, if you have several; the one that is to move if left out."""


class Trial(_Answer):
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


class Turn(_Request):
    """Moves to be stored, all of them or none."""

    id: TurnId
    """Made by the client, new for every turn; the same id again gives the same answer again."""
    version: Version
    moves: Annotated[MoveTexts, Meta(min_length=1)]
    seat: SeatNumber | None = None


class Receipt(_Answer):
    """The turn is safe on disk."""

    id: str
    seat: int
    before: int
    after: int
    """The version that the turn, and chance after it, led to."""


class Question(_Request):
    """Why not this move, or what this thing on the board stands for, after these tentative ones?"""

    version: Version
    move: Text = ""
    thing: Text = ""
    """Instead of a move."""
    moves: MoveTexts = []
    seat: SeatNumber | None = None


class Reason(_Answer):
    """The answer to `why`."""

    move: str
    """Empty for a thing with which nothing is ever done."""
    legal: bool
    refusal: Refusal | None


class Thing(_Request):
    """What is this, after these tentative moves?"""

    version: Version
    thing: Text
    """The id of a thing on the board, such as the target of a move."""
    moves: MoveTexts = []
    seat: SeatNumber | None = None


class Explanation(_Answer):
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


class Effect(_Answer):
    """What a move changes for you."""

    changes: dict[str, int]
    """By name of the count: `tally-<name>` in the game's locale."""
    exact: bool
    """No chance is involved."""


class Previews(_Answer):
    """What each legal move would change for the seat."""

    version: int
    seat: int
    now: dict[str, int]
    """The counts before the move, by name."""
    effects: dict[str, Effect]
    """By text of the move."""


class PositionAt(_Answer):
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


class Thought(_Answer):
    """What a bot expected of a move: the sentence `id` with its arguments."""

    at: int
    """The version after the move."""
    seat: int
    move: str
    id: str
    args: dict[str, Any]


class Event(_Answer):
    """Something happened at one of your tables: ask for its state."""

    table: str
    version: int
    status: str
    your_turn: bool


# -- lessons ------------------------------------------------------------------------------------------------------


class LearnEntry(_Answer):
    """Something to learn about a game."""

    kind: Literal["first", "second", "expansion", "drill", "glance"]
    id: str
    title: str
    about: str
    page: str
    """Where it lies; empty for a lesson, which `POST /api/lessons/{game}/{id}` begins."""


class LearnGame(_Answer):
    """What there is to learn about a game."""

    game: str
    title: str
    entries: list[LearnEntry]


class Pupil(_Request):
    """A pupil at a table where a lesson is given, after tentative moves."""

    version: Version
    moves: MoveTexts = []
    kept: Version = 0
    """How many of them have been answered already."""


class Named(_Answer):
    """A thing on the board and its name."""

    thing: str
    name: str


class TaughtStep(_Answer):
    """What the teacher says, and of what."""

    id: str
    title: str
    text: str
    lit: list[Named]
    """The things it speaks of; the words stand beside the first one."""
    touch: list[Named]
    """What the pupil shall look at."""
    asks: bool
    """Whether it is over when the pupil has moved; otherwise it is read, or its things are touched."""


class Lesson(_Answer):
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


class Remark(_Answer):
    """Something the teacher says beside a thing when it is met for the first time."""

    id: str
    title: str
    text: str
    beside: Named


class Remarks(_Answer):
    """What the teacher of a game that is played freely has to say now, in the language of the request."""

    title: str
    """Of the lesson."""
    total: int
    """How many there are in the lesson."""
    remarks: list[Remark]


# -- drills -------------------------------------------------------------------------------------------------------


class Drill(_Answer):
    """A question about a position, in the language of the request."""

    game: str
    id: str
    number: int
    total: int
    title: str
    question: str
    lit: list[str]
    """The things it speaks of."""


class DrillAnswer(_Answer):
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


class Health(_Answer):
    """The server is alive."""

    ok: bool
    version: str


def requests() -> list[type[Struct]]:
    """Every type of a request; fields they do not name are refused."""
    found, left = list[type[Struct]](), [_Request]
    while left:
        kind = left.pop()
        found.append(kind)
        left += kind.__subclasses__()
    return found


def encode(value: Any) -> bytes:
    """As JSON."""
    return msgspec.json.encode(value)


def ready(value: Any) -> Any:
    """A part of an answer that is JSON already, to be sent many times."""
    return msgspec.Raw(encode(value))
