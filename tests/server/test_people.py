"""Guests, seats, links, stand-ins, rematches, endings: all over HTTP."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Client, Web

pytestmark = pytest.mark.anyio


async def finish(id: str, *players: Client) -> None:
    """Play a game to its end."""
    while True:
        for player in players:
            state = await player.state(id)
            if state["table"]["status"] != "running":
                return
            if state["moves"]:
                await player.turn(id, state["version"], state["moves"][0])


async def test_a_browser_gets_a_cookie_and_a_tool_a_token(web: Web) -> None:
    browser = web.stranger()
    me = await browser.post("/api/guests", {"name": "Mei"}, 201)
    assert "token" not in me
    assert (await browser.get("/api/me"))["name"] == "Mei"
    tool = await web.guest("Bao")
    assert (await tool.get("/api/me"))["name"] == "Bao"
    given = await tool.post("/api/me/tokens", status=201)
    assert (await web.stranger(given["token"]).get("/api/me"))["id"] == (await tool.get("/api/me"))["id"]
    assert (await web.stranger("th_wrong").get("/api/me", 401))["error"] == "no-guest"


@pytest.mark.parametrize("name", ["", "x", "a" * 25, "Mei\u202eoaB", "Me\x00i", "  \t ", "\u0301\u0301"])
async def test_a_name_that_cannot_be_read_is_refused(web_on_file: Web, name: str) -> None:
    problem = await web_on_file.stranger().post("/api/guests", {"name": name}, 400)
    assert problem["error"] in ("name-length", "name-characters")


async def test_names_are_composed_and_tidied(web_on_file: Web) -> None:
    found = await web_on_file.stranger().post("/api/guests", {"name": "  Li\u0301  Ming "}, 201)
    assert found["name"] == "L\u00ed Ming"
    mei = await web_on_file.guest()
    assert (await mei.ask("PATCH", "/api/me", {"name": "Meimei"}))["name"] == "Meimei"
    assert (await mei.get("/api/me"))["name"] == "Meimei"


async def test_my_identity_moves_to_another_device_by_a_link_that_works_once(web: Web) -> None:
    mei, phone = await web.guest(), web.stranger()
    link = await mei.post("/api/me/transfer", status=201)
    secret = link["link"].partition("#")[2]
    found = await phone.post("/api/transfer", {"secret": secret}, 201)
    assert found == await mei.get("/api/me") == await phone.get("/api/me")
    assert (await web.stranger().post("/api/transfer", {"secret": secret}, 404))["error"] == "link-used"


async def test_who_signs_out_is_nobody_and_the_sockets_are_shut(web: Web) -> None:
    mei = await web.guest()
    id = await mei.table("me", "open")
    async with mei.socket(id) as socket:
        await socket.hear()
        await mei.ask("DELETE", "/api/me/session", status=204)
        await asyncio.wait_for(socket.line.wait_closed(), 60)
    await mei.get("/api/me", 401)


async def test_my_data_is_deleted_and_the_game_goes_on_without_my_name(web: Web) -> None:
    mei, bao = await web.guest("Meilin"), await web.guest("Bao")
    id = await mei.table("me", "open", "bot")
    waiting = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "a secret plan"})
    await mei.ask("DELETE", "/api/me", status=204)
    await mei.get("/api/me", 401)
    info = await bao.get(f"/api/tables/{id}")
    assert "Meilin" not in str(info)
    assert info["seats"][0]["gone"]
    assert [seat["kind"] for seat in (await bao.get(f"/api/tables/{waiting}"))["seats"]] == ["open", "open"]
    await bao.ask("PUT", f"/api/tables/{id}/seats/0/stand-in", {"level": "leaf"})
    await finish(id, bao)
    assert "Meilin" not in await bao.get(f"/api/tables/{id}/record")


async def test_a_seat_link_seats_one_person_once(web: Web) -> None:
    mei, bao, li = await web.guest("Mei"), await web.guest("Bao"), await web.guest("Li")
    id = await mei.table("me", "open", "open")
    await bao.post(f"/api/tables/{id}/seats/2/link", status=403)
    link = await mei.post(f"/api/tables/{id}/seats/2/link", status=201)
    secret = link["link"].partition("#seat=")[2]
    info = await bao.post(f"/api/tables/{id}/sit", {"secret": secret})
    assert info["seats"][2]["mine"]
    assert (await li.post(f"/api/tables/{id}/sit", {"secret": secret}, 404))["error"] == "link-used"
    await li.post(f"/api/tables/{id}/sit")
    assert (await mei.get(f"/api/tables/{id}"))["status"] == "running"
    late = await web.guest("Late")
    assert (await late.post(f"/api/tables/{id}/sit", status=409))["error"] == "table-full"


async def test_before_the_game_seats_change_hands(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", "open")
    await bao.post(f"/api/tables/{id}/sit", {"seat": 2})
    assert (await bao.post(f"/api/tables/{id}/sit", {"seat": 1}, 409))["error"] == "sits-already"
    await bao.ask("PUT", f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "random"}, 403)
    await bao.post(f"/api/tables/{id}/leave")
    await mei.ask("PUT", f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "random"})
    assert (await mei.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot", "level": "Nobody"}, 400))["error"] == (
        "no-level"
    )
    info = await mei.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot", "level": "random"})
    assert info["status"] == "running"
    assert (await mei.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "open"}, 409))["error"] == "started"


async def test_a_bot_stands_in_and_is_taken_back(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    await bao.ask("PUT", f"/api/tables/{id}/seats/0/stand-in", {"level": "random"}, 403)
    await mei.ask("PUT", f"/api/tables/{id}/seats/0/stand-in", {"level": "random"})
    async with bao.socket(id) as socket:
        state = await socket.hear()
        while not state["moves"]:
            state = await socket.hear()
    assert (await mei.turn(id, state["version"], "pass", status=409))["error"] == "bot-plays"
    info = await mei.ask("DELETE", f"/api/tables/{id}/seats/0/stand-in")
    assert info["seats"][0]["level"] == ""
    await finish(id, mei, bao)


async def test_the_others_may_let_a_bot_play_for_somebody_who_left(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    await mei.post(f"/api/tables/{id}/leave")
    await bao.ask("PUT", f"/api/tables/{id}/seats/0/stand-in", {"level": "leaf"})
    await finish(id, bao)
    assert (await bao.get(f"/api/tables/{id}"))["status"] == "finished"


async def test_a_game_ends_when_everybody_agrees(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", "bot")
    await bao.post(f"/api/tables/{id}/sit")
    await mei.post(f"/api/tables/{id}/end", {"agree": True})
    assert (await bao.get(f"/api/tables/{id}"))["status"] == "running"
    await mei.post(f"/api/tables/{id}/end", {"agree": False})
    await bao.post(f"/api/tables/{id}/end", {"agree": True})
    assert (await bao.get(f"/api/tables/{id}"))["status"] == "running"
    info = await mei.post(f"/api/tables/{id}/end", {"agree": True})
    assert info["status"] == "ended"
    assert info["seed"]
    state = await mei.state(id)
    assert state["moves"] == []
    assert (await mei.turn(id, state["version"], "pass", status=409))["refusal"]["clause"] == "TOY-7"


async def test_a_table_that_waits_is_closed_by_its_owner(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/end", {"agree": True}, 403)
    assert (await mei.post(f"/api/tables/{id}/end", {"agree": True}))["status"] == "ended"
    assert (await bao.post(f"/api/tables/{id}/sit", status=409))["error"] == "table-full"


async def test_a_rematch_keeps_the_people_and_turns_the_seats(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", "bot", rounds=3)
    await bao.post(f"/api/tables/{id}/sit")
    assert (await mei.post(f"/api/tables/{id}/rematch", status=409))["error"] == "not-over"
    await finish(id, mei, bao)
    again = await mei.post(f"/api/tables/{id}/rematch")
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("reserved", "Bao"),
        ("bot", "Kai"),
        ("guest", "Mei"),
    ]
    assert (again["status"], again["options"]) == ("open", {"rounds": 3})
    stranger = await web.guest("Li")
    await stranger.post(f"/api/tables/{again['id']}/sit", status=409)
    assert (await mei.get(f"/api/tables/{id}"))["rematch"] == again["id"]
    accepted = await bao.post(f"/api/tables/{id}/rematch")
    assert (accepted["id"], accepted["status"]) == (again["id"], "running")


async def test_notes_are_for_one_pair_of_eyes(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "hang red first"})
    assert (await mei.get(f"/api/tables/{id}/notes"))["text"] == "hang red first"
    assert (await bao.get(f"/api/tables/{id}/notes"))["text"] == ""
    assert (await bao.ask("PUT", f"/api/tables/{id}/notes", {"text": "zero\0byte"}))["text"] == "zerobyte"
    assert (await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "x" * 5000}, 413))["error"] == "notes-too-long"


async def test_only_the_owner_renames_a_table(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.ask("PATCH", f"/api/tables/{id}", {"name": "Bao's place"}, 403)
    assert (await mei.ask("PATCH", f"/api/tables/{id}", {"name": "Mei's place"}))["name"] == "Mei's place"


async def test_a_transfer_link_says_first_whom_it_brings_and_what_becomes_of_whoever_is_here(web: Web) -> None:
    mei, bao = await web.guest("Mei"), web.stranger()
    await bao.post("/api/guests", {"name": "Bao"}, 201)
    await mei.table("me", "open")
    await mei.table("me", "bot")
    await bao.table("me", "open")
    secret = (await mei.post("/api/me/transfer", status=201))["link"].partition("#")[2]
    for client, here, told in ((web.stranger(), None, 1), (bao, "Bao", 2), (mei, "Mei", 1)):
        found = await client.post("/api/transfer/ask", {"secret": secret}, 200)
        assert (found["name"], found["here"], found["same"]) == ("Mei", here, client is mei)
        assert len(found["sentences"]) == told
    assert "2 tables" in (await bao.post("/api/transfer/ask", {"secret": secret}, 200))["sentences"][0]
    assert "one table" in (await bao.post("/api/transfer/ask", {"secret": secret}, 200))["sentences"][1]
    assert "out of reach" in (await bao.post("/api/transfer/ask", {"secret": secret}, 200))["sentences"][1]
    # asking uses nothing up, and nobody is overwritten unasked
    assert (await bao.post("/api/transfer", {"secret": secret}, 409))["error"] == "other-guest"
    assert (await bao.get("/api/me"))["name"] == "Bao"
    assert await mei.post("/api/transfer", {"secret": secret}, 201) == await mei.get("/api/me")
    assert (await bao.post("/api/transfer", {"secret": secret, "instead": True}, 201))["name"] == "Mei"
    assert (await bao.get("/api/me"))["name"] == "Mei"
    assert (await web.stranger().post("/api/transfer/ask", {"secret": secret}, 404))["error"] == "link-used"


async def test_i_see_where_i_am_signed_in_and_end_it_there(web: Web) -> None:
    mei, phone = web.stranger(), web.stranger()
    await mei.post("/api/guests", {"name": "Mei"}, 201)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0"
    secret = (await mei.post("/api/me/transfer", status=201))["link"].partition("#")[2]
    await phone.post("/api/transfer", {"secret": secret}, 201)
    token = (await mei.post("/api/me/tokens", status=201))["token"]
    tool = web.stranger()
    tool.http.headers["authorization"] = f"Bearer {token}"
    listed = await mei.get("/api/me/devices")
    assert sorted(one["kind"] for one in listed) == ["browser", "browser", "tool"]
    assert [one["name"] for one in listed if one["kind"] == "browser" and not one["here"]] == ["Firefox, Android"]
    assert [one["here"] for one in listed].count(True) == 1
    assert str(listed).find(token) == -1
    id = await mei.table("me", "open")
    cookie = "; ".join(f"{name}={value}" for name, value in phone.http.cookies.items())
    async with phone.socket(id, cookie=cookie, origin=phone.address) as socket:
        await socket.hear()
        (there,) = (one["id"] for one in listed if one["name"] == "Firefox, Android")
        await mei.ask("DELETE", f"/api/me/devices/{there}", status=204)
        await asyncio.wait_for(socket.line.wait_closed(), 60)
    await phone.get("/api/me", 401)
    (theirs,) = (one["id"] for one in listed if one["kind"] == "tool")
    bao = await web.guest("Bao")
    assert (await bao.ask("DELETE", f"/api/me/devices/{theirs}", status=404))["error"] == "no-device"
    assert (await tool.get("/api/me"))["name"] == "Mei"
    await mei.ask("DELETE", f"/api/me/devices/{theirs}", status=204)
    await tool.get("/api/me", 401)


async def test_who_ends_a_device_ends_the_links_that_could_bring_it_back(web: Web) -> None:
    mei, phone = web.stranger(), web.stranger()
    await mei.post("/api/guests", {"name": "Mei"}, 201)
    secret = (await mei.post("/api/me/transfer", status=201))["link"].partition("#")[2]
    await phone.post("/api/transfer", {"secret": secret}, 201)
    made = (await phone.post("/api/me/transfer", status=201))["link"].partition("#")[2]  # by whoever has the phone now
    seat = (await mei.post(f"/api/tables/{await mei.table('me', 'open')}/seats/1/link", status=201))["link"]
    (there,) = (one["id"] for one in await mei.get("/api/me/devices") if not one["here"])
    await mei.ask("DELETE", f"/api/me/devices/{there}", status=204)
    assert (await phone.post("/api/transfer", {"secret": made}, 404))["error"] == "link-used"
    table, _, key = seat.rpartition("/")[2].partition("#seat=")
    assert (await (await web.guest("Bao")).post(f"/api/tables/{table}/sit", {"secret": key}))["status"] == "running"


async def test_of_many_who_bring_a_transfer_link_at_once_one_comes_in(web: Web) -> None:
    mei = await web.guest("Mei")
    secret = (await mei.post("/api/me/transfer", status=201))["link"].partition("#")[2]
    devices = [web.stranger() for _ in range(8)]
    answers = await asyncio.gather(*(one.http.post("/api/transfer", json={"secret": secret}) for one in devices))
    assert sorted(answer.status_code for answer in answers) == [201] + [404] * 7
    assert len(await mei.get("/api/me/devices")) == 2
