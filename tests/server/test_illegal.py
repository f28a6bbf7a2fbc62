"""Moves that the rules forbid, by the thousand: none is accepted, none is refused without its rule."""

from __future__ import annotations

import random
import uuid
from typing import Any

import pytest

from teahouse.library import rulebook, rulebooks
from tests.server.client import Client, Socket, Web

pytestmark = pytest.mark.anyio

TITLES = [game.name for game in rulebooks()]


class Forger:
    """Sends what the rules forbid, in many positions of one game after the other."""

    def __init__(self, client: Client, game: str, by_socket: bool) -> None:
        self._client = client
        self._game = game
        self._by_socket = by_socket
        self._chance = random.Random(game)
        self._clauses = {clause.id for clause in rulebook(game).clauses}
        self.refused = 0
        self.reasons: set[str] = set()

    async def send(self, count: int) -> None:
        """At least so many."""
        catalogue = [move["text"] for move in await self._client.get(f"/api/games/{self._game}/moves")]
        while self.refused < count:
            id = await self._client.table("me", "hotseat Bao", game=self._game)
            async with self._client.socket(id) as socket:
                state = await socket.hear()
                while self.refused < count and state["table"]["status"] == "running":
                    legal = state["moves"]
                    wrong = [text for text in self._chance.sample(catalogue, 40) if text not in legal]
                    for text in [*wrong, "no such move"]:
                        await self._try(socket, id, state["version"], text)
                    assert (await self._client.state(id))["version"] == state["version"]
                    move = self._chance.choice(legal)
                    after = (await self._client.turn(id, state["version"], move))["after"]
                    while state["version"] < after:
                        state = await socket.hear()

    async def _try(self, socket: Socket, id: str, version: int, text: str) -> None:
        body: dict[str, Any] = {"id": uuid.uuid4().hex, "version": version, "moves": [text]}
        if self._by_socket:
            answer = await socket.ask("turn", **body)
            assert answer["status"] == 422, (text, answer)
            problem = answer["body"]
        else:
            problem = await self._client.post(f"/api/tables/{id}/turn", body, 422)
        refusal = problem["refusal"]
        assert set(refusal) == {"reason", "clause", "numbers"}
        assert refusal["clause"] in self._clauses
        assert problem["sentence"]
        self.reasons.add(refusal["reason"])
        self.refused += 1


async def forge(web: Web, count: int, by_socket: bool, *titles: str) -> int:
    """Let forgers work; how many moves were refused."""
    forgers = [Forger(await web.guest(), title, by_socket) for title in titles]
    for forger in forgers:
        await forger.send(count)
        assert len(forger.reasons) > (3 if count > 1_000 else 1)
    return sum(forger.refused for forger in forgers)


@pytest.mark.parametrize("game", TITLES)
async def test_illegal_moves_over_http_are_refused_with_a_clause(web_on_file: Web, game: str) -> None:
    assert await forge(web_on_file, 150, False, game) >= 150


@pytest.mark.slow
async def test_ten_thousand_illegal_moves_over_the_socket_are_refused_with_a_clause(web_on_file: Web) -> None:
    assert await forge(web_on_file, 3_400, True, *TITLES) >= 10_000


@pytest.mark.soak
async def test_ten_thousand_illegal_moves_over_http_are_refused_with_a_clause(web_on_file: Web) -> None:
    assert await forge(web_on_file, 3_400, False, *TITLES) >= 10_000
