"""Playing over HTTP and WebSocket, against a real server."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any

import pytest

from teahouse.server.web.app import application
from tests.server.client import Client, Web
from tests.server.routes import SOCKET, routes_of
from tests.server.support import DRAGON

pytestmark = pytest.mark.anyio


async def two_at_a_table(web: Web, game: str = "toy", **options: Any) -> tuple[Client, Client, str]:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", game=game, **options)
    await bao.post(f"/api/tables/{id}/sit")
    return mei, bao, id


async def test_two_guests_and_a_bot_play_a_whole_real_game(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", "bot", game=DRAGON)
    await bao.post(f"/api/tables/{id}/sit", {"name": "Bao the Bold"})
    async with mei.socket(id) as one, bao.socket(id) as two:
        await asyncio.gather(play(one), play(two))
    info = await mei.get(f"/api/tables/{id}")
    assert info["status"] == "finished"
    assert [seat["name"] for seat in info["seats"]] == ["Mei", "Bao the Bold", "Kai"]
    assert sorted(info["ranking"])[0] == 1


async def play(socket: Any) -> None:
    """Play the first legal move whenever it is my turn, until the game is over."""
    state = await socket.hear()
    while state["table"]["status"] == "running":
        if state["moves"]:
            move = state["moves"][len(state["log"]) % len(state["moves"])]
            answer = await socket.ask("turn", id=uuid.uuid4().hex, version=state["version"], moves=[move])
            assert answer["status"] == 200, answer
            while state["version"] < answer["body"]["after"]:
                state = await socket.hear()
        else:
            state = await socket.hear()


async def test_every_push_carries_the_log_since_the_one_before(web: Web) -> None:
    mei, bao, id = await two_at_a_table(web)
    async with bao.socket(id, {"since": 2}) as socket:
        first = await socket.hear()
        assert [line["at"] for line in first["log"] if line["kind"] == "move"] == [3, 4]
        await mei.turn(id, 4, "hang 1")
        second = await socket.hear()
        assert [line["at"] for line in second["log"] if line["kind"] == "move"] == [5, 6]
        assert second["version"] == 6


async def test_a_move_by_http_reaches_the_socket_and_the_stream(web: Web) -> None:
    mei, bao, id = await two_at_a_table(web)
    async with bao.lines(f"/api/tables/{id}/stream") as lines, bao.lines("/api/events") as events:
        assert json.loads(await anext(lines))["version"] == 4
        await mei.turn(id, 4, "pass", "pass")
        state = json.loads(await anext(lines))
        assert state["version"] == 6
        assert state["moves"]
        event = json.loads(await anext(events))
        assert event == {"table": id, "version": 6, "status": "running", "your_turn": True}


async def test_the_first_answer_comes_again_for_the_same_turn_id(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    first = await mei.turn(id, 4, "pass", turn="0123456789abcdef")
    assert first == {"id": "0123456789abcdef", "seat": 0, "before": 4, "after": 5}
    assert await mei.turn(id, 4, "pass", turn="0123456789abcdef") == first
    await mei.turn(id, 5, "pass", turn="0123456789abcdef", status=409)


async def test_a_stale_turn_gets_409_and_the_present_state(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    await mei.turn(id, 4, "pass")
    problem = await mei.turn(id, 4, "pass", status=409)
    assert problem["error"] == "stale"
    assert problem["state"]["version"] == 5
    assert problem["state"]["moves"]
    async with mei.socket(id) as socket:
        answer = await socket.ask("turn", id=uuid.uuid4().hex, version=4, moves=["pass"])
        assert answer["status"] == 409
        assert answer["body"]["state"]["version"] == 5


async def test_a_refusal_carries_reason_clause_and_numbers_in_two_languages(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    problem = await mei.turn(id, 4, "buy", status=422)
    assert problem["refusal"] == {"reason": "too-dear", "clause": "TOY-4", "numbers": {"price": 2, "coins": 1}}
    english = problem["sentence"]
    german = await mei.ask(
        "POST",
        f"/api/tables/{id}/turn",
        {"id": uuid.uuid4().hex, "version": 4, "moves": ["buy"]},
        422,
        headers={"Accept-Language": "de-DE, en;q=0.5"},
    )
    assert german["refusal"] == problem["refusal"]
    assert german["sentence"] != english
    assert (await mei.turn(id, 4, "fly", status=422))["refusal"]["clause"] == "TOY-3"


async def test_try_why_and_preview_answer_without_storing(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    tried = await mei.post(f"/api/tables/{id}/try", {"version": 4, "moves": ["pass"]})
    assert tried["ends"] is False
    assert tried["moves"][-1] == "buy"
    assert tried["log"][0]["text"] == "pass"
    why = await mei.post(f"/api/tables/{id}/why", {"version": 4, "move": "bow"})
    assert (why["legal"], why["refusal"]["reason"]) == (False, "not-now")
    found = await mei.post(f"/api/tables/{id}/preview", {"version": 4, "moves": []})
    assert found["effects"]["pass"] == {"changes": {"coins": 1}, "exact": True}
    assert (await mei.state(id))["version"] == 4


async def test_a_thing_is_explained_to_seats_and_to_those_who_watch(web: Web) -> None:
    mei, bao, id = await two_at_a_table(web)
    path, asked = f"/api/tables/{id}/explain", {"version": 4, "thing": "garland"}
    now = await mei.post(path, asked)
    assert now["name"] == {"id": "thing-garland", "args": {}}
    assert now["does"] == [{"id": "explain-garland", "args": {"price": 2, "points": 4}}]
    assert now["numbers"] == [{"id": "explain-garland-now", "args": {"coins": 1}}]
    assert (now["clauses"], now["seat"], now["version"]) == (["TOY-4"], 0, 4)
    later = await mei.post(path, asked | {"moves": ["pass"]})
    assert later["numbers"][0]["args"] == {"coins": 2}, "tentative moves count"
    assert (await bao.post(path, asked))["seat"] == 1, "also when it is not one's turn"
    assert (await web.stranger().post(path, asked))["numbers"] == []
    assert (await web.stranger().post(path, asked | {"moves": ["pass"]}, 401))["error"] == "no-guest"
    problem = await mei.post(path, asked | {"thing": "moon"}, 404)
    assert (problem["error"], problem["sentence"]) == ("no-thing", "There is nothing called moon on this board.")
    assert (await mei.post(path, asked | {"version": 3}, 409))["error"] == "stale"
    async with web.stranger().socket(id) as socket:
        answer = await socket.ask("explain", **asked)
        assert (answer["status"], answer["body"]["clauses"]) == (200, ["TOY-4"])


async def test_a_seat_is_told_what_the_coming_months_cost(web: Web) -> None:
    mei, _, id = await two_at_a_table(web, DRAGON)
    state = await mei.state(id)
    coming = [thing for thing in state["hints"] if thing.startswith("event-")]
    assert coming == [f"event-{month}" for month in range(1, 13)]


async def test_the_catalogue_and_the_games_are_listed(web: Web) -> None:
    visitor = web.stranger()
    games = {game["name"]: game for game in await visitor.get("/api/games")}
    assert games["toy"]["options"][0] == {"name": "rounds", "values": [2, 3], "default": 2, "clauses": ["TOY-7"]}
    moves = await visitor.get("/api/games/toy/moves")
    assert [move["number"] for move in moves] == list(range(len(moves)))
    assert (await visitor.get("/api/games/chess/moves", 404))["error"] == "no-game"
    assert {"random"} <= {level["name"] for level in await visitor.get("/api/bots")}


async def test_somebody_who_watches_sees_the_public_view_only(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    watcher = web.stranger()
    state = await watcher.state(id)
    assert state["seat"] == -3
    assert state["moves"] == []
    assert state["view"]["facts"]["hands"] == [2, 2]
    assert all("text" not in line for line in state["log"] if line["seat"] == -1 and line["kind"] == "move")
    await watcher.post(f"/api/tables/{id}/try", {"version": 4, "moves": []}, 401)
    mine = await mei.state(id)
    assert isinstance(mine["view"]["facts"]["hands"][0], list)


async def test_hotseats_share_a_guest_and_each_sees_its_own_hand(web: Web) -> None:
    mei = await web.guest()
    id = await mei.table("me", "hotseat Bao")
    assert (await mei.state(id))["seat"] == 0
    assert isinstance((await mei.state(id, seat=1))["view"]["facts"]["hands"][1], list)
    await mei.turn(id, 4, "pass", "pass")
    assert (await mei.state(id))["seat"] == 1
    await mei.get(f"/api/tables/{id}/state", 403, seat=2)


async def test_health_answers_without_a_database(web: Web) -> None:
    await web.house.database.close()
    assert (await web.stranger().get("/health"))["ok"] is True


async def test_pages_show_the_lobby_and_a_table_in_words(web: Web) -> None:
    mei, _, id = await two_at_a_table(web)
    await mei.ask("PATCH", f"/api/tables/{id}", {"name": "<b>Friends</b>", "listed": True})
    home = await web.stranger().get("/")
    assert f"/t/{id}" in home
    assert "&lt;b&gt;Friends" in home
    page = await web.stranger(**{"Accept-Language": "de"}).get(f"/t/{id}")
    assert '<html lang="de">' in page
    assert "Das Spiel läuft" in page


async def test_the_openapi_document_names_every_route_and_no_secret_machinery(web_on_file: Web) -> None:
    document = json.loads(await web_on_file.stranger().get("/api/openapi.json"))
    assert document["openapi"].startswith("3.1")
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    asked = {(method, path) for method, path in routes_of(application(web_on_file.house).app) if path[:4] == "/api"}
    assert described == asked - {("GET", "/api/openapi.json"), SOCKET} | {("GET", "/health")}
    turn = document["paths"]["/api/tables/{id}/turn"]["post"]
    assert turn["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Turn")
    assert {"200", "400", "401", "403", "404", "409", "422", "429"} <= set(turn["responses"])
    names = {parameter["name"] for parameter in document["paths"]["/api/tables/{id}/state"]["get"]["parameters"]}
    assert names == {"id", "since", "seat"}
