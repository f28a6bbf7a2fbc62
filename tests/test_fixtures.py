"""Pictures of games for drawing boards without a server are what the server sends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec

from teahouse.server import wire

TOOL = Path(__file__).resolve().parent.parent / "tools" / "board_fixtures.py"


def test_a_picture_holds_a_state_and_a_box_as_the_server_sends_them(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "year-of-the-dragon", "--players", "2", "--into", str(tmp_path)]
    done = subprocess.run(command, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    pictures = sorted((tmp_path / "year_of_the_dragon").glob("*.json"))
    assert len(pictures) > 4
    for path in pictures:
        picture = json.loads(path.read_text("utf-8"))
        state = msgspec.convert(picture["state"], wire.State, strict=True)
        box = msgspec.convert(picture["box"], wire.Box, strict=True)
        assert state.view is not None
        assert state.tale
        assert set(state.moves) == set(picture["effects"])
        assert set(state.moves) <= {" ".join(words) for alike in box.moves for words in zip(*alike.words, strict=True)}
