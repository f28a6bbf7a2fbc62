"""`teahouse lab`: a page for designers about many games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from teahouse.arena.match import Match, Notes, notes_folder
from teahouse.cli.contest import asked_match, takes_engine, watched
from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse, check_writable, house_words, read_box, read_text, write_text
from teahouse.kernel import BadData
from teahouse.lab import Dataset, Finding, compare, grouped, report, study, templates
from teahouse.lab.about import command, otherwise
from teahouse.lab.differences import sentence, verdict
from teahouse.lab.names import name_everything
from teahouse.library import rulebook
from teahouse.words import MissingText, Words

_TEXT: Final = ("", ".csv", ".txt")
"""How a file of comma-separated values may be called."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "lab",
        run,
        "lab dragon-boats --games 2000 --workers 4 --out report.html",
        "lab dragon-boats --games 2000 --against my-components.toml --out report.html",
        "lab dragon-boats --games 2000 --components mine.toml --compare before.json --out report.html",
    )
    command.takes_game()
    command.option("--games", "lab-arg-games", type=command.whole(2), default=200, metavar="N")
    command.option("--players", "cli-arg-players", type=command.whole(1), metavar="P")
    command.option("--bots", "lab-arg-bots", default="cup", metavar="A,B,...")
    command.option("--budget", "cli-arg-budget", default="", metavar="300ms|500sims")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    takes_engine(command)
    command.option("--out", "lab-arg-out", default="report.html", metavar="FILE")
    command.option("--save", "lab-arg-save", metavar="FILE")
    command.option("--csv", "lab-arg-csv", metavar="FILE")
    command.option("--compare", "lab-arg-compare", metavar="FILE")
    command.option("--against", "lab-arg-against", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Play, study, write the page."""
    words = house_words(arguments)
    kind = rulebook(arguments.game)
    if arguments.compare is not None and arguments.against is not None:
        raise WrongUse(words.text("lab-one-comparison"))
    players = arguments.players or (len(arguments.bots.split(",")) if "," in arguments.bots else kind.most_players)
    if "," not in arguments.bots:
        arguments.bots = ",".join([arguments.bots] * players)
    match = asked_match(arguments, words, moves=True)
    if len(match.bots) != players:
        raise WrongUse(words.text("cli-bots-and-seats", bots=len(match.bots), players=players))
    match.game()
    templates()  # what the page needs is missed before anything is played
    earlier = None if arguments.compare is None else _saved(match, arguments.compare, words)
    changed = None if arguments.against is None else _changed(match, arguments.against, words)
    _check_files(arguments, words)
    data = _studied(match, arguments, words, arguments.components)
    typed = ["--lang", arguments.lang, "--out", arguments.out]
    if earlier is not None:
        typed[:0] = ["--compare", arguments.compare]
    if changed is not None:
        typed[:0] = ["--against", arguments.against]
    made_by = command(data, *typed)
    speech = Words(arguments.lang, match.name)
    findings: list[Finding] | None = None
    if changed is not None:
        # the changed box is the study; the box as it is, what it is compared with
        earlier = data
        data = _studied(changed, arguments, words, arguments.against)
    if earlier is not None:
        findings = compare(earlier, data)
    write_text(Path(arguments.out), report(data, speech, earlier, findings, made_by), words)
    if arguments.save is not None:
        write_text(Path(arguments.save), json.dumps(data.to_json()) + "\n", words)
    if arguments.csv is not None:
        write_text(Path(arguments.csv), data.to_csv(), words)
    for played in (match, changed):
        if played is not None:
            Notes.of(played, notes_folder()).forget()  # only now: an interrupt of the second study spares the first
    if earlier is not None and findings is not None:
        standing = [finding for finding in findings if finding.stands]
        print(otherwise(earlier, data, speech))
        print(verdict(earlier, data, len(standing), speech))
        for _, group in grouped(standing):
            for finding in group:
                print(f"  {sentence(finding, speech)}")
    print(words.text("lab-written", file=arguments.out))
    return 0


def _check_files(arguments: argparse.Namespace, words: Words) -> None:
    """Refuse what cannot be written before anything is played."""
    for flag, file in (("--out", arguments.out), ("--save", arguments.save), ("--csv", arguments.csv)):
        if file is None:
            continue
        if file == "-":
            raise WrongUse(words.text("lab-no-stdout", flag=flag))
        if flag == "--csv" and Path(file).suffix.lower() not in _TEXT:
            raise WrongUse(words.text("lab-only-csv", file=file))
        check_writable(Path(file), words)


def _saved(match: Match, file: str, words: Words) -> Dataset:
    """An earlier study of the same game with as many players."""
    try:
        found = Dataset.read(read_text(file, words))
    except BadData as error:
        raise WrongUse(f"{file}: {error}") from None
    if found.about["game"] != match.name:
        raise WrongUse(words.text("lab-other-game", file=file, game=found.about["game"]))
    if found.players != len(match.bots):
        raise WrongUse(words.text("lab-other-players", file=file, theirs=found.players, ours=len(match.bots)))
    try:
        name_everything(found, Words(words.lang, match.name))
    except MissingText:
        raise WrongUse(words.text("lab-nameless", file=file)) from None
    return found


def _changed(match: Match, file: str, words: Words) -> Match:
    """The same match with another box, which is looked at before anything is played."""
    return Match(**{**match.to_json(), "components": read_box(file, match.name, words)})


def _studied(match: Match, arguments: argparse.Namespace, words: Words, file: str | None) -> Dataset:
    _, answers = watched(match, arguments, words, keep=True)
    return study(match, answers, file or "")
