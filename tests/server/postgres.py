"""A PostgreSQL of the tests' own: a cluster in a temporary folder, started and stopped with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A running server; each test gets a database of its own."""

    def __init__(self, folder: Path, port: int, restart: Callable[[], None]) -> None:
        self._folder = folder
        self._port = port
        self.restart = restart
        """Stop it as a power cut would, and start it again."""
        self._made = 0
        self._shared = ""

    def database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"teahouse_{self._made}"
        self.run(f"create database {name}")
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    def shared(self) -> str:
        """The address of a database that tests use one after the other; emptied, but with its tables."""
        if not self._shared:
            self._shared = self.database()
        name = self._shared.rpartition("/")[2]
        tables = ", ".join(table.name for table in metadata.sorted_tables)
        self.run(f"do $$ begin if to_regclass('guests') is not null then truncate {tables}; end if; end $$", name)
        return self._shared

    def run(self, statement: str, database: str = "postgres") -> None:
        """Carry out a statement."""
        command = [str(binaries() / "psql"), "-h", str(self._folder), "-p", str(self._port), "-U", "postgres"]
        subprocess.run([*command, "-d", database, "-v", "ON_ERROR_STOP=1", "-qc", statement], check=True, cwd="/")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a server with nothing in it; it listens on 127.0.0.1 only."""
    folder = Path(tempfile.mkdtemp(prefix="teahouse-postgres-"))
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
        try:
            yield Cluster(folder, port, lambda: run(*control, "-l", str(folder / "log"), *again))
        finally:
            run(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
