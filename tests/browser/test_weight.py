"""What comes over the line before the first move, the home page included: in each title, whoever begins."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from benchmarks.browser import GOALS, POSSIBLE, Wire
from tests.browser.house import GAMES, Guest, House

THRIFTY: Final = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""On a slow machine the game of bots on the home page would begin before somebody presses Play."""
LAST: Final = """const asking = window.fetch;
window.fetch = (address, wish) => {
  if (!String(address).endsWith("/api/tables") || !wish?.body) return asking(address, wish);
  const body = JSON.parse(wish.body);
  return asking(address, { ...wish, body: JSON.stringify({ ...body, seats: body.seats.reverse() }) });
};"""
"""Bots sit before whoever presses Play. To change the request on its way would switch off the browser's cache."""
MOST_TABLES: Final = 40
"""In some titles chance decides who begins: of so many tables bots begin at one, if they can at all."""


def weighed(browser: Browser, house: House, game: str, lang: str, last: bool) -> tuple[Wire, bool]:
    """A newcomer presses Play and is asked; what has come by then, and whether somebody else was asked before."""
    guest = Guest(browser, house, hurry=False, locale=lang)
    guest.context.add_init_script(THRIFTY)
    if last:
        guest.context.add_init_script(LAST)
    page = guest.page
    wire = Wire(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.locator(f"[data-play={game}]").last.click()
    page.locator(f"[data-known={game}]").click()
    page.locator(POSSIBLE).first.wait_for()
    page.wait_for_load_state("networkidle")
    table = page.url.partition("/t/")[2].partition("#")[0]
    state: dict[str, Any] = guest.ask("GET", f"/api/tables/{table}/state")
    guest.close()
    return wire, any(told.get("seat", -1) not in (-1, state["seat"]) for told in state["tale"])


def heaviest(wire: Wire) -> str:
    """The parts, for whoever has to find out where the bytes are."""
    return "\n".join(f"{count:7} {name[:100]}" for name, count in sorted(wire.parts.items(), key=lambda part: -part[1]))


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("begin", ["somebody begins", "bots begin, and it is told what they did"])
@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_move_little_has_come_over_the_line(
    browser: Browser, house: House, game: str, begin: str, lang: str
) -> None:
    bots = begin.startswith("bots")
    for _ in range(MOST_TABLES):
        wire, others = weighed(browser, house, game, lang, last=bots)
        if others == bots:
            assert wire.total <= GOALS["kb"] * 1000, heaviest(wire)
            return
    pytest.fail(f"it never happens that {begin}")
