"""The home page: bots play behind "Take a seat", the bots introduce themselves, tables that wait for me come first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from teahouse.kernel import Record
from teahouse.library import build
from teahouse.server.web.showcase import FIRST, showcase
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import PHONE, ROOT

PAUSE = 2_200


def stage(page: Page) -> str:
    """What the running game shows."""
    return page.locator("#showcase").inner_text() + (page.locator("#showcase-line").text_content() or "")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bots_play_behind_take_a_seat_unless_motion_is_unwanted(invite: Invite, motion: str) -> None:
    page = invite(reduced_motion=motion).page
    page.clock.install()
    page.goto("/")
    page.clock.run_for(3_000)
    expect(page.locator("#showcase svg").first).to_be_attached()
    said = [stage(page)]
    for _ in range(4):
        page.clock.run_for(PAUSE)
        said.append(stage(page))
    assert len(set(said)) == (1 if motion == "reduce" else 5)
    assert (
        page.get_by_role("button").filter(has=page.locator("#showcase *")).count() == 0
    )  # nothing of it can be pressed
    assert page.evaluate("document.querySelector('#showcase').inert")


def test_the_game_on_the_home_page_was_really_played(invite: Invite) -> None:
    path = ROOT / "src" / "teahouse" / "server" / "web" / "showcase.record"
    record = Record.parse(path.read_text("utf-8"))
    game = build(record.game, record.players, None, dict(record.options))
    *_, table = record.replay(game)
    assert table.over
    assert showcase().frames[-1].scores == table.scores()
    assert showcase().names == list(record.names)


def test_take_a_seat_leads_into_the_game_that_is_shown(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Take a seat at this game of Dragon Boats of the Four Seas").click()
    page.wait_for_url("**/t/*")
    assert hands.my_turn(page)
    assert page.get_by_role("navigation", name="Turn order").get_by_role("button").count() == 4
    state = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}/state")
    assert state["version"] == FIRST
    assert state["moment"]["round"] > 0


def test_an_invitation_is_a_link_at_once_with_a_seat_kept_free(invite: Invite) -> None:
    host, friend = invite("Lin", permissions=["clipboard-read", "clipboard-write"]), invite("Bao")
    page = host.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_contain_text("In the Year of the Dragon, against three bots")
    page.get_by_role("button", name="Invite a friend to Yínzi").click()
    expect(page.get_by_role("heading", name="Your table is ready. Send this link.")).to_be_visible()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.get_by_role("textbox", name="Copy the invitation link").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    free = page.get_by_role("listitem").filter(has_text="kept for whoever opens the link")
    expect(free).to_have_count(1)
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="You are invited to play Yínzi.")).to_be_visible()
    friend.page.get_by_role("textbox", name="Your name").fill("Bao")
    friend.page.get_by_role("button", name="Sit down").click()
    for one in (host, friend):
        expect(one.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    # another table, and nobody comes: bots take what is free
    page.goto("/")
    page.get_by_role("region", name="Welcome back").get_by_role("button", name="Invite a friend").click()
    page.get_by_role("button", name="Start now, bots take the free seats").click()
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()


def test_the_bots_introduce_themselves(invite: Invite) -> None:
    page = invite(locale="de").page
    page.goto("/")
    about = page.get_by_label("Die Bots").first
    for name in ("Blatt", "Tasse", "Kanne", "Meister"):
        expect(about.get_by_role("term").filter(has_text=name)).to_be_visible()
    assert all(len(line) > 20 for line in about.get_by_role("definition").all_inner_texts())


def test_tables_that_wait_for_me_come_first(invite: Invite) -> None:
    host, friend = invite("Lin"), invite("Bao")
    host.ask("POST", "/api/guests", {"name": "Lin"})
    wish = {"game": "year-of-the-dragon", "seats": [{"kind": "me"}, {"kind": "open"}]}
    mine = [host.ask("POST", "/api/tables", wish)["id"] for _ in range(3)]
    friend.ask("POST", "/api/guests", {"name": "Bao"})
    for id in mine:
        friend.ask("POST", f"/api/tables/{id}/sit", {})
    turns = [host.ask("GET", f"/api/tables/{id}")["your_turn"] for id in mine]
    host.ask("POST", "/api/tables", wish)
    host.page.goto("/")
    rows = host.page.get_by_role("region", name="Welcome back, Lin.").get_by_role("listitem")
    rows = rows.filter(has=host.page.get_by_role("link"))
    expect(rows).to_have_count(4)
    shown = ["Your turn" in text for text in rows.all_inner_texts()]
    assert shown == sorted(shown, reverse=True)
    assert sum(shown) == sum(turns)
    waits = friend.ask("GET", "/api/tables?list=mine")["tables"]
    assert sum(table["your_turn"] for table in waits) == 3 - sum(turns)
    rest = [text for text in rows.all_inner_texts() if "Your turn" not in text]
    assert any("Waiting for players" in text for text in rest)
    assert sum("Waiting for Bao" in text for text in rest) == 3 - sum(turns)
