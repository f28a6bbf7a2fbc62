from __future__ import annotations

import pytest

from tests.cli.commands import Teahouse


@pytest.fixture
def teahouse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, toy: str) -> Teahouse:
    """The command line, with the toy on the shelf and an English system."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return Teahouse(capsys, monkeypatch)
