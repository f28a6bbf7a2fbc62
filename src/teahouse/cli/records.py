"""`teahouse replay` and `why`: what a record holds."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from teahouse.cli.check import played_game, problem
from teahouse.cli.parser import Parser
from teahouse.cli.shared import (
    Finding,
    WrongUse,
    house_words,
    in_words,
    note_text,
    paragraph,
    read_text,
    score_lines,
    show_json,
    winners,
)
from teahouse.kernel import (
    EVERYONE,
    SPECTATOR,
    BadRecord,
    Game,
    Move,
    Note,
    Record,
    Table,
    UnknownMove,
)
from teahouse.kernel.record import HIDDEN
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the two commands."""
    command = house.command("replay", replay, "replay game.record", "replay game.record --at 40 --seat 2 --json")
    command.positional("file", "cli-arg-file", metavar="FILE")
    command.option("--at", "cli-arg-at", type=command.whole(0), metavar="N")
    command.option("--seat", "cli-arg-seat", type=command.whole(1), metavar="S")
    command.option("--json", "cli-arg-json", action="store_true")
    command = house.command("why", why, "why game.record --at 40 build@2")
    command.positional("file", "cli-arg-file", metavar="FILE")
    command.positional("move", "cli-arg-move", metavar="MOVE")
    command.option("--at", "cli-arg-at", type=command.whole(0), required=True, metavar="N")
    command.option("--json", "cli-arg-json", action="store_true")


Tell = Callable[[argparse.Namespace, Record, Game, Words], int]


def opened(arguments: argparse.Namespace, tell: Tell) -> int:
    """Tell something about a record; what is wrong with it is a finding."""
    words = house_words(arguments)
    text = read_text(arguments.file, words)
    try:
        record = Record.parse(text)
        game = played_game(record)
        if getattr(arguments, "at", None) is not None and arguments.at > len(record.moves):
            raise WrongUse(words.text("cli-wrong-at", at=arguments.at, moves=len(record.moves)))
        return tell(arguments, record, game, Words(arguments.lang, game.name, record.names))
    except BadRecord as error:
        said = problem(error, text, words.lang)
        raise Finding(words.text("cli-check-bad", file=arguments.file, line=error.line, problem=said)) from None


class _Told:
    """A move of a record as a viewer reads it, and what it brought about."""

    __slots__ = ("known", "move", "notes", "seat")

    def __init__(self, seat: int, move: Move | None, notes: list[Note], known: bool) -> None:
        self.seat = seat
        self.move = move
        self.notes = notes
        self.known = known
        """Whether the viewer may know which move it was."""

    def to_json(self) -> dict[str, Any]:
        text = self.move.text if self.move is not None and self.known else HIDDEN
        return {"seat": self.seat, "move": text, "notes": [note.to_json() for note in self.notes]}


_EVERYTHING: Final = None
"""The viewer who has the whole record."""


def _table_at(record: Record, game: Game, at: int, viewer: int | None) -> tuple[Table, list[_Told]]:
    """The table after so many moves, and what a seat could know of each of them when it was played."""
    table = game.new()
    told: list[_Told] = []
    for index, (seat, text) in enumerate(record.moves[:at]):
        move = game.catalogue.by_text.get(text)
        known = viewer is _EVERYTHING or (move is not None and not table.over and table.shows(move, viewer))
        table.notes = []
        record.step(table, index)
        heard = [note for note in table.notes if viewer is _EVERYTHING or note.only in (EVERYONE, viewer)]
        told.append(_Told(seat, move, heard, known))
    table.notes = None
    return table, told


def replay(arguments: argparse.Namespace) -> int:
    """Show a record."""
    return opened(arguments, _replay)


def _replay(arguments: argparse.Namespace, record: Record, game: Game, words: Words) -> int:
    """Show the moves up to a place, or the table at that place.

    With a seat, through its eyes as the game went: a draw it could not see stays hidden even where the record is of a
    finished game. Without one, every move of the record, and the table as everybody sees it.
    """
    if arguments.seat is not None and arguments.seat > game.players:
        raise WrongUse(words.text("cli-wrong-seat", seat=arguments.seat, players=game.players))
    viewer = _EVERYTHING if arguments.seat is None else arguments.seat - 1
    seat = SPECTATOR if viewer is _EVERYTHING else viewer
    at = len(record.moves) if arguments.at is None else arguments.at
    table, told = _table_at(record, game, at, viewer)
    if arguments.json:
        show_json(_replay_json(record, table, told, viewer, at))
        return 0
    if arguments.at is None:
        print(words.text("cli-replay-head", title=words.text("game-title"), moves=len(record.moves)))
        for line in _log_lines(told, words):
            print(line)
        print()
    view = game.view(table, seat)
    print(words.text("cli-replay-at", at=str(at), moves=str(len(record.moves)), viewer=words.name(seat)))
    for line in in_words(game, view, words):
        print(line)
    if not table.over:
        print(words.text("cli-to-move", who=words.name(table.to_move), prompt=words.say(table.prompt())))
        return 0
    print(words.say(table.prompt()))
    for line in score_lines(game, table.scores(), table.breakdown(), words):
        print(line)
    print(winners(table.ranking(), words))
    return 0


def _log_lines(told: list[_Told], words: Words) -> list[str]:
    """Every move and what came of it."""
    lines: list[str] = []
    for number, one in enumerate(told, start=1):
        label = words.say(one.move.label) if one.move is not None and one.known else words.text("cli-hidden")
        lines.append(words.text("cli-replay-move", number=str(number), who=words.name(one.seat), move=label))
        lines += [paragraph(note_text(note, words), "        ", "      ") for note in one.notes]
    return lines


def _replay_json(record: Record, table: Table, told: list[_Told], viewer: int | None, at: int) -> dict[str, Any]:
    """What a seat saw and heard, or, for no seat, the whole position as well."""
    found = {
        "at": at,
        "moves": len(record.moves),
        "names": record.names,
        "log": [one.to_json() for one in told],
        "view": table.game.view(table, SPECTATOR if viewer is _EVERYTHING else viewer).to_json(),
    }
    if viewer is not _EVERYTHING:
        return found
    return {
        **found,
        "position": table.position(),
        "scores": table.scores(),
        "breakdown": table.breakdown(),
        "ranking": table.ranking(),
    }


def why(arguments: argparse.Namespace) -> int:
    """Say whether a move is possible at a place of a record and, if not, which rule forbids it."""
    return opened(arguments, _why)


def _why(arguments: argparse.Namespace, record: Record, game: Game, words: Words) -> int:
    table, _ = _table_at(record, game, arguments.at, _EVERYTHING)
    try:
        move = game.move(arguments.move)
    except UnknownMove as error:
        raise WrongUse(str(error)) from None
    refusal = table.refusal(move)
    if arguments.json:
        answer = None if refusal is None else {**refusal.to_json(), "sentence": words.say(refusal.message)}
        show_json({"at": arguments.at, "move": move.text, "legal": refusal is None, "refusal": answer})
        return 0
    if refusal is None:
        print(words.text("cli-why-legal", move=words.say(move.label), who=words.name(table.to_move)))
        return 0
    print(words.say(refusal.message))
    title = words.attributes(refusal.clause).get("title", "")
    print(paragraph(f"{refusal.clause} {title}: {words.text(refusal.clause)}", "  "))
    return 0
