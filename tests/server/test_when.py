"""When turns were made: told with them over every line, exact across restarts, and never by the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teahouse.kernel import Record
from teahouse.server.settings import Settings
from tests.server.client import Client, serving
from tests.server.clocked import DAY, HOUR, at
from tests.server.support import Clock, settled
from tests.server.test_story import record_of

pytestmark = pytest.mark.anyio


def times(state: dict[str, Any]) -> list[tuple[int, int | None]]:
    """Who made a turn, and when."""
    return [(one["seat"], one.get("when")) for one in state["tale"] if one.get("parts") and one["seat"] >= 0]


async def passes(who: Client, id: str) -> None:
    await who.turn(id, (await who.state(id))["version"], "pass", "pass")


async def test_a_turn_comes_with_when_it_was_made_by_state_socket_and_stream_and_a_restart_changes_nothing(
    place: Settings, toy: str, clock: Clock
) -> None:
    monday = int(at("2026-03-02T12:00"))
    async with serving(place, clock) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao")
        id = await mei.table("me", "open")
        await bao.post(f"/api/tables/{id}/sit")
        clock.now += HOUR + 0.9
        await passes(mei, id)
        version = (await mei.state(id))["version"]
        async with (
            mei.socket(id, {"since": version}) as socket,
            mei.lines(f"/api/tables/{id}/stream?since={version}") as lines,
        ):
            await socket.hear()
            await anext(lines)
            clock.now += DAY
            await passes(bao, id)
            made = [(1, monday + 3600 + 86_400)]
            assert times(await socket.hear()) == times(json.loads(await anext(lines))) == made
        before = await mei.state(id)
        assert times(before) == [(0, monday + 3600), *made]
        assert times(await web.stranger().state(id)) == times(before)
    clock.now += DAY
    async with serving(place, clock) as web:
        again = await web.stranger(mei.token).state(id)
        assert again["tale"] == before["tale"]


async def test_what_was_played_in_another_game_has_no_time_and_what_follows_has(place: Settings, toy: str) -> None:
    async with serving(place, Clock(1_234_567_890.0)) as web:
        mei = await web.guest()
        text = record_of("toy")
        brought = await mei.post("/api/records", {"record": text}, 201)
        turns = times(await mei.state(brought["id"]))
        assert turns
        assert all(when is None for _, when in turns)
        half = len(Record.parse(text).moves) // 2
        branch = await mei.post(f"/api/tables/{brought['id']}/branch", {"at": half, "seat": 0}, 201)
        live = await web.house.find(branch["id"])
        await settled(web.house, live.id)
        assert live.to_move == 0
        state = await mei.state(branch["id"])
        await mei.turn(branch["id"], state["version"], state["moves"][0])
        tale = (await mei.state(branch["id"]))["tale"]
        assert {one.get("when") for one in tale if one["at"] <= half} == {None}
        assert {one.get("when") for one in tale if one["at"] > half} == {1_234_567_890}
        assert "1234567890" not in await mei.get(f"/api/tables/{branch['id']}/record")
