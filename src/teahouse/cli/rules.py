"""`teahouse rules`: the rule reference, and whether every clause has its code, its test and its words."""

from __future__ import annotations

import argparse

from teahouse.cli.coverage import Coverage, Row, checkout, coverage
from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse, paragraph, show_json
from teahouse.kernel import Clause
from teahouse.library import rulebook
from teahouse.words import LANGUAGES, MissingText, Words


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "rules",
        run,
        "rules year-of-the-dragon",
        "rules year-of-the-dragon YD-21 --lang de",
        "rules year-of-the-dragon --coverage",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.positional("clause", "cli-arg-clause", nargs="?", metavar="CLAUSE")
    command.option("--coverage", "cli-arg-coverage", action="store_true")
    command.option("--json", "cli-arg-json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Print the reference, one clause of it, or the coverage."""
    kind = rulebook(arguments.game)
    words = Words(arguments.lang, kind.name)
    clauses = list(kind.clauses)
    if arguments.clause is not None:
        wanted = arguments.clause.upper()
        clauses = [clause for clause in clauses if clause.id.upper() == wanted]
        if not clauses:
            ids = [clause.id for clause in kind.clauses]
            raise WrongUse(
                words.text("cli-unknown-clause", clause=arguments.clause, game=kind.name, first=ids[0], last=ids[-1])
            )
    if arguments.coverage:
        return _show_coverage(kind.name, {clause.id for clause in clauses}, arguments.json, words)
    try:
        if arguments.json:
            show_json([_described(clause, words) for clause in clauses])
        else:
            _show(clauses, words)
    except MissingText as error:
        raise WrongUse(str(error)) from None
    return 0


def _described(clause: Clause, words: Words) -> dict[str, str]:
    return {
        "id": clause.id,
        "kind": clause.kind,
        "chapter": clause.chapter,
        "title": words.attributes(clause.id)["title"],
        "text": words.text(clause.id),
    }


def _show(clauses: list[Clause], words: Words) -> None:
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            if chapter:
                print()
            chapter = clause.chapter
            print(words.text(f"chapter-{chapter}"))
        print()
        print(f"{clause.id} {words.attributes(clause.id).get('title', '')}")
        print(paragraph(words.text(clause.id), "  "))


def _show_coverage(name: str, wanted: set[str], as_json: bool, words: Words) -> int:
    root = checkout()
    if root is None:
        raise WrongUse(words.text("cli-coverage-checkout"))
    found = coverage(name, root)
    found.rows = [row for row in found.rows if row.clause.id in wanted]
    if as_json:
        show_json(_coverage_json(found))
        return 0 if found.complete else 1
    for row in found.rows:
        print(_row_line(row, words))
    for test, id in found.strangers:
        print(words.text("cli-coverage-stranger", test=test, clause=id))
    good, clauses = found.counts("clauses")
    shown, examples = found.counts("examples")
    settled, rulings = found.counts("rulings")
    numbers = {"good": good, "clauses": clauses, "shown": shown, "examples": examples}
    print(words.text("cli-coverage-sum", **numbers, settled=settled, rulings=rulings))
    return 0 if found.complete else 1


def _coverage_json(found: Coverage) -> dict[str, object]:
    return {
        "complete": found.complete,
        "clauses": list(found.counts("clauses")),
        "examples": list(found.counts("examples")),
        "rulings": list(found.counts("rulings")),
        "strangers": [{"test": test, "clause": id} for test, id in found.strangers],
        "rows": [row.to_json() for row in found.rows],
    }


def _row_line(row: Row, words: Words) -> str:
    gaps = row.gaps()
    dash = "-"
    parts = [
        f"{row.clause.id} ({row.clause.kind})",
        ", ".join(row.code) or dash,
        ", ".join(row.tests) or dash,
        ", ".join(lang for lang in LANGUAGES if lang in row.languages) or dash,
    ]
    if gaps:
        parts.append(words.text("cli-coverage-gap", gaps=", ".join(gaps)))
    return "  ".join(parts)
