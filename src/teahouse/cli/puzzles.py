"""`teahouse puzzles`: looks for positions in which one move is clearly best."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from teahouse.cli.parser import MOST_WORKERS, Parser
from teahouse.cli.shared import WrongUse, house_words
from teahouse.library import rulebook
from teahouse.words import Words

_EVERY = 5.0
"""Seconds between two lines about how far it is."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "puzzles",
        run,
        "puzzles yinzi --out yinzi.json.gz",
        "puzzles dragon-boats --count 20 --seed 7 --seconds 300 --workers 4 --out boats.json.gz",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.option("--out", "puzzles-arg-out", required=True, metavar="FILE")
    command.option("--count", "puzzles-arg-count", type=command.whole(1, 1000), default=60, metavar="N")
    command.option("--seed", "cli-arg-seed", type=command.whole(0), default=1, metavar="S")
    command.option("--seconds", "puzzles-arg-seconds", type=command.amount(), metavar="S")
    command.option("--workers", "puzzles-arg-workers", type=command.whole(1, MOST_WORKERS), default=1, metavar="N")
    command.option("--found", "puzzles-arg-found", action="append", default=[], metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles; 1 if there are fewer than were wanted."""
    from teahouse.puzzles.maker import Order, make, notes_of, spread  # only this command needs all that it brings

    words = house_words(arguments)
    kind = rulebook(arguments.game)
    out = Path(arguments.out)
    if out.is_dir():
        raise WrongUse(words.text("puzzles-folder", file=str(out)))
    others = [Path(file) for file in arguments.found]
    for file in others:
        if not file.is_file():
            raise WrongUse(words.text("puzzles-no-found", file=str(file)))
    order = Order(kind.name, arguments.count, arguments.seed, arguments.workers, arguments.seconds, out, others)
    try:
        chosen, found = make(order, _Progress(words).tell)
    except OSError as error:
        raise WrongUse(words.text("puzzles-no-write", file=str(out), problem=error.strerror or str(error))) from None
    print(words.text("puzzles-chosen", count=len(chosen), found=found, file=str(out)))
    for name, counts in spread(chosen).items():
        told = ", ".join(f"{_named(name, value, words)} {count}" for value, count in counts.items())
        print(f"  {words.text(f'puzzles-by-{name}')}: {told}")
    if len(chosen) < arguments.count:
        print(words.text("puzzles-go-on", missing=arguments.count - len(chosen), file=str(notes_of(out))))
        return 1
    return 0


def _named(name: str, value: str, words: Words) -> str:
    return words.text(f"web-puzzle-{value}") if name == "level" else f"{value}:"


class _Progress:
    """Says now and then how far it is."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._next = 0.0

    def tell(self, games: int, found: int) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _EVERY
            sys.stderr.write(self._words.text("puzzles-looking", games=games, found=found) + "\n")
