"""`--trajectories FILE`: what `sim` and `match` play, decision by decision."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from teahouse.arena import Plan
from teahouse.arena.extras import package
from teahouse.cli.parser import Parser
from teahouse.cli.shared import check_writable
from teahouse.words import Words

if TYPE_CHECKING:
    from teahouse.rl.datasets import Writer


def takes_trajectories(command: Parser) -> None:
    """Where decisions are written."""
    command.option("--trajectories", "cli-arg-trajectories", metavar="FILE.parquet")


def writer(arguments: argparse.Namespace, plan: Plan, words: Words) -> AbstractContextManager[Writer | None]:
    """What writes the games of a plan, if a file was asked for; a missing extra is said before anything is played."""
    if arguments.trajectories is None:
        return nullcontext()
    for name in ("pyarrow", "gymnasium", "pettingzoo"):
        package(name, "rl")
    path = Path(arguments.trajectories)
    check_writable(path, words)
    from teahouse.rl.datasets import Writer

    return Writer(path, plan.game(), bots=plan.bots, seed=plan.seed, budget=plan.budget)
