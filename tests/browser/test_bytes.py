"""What comes over the line before somebody can move: bytes are counted, which no machine makes more or less."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from benchmarks.browser import GOALS, POSSIBLE, Wire
from tests.browser.conftest import Invite
from tests.browser.house import GAMES

MOST = GOALS["kb"] * 1000
MOST_HOME = 60_000

# the game of bots behind the home page is for those who stay a moment, and how soon that is hangs on the machine
THRIFTY = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


def arrived(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def largest(wire: Wire) -> list[tuple[int, str]]:
    return sorted(((count, name) for name, count in wire.parts.items()), reverse=True)[:12]


@pytest.mark.parametrize("game", GAMES)
def test_home_page_and_table_are_light_until_the_first_move(invite: Invite, game: str) -> None:
    guest = invite()
    guest.context.add_init_script(THRIFTY)
    page = guest.page
    wire = Wire(page)
    page.goto("/")
    arrived(page)
    assert 10_000 < wire.total <= MOST_HOME, largest(wire)
    page.locator(f"[data-play={game}]").last.click()
    page.locator(f"[data-known={game}]").click()
    page.locator(POSSIBLE).first.wait_for()
    arrived(page)
    assert wire.total <= MOST, largest(wire)


def test_the_home_page_stays_light_for_somebody_with_tables(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script(THRIFTY)
    for _ in range(4):
        guest.table("year-of-the-dragon", "me", "bot")
    wire = Wire(guest.page)
    with guest.page.expect_request("**/api/events*"):
        guest.page.goto("/")
    guest.page.wait_for_timeout(500)
    assert 10_000 < wire.total <= MOST_HOME, largest(wire)
