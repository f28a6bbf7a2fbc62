"""The book of a game: its moves, a few positions to begin from, and what was told about the moves. No I/O."""

from __future__ import annotations

import logging
import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct

from teahouse.kernel import NATURE, SPECTATOR, Game, Table
from teahouse.server.played import Played, play_one

log = logging.getLogger("teahouse.server")

TOLD: Final = 1
"""How sentences of the log are filled in now; what was told before is told again from the moves."""


class Damaged(Exception):
    """A stored game that leads nowhere: not from its positions and not from its moves."""


def pack(value: object) -> bytes:
    """As it lies in the database."""
    return zlib.compress(msgspec.json.encode(value), 9)


def unpack(data: bytes) -> Any:
    """As it was before."""
    return msgspec.json.decode(zlib.decompress(data))


class Shot(Struct):
    """A position in the book, and what was told up to it since the one before."""

    number: int
    """The version it was taken at."""
    position: bytes
    """Packed: the number of draws, the position, and the view that anybody had, for rules no longer known."""
    log: bytes
    """Packed: TOLD, and `Played.told` of moves; before it was counted, the moves alone."""

    @staticmethod
    def of(table: Table, number: int, draws: int, told: list[Played]) -> Shot:
        """A position of a table, to be stored."""
        view = table.game.view(table, SPECTATOR).to_json()
        return Shot(number, pack([draws, table.position(), view]), pack([TOLD, [move.told() for move in told]]))

    def load(self, game: Game) -> tuple[Table, int]:
        """The table, and the number of draws so far."""
        draws, position, _ = unpack(self.position)
        return game.load(position), draws

    def logged(self) -> tuple[int, list[Any]]:
        """How it was told, and what of each move."""
        found = unpack(self.log)
        told, entries = found if found and isinstance(found[0], int) else (0, found)
        return told, entries

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The position and the view that anybody had, as they were stored."""
        _, position, view = unpack(self.position)
        return position, view


class Book(Struct):
    """What is stored of a game."""

    moves: list[tuple[int, str]]
    """Seat (or NATURE) and text of each."""
    shots: list[Shot]
    """In their order; of one that is asked about a moment, the last one before it suffices."""
    thoughts: dict[int, dict[str, Any]] = {}
    """What bots thought of moves that no position holds yet, by number."""
    times: list[int] = []
    """When each move was made, in seconds since 1970."""

    def table_at(self, game: Game, at: int) -> tuple[Table, int]:
        """The table after so many moves, and the number of draws: from a position before it, or from the beginning."""
        for shot in reversed(self.shots):
            if shot.number > at:
                continue
            try:
                table, draws = shot.load(game)
                return self._play(table, draws, shot.number, at)
            except Exception as error:
                _complain(shot, error)
        try:
            return self._play(game.new(), 0, 0, at)
        except Exception as error:
            raise Damaged(f"{type(error).__name__}: {error}") from error

    def _play(self, table: Table, draws: int, start: int, at: int) -> tuple[Table, int]:
        for seat, text in self.moves[start:at]:
            _check(table, seat)
            table.play(table.game.move(text))
            draws += seat == NATURE
        return table, draws

    def tell(self, game: Game) -> tuple[Table, int, list[Played]]:
        """The table now, the number of draws and what was told about every move.

        Moves after the last position are told again; if it or a log cannot be read or was told otherwise, all are.
        """
        if self.shots:
            last = self.shots[-1]
            try:
                table, draws = last.load(game)
                known, present = self._logs()
                if not present:
                    self.thoughts |= {number: move.thought for number, move in known.items() if move.thought}
                    return self._tell(game.new(), 0, [], {})
                told = [known[number] for number in range(1, last.number + 1)]
                return self._tell(table, draws, told, known)
            except Exception as error:
                _complain(last, error)
        try:
            return self._tell(game.new(), 0, [], {})
        except Exception as error:
            raise Damaged(f"{type(error).__name__}: {error}") from error

    def _tell(
        self, table: Table, draws: int, told: list[Played], known: dict[int, Played]
    ) -> tuple[Table, int, list[Played]]:
        for number, (seat, text) in enumerate(self.moves[len(told) :], start=len(told) + 1):
            _check(table, seat)
            move = table.game.move(text)
            if move not in table.moves():
                raise ValueError(f"move {number}, {text!r}, is not possible")
            again = play_one(table, move, number)
            again.thought = self.thoughts.get(number)
            told.append(known.get(number, again))
            draws += seat == NATURE
        return table, draws, told

    def _logs(self) -> tuple[dict[int, Played], bool]:
        """What was told, by number of the move, and whether all of it was told as it is now."""
        found: dict[int, Played] = {}
        present = True
        for shot in self.shots:
            told, entries = shot.logged()
            present = present and told == TOLD
            for entry in entries:
                seat, text = self.moves[entry[0] - 1]
                found[entry[0]] = Played.retold(seat, text, entry)
        return found, present

    def all_thoughts(self) -> list[Played]:
        """Every move about which a bot has said something."""
        found = [move for move in self._logs()[0].values() if move.thought is not None]
        for number, thought in self.thoughts.items():
            seat, text = self.moves[number - 1]
            found.append(Played(number, seat, text, {}, [], None, thought))
        return sorted(found, key=lambda move: move.number)

    def as_stored(self) -> list[Played]:
        """What was told, for rules that are no longer known.

        Of moves that no log holds, nobody is told more than that they were played.
        """
        known, _ = self._logs()
        return [
            known.get(number, Played(number, seat, text, {"id": "", "args": {}}, [], []))
            for number, (seat, text) in enumerate(self.moves, start=1)
        ]


def _check(table: Table, seat: int) -> None:
    if table.to_move != seat:
        raise ValueError(f"seat {seat} has moved where seat {table.to_move} was to move")


def _complain(shot: Shot, error: Exception) -> None:
    log.warning(
        "a stored position cannot be read; the moves are played again",
        extra={"at": shot.number, "problem": type(error).__name__},
    )
