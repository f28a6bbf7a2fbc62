"""Pupils with a browser: through a lesson by mouse, by thumb or by keyboard, doing what the teacher's note asks for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.hands import UNDER_WAY, confirm, settled, until

MOST: Final = 120
"""No lesson asks as often."""

# the note says something that the pupil can answer, and nothing is under way
_READY: Final = """() => {
  if (document.querySelector("UNDER_WAY")) return false;
  const sheet = document.querySelector("dialog[open]");
  if (sheet) return true;
  const note = document.querySelector("[data-lesson]");
  return !!note && !["wait", ""].includes(note.dataset.lesson) && getComputedStyle(note).visibility !== "hidden";
}""".replace("UNDER_WAY", UNDER_WAY)

Hand = Callable[[Page, Locator], None]
See = Callable[[str, str], None]


def mouse(page: Page, thing: Locator) -> None:
    _at(page, thing, page.mouse.click)


def thumb(page: Page, thing: Locator) -> None:
    _at(page, thing, page.touchscreen.tap)


# where a finger or a pointer reaches a thing; a press that meets something else, as the thing has just moved, is caught
_REACH: Final = """one => {
  // of a way across the sea, its lit end
  const box = (one.querySelector("[data-light]") ?? one).getBoundingClientRect();
  const own = (met) => !!met && (one.contains(met) || met.contains(one));
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const [x, y] = [box.x + right * box.width, box.y + down * box.height];
    if (!own(document.elementFromPoint(x, y))) continue;
    window.missed = null;
    addEventListener("click", (event) => {
      window.missed = !own(event.target);
      if (!window.missed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, once: true });
    return [x, y];
  }
  return null;
}"""


def _at(page: Page, thing: Locator, press: Callable[[float, float], None]) -> None:
    """Where a finger or a pointer reaches it, not where a program would; once more if it has just moved away."""
    for _ in range(3):
        point: Any = thing.evaluate(_REACH)
        assert point is not None, f"{thing.text_content()} is covered"
        press(*point)
        if not page.evaluate("window.missed"):
            return
    raise AssertionError(f"{thing.text_content()} does not keep still")


def keys(page: Page, thing: Locator) -> None:
    """By Tab or where the focus is already; then Enter."""
    if thing.evaluate("one => one === document.activeElement || one.contains(document.activeElement)"):
        page.keyboard.press("Enter")
        return
    for _ in range(60):
        page.keyboard.press("Tab")
        if thing.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not lead to {thing}")


class Pupil:
    """Somebody who follows a lesson."""

    def __init__(self, page: Page, hand: Hand, see: See | None = None) -> None:
        self.page = page
        self.hand = hand
        self.see = see
        self.steps: list[str] = []
        """The steps that were shown, by id."""

    @property
    def note(self) -> Locator:
        return self.page.locator("[data-lesson]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^({name})$"))

    def press(self, thing: Locator) -> None:
        if self.hand is keys and thing.evaluate("one => !!one.closest('[data-lesson]')"):
            self._into_the_note()
        self.hand(self.page, thing)

    def _into_the_note(self) -> None:
        """L leads there."""
        if not self.note.evaluate("note => note.contains(document.activeElement)"):
            self.page.keyboard.press("L")

    def mode(self) -> str:
        """What the note is about, when there is something to do."""
        self.page.wait_for_function(_READY)
        sheet = self.page.locator("dialog[open]")
        if sheet.count():
            return "end" if sheet.locator(".known").count() else "story"
        return str(self.note.get_attribute("data-lesson"))

    def follow(self, shown: int = 0) -> None:
        """To the page at the end of the lesson, or until so many steps were shown."""
        for _ in range(MOST):
            mode = self.mode()
            step = "" if mode in ("story", "end") else str(self.note.get_attribute("data-step"))
            if step and step not in self.steps:
                self.steps.append(step)
            if self.see is not None:
                self.see(step, mode)
            if mode == "end" or len(self.steps) == shown > 0:
                return
            self.answer(mode)
        raise AssertionError(f"the lesson does not end: {self.steps}")

    def answer(self, mode: str) -> None:
        """What the note asks for."""
        page = self.page
        if mode == "story":
            self.press(page.locator("dialog").get_by_role("button", name=re.compile("^(Begin|Beginnen)$")))
        elif mode == "read":
            self.press(self.button("Next|Weiter"))
        elif mode == "touch":
            self.touch()
        elif mode == "do":
            self.do()
        elif mode == "confirm":
            if self.hand is keys:
                page.keyboard.press("c")
            else:
                self.press(confirm(page))
        elif mode == "own":
            self.press(page.locator(".spot.legal, .choice").first)
        else:
            raise AssertionError(f"the teacher answers what was asked for: {self.note.inner_text()}")
        settled(page)
        page.wait_for_timeout(30)

    def touch(self) -> None:
        """Open the cards of what shall be looked at."""
        left = self.note.locator(".touch [aria-pressed=false]")
        self.press(left.first)
        close = self.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Close|Schließen)$"))
        close.wait_for()
        self.press(close)
        close.wait_for(state="detached")

    def do(self) -> None:
        """Let the teacher show the exact thing, take it, and among several moves with it the one that is asked for."""
        page = self.page
        wanted = self.note.locator(".do").inner_text().split(" · ")[0]
        self.press(self.button("Show me|Zeig es mir"))
        shown = "() => document.activeElement?.dataset.target ?? ''"
        until(page, lambda: page.evaluate(shown))  # the teacher may have to open another part of the board first
        target = page.evaluate(shown)
        things = page.locator(f'main [data-target="{target}"]:is(.legal, .choice)').filter(visible=True)
        self.press(things.first)
        choice = page.get_by_role("dialog", name=re.compile("^(Choose|Wähle)"))
        page.wait_for_timeout(30)
        if choice.count():
            options = choice.get_by_role("button")
            texts = [text.split("\n")[0].strip() for text in options.all_inner_texts()]
            self.press(options.nth(texts.index(wanted) if wanted in texts else 0))
