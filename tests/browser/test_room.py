"""Every text has room on every board: nothing is cut, broken inside a word or lies on another, from 320 px up."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.feed import open_table, questions, sizes, state_at
from tests.browser.house import GAMES, PHONE
from tests.browser.test_drawn import picture
from tests.browser.test_words import CUT

WIDTHS: Final = ({"width": 320, "height": 640}, {"width": 390, "height": 844}, {"width": 768, "height": 1024})
DESKTOP: Final = {"width": 1440, "height": 900}
SHOWN: Final = 4
"""So many moments of a game, spread over it."""

# Words broken without a hyphen, and texts that lie on another text or on a seal.
CROWDED: Final = """() => {
  const found = new Set();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const within = (box) => box.width > 1 && box.height > 1
    && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  // what lies outside the part of a scrolled area that can be seen is not drawn there
  const clipped = (box, one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) continue;
      const edge = up.getBoundingClientRect();
      if (box.right > edge.right + 1 || box.left < edge.left - 1) return true;
      if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1) return true;
    }
    return false;
  };
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const at = text.parentElement;
    if (!text.data.trim() || at.closest(".hidden, title, option, script, [role=log]") || !seen(at)) continue;
    // what the browser hyphenates itself it hyphenates by a dictionary; one that has none breaks words anywhere
    const free = at.closest("svg, [translate=no]");
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}\\u00ad]+/gu)) {
      const range = new Range();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      const lines = new Set(boxes.map((box) => Math.round(box.top / 4)));
      if (lines.size > 1 && !word[0].includes("\\u00ad") && !free) found.add(`${word[0]} (broken)`);
    }
    const range = new Range();
    range.selectNodeContents(text);
    const drawn = at.closest("svg text");
    for (const box of drawn ? [drawn.getBoundingClientRect()] : range.getClientRects())
      if (within(box) && !clipped(box, at)) texts.push({ box, said: text.data.trim(), at: drawn ?? at });
  }
  const marks = [...document.querySelectorAll("main .seal")].filter(seen)
    .map((at) => ({ box: at.getBoundingClientRect(), said: "a seal", at }))
    .filter(({ box, at }) => within(box) && !clipped(box, at));
  // boxes of letters are higher than letters
  const over = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.35 * Math.min(one.height, two.height);
  const open = ({ at, box }) => at.closest("svg, .map")
    || at.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  texts.forEach((one, index) => {
    for (const two of [...texts.slice(index + 1), ...marks]) {
      if (one.at.contains(two.at) || two.at.contains(one.at) || !over(one.box, two.box)) continue;
      if (open(one) && open(two)) found.add(`${one.said} and ${two.said} (on each other)`);
    }
  });
  return [...found];
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_cut_broken_or_covered(invite: Invite, game: str, lang: str) -> None:
    guest = invite(viewport=PHONE, locale=lang)  # so that what only small windows need is there from the beginning
    page = guest.page
    players = sizes(game)[-1]
    opened = open_table(guest, game, players)
    every = [picture(table.game, table) for _, _, table in questions(game, players, 1)]
    shown = [every[len(every) * step // SHOWN] for step in range(SHOWN)]
    found: dict[str, set[str]] = {}
    for number, moment in enumerate(shown):
        for size in (DESKTOP, *WIDTHS):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            page.evaluate(
                "text => window.feed(JSON.parse(text))", state_at(opened, moment, number * 10 + size["width"])
            )
            tabs = page.locator(".tabs button") if size["width"] < 640 else None
            for tab in range(tabs.count() - 1 if tabs else 1):
                if tabs:
                    tabs.nth(tab).evaluate("tab => tab.click()")
                problems: list[Any] = page.evaluate(CUT) + page.evaluate(CROWDED)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), size
                for problem in problems:
                    found.setdefault(problem, set()).add(f"{size['width']}/{tab + 1}")
    assert not found, "\n".join(f"{problem}: {' '.join(sorted(where))}" for problem, where in found.items())
