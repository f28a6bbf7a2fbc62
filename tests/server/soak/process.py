"""A server in a process of its own, with its limits raised."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server.postgres import free_port

RAISED = (
    "http_rate=0", "guests_hour=0", "tables_minute=0", "tables_day=0",
    "tables_address_minute=0", "tables_address_day=0", "bot_tables=0", "bot_tables_address=0", "connections_address=0",
    "open_tables=100000", "links_hour=0",
    "sockets=0", "sockets_address=0", "socket_messages=0", "watcher_messages=0", "api_parallel=0",
)  # fmt: skip
_TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """`teahouse serve` on a port that stays the same over restarts."""

    def __init__(self, data: Path, command: list[str] | None = None) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds until it answers."""
        started = time.monotonic()
        code = "import sys; from teahouse.cli import main; sys.exit(main())"
        limits = [word for limit in RAISED for word in ("--limit", limit)]
        own = [sys.executable, "-c", code, "serve", "--data", str(self.data), "--port", str(self.port), *limits]
        own += ["--bot-pause", "0", "--log-level", "error"]
        command = own if self._command is None else [*self._command, str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while True:
            try:
                with urllib.request.urlopen(self.address + "/health", timeout=1):
                    return time.monotonic() - started
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if self._process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.02)

    def kill(self) -> None:
        """As if the power went off for the process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""
        assert self._process is not None
        started = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        return time.monotonic() - started

    def megabytes(self) -> float:
        """The memory it holds now."""
        assert self._process is not None
        text = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """The processor time it has used."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS
