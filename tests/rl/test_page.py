"""What docs/rl.md shows is run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.library import build, rulebooks
from teahouse.rl import ids

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rl.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_every_program_on_the_page_runs(program: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_numbers_of_the_games_are_those_on_the_page() -> None:
    for kind in rulebooks():
        game = build(kind.name, None, None, {})
        size, moves = len(game.observation_spec()), len(game.catalogue)
        row = f"| `{game.name}` | {kind.least_players}–{kind.most_players} | {size:,} bytes | {moves:,} |"
        assert row in PAGE
    assert all(f"`{id}`" in PAGE for id in ids().values())
