"""`teahouse check`, `replay` and `why`: what a record holds."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final

from teahouse.cli.parser import Parser
from teahouse.cli.shared import (
    Finding,
    WrongUse,
    complain,
    house_words,
    in_words,
    note_text,
    paragraph,
    read_text,
    score_lines,
    show_json,
    winners,
)
from teahouse.dealer import SALT_LENGTH, Dealer, commitment
from teahouse.kernel import (
    EVERYONE,
    NATURE,
    SPECTATOR,
    BadData,
    BadOption,
    BadRecord,
    Game,
    Move,
    Note,
    Record,
    Table,
    UnknownMove,
)
from teahouse.kernel.record import HIDDEN
from teahouse.library import game_of, rulebook
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the three commands."""
    command = house.command("check", check, "check game.record", "check --commitment games/")
    command.positional("files", "cli-arg-files", nargs="+", metavar="FILE")
    command.option("--commitment", "cli-arg-commitment", action="store_true")
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


def check(arguments: argparse.Namespace) -> int:
    """Replay each file and compare what it says with what happens."""
    words = house_words(arguments)
    files: list[str] = []
    for name in arguments.files:
        inside = sorted(Path(name).glob("**/*.record")) if Path(name).is_dir() else [Path(name)]
        if not inside:
            raise WrongUse(words.text("cli-no-records", folder=name))
        files += [name if name == "-" else str(path) for path in inside]
    bad = 0
    for file in files:
        try:
            print(words.text("cli-check-ok", file=file, result=_checked(read_text(file, words), words, arguments)))
        except BadRecord as error:
            bad += 1
            complain(words.text("cli-check-bad", file=file, line=error.line, problem=error.problem))
    if len(files) > 1:
        print(words.text("cli-check-sum", good=len(files) - bad, files=len(files)))
    return 1 if bad else 0


def _checked(text: str, words: Words, arguments: argparse.Namespace) -> str:
    """What a good record holds; BadRecord for the first thing that is wrong."""
    try:
        record = Record.parse(text)
    except BadRecord as slip:
        # A wrong sum says that something was changed; without it the replay can say what.
        if not text.rstrip().split("\n")[slip.line - 1].startswith("sum "):
            raise
        _replayed(Record.parse(re.sub(r"(?m)^sum .*$", "", text)))
        raise
    table = _replayed(record)
    if arguments.commitment:
        _check_commitment(record, text, words)
    if table.over:
        return words.text("cli-check-finished", moves=len(record.moves), scores=" ".join(map(str, table.scores())))
    return words.text("cli-check-unfinished", moves=len(record.moves))


def _replayed(record: Record) -> Table:
    table: Table | None = None
    for table in record.replay(_game(record)):  # noqa: B007 (the last one is wanted)
        pass
    assert table is not None
    return table


def _game(record: Record) -> Game:
    """The game of a record; what does not fit is a mistake in its header."""
    place = record.line("game")
    try:
        kind = rulebook(record.game)
        for name, value in record.options.items():
            place = record.line(f"option {name}")
            kind.chosen({name: value})
        place = record.line("players" if record.components is None else "components")
        game = game_of(record)
    except (BadOption, BadData) as error:
        raise BadRecord(place, str(error)) from None
    record.check_game(game)
    return game


def _check_commitment(record: Record, text: str, words: Words) -> None:
    """The seed must be the one that was promised, and every draw must follow from it."""
    rows = list(enumerate(text.split("\n"), start=1))
    promised = next((line for line, row in rows if row.startswith("commitment ")), 1)
    if not record.commitment or not record.seed:
        raise BadRecord(promised, words.text("cli-commitment-missing"))
    if len(record.salt) != SALT_LENGTH:
        raise BadRecord(promised, words.text("cli-commitment-salt", length=SALT_LENGTH))
    if commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord(promised, words.text("cli-commitment-broken"))
    moves = [line for line, row in rows if re.match(r"(-|\d+) ", row)]
    dealer = Dealer(record.seed)
    table = _game(record).new()
    for index, (seat, found) in enumerate(record.moves):
        if seat == NATURE:
            dealt = dealer.draw(table)
            if dealt.text != found:
                raise BadRecord(moves[index], words.text("cli-commitment-draw", dealt=dealt.text, found=found))
        record.step(table, index)


def _open(arguments: argparse.Namespace) -> tuple[Record, Game, Words]:
    words = house_words(arguments)
    try:
        record = Record.parse(read_text(arguments.file, words))
        game = _game(record)
    except BadRecord as error:
        raise Finding(
            words.text("cli-check-bad", file=arguments.file, line=error.line, problem=error.problem)
        ) from None
    if arguments.at is not None and arguments.at > len(record.moves):
        raise WrongUse(words.text("cli-wrong-at", at=arguments.at, moves=len(record.moves)))
    return record, game, Words(arguments.lang, game.name, record.names)


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


def _table_at(
    record: Record, game: Game, at: int, viewer: int | None, file: str, words: Words
) -> tuple[Table, list[_Told]]:
    """The table after so many moves, and what a seat could know of each of them when it was played."""
    table = game.new()
    told: list[_Told] = []
    for index, (seat, text) in enumerate(record.moves[:at]):
        move = game.catalogue.by_text.get(text)
        known = viewer is _EVERYTHING or (move is not None and not table.over and table.shows(move, viewer))
        table.notes = []
        try:
            record.step(table, index)
        except BadRecord as error:
            raise Finding(words.text("cli-check-bad", file=file, line=error.line, problem=error.problem)) from None
        heard = [note for note in table.notes if viewer is _EVERYTHING or note.only in (EVERYONE, viewer)]
        told.append(_Told(seat, move, heard, known))
    table.notes = None
    return table, told


def replay(arguments: argparse.Namespace) -> int:
    """Show the moves up to a place, or the table at that place.

    With a seat, through its eyes as the game went: a draw it could not see stays hidden even where the record is of a
    finished game. Without one, every move of the record, and the table as everybody sees it.
    """
    record, game, words = _open(arguments)
    if arguments.seat is not None and arguments.seat > game.players:
        raise WrongUse(words.text("cli-wrong-seat", seat=arguments.seat, players=game.players))
    viewer = _EVERYTHING if arguments.seat is None else arguments.seat - 1
    seat = SPECTATOR if viewer is _EVERYTHING else viewer
    at = len(record.moves) if arguments.at is None else arguments.at
    table, told = _table_at(record, game, at, viewer, arguments.file, words)
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
    record, game, words = _open(arguments)
    table, _ = _table_at(record, game, arguments.at, _EVERYTHING, arguments.file, words)
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
