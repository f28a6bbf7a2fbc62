"""Whole games: by thumb on a phone, by keyboard at a desk, by command line; from the home page to the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES, PHONE

pytestmark = pytest.mark.slow


def _fits(page: Page) -> None:
    """Nothing is wider than the phone, and what can be done lies on the screen and is large enough for a thumb."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for box in page.locator(".choice:enabled:visible").all():
        size = box.bounding_box()
        assert size is not None
        assert size["height"] >= 44


def test_a_game_is_played_with_a_thumb_from_the_home_page_to_the_rematch(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Play now against three bots").tap()
    steps = hands.play(page, hands.tap, _fits)
    assert steps > 40
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    page.get_by_role("button", name="Rematch").tap()
    page.wait_for_url("**/t/*")
    hands.play(page, hands.tap, _fits, most=2)


def test_a_game_is_played_without_a_mouse(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Play now against three bots").press("Enter")
    assert hands.keyboard(page) > 40
    page.get_by_role("button", name="Rematch").press("Enter")
    page.wait_for_url("**/t/*")
    hands.keyboard(page, most=2)


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES[1:])])
def test_a_game_is_played_by_command_line(invite: Invite, game: str) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table(game, 'me', 'bot')}/text")
    assert hands.by_command(page) > 20
    expect(page.get_by_role("row", name="Total")).to_be_visible()
