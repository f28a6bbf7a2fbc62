"""Teahouse as `pipx install` brings it: the wheel alone, in an environment of its own, without git, make or Node."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from teahouse.server.serving import _Server

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `teahouse`, installed from a wheel with the extra `server`."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    pip = [str(folder / "venv/bin/python"), "-m", "pip", "install", "-q", "--no-compile", f"{wheel}[server]"]
    subprocess.run(pip, check=True, capture_output=True)
    return folder / "venv/bin/teahouse"


def surroundings(tmp_path: Path) -> dict[str, str]:
    """Somebody's machine: an empty home, and nothing on the path."""
    return {"HOME": str(tmp_path), "PATH": str(tmp_path), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


@contextmanager
def playing(program: Path, tmp_path: Path, *arguments: str) -> Iterator[str]:
    """`teahouse play …` in the background, as it is typed; its address."""
    command = [str(program), "play", *arguments, "--no-browser", "--port", "0"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings(tmp_path), cwd=tmp_path)
    assert running.stdout is not None
    try:
        said = running.stdout.readline()
        found = re.search(r"http://\S+:\d+", said)
        assert found is not None, said
        yield found.group()
    finally:
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
        running.stdout.close()


def got(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        found: str = answer.read().decode()
    return found


@pytest.mark.slow
def test_the_installed_house_serves_its_pages_and_the_program_plays_and_checks(program: Path, tmp_path: Path) -> None:
    with playing(program, tmp_path) as base:
        page = got(f"{base}/")
        scripts = re.findall(r'(?:src|href)="(/[^"]+\.js)"', page)
        assert scripts, page[:500]
        assert sum(len(got(base + script)) for script in scripts) > 1000
        assert json.loads(got(f"{base}/health"))["ok"]

    def teahouse(*arguments: str) -> str:
        command = [str(program), *arguments]
        done = subprocess.run(command, env=surroundings(tmp_path), cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    for game in ("year-of-the-dragon", "yinzi", "dragon-boats"):
        teahouse("play", game, "--terminal", "--seats", "bot,bot", "--seed", "1", "--record", f"{game}.record")
        assert ": ok, " in teahouse("check", f"{game}.record")


def test_a_house_can_be_stopped_where_loops_know_no_signals() -> None:
    def as_on_windows() -> asyncio.AbstractEventLoop:
        loop = asyncio.SelectorEventLoop()
        loop.add_signal_handler = refused  # type: ignore[assignment]
        return loop

    def refused(*_: object) -> None:
        raise NotImplementedError

    class House:
        stopped = 0

        def stop(self) -> None:
            self.stopped += 1

    house = House()
    before = signal.getsignal(signal.SIGTERM)

    async def serve() -> bool:
        server = _Server.__new__(_Server)
        server.house, server.should_exit, server.force_exit = house, False, False  # type: ignore[assignment]
        with server.capture_signals():
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(0.05)
        return server.should_exit and not server.force_exit

    with asyncio.Runner(loop_factory=as_on_windows) as runner:
        assert runner.run(serve())
    assert house.stopped == 1
    assert signal.getsignal(signal.SIGTERM) is before
