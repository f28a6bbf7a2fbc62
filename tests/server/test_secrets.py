"""Nobody learns what their seat may not know: not from any route, socket, stream, page, export, error or log."""

from __future__ import annotations

import json
import logging
import re
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teahouse import library
from teahouse.dealer import commitment
from teahouse.server import ids
from teahouse.server.logs import JsonLines
from teahouse.server.settings import Settings
from tests.server.client import Client, Web, serving
from tests.server.routes import STREAMS, Probe, probes
from tests.server.support import Clock
from tests.server.twins import Pair, make_pair
from tests.toy.shelf import toy_on_the_shelf

pytestmark = pytest.mark.anyio

with toy_on_the_shelf():
    SUBJECTS: list[tuple[str, dict[str, str | int | bool], int]] = [
        *((kind.name, {}, 12 if kind.name == "toy" else 90) for kind in library.rulebooks()),
        ("year-of-the-dragon", {"hands": "hidden"}, 90),
        ("dragon-boats", {"deal": 4}, 110),
    ]

QUICK = [("toy", {}), ("dragon-boats", {"deal": 4})]
"""Those with secrets always, the others where there is time."""


def patient(name: str, options: dict[str, str | int | bool], *more: object) -> object:
    """A subject, marked slow if it is not among the quick ones."""
    return pytest.param(*more, marks=[] if (name, options) in QUICK else [pytest.mark.slow])


OPEN: list[tuple[str, dict[str, str | int | bool]]] = [
    ("year-of-the-dragon", {}),
    ("year-of-the-dragon", {"hands": "hidden"}),  # everybody begins with the same cards and plays them face up
    ("dragon-boats", {}),  # cards are drawn unseen, but seldom
]
"""Subjects in which nothing but the seed need be secret."""


class Ears(logging.Handler):
    """Keeps every log line as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def ears() -> Iterator[Ears]:
    handler, logger = Ears(), logging.getLogger("teahouse")
    before, logger.propagate = logger.level, False
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield handler
    logger.removeHandler(handler)
    logger.setLevel(before)
    logger.propagate = True


async def hear_everything(web: Web, pair: Pair) -> list[tuple[str, Any]]:
    """What three visitors hear when they ask for everything there is."""
    clients = {role: web.stranger(token) for role, token in pair.tokens.items()} | {"stranger": web.stranger()}
    found: list[tuple[str, Any]] = []
    for role, client in clients.items():
        async with client.socket(pair.id) as socket:
            found.append((f"{role}: first push", await socket.hear()))
            questions: list[tuple[str, dict[str, Any]]] = [
                ("try", {"moves": [pair.quiet]}),
                ("preview", {"moves": []}),
                ("why", {"move": pair.loud}),
                ("turn", {"id": "socket-turn", "moves": ["no such move"]}),
            ]
            for kind, body in questions:
                found.append((f"{role}: {kind}", await socket.ask(kind, version=pair.version, **body)))
        async with client.lines(STREAMS[0][1].replace("{id}", pair.id)) as lines:
            found.append((f"{role}: stream", await anext(lines)))
    watching = clients["watcher"]
    async with watching.socket(pair.id) as socket, clients["seat"].lines("/api/events") as news:
        await socket.hear()
        for probe in probes(pair.version, pair.quiet, pair.loud):
            status, answer = await probe.send(clients[probe.who], id=pair.id)
            found.append((repr(probe), (status, _shape(answer) if probe.fresh else answer)))
            if probe.body and probe.body.get("id") == "a-quiet-turn":
                assert status == 200, answer
                while (state := await socket.hear())["version"] == pair.version:
                    pass  # what was shown before, of which several may come as one
                found.append(("push after a turn", state))
                while json.loads(event := await anext(news))["version"] == pair.version:
                    pass
                found.append(("event after a turn", event))
    return found


def _shape(body: bytes) -> list[str]:
    return sorted(json.loads(body))


def _alike(found: list[tuple[str, Any]], secrets: list[str]) -> list[tuple[str, str]]:
    """The commitment is meant to be seen and differs with the seed; times of day differ."""
    text = [(name, repr(value)) for name, value in found]
    for secret in secrets:
        text = [(name, value.replace(secret, "(commitment)")) for name, value in text]
    text = [(name, re.sub(r"""(['"](?:changed|expires|when)['"]: ?)[0-9.]+""", r"\1_", value)) for name, value in text]
    return [(name, re.sub(r"\\nsum [0-9a-f]{16}", "", value)) for name, value in text]  # it covers the commitment


@pytest.mark.parametrize(
    ("name", "options", "far"), [patient(name, options, name, options, far) for name, options, far in SUBJECTS]
)
async def test_two_houses_that_differ_in_secrets_sound_alike(
    file_place: Settings, tmp_path_factory: pytest.TempPathFactory, name: str, options: dict[str, Any], far: int
) -> None:
    with toy_on_the_shelf():
        place = msgspec.structs.replace(file_place, base_url="http://127.0.0.1")
        pair = await make_pair(place, tmp_path_factory.mktemp("twin"), name, options, far)
        assert bool(pair.changed) == pair.hidden
        assert pair.hidden or (name, options) in OPEN
        heard, now = [], Clock(time.time())  # or midnight may come between the two
        for folder in (pair.first, pair.second):
            async with serving(_at(place, folder), now) as web:
                heard.append(await hear_everything(web, pair))
        promises = [commitment(pair.secrets[0], pair.secrets[1]), commitment(pair.secrets[3], pair.secrets[4])]
        one, two = (_alike(found, promises) for found in heard)
        for ours, theirs in zip(one, two, strict=True):
            assert ours == theirs


LATE: dict[str, str | int | bool] = {"deal": 4}
"""Options of Dragon Boats with which hands stay hidden to the end."""


async def hear_late(web: Web, pair: Pair) -> list[tuple[str, Any]]:
    """What the seat and a watcher hear about every legal move, and what they have of the game so far."""
    found: list[tuple[str, Any]] = []
    seat = web.stranger(pair.tokens["seat"])
    for client in (seat, web.stranger(pair.tokens["watcher"])):
        for part in ("state", "record", "story", "text", "position"):
            found.append((part, await client.get(f"/api/tables/{pair.id}/{part}")))
        found.append(("replay", await client.get(f"/api/tables/{pair.id}/position", at=pair.version // 2)))
        for at in (pair.version // 2, pair.version):
            for thing in pair.things:
                asked = {"thing": thing, "at": at}
                said = await client.ask("GET", f"/api/tables/{pair.id}/explain", status=None, params=asked)
                found.append((f"explain {thing} at {at}", said))
    async with seat.socket(pair.id) as socket:
        await socket.hear()
        for move in pair.legal:
            body: dict[str, Any] = {"version": pair.version, "moves": [move]}
            for way in ("try", "preview", "text"):
                found.append((f"{way} {move}", await seat.post(f"/api/tables/{pair.id}/{way}", body)))
            found.append((f"socket: try {move}", (await socket.ask("try", **body))["body"]))
            found.append((f"socket: preview {move}", (await socket.ask("preview", **body))["body"]))
    return found


async def test_trying_the_move_that_ends_the_game_opens_nothing(
    file_place: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with toy_on_the_shelf():
        place = msgspec.structs.replace(file_place, base_url="http://127.0.0.1")
        pair = await make_pair(place, tmp_path_factory.mktemp("late"), "dragon-boats", LATE, 100, late=True)
        assert pair.changed
        heard = []
        for folder in (pair.first, pair.second):
            async with serving(_at(place, folder)) as web:
                heard.append(await hear_late(web, pair))
        promises = [commitment(pair.secrets[0], pair.secrets[1]), commitment(pair.secrets[3], pair.secrets[4])]
        one, two = (_alike(found, promises) for found in heard)
        assert any('"over": True' in value or "'over': True" in value for _, value in one)
        for ours, theirs in zip(one, two, strict=True):
            assert ours == theirs


def _at(place: Settings, folder: Path) -> Settings:
    return msgspec.structs.replace(place, data=folder)


@pytest.mark.parametrize("name", [patient(name, {}, name) for name, options, _ in SUBJECTS if not options])
async def test_the_seed_is_in_no_byte_before_the_end(
    file_place: Settings, monkeypatch: pytest.MonkeyPatch, ears: Ears, name: str
) -> None:
    seed, salt = "canary" + ids.seed()[6:], "canary" + ids.salt()[6:]
    monkeypatch.setattr(ids, "seed", lambda: seed)
    monkeypatch.setattr(ids, "salt", lambda: salt)
    with toy_on_the_shelf():
        async with serving(file_place) as web:
            mei, bao, watcher = await web.guest("Meilin"), await web.guest("Baozhu"), web.stranger()
            players = library.rulebook(name).least_players
            id = await mei.table("me", "open", *["bot"] * (players - 2), game=name)
            await bao.post(f"/api/tables/{id}/sit")
            state = await mei.state(id)
            asked = [probe for probe in probes(state["version"], "pass", "pass") if _harmless(probe)]
            for client in (mei, bao, watcher):
                for probe in asked:
                    await probe.send(client, id=id, game=name)
            async with watcher.socket(id) as socket:
                await _play_until(watcher, id, [mei, bao], 12 if name == "toy" else 60)
                await socket.hear()
            for client in (mei, bao, watcher):
                for probe in asked:
                    await probe.send(client, id=id, game=name)
            heard = b"".join(b for client in (mei, bao, watcher) for b in client.heard)
            assert len(heard) > 50_000
            assert b"canary" not in heard
            for player in (mei, bao):
                await player.post(f"/api/tables/{id}/end", {"agree": True})
            info = await watcher.get(f"/api/tables/{id}")
            assert (info["seed"], info["salt"]) == (seed, salt)
            written = "\n".join(ears.lines)
            assert '"request"' in written
            for secret in ("canary", mei.token, bao.token, "Meilin", "Baozhu"):
                assert secret not in written


def _harmless(probe: Probe) -> bool:
    return probe.method == "GET" or probe.path.endswith(("/try", "/why", "/preview", "/turn"))


async def _play_until(watcher: Client, id: str, players: list[Client], version: int) -> None:
    while True:
        state = await watcher.state(id)
        if state["version"] >= version or state["table"]["status"] != "running":
            return
        for player in players:
            mine = await player.state(id)
            if mine["moves"]:
                await player.turn(id, mine["version"], mine["moves"][-1], turn=uuid.uuid4().hex)


async def test_what_is_hidden_in_a_running_game_is_open_after_it(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    before = await bao.get(f"/api/tables/{id}/record")
    assert before.count("- ?") == 2
    assert "masked 2" in before
    assert "masked 0" in await web.stranger().get(f"/api/tables/{id}/record")
    assert (await bao.get(f"/api/tables/{id}/position", at=2))["position"] is None
    for player in (mei, bao):
        await player.post(f"/api/tables/{id}/end", {"agree": True})
    after = await web.stranger().get(f"/api/tables/{id}/record")
    assert "?" not in after
    assert "seed " in after
    assert (await web.stranger().get(f"/api/tables/{id}/position", at=2))["position"]["table"]["hands"]


def test_log_lines_hold_no_values_of_a_mistake() -> None:
    try:
        raise ValueError("the seed is 12345")
    except ValueError:
        import sys

        record = logging.LogRecord("teahouse", logging.ERROR, __file__, 1, "failed", None, sys.exc_info())
    record.__dict__["guest"] = "Mei"
    line = JsonLines().format(record)
    assert "12345" not in line
    assert "Mei" not in line
    assert json.loads(line)["error"] == "ValueError"
