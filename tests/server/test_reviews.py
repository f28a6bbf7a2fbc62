"""Looking back at finished games: made in the background, kept, and never in the way of those who play."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from teahouse.arena import play_game
from teahouse.library import build
from teahouse.review import Review
from teahouse.server import habits
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import keep
from tests.server.client import Client, Web, serving
from tests.server.support import DRAGON, guest, play_out, table

pytestmark = pytest.mark.anyio


def brief(settings: Settings) -> Settings:
    """A house that looks back for a moment only."""
    return looking(settings, 0.4)


def looking(settings: Settings, seconds: float) -> Settings:
    return msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, review_seconds=seconds))


def record_of(game: str, *bots: str) -> str:
    return play_game(build(game, len(bots), None, {}), list(bots), "3").record.write()


async def made(client: Client, id: str) -> dict[str, Any]:
    """The review of a table, when it is done."""
    async with asyncio.timeout(240):
        while True:
            found: dict[str, Any] = await client.get(f"/api/tables/{id}/review")
            if not found["working"]:
                return found
            await asyncio.sleep(0.05)


async def test_a_review_is_made_in_the_background_and_still_there_after_a_restart(place: Settings) -> None:
    async with serving(brief(place)) as web:
        mei = await web.guest("Mei")
        id = (await mei.post("/api/records", {"record": record_of(DRAGON, "random", "pot")}, 201))["id"]
        first = await mei.get(f"/api/tables/{id}/review")
        assert first["working"]
        found = (await made(mei, id))["review"]
        assert found["done"]
        assert len(found["chances"]) == found["moves"] + 1
        assert [one["mark"] for one in found["decisions"] if one["looks"]]
        assert Review.read(found).game == DRAGON
    async with serving(looking(place, 0)) as web:
        again = await web.stranger().get(f"/api/tables/{id}/review")
        assert again == {"working": False, "review": found}


async def test_a_game_that_people_end_is_looked_back_at_unasked(file_place: Settings) -> None:
    house = House(brief(file_place))
    await house.open()
    mei = await guest(house)
    id = await table(house, mei, "me", "bot random", game=DRAGON)
    try:
        await play_out(house, id, mei)
        live = await house.find(id)
        working = True
        async with asyncio.timeout(240):
            while working:
                found, working = await house.reviewer.read(live, house.claim(live))
                await asyncio.sleep(0.05)
        assert found is not None
        assert found.done
        assert not house.opponents.thinking
    finally:
        await house.close()


async def test_a_running_game_is_not_looked_back_at(web: Web) -> None:
    mei = await web.guest("Mei")
    id = await mei.table("me", "bot random")
    assert (await mei.get(f"/api/tables/{id}/review", 409))["error"] == "not-over"


async def test_a_game_without_a_network_says_so(file_place: Settings, toy: str) -> None:
    async with serving(brief(file_place)) as web:
        mei = await web.guest("Mei")
        id = (await mei.post("/api/records", {"record": record_of(toy, "random", "random")}, 201))["id"]
        found = (await made(mei, id))["review"]
        assert (found["without"], found["chances"]) == ("network", [])


async def test_a_house_that_makes_no_reviews_says_so(file_place: Settings) -> None:
    async with serving(looking(file_place, 0)) as web:
        mei = await web.guest("Mei")
        id = (await mei.post("/api/records", {"record": record_of(DRAGON, "random", "random")}, 201))["id"]
        found = await mei.get(f"/api/tables/{id}/review")
        assert found == {"working": False, "review": None, "lacking": "off"}


async def test_a_review_that_cannot_be_made_is_not_awaited_for_ever(
    file_place: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(brief(file_place)) as web:
        mei = await web.guest("Mei")
        monkeypatch.setattr(keep, "load_moves", None)  # whatever goes wrong
        id = (await mei.post("/api/records", {"record": record_of(DRAGON, "random", "random")}, 201))["id"]
        found = await made(mei, id)
        assert found == {"working": False, "review": None, "lacking": "failed"}


async def test_another_try_is_against_the_same_bots(web_on_file: Web) -> None:
    mei = await web_on_file.guest("Mei")
    id = await mei.table("me", "bot search", game="toy")
    while not (state := await mei.state(id))["view"]["over"]:
        if state["moves"]:
            await mei.turn(id, state["version"], state["moves"][0])
        else:
            await asyncio.sleep(0.01)
    again = await mei.post(f"/api/tables/{id}/branch", {"at": 4, "seat": 0}, 201)
    assert [seat["level"] for seat in again["seats"]] == ["", "search"]


async def test_advice_is_given_to_one_person_among_bots_unasked_and_to_nobody_else(web_on_file: Web) -> None:
    mei, bao = await web_on_file.guest("Mei"), await web_on_file.guest("Bao")
    alone = await mei.table("me", "bot random", game=DRAGON)
    while not (state := await mei.state(alone))["moves"]:
        await asyncio.sleep(0.01)
    assert state["table"]["advice"]
    asked = {"version": state["version"], "moves": []}
    found = await mei.post(f"/api/tables/{alone}/advice", asked)
    assert {one["move"] for one in found["moves"]} <= set(state["moves"])
    doubted = await mei.post(f"/api/tables/{alone}/doubt", {**asked, "moves": [found["moves"][0]["move"]]})
    assert doubted == {"doubt": None}
    assert (await bao.post(f"/api/tables/{alone}/advice", asked, 403))["error"] == "not-seated"
    both = await mei.table("me", "open", game=DRAGON)
    await bao.post(f"/api/tables/{both}/sit")
    state = await mei.state(both)
    assert "advice" not in state["table"]
    asked = {"version": state["version"], "moves": []}
    assert (await mei.post(f"/api/tables/{both}/advice", asked, 403))["error"] == "no-advice"
    toys = await mei.table("me", "bot random")
    asked = {"version": (await mei.state(toys))["version"], "moves": []}
    assert (await mei.post(f"/api/tables/{toys}/advice", asked, 403))["error"] == "no-advice"


async def test_where_all_have_agreed_everybody_is_advised_and_everybody_sees_it(web_on_file: Web) -> None:
    mei, bao = await web_on_file.guest("Mei"), await web_on_file.guest("Bao")
    wish = {"game": DRAGON, "seats": [{"kind": "me"}, {"kind": "open"}], "practice": True}
    id = (await mei.post("/api/tables", wish, 201))["id"]
    assert "Whoever sits down agrees to it" in await bao.get(f"/t/{id}")
    await bao.post(f"/api/tables/{id}/sit")
    state = await mei.state(id)
    assert state["table"]["practice"]
    assert state["table"]["advice"]
    players = {0: mei, 1: bao}
    for asked in (1, 2):
        mover = state["table"]["to_move"]
        question = {"version": state["version"], "moves": []}
        found = await players[mover].post(f"/api/tables/{id}/advice", question)
        assert found["moves"]
        for looker in (mei, bao, web_on_file.stranger()):
            seat = (await looker.get(f"/api/tables/{id}"))["seats"][mover]
            assert seat["advised"] == asked
    house = web_on_file.house
    house.forget(await house.find(id))
    assert (await bao.get(f"/api/tables/{id}"))["seats"][mover]["advised"] == 2


@pytest.mark.parametrize("agreed", [False, True])
async def test_people_at_one_screen_are_advised_only_if_they_have_agreed(web_on_file: Web, agreed: bool) -> None:
    mei = await web_on_file.guest("Mei")
    wish = {"game": DRAGON, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}], "practice": agreed}
    info = await mei.post("/api/tables", wish, 201)
    assert info.get("advice", False) is agreed


async def to_the_end(client: Client, game: str) -> str:
    """A game against a bot that somebody has played to its end."""
    id = await client.table("me", "bot random", game=game)
    while (state := await client.state(id))["table"]["status"] != "finished":
        if state["moves"]:
            await client.turn(id, state["version"], state["moves"][0])
        else:
            await asyncio.sleep(0.01)
    return id


async def test_habits_are_told_of_games_that_were_looked_back_at(file_place: Settings, toy: str) -> None:
    async with serving(brief(file_place)) as web:
        mei = await web.guest("Mei")
        assert (await mei.get("/api/me/habits")) == {"kinds": []}
        assert "has been looked back at yet" in await mei.get("/me/habits")
        found = (await made(mei, await to_the_end(mei, toy)))["review"]
        (kind,) = (await mei.get("/api/me/habits"))["kinds"]
        assert (kind["game"], kind["players"], kind["games"]) == (toy, 2, 1)
        assert [one["mine"] for one in kind["points"]] == found["points"][0]
        for lang, few in (("en", "Too few games"), ("de", "Zu wenige Partien")):
            assert few in await mei.get("/me/habits", lang=lang)
        assert (await web.stranger().get("/api/me/habits", status=401))["error"] == "no-guest"


async def test_my_own_games_count_however_many_others_were_played_since(
    place: Settings, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(habits, "MOST", 2)
    async with serving(brief(place)) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao")
        played = [(await made(client, await to_the_end(client, toy)))["review"] for client in (mei, bao, bao)]
        winners = sum(one["ranking"].count(1) for one in played[1:])
        (kind,) = (await mei.get("/api/me/habits"))["kinds"]
        assert (kind["games"], kind["others"]) == (1, winners), "held against the winners of the latest two games"
