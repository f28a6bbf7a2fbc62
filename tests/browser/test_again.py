"""Another try from the replay of a game that goes on, for whoever practises: by touch on a phone, by keys at a desk."""

from __future__ import annotations

import re
import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PHONE, Guest
from tests.browser.test_pages import barriers

LABEL = re.compile("^(Try this turn again|Try it again from here|Diesen Zug noch einmal versuchen)$")


def going_on(guest: Guest, id: str, decided: int) -> dict[str, Any]:
    """A game in which I have decided so often, while it is my turn."""
    found: dict[str, Any] = {}

    def asked() -> bool:
        found.update(guest.ask("GET", f"/api/tables/{id}/state"))
        return bool(found["moves"])

    for _ in range(decided + 1):
        hands.until(guest.page, asked)
        if sum(one["kind"] == "move" and one["seat"] == 0 for one in found["log"]) >= decided:
            break
        turn = {"id": uuid.uuid4().hex, "version": found["version"], "moves": found["moves"][:1]}
        guest.ask("POST", f"/api/tables/{id}/turn", turn)
    return found


def tried(page: Page, guest: Guest, id: str) -> dict[str, Any]:
    """The other table to which the page goes."""
    page.wait_for_url(re.compile(r"/t/(?!" + id + r")\w+(#.*)?$"))
    found: dict[str, Any] = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}/state")
    return found


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de-DE"), (DESKTOP, "en-GB")], ids=["phone", "desk"])
def test_an_own_turn_is_tried_again_from_the_replay_of_a_game_that_goes_on(
    invite: Invite, size: dict[str, int], lang: str
) -> None:
    guest = invite(viewport=size, locale=lang, has_touch=size == PHONE)
    page, id = guest.page, guest.table("dragon-boats", "me", "bot", "bot", deal=4)
    state = going_on(guest, id, 8)
    turns = [one for one in state["tale"] if one.get("parts")]
    mine = next(one for one in reversed(turns) if one["seat"] == 0)
    again = page.get_by_role("button", name=LABEL)
    page.goto(f"/t/{id}/replay?at={mine['at']}")
    expect(again).to_be_visible()
    assert barriers(page) == []
    if size == PHONE:
        again.tap()
    else:
        page.locator("body").press("t")
    found = tried(page, guest, id)
    (first, *_) = [
        one for one in state["log"] if one["kind"] == "move" and one["seat"] == 0 and one["at"] > mine["first"]
    ]
    assert found["version"] == first["at"] - 1
    assert found["view"]["to_move"] == 0
    assert [one["mine"] for one in found["table"]["seats"]] == [True, False, False]
    assert hands.my_turn(page)


def test_another_try_is_offered_where_my_turn_comes_next_and_only_to_those_who_practise(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    page, id = guest.page, guest.table("dragon-boats", "me", "bot", "bot")
    state = going_on(guest, id, 8)
    decided = [one for one in state["log"] if one["kind"] == "move" and one["seat"] >= 0]
    again = page.get_by_role("button", name=LABEL)
    theirs = [one["at"] for one in state["tale"] if one.get("parts") and one["seat"] > 0]
    follows = {next((one["seat"] == 0 for one in decided if one["at"] > at), False): at for at in theirs}
    assert follows.keys() == {True, False}
    for mine, at in follows.items():
        page.goto(f"/t/{id}/replay?at={at}")
        expect(page.get_by_role("slider")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(again).to_have_count(int(mine))
    together = guest.table("dragon-boats", "me", "hotseat Bao")
    page.goto(f"/t/{together}/replay?at={going_on(guest, together, 3)['version']}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(again).to_have_count(0)
