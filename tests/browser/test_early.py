"""Pages that the server writes are seen before their script has come: what is pressed until then is done afterwards.

Nor is anything lost that is done while a page is made anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.test_pages import barriers


@contextmanager
def held_back(page: Page, scripts: str) -> Iterator[None]:
    """What is done with a page while its script is still on its way."""
    waiting: list[Route] = []
    page.route(re.compile(scripts), lambda route: waiting.append(route))
    yield
    hands.until(page, lambda: waiting)
    for route in waiting:
        route.continue_()
    page.unroute(re.compile(scripts))


def test_a_button_pressed_before_the_script_has_come_is_pressed_once_afterwards(invite: Invite) -> None:
    guest = invite()
    guest.ask("POST", "/api/guests", {"name": guest.name})
    page = guest.page
    with held_back(page, r"/assets/home-.*\.js"):
        page.goto("/", wait_until="commit")
        button = page.locator("[data-invite]").first
        button.click()
        button.click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    assert len(guest.ask("GET", "/api/tables?list=mine")["tables"]) == 1


def test_a_form_sent_before_the_script_has_come_is_sent_by_it_afterwards(invite: Invite) -> None:
    guest = invite()
    guest.ask("POST", "/api/guests", {"name": guest.name})
    page = guest.page
    with held_back(page, r"/assets/tournaments-.*\.js"):
        page.goto("/tournaments", wait_until="commit")
        page.locator("#name").fill("Spring cup")
        page.locator("#make [type=submit]").click()
    expect(page).to_have_url(re.compile(r"/tournaments/\w+"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Spring cup")
    assert barriers(page) == []


def test_whoever_sits_down_while_the_page_is_made_anew_sits_there_afterwards(invite: Invite) -> None:
    host, friend = invite("Lin"), invite("Bao")
    id = host.table("year-of-the-dragon", "me", "open", "open")
    page = friend.page
    page.goto(f"/t/{id}")
    name, sit = (page.locator(thing).bounding_box() for thing in ("#my-name", "[data-sit]"))
    assert name is not None
    assert sit is not None
    anew: list[Route] = []
    page.route(f"**/t/{id}", lambda route: route.continue_() if anew else anew.append(route))
    host.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot", "level": "cup"})
    hands.until(page, lambda: anew)
    page.mouse.click(name["x"] + 9, name["y"] + 9)
    page.keyboard.type("Bao Zhi")
    page.mouse.click(sit["x"] + 9, sit["y"] + 9)
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    assert [seat["name"] for seat in host.ask("GET", f"/api/tables/{id}")["seats"]][1] == "Bao Zhi"


def test_a_press_that_is_under_way_is_done_before_the_page_is_made_anew(invite: Invite) -> None:
    host, friend = invite("Lin"), invite("Bao")
    id = host.table("year-of-the-dragon", "me", "open", "open")
    page = friend.page
    page.goto(f"/t/{id}")
    named: list[Route] = []
    page.route("**/api/guests", lambda route: named.append(route))
    page.locator("#my-name").fill("Bao Zhi")
    page.locator("[data-sit]").click()
    hands.until(page, lambda: named)
    host.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot", "level": "cup"})
    for _ in range(2):  # the page hears of it
        with page.expect_response(f"**/api/tables/{id}"):
            pass
    named[0].continue_()
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    assert [seat["name"] for seat in host.ask("GET", f"/api/tables/{id}")["seats"]][1] == "Bao Zhi"
