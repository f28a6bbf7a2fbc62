"""Where jobs are done: here, in worker processes, or on a Ray cluster. The answers are the same."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from typing import Any, Final

from teahouse.arena.pool import BadWorker, Pool

PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (PROCESSES, RAY)

Answer = dict[str, Any]
Work = Callable[[Any], Answer]
Progress = Callable[[int], None]
"""Told how many jobs are done."""


def work_for(task: str, plan: dict[str, Any]) -> Work:
    """What does the jobs of a task: set up once, then called for each job."""
    from teahouse.arena.match import Match, play_match_game
    from teahouse.arena.simulate import Plan, answer_for

    if task == "match":
        match = Match.from_json(plan)
        match_game = match.game()
        return lambda job: play_match_game(match, match_game, job)
    if task == "simulate":
        series = Plan.from_json(plan)
        game = series.game()
        return lambda job: answer_for(series, game, job)
    raise BadWorker(f"there is no task {task!r}")


def run_jobs(
    task: str,
    plan: dict[str, Any],
    jobs: list[Any],
    workers: int = 1,
    engine: str = PROCESSES,
    address: str | None = None,
) -> Iterator[tuple[int, Answer]]:
    """Each job's number and answer, in the order they are done."""
    if engine == RAY:
        from teahouse.arena.ray_engine import run_on_ray

        yield from run_on_ray(task, plan, jobs, workers, address)
    elif workers == 1:
        work = work_for(task, plan)
        for number, job in enumerate(jobs):
            with redirect_stdout(sys.stderr):  # what a bot prints must not mix with the result, as with workers
                answer = work(job)
            yield number, answer
    else:
        yield from Pool({"task": task, **plan}, workers).run(jobs)
