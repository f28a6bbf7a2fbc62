"""Playing by mouse, thumb, keyboard or command line: always something that the page offers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

POSSIBLE = ".spot.legal:visible, .choice:enabled:visible"
"""What glows on the board, and the choices of the prompt bar."""

Look = Callable[[Page], None]


def result(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^(Result|Ergebnis)$"))


def confirm(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Confirm|Bestätigen)$"))


def my_turn(page: Page) -> bool:
    """Wait until there is something to do; False if the game is over."""
    dialog = page.get_by_role("dialog", name=re.compile("^(Choose|Wählen)$"))
    expect(
        page.locator(POSSIBLE).or_(confirm(page).and_(page.locator(":enabled"))).or_(result(page)).or_(dialog).first
    ).to_be_visible(timeout=30_000)
    return not result(page).is_visible()


def settled(page: Page) -> None:
    """Until the answer to the last step is there."""
    page.wait_for_function("() => !document.querySelector('[data-busy]')")


def act(page: Page, press: Callable[[Locator], None], number: int = 0) -> None:
    """One step: confirm if the turn is complete, else something possible."""
    dialog = page.get_by_role("dialog", name=re.compile("^(Choose|Wählen)$"))
    if confirm(page).is_enabled():
        press(confirm(page))
    elif dialog.is_visible():
        press(dialog.get_by_role("button").first)
    else:
        offered = page.locator(POSSIBLE)
        press(offered.nth(number % offered.count()))
    settled(page)


def play(page: Page, press: Callable[[Locator], None], look: Look | None = None, most: int = 2_000) -> int:
    """Play to the end, or so many steps; how many there were."""
    for step in range(most):
        if not my_turn(page):
            return step
        if look is not None:
            look(page)
        act(page, press, step)
    return most


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


def keyboard(page: Page, most: int = 2_000) -> int:
    """Play with keys alone: arrows, Enter, c."""
    for step in range(most):
        if not my_turn(page):
            return step
        if confirm(page).is_enabled():
            page.keyboard.press("c")
        else:
            if not page.get_by_role("dialog", name=re.compile("^(Choose|Wählen)$")).is_visible():
                for _ in range(1 + step % 3):
                    page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        settled(page)
    return most


def by_command(page: Page, most: int = 2_000) -> int:
    """Play the text table by typing."""
    line = page.get_by_role("textbox", name="Command")
    options = page.get_by_role("region", name="Your options").get_by_role("listitem")
    for step in range(most):
        expect(options.first.or_(confirm(page).and_(page.locator(":enabled"))).or_(result(page)).first).to_be_visible(
            timeout=30_000
        )
        if result(page).is_visible():
            return step
        line.fill("c" if confirm(page).is_enabled() else str(1 + step % options.count()))
        line.press("Enter")
        settled(page)
    return most
