"""Every text has room: in German from 320 px on, and at 390 px in a language with accents and longer texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.hands import settled
from tests.browser.house import GAMES, PHONE, ROOT, Guest, House

# Texts that can be seen but not whole: cut by an edge that does not scroll, or beyond the edge of the window.
CUT: Final = """() => {
  const found = new Set();
  const tight = (style) => /hidden|clip/.test(style);
  // what is told at length shows how it begins, and is told to its end when it is pointed at or reached by keys
  const told = (one, style) => style.webkitLineClamp !== "none" && one.matches("[role=log] p");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const at = text.parentElement;
    if (!text.data.trim() || at.closest("[translate=no], script, noscript, option, #showcase, svg")) continue;
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = new Range();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (!line.width) continue;
      let [x, y] = [true, true];
      for (let up = at; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.display === "inline" || style.display === "contents") continue;
        const box = up.getBoundingClientRect();
        if (box.width <= 2 || box.height <= 2) {
          x = y = false; // for ears alone
          break;
        }
        const wide = line.right > box.right + 2 || line.left < box.left - 2;
        const high = line.bottom > box.bottom + 3 || line.top < box.top - 3;
        if (x && wide && tight(style.overflowX)) found.add(`${text.data.trim()} (too wide)`);
        if (y && high && tight(style.overflowY) && !told(up, style)) found.add(`${text.data.trim()} (too high)`);
        if (/auto|scroll/.test(style.overflowX)) x = false;
        if (/auto|scroll/.test(style.overflowY)) y = false;
        if (style.position === "fixed") y = false;
      }
      if (x && (line.right > innerWidth + 1 || line.left < -1)) found.add(`${text.data.trim()} (outside)`);
    }
  }
  return [...found];
}"""

SEEN: Final = """() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest("script, noscript, option, kbd, #showcase, [translate=no]") && one.checkVisibility())
  .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()))
  .filter(Boolean)"""

NARROW: Final[ViewportSize] = {"width": 320, "height": 640}
LARGE: Final[ViewportSize] = {"width": 720, "height": 450}
"""A desktop on which everything is shown at twice its size."""
OURS: Final = {"Teahouse", "Lin", "Bao", "Kai", "English", "Deutsch", "glish", "utsch", "random"}
"""Names, which are the same in every language."""
ID: Final = re.compile(r"\b(web|move|note|prompt|tally|source|refusal|option|level)-[a-z]+(-[a-z]+)*\b")


class Abroad(House):
    """A house with another language."""

    program = "tests.browser.pseudo"


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = Abroad(tmp_path_factory.mktemp("abroad"))
    found.start()
    yield found
    found.close()


@pytest.fixture(params=["pseudo", "de"])
def guest(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Guest]:
    """Somebody with a phone in a house that speaks the language."""
    house: House = request.getfixturevalue("abroad" if request.param == "pseudo" else "house")
    lang = "en-GB" if request.param == "pseudo" else "de"
    found = Guest(browser, house, viewport=PHONE, locale=lang, has_touch=True, is_mobile=True)
    yield found
    found.close()


def roomy(page: Page, where: str) -> None:
    """No text is cut, and nothing lies beside the window."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), where
    cut: list[str] = page.evaluate(CUT)
    assert cut == [], f"{where}: {cut}"


def whole(page: Page, where: str) -> None:
    """Nothing is cut off, missing or in another language."""
    roomy(page, where)
    if page.locator("html[lang=de]").count():
        for size in (NARROW, LARGE):
            page.set_viewport_size(size)
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            roomy(page, f"{where}, {size['width']} px")
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    seen: list[str] = page.evaluate(SEEN)
    assert [text for text in seen if ID.search(text)] == [], where
    if page.locator("html[lang=en]").count():
        plain = [text for text in seen if text.isascii() and re.search(r"[A-Za-z]{3}", text)]
        plain = [text for text in plain if not set(re.findall(r"[A-Za-z]{3,}", text)) <= OURS]
        plain = [text for text in plain if not re.fullmatch(r"(YD|YZ|DB)-\w+.*", text)]
        assert plain == [], f"{where}: {plain}"


def ready(page: Page) -> None:
    expect(page.locator("#board")).to_be_attached()
    page.wait_for_timeout(250)


def test_texts_have_room_on_the_pages_of_the_house(guest: Guest) -> None:
    page = guest.page
    waiting = guest.table("year-of-the-dragon", "me", "open")
    paths = ("/", "/learn", "/me/ratings", "/tournaments", *(f"/rules/{game}" for game in GAMES), f"/t/{waiting}")
    for path in paths:
        page.goto(path)
        whole(page, path)


@pytest.mark.parametrize("game", GAMES)
def test_texts_have_room_at_the_table(guest: Guest, game: str) -> None:
    page = guest.page
    id = guest.table(game, "me", "bot", "bot")
    page.goto(f"/t/{id}")
    ready(page)
    tabs = page.locator(".tabs button")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        page.wait_for_timeout(50)
        whole(page, f"{game}, zone {number + 1}")
    page.goto(f"/t/{id}/text")
    expect(page.locator("#h-options")).to_be_visible()
    page.wait_for_timeout(250)
    whole(page, f"{game}, text table")


def test_texts_have_room_on_every_sheet_and_in_the_replay(guest: Guest) -> None:
    page = guest.page
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    record = (ROOT / "tests" / "records" / "year_of_the_dragon" / "01.record").read_text("utf-8")
    shown: dict[str, Any] = guest.ask("POST", "/api/records", {"record": record})
    page.goto(f"/t/{shown['id']}/replay?at=60")
    ready(page)
    whole(page, "replay")
    page.locator(".tabs button").last.tap()
    for button in range(2):
        page.locator(".tools button").nth(button).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        whole(page, f"sheet {button + 1}")
        page.keyboard.press("Escape")
    page.goto(f"/t/{shown['id']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    settled(page)
    page.get_by_role("dialog").locator("summary").last.tap()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.wait_for_timeout(250)
    whole(page, "result")
