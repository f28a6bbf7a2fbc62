"""Tables: opening, sitting down, agreeing, and what a list shows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.lab.habits import Habits
from teahouse.review import Doubt, Review
from teahouse.server.wire.clocks import Clock, Pace, Zone
from teahouse.server.wire.common import Answer, Minutes, Request, SeatNumber, Secret, Text
from teahouse.server.wire.ratings import RatedKind
from teahouse.server.wire.talk import Hearers, TalkKind

Digits = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Sharing(Request):
    """Whoever takes a seat can add a part to the shuffle."""

    commitment: Digits | None = None
    """SHA-256 of my part, which is 64 random hexadecimal digits; left out, I add none."""
    zone: Zone | None = None
    """Where I am, such as Europe/Berlin: in these hours my clock runs at a table that has such; left out, UTC."""


class Commit(Request):
    """Be bound to another part of the shuffle."""

    commitment: Digits
    anew: bool = False
    """Agree to begin the shuffle anew, without the parts of those who are late."""


class OpenPart(Request):
    """My part of the shuffle, opened once I have seen what everybody is bound to."""

    part: Digits
    promise: Digits
    """As the table shows it; another one is refused."""


class Opened(Answer):
    """My part is opened; the game is running if it was the last one."""

    status: Literal["open", "running", "finished", "ended"]


class TakeOffer(Sharing, kw_only=True):
    """Come by the link of a table that is kept ready."""

    secret: Secret


class Draws(Answer):
    """What chance has drawn at a table, for whoever does the sums again."""

    before: int
    """How many draws were taken over from another game; the numbers of the draws go on from there."""
    draws: list[Annotated[list[int], Meta(min_length=3, max_length=3)]]
    """Of each draw the numbers that stand for what was drawn, from and up to, of how many."""


class LookedBack(Answer, omit_defaults=True):
    """What a finished game was about, as far as the house has looked at it."""

    working: bool
    """Whether more will come: ask again in a while."""
    review: Review | None
    """As `teahouse review FILE --json` writes it; none while nothing is known."""
    lacking: Literal["", "failed", "off"] = ""
    """Why there is none and none will come: it could not be made, or this house makes none."""


class Doubted(Answer):
    """Whether a turn that was tried seems to be a mistake."""

    doubt: Doubt | None
    """The first move of it that surely loses 4 points of chance or more, what was better and why; none if none does."""


class SeatWish(Request):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: Text = ""
    """Of a bot."""
    name: Text = ""
    """Of somebody who shares the creator's device."""


class NewTable(Sharing, kw_only=True):
    """A table to be opened; it starts as soon as every seat is taken."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    name: Text = ""
    pace: Pace | None = None
    """How much time people have; left out, as much as they like."""
    replace: Literal["never", "bot", "agree", "end"] = "never"
    """What happens when whoever is asked is late, or away where there is no clock: the others wait (never), a bot plays
    until they are back, it plays when all others agree, or the game ends when all others agree."""
    absence: Minutes | None = None
    """Without a clock, and unless the others wait: after so many minutes without a sign of life somebody who is asked
    is away; left out, after a day."""
    talk: TalkKind = "phrases"
    """Whether people talk there: not at all, by phrases that everybody reads in their own language, or freely."""
    hearers: Hearers = "seats"
    """Who hears them and may say something: those who sit there, or all who look on, too."""
    listed: bool = False
    """Whether strangers see it in the lobby; otherwise it is reached by its link."""
    rated: bool = False
    """Whether the game counts for the ratings of everybody who sits down."""
    practice: bool = False
    """Whether everybody may ask for advice, to which everybody agrees who sits down; never where the game counts."""


class ChangeTable(Request):
    """What its owner can change about a table."""

    name: Text | None = None
    listed: bool | None = None


class Sit(Sharing, kw_only=True):
    """Take a seat; without a number the first one that is free."""

    seat: SeatNumber | None = None
    secret: Secret | None = None
    """Of a seat link."""
    name: Text = ""
    """How to be called at this table; your own name if empty."""


class ChangeSeat(Request):
    """What the owner puts on a seat before the game."""

    kind: Literal["open", "bot"]
    level: Text = ""


class StandIn(Request):
    """A bot that plays a guest's seat for a while."""

    level: Text


class Agree(Request):
    """Whether to end the game unfinished; it ends when everybody at the table agrees."""

    agree: bool = True


class Empty(Request):
    """Nothing more to say."""


class NotesText(Request):
    """A guest's private notes about a table."""

    text: Annotated[str, Meta(max_length=16_384)]


class Notes(Answer):
    """A guest's private notes about a table."""

    text: str


class AnewInfo(Answer):
    """Why a shuffle has begun anew to which somebody had opened a part."""

    why: Literal["left", "changed", "late", "asked"]
    """Somebody got up; the owner changed a seat; a part was not opened and is left out; all have agreed to it."""
    name: str
    """Of whoever has caused it."""


class SeatInfo(Answer, kw_only=True, omit_defaults=True):
    """Who sits there; what is said of the shuffle is left out where there is nothing to say."""

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
    """Has left, or is late or away: the others may let a bot play, all of them together where they have to agree."""
    agrees: bool
    """To end the game."""
    replaced: bool
    """The others have let a bot play; the guest has the seat back as soon as they look."""
    votes: int
    """How many want a bot to play here, where all others have to agree."""
    voters: int = 0
    """How many others that are, once one of them has agreed."""
    commitment: str = ""
    """What binds the seat to its part of the shuffle; empty if it adds none, ? if a new one is awaited."""
    opened: bool = False
    """Whether its part is opened."""
    late: bool = False
    """It is waited for too long: the others may begin anew without it."""
    anew: bool = False
    """It agrees to begin the shuffle anew."""
    left_out: bool = False
    """It was late once: it is shuffled without it."""
    bank: float | None = None
    """Seconds that are left for the whole game, in a live game; while the seat is asked its clock runs from there."""
    holiday: float | None = None
    """Until when whoever sits there is on holiday and their clock stands."""
    part: str = ""
    """Its part of the shuffle, shown when the game is over; empty before."""
    advised: int = 0
    """How often it was given advice, for everybody to see."""


class TableInfo(Answer, omit_defaults=True):
    """A table as everybody may know it; what is said of clocks is left out where there are none."""

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
    replace: Literal["never", "bot", "agree", "end", "usual"] | int
    """What happens when somebody is late or away. Older tables may have a number, or `usual`: after so many minutes, or
    those that are usual in the house, each of the others may let a bot play."""
    talk: TalkKind
    hearers: Hearers
    said: int
    """The number of the last word that was said there; 0 if you may not hear them."""
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
    promise: str
    """All commitments in one, the house's and those of the seats; empty until every seat is taken and bound."""
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str
    """The id of the next table with the same people, if there is one."""
    closed_by: Literal["", "owner", "host"]
    """Who has closed it, if somebody has: its owner while it waited, or the host of the house."""
    created: float
    changed: float
    pace: Pace | None = None
    """How much time people have."""
    absence: int = 0
    """Without a clock: the minutes without a sign of life after which somebody who is asked is away; 0 for never."""
    clock: Clock | None = None
    """The clock of the seat that is asked; without clocks, only once whoever is asked is away."""
    advice: bool = False
    """Whether whoever plays here can ask for advice: one person among bots or a practice table, where nothing counts,
    and a game that the house can judge."""
    rated: RatedKind = ""
    agreed: int = 0
    """How many want to end the game unfinished; those who have left are not counted."""
    needed: int = 0
    """How many have to, once one of them does."""
    tournament: str = ""
    """The id of the tournament to which it belongs; empty for none."""
    laid: str = ""
    """SHA-256 of the moves that were taken over from another game, a line each; it stands in the promise."""
    anew: list[AnewInfo] = field(default_factory=list)
    """Each time that the shuffle has begun anew, and why; left out in lists of tables."""
    practice: bool = False
    """Whether everybody may ask for advice: all who have sat down have agreed to it."""


class GameResult(Answer):
    """How I have done in the finished games of one kind."""

    game: str
    players: int
    games: int
    wins: int
    """A shared victory is one, too."""
    people: int
    """How many of the games were with other people, not with bots alone."""
    mean: float | None
    """Points a game; null while there are too few games to say so."""
    best: int


class Results(Answer):
    """How I have done."""

    results: list[GameResult]
    few: int
    """With fewer games than this there is no mean."""


class Play(Answer):
    """My play over many games."""

    kinds: list[Habits]
    """One for each game and number of players, as `teahouse habits FOLDER --json` writes them."""


class Next(Answer):
    """Another table that waits for me."""

    table: str
    """Its id; empty if there is none."""
    sentence: str
    """In the language of the request."""


class TableList(Answer):
    """A page of tables, the latest first."""

    tables: list[TableInfo]
    page: int
    more: bool
