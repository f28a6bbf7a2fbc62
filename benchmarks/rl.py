"""What a learner waits for: our games beside PettingZoo's and OpenSpiel's, and hundreds of tables beside catanatron.

python -m benchmarks --rl
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.environments import Subject, environment, ours, peers
from benchmarks.tables import layout, number

STEP_US = {"year-of-the-dragon": 25, "dragon-boats": 40, "yinzi": 60}
"""Microseconds of a wrapped step with observation and mask, compiled, at most."""
VECTOR_PER_S = {"year-of-the-dragon": 150_000, "dragon-boats": 90_000, "yinzi": 50_000}
"""Decisions a second of 256 tables with observations on two cores, compiled, at least."""


def run(rounds: int, seconds: float, games: list[str] | None, file: Path, progress: Callable[[str], None]) -> list[str]:
    """Measure, print the tables, write the JSON; what is missed, in words."""
    zoo = environment("pettingzoo[classic]==1.27.0")
    spiel = environment("open_spiel==2.0.2", "numpy")
    catan = peers()[0]
    others = [
        Subject("connect four", "PettingZoo 1.27.0", "connect four", zoo, "stepping", ("connect_four_v3",)),
        Subject("hanabi", "PettingZoo 1.27.0", "hanabi", zoo, "stepping", ("hanabi_v5",)),
        Subject("hearts", "OpenSpiel 2.0.2", "hearts", spiel, "spieling", ("hearts",)),
    ]
    own = [
        Subject(one.key, one.engine, one.case, one.python, "doors", one.arguments, one.path)
        for one in ours()
        if not games or one.case in games
    ]
    subjects = [catan, *own, *others]
    for turn in range(rounds):
        for place, subject in enumerate(subjects):
            progress(f"turn {turn + 1} of {rounds}, {place + 1} of {len(subjects)}: {subject.key}")
            subject.run(turn, seconds)
    progress("")
    missed: list[str] = []
    print(_steps(own, others, missed))
    print(_vectors(own, catan, missed))
    file.parent.mkdir(parents=True, exist_ok=True)
    told = {subject.key: subject.figures for subject in subjects}
    file.write_text(json.dumps({"python": platform.python_version(), "turns": told, "missed": missed}, indent=1) + "\n")
    return missed


def least(subject: Subject, name: str) -> float:
    """The best of the turns, where less is better."""
    return min(turn[name] for turn in subject.figures)


def _steps(own: list[Subject], others: list[Subject], missed: list[str]) -> str:
    rows = [["engine", "game", "µs a step", "at most"]]
    for subject in [*own, *others]:
        took = least(subject, "step_us")
        limit = STEP_US.get(subject.case) if subject.key.endswith(" compiled") else None
        rows.append([subject.engine, subject.case, number(took), str(limit or "")])
        if limit is not None and took > limit:
            missed.append(f"{subject.key}: a wrapped step takes {number(took)} µs instead of {limit}")
    return layout("A wrapped step with observation and mask, our games with four players, processor time", rows)


def _vectors(own: list[Subject], catan: Subject, missed: list[str]) -> str:
    rows = [["engine", "game", "decisions/s", "at least", "by the clock", "times catanatron's"]]
    theirs = [turn["steps_per_s"] for turn in catan.figures]
    rows.append([catan.engine, catan.case, number(2 * max(theirs)), "", "", ""])
    for subject in own:
        rates = [turn["vector_per_s"] for turn in subject.figures]
        wall = max(turn["vector_wall_per_s"] for turn in subject.figures)
        ratio = median(mine / (2 * other) for mine, other in zip(rates, theirs, strict=True))
        goal = VECTOR_PER_S.get(subject.case) if subject.key.endswith(" compiled") else None
        told = [number(max(rates)), f"{goal:,}" if goal else "", number(wall), f"{number(ratio)}×"]
        rows.append([subject.engine, subject.case, *told])
        if goal is not None and max(rates) < goal:
            missed.append(f"{subject.key}: {number(max(rates))} decisions/s instead of {goal:,}")
    return layout("256 tables of four players with observations and masks, two cores; catanatron plays without", rows)
