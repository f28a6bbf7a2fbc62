"""`teahouse match` and `ladder`: what bots are worth."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from teahouse.arena.engines import ENGINES, PROCESSES, RAY
from teahouse.arena.ladder import BUDGETS, GAMES, Rung, climb, published, rungs
from teahouse.arena.match import Match, Result, notes_folder, play_match
from teahouse.arena.play import Interrupted
from teahouse.bots import kind_of_bot
from teahouse.cli.parser import MOST_GAMES, MOST_WORKERS, Parser
from teahouse.cli.shared import (
    WrongUse,
    asked_budget,
    check_seed,
    check_writable,
    chosen_options,
    house_words,
    own_box,
    read_text,
    reason,
    write_text,
)
from teahouse.cli.sim import INTERRUPTED, Bar, say_partial
from teahouse.cli.standing import standing
from teahouse.cli.trajectories import takes_trajectories, writer
from teahouse.library import rulebook
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the commands."""
    _add_match(house)
    _add_ladder(house)


def takes_engine(command: Parser) -> None:
    """Where games are played."""
    command.option("--workers", "cli-arg-workers", type=command.whole(1, MOST_WORKERS), default=1, metavar="W")
    command.option("--engine", "bots-arg-engine", choices=ENGINES, default=PROCESSES)
    command.option("--address", "bots-arg-address", metavar="ADDRESS")


def _add_match(house: Parser) -> None:
    command = house.command(
        "match",
        run_match,
        "match year-of-the-dragon --bots leaf,random --games 400 --seed 1",
        "match year-of-the-dragon --bots master,cup,cup,cup --games 100 --budget 50sims --workers 2 --json -",
    )
    command.takes_game()
    command.option("--bots", "bots-arg-bots", required=True, metavar="A,B,...")
    command.option("--games", "cli-arg-games", type=command.whole(1, MOST_GAMES), default=100, metavar="N")
    command.option("--budget", "cli-arg-budget", default="", metavar="300ms|500sims")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    takes_engine(command)
    takes_trajectories(command)
    command.option("--json", "cli-arg-json-file", metavar="FILE")


def asked_match(arguments: argparse.Namespace, words: Words, moves: bool = False) -> Match:
    """The match that the arguments ask for."""
    kind = rulebook(arguments.game)
    bots = [name.strip() for name in arguments.bots.split(",")]
    for name in bots:
        kind_of_bot(name)
    asked_budget(arguments.budget, words)
    check_seed(arguments.seed, words)
    _check_engine(arguments, words)
    options = chosen_options(kind.name, arguments.options, words)
    return Match(
        kind.name, bots, arguments.games, arguments.seed, arguments.budget, options, own_box(arguments, words), moves
    )


def _check_engine(arguments: argparse.Namespace, words: Words) -> None:
    if arguments.address is not None and arguments.engine != RAY:
        raise WrongUse(words.text("bots-address-alone"))


def run_match(arguments: argparse.Namespace) -> int:
    """Play a match and show its table."""
    words = house_words(arguments)
    match = asked_match(arguments, words, moves=arguments.trajectories is not None)
    game = match.game()
    if arguments.json not in (None, "-"):
        check_writable(Path(arguments.json), words)
    if len(set(match.bots)) > 1:
        _say_if_uneven(match.games, len(match.bots), words)
    code = 0
    with writer(arguments, match, words) as trajectories:
        try:
            result, answers = watched(match, arguments, words)
        except Interrupted as stop:
            say_partial(stop, match.games, words)
            answers = stop.answers
            code, result = INTERRUPTED, Result(match, answers)
        if trajectories is not None:
            for answer in answers:
                bots = [match.bots[who] for who in answer["seating"]]
                trajectories.add(answer["index"], bots, answer["played"])
    if arguments.json is not None:
        text = json.dumps(result.to_json(), ensure_ascii=False) + "\n"
        if arguments.json == "-":
            sys.stdout.write(text)
            return code
        write_text(Path(arguments.json), text, words)
    for line in standing(result, Words(arguments.lang, game.name)):
        print(line)
    return code


def _say_if_uneven(games: int, players: int, words: Words) -> None:
    """Say that not everybody has every seat equally often, and which numbers of games would be even."""
    over = games % players
    if over:
        even = f"{games - over}, {games - over + players}" if games > over else str(players)
        sys.stderr.write(words.text("bots-uneven", games=games, players=players, even=even) + "\n")


def watched(
    match: Match,
    arguments: argparse.Namespace,
    words: Words,
    keep: bool = False,
    upto: int | None = None,
    bar: Bar | None = None,
) -> tuple[Result, list[dict[str, Any]]]:
    """Play a match, or its first games, with a progress bar; an interrupt says how to go on."""
    bar = bar or Bar(match.games, words)
    unkept = _Unkept(words)
    try:
        return play_match(
            match,
            arguments.workers,
            arguments.engine,
            arguments.address,
            bar.show,
            notes_folder(),
            keep,
            unkept,
            upto,
        )
    except KeyboardInterrupt:
        bar.clear()
        unkept.interrupted()
        raise
    finally:
        bar.clear()


class _Unkept:
    """Says once that games cannot be kept, and after an interrupt whether they were."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._told = False

    def __call__(self, error: OSError) -> None:
        if not self._told:
            said = self._words.text("bots-no-notes", folder=str(notes_folder()), problem=reason(error))
            sys.stderr.write(said + "\n")
        self._told = True

    def interrupted(self) -> None:
        if not self._told:
            sys.stderr.write(self._words.text("bots-go-on") + "\n")


def _add_ladder(house: Parser) -> None:
    command = house.command("ladder", run_ladder, "ladder year-of-the-dragon --games 100 --workers 8 --seed 1")
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.option("--games", "bots-arg-rung-games", type=command.whole(2, MOST_GAMES), default=GAMES, metavar="N")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    command.option("--master", "bots-arg-master", metavar="BUDGET")
    takes_engine(command)
    command.option("--out", "bots-arg-ladder-out", default="docs/ladder", metavar="FOLDER")
    command.option("--ratings", "bots-arg-ratings", metavar="FILE")


def run_ladder(arguments: argparse.Namespace) -> int:
    """Climb the ladder of a game and write its page."""
    words = house_words(arguments)
    kind = rulebook(arguments.game)
    games = arguments.games
    master = arguments.master or BUDGETS[kind.name]
    if asked_budget(master, words).simulations is None:
        raise WrongUse(words.text("bots-ladder-budget", given=master))
    check_seed(arguments.seed, words)
    _check_engine(arguments, words)
    out = Path(arguments.out)
    page_file, data_file = out / f"{kind.name}.md", out / f"{kind.name}.json"
    ratings = None if arguments.ratings is None else Path(arguments.ratings)
    if ratings is not None:
        _known_ratings(ratings, words)
        check_writable(ratings, words)
    check_writable(page_file, words)
    check_writable(data_file, words)
    for players in sorted({rung.players for rung in rungs("", kind.most_players, 2) if not rung.alike}):
        _say_if_uneven(games, players, words)
    command = f"teahouse ladder {kind.name} --games {games} --seed {arguments.seed} --master {master}"

    bar = Bar(0, words)
    unkept = _Unkept(words)

    def told(rung: Rung) -> Callable[[int], None]:
        nonlocal bar
        bar.clear()
        sys.stderr.write(words.text("bots-rung", upper=rung.upper, lower=rung.lower, players=rung.players) + "\n")
        bar = Bar(rung.games, words)
        return bar.show

    try:
        climbed = climb(
            kind.name,
            games,
            arguments.seed,
            master,
            command,
            told,
            arguments.workers,
            arguments.engine,
            arguments.address,
            notes_folder(),
            unkept,
        )
    except KeyboardInterrupt:
        bar.clear()
        unkept.interrupted()
        raise
    finally:
        bar.clear()
    page = climbed.page()
    write_text(page_file, page, words)
    write_text(data_file, json.dumps(climbed.to_json(), indent=1) + "\n", words)
    if ratings is not None:
        known = published(_known_ratings(ratings, words), climbed)
        write_text(ratings, json.dumps(known, indent=1, sort_keys=True) + "\n", words)
    print(page, end="")
    return 0


def _known_ratings(file: Path, words: Words) -> dict[str, Any]:
    """What the file of ratings says so far."""
    if not file.exists():
        return {}
    try:
        found = json.loads(read_text(str(file), words))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise WrongUse(words.text("bots-wrong-ratings", file=str(file)))
    return found
