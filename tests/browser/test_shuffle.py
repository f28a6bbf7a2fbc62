"""A shuffle that binds the host, as two people see it: nothing to do, and one sentence at the end."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from teahouse.cli import main
from tests.browser import hands
from tests.browser.house import PHONE, Guest, House


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A house that waits for a part of the shuffle no longer than a moment."""
    made = House(tmp_path / "house", "--limit", "shuffle_seconds=1")
    made.start()
    yield made
    made.close()


def opens_table(guest: Guest) -> str:
    """A table with a free seat and two bots, opened on the home page; its id."""
    page = guest.page
    page.goto("/")
    guest.ask("POST", "/api/guests", {"name": guest.name})
    page.reload()
    page.locator("[data-invite=dragon-boats]").first.click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def sits_down(guest: Guest, id: str) -> None:
    guest.page.goto(f"/t/{id}")
    guest.page.locator("#my-name").fill(guest.name)
    guest.page.locator("[data-sit]").click()


def at_the_table(page: Page) -> None:
    expect(page.locator("#board")).to_be_visible()
    page.wait_for_url(re.compile("#promise=[0-9a-f]{64}$"))


def play_out(id: str, *players: Guest) -> None:
    """Play a game to its end, as tools do."""
    while True:
        for player in players:
            state = player.ask("GET", f"/api/tables/{id}/state?since=100000")
            if state["table"]["status"] != "running":
                return
            if state["moves"]:
                body = {"id": uuid.uuid4().hex, "version": state["version"], "moves": state["moves"][:1]}
                player.ask("POST", f"/api/tables/{id}/turn", body)


def test_two_browsers_shuffle_with_the_house_and_say_at_the_end_that_it_was_kept(
    browser: Browser, hasty: House, tmp_path: Path
) -> None:
    lin, bao = Guest(browser, hasty, "Lin"), Guest(browser, hasty, "Bao", viewport=PHONE, locale="de-DE")
    id = lin.table("dragon-boats", "me", "open")
    lin.page.goto(f"/t/{id}")
    hands.until(lin.page, lambda: lin.ask("GET", f"/api/tables/{id}")["seats"][0].get("commitment"))
    lin.page.reload()
    lin.page.get_by_text("How it is shuffled").click()
    digits = lin.page.locator(".bound dd")
    expect(digits).to_have_text([re.compile("^[0-9a-f]{64}$")] * 2)  # the house and Lin are bound already
    sits_down(bao, id)
    at_the_table(bao.page)
    at_the_table(lin.page)
    promise = bao.page.url.rpartition("=")[2]
    assert lin.page.url.endswith(promise)
    info = lin.ask("GET", f"/api/tables/{id}")
    assert info["promise"] == promise
    assert [bool(seat.get("commitment")) for seat in info["seats"]] == [True, True]
    play_out(id, lin, bao)
    for guest, said in ((lin, "Shuffled by all of you: checked"), (bao, "Von euch allen gemischt: geprüft")):
        expect(hands.result(guest.page)).to_be_visible()
        expect(guest.page.locator("details.shuffle summary")).to_contain_text(said)
    # by hand, with the link that was kept
    file = tmp_path / "game.record"
    file.write_text(lin.context.request.get(f"/api/tables/{id}/record").text())
    assert main(["check", "--commitment", str(file), "--promise", lin.page.url]) == 0
    # a browser that has kept another promise says so, at once and at the end
    bao.page.evaluate(
        """(id) => localStorage.setItem(`promise ${id}`, JSON.stringify({ promise: "0".repeat(64), mine: "" }))""", id
    )
    bao.page.reload()
    expect(bao.page.locator("details.shuffle.broken summary")).to_contain_text("nicht die Karten, die versprochen")
    lin.close()
    bao.close()


def test_a_browser_that_has_opened_its_part_shuffles_again_only_when_its_owner_says_so(
    browser: Browser, hasty: House
) -> None:
    """A host who knows what was opened, and a seat in league with the host, could shuffle until the deal pleases."""
    lin, bao = Guest(browser, hasty, "Lin"), Guest(browser, hasty, "Bao", viewport=PHONE, locale="de-DE")
    id = opens_table(lin)
    expect(lin.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    closed = "ab" * 32  # what binds the seat of somebody who never opens a part
    bao.page.goto("/")
    bao.ask("POST", "/api/guests", {"name": "Bao"})
    for times in ("once", "2 times"):
        bao.ask("POST", f"/api/tables/{id}/sit", {"commitment": closed})
        hands.until(lin.page, lambda: lin.ask("GET", f"/api/tables/{id}")["seats"][0].get("opened"))
        bao.ask("POST", f"/api/tables/{id}/leave", {})
        expect(lin.page.get_by_role("heading", name="The shuffle has come to nothing")).to_be_visible()
        expect(lin.page.get_by_role("status")).to_contain_text(f"begun anew {times}: Bao got up")
        lin.page.wait_for_timeout(2500)  # its page asks the house every second and a half
        assert lin.ask("GET", f"/api/tables/{id}")["seats"][0]["commitment"] == "?"
        lin.page.get_by_role("button", name="Shuffle again").click()
        expect(lin.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    sits_down(bao, id)
    at_the_table(lin.page)
    at_the_table(bao.page)
    lin.page.get_by_role("button", name="Settings").click()
    lin.page.locator("details.shuffle summary").click()
    expect(lin.page.locator("details.shuffle")).to_contain_text("has begun anew 2 times: Bao got up.")
    lin.close()
    bao.close()


def test_a_browser_that_is_closed_is_named_and_the_others_shuffle_without_it(browser: Browser, hasty: House) -> None:
    lin, bao = Guest(browser, hasty, "Lin"), Guest(browser, hasty, "Bao")
    id = opens_table(lin)
    expect(lin.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    lin.page.goto("about:blank")
    sits_down(bao, id)
    expect(bao.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    bao.page.get_by_role("button", name="Shuffle without Lin").click()
    at_the_table(bao.page)
    lin.page.goto(f"/t/{id}")
    at_the_table(lin.page)
    for guest in (bao, lin):
        guest.page.get_by_role("button", name="Settings").click()
        said = guest.page.locator("details.shuffle summary")
        expect(said).to_have_text("Shuffled by Bao and the house, without Lin.")
        guest.close()
