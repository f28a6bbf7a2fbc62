"""What is measured, the same for every engine. Standard library only: this runs in the peers' environments too.

All figures are per second of CPU time of one process, with the cyclic collector on, as in use.
"""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

S = TypeVar("S")

STATES = 240
"""How many states the figures for legal moves, copies and roll-outs are taken over."""
KEPT = 4800
"""How many copies are alive at once in the figure for kept copies."""


class Engine(Protocol[S]):
    """A game engine as a benchmark sees it."""

    def new(self) -> S:
        """A game before its first move."""

    def play_out(self, state: S) -> int:
        """Play at random to the end; return how many decisions the players made."""

    def roll_out(self, state: S) -> object:
        """The same in the way the engine offers to programs that search."""

    def walk(self) -> Iterator[S]:
        """Play one random game, stopping before each decision of a player."""

    def copier(self, state: S) -> Callable[[], S]:
        """A call that copies the state."""

    def asker(self, state: S) -> Callable[[], object]:
        """A call that finds the legal moves of the state."""


def sample(engine: Engine[S], count: int) -> list[S]:
    """Copies of states before a decision, spread evenly over whole random games; few of each, for games differ."""
    choice = random.Random(20)
    found: list[S] = []
    while len(found) < count:
        found += [engine.copier(state)() for state in engine.walk() if choice.random() < 0.01]
    choice.shuffle(found)
    return found[:count]


def per_call(calls: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds of one call, over all calls in turn; what they return is thrown away."""
    rounds = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        rounds += 1
        for call in calls:
            call()
    return 1e6 * spent / (rounds * len(calls))


def per_kept_call(calls: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds of one call while the results of thousands stay alive."""
    rounds, spent = 0, 0.0
    while spent < seconds:
        rounds += 1
        gc.collect()
        started = time.process_time()
        kept = [call() for _ in range(KEPT // len(calls)) for call in calls]
        spent += time.process_time() - started
        del kept
    return 1e6 * spent / (rounds * len(calls) * (KEPT // len(calls)))


def measure(engine: Engine[S], seconds: float) -> dict[str, float]:
    """All figures of an engine, spending about the given CPU time on each."""
    states = sample(engine, STATES)
    games = steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        games += 1
        steps += engine.play_out(engine.new())
    copiers = [engine.copier(state) for state in states]
    rollouts = 0
    began = time.process_time()
    # from all states equally often: a roll-out early in a game takes many times as long as a late one
    while (rolled := time.process_time() - began) < seconds:
        for copier in copiers:
            engine.roll_out(copier())
        rollouts += len(copiers)
    return {
        "games_per_s": games / spent,
        "steps_per_s": steps / spent,
        "steps_per_game": steps / games,
        "step_us": 1e6 * spent / steps,
        "legal_us": per_call([engine.asker(state) for state in states], seconds / 2),
        "copy_us": per_call([*copiers], seconds / 2),
        "copy_kept_us": per_kept_call([*copiers], seconds / 2),
        "rollouts_per_s": rollouts / rolled,
    }


def report(version: str, figures: dict[str, float]) -> None:
    """Print the result for the process that started this one."""
    print(json.dumps({"version": version, "figures": figures}))
