"""Worker processes that are told what to do a line at a time; one that dies is replaced and its work done again.

A worker is a program of its own (`python -m teahouse.arena.worker`), not a fork: it shares nothing, so it cannot
disturb the others, and it runs on every system. Each line to it and from it is JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final

from teahouse.kernel import Argument, Message

TRIES: Final = 3
"""How often a piece of work may cost a worker its life before we give up on it."""


class BadWorker(Exception):
    """Work that cannot be done: it kills every worker that tries it, or a worker does not start."""

    def __init__(self, problem: str, reason: str = "", *arguments: tuple[str, Argument]) -> None:
        super().__init__(problem)
        self.message = Message(f"bad-worker-{reason}", arguments) if reason else None
        """The problem for people, where the locale has words for it."""


def deadly(plan: dict[str, Any], job: Any) -> BadWorker:
    """A game that costs every worker its life: most likely a bot ends the process."""
    number = (job["index"] if isinstance(job, dict) else job) + 1
    bots = ", ".join(plan["bots"])
    return BadWorker(
        f"a worker process died {TRIES} times on game {number} between {bots}: does one of them end the process?",
        "died",
        ("tries", TRIES),
        ("game", number),
        ("bots", bots),
    )


class Pool:
    """So many workers, all set up alike."""

    def __init__(self, plan: dict[str, Any], workers: int) -> None:
        self.plan = plan
        """What every worker is told first."""
        self.workers = workers

    def run(self, jobs: list[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
        """Each job's number and answer, in the order they are done."""
        todo: SimpleQueue[int] = SimpleQueue()
        done: SimpleQueue[tuple[int, dict[str, Any] | BaseException]] = SimpleQueue()
        for number in range(len(jobs)):
            todo.put(number)
        stop = threading.Event()
        crew = [_Foreman(self.plan, jobs, todo, done, stop) for _ in range(min(self.workers, len(jobs)))]
        for foreman in crew:
            foreman.start()
        try:
            for _ in jobs:
                number, answer = done.get()
                if isinstance(answer, BaseException):
                    raise answer
                yield number, answer
        finally:
            stop.set()
            for foreman in crew:
                foreman.end()
            for foreman in crew:
                foreman.join()


class _Foreman(threading.Thread):
    """Keeps one worker busy and replaces it when it dies."""

    def __init__(
        self,
        plan: dict[str, Any],
        jobs: list[Any],
        todo: SimpleQueue[int],
        done: SimpleQueue[tuple[int, dict[str, Any] | BaseException]],
        stop: threading.Event,
    ) -> None:
        super().__init__(daemon=True)
        self._plan = plan
        self._jobs = jobs
        self._todo = todo
        self._done = done
        self._stop_asked = stop
        self._lock = threading.Lock()
        self._worker: subprocess.Popen[str] | None = None

    def run(self) -> None:
        number = -1
        try:
            while not self._stop_asked.is_set():
                try:
                    number = self._todo.get_nowait()
                except Empty:
                    return
                self._done.put((number, self._do(self._jobs[number])))
        except BaseException as error:
            self._done.put((number, error))
        finally:
            self.end()

    def end(self) -> None:
        """Send the worker home."""
        with self._lock:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was still to be written has nobody to read it
                        pipe.close()

    def _do(self, job: Any) -> dict[str, Any]:
        for _ in range(TRIES):
            answer = self._ask(job)
            if answer is not None:
                return answer
            if self._stop_asked.is_set():
                break
            self.end()
        raise deadly(self._plan, job)

    def _ask(self, job: Any) -> dict[str, Any] | None:
        """The worker's answer, or None if it died over it."""
        try:
            worker = self._at_work()
            if worker is None:
                return None
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(json.dumps(job) + "\n")
            worker.stdin.flush()
            line = worker.stdout.readline()
        except (OSError, ValueError):
            return None
        if not line.endswith("\n"):
            return None
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def _at_work(self) -> subprocess.Popen[str] | None:
        with self._lock:
            if self._stop_asked.is_set():
                return None
            if self._worker is None:
                self._worker = subprocess.Popen(
                    [sys.executable, "-m", "teahouse.arena.worker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                    start_new_session=True,  # Ctrl-C is for us; a worker that is just starting would complain
                )
                assert self._worker.stdin is not None
                self._worker.stdin.write(json.dumps(self._plan) + "\n")
                self._worker.stdin.flush()
            return self._worker
