"""`teahouse lab`: a page for designers about many games."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from teahouse.arena.match import Match
from teahouse.arena.openings import STARTS
from teahouse.arena.play import Interrupted
from teahouse.arena.statistics import anytime_half
from teahouse.bots import kind_of_bot
from teahouse.cli.contest import asked_match, takes_engine, watched
from teahouse.cli.parser import MOST_GAMES, Parser
from teahouse.cli.shared import (
    WrongUse,
    check_writable,
    house_words,
    read_box,
    read_text,
    spoken,
    write_text,
)
from teahouse.cli.sim import INTERRUPTED
from teahouse.cli.trials import Trial, play
from teahouse.kernel import BadData
from teahouse.lab import Dataset, Finding, compare, grouped, report, templates
from teahouse.lab.about import command, otherwise
from teahouse.lab.changes import Change, Sweep, read_change, read_sweep, with_changes
from teahouse.lab.compare import LEAST
from teahouse.lab.design import PACE, ladder
from teahouse.lab.differences import pairing, score_line, sentence, verdict
from teahouse.lab.figures import column
from teahouse.lab.names import name_everything
from teahouse.lab.numbers import Numbers
from teahouse.lab.sweep import sweep_report
from teahouse.library import box, rulebook
from teahouse.words import MissingText, Words

_TEXT: Final = ("", ".csv", ".txt")
"""How a file of comma-separated values may be called."""
_UNFIT: Final = re.compile(r"[^\w.,=+-]+")
_WAYS: Final = ("compare", "against", "set", "sweep")
"""What a study can be compared with, one at a time."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "lab",
        run,
        "lab dragon-boats --games 2000 --workers 4 --out report.html",
        "lab dragon-boats --games 300 --set bonus-cards.K.vp=9 --out report.html",
        "lab year-of-the-dragon --games 200 --sweep person.scholar.young.symbols=1..4 --out curves.html",
        "lab dragon-boats --games 2000 --against my-components.toml --precise 0.2 --out report.html",
        "lab dragon-boats --games 2000 --components mine.toml --compare before.json --out report.html",
    )
    command.takes_game()
    command.option("--games", "lab-arg-games", type=command.whole(2, MOST_GAMES), default=200, metavar="N")
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
    command.option("--set", "lab-arg-set", action="append", metavar="TABLE.ENTRY.FIELD=VALUE")
    command.option("--sweep", "lab-arg-sweep", action="append", metavar="TABLE.ENTRY.FIELD=FROM..TO")
    command.option("--starts", "lab-arg-starts", choices=STARTS)
    command.option("--levels", "lab-arg-levels", metavar="A,B,...")
    command.option("--pace", "lab-arg-pace", type=command.amount(), default=PACE, metavar="SECONDS")
    command.option("--precise", "lab-arg-precise", type=command.amount(), metavar="POINTS")


def run(arguments: argparse.Namespace) -> int:
    """Play, study, write the page."""
    words = house_words(arguments)
    if sum(getattr(arguments, way) is not None for way in _WAYS) > 1:
        raise WrongUse(words.text("lab-one-comparison"))
    match = _asked(arguments, words)
    templates()  # what the page needs is missed before anything is played
    _check_files(arguments, words)
    levels = _levels(arguments, words)
    if arguments.games < LEAST:
        sys.stderr.write(words.text("lab-few-before", games=arguments.games, least=LEAST) + "\n")
    if arguments.sweep is not None:
        return _swept(match, arguments, words)
    earlier = None if arguments.compare is None else _saved(match, arguments.compare, words)
    trials = [Trial(match, arguments.components or ""), *_changed(match, arguments, words)]
    interrupted = play(trials, arguments, words, _known_well_enough(arguments, earlier))
    skill: list[dict[str, Any]] = []
    try:
        for pair in [] if interrupted else levels:
            skill.append(_step(match, *pair, arguments, words))
    except Interrupted:
        interrupted = True
    for trial in trials:
        trial.data.about |= {"pace": arguments.pace, "skill": skill}
    before, data = earlier, trials[0].data
    if len(trials) > 1 and len(trials[1].data.rows) > 1:
        # the changed box is the study; the box as it is, what it is compared with
        before, data = trials[0].data, trials[1].data
    findings = None if before is None else compare(before, data)
    speech = Words(arguments.lang, match.name)
    made_by = command(trials[0].data, *_typed(arguments))
    write_text(Path(arguments.out), report(data, speech, before, findings, made_by), words)
    played = [trial.data for trial in trials if len(trial.data.rows) > 1]
    _save(arguments, list(zip(played, ["before", ""] if len(played) > 1 else [""], strict=True)), words)
    if not interrupted:
        for trial in trials:
            trial.forget()  # only now: an interrupt of the second study spares the first
    if before is not None and findings is not None:
        for line in _told(before, data, findings, speech):
            print(line)
    print(words.text("lab-written", file=arguments.out))
    return INTERRUPTED if interrupted else 0


def _asked(arguments: argparse.Namespace, words: Words) -> Match:
    kind = rulebook(arguments.game)
    players = arguments.players or (len(arguments.bots.split(",")) if "," in arguments.bots else kind.most_players)
    if "," not in arguments.bots:
        arguments.bots = ",".join([arguments.bots] * players)
    match = asked_match(arguments, words, moves=True)
    if len(match.bots) != players:
        raise WrongUse(words.text("cli-bots-and-seats", bots=len(match.bots), players=players))
    match.game()
    match.starts = arguments.starts or ""
    return match


def _levels(arguments: argparse.Namespace, words: Words) -> list[tuple[str, str]]:
    """Each level that was named with the one below it."""
    if arguments.levels is None:
        return []
    names = [name.strip() for name in arguments.levels.split(",")]
    for name in names:
        kind_of_bot(name)
    if len(names) < 2:
        raise WrongUse(words.text("lab-levels-few"))
    return ladder(names)


def _step(match: Match, upper: str, lower: str, arguments: argparse.Namespace, words: Words) -> dict[str, Any]:
    """How a level fares among seats of the one below it."""
    sys.stderr.write(words.text("lab-levels-part", upper=upper, lower=lower) + "\n")
    bots = [upper] + [lower] * (len(match.bots) - 1)
    rung = Match(match.name, bots, match.games, match.seed, match.budget, match.options, match.components)
    result, _ = watched(rung, arguments, words)
    return {"upper": upper, "lower": lower, "wins": sum(result.wins[0]), "games": result.games}


def _typed(arguments: argparse.Namespace) -> list[str]:
    """What else was typed that makes the page."""
    typed: list[str] = []
    for way in _WAYS:
        given = getattr(arguments, way)
        for value in given if isinstance(given, list) else [given]:
            typed += [] if value is None else [f"--{way}", value]
    if arguments.levels is not None:
        typed += ["--levels", arguments.levels]
    if arguments.pace != PACE:
        typed += ["--pace", f"{arguments.pace:g}"]
    if arguments.precise is not None:
        typed += ["--precise", f"{arguments.precise:g}"]
    return [*typed, "--lang", arguments.lang, "--out", arguments.out]


def _told(before: Dataset, data: Dataset, findings: list[Finding], speech: Words) -> list[str]:
    """What differs, for the terminal."""
    standing = [finding for finding in findings if finding.stands]
    lines = [
        otherwise(before, data, speech),
        pairing(before, data, speech),
        score_line(findings, speech),
        verdict(before, data, len(standing), speech),
    ]
    return lines + [f"  {sentence(finding, speech)}" for _, group in grouped(standing) for finding in group]


def _known_well_enough(arguments: argparse.Namespace, earlier: Dataset | None) -> Any:
    """Whether the mean score, or how it differs, is known as precisely as was asked for; None if nothing was."""
    precise: float | None = arguments.precise
    if precise is None:
        return None

    def enough(trials: list[Trial], words: Words) -> str:
        now = column(trials[-1].data, "mean_score")
        if len(trials) > 1:
            now = [after - before for before, after in zip(column(trials[0].data, "mean_score"), now, strict=True)]
        half = anytime_half(now, max(LEAST, arguments.games // 2))
        # where few games differ at all, the spread is not known either
        if sum(one != 0 for one in now) < LEAST or half > precise:
            return ""
        return words.text("lab-precise-enough", games=len(now), half=Numbers(words.lang).decimal(half, 2))

    return enough


def _save(arguments: argparse.Namespace, studies: list[tuple[Dataset, str]], words: Words) -> None:
    """Keep all studies, each under the name that was given and what it is called besides."""
    for data, called in studies:
        if arguments.save is not None:
            write_text(_named(Path(arguments.save), called), json.dumps(data.to_json()) + "\n", words)
        if arguments.csv is not None:
            write_text(_named(Path(arguments.csv), called), data.to_csv(), words)


def _named(file: Path, called: str) -> Path:
    """The file of a study that is called so; a change may hold what the name of a file may not."""
    return file.with_name(f"{file.stem}-{_UNFIT.sub('_', called)}{file.suffix}") if called else file


def _swept(match: Match, arguments: argparse.Namespace, words: Words) -> int:
    """Play every value and write a page of curves."""
    sweeps = [_read(read_sweep, typed, match, words) for typed in arguments.sweep]
    base = _as_changed(match, words)
    trials = [Trial(base, arguments.components or "")]
    places: list[list[int]] = []
    for sweep in sweeps:
        assert isinstance(sweep, Sweep)
        places.append([])
        for value in sweep.values:
            if value == sweep.now:
                places[-1].append(0)
                continue
            change = Change(sweep.path, value)
            places[-1].append(len(trials))
            trials.append(_trial(base, [change], arguments, words))
    interrupted = play(trials, arguments, words, None)
    made_by = command(trials[0].data, *_typed(arguments))
    studied = [(sweep, [trials[place].data for place in row]) for sweep, row in zip(sweeps, places, strict=True)]
    speech = Words(arguments.lang, match.name)
    write_text(Path(arguments.out), sweep_report(trials[0].data, studied, speech, made_by), words)
    played = [trial for trial in trials if len(trial.data.rows) > 1]
    _save(arguments, [(trial.data, ",".join(trial.changes)) for trial in played], words)
    if not interrupted:
        for trial in trials:
            trial.forget()
    print(words.text("lab-written", file=arguments.out))
    return INTERRUPTED if interrupted else 0


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


def _changed(match: Match, arguments: argparse.Namespace, words: Words) -> list[Trial]:
    """The same match with another box, which is looked at before anything is played; none if nothing was changed."""
    if arguments.against is not None:
        components = read_box(arguments.against, match.name, words)
        _as_changed(match, words)
        return [Trial(_with(match, components), arguments.against)]
    if arguments.set is not None:
        changes = [_read(read_change, typed, match, words) for typed in arguments.set]
        _as_changed(match, words)
        return [_trial(match, changes, arguments, words)]
    return []


def _trial(match: Match, changes: list[Change], arguments: argparse.Namespace, words: Words) -> Trial:
    text = with_changes(match.components, changes)
    typed = [str(change) for change in changes]
    try:
        box(match.name, text)
    except BadData as error:
        raise WrongUse(words.text("lab-wrong-change", change=", ".join(typed), problem=spoken(error, words))) from None
    return Trial(_with(match, text), arguments.components or "", typed)


def _read(read: Any, typed: str, match: Match, words: Words) -> Any:
    try:
        return read(typed, match.name, match.components)
    except BadData as error:
        raise WrongUse(spoken(error, words)) from None


def _with(match: Match, components: str) -> Match:
    return Match(**{**match.to_json(), "components": components})


def _as_changed(match: Match, words: Words) -> Match:
    """Levels that have learned the game's own box play a changed one in another way: to compare, so they do in both."""
    from teahouse.bots.levels import level_of

    game = match.game()
    known = match.components is None
    if known and any(level_of(name.partition("@")[0], game) is not None for name in match.bots):
        sys.stderr.write(words.text("lab-as-changed") + "\n")
        match.components = ""  # the same box, but one that might be another
    return match
