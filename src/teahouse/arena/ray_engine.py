"""Jobs on a Ray cluster, or on a Ray of this machine's own (the extra `teahouse[ray]`)."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from typing import Any, Final

from teahouse.arena.extras import package
from teahouse.arena.pool import TRIES, BadWorker, deadly

PATIENCE: Final = 5.0
"""Seconds in which a cluster has to take a call."""


def run_on_ray(
    task: str, plan: dict[str, Any], jobs: list[Any], workers: int, address: str | None
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each job's number and answer, in the order they are done; a worker that dies is replaced by Ray."""
    ray = package("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        path = os.pathsep.join(entry for entry in sys.path if entry)
        settings: dict[str, Any] = {
            "logging_level": "ERROR",
            "log_to_driver": False,
            "runtime_env": {"env_vars": {"PYTHONPATH": path}},
        }
        if address is None:
            start(ray, {"num_cpus": max(1, workers), "include_dashboard": False, **settings})
        else:
            find(ray, address, settings)
    try:
        yield from _run(ray, task, plan, jobs)
    finally:
        if mine:
            ray.shutdown()


def start(ray: Any, settings: dict[str, Any]) -> None:
    """Start Ray, or find it; on a machine with much other work its own patience can be too short, so again."""
    for left in reversed(range(TRIES)):
        try:
            ray.init(**settings)
            return
        except Exception as error:  # Ray has no kind of its own for this
            ray.shutdown()
            if not left:
                raise BadWorker(f"Ray does not start: {error}", "ray-start", ("problem", str(error))) from error


def find(ray: Any, address: str, settings: dict[str, Any]) -> None:
    """Join the cluster at an address; one that does not answer is not asked twice."""
    try:
        _knock(address)
        ray.init(address=address, **settings)
    except Exception as error:
        ray.shutdown()
        raise BadWorker(
            f"no Ray cluster answers at {address}: {error}",
            "ray-address",
            ("address", address),
            ("problem", str(error)),
        ) from error


def _knock(address: str) -> None:
    """Look whether anybody listens, because Ray itself waits for minutes; names such as `auto` it looks up at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _run(ray: Any, task: str, plan: dict[str, Any], jobs: list[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(ray_work)
    shared = ray.put(plan)
    waiting = {remote.remote(task, shared, job): number for number, job in enumerate(jobs)}
    while waiting:
        done, _ = ray.wait(list(waiting), num_returns=1)
        for future in done:
            number = waiting.pop(future)
            try:
                yield number, ray.get(future)
            except ray.exceptions.WorkerCrashedError as error:
                raise deadly(plan, jobs[number]) from error


def ray_work(task: str, plan: dict[str, Any], job: Any) -> dict[str, Any]:
    """One job, on whatever machine Ray chose."""
    from teahouse.arena.engines import work_for

    return work_for(task, plan)(job)
