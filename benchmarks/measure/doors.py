"""Our games through the doors for researchers, four players: a wrapped step, and hundreds of tables at once."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy

import teahouse
from benchmarks.measure.engine import report
from benchmarks.measure.stepping import step_us
from teahouse.rl import aec, sample, vector

TABLES = 256
WORKERS = 2
STEPS = 20
"""Of all tables, between two looks at the clock."""


def used(processes: list[int]) -> float:
    """Seconds of processor time of this process and of others, as Linux counts them."""
    others = [int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) for pid in processes]
    return time.process_time() + sum(others) / 1e9


def decisions_per_s(name: str, seed: int, seconds: float) -> dict[str, float]:
    """Decisions a second of two cores, with observations, masks and the choice of random moves.

    From processor time: what all processes used, at two seconds of it each second. The quickest of several samples.
    """
    env = vector(name, TABLES, 4, workers=WORKERS)
    luck = numpy.random.default_rng(seed)
    try:
        pids = [worker.process.pid for worker in env._workers]
        seen, _ = env.reset(seed=seed)
        for _ in range(10):
            seen, *_ = env.step(sample(seen["action_mask"], luck))
        best = wall = 0.0
        began = used(pids)
        while (now := used(pids)) - began < seconds:
            clock = time.perf_counter()
            for _ in range(STEPS):
                seen, *_ = env.step(sample(seen["action_mask"], luck))
            best = max(best, WORKERS * STEPS * TABLES / (used(pids) - now))
            wall = max(wall, STEPS * TABLES / (time.perf_counter() - clock))
    finally:
        env.close()
    return {"vector_per_s": best, "vector_wall_per_s": wall}


if __name__ == "__main__":
    turn, seconds, name = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
    figures = {"step_us": step_us(aec(name, 4), turn, seconds)}
    report(teahouse.__version__, figures | decisions_per_s(name, turn, 2 * seconds))
