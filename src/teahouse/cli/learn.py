"""`teahouse learn`: a network learns a game by playing it against itself."""

from __future__ import annotations

import argparse
import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from teahouse.cli.parser import MOST_WORKERS, Parser
from teahouse.cli.shared import WrongUse, house_words
from teahouse.library import rulebook
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "learn",
        run,
        "learn year-of-the-dragon --minutes 30 --out training",
        "learn yinzi --imitate games.jsonl --until 7:30 --workers 8 --out training",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.option("--out", "learn-arg-out", default="training", metavar="FOLDER")
    command.option("--minutes", "learn-arg-minutes", type=command.amount(), metavar="M")
    command.option("--until", "learn-arg-until", metavar="HH:MM")
    command.option("--rounds", "learn-arg-rounds", type=command.whole(1), metavar="N")
    command.option("--score", "learn-arg-score", type=command.amount(), metavar="P")
    command.option("--start", "learn-arg-start", metavar="FILE")
    command.option("--imitate", "learn-arg-imitate", action="append", default=[], metavar="FILE")
    command.option("--workers", "learn-arg-workers", type=command.whole(1, MOST_WORKERS), metavar="N")
    command.option("--tables", "learn-arg-tables", type=command.whole(1), default=64, metavar="N")
    command.option("--width", "learn-arg-width", type=command.whole(8), default=512, metavar="N")
    command.option("--depth", "learn-arg-depth", type=command.whole(1), default=3, metavar="N")
    command.option("--seed", "cli-arg-seed", type=command.whole(0), default=1, metavar="S")
    command.option("--device", "learn-arg-device", default="auto", metavar="cpu|cuda")


def run(arguments: argparse.Namespace) -> int:
    """Train until it is time."""
    words = house_words(arguments)
    kind = rulebook(arguments.game)
    if find_spec("torch") is None:
        raise WrongUse(words.text("learn-no-torch"))
    if arguments.until is not None and re.fullmatch(r"([01]?[0-9]|2[0-3]):[0-5][0-9]", arguments.until) is None:
        raise WrongUse(words.text("learn-bad-time", given=arguments.until))
    if not any((arguments.minutes, arguments.until, arguments.rounds, arguments.score)):
        raise WrongUse(words.text("learn-no-end"))
    examples = [Path(file) for file in arguments.imitate]
    for file in examples:
        if not file.is_file():
            raise WrongUse(words.text("learn-no-examples", file=str(file)))
    start = None if arguments.start is None else Path(arguments.start)
    if start is not None and not start.is_file():
        raise WrongUse(words.text("learn-no-start", file=str(start)))
    _train(kind.name, arguments, examples, start, words)
    return 0


def _train(name: str, arguments: argparse.Namespace, examples: list[Path], start: Path | None, words: Words) -> None:
    # PyTorch is heavy, and only this command needs it
    from teahouse.learn.export import ForeignNetwork
    from teahouse.learn.plan import Plan
    from teahouse.learn.training import Ending, train

    workers = arguments.workers or max(1, (os.cpu_count() or 2) - 1)
    size = 2 * workers * arguments.tables * 64
    plan = Plan(
        name,
        seed=arguments.seed,
        workers=workers,
        tables=arguments.tables,
        width=arguments.width,
        depth=arguments.depth,
        batch=max(256, min(32768, size // 8)),
        device=arguments.device,
    )

    def tell(report: dict[str, Any]) -> None:
        if "epoch" in report:
            same = round(100 * report["same"])
            print(words.text("learn-imitated", epoch=report["epoch"], games=report["examples"], same=same), flush=True)
        elif "round" in report:
            seats = min(4, rulebook(name).most_players)
            print(
                words.text(
                    "learn-round",
                    round=report["round"],
                    minutes=f"{report['seconds'] / 60:.1f}",
                    thousands=report["decisions"] // 1000,
                    speed=report["speed"],
                    players=seats,
                    mean=str(report.get(f"mean{seats}", "–")),
                    winner=str(report.get(f"winner{seats}", "–")),
                ),
                flush=True,
            )

    ending = Ending(arguments.minutes, arguments.rounds, arguments.until, arguments.score)
    try:
        learner = train(plan, ending, Path(arguments.out), examples, start=start, tell=tell)
    except ForeignNetwork as error:
        raise WrongUse(words.text("learn-foreign-start", problem=str(error))) from None
    print(words.text("learn-done", folder=arguments.out, rounds=learner.rounds))
