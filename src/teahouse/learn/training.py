"""A training from its first round to its end: how long, what is written down, how it goes on after a stop."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

from teahouse.learn.curves import write_page
from teahouse.learn.export import export, take_up
from teahouse.learn.imitation import imitate
from teahouse.learn.learner import Learner
from teahouse.learn.plan import Plan

CHECKPOINT: Final = "checkpoint.pt"
CURVES: Final = "curves.jsonl"
PAGE: Final = "curves.html"
NETWORK: Final = "network.npz"


class Ending(NamedTuple):
    """When a training is over: whichever comes first."""

    minutes: float | None = None
    rounds: int | None = None
    until: str | None = None
    """A time of day, 17:30."""
    score: float | None = None
    """The mean score among four (or as many as there can be) of its like."""


class Clock:
    """How much of a training is over."""

    def __init__(self, ending: Ending) -> None:
        self._begun = time.monotonic()
        self._ending = ending
        limits = [] if ending.minutes is None else [60 * ending.minutes]
        if ending.until is not None:
            limits.append(_seconds_until(ending.until))
        self._seconds = min(limits) if limits else None
        self.rounds = 0
        self.score = 0.0
        """The mean score of late, smoothed."""

    def part(self) -> float:
        """From 0 at the beginning to 1 at the end."""
        parts = [0.0]
        if self._seconds is not None:
            parts.append((time.monotonic() - self._begun) / max(self._seconds, 1e-9))
        if self._ending.rounds is not None:
            parts.append(self.rounds / self._ending.rounds)
        return min(1.0, max(parts))

    def over(self) -> bool:
        return self.part() >= 1.0 or (self._ending.score is not None and self.score >= self._ending.score)


def _seconds_until(clock: str) -> float:
    """Until this time of day comes next."""
    now = datetime.now().astimezone()
    hour, minute = (int(part) for part in clock.split(":"))
    then = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return (then - now if then > now else then + timedelta(days=1) - now).total_seconds()


def train(
    plan: Plan,
    ending: Ending,
    folder: Path,
    examples: list[Path] | None = None,
    imitation_epochs: int = 2,
    start: Path | None = None,
    keep_every: float = 60.0,
    tell: Callable[[dict[str, Any]], None] | None = None,
) -> Learner:
    """Train in a folder; if it holds a checkpoint, go on from there, else from the network `start`, if one is named.

    An interrupt keeps what was learned.
    """
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(plan)
    checkpoint = folder / CHECKPOINT
    fresh = not checkpoint.exists()
    if not fresh:
        learner.load(checkpoint)
    elif start is not None:
        take_up(learner, start)
    clock = Clock(ending)
    kept = time.monotonic()
    with open(folder / CURVES, "a", encoding="utf-8") as curves:

        def note(report: dict[str, Any]) -> None:
            curves.write(json.dumps(report) + "\n")
            curves.flush()
            if tell is not None:
                tell(report)

        try:
            if fresh and examples:
                for report in imitate(learner, examples, imitation_epochs, clock.over):
                    note(report)
            learner.open()
            for report in _rounds(learner, clock):
                note(report)
                if time.monotonic() - kept > keep_every:
                    learner.save(checkpoint)
                    kept = time.monotonic()
        except KeyboardInterrupt:
            note({"interrupted": learner.rounds})
        finally:
            learner.close()
    learner.save(checkpoint)
    export(learner, folder / NETWORK)
    write_page(folder / CURVES, folder / PAGE, plan.game)
    return learner


def _rounds(learner: Learner, clock: Clock) -> Iterator[dict[str, Any]]:
    plan = learner.plan
    seats = str(min(4, learner.layout.seats))

    def between(first: float, last: float) -> float:
        return first + (last - first) * clock.part()

    for report in learner.run_rounds(
        lambda: between(plan.rate, plan.last_rate), lambda: between(plan.entropy, plan.last_entropy), clock.over
    ):
        clock.rounds += 1
        mean = report.get(f"mean{seats}")
        if mean is not None:
            clock.score = mean if clock.rounds == 1 else 0.8 * clock.score + 0.2 * mean
        yield report
