"""A server in a process of its own, with its limits raised, and the cores that it shares with those who ask it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.postgres import free_port

RAISED = (
    "http_rate=0", "guests_hour=0", "tables_minute=0", "tables_day=0",
    "tables_address_minute=0", "tables_address_day=0", "bot_tables=0", "bot_tables_address=0", "connections_address=0",
    "open_tables=100000", "links_hour=0",
    "sockets=0", "sockets_address=0", "socket_messages=0", "watcher_messages=0", "api_parallel=0",
)  # fmt: skip
_TICKS = os.sysconf("SC_CLK_TCK")


_ALL: list[Server] = []


def stop_all() -> None:
    """Leave nothing running, whatever has happened."""
    for server in _ALL:
        if server.running:
            server.kill()
    _ALL.clear()


class Server:
    """`teahouse serve` on a port that stays the same over restarts."""

    def __init__(
        self,
        data: Path,
        command: list[str] | None = None,
        *,
        database: str = "",
        core: int | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = command
        self.database = database
        self._core = core
        """The only core that it may use."""
        self._flags = flags
        self.host_secret = ""
        """Makes whoever brings it first the host."""
        _ALL.append(self)
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start it; the seconds until it answers."""
        started = time.monotonic()
        code = "import sys; from teahouse.cli import main; sys.exit(main())"
        limits = [word for limit in RAISED for word in ("--limit", limit)]
        own = [sys.executable, "-c", code, "serve", "--data", str(self.data), "--port", str(self.port), *limits]
        own += ["--bot-pause", "0", "--log-level", "error", "--lang", "en", *self._flags]
        own += ["--database", self.database] if self.database else []
        command = own if self._command is None else [*self._command, str(self.port)]
        # as an installed program: what was compiled once is kept
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=kept)
        if self._core is not None:
            os.sched_setaffinity(self._process.pid, {self._core})
        if self._command is None:
            assert self._process.stdout is not None
            self._process.stdout.readline()
            self.host_secret = self._process.stdout.readline().strip().rpartition("#")[2]
        while True:
            try:
                with urllib.request.urlopen(self.address + "/health", timeout=1):
                    return time.monotonic() - started
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if self._process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As if the power went off for the process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""
        assert self._process is not None
        started = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._end()
        return time.monotonic() - started

    def _end(self) -> None:
        assert self._process is not None
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def megabytes(self) -> float:
        """The memory it holds now."""
        assert self._process is not None
        text = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """The processor time it has used."""
        assert self._process is not None
        return _used(self._process.pid)


def _used(pid: int, *, with_ended: bool = False) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / _TICKS


def seconds_with_children(pid: int) -> float:
    """The processor time of a process and all that it has started, also of those that have ended."""
    found = _used(pid, with_ended=True)
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split():
        with suppress(OSError):  # it has ended meanwhile
            found += _used(int(child))
    return found


def idle_seconds() -> float:
    """For how long the cores of this machine have had nothing to do."""
    words = Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()
    return (int(words[4]) + int(words[5])) / _TICKS


@contextmanager
def a_core_for_the_server() -> Iterator[int]:
    """A core that is left to the server while this lasts; on a machine that has only one, it is shared."""
    known = os.sched_getaffinity(0)
    first = min(known)
    os.sched_setaffinity(0, known - {first} or known)
    try:
        yield first
    finally:
        os.sched_setaffinity(0, known)
