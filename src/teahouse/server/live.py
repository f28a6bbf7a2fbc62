"""A table in memory: the seats, the game as it stands, its log, and what each seat may see of it. No I/O."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from teahouse.dealer import Dealer, commitment, laid, promise, shuffled
from teahouse.kernel import (
    GAME_OVER,
    NATURE,
    NOBODY,
    SPECTATOR,
    Game,
    Message,
    Move,
    Refusal,
    Table,
    UnknownMove,
    View,
    Who,
    changes,
    outcomes,
    until_happening,
)
from teahouse.server import wire
from teahouse.server.book import Book
from teahouse.server.played import Lines, Played, StoredTurn, legal, play_one
from teahouse.server.problems import Problem
from teahouse.server.seat import AWAITED, Anew, Seat
from teahouse.server.sight import Sight, box_of, sight_of
from teahouse.server.tale import Tale

NEVER: Final = "never"
AGREE: Final = "agree"
BOT: Final = "bot"
END: Final = "end"
OVER: Final = ("finished", "ended")
RATED: Final = "yes"
LESSON: Final = "lesson-"
"""How the level of a seat begins that plays what a lesson has planned for it; the name of the lesson follows."""
GUIDED: Final = "first"
"""The lesson that goes step by step; all others are played freely, with notes."""


class Live:
    """A table that somebody looks at. Whoever changes it holds `lock` and has stored the change before."""

    def __init__(self, id: str, row: Any, seats: list[Seat], game: Game | None) -> None:
        self.id = id
        self.name: str = row.name
        self.owner: str = row.owner or ""
        self.listed: bool = row.listed
        self.status: str = row.status
        self.game_name: str = row.game
        self.rules: int = row.rules
        self.players: int = row.players
        self.options: dict[str, str | int | bool] = msgspec.json.decode(row.options)
        self.components: str = row.components
        self.seed: str = row.seed
        self.salt: str = row.salt
        self.scores: list[int] | None = msgspec.json.decode(row.scores) if row.scores else None
        self.ranking: list[int] | None = msgspec.json.decode(row.ranking) if row.ranking else None
        self.rematch: str = row.rematch or ""
        self.replace: str = row.replace
        """What happens when somebody is late or away: never (wait), bot, agree or end. At older tables also a number,
        or empty: after so many minutes, or those that are usual here, each of the others may let a bot play."""
        self.absence: int = row.absence
        """Without a clock: whoever is asked and gives no sign of life for so many minutes is away; 0 for never."""
        self.pace: wire.Pace | None = msgspec.json.decode(row.pace, type=wire.Pace) if row.pace else None
        """How much time people have; None for no clock."""
        self.asked: float = row.asked
        """When the seat to move was asked."""
        self.due: float | None = row.due
        """When its clock runs out; None where none runs."""
        self.alarm: float | None = row.alarm
        """When the house has to do something about it."""
        self.holidays: dict[str, float] = {}
        """The guests who are away, and until when, at a table with a clock."""
        self.votes: dict[int, set[str]] = {}
        """Who wants a bot to play a seat, where all others have to agree."""
        self.talk: str = row.talk
        """Whether people talk: off, phrases or free."""
        self.hearers: str = row.hearers
        """Who hears it and may say something: seats, or all who look on."""
        self.said: int = row.said
        """The number of the last word."""
        self.removed: set[str] = set()
        """Whom the owner has sent away before the start."""
        self.closed_by: str = row.closed_by
        """host or owner; empty if nobody has closed it."""
        self.uploaded: bool = row.uploaded
        """Not played here: a record that somebody has brought."""
        self.rated: str = row.rated
        """RATED if the game counts for ratings; empty if nobody has asked for it."""
        self.tournament: str = row.tournament
        """To which it belongs; empty for none."""
        self.practice: bool = row.practice
        """Whether there is advice for everybody: who has sat down has agreed to it."""
        self.created: float = row.created
        self.changed: float = row.changed
        self.beginning: list[str] = row.beginning.split("\n") if row.beginning else []
        """The moves that were taken over from another game."""
        self.laid: str = row.laid
        """Their digest, where the promise says with what the game begins."""
        self.anew: list[Anew] = []
        """Why the shuffle has begun anew, each time that it has."""
        self.filled = 0.0
        """Since when all seats are waited for to open their parts of the shuffle."""
        self.seats = seats
        self.game = game
        """None if this program no longer plays by the rules of the table."""
        self.table: Table | None = None
        """None before the start."""
        self.version = 0
        self.draws = 0
        """How many moves NATURE has made."""
        self.snapshot = 0
        """The version of the last stored position."""
        self.untold: list[Played] = []
        """What was told since the last stored position."""
        self.lines: list[Lines] = []
        """The log, a piece for each move."""
        self.moves: list[tuple[int, str]] = []
        """Seat and text of every move, for whoever tells or teaches the game."""
        self.times: list[int] = []
        """When each of them was stored, in seconds since 1970."""
        self._tale: Tale | None = None
        self.turns: dict[str, StoredTurn] = {}
        self.stored_view: dict[str, Any] | None = None
        """The last stored view, where the game cannot be played any more."""
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.shown = 0
        """How often it was told that the table has changed."""
        self.bot: asyncio.Task[None] | None = None
        self.played = row.status == "running" or row.status == "open"
        """Whether it has been played on since it came into memory, and not been looked back at."""
        self.used = 0.0
        self.looked = float("-inf")
        """When somebody last asked how it stands."""
        self._sights: dict[int, Sight] = {}
        self._views: dict[int, tuple[View, Any]] = {}
        self._previews: dict[tuple[int, tuple[str, ...]], wire.Previews] = {}

    # -- the shuffle ----------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """What binds the house to its part."""
        return commitment(self.seed, self.salt)

    @property
    def committed(self) -> dict[int, str]:
        """By seat, what binds it to its part."""
        return {number: seat.committed for number, seat in enumerate(self.seats) if seat.committed not in ("", AWAITED)}

    @property
    def parts(self) -> dict[int, str]:
        """By seat, its part, as far as they are opened."""
        return {number: seat.part for number, seat in enumerate(self.seats) if seat.part}

    @property
    def promise(self) -> str:
        """All commitments in one; empty while a seat is free or a commitment is awaited."""
        bound = all(seat.kind in ("guest", "bot") and seat.committed != AWAITED for seat in self.seats)
        return promise(self.commitment, self.committed, self.laid) if bound or self.status != "open" else ""

    @property
    def left_out(self) -> set[str]:
        """The guests who have once not opened a part here: it is shuffled without them."""
        return {cause.guest for cause in self.anew if cause.why == "late" and cause.guest}

    def begin_with(self, moves: list[str]) -> None:
        """A new table takes moves over from another game, and promises them."""
        self.beginning, self.laid = moves, laid(moves, self.salt)

    # -- people ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.status in OVER

    @property
    def lesson(self) -> str:
        """The name of the lesson that is given here; empty where none is, or no more."""
        levels = (seat.level for seat in self.seats if seat.kind == "bot")
        return next((level.removeprefix(LESSON) for level in levels if level.startswith(LESSON)), "")

    @property
    def advised(self) -> bool:
        """Whether there is advice: nothing counts, and one person plays among bots or all have agreed to it."""
        people = {seat.guest for seat in self.seats if seat.kind == "guest"}
        alone = len(people) == 1 and not any(seat.hotseat for seat in self.seats)
        played = self.status == "running" and self.lesson != GUIDED and not self.uploaded
        return (alone or self.practice) and played and self.rated != RATED and not self.tournament

    @property
    def timed(self) -> bool:
        """Whether somebody who is asked can be late: by a clock, or by being away for too long."""
        return self.pace is not None or self.absence > 0

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [
            number for number, seat in enumerate(self.seats) if guest and seat.kind == "guest" and seat.guest == guest
        ]

    def hears(self, guest: str) -> bool:
        """Whether a guest, or anybody without a name, may hear what is said here."""
        return self.talk != "off" and (self.hearers == "all" or bool(self.seats_of(guest)))

    def eyes(self, guest: str, wish: int | None) -> int:
        """Through whose eyes a guest looks: the seat wished for, the one to move, the first one, or a watcher's."""
        mine = self.seats_of(guest)
        if wish is not None:
            if wish not in mine:
                raise Problem(403, "not-your-seat", seat=wish + 1)
            return wish
        if not mine:
            return SPECTATOR
        return self.to_move if self.to_move in mine else mine[0]

    @property
    def to_move(self) -> int:
        """The seat that is asked now, or NOBODY."""
        if self.table is None or self.status != "running":
            return NOBODY
        return self.table.to_move

    def playing(self) -> list[str]:
        """The guests who play themselves: they have not left, and no bot stands in for them."""
        return [seat.guest for seat in self.seats if seat.kind == "guest" and not seat.gone and not seat.level]

    def people(self) -> set[str]:
        """The guests who are still in the game."""
        return {seat.guest for seat in self.seats if seat.kind == "guest" and not seat.gone}

    # -- what is sent ---------------------------------------------------------------------------------------------

    def state(self, info: wire.TableInfo, seat: int, since: int) -> bytes:
        """All that a seat may know, as JSON."""
        log = [line for lines in self.lines[max(since, 0) :] for line in lines.shown(seat, self.over)]
        sight = self._sight(seat)
        return wire.encode(
            wire.State(
                table=info,
                version=self.version,
                seat=seat,
                box=box_of(self.game)[0] if self.game is not None else "",
                view=sight.view,
                moves=sight.moves,
                prompt=sight.prompt,
                moment=sight.moment,
                hints=sight.hints,
                log=log,
                tale=self.tale(seat, since),
            )
        )

    def tale(self, seat: int, since: int) -> list[Any]:
        """What was told after a version: turns that have gone on, and what happened to everybody."""
        if self.game is None or self.table is None:
            return []
        if self._tale is None:
            self._tale = Tale(self.game)
        self._tale.go_on([text for _, text in self.moves[self._tale.version :]])
        return self._tale.since(since, seat, self._when)

    def _when(self, number: int) -> int:
        """When a move was made; 0 if nobody knows, since it was made in another game."""
        elsewhere = self.uploaded or number <= len(self.beginning) or number > len(self.times)
        return 0 if elsewhere else self.times[number - 1]

    def _sight(self, seat: int) -> Sight:
        found = self._sights.get(seat)
        if found is None:
            if self.table is not None and self.game is not None:
                found = sight_of(self.game, self.table, seat, running=self.status == "running", shared=self._views)
            else:
                prompt = Message("prompt-waiting" if not self.over else "prompt-game-over")
                found = Sight(wire.ready(self.stored_view), [], wire.ready(prompt.to_json()), None, {})
            self._sights[seat] = found
        return found

    def knows(self, number: int, seat: int) -> bool:
        """Whether a seat may know which move was played as the `number`th."""
        return self.lines[number - 1].knows(seat, self.over)

    def show(self) -> None:
        """Let everybody who looks know that something has changed."""
        self._sights.clear()
        self._views.clear()
        self._previews.clear()
        self.shown += 1
        self.ring()

    def ring(self) -> None:
        """Wake everybody who looks."""
        for watcher in self.watchers:
            watcher.set()

    # -- playing --------------------------------------------------------------------------------------------------

    def playable(self) -> tuple[Game, Table]:
        """The game and the table, if there is something to play."""
        if self.game is None:
            raise Problem(409, "old-rules", rules=self.rules)
        if self.status == "open" or self.table is None:
            raise Problem(409, "not-started")
        if self.over:
            raise Problem(409, "game-over", refusal=Refusal(GAME_OVER, self.game.end_clause), game=self.game_name)
        return self.game, self.table

    def attempt(self, seat: int, texts: list[str]) -> tuple[Table, list[Played]]:
        """Play moves of a seat on a copy of the table; the rules' refusal is raised as a Problem."""
        game, table = self.playable()
        if table.to_move != seat:
            raise Problem(409, "not-your-turn", refusal=_other_turn(table), game=self.game_name)
        trial = table.copy()
        played: list[Played] = []
        for text in texts:
            if trial.to_move != seat or trial.over:
                clause = game.end_clause if trial.over else trial.agenda[-1].clauses[0]
                refusal = Refusal("turn-ended", clause, (("move", text), ("played", len(played))))
                raise Problem(409, "turn-ended", refusal=refusal, game=self.game_name, move=text)
            played.append(play_one(trial, legal(game, trial, text), self.version + len(played) + 1))
        return trial, played

    def quiet(self, seat: int, texts: list[str]) -> tuple[Table, int] | None:
        """The table after tentative moves, before what their last one brings upon everybody, and the notes until then.

        None if it brings nothing: that the month's event comes, boats sail or a round ends is seen after confirming.
        """
        if not texts:
            return None
        before, _ = self.attempt(seat, texts[:-1])
        return until_happening(before, before.game.move(texts[-1]))

    def why(self, seat: int, texts: list[str], text: str, thing: str = "") -> tuple[str, Refusal | None]:
        """The rule against a move of a seat, or against what a thing stands for, after some tentative moves.

        With it the text of the move meant; a thing with which nothing is ever done has neither.
        """
        game, table = self.playable()
        if table.to_move != seat:
            return text, _other_turn(table)
        trial, _ = self.attempt(seat, texts)
        if trial.over or trial.to_move != seat:
            return text, Refusal("confirm-first", table.agenda[-1].clauses[0])
        if thing:
            meant = game.asks(trial, thing)
            return (meant.text, trial.refusal(meant)) if meant is not None else ("", None)
        try:
            return text, trial.refusal(game.move(text))
        except UnknownMove:
            return text, Refusal("unknown-move", trial.agenda[-1].clauses[0], (("move", text),))

    def previews(self, seat: int, texts: list[str]) -> wire.Previews:
        """What each legal move would change for the seat to move."""
        key = (seat, tuple(texts))
        found = self._previews.get(key)
        if found is None:
            trial, _ = self.attempt(seat, texts)
            effects: dict[str, wire.Effect] = {}
            if trial.to_move == seat:
                effects = {move.text: _effect(trial, move, seat) for move in trial.moves()}
            now = trial.game.tally(trial, seat)
            found = wire.Previews(version=self.version, seat=seat, now=now, effects=effects)
            if len(self._previews) >= 32:
                self._previews.clear()
            self._previews[key] = found
        return found

    def draw(self, table: Table, played: list[Played]) -> int:
        """Let NATURE move on a copy of the table until a seat is asked; returns the number of draws so far."""
        dealer = Dealer(shuffled(self.seed, self.parts), self.draws)
        while table.to_move == NATURE:
            played.append(play_one(table, dealer.draw(table), self.version + len(played) + 1))
        return dealer.index

    def begin(
        self, table: Table, draws: int, played: list[Played], turns: dict[str, StoredTurn], times: list[int]
    ) -> None:
        """Take over what the database held."""
        self.table, self.draws, self.version, self.turns, self.times = table, draws, len(played), turns, times
        self.lines = [Lines(move) for move in played]
        self.moves = [(move.seat, move.text) for move in played]
        self.untold = played[self.snapshot :]

    def stored(self, book: Book) -> None:
        """Take over what the database held of a game whose rules are no longer known."""
        self.version = len(book.moves)
        self.lines = [Lines(move) for move in book.as_stored()]
        if book.shots:
            self.stored_view = book.shots[-1].seen()[1]

    def accept(self, table: Table, played: list[Played], draws: int, now: float) -> None:
        """Take over what has been stored."""
        self.table = table
        self.version += len(played)
        self.draws = draws
        self.lines += [Lines(move) for move in played]
        self.moves += [(move.seat, move.text) for move in played]
        self.times += [int(now)] * len(played)
        self.untold += played
        if table.over:
            self.status = "finished"
            self.scores, self.ranking = table.scores(), table.ranking()


def _other_turn(table: Table) -> Refusal:
    """It is not the seat's turn: the clause being asked now, which everybody may know."""
    return Refusal("not-your-turn", table.agenda[-1].clauses[0], (("seat", Who(table.to_move)),))


def _effect(table: Table, move: Move, seat: int) -> wire.Effect:
    own, after = outcomes(table, move)
    then = {} if own is after else changes(own, after, seat)
    return wire.Effect(changes=changes(table, own, seat), then=then, exact=after.to_move != NATURE)
