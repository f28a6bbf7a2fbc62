"""What guests have solved is known on all their devices, is theirs alone, and goes with them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select

from teahouse.server import solved
from teahouse.server.store.schema import solved as stored
from tests.server.client import Client, Web

pytestmark = pytest.mark.anyio

MINE = "/api/me/puzzles"


def one(puzzle: str, day: str = "", tries: int = 1) -> dict[str, Any]:
    return {"puzzle": puzzle * 8, "day": day, "tries": tries}


async def told(client: Client, *found: dict[str, Any]) -> list[dict[str, Any]]:
    """What the house knows after somebody has solved these."""
    answer: list[dict[str, Any]] = (await client.post(MINE, {"solved": list(found)}))["solved"]
    return answer


async def test_another_device_knows_what_was_solved_and_nobody_else_does(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    assert await mei.get(MINE) == {"solved": []}
    first = [one("b", "2026-11-16", 2), one("a"), one("c", tries=0)]
    assert await told(mei, *first) == first
    secret = (await mei.post("/api/me/transfer", status=201))["link"].partition("#")[2]
    phone = web.stranger()
    await phone.post("/api/transfer", {"secret": secret}, 201)
    assert await phone.get(MINE) == {"solved": first}
    assert await told(phone, one("a", "2026-11-17")) == [*first, one("a", "2026-11-17")]
    assert (await mei.get(MINE))["solved"][-1] == one("a", "2026-11-17")
    assert await bao.get(MINE) == {"solved": []}
    assert (await web.stranger().get(MINE, status=401))["error"] == "no-guest"


async def test_a_puzzle_counts_once_a_day_as_it_was_told_first(web: Web) -> None:
    mei = await web.guest("Mei")
    found = [one("a", tries=3), one("b", "2026-11-16", 0)]
    await told(mei, *found)
    assert await told(mei, one("a", tries=1), one("b", "2026-11-16"), one("a", tries=1)) == found


async def test_what_is_no_puzzle_is_refused_and_there_is_a_limit(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = await web.guest("Mei")
    for bad in (one("x"), one("a", "today"), one("a", tries=-1), one("a") | {"more": 1}):
        await mei.post(MINE, {"solved": [bad]}, 400)
    monkeypatch.setattr(solved, "MOST", 2)
    assert await told(mei, one("a"), one("b"), one("c")) == [one("a"), one("b")]


async def test_it_is_part_of_what_can_be_taken_along_and_goes_with_the_guest(web: Web) -> None:
    mei = await web.guest("Mei")
    await told(mei, one("a", "2026-11-16"))
    assert (await mei.get("/api/me/export"))["puzzles"] == [one("a", "2026-11-16")]
    await mei.ask("DELETE", "/api/me", status=204)
    async with web.house.database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(stored)) == 0
