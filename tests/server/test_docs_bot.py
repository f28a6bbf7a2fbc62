"""The bot in the documentation plays whole games, and whole games of every title are played over the API."""

from __future__ import annotations

import asyncio
import json
import sys
import uuid
from pathlib import Path

import pytest

from teahouse.library import games
from tests.server.client import Client, Web

pytestmark = pytest.mark.anyio

TITLES = [pytest.param(game.name, marks=[pytest.mark.slow] if number else []) for number, game in enumerate(games())]
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


@pytest.mark.parametrize("game", [game.name for game in games()])
async def test_illegal_moves_are_refused_with_a_clause(web_on_file: Web, game: str) -> None:
    await illegal_moves(web_on_file, game, 150)


@pytest.mark.slow
async def test_ten_thousand_illegal_moves_are_refused_with_a_clause(web_on_file: Web) -> None:
    sent = [await illegal_moves(web_on_file, game.name, 3_400) for game in games()]
    assert sum(sent) >= 10_000


async def illegal_moves(web: Web, game: str, count: int) -> int:
    """Send illegal moves in many positions; none is accepted, none is refused without a rule. How many were sent."""
    mei = await web.guest()
    id = await mei.table("me", "hotseat Bao", game=game)
    catalogue = [move["text"] for move in await mei.get(f"/api/games/{game}/moves")]
    clauses = {clause.id for kind in games() if kind.name == game for clause in kind.clauses}
    sent = 0
    async with mei.socket(id) as socket:
        state = await socket.hear()
        while sent < count:
            if state["table"]["status"] != "running":
                return sent + await illegal_moves(web, game, count - sent)
            legal = {move["text"] for move in state["moves"]}
            start = sent * 7919 % len(catalogue)
            wrong = [text for text in (catalogue[start:] + catalogue[:start])[:40] if text not in legal]
            for text in [*wrong, "no such move"]:
                body = {"id": uuid.uuid4().hex, "version": state["version"], "moves": [text]}
                answer = await socket.ask("turn", **body)
                assert answer["status"] == 422, answer
                refusal = answer["body"]["refusal"]
                assert set(refusal) == {"reason", "clause", "numbers"}
                assert refusal["clause"] in clauses
                assert answer["body"]["sentence"]
                sent += 1
            assert (await mei.state(id))["version"] == state["version"]
            state = await _go_on(mei, id, state["version"], sorted(legal)[sent % len(legal)], socket)
    return sent


async def _go_on(mei: Client, id: str, version: int, move: str, socket: object) -> dict[str, object]:
    await mei.turn(id, version, move)
    while True:
        state: dict[str, object] = await socket.hear()  # type: ignore[attr-defined]
        if int(str(state["version"])) > version:
            return state
