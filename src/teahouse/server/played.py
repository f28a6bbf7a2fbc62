"""A move that was played: how it is stored, and what each seat reads about it in the log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from teahouse.kernel import EVERYONE, SPECTATOR, Game, Move, Refusal, Table, UnknownMove
from teahouse.server import wire
from teahouse.server.problems import Problem


class Played(Struct):
    """A move as it is stored and shown."""

    number: int
    seat: int
    text: str
    label: dict[str, Any]
    notes: list[tuple[int, dict[str, Any]]]
    """Each with the one seat it is for, or EVERYONE."""
    known: list[int] | None
    """The seats (and SPECTATOR) that may know the move; None for everybody."""

    thought: dict[str, Any] | None = None
    """What a bot expected of it, for after the game."""

    def told(self) -> list[Any]:
        """For the book: all of it but the move itself."""
        entry = [self.number, self.label, self.notes, self.known]
        return entry if self.thought is None else [*entry, self.thought]

    @staticmethod
    def retold(seat: int, text: str, entry: list[Any]) -> Played:
        """From the book."""
        number, label, notes, known, *thought = entry
        return Played(number, seat, text, label, [(only, note) for only, note in notes], known, *thought)

    def knows(self, seat: int, over: bool) -> bool:
        """Whether a seat may know which move it was."""
        return over or self.known is None or seat in self.known

    def lines(self, seat: int, over: bool) -> list[wire.LogLine]:
        """What a seat reads about it."""
        if self.knows(seat, over):
            lines = [
                wire.LogLine(
                    at=self.number,
                    seat=self.seat,
                    kind="move",
                    id=self.label["id"],
                    args=self.label["args"],
                    text=self.text,
                    target=self.label.get("target", ""),
                )
            ]
        else:
            lines = [wire.LogLine(at=self.number, seat=self.seat, kind="move")]
        lines += [
            wire.LogLine(at=self.number, seat=note["seat"], kind="note", id=note["id"], args=note["args"])
            for only, note in self.notes
            if over or only in (EVERYONE, seat)
        ]
        return lines


class StoredTurn(Struct):
    """A turn as a client sent it, and what became of it."""

    id: str
    seat: int
    digest: str
    """Of the moves sent."""
    before: int = 0
    after: int = 0


class Lines:
    """The lines about a move in memory, as JSON: one text for everybody, or one for each seat where they differ."""

    __slots__ = ("_all", "_played", "_seats")

    def __init__(self, played: Played) -> None:
        secret = played.known is not None or any(only != EVERYONE for only, _ in played.notes)
        self._all = None if secret else _ready(played.lines(SPECTATOR, True))
        self._played = played if secret else None
        self._seats: dict[int, list[Any]] = {}

    def knows(self, seat: int, over: bool) -> bool:
        """Whether a seat may know which move it was."""
        return self._played is None or self._played.knows(seat, over)

    def shown(self, seat: int, over: bool) -> list[Any]:
        """The lines a seat reads."""
        if self._all is not None or self._played is None:
            return self._all or []
        key = EVERYONE if over else seat
        found = self._seats.get(key)
        if found is None:
            found = self._seats[key] = _ready(self._played.lines(seat, over))
        return found


def legal(game: Game, table: Table, text: str) -> Move:
    """A legal move by its text; anything else is a Problem with the rule against it."""
    try:
        move = game.move(text)
    except UnknownMove:
        refusal = Refusal("unknown-move", table.agenda[-1].clauses[0], (("move", text),))
        raise Problem(422, "unknown-move", refusal=refusal, game=game.name, move=text) from None
    refused = table.refusal(move)
    if refused is not None:
        raise Problem(422, "illegal", refusal=refused, game=game.name, move=text)
    return move


def play_one(table: Table, move: Move, number: int) -> Played:
    """Play a legal move and keep what is told about it and to whom the rules show it."""
    seat = table.to_move
    viewers = [SPECTATOR, *range(table.game.players)]
    known = [viewer for viewer in viewers if table.shows(move, viewer)]
    table.notes = []
    table.apply(move)
    told = [(note.only, note.to_json()) for note in table.notes]
    table.notes = None
    label = move.label.to_json() | {"target": move.target}
    return Played(number, seat, move.text, label, told, None if len(known) == len(viewers) else known)


def _ready(lines: list[wire.LogLine]) -> list[Any]:
    return [wire.ready(line) for line in lines]
