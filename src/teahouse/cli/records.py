"""`teahouse check`, `replay` and `why`: what a record holds."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

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
    Note,
    Record,
    Table,
    UnknownMove,
)
from teahouse.library import game_of, rulebook
from teahouse.secrecy import hidden_from
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
    command = house.command("why", why, 'why game.record --at 40 "take build@2"')
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


def _table_at(record: Record, game: Game, at: int, file: str, words: Words) -> tuple[Table, list[list[Note]]]:
    """The table after so many moves, and what each of them brought about."""
    table = game.new()
    told: list[list[Note]] = []
    for index in range(at):
        table.notes = []
        try:
            record.step(table, index)
        except BadRecord as error:
            raise Finding(words.text("cli-check-bad", file=file, line=error.line, problem=error.problem)) from None
        told.append(table.notes)
    table.notes = None
    return table, told


def replay(arguments: argparse.Namespace) -> int:
    """Show the moves up to a place, or the table at that place."""
    record, game, words = _open(arguments)
    if arguments.seat is not None and arguments.seat > game.players:
        raise WrongUse(words.text("cli-wrong-seat", seat=arguments.seat, players=game.players))
    seat = SPECTATOR if arguments.seat is None else arguments.seat - 1
    at = len(record.moves) if arguments.at is None else arguments.at
    table, told = _table_at(record, game, at, arguments.file, words)
    if arguments.json:
        show_json(_replay_json(record, table, told, seat, at))
        return 0
    if arguments.at is None:
        print(words.text("cli-replay-head", title=words.text("game-title"), moves=len(record.moves)))
        for line in _log_lines(record, game, told, seat, words):
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


def _log_lines(record: Record, game: Game, told: list[list[Note]], seat: int, words: Words) -> list[str]:
    """Every move and what came of it; for a seat without what it may not know."""
    lines: list[str] = []
    table = game.new()
    for index, (mover, text) in enumerate(record.moves):
        move = game.move(text)
        secret = seat != SPECTATOR and hidden_from(table, move, seat)
        label = words.text("cli-hidden") if secret else words.say(move.label)
        lines.append(words.text("cli-replay-move", number=str(index + 1), who=words.name(mover), move=label))
        for note in told[index]:
            if seat == SPECTATOR or note.only in (EVERYONE, seat):
                lines.append(paragraph(note_text(note, words), "        ", "      "))
        table.apply(move)
    return lines


def _replay_json(record: Record, table: Table, told: list[list[Note]], seat: int, at: int) -> dict[str, Any]:
    """A seat's view alone, or, for no seat, the whole position and everything that happened."""
    view = table.game.view(table, seat).to_json()
    if seat != SPECTATOR:
        return {"at": at, "moves": len(record.moves), "view": view}
    return {
        "at": at,
        "moves": len(record.moves),
        "names": record.names,
        "log": [
            {"seat": mover, "move": text, "notes": [note.to_json() for note in notes]}
            for (mover, text), notes in zip(record.moves, told, strict=False)
        ],
        "view": view,
        "position": table.position(),
        "scores": table.scores(),
        "breakdown": table.breakdown(),
        "ranking": table.ranking(),
    }


def why(arguments: argparse.Namespace) -> int:
    """Say whether a move is possible at a place of a record and, if not, which rule forbids it."""
    record, game, words = _open(arguments)
    table, _ = _table_at(record, game, arguments.at, arguments.file, words)
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
