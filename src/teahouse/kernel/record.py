"""Records: whole games as text, one move a line, readable and writable by hand.

    teahouse-record 1
    game year-of-the-dragon
    rules 1
    players 2
    option wall choose
    components 5e88…
    name 1 Mei
    name 2 Bao

    - event drought
    1 draft monk
    …
    score 41 37
    seed 6f1d…
    sum 0c55…

`-` is NATURE; seats count from 1. A line that starts with `#` is a comment. An owner's
own components follow the digest as lines that start with `|`. `score` stands in a finished game. `sum` guards against
slips of the hand: take it out when you edit a record on purpose. In a record made for one seat of a running game,
`masked 2` says for whom, and a move that seat may not know is written `?`. `commitment` binds the house to its seed,
`committed 2` a seat to its part of the shuffle; `seed`, `salt` and `part 2` open them after the end. `laid 57` says
that the first 57 moves were taken over from another game. `anew left Bao` says that the shuffle had to begin anew after
somebody had opened a part, and why: Bao got up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from teahouse.kernel.bad_record import BadRecord, bad
from teahouse.kernel.game import BadOption, Game, Value, text_of
from teahouse.kernel.move import UnknownMove
from teahouse.kernel.refusal import IllegalMove
from teahouse.kernel.step import NATURE
from teahouse.kernel.table import Table

FORMAT: Final = 1
HIDDEN: Final = "?"
_DIGITS: Final = 64
MOST_SEATS: Final = 64
"""Records of more are not read: somebody wants to fill the memory."""


class Record:
    """A game as it was played: header, moves and, after the end, scores."""

    def __init__(self, game: str, rules: int, players: int, options: dict[str, Value], digest: str) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        """Only the options that differ from the default; as text when parsed, before a game has checked them."""
        self.digest = digest
        self.components: str | None = None
        """The owner's changes to the components, if there are any."""
        self.names: list[str] = [f"Seat {seat + 1}" for seat in range(players)]
        self.moves: list[tuple[int, str]] = []
        """Seat (or NATURE) and text of each move."""
        self.scores: list[int] | None = None
        self.masked: int | None = None
        self.seed: str = ""
        self.salt: str = ""
        self.commitment: str = ""
        self.committed: dict[int, str] = {}
        """By seat, what bound it to its part of the shuffle before the first move."""
        self.parts: dict[int, str] = {}
        """By seat, its part of the shuffle; opened with the seed."""
        self.laid = 0
        """How many of the first moves were taken over from another game; what was drawn there has another seed."""
        self.anew: list[tuple[str, str]] = []
        """Each time that the shuffle began anew: why, and the name of whoever has caused it."""
        self.sealed = False
        """Whether it was read from a text that ends with its sum line: nothing was changed or cut off."""
        self._lines: list[int] = []
        self._score_line = 0
        self._header: dict[str, int] = {}

    @staticmethod
    def of(game: Game, names: list[str] | None = None) -> Record:
        """An empty record of a game about to be played."""
        record = Record(game.name, game.rules_version, game.players, game.changed_options(), game.components.digest)
        record.components = game.components.changes
        if names is not None:
            record.names = list(names)
        return record

    def add(self, seat: int, text: str) -> None:
        self.moves.append((seat, text))

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self) -> str:
        lines = [
            f"teahouse-record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"players {self.players}",
            *(f"option {name} {text_of(value)}" for name, value in self.options.items()),
            f"components {self.digest}",
        ]
        if self.components is not None:
            lines += ["| " + line if line else "|" for line in self.components.split("\n")]
        lines += [f"name {seat + 1} {name}" for seat, name in enumerate(self.names)]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"committed {seat + 1} {digest}" for seat, digest in sorted(self.committed.items())]
        if self.laid:
            lines.append(f"laid {self.laid}")
        lines += [f"anew {why} {name}" for why, name in self.anew]
        if self.masked is not None:
            lines.append(f"masked {self.masked + 1}")
        lines.append("")
        lines += [f"{'-' if seat == NATURE else seat + 1} {text}" for seat, text in self.moves]
        if self.scores is not None:
            lines.append("score " + " ".join(str(points) for points in self.scores))
        if self.seed:
            lines.append(f"seed {self.seed}")
        if self.salt:
            lines.append(f"salt {self.salt}")
        lines += [f"part {seat + 1} {part}" for seat, part in sorted(self.parts.items())]
        lines.append(f"sum {_checksum(lines)}")
        return "\n".join(lines) + "\n"

    # -- reading --------------------------------------------------------------------------------------------------

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record strictly; BadRecord names the line."""
        return _Parser(text).parse()

    @staticmethod
    def seal(text: str) -> str:
        """The text of a record that lacks its sum line, with that line; all else stays as it is."""
        rows = [row.rstrip("\r") for row in text.rstrip("\r\n").split("\n")]
        return ("\r\n" if "\r\n" in text else "\n").join([*rows, f"sum {_checksum(rows)}", ""])

    # -- replaying ------------------------------------------------------------------------------------------------

    def line(self, *words: str) -> int:
        """Where the header says this (`game`, `rules`, `option wall` …); 1 if it does not or was never text."""
        for word in words:
            if word in self._header:
                return self._header[word]
        return 1

    def check_game(self, game: Game) -> None:
        """Refuse a game that is not the one this record was played with."""
        if game.name != self.game or game.players != self.players:
            place = self.line("game" if game.name != self.game else "players")
            raise bad(
                place,
                f"this is a record of {self.game} with {self.players} players",
                "game",
                ("game", self.game),
                ("players", self.players),
            )
        if game.rules_version != self.rules:
            raise bad(
                self.line("rules"),
                f"played by rules version {self.rules} of {self.game}; this program has version {game.rules_version}",
                "rules",
                ("found", self.rules),
                ("known", game.rules_version),
            )
        if game.components.digest != self.digest:
            raise bad(
                self.line("components"),
                f"played with other components ({self.digest[:12]}…, not {game.components.digest[:12]}…)",
                "components",
            )
        for name, value in self.options.items():
            try:
                game.chosen({name: value})
            except BadOption as error:
                raise BadRecord(self.line(f"option {name}"), str(error), None, error.message) from None
        if game.chosen(self.options) != game.options:
            raise bad(self.line("option", "players"), "played with other options", "options")

    def replay(self, game: Game) -> Iterator[Table]:
        """The same table again and again: before the first move and after each one; scores are checked at the end."""
        self.check_game(game)
        table = game.new()
        yield table
        for index in range(len(self.moves)):
            self.step(table, index)
            yield table
        self.check_scores(table)

    def step(self, table: Table, index: int) -> None:
        """Play one move of the record; BadRecord names its line."""
        seat, text = self.moves[index]
        line = self._lines[index] if self._lines else index + 1
        if text == HIDDEN:
            raise bad(line, "this move is masked, so the record cannot be replayed from here", "masked")
        if table.over:
            raise bad(line, f"{text!r} comes after the end of the game", "after-end", ("move", text))
        if seat != table.to_move:
            sentence = f"{_seat_name(table.to_move)} is to move, not {_seat_name(seat)}"
            raise bad(line, sentence, "turn", ("asked", _who(table.to_move)), ("said", _who(seat)))
        try:
            table.play(table.game.move(text))
        except UnknownMove as error:
            alike = ", ".join(error.alike) or "none"
            raise bad(line, str(error), "unknown-move", ("move", text), ("alike", alike)) from None
        except IllegalMove as error:
            raise BadRecord(line, f"illegal move {error}", error.refusal, error.refusal.message) from None

    def check_scores(self, table: Table) -> None:
        line = self._score_line or len(self.moves) + 1
        if self.scores is None:
            if table.over:
                raise bad(line, "the game is over but the record has no score line", "no-scores")
        elif not table.over:
            raise bad(line, "the record has scores but the game is not over", "early-scores")
        elif self.scores != table.scores():
            found, said = " ".join(map(str, table.scores())), " ".join(map(str, self.scores))
            sentence = f"the scores are {table.scores()}, not {self.scores}"
            raise bad(line, sentence, "scores", ("found", found), ("said", said))


def _seat_name(seat: int) -> str:
    return "NATURE" if seat == NATURE else f"seat {seat + 1}"


def _who(seat: int) -> str:
    """A seat as records write it."""
    return "-" if seat == NATURE else str(seat + 1)


def _is_number(text: str) -> bool:
    """Whether a text is a whole number, of a length that numbers here can have."""
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def _is_digest(text: str) -> bool:
    return len(text) == _DIGITS and text.strip("0123456789abcdef") == ""


def _checksum(lines: list[str]) -> str:
    kept = [line for line in lines if line and not line.startswith("#")]
    return hashlib.sha256("\n".join(kept).encode()).hexdigest()[:16]


class _Parser:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self._rows = [(number + 1, row.rstrip("\r")) for number, row in enumerate(text.split("\n"))]
        self._next = 0

    def parse(self) -> Record:
        if self._value("teahouse-record") != str(FORMAT):
            raise bad(1, f"this program reads format {FORMAT} of teahouse-record", "format", ("format", FORMAT))
        game = self._value("game")
        header = {"game": self._last()}
        rules = self._number("rules")
        header["rules"] = self._last()
        players = self._number("players")
        header["players"] = self._last()
        if not 1 <= players <= MOST_SEATS:
            raise bad(self._last(), f"there are 1 to {MOST_SEATS} players", "players", ("most", MOST_SEATS))
        options: dict[str, Value] = {}
        while self._peek() == "option":
            line, row = self._take()
            words = row.split(" ")
            if len(words) != 3:
                raise bad(line, "an option line reads: option NAME VALUE", "option-line")
            if words[1] in options:
                raise bad(line, f"option {words[1]} stands here a second time", "option-twice", ("option", words[1]))
            options[words[1]] = words[2]
            header[f"option {words[1]}"] = line
            header.setdefault("option", line)
        record = Record(game, rules, players, options, self._value("components"))
        header["components"] = self._last()
        record._header = header
        if self._peek() == "|":
            body: list[str] = []
            while self._peek() == "|":
                body.append(self._take()[1][2:])
            record.components = "\n".join(body)
        self._names(record)
        if self._peek() == "commitment":
            record.commitment = self._value("commitment")
        record.committed = self._by_seat("committed", record.players)
        if self._peek() == "laid":
            record.laid = self._number("laid")
            header["laid"] = self._last()
        while self._peek() == "anew":
            line, row = self._take()
            words = row.split(" ", 2)
            if len(words) != 3:
                raise bad(line, "this line reads: anew WHY NAME", "anew-line")
            record.anew.append((words[1], words[2]))
        if self._peek() == "masked":
            record.masked = self._number("masked") - 1
        self._moves(record)
        self._ending(record)
        return record

    def _names(self, record: Record) -> None:
        while self._peek() == "name":
            line, row = self._take()
            words = row.split(" ", 2)
            if len(words) != 3 or not _is_number(words[1]) or not 1 <= int(words[1]) <= record.players:
                raise bad(
                    line,
                    f"a name line reads: name SEAT NAME, with a seat from 1 to {record.players}",
                    "name-line",
                    ("players", record.players),
                )
            record.names[int(words[1]) - 1] = words[2]

    def _moves(self, record: Record) -> None:
        while True:
            first = self._peek()
            if first != "-" and (first.startswith("-") or not _is_number(first)):
                return
            line, row = self._take()
            words = row.split(" ", 1)
            if len(words) != 2 or not words[1].strip():
                raise bad(line, "a move line reads: SEAT MOVE, with - for NATURE", "move-line")
            seat = NATURE if first == "-" else int(first) - 1
            if seat != NATURE and not 0 <= seat < record.players:
                raise bad(
                    line,
                    f"there is no seat {first}: seats are 1 to {record.players}",
                    "seat",
                    ("seat", first),
                    ("players", record.players),
                )
            record.moves.append((seat, words[1]))
            record._lines.append(line)

    def _ending(self, record: Record) -> None:
        if self._peek() == "score":
            line, row = self._take()
            words = row.split(" ")[1:]
            if len(words) != record.players or not all(_is_number(word) for word in words):
                sentence = f"a score line holds {record.players} whole numbers"
                raise bad(line, sentence, "score-line", ("players", record.players))
            record.scores = [int(word) for word in words]
            record._score_line = line
        if self._peek() == "seed":
            record.seed = self._value("seed")
        if self._peek() == "salt":
            record.salt = self._value("salt")
        record.parts = self._by_seat("part", record.players)
        if self._peek() == "sum":
            before = [row for _, row in self._rows[: self._next]]
            line, row = self._take()
            if row != f"sum {_checksum(before)}":
                sentence = "the record was changed after it was written (take this line out to check it anyway)"
                raise bad(line, sentence, "changed")
            record.sealed = True
        self._skip()
        if self._next < len(self._rows):
            line, row = self._rows[self._next]
            raise bad(line, f"{row!r} does not belong here", "stray", ("row", row))

    def _by_seat(self, word: str, players: int) -> dict[int, str]:
        """Lines such as `part 2 3f9c…`: what a seat adds to the shuffle, once for each seat."""
        found: dict[int, str] = {}
        while self._peek() == word:
            line, row = self._take()
            words = row.split(" ")
            seat = int(words[1]) - 1 if len(words) == 3 and _is_number(words[1]) else -1
            if not 0 <= seat < players or seat in found or not _is_digest(words[2]):
                sentence = f"this line reads: {word} SEAT DIGITS, each seat once, with {_DIGITS} hexadecimal digits"
                raise bad(line, sentence, "shuffle-line", ("word", word), ("digits", _DIGITS))
            found[seat] = words[2]
        return found

    def _skip(self) -> None:
        while self._next < len(self._rows):
            row = self._rows[self._next][1]
            if row and not row.startswith("#"):
                return
            self._next += 1

    def _peek(self) -> str:
        """The first word of the next line that says something."""
        self._skip()
        if self._next >= len(self._rows):
            return ""
        return self._rows[self._next][1].split(" ", 1)[0]

    def _take(self) -> tuple[int, str]:
        self._skip()
        taken = self._rows[self._next]
        self._next += 1
        return taken

    def _last(self) -> int:
        """The line that was taken last."""
        return self._rows[self._next - 1][0]

    def _value(self, word: str) -> str:
        if self._peek() != word:
            line = self._rows[min(self._next, len(self._rows) - 1)][0]
            raise bad(line, f"expected a line that starts with {word!r}", "expected", ("word", word))
        line, row = self._take()
        value = row[len(word) + 1 :].strip()
        if not value:
            raise bad(line, f"{word} needs a value", "empty", ("word", word))
        return value

    def _number(self, word: str) -> int:
        value = self._value(word)
        if not _is_number(value) or value.startswith("-"):
            sentence = f"{word} needs a whole number, not {value!r}"
            raise bad(self._last(), sentence, "number", ("word", word), ("value", value))
        return int(value)
