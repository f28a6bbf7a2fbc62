"""Measure, print the tables, write the JSON."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from statistics import median

from benchmarks import rl
from benchmarks.environments import ROOT, Figures, Subject, ours, peers
from benchmarks.tables import GOALS, Ratios, absolute, relative

HIGHER_IS_BETTER = ("steps_per_s", "rollouts_per_s")
LOWER_IS_BETTER = ("legal_us", "copy_us", "copy_kept_us")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Our speed beside other engines', per CPU second, four players at random. "
        "A machine's speed wanders, so engines take turns and ratios are taken within a turn.",
        epilog="example: python -m benchmarks --rounds 3 --game year-of-the-dragon",
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often the engines take turns (5)")
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU time for each figure in each turn (0.6)")
    parser.add_argument("--game", action="append", help="only this game of ours (repeatable)")
    parser.add_argument(
        "--json", type=Path, default=ROOT / "build" / "bench.json", help="where the figures are written"
    )
    parser.add_argument("--check", action="store_true", help="exit with 1 if a goal is missed")
    parser.add_argument("--rl", action="store_true", help="what a learner waits for, beside other environments")
    options = parser.parse_args()

    if options.rl:
        missed = rl.run(
            options.rounds, options.seconds, options.game, options.json.with_name("bench-rl.json"), progress
        )
        for line in missed:
            print(f"Missed: {line}")
        return 1 if options.check and missed else 0

    own = [subject for subject in ours() if not options.game or subject.case in options.game]
    others = peers()
    # Ours and the peer they are measured by run back to back in every turn.
    subjects = [others[0], *own, *others[1:]]
    for turn in range(options.rounds):
        for number, subject in enumerate(subjects):
            progress(f"turn {turn + 1} of {options.rounds}, {number + 1} of {len(subjects)}: {subject.key}")
            subject.run(turn, options.seconds)
    progress("")

    figures = {subject.key: medians(subject.figures) for subject in subjects}
    ratios = {subject.key: against(subject, others[0]) | searched(subject) for subject in own}
    for subject in own:
        if subject.key.endswith(" compiled"):
            pure = next(other for other in own if other.key == f"{subject.case} pure")
            ratios[subject.key]["compiled"] = against(subject, pure)["steps_per_s"]
    print(absolute([*others, *own], figures))
    table, missed = relative(own, ratios)
    print(table)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(
        json.dumps(
            {
                "python": platform.python_version(),
                "machine": platform.machine(),
                "rounds": options.rounds,
                "seconds": options.seconds,
                "figures": figures,
                "ratios_to_catanatron": ratios,
                "goals": GOALS,
                "missed": missed,
                "turns": {subject.key: subject.figures for subject in subjects},
            },
            indent=1,
        )
        + "\n"
    )
    shown = options.json.relative_to(ROOT) if options.json.is_relative_to(ROOT) else options.json
    print(f"Written to {shown}")
    for line in missed:
        print(f"Missed: {line}")
    return 1 if options.check and missed else 0


def medians(turns: list[Figures]) -> Figures:
    """The median of each figure over the turns."""
    return {name: median(turn[name] for turn in turns) for name in turns[0]}


def against(subject: Subject, other: Subject) -> Ratios:
    """How many times faster the subject is than the other: the median of the turns' ratios."""
    pairs = list(zip(subject.figures, other.figures, strict=True))
    ratios = {name: median(mine[name] / theirs[name] for mine, theirs in pairs) for name in HIGHER_IS_BETTER}
    return ratios | {name: median(theirs[name] / mine[name] for mine, theirs in pairs) for name in LOWER_IS_BETTER}


def searched(subject: Subject) -> Ratios:
    """The speed of the search over that of its roll-outs: the median of the turns."""
    return {"search": median(turn["search"] for turn in subject.figures)}


def progress(line: str) -> None:
    """Show on a terminal what is being measured."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
