"""Compare the speed of checkouts of Teahouse on one machine, such as before and after a change.

    python -m benchmarks.compare ../before .            the first one is what the others are measured by
    python -m benchmarks.compare --rounds 9 --game yinzi ../before .

Each checkout is measured from source and, where its `build/fast` is up to date, compiled. They take turns, play the
same games, and of each figure the best turn counts: whatever else a machine does only ever makes a turn slower.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import teahouse
from benchmarks.environments import Figures, Subject
from benchmarks.tables import layout, number

SEED = 1
SHOWN = {"step_us": "step", "legal_us": "legal moves", "copy_us": "copy", "rollout_us": "copy + roll-out"}
"""What is compared, with its heading."""


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.compare",
        description="Speeds of checkouts beside each other; a checkout is a folder with src/teahouse.",
    )
    parser.add_argument("checkout", nargs="+", type=Path, help="the first one is what the others are measured by")
    parser.add_argument("--rounds", type=int, default=7, help="how often they take turns (7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time for each figure in each turn (0.3)")
    parser.add_argument("--game", action="append", help="only this game (repeatable)")
    parser.add_argument("--build", choices=("pure", "compiled"), help="only this build")
    parser.add_argument("--allow", type=float, help="exit with 1 if a figure is slower by more than so many %%")
    options = parser.parse_args()

    games = options.game or [game.name for game in teahouse.rulebooks()]
    builds = [options.build] if options.build else ["pure", "compiled"]
    subjects = [
        Subject(checkout.resolve().name, build, game, Path(sys.executable), "ours", (game,), path)
        for game in games
        for build in builds
        for checkout in options.checkout
        if (path := path_of(checkout, build))
    ]
    for _ in range(options.rounds):
        for subject in subjects:
            subject.run(SEED, options.seconds)

    table, slowest = compared(subjects)
    print(table)
    return 1 if options.allow is not None and slowest > options.allow else 0


def compared(subjects: list[Subject]) -> tuple[str, float]:
    """The table, and by how many percent the slowest figure is behind that of the first checkout."""
    rows = [["game", "build", "checkout", *SHOWN.values()]]
    slowest = 0.0
    for subject in subjects:
        first = next(one for one in subjects if (one.case, one.engine) == (subject.case, subject.engine))
        best, base = best_of(subject.figures), best_of(first.figures)
        row = [subject.case, subject.engine, subject.key]
        for name in SHOWN:
            slower = 100 * (best[name] / base[name] - 1)
            slowest = max(slowest, slower)
            row.append(number(best[name]) + ("" if subject is first else f" ({slower:+.1f} %)"))
        rows.append(row)
    return layout("Microseconds of CPU time, the best turn (slower than the first checkout by)", rows), slowest


def path_of(checkout: Path, build: str) -> str:
    """What PYTHONPATH is for a build of a checkout; nothing where it is not there."""
    folder = checkout.resolve() / ("src" if build == "pure" else "build/fast")
    if (folder / "teahouse").is_dir():
        return str(folder)
    if build == "pure":
        sys.exit(f"{checkout} is no checkout of Teahouse: it has no src/teahouse")
    print(f"{checkout} is not compiled, so only its sources are measured: run make fast there")
    return ""


def best_of(turns: list[Figures]) -> Figures:
    """The smallest of each figure over the turns, all of them as times."""
    times = [turn | {"rollout_us": 1e6 / turn["rollouts_per_s"]} for turn in turns]
    return {name: min(turn[name] for turn in times) for name in SHOWN}


if __name__ == "__main__":
    sys.exit(main())
