"""The commands of compose.yaml, run as they stand there: on a PostgreSQL and a Valkey of the tests' own."""

from __future__ import annotations

import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, binaries, free_port
from tests.server.soak.process import Server
from tests.server.soak.rooms import valkey
from tests.test_compose import GIVEN, services

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_the_services_of_the_compose_file_start_and_are_healthy(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with valkey() as channels:
        port, database = free_port(), postgres.database()
        given = GIVEN | {"CHANNELS": f"--channels {channels}", "METRICS_TOKEN": "figures"}
        found = services(**given)

        def placed(words: str) -> list[str]:
            """A command with the places of this machine instead of those of the containers."""
            known = "postgresql://teahouse:secret@postgres/teahouse"
            assert known in words
            words = words.replace(known, database).replace("/data", str(tmp_path)).replace("0.0.0.0", "127.0.0.1")
            return [sys.executable, "-m", "teahouse", *shlex.split(words)]

        server = Server(tmp_path, [*placed(found["server"]["command"]), "--port"])
        server.port, server.address = port, f"http://127.0.0.1:{port}"
        for name, value in found["server"]["environment"].items():
            if value is not None:  # else what the host's own environment says
                monkeypatch.setenv(name, value)
        bots = None
        try:
            server.start()
            check = [sys.executable, *found["server"]["healthcheck"]["test"][2:]]
            check[-1] = check[-1].replace(":8000/", f":{port}/")
            assert subprocess.run(check, timeout=60).returncode == 0
            headers = {"Authorization": "Bearer figures", "X-Forwarded-For": "203.0.113.9"}
            figures = urllib.request.Request(f"{server.address}/metrics", headers=headers)
            with urllib.request.urlopen(figures, timeout=60) as answer:
                assert b"teahouse" in answer.read()
            bots = subprocess.Popen(placed(found["bots"]["command"]), stdout=subprocess.PIPE, text=True)
            assert bots.stdout is not None
            assert "think" in bots.stdout.readline().lower()
        finally:
            if bots is not None:
                bots.terminate()
                bots.communicate(timeout=60)
                assert bots.returncode == 0
            server.stop()
    _, *ready = found["postgres"]["healthcheck"]["test"]
    ready[0] = str(binaries() / ready[0])
    known = subprocess.run([*ready, "--dbname", database], capture_output=True, text=True, timeout=60)
    assert known.returncode == 0, known.stdout
