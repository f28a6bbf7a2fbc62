"""`teahouse habits`: somebody's play over many games."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Final

from teahouse.cli.check import played_game, problem
from teahouse.cli.parser import Parser
from teahouse.cli.shared import Finding, WrongUse, asked_budget, complain, house_words, paragraph, read_text, show_json
from teahouse.kernel import BadRecord, Game, Record
from teahouse.lab.habits import Habits, Seated, Sheet, habits
from teahouse.lab.habits_told import Part, Told
from teahouse.lab.uses import opening
from teahouse.review import review
from teahouse.words import Words

BUDGET: Final = "400sims"


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command("habits", run, "habits games/ --name Mei", "habits games/ --name Mei --budget 8s --json")
    command.positional("folder", "cli-arg-habits-folder", metavar="FOLDER")
    command.option("--name", "cli-arg-habits-name", required=True, metavar="NAME")
    command.option("--budget", "cli-arg-habits-budget", default=BUDGET, metavar="BUDGET")
    command.option("--json", "cli-arg-json", action="store_true")


class _Kind:
    """The games of one title with one number of players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games: dict[str, Sheet] = {}
        self.mine: list[Seated] = []


def run(arguments: argparse.Namespace) -> int:
    """Look back at the records of a folder and tell what they have in common."""
    words = house_words(arguments)
    budget = asked_budget(arguments.budget, words)
    files = sorted(Path(arguments.folder).glob("**/*.record"))
    if not files:
        raise WrongUse(words.text("cli-no-records", folder=arguments.folder))
    kinds: dict[tuple[str, int], _Kind] = {}
    names: set[str] = set()
    for number, file in enumerate(files, 1):
        complain(words.text("cli-habits-looking", file=str(file), number=number, files=len(files)))
        read = _read(str(file), words)
        if read is None:
            continue
        record, game = read
        names |= set(record.names)
        kind = kinds.setdefault((game.name, game.players), _Kind(game))
        kind.games[str(file)] = Sheet.of(review(game, record, budget))
        kind.mine += [(str(file), seat) for seat, name in enumerate(record.names) if name == arguments.name]
    told = [(kind, _habits(kind)) for _, kind in sorted(kinds.items()) if kind.mine]
    if not told:
        raise Finding(words.text("cli-habits-nobody", name=arguments.name, names=", ".join(sorted(names))))
    if arguments.json:
        show_json([asdict(found) for _, found in told])
        return 0
    for kind, found in told:
        for line in _lines(Told(found, Words(arguments.lang, kind.game.name))):
            print(line)
    return 0


def _read(file: str, words: Words) -> tuple[Record, Game] | None:
    """A finished game; of others it is said that they are left out."""
    text = read_text(file, words)
    try:
        record = Record.parse(text)
        game = played_game(record)
        last = [table.over for table in record.replay(game)][-1]
    except BadRecord as error:
        said = problem(error, text, words.lang)
        complain(words.text("cli-check-bad", file=file, line=error.line, problem=said))
        return None
    if not last:
        complain(words.text("cli-habits-unfinished", file=file))
        return None
    return record, game


def _habits(kind: _Kind) -> Habits:
    game = kind.game
    return habits(kind.games, kind.mine, lambda moves: opening(game, moves), lambda move: game.move(move).kind)


def _lines(told: Told) -> list[str]:
    lines = [told.title, paragraph(told.about, "  ")]
    if told.few:
        lines.append(paragraph(told.few, "  "))
    for part in told.parts:
        lines += ["", part.title, paragraph(part.about, "  "), *_table(part)]
    return [*lines, ""]


def _table(part: Part) -> list[str]:
    rows = [part.heads, *([row.name, *row.cells, row.verdict] for row in part.rows)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(part.heads))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows
    ]
