"""What a learner waits for at one table: a step, and what the next agent sees and may do.

Works in the peers' environments too: it needs NumPy and an environment of PettingZoo, nothing of ours.
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy

from benchmarks.measure.engine import report

AT_ONCE = 400
"""So many steps are one sample; the quickest counts, because on a busy machine every figure wanders."""


def step_us(env: Any, seed: int, seconds: float) -> float:
    """Microseconds of processor time of `step` and `last` together, choosing an action and new games aside."""
    clock = time.thread_time_ns
    luck = random.Random(seed)
    best = float("inf")
    spent = 0
    env.reset(seed=seed)
    seen, _, over, cut, _ = env.last()
    while spent < seconds * 1e9:
        sample = steps = 0
        while steps < AT_ONCE:
            if over or cut:
                env.reset(seed=luck.randrange(2**31))
                seen, _, over, cut, _ = env.last()
            action = luck.choice(numpy.flatnonzero(seen["action_mask"]).tolist())
            began = clock()
            env.step(action)
            seen, _, over, cut, _ = env.last()
            sample += clock() - began
            steps += 1
        spent += sample
        best = min(best, sample / steps)
    return best / 1000


if __name__ == "__main__":
    env = import_module(f"pettingzoo.classic.{sys.argv[3]}").env()
    report(version("pettingzoo"), {"step_us": step_us(env, int(sys.argv[1]), float(sys.argv[2]))})
