"""A PostgreSQL of the tests' own: a cluster in a temporary folder, started and stopped with the tests."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from teahouse.server.store.schema import metadata

INSTALL = "PostgreSQL is missing; its server programs come with Debian's package postgresql"


def binaries() -> Path:
    """The folder of initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise AssertionError(INSTALL)
    return Path(on_path).resolve().parent


def _account() -> dict[str, Any]:
    """Whose programs they are: initdb and postgres refuse to run as root, and Debian's package has made a user."""
    if os.geteuid() != 0:
        return {}
    try:
        found = pwd.getpwnam("postgres")
    except KeyError:
        raise AssertionError(INSTALL) from None
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


def _ports() -> Iterator[int]:
    """This process's own: tests that run beside it are given others, and none is given twice in a row.

    All lie below those that systems give to whoever connects, which are soon somebody's.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    share = range(20_000, 32_000)[int(worker) % 12 :: 12]
    start = random.SystemRandom().randrange(len(share))
    while True:
        yield from share[start:]
        yield from share[:start]


_PORTS: Final = _ports()


def free_port() -> int:
    """A port that nobody listens on, and that nobody else is given soon."""
    for port in _PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("ports do not end")


class Cluster:
    """A running server; each test gets a database of its own."""

    def __init__(self, folder: Path, port: int, restart: Callable[[], None]) -> None:
        self._folder = folder
        self._port = port
        self.restart = restart
        """Stop it as a power cut would, and start it again."""
        self._made = 0
        self._shared = ""
        self._line: subprocess.Popen[str] | None = None
        """A psql that stays open, to empty what tests share."""

    def database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"teahouse_{self._made}"
        self.run(f"create database {name}")
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    @property
    def pid(self) -> int:
        """The process that starts all others."""
        return int((self._folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])

    def shared(self) -> str:
        """The address of a database that tests use one after the other; emptied, but with its tables."""
        if not self._shared:
            self._shared = self.database()
        # rows, not files: truncating so many small tables takes longer than most tests
        tables = " ".join(f"delete from {table.name};" for table in reversed(metadata.sorted_tables))
        emptied = f"do $$ begin if to_regclass('guests') is not null then {tables} end if; end $$;"
        if not self._said(emptied):
            self.hang_up()  # the server was restarted meanwhile
            assert self._said(emptied)
        return self._shared

    def _said(self, statement: str) -> bool:
        """Whether the psql that stays open has carried out a statement in what tests share."""
        if self._line is None:
            command = [*self._psql(self._shared.rpartition("/")[2]), "-qAt"]
            self._line = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/")
        assert self._line.stdin is not None
        assert self._line.stdout is not None
        self._line.stdin.write(statement + "\n\\echo done\n")
        try:
            self._line.stdin.flush()
        except BrokenPipeError:
            return False
        return self._line.stdout.readline() == "done\n"

    def hang_up(self) -> None:
        """Close what stays open."""
        if self._line is not None:
            with suppress(BrokenPipeError):
                self._line.communicate()
            self._line = None

    def run(self, statement: str, database: str = "postgres") -> None:
        """Carry out a statement."""
        subprocess.run([*self._psql(database), "-qc", statement], check=True, cwd="/")

    def _psql(self, database: str) -> list[str]:
        program = [str(binaries() / "psql"), "-h", str(self._folder), "-p", str(self._port), "-U", "postgres"]
        return [*program, "-d", database, "-v", "ON_ERROR_STOP=1"]


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a server with nothing in it; it listens on 127.0.0.1 only."""
    folder = Path(tempfile.mkdtemp(prefix="teahouse-postgres-"))
    # It has no certificate. Whoever asks for one and is stopped meanwhile leaves an error behind that nobody hears
    # (asyncpg's "unexpected connection_lost() call"), which fails whichever test runs next.
    os.environ["PGSSLMODE"] = "disable"
    account = _account()
    if account:
        shutil.chown(folder, account["user"], account["group"])
    data, port = folder / "data", free_port()
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c fsync=off"
    again = ["-o", settings, "-m", "immediate", "restart"]
    control = [str(binaries() / "pg_ctl"), "-D", str(data), "-w", "-s"]
    make = [str(binaries() / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8"]

    def run(*words: str, **more: Any) -> None:
        subprocess.run(words, check=True, cwd="/", **account, **more)

    try:
        run(*make, "--no-sync", "--locale=C", stdout=subprocess.DEVNULL)
        run(*control, "-l", str(folder / "log"), "-o", settings, "start")
        made = Cluster(folder, port, lambda: run(*control, "-l", str(folder / "log"), *again))
        try:
            yield made
        finally:
            made.hang_up()
            run(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
