"""Whole games of each title: by thumb on a phone, by keyboard and by mouse at a desk, by command line.

Each begins on the home page and ends with the rematch, and everything is found by what it is and how it is called.
Of the hands that play on the board each plays one title to its end here, and every other one for its first steps; the
whole of them is in `make long`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.hands import Look, Press, Thing
from tests.browser.house import GAMES, PHONE, TITLES

pytestmark = pytest.mark.slow

FEWEST: Final = 40
"""No whole game takes fewer steps."""
WHOLE: Final = {"thumb": "year-of-the-dragon", "mouse": "yinzi", "keyboard": "dragon-boats"}
"""By hand, the title that it plays to its end whenever tests run."""
BEGUN: Final = [(hand, game) for hand in WHOLE for game in GAMES if game != WHOLE[hand]]


def titles(hand: str) -> list[Any]:
    """What a hand plays to its end."""
    return [pytest.param(game, marks=[] if game == WHOLE[hand] else [pytest.mark.soak]) for game in GAMES]


def open_table(page: Page, game: str) -> None:
    """Everything but the button at the end: a table for me and one bot."""
    page.goto("/")
    form = page.get_by_role("form", name="Open a table")
    form.get_by_role("combobox", name="Game").select_option(label=TITLES[game])
    form.get_by_role("combobox", name="Seat 2").select_option(label="bot: Leaf")
    for seat in (3, 4):
        form.get_by_role("combobox", name=f"Seat {seat}").select_option(label="nobody")


def under_the_thumb(page: Page, offered: list[Thing]) -> None:
    """Nothing is wider than the phone; one can act without scrolling; everything is large enough and has a name."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert any(thing.reached for thing in offered), offered
    for thing in offered:
        assert thing.name, thing
        assert thing.reached or thing.on_board, thing
        assert min(thing.width, thing.height) >= (24 if thing.on_board else 44), thing


def named(page: Page, offered: list[Thing]) -> None:
    assert all(thing.name for thing in offered), offered


def has_ended_well(page: Page) -> None:
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=re.compile(r"\d"))).not_to_have_count(0)


def pick(page: Page, option: str) -> None:
    """Choose from the list that has the focus, with the arrows."""
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement.selectedOptions[0].label.trim()") == option:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no {option!r} in the list")


def by_tab(page: Page, game: str) -> None:
    """Open the same table with the keyboard alone."""
    page.goto("/")
    hands.tab_to(page, "Game")
    pick(page, TITLES[game])
    hands.tab_to(page, "Seat 2")
    pick(page, "bot: Leaf")
    for seat in (3, 4):
        hands.tab_to(page, f"Seat {seat}")
        pick(page, "nobody")
    hands.tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def from_home(page: Page, game: str, touch: Callable[[Locator], None]) -> None:
    """Open it with a pointer."""
    open_table(page, game)
    touch(page.get_by_role("button", name="Open the table"))
    page.wait_for_url("**/t/*")


def to_the_rematch(page: Page, touch: Callable[[Locator], None], press: Press, look: Look) -> None:
    """A whole game with one kind of hand, and the first steps of the next."""
    assert hands.play(page, press, look) > FEWEST
    has_ended_well(page)
    before = page.url
    touch(page.get_by_role("button", name="Rematch"))
    page.wait_for_url(lambda url: url != before)
    assert hands.play(page, press, look, most=3) == 3


def phone(invite: Invite) -> Page:
    return invite(viewport=PHONE, has_touch=True, is_mobile=True).page


def desk(invite: Invite) -> Page:
    return invite(reduced_motion="no-preference").page  # the mouse plays while things glide


@pytest.mark.parametrize("game", titles("thumb"))
def test_a_game_is_played_with_a_thumb_from_the_home_page_to_the_rematch(invite: Invite, game: str) -> None:
    page = phone(invite)
    from_home(page, game, Locator.tap)
    to_the_rematch(page, Locator.tap, hands.tap, under_the_thumb)


@pytest.mark.parametrize("game", titles("mouse"))
def test_a_game_is_played_with_the_mouse_from_the_home_page_to_the_rematch(invite: Invite, game: str) -> None:
    page = desk(invite)
    from_home(page, game, Locator.click)
    to_the_rematch(page, Locator.click, hands.click, named)


@pytest.mark.parametrize("game", titles("keyboard"))
def test_a_game_is_played_with_the_keyboard_alone_from_the_home_page_to_the_rematch(invite: Invite, game: str) -> None:
    page = invite().page
    by_tab(page, game)
    assert hands.keyboard(page) > FEWEST
    has_ended_well(page)
    before = page.url
    hands.tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before)
    assert hands.keyboard(page, most=3) == 3


@pytest.mark.parametrize(("hand", "game"), BEGUN)
def test_the_first_steps_of_every_game_are_made_with_every_hand(invite: Invite, hand: str, game: str) -> None:
    if hand == "thumb":
        page = phone(invite)
        from_home(page, game, Locator.tap)
        assert hands.play(page, hands.tap, under_the_thumb, most=FEWEST) == FEWEST
    elif hand == "mouse":
        page = desk(invite)
        from_home(page, game, Locator.click)
        assert hands.play(page, hands.click, named, most=FEWEST) == FEWEST
    else:
        page = invite().page
        by_tab(page, game)
        assert hands.keyboard(page, most=FEWEST) == FEWEST


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES[1:])])
def test_a_game_is_played_by_command_line_from_the_home_page_to_the_rematch(invite: Invite, game: str) -> None:
    page = invite().page
    open_table(page, game)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Text", exact=True).click()
    page.wait_for_url("**/text")
    assert hands.by_command(page) > FEWEST
    has_ended_well(page)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    assert hands.my_turn(page)
