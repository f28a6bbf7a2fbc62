"""Told games: the unit that people read is the turn, not the click, and what befalls everybody is told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from teahouse.kernel.message import EVERYONE, Message, Note
from teahouse.kernel.moment import Moment
from teahouse.kernel.move import Move
from teahouse.kernel.step import NATURE, NOBODY, SPECTATOR

if TYPE_CHECKING:
    from teahouse.kernel.table import Table

Counts: TypeAlias = dict[str, int]
Change: TypeAlias = dict[str, tuple[int, int]]
"""By name of the count: before and after."""


def changed(before: Counts, after: Counts) -> Change:
    """The counts that differ."""
    return {name: (count, after[name]) for name, count in before.items() if after[name] != count}


class Chapter:
    """Where something begins that befalls everybody: an event, a scoring, the end of a round."""

    __slots__ = ("counts", "note", "opens", "thing", "title")

    def __init__(self, title: Message, note: int, counts: list[Counts], thing: str, opens: bool) -> None:
        self.title = title
        self.opens = opens
        """Whether it belongs to what begins, not to what has ended: the event of a new month."""
        self.thing = thing
        """The thing on the board whose card says what it is; empty if there is none."""
        self.note = note
        """How many notes were told before it."""
        self.counts = counts
        """What everybody had before it, by seat."""


class Deed:
    """A move within a turn, with the table before and after it while the turn lasts."""

    __slots__ = ("after", "before", "move", "notes", "seat", "shown")

    def __init__(self, seat: int, move: Move, before: Any, after: Any, notes: list[Note], shown: bool) -> None:
        self.seat = seat
        """Who made it: the seat of the turn, or NATURE."""
        self.move = move
        self.before = before
        self.after = after
        self.notes = notes
        """What came of it, without what befell everybody."""
        self.shown = shown
        """Whether everybody may know which move it was."""


class Turn:
    """What a seat did in a row, until somebody else's turn, another phase or another round began."""

    __slots__ = ("at", "changes", "deeds", "first", "moment", "own", "parts", "seat")

    def __init__(self, seat: int, first: int, moment: Moment) -> None:
        self.seat = seat
        """Whose turn it was; NATURE where chance dealt for everybody."""
        self.first = first
        """The version before its first move."""
        self.at = first
        """The version after its last move."""
        self.moment = moment
        self.deeds: list[Deed] = []
        self.parts: list[Message] = []
        """What the seat did, in phrases with a verb and without the seat: they make one sentence."""
        self.changes: dict[int, Change] = {}
        """What changed for whom."""
        self.own: list[Note] = []
        """What only one seat may know of it."""

    def to_json(self, seat: int) -> dict[str, object]:
        """As a seat (or SPECTATOR) may read it."""
        return {
            "first": self.first,
            "at": self.at,
            "seat": self.seat,
            "round": self.moment.round,
            "phase": self.moment.phase,
            "parts": [part.to_json() for part in self.parts],
            "changes": _json_of(self.changes),
            "own": [note.message.to_json() for note in self.own if note.only == seat],
        }


class Row:
    """What an event or a scoring meant for one seat, and why."""

    __slots__ = ("change", "reasons", "seat")

    def __init__(self, seat: int, change: Change, reasons: list[Message]) -> None:
        self.seat = seat
        self.change = change
        self.reasons = reasons


class Happening:
    """What befell everybody."""

    __slots__ = ("at", "lines", "moment", "rows", "thing", "title")

    def __init__(
        self, title: Message, thing: str, at: int, moment: Moment, rows: list[Row], lines: list[Message]
    ) -> None:
        self.title = title
        self.thing = thing
        """The thing on the board whose card says what it is; empty if there is none."""
        self.at = at
        """The version after the move that led to it."""
        self.moment = moment
        self.rows = rows
        """Those for whom something changed or of whom something is told."""
        self.lines = lines
        """What is told of nobody in particular."""

    def to_json(self, seat: int) -> dict[str, object]:
        """As everybody may read it."""
        return {
            "at": self.at,
            "round": self.moment.round,
            "phase": self.moment.phase,
            "title": self.title.to_json(),
            "thing": self.thing,
            "rows": [
                {
                    "seat": row.seat,
                    "change": {name: list(both) for name, both in row.change.items()},
                    "reasons": [reason.to_json() for reason in row.reasons],
                }
                for row in self.rows
            ],
            "lines": [line.to_json() for line in self.lines],
        }


def until_happening(table: Table, move: Move) -> tuple[Table, int] | None:
    """The table after a legal move but before what befalls everybody, and how many notes were told until then.

    None if nothing befalls anybody, or if it cannot be parted from the move. It is for looking at, not for playing.
    """
    quiet = table.copy()
    quiet.notes, quiet.chapters = [], []
    quiet.agenda.pop().play(quiet, move)
    told = len(quiet.notes)
    if quiet.chapters:
        return None
    while quiet.agenda and quiet.agenda[-1].seat == NOBODY:
        later = quiet.copy()
        later.notes, later.chapters = [], []
        later.agenda.pop().run(later)
        if later.chapters:
            return quiet, told
        told += len(later.notes)
        quiet = later
    return None


def _json_of(changes: dict[int, Change]) -> dict[str, object]:
    return {str(seat): {name: list(both) for name, both in change.items()} for seat, change in changes.items()}


class Teller:
    """Listens to a table and tells what happens at it, turn by turn, as everybody may know it."""

    def __init__(self, table: Table, version: int = 0) -> None:
        self.tale: list[Turn | Happening] = []
        self.version = version
        self._table = table.copy()
        self._moment = table.game.moment(table)
        self._counts = table.everybody()
        self._start = self._counts
        """What everybody had when the present turn began."""
        self._turn: Turn | None = None

    def play(self, table: Table, move: Move) -> list[Note]:
        """Play a legal move on the table that was listened to so far; returns all that is told about it."""
        seat, shown = table.to_move, table.shows(move, SPECTATOR)
        notes: list[Note] = []
        chapters: list[Chapter] = []
        table.notes, table.chapters = notes, chapters
        table.apply(move)
        table.notes = table.chapters = None
        self._hear(table, seat, move, shown, notes, chapters)
        return notes

    def _hear(
        self, table: Table, seat: int, move: Move, shown: bool, notes: list[Note], chapters: list[Chapter]
    ) -> None:
        turn = self._turn_of(seat)
        self.version += 1
        after = table.copy()
        end = chapters[0].note if chapters else len(notes)
        counts = table.everybody()
        turn.deeds.append(Deed(seat, move, self._table, after, notes[:end], shown))
        turn.at = self.version
        turn.own += [note for note in notes if note.only != EVERYONE]
        ended = chapters[0].counts if chapters else counts
        turn.changes = {
            who: change for who, before in enumerate(self._start) if (change := changed(before, ended[who]))
        }
        turn.parts = table.game.tell(turn)
        self._table, self._counts = after, counts
        moment = self._moment
        self._moment = table.game.moment(table)
        chapters = [one for place, one in enumerate(chapters) if not place or one.title != chapters[place - 1].title]
        for index, chapter in enumerate(chapters):
            last = index + 1 == len(chapters)
            told = notes[chapter.note : len(notes) if last else chapters[index + 1].note]
            then = counts if last else chapters[index + 1].counts
            self._happen(chapter, told, then, self._moment if chapter.opens else moment)
        if chapters or not self._goes_on(turn):
            self._end_turn()

    def _turn_of(self, seat: int) -> Turn:
        """The turn that a move of a seat, or of NATURE, belongs to."""
        if self._turn is None or (seat not in (NATURE, self._turn.seat)):
            self._end_turn()
            self._start = self._counts
            self._turn = Turn(seat, self.version, self._moment)
            self.tale.append(self._turn)
        return self._turn

    def _end_turn(self) -> None:
        """What a turn did has been told: its tables are let go, or a long game would keep one for every move."""
        if self._turn is not None:
            for deed in self._turn.deeds:
                deed.before = deed.after = None
        self._turn = None

    def _goes_on(self, turn: Turn) -> bool:
        """Whether the next move still belongs to the turn."""
        now, then, seat = self._moment, turn.moment, self._table.to_move
        if (now.round, now.phase) != (then.round, then.phase):
            return False
        return seat == NATURE or (seat == turn.seat and now.turn == then.turn)

    def _happen(self, chapter: Chapter, notes: list[Note], after: list[Counts], moment: Moment) -> None:
        public = [note for note in notes if note.only == EVERYONE]
        rows: list[Row] = []
        for seat, before in enumerate(chapter.counts):
            change = changed(before, after[seat])
            reasons = [note.message for note in public if note.seat == seat]
            if change or reasons:
                rows.append(Row(seat, change, reasons))
        lines = [note.message for note in public if note.seat < 0]
        self.tale.append(Happening(chapter.title, chapter.thing, self.version, moment, rows, lines))
