"""`teahouse puzzles`: looks for positions in which one move is clearly best."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from teahouse.cli.parser import MOST_WORKERS, Parser
from teahouse.cli.shared import WrongUse, house_words
from teahouse.library import rulebook
from teahouse.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from teahouse.puzzles import Puzzle

_EVERY = 5.0
"""Seconds between two lines about how far it is."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "puzzles",
        run,
        "puzzles yinzi --out yinzi.json.gz",
        "puzzles dragon-boats --count 20 --seed 7 --seconds 300 --workers 4 --out boats.json.gz",
        "puzzles yinzi --again --out yinzi.json.gz",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.option("--out", "puzzles-arg-out", required=True, metavar="FILE")
    command.option("--count", "puzzles-arg-count", type=command.whole(1, 1000), default=60, metavar="N")
    command.option("--seed", "cli-arg-seed", type=command.whole(0), default=1, metavar="S")
    command.option("--seconds", "puzzles-arg-seconds", type=command.amount(), metavar="S")
    command.option("--workers", "puzzles-arg-workers", type=command.whole(1, MOST_WORKERS), default=1, metavar="N")
    command.option("--found", "puzzles-arg-found", action="append", default=[], metavar="FILE")
    command.option("--again", "puzzles-arg-again", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles, or look at them again; 1 if there are fewer than were wanted."""
    from teahouse.puzzles.maker import Order, make, notes_of  # only this command needs all that it brings

    words = house_words(arguments)
    kind = rulebook(arguments.game)
    out = Path(arguments.out)
    if out.is_dir():
        raise WrongUse(words.text("puzzles-folder", file=str(out)))
    if arguments.again:
        return _renew(kind.name, out, arguments.workers, words)
    others = [Path(file) for file in arguments.found]
    for file in others:
        if not file.is_file():
            raise WrongUse(words.text("puzzles-no-found", file=str(file)))
    order = Order(kind.name, arguments.count, arguments.seed, arguments.workers, arguments.seconds, out, others)
    try:
        chosen, found = make(order, _Progress(words, "puzzles-looking").tell)
    except OSError as error:
        raise WrongUse(words.text("puzzles-no-write", file=str(out), problem=error.strerror or str(error))) from None
    print(words.text("puzzles-chosen", count=len(chosen), found=found, file=str(out)))
    _print_spread(chosen, words)
    if len(chosen) < arguments.count:
        print(words.text("puzzles-go-on", missing=arguments.count - len(chosen), file=str(notes_of(out))))
        return 1
    return 0


def _renew(game: str, out: Path, workers: int, words: Words) -> int:
    """Look at the puzzles of a file again; 1 if some of them are none any more."""
    from teahouse.puzzles.maker import renew

    if not out.is_file():
        raise WrongUse(words.text("puzzles-no-file", file=str(out)))
    held, gone = renew(game, out, workers, _Progress(words, "puzzles-looking-again").tell)
    print(words.text("puzzles-held", count=len(held), of=len(held) + len(gone), file=str(out)))
    _print_spread(held, words)
    if gone:
        print(words.text("puzzles-gone", ids=", ".join(gone)))
    return 1 if gone else 0


def _print_spread(chosen: Sequence[Puzzle], words: Words) -> None:
    from teahouse.puzzles.maker import spread

    for name, counts in spread(chosen).items():
        told = ", ".join(f"{_named(name, value, words)} {count}" for value, count in counts.items())
        print(f"  {words.text(f'puzzles-by-{name}')}: {told}")


def _named(name: str, value: str, words: Words) -> str:
    return words.text(f"web-puzzle-{value}") if name == "level" else f"{value}:"


class _Progress:
    """Says now and then how far it is."""

    def __init__(self, words: Words, said: str) -> None:
        self._words = words
        self._said = said
        self._next = 0.0

    def tell(self, games: int, found: int) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _EVERY
            sys.stderr.write(self._words.text(self._said, games=games, found=found) + "\n")
