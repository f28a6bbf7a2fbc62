"""`teahouse check`: whether records are whole and say what happens."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse, complain, house_words, read_text, replace_text
from teahouse.dealer import PART_LENGTH, SALT_LENGTH, Dealer, commitment, committed, laid, promise, shuffled
from teahouse.kernel import NATURE, BadData, BadOption, BadRecord, Game, Record, Table
from teahouse.library import game_of, rulebook, rulebooks
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the command."""
    examples = (
        "check game.record",
        "check --commitment games/",
        "check --commitment game.record --promise 3f9c…",
        "check --seal game.record",
    )
    command = house.command("check", check, *examples)
    command.positional("files", "cli-arg-files", nargs="+", metavar="FILE")
    command.option("--commitment", "cli-arg-commitment", action="store_true")
    command.option("--promise", "cli-arg-promise", metavar="DIGITS")
    command.option("--seal", "cli-arg-seal", action="store_true")


def check(arguments: argparse.Namespace) -> int:
    """Replay each file and compare what it says with what happens; with `--seal`, end it with its sum line."""
    words = house_words(arguments)
    if arguments.seal and "-" in arguments.files:
        raise WrongUse(words.text("cli-seal-file"))
    if arguments.promise is not None:
        arguments.promise, arguments.commitment = _promise(arguments.promise, words), True
    files: list[str] = []
    for name in arguments.files:
        inside = sorted(Path(name).glob("**/*.record")) if Path(name).is_dir() else [Path(name)]
        if not inside:
            raise WrongUse(words.text("cli-no-records", folder=name))
        files += [name if name == "-" else str(path) for path in inside]
    good = [_good(file, arguments, words) for file in files].count(True)
    if len(files) > 1:
        print(words.text("cli-check-sum", good=good, files=len(files)))
    return 0 if good == len(files) else 1


def _promise(given: str, words: Words) -> str:
    """The digits that somebody has kept, alone or in the link of the table."""
    digits = given.rpartition("promise=")[2].strip().lower()
    if len(digits) != PART_LENGTH or digits.strip("0123456789abcdef"):
        raise WrongUse(words.text("cli-promise-digits", digits=PART_LENGTH))
    return digits


def _good(file: str, arguments: argparse.Namespace, words: Words) -> bool:
    """Whether a record is whole and right; it is said."""
    text = read_text(file, words, as_is=True)
    try:
        record, table = _checked(text, words, arguments)
    except BadRecord as error:
        complain(words.text("cli-check-bad", file=file, line=error.line, problem=problem(error, text, words.lang)))
        return False
    moves = len(record.moves)
    if arguments.commitment:
        print("\n".join(_shuffled(record, words)))
    if table.over:
        result = words.text("cli-check-finished", moves=moves, scores=" ".join(map(str, table.scores())))
    else:
        result = words.text("cli-check-unfinished", moves=moves)
    if record.sealed:
        print(words.text("cli-check-ok", file=file, result=result))
    elif arguments.seal:
        replace_text(Path(file), Record.seal(text), words)
        print(words.text("cli-check-sealed", file=file, result=result))
    elif table.over:
        print(words.text("cli-check-complete", file=file, result=result))
    else:
        complain(words.text("cli-check-cut", file=file, moves=moves))
        return False
    return True


def _checked(text: str, words: Words, arguments: argparse.Namespace) -> tuple[Record, Table]:
    """A good record and the table it leads to; BadRecord for the first thing that is wrong."""
    try:
        record = Record.parse(text)
    except BadRecord as slip:
        # A wrong sum says that something was changed; without it the replay can say what.
        if not _is_change(slip):
            raise
        _replayed(Record.parse(re.sub(r"(?m)^sum .*$", "", text)))
        raise
    table = _replayed(record)
    if arguments.commitment:
        _check_commitment(record, text, words, arguments.promise)
    return record, table


def _replayed(record: Record) -> Table:
    table: Table | None = None
    for table in record.replay(played_game(record)):  # noqa: B007 (the last one is wanted)
        pass
    assert table is not None
    return table


def played_game(record: Record) -> Game:
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
        raise BadRecord(place, str(error), None, error.message) from None
    record.check_game(game)
    return game


def problem(error: BadRecord, text: str, lang: str) -> str:
    """What is wrong with the record that has this text, in the reader's language."""
    if error.message is None:
        return error.problem
    named = re.search(r"(?m)^game (\S+)", text)
    known = {kind.name for kind in rulebooks()}
    words = Words(lang, named.group(1) if named is not None and named.group(1) in known else None)
    said = words.say(error.message)
    if error.refusal is not None:
        move = text.split("\n")[error.line - 1].partition(" ")[2].strip()
        return words.text("cli-check-illegal", move=move, why=said)
    if _is_change(error):
        return words.text("cli-check-changed", problem=said)
    return said


def _is_change(error: BadRecord) -> bool:
    """Whether the sum says that something was changed."""
    return error.message is not None and error.message.id == "bad-record-changed"


def _shuffled(record: Record, words: Words) -> Iterator[str]:
    """Who has added a part to the shuffle besides the house, and what the parts say nothing about."""
    if not record.parts:
        yield words.text("cli-shuffled-house")
    else:
        yield words.text("cli-shuffled-by", names=", ".join(record.names[seat] for seat in sorted(record.parts)))
    if record.anew:
        names = ", ".join(dict.fromkeys(name for _, name in record.anew))
        yield words.text("cli-shuffled-anew", count=len(record.anew), names=names)
    if record.laid:
        draws = sum(seat == NATURE for seat, _ in record.moves[: record.laid])
        yield words.text("cli-commitment-before", moves=record.laid, draws=draws)


def _check_promise(record: Record, words: Words, kept: str, line: Callable[[str], int]) -> None:
    """Everybody was bound to what the record says, and so was the game to the moves that were taken over."""
    taken = laid([text for _, text in record.moves[: record.laid]], record.salt)
    if promise(record.commitment, record.committed, taken) == kept:
        return
    if promise(record.commitment, record.committed) == kept:
        raise BadRecord(line("laid "), words.text("cli-promise-laid", moves=record.laid))
    raise BadRecord(line("commitment "), words.text("cli-promise-broken"))


def _check_commitment(record: Record, text: str, words: Words, kept: str | None) -> None:
    """The parts must be the ones that were promised, and every draw must follow from them."""
    rows = list(enumerate(text.split("\n"), start=1))

    def line(*starts: str) -> int:
        return next((number for number, row in rows if row.startswith(starts)), 1)

    if not record.commitment or not record.seed:
        raise BadRecord(line("commitment "), words.text("cli-commitment-missing"))
    if len(record.salt) != SALT_LENGTH:
        raise BadRecord(line("commitment "), words.text("cli-commitment-salt", length=SALT_LENGTH))
    if commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord(line("commitment "), words.text("cli-commitment-broken"))
    for seat in sorted(record.committed.keys() | record.parts.keys()):
        place = line(f"committed {seat + 1} ", f"part {seat + 1} ")
        if record.committed.get(seat) != committed(record.parts.get(seat, "")):
            raise BadRecord(place, words.text("cli-commitment-part", seat=seat + 1, name=record.names[seat]))
    if record.laid > len(record.moves):
        raise BadRecord(line("laid "), words.text("cli-commitment-laid", moves=len(record.moves)))
    if kept is not None:
        _check_promise(record, words, kept, line)
    moves = [number for number, row in rows if re.match(r"(-|\d+) ", row)]
    dealer = Dealer(shuffled(record.seed, record.parts))
    table = played_game(record).new()
    for index, (seat, found) in enumerate(record.moves):
        if seat == NATURE:
            dealt = dealer.draw(table)
            if index >= record.laid and dealt.text != found:
                raise BadRecord(moves[index], words.text("cli-commitment-draw", dealt=dealt.text, found=found))
        record.step(table, index)
