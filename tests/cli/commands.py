"""Runs the command line inside the test or as a program of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.cli import main

ROOT = Path(__file__).resolve().parents[2]


class Answer:
    """What a command said and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Teahouse:
    """The command `teahouse`, called in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        self._capsys.readouterr()
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        said = self._capsys.readouterr()
        assert "Traceback" not in said.err
        return Answer(code, said.out, said.err)


def program(*arguments: str, typed: str = "") -> Answer:
    """The command `teahouse` in a process of its own, without a terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "teahouse", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=600,
    )
    return Answer(done.returncode, done.stdout, done.stderr)
