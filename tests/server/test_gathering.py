"""A table that is full calls those without whom the game cannot begin: once, as it calls those whose turn it is."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from teahouse.dealer import committed
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from tests.server.client import Client, Web, serving
from tests.server.receivers import Letters
from tests.server.shuffling import part_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def quick(place: Settings) -> Settings:
    """A house that tells soon, also on this machine."""
    return msgspec.structs.replace(place, notice_delay=0.05, notices_inside=True)


async def waiting(web: Web, hook: Letters) -> tuple[Client, str]:
    """Mei, who wants to be told, has opened a table and left it; its id."""
    mei = await web.guest("Mei")
    await mei.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "commitment": committed(part_of(0))}
    return mei, (await mei.post("/api/tables", wish, 201))["id"]


async def sits(who: Client, id: str) -> None:
    """Somebody takes the last seat and opens their part."""
    await who.post(f"/api/tables/{id}/sit", {"commitment": committed(part_of(1))})
    await opens(who, id, part_of(1))


async def opens(who: Client, id: str, part: str) -> None:
    info = await who.get(f"/api/tables/{id}")
    await who.post(f"/api/tables/{id}/part", {"part": part, "promise": info["promise"]})


async def told(hook: Letters) -> Any:
    return json.loads((await hook.next())[1])


async def test_whose_part_is_missing_at_a_full_table_is_called_once_and_then_told_of_their_turn(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        mei, id = await waiting(web, hook)
        bao = await web.guest("Bao")
        await hook.none(0.2)
        await sits(bao, id)
        notice = await told(hook)
        assert (notice["event"], notice["table"], notice["title"]) == ("begin", id, "Everybody is here")
        assert notice["text"].startswith("Everybody is here: Open the table, so that ")
        assert notice["link"] == f"{web.address}/t/{id}"
        await mei.ask("PATCH", f"/api/tables/{id}", {"name": "Another name"})
        await hook.none()
        await opens(mei, id, part_of(0))
        assert (await mei.get(f"/api/tables/{id}"))["your_turn"]
        assert (await told(hook))["event"] == "turn"


async def test_who_was_called_to_a_full_table_is_known_after_a_restart_and_who_was_not_is_called_then(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(msgspec.structs.replace(quick, notice_delay=3600.0)) as web:
        _, id = await waiting(web, hook)
        await sits(await web.guest("Bao"), id)
    await hook.none(0.1)
    for called_already in (False, True):
        house = House(quick)
        await house.open()
        if called_already:
            await hook.none()
        else:
            assert (await told(hook))["event"] == "begin"
        await house.close()


async def test_nobody_is_called_to_a_full_table_who_looks_at_the_house_or_has_opened_their_part(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        mei, id = await waiting(web, hook)
        await mei.post("/api/me/here", {"page": "home", "looking": True}, 204)
        bao = await web.guest("Bao")
        await sits(bao, id)
        await hook.none()
        await mei.post("/api/me/here", {"page": "home", "looking": False, "count": 1}, 204)
        assert (await told(hook))["event"] == "begin"
        # whoever comes after somebody has got up makes it full again, and Mei is called again
        await bao.post(f"/api/tables/{id}/leave")
        await hook.none(0.2)
        lin = await web.guest("Lin")
        await sits(lin, id)
        assert (await told(hook))["event"] == "begin"
        await lin.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        await mei.ask("PATCH", f"/api/tables/{id}", {"name": "Another name"})
        await hook.none()  # Lin's part is open: nobody waits for it


async def test_a_page_that_only_waits_for_news_is_no_sign_that_somebody_is_there(house: House) -> None:
    mei = Guest("mei", "Mei", "token", "tool")
    with house.door.enter(mei, "1.2.3.4", idle=True):
        assert not house.door.present("mei")
        with house.door.enter(mei, "1.2.3.4"):
            assert house.door.present("mei")
        assert not house.door.present("mei")
    assert not house.door.present("mei")
