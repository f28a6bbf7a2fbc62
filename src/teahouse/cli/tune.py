"""`teahouse tune`: better weights for the bots that judge a position."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from teahouse import __version__
from teahouse.arena.tune import Tuning, cores, justify, tune
from teahouse.bots import BadBot
from teahouse.bots.evaluation import evaluation_kind
from teahouse.cli.parser import MOST_GAMES, MOST_WORKERS, Parser
from teahouse.cli.shared import WrongUse, check_seed, check_writable, chosen_options, house_words, read_text, write_text
from teahouse.lab.numbers import Numbers
from teahouse.library import build, rulebook
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "tune",
        run_tune,
        "tune year-of-the-dragon --generations 40 --workers 8 --seed 1 --out weights.json",
        "tune year-of-the-dragon --simulations 40 --start weights.json --minutes 8 --out better.json",
        "tune year-of-the-dragon --given better.json --start weights.json --justify 400 --out shown.json",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.takes_options()
    command.option("--players", "bots-arg-table-sizes", default="2,4", metavar="N,N,...")
    command.option("--generations", "bots-arg-generations", type=command.whole(1), default=30, metavar="G")
    command.option("--population", "bots-arg-population", type=command.whole(4), default=16, metavar="P")
    command.option("--games", "bots-arg-tune-games", type=command.whole(2, MOST_GAMES), default=60, metavar="N")
    command.option("--simulations", "bots-arg-tune-simulations", type=command.whole(0), default=0, metavar="N")
    command.option("--alike", "bots-arg-tune-alike", action="store_true")
    command.option("--natural", "bots-arg-tune-natural", action="store_true")
    command.option("--start", "bots-arg-start", metavar="FILE")
    command.option("--start-of", "bots-arg-start-of", metavar="FILE")
    command.option("--given", "bots-arg-given", metavar="FILE")
    command.option("--minutes", "bots-arg-minutes", type=command.amount(), metavar="M")
    command.option("--justify", "bots-arg-justify", type=command.whole(0), default=200, metavar="N")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    command.option("--workers", "bots-arg-tune-workers", type=command.whole(1, MOST_WORKERS), metavar="W")
    command.option("--out", "bots-arg-out", required=True, metavar="FILE")


def run_tune(arguments: argparse.Namespace) -> int:
    """Find better weights and write them with how they were found."""
    words = house_words(arguments)
    kind = rulebook(arguments.game)
    options = chosen_options(kind.name, arguments.options, words)
    try:
        sizes = tuple(int(size) for size in arguments.players.split(","))
    except ValueError:
        raise WrongUse(words.text("cli-wrong-number", given=arguments.players, low=kind.least_players)) from None
    for players in sizes:
        build(kind.name, players, None, options)
    check_seed(arguments.seed, words)
    if arguments.start is not None and arguments.start_of is not None:
        raise WrongUse(words.text("bots-two-starts"))
    start = given = None
    if arguments.start is not None:
        start = _weights(arguments.start, kind.name, words)
    elif arguments.start_of is not None:
        start = _weights(arguments.start_of, kind.name, words, "started_from")
    if arguments.given is not None:
        given = _weights(arguments.given, kind.name, words)
    out = Path(arguments.out)
    check_writable(out, words)
    tuning = Tuning(
        kind.name,
        sizes,
        arguments.seed,
        arguments.population,
        arguments.games,
        arguments.simulations,
        options,
        start,
        arguments.alike,
        arguments.natural,
    )
    if not tuning.weights:
        raise BadBot(words.text("bots-no-weights", game=kind.name))
    history: list[float] = []
    numbers = Numbers(words.lang)

    def report(generation: int, worth: float, weights: dict[str, float]) -> None:
        history.append(round(worth, 3))
        sys.stderr.write(words.text("bots-tune-line", generation=generation, worth=numbers.decimal(worth, 2)) + "\n")
        write_text(out, _written(arguments, tuning, weights, history, []), words)

    workers = arguments.workers or cores()
    seconds = None if arguments.minutes is None else 60 * arguments.minutes
    weights = given or tune(tuning, arguments.generations, workers, seconds, report)
    matches = justify(tuning, weights, arguments.justify, workers) if arguments.justify else []
    write_text(out, _written(arguments, tuning, weights, history, matches), words)
    for match in matches:
        low, high = match["win_share_interval"]
        print(
            words.text(
                "bots-tune-match",
                players=match["players"],
                games=match["games"],
                share=numbers.decimal(100 * match["win_share"]),
                low=numbers.decimal(100 * low),
                high=numbers.decimal(100 * high),
                mean=numbers.decimal(match["mean_score"]),
                before=numbers.decimal(match["mean_score_of_others"]),
            )
        )
    return 0


def _weights(file: str, game: str, words: Words, which: str = "weights") -> dict[str, float]:
    """The weights in a file that `teahouse tune` wrote, or those it started from."""
    try:
        found = json.loads(read_text(file, words))[which]
        weights = {name: float(found[name]) for name in found}
    except (ValueError, KeyError, TypeError):
        raise WrongUse(words.text("bots-wrong-weights", file=file)) from None
    strange = weights.keys() - evaluation_kind(game).weights.keys()
    if strange:
        raise WrongUse(words.text("bots-unknown-weight", file=file, game=game, name=min(strange)))
    return weights


def _written(
    arguments: argparse.Namespace,
    tuning: Tuning,
    weights: dict[str, float],
    history: list[float],
    matches: list[dict[str, Any]],
) -> str:
    command = ["teahouse", "tune", tuning.name]
    for option in arguments.options:
        command += ["--option", option]
    tuned = () if arguments.given is not None else ("generations", "population", "games")
    for name in ("players", *tuned, "simulations", "seed", "justify"):
        command += [f"--{name}", str(getattr(arguments, name))]
    command += [f"--{name}" for name in ("alike", "natural") if getattr(arguments, name)]
    if arguments.minutes is not None:
        command += ["--minutes", f"{arguments.minutes:g}"]
    if arguments.workers is not None:
        command += ["--workers", str(arguments.workers)]
    for flag, file in (("--start", arguments.start), ("--start-of", arguments.start_of), ("--given", arguments.given)):
        if file is not None:
            command += [flag, Path(file).name]
    command += ["--out", Path(arguments.out).name]
    found = {
        "game": tuning.name,
        "version": __version__,
        "rules": rulebook(tuning.name).rules_version,
        "command": shlex.join(command),
        "generations_done": len(history),
        "mean_worth": history,
        "started_from": tuning.start,
        "match_against_the_start": matches,
        "weights": weights,
    }
    return json.dumps(found, indent=1) + "\n"
