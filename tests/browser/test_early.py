"""Pages that the server writes are seen before their script has come: what is pressed until then is done afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.test_pages import barriers


@contextmanager
def held_back(page: Page, scripts: str) -> Iterator[None]:
    """What is done with a page while its script is still on its way."""
    waiting: list[Route] = []
    page.route(re.compile(scripts), lambda route: waiting.append(route))
    yield
    assert waiting, "the script had come already"
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
