"""Before and after a game: the home page knows my tables, its game has seats to take, nothing found is a page."""

from __future__ import annotations

import re
import uuid
from typing import Any

import msgspec
import pytest

from teahouse.arena import play_game
from teahouse.library import build
from teahouse.server.settings import Settings
from teahouse.server.web.showcase import FIRST, showcase
from tests.server.client import Client, Web, serving

pytestmark = pytest.mark.anyio


async def page(client: Client, path: str, status: int = 200, lang: str = "en") -> str:
    """A page as a person reads it: without marks."""
    headers = {"Accept": "text/html,*/*", "Accept-Language": lang}
    found: str = await client.ask("GET", path, status=status, headers=headers)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", found))


@pytest.mark.parametrize(
    ("path", "english", "german"),
    [
        ("/t/nosuchtable", "This table has been cleared.", "Dieser Tisch ist abgeräumt."),
        ("/t/nosuchtable/replay?at=5", "This table has been cleared.", "Dieser Tisch ist abgeräumt."),
        ("/rules/chess", "This game is not on our shelf.", "Dieses Spiel steht nicht in unserem Regal."),
        ("/no/such/page", "There is nothing here.", "Hier ist nichts."),
        ("/t/" + "x" * 500, "", ""),
    ],
)
async def test_where_nothing_is_found_people_get_a_page_and_programs_a_problem(
    web_on_file: Web, path: str, english: str, german: str
) -> None:
    stranger = web_on_file.stranger()
    assert english in await page(stranger, path, 404)
    told = await page(stranger, path, 404, lang="de")
    assert german in told
    assert "Meine Partien" in told
    answer = await stranger.ask("GET", path, status=None, headers={"Accept": "application/json"})
    assert answer["error"] in ("no-table", "no-game", "no-page", "bad-body")
    assert (await stranger.ask("GET", "/api/tables/nosuchtable", status=404, headers={"Accept": "text/html"}))["error"]


async def test_whoever_takes_a_seat_plays_on_at_the_moment_that_is_shown(web_on_file: Web) -> None:
    mei = await web_on_file.guest("Mei")
    shown = next(frame for frame in showcase().frames if frame.at == FIRST)
    info = await mei.post("/api/showcase/seat", {"at": FIRST}, 201)
    assert (info["status"], info["version"], info["to_move"]) == ("running", FIRST, shown.to_move)
    names = [seat["name"] for seat in info["seats"]]
    assert names == [name if seat != shown.to_move else "Mei" for seat, name in enumerate(showcase().names)]
    state = await mei.state(info["id"])
    assert state["moves"]
    assert state["view"]["scores"][shown.to_move] == shown.scores[shown.to_move]
    for at in (0, showcase().frames[-1].at, 100_000):
        assert (await mei.post("/api/showcase/seat", {"at": at}, 404))["error"] == "too-far"


async def test_the_home_page_tells_how_my_games_stand_and_how_they_ended(web_on_file: Web) -> None:
    lin = await web_on_file.guest("Lin")
    assert "Board games of old China" in await page(lin, "/")
    record = play_game(build("year-of-the-dragon", 2, None, {}), ["random"] * 2, "5").record
    shown = await lin.post("/api/records", {"record": record.write()}, 201)
    assert "Past games" not in await page(lin, "/")  # only watched
    last = max(at for at, (seat, _) in enumerate(record.moves) if seat >= 0)
    seat = record.moves[last][0]
    ending = await lin.post(f"/api/tables/{shown['id']}/branch", {"at": last, "seat": seat}, 201)
    going = await page(lin, "/")
    assert "Welcome back, Lin. It is your turn at one table." in going
    assert re.search(r"Month 12 of 12 · you (lead|are second|share the lead) with \d+", going), going
    moves = (await lin.state(ending["id"]))["moves"]
    await lin.post(f"/api/tables/{ending['id']}/turn", {"id": uuid.uuid4().hex, "version": last, "moves": [moves[0]]})
    info = await lin.get(f"/api/tables/{ending['id']}")
    assert info["status"] == "finished"
    place = info["ranking"][seat]
    told = await page(lin, "/")
    assert "Welcome back, Lin. No table waits for you." in told
    assert f"{'1st' if place == 1 else '2nd'} of 2" in told
    story = await lin.get(f"/api/tables/{ending['id']}/story")
    assert story["ending"][0]["id"].startswith("ending-")
    assert story["ending"][0]["id"].endswith("-you") == (place == 1)
    assert re.search(r"(You win|\w+ wins)( by \d+ points?|:)", told), told
    assert "Willkommen zurück, Lin." in await page(lin, "/", lang="de")


async def test_tables_that_go_on_stay_at_home_however_many_are_over_and_the_most_urgent_comes_first(
    file_place: Settings, toy: str
) -> None:
    few = msgspec.structs.replace(file_place.limits, page_size=4)
    async with serving(msgspec.structs.replace(file_place, limits=few)) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao")

        async def opened(name: str, **wishes: Any) -> str:
            wish = {"game": "toy", "name": name, "seats": [{"kind": "me"}, {"kind": "open"}]} | wishes
            id: str = (await mei.post("/api/tables", wish, 201))["id"]
            return id

        for name, clock in (("Old", None), ("Week", "week"), ("Day", "day")):
            id = await opened(name, pace={"kind": clock} if clock else None)
            assert (await bao.post(f"/api/tables/{id}/sit", {}))["status"] == "running"
            assert (await mei.get(f"/api/tables/{id}"))["your_turn"]
        for number in range(5):
            await mei.post(f"/api/tables/{await opened(f'Closed {number}')}/end")
        await opened("Fresh")
        found = await page(mei, "/")
        assert "It is your turn at 3 tables." in found
        tiles = found.partition("Past games")[0]
        at = [tiles.index(name) for name in ("Day", "Week", "Old", "Fresh")]
        assert at == sorted(at)
        assert "All games that go on" not in found
        await opened("Freshest")
        found = await page(mei, "/")
        assert "It is your turn at 3 tables." in found
        assert "All games that go on" in found


async def test_a_try_again_keeps_the_names_of_the_others(web_on_file: Web) -> None:
    lin = await web_on_file.guest("Bao")
    text = play_game(build("toy", 2, None, {}), ["random"] * 2, "5").record
    text.names = ["Bao", "Mei"]
    shown = await lin.post("/api/records", {"record": text.write()}, 201)
    again = await lin.post(f"/api/tables/{shown['id']}/branch", {"at": 4, "seat": 0}, 201)
    assert [seat["name"] for seat in again["seats"]] == ["Bao", "Mei"]
    other = await lin.post(f"/api/tables/{shown['id']}/branch", {"at": 4, "seat": 1}, 201)
    names = [seat["name"] for seat in other["seats"]]
    assert names[1] == "Bao"
    assert names[0] != "Bao"
