"""The bot in the documentation plays whole games, and whole games of every title are played over the API."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from teahouse.library import rulebooks
from tests.server.client import Web

pytestmark = pytest.mark.anyio

TITLES = [
    pytest.param(game.name, marks=[pytest.mark.slow] if number else []) for number, game in enumerate(rulebooks())
]
"""The first one always, the others where there is time."""
BOT = Path(__file__).resolve().parents[2] / "docs" / "bot.py"


def test_the_bot_has_thirty_lines() -> None:
    lines = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) - 7 <= 30  # the first sentence and the imports aside


@pytest.mark.parametrize("game", TITLES)
async def test_two_bots_of_the_documentation_play_a_whole_game_against_one_of_ours(web_on_file: Web, game: str) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("open", "open", "bot", game=game)
    command = (sys.executable, str(BOT), web_on_file.address, id)
    bots = [await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) for _ in range(2)]
    said = await asyncio.gather(*(bot.communicate() for bot in bots))
    assert [bot.returncode for bot in bots] == [0, 0]
    info = await mei.get(f"/api/tables/{id}")
    assert info["status"] == "finished"
    assert [json.loads(out) for out, _ in said] == [info["scores"]] * 2
    for bot in bots:
        bot._transport.close()  # type: ignore[attr-defined]
