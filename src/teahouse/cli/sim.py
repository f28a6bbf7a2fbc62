"""`teahouse sim`: many games between bots, and what they come to."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Final

from teahouse.arena import Plan, Summary, simulate
from teahouse.arena.play import Interrupted
from teahouse.bots import DEFAULT, kind_of_bot
from teahouse.cli.parser import MOST_GAMES, MOST_WORKERS, Parser
from teahouse.cli.shared import (
    WrongUse,
    asked_budget,
    check_seed,
    check_writable,
    chosen_options,
    house_words,
    own_box,
    write_text,
)
from teahouse.cli.trajectories import takes_trajectories, writer
from teahouse.lab.numbers import Numbers
from teahouse.library import rulebook
from teahouse.words import Words

INTERRUPTED: Final = 130
"""What a command ends with after Ctrl-C, also if it told what it had so far."""
UNWATCHED: Final = 10.0
"""Seconds between lines of progress where no terminal is."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "sim",
        run,
        "sim year-of-the-dragon --players 4 --games 500 --seed 1 --workers 2",
        "sim year-of-the-dragon --players 2 --bots random,mybot:MyBot --option wall=choose --json -",
    )
    command.takes_game()
    command.option("--players", "cli-arg-players", type=command.whole(1), metavar="N")
    command.option("--games", "cli-arg-games", type=command.whole(1, MOST_GAMES), default=100, metavar="K")
    command.option("--bots", "cli-arg-bots", default="", metavar="A,B,...")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    command.option("--workers", "cli-arg-workers", type=command.whole(1, MOST_WORKERS), default=1, metavar="W")
    command.option("--budget", "cli-arg-budget", default="", metavar="300ms|500sims")
    command.option("--record-dir", "cli-arg-record-dir", metavar="D")
    takes_trajectories(command)
    command.option("--json", "cli-arg-json-file", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Play, then say what came of it."""
    words = house_words(arguments)
    plan = _plan(arguments, words)
    game = plan.game()
    if arguments.json not in (None, "-"):
        check_writable(Path(arguments.json), words)
    folder = None if arguments.record_dir is None else Path(arguments.record_dir)

    with writer(arguments, plan, words) as trajectories:

        def keep(index: int, record: str) -> None:
            if folder is not None:
                write_text(folder / f"{plan.name}-{plan.seed}-{index + 1:05}.record", record, words)
            if trajectories is not None:
                trajectories.add_record(index, plan.bots, record)

        kept = folder is not None or trajectories is not None
        bar = Bar(arguments.games, words)
        code = 0
        try:
            summary = simulate(plan, arguments.games, arguments.workers, keep if kept else None, bar.show)
        except Interrupted as stop:
            bar.clear()
            say_partial(stop, arguments.games, words)
            code, summary = INTERRUPTED, Summary(plan, game, stop.answers)
        finally:
            bar.clear()
    if arguments.json is not None:
        text = json.dumps(summary.to_json(), ensure_ascii=False) + "\n"
        if arguments.json == "-":
            sys.stdout.write(text)
            return code
        write_text(Path(arguments.json), text, words)
    for line in _told(summary, Words(arguments.lang, game.name, plan.bots)):
        print(line)
    return code


def say_partial(stop: Interrupted, games: int, words: Words) -> None:
    """Say after how many games it was interrupted: what follows is about those; after none there is nothing to tell."""
    if not stop.answers:
        raise KeyboardInterrupt
    sys.stderr.write(words.text("cli-partial", done=len(stop.answers), total=games) + "\n")


def _plan(arguments: argparse.Namespace, words: Words) -> Plan:
    kind = rulebook(arguments.game)
    bots = [name.strip() for name in arguments.bots.split(",")] if arguments.bots else []
    players = arguments.players or (len(bots) if len(bots) > 1 else kind.most_players)
    if len(bots) not in (0, 1, players):
        raise WrongUse(words.text("cli-bots-and-seats", bots=len(bots), players=players))
    seats = bots if len(bots) == players else (bots or [DEFAULT]) * players
    for name in seats:
        kind_of_bot(name)
    asked_budget(arguments.budget, words)
    check_seed(arguments.seed, words)
    options = chosen_options(kind.name, arguments.options, words)
    return Plan(kind.name, seats, arguments.seed, options, own_box(arguments, words), arguments.budget)


def _told(summary: Summary, words: Words) -> list[str]:
    numbers = Numbers(words.lang)
    lines = [
        words.text(
            "cli-sim-head",
            title=words.text("game-title"),
            games=summary.games,
            players=summary.game.players,
            moves=summary.moves,
        ),
        words.text("cli-sim-length", decisions=f"{summary.decisions:g}", largest=summary.largest_list),
    ]
    for seat, mean in enumerate(summary.mean_score):
        lines.append(
            words.text(
                "cli-sim-seat",
                number=seat + 1,
                bot=summary.plan.bots[seat],
                mean=numbers.decimal(mean, 2),
                share=numbers.decimal(100 * summary.win_share[seat]),
            )
        )
    return lines


class Bar:
    """A line on stderr that grows with the games played; where no terminal is, a new line every now and then."""

    def __init__(self, total: int, words: Words) -> None:
        self._total = total
        self._words = words
        self._watched = sys.stderr.isatty()
        self._begun = self._shown = time.monotonic()
        self._before: int | None = None
        """Games that were played before an interrupt."""
        self._width = 0

    def show(self, done: int) -> None:
        """Say how many are done and how long the rest will take."""
        now = time.monotonic()
        if self._before is None:
            self._before = done if done > 1 else 0  # games are told one by one; more at once were found
        if now - self._shown < (0.1 if self._watched else UNWATCHED) and not (self._watched and done >= self._total):
            return
        self._shown = now
        left = round((now - self._begun) / max(1, done - self._before) * (self._total - done))
        full = 30 * done // self._total
        said = self._words.text(
            "cli-progress", done=str(done), total=str(self._total), left=f"{left // 60}:{left % 60:02}"
        )
        if not self._watched:
            sys.stderr.write(said + "\n")
            sys.stderr.flush()
            return
        line = f"[{'#' * full}{'-' * (30 - full)}] {said}"
        sys.stderr.write("\r" + line.ljust(self._width))
        sys.stderr.flush()
        self._width = len(line)

    def clear(self) -> None:
        """Take the line away."""
        if self._watched and self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
