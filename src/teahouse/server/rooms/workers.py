"""`teahouse serve --workers N`: several processes at one port, and one that starts them and keeps them running."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

_NAME: Final = "TEAHOUSE_WORKER"
READY: Final = "ready"
_AGAIN: Final = 1.0
"""Seconds before a process that has ended is started again."""
_STOP: Final = 8.0
"""Seconds that processes have to end."""


class Worker(Struct, frozen=True):
    """What a process knows that another one has started."""

    descriptor: int
    """Of the port they share."""
    place: int
    """0, 1, 2, …; the first one makes the host's link."""
    count: int
    """How many there are."""
    anew: bool = False
    """It is started in the place of one that has ended."""

    def port(self) -> socket.socket:
        """The port to serve on."""
        return socket.socket(fileno=self.descriptor)

    def bots(self, wanted: int) -> int:
        """Processes that think for the bots of this one: its share of the cores, unless so many were asked for."""
        return wanted or max(1, ((os.cpu_count() or 2) - 1) // self.count)

    def private(self, address: str) -> str:
        """The private address of this one of them: each has a port of its own, one after the other."""
        host, colon, port = address.rpartition(":")
        return f"{host}:{int(port) + self.place}" if colon and port.isdigit() and not host.endswith(":") else address


def worker() -> Worker | None:
    """Whether this process was started by another one, to serve its port."""
    told = os.environ.pop(_NAME, "")
    return msgspec.json.decode(told, type=Worker) if told else None


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end` when the process that has started this one wants it to end or is gone, however it went."""

    def watch() -> None:
        while os.read(0, 1):  # not by sys.stdin, whose lock a thread that waits would hold to the very end
            pass
        end()

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """The processes, and their lines for whoever started the server."""

    def __init__(
        self, count: int, port: socket.socket, words: list[str], say: Callable[[str], None], counts: bool = False
    ) -> None:
        self._count = count
        self._counts = counts
        """Whether they count for Prometheus."""
        self._port = port
        self._words = words
        self._say = say
        self._running: list[subprocess.Popen[str]] = []
        self._leaving = threading.Event()

    def run(self) -> int:
        """Keep them running until told to stop; 0 if that went well, else the code of the one that could not begin."""
        before = {number: signal.signal(number, self._leave) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            for place in range(self._count):
                process, code = self._start(place)
                if process is None:
                    return code
                self._running.append(process)
            while not self._leaving.wait(0.2):
                self._mend()
            return 0
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _leave(self, *_: object) -> None:
        self._leaving.set()

    def _start(self, place: int, anew: bool = False) -> tuple[subprocess.Popen[str] | None, int]:
        """Start one and wait until it serves; None and its exit code if it does not."""
        descriptor = self._port.fileno()
        told = msgspec.json.encode(Worker(descriptor, place, self._count, anew)).decode()
        process = subprocess.Popen(
            [sys.executable, "-m", "teahouse", *self._words],
            env={**os.environ, _NAME: told},
            pass_fds=[descriptor],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for this process, which tells the others
        )
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == READY:
                return process, 0
            self._say(line.rstrip("\n"))
        return None, process.wait() or 1

    def _mend(self) -> None:
        """Start another one for each that has ended."""
        for place, process in enumerate(self._running):
            if process.poll() is None:
                continue
            if self._counts:
                from prometheus_client import multiprocess

                multiprocess.mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            time.sleep(_AGAIN)
            if self._leaving.is_set():
                return
            fresh, _ = self._start(place, anew=True)
            if fresh is not None:
                self._running[place] = fresh

    def _stop(self) -> None:
        for process in self._running:
            assert process.stdin is not None
            process.stdin.close()  # unlike a signal, it is heard also by one that has just begun
        end = time.monotonic() + _STOP
        for process in self._running:
            try:
                process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
