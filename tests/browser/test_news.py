"""An open page of the house follows my tables: title, icon and sound, its tiles, and games that wait for my part."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import PHONE, Guest
from tests.browser.test_notices import HEARD, before_long, play

BEGUN = re.compile("Before the first round|Vor der ersten Runde|Round 1|Runde 1")
TURN = re.compile("^● Your turn · Teahouse$")


def together(host: Guest, friend: Guest) -> tuple[str, Guest, Guest]:
    """A table of two; whoever is to move there, and whoever waits."""
    id = host.table("year-of-the-dragon", "me", "open")
    friend.ask("POST", "/api/guests", {"name": friend.name})
    friend.ask("POST", f"/api/tables/{id}/sit", {})
    mine = host.ask("GET", f"/api/tables/{id}")["your_turn"]
    return id, *((host, friend) if mine else (friend, host))


def at_home(page: Page) -> None:
    """The home page, once it listens."""
    with page.expect_request("**/api/tables?list=waiting"):
        page.goto("/")


def tile(page: Page, id: str) -> Locator:
    return page.locator(".tile").filter(has=page.locator(f"a[href='/t/{id}']"))


def invites(guest: Guest) -> str:
    """A table of one's own with one free seat, opened on the home page; its id."""
    guest.ask("POST", "/api/guests", {"name": guest.name})
    guest.page.goto("/")
    guest.page.locator("[data-invite=dragon-boats]").first.click()
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.rpartition("/")[2]


def sits_down(guest: Guest, id: str) -> None:
    guest.page.goto(f"/t/{id}")
    guest.page.locator("#my-name").fill(guest.name)
    guest.page.locator("[data-sit]").click()


def test_an_open_home_page_says_that_it_is_my_turn_and_shows_it(invite: Invite) -> None:
    id, other, me = together(invite("Lin"), invite("Bao"))
    page = me.page
    me.context.add_init_script(HEARD)
    at_home(page)
    expect(page).to_have_title("Teahouse")
    expect(tile(page, id)).to_contain_text(f"Waiting for {other.name}")
    page.mouse.click(5, 5)  # browsers are silent on pages that nobody has touched
    play(other, id)
    expect(page).to_have_title(TURN)
    expect(tile(page, id).get_by_role("link")).to_have_text("Your turn")
    expect(page.get_by_role("heading", level=1)).to_contain_text("It is your turn at one table.")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    before_long(page, lambda: page.evaluate("taps") > 0)
    play(me, id)
    expect(page).to_have_title("Teahouse")
    expect(tile(page, id)).to_contain_text(f"Waiting for {other.name}")
    # what is pressed on a tile that came later still does something
    page.get_by_role("region", name="Welcome back").get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()


def test_of_several_pages_one_listens_and_another_takes_over_when_it_is_closed(invite: Invite) -> None:
    id, other, me = together(invite("Lin"), invite("Bao"))
    at_home(me.page)
    second = me.tab()
    at_home(second)
    lines: list[str] = []
    me.page.on("request", lambda request: lines.append(request.url) if "/api/events" in request.url else None)
    play(other, id)
    for page in (second, me.page):
        expect(page).to_have_title(TURN)
        expect(tile(page, id).get_by_role("link")).to_have_text("Your turn")
    assert lines == []  # the first page was told by the second
    second.close()
    play(me, id)
    expect(me.page).to_have_title("Teahouse")
    assert len(lines) == 1


def test_pages_about_me_say_that_a_table_waits_and_lead_there(invite: Invite) -> None:
    id, other, me = together(invite("Lin", viewport=PHONE), invite("Bao", viewport=PHONE))
    page = me.page
    with page.expect_request("**/api/events*"):
        page.goto("/me/results")
    expect(page).to_have_title("My results · Teahouse")
    play(other, id)
    expect(page).to_have_title("● Your turn · My results")
    page.locator("#next-table").get_by_role("link", name=re.compile("waits for you")).click()
    page.wait_for_url(f"**/t/{id}*")


def test_a_game_begins_although_the_one_who_made_the_table_is_at_home(invite: Invite) -> None:
    lin, bao = invite("Lin"), invite("Bao")
    id = invites(lin)
    at_home(lin.page)
    expect(tile(lin.page, id)).to_contain_text("Waiting for players")
    sits_down(bao, id)
    expect(bao.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    expect(tile(lin.page, id)).to_contain_text(BEGUN)


def test_a_tile_says_for_whom_a_full_table_waits_and_with_which_browser_to_open_it(invite: Invite) -> None:
    lin, phone, bao = invite("Lin"), invite("Lin", viewport=PHONE, locale="de"), invite("Bao")
    id = invites(lin)
    lin.page.goto("about:blank")
    phone.context.add_cookies(lin.context.cookies())  # type: ignore[arg-type]
    sits_down(bao, id)
    expect(bao.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    bao.page.goto("/")
    expect(tile(bao.page, id)).to_contain_text("Everybody is here. The game begins when Lin opens the table.")
    phone.page.goto("/")
    expect(tile(phone.page, id)).to_contain_text("liegt in dem Browser, mit dem du dich hingesetzt hast")
    phone.page.goto(f"/t/{id}")
    expect(phone.page.locator("[data-elsewhere]")).to_be_visible()
    phone.page.goto("/")
    # the browser that has it need not go further than the home page
    lin.page.goto("/")
    for guest in (lin, bao, phone):
        expect(tile(guest.page, id)).to_contain_text(BEGUN)
