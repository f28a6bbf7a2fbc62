"""Playing by mouse, thumb, keyboard or command line: always something that the page offers, found by role and name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.house import PATIENCE

MOST: Final = 2_000
"""No game asks as often."""

UNDER_WAY: Final = "[data-busy], [data-coming]"
"""The page marks itself while an answer, or a part of it that is fetched late, is under way."""
PASSING: Final = 20
"""Tenths of a second for which a thing may lie under another that moves."""

# the page says that it is my turn in its title; what follows from a change at once has followed before it counts
_READY: Final = """() => new Promise((done) => {
  const result = () => [...document.querySelectorAll("h2")].some((one) => /^(Result|Ergebnis)$/.test(one.textContent));
  const ready = () => !document.querySelector("UNDER_WAY") && (document.title.startsWith("●") || result());
  const later = new MessageChannel();
  later.port1.onmessage = () => ready() && (watch.disconnect(), later.port1.close(), done(result()));
  const look = () => ready() && later.port2.postMessage(0);
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
  setTimeout(() => done(null), PATIENCE);
})""".replace("PATIENCE", str(PATIENCE)).replace("UNDER_WAY", UNDER_WAY)

# every button as a person meets it: its name, its size, and a point where a finger or a pointer reaches it
_READ: Final = """(all) => {
  // what a move would change comes later than its name
  const said = (node) => node.nodeType === 3 ? node.data : node.ariaHidden === "true" || node.tagName === "SMALL" ? ""
    : node.ariaLabel || [...node.childNodes].map(said).join("");
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  return all.map((one) => {
    const box = one.getBoundingClientRect();
    const at = (right, down) => [box.x + right * box.width, box.y + down * box.height];
    const points = parts.flatMap((down) => parts.map((right) => at(right, down)));
    const open = points.find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    const [x, y] = open ?? points[0];
    return {
      name: said(one).trim(), choice: !!one.closest("[role=dialog]:not([data-card], [data-sheet])"),
      target: "instead" in one.dataset ? null : one.dataset.target ?? null,
      x, y, width: box.width, height: box.height, reached: !!open,
      on_board: !one.closest("header.prompt, header.bar, dialog, [role=dialog]"),
    };
  });
}"""


# what lies on top at a point, and what that is a part of, as the page is written
_OVER: Final = """([x, y]) => {
  const parts = [];
  for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) parts.push(one.cloneNode().outerHTML);
  return parts.slice(0, 6).join(" in ") || "nothing: it lies outside of the window";
}"""


@dataclass(frozen=True)
class Thing:
    """A button that can be pressed now."""

    name: str
    target: str | None
    """What on the board it stands for; None for the buttons around it and for what would change an earlier step."""
    choice: bool
    """One of several moves with the same thing."""
    x: float
    y: float
    width: float
    height: float
    reached: bool
    """It lies on the screen and is not covered as a whole."""
    on_board: bool
    """A thing of the board, not a button beside it."""


Press = Callable[[Page, Thing], None]
Look = Callable[[Page, list[Thing]], None]


def result(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^(Result|Ergebnis)$"))


def confirm(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Confirm|Bestätigen)$"))


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Undo|Rückgängig)$"))


def possible(page: Page) -> Locator:
    """What can be done on the board, and the choices of the prompt bar."""
    return page.get_by_role("button", disabled=False).and_(page.locator("[data-target]:not([data-instead])"))


def my_turn(page: Page) -> bool:
    """Wait until there is something to do; False if the game is over."""
    over = page.evaluate(_READY)
    assert over is not None, "it is never my turn"
    return not over


def until(page: Page, happens: Callable[[], object], patience: int = PATIENCE) -> None:
    """Wait for what no element shows."""
    for _ in range(patience // 50):
        if happens():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it does not happen")


def settled(page: Page) -> None:
    """Until the answer to the last step is there, and all that it brings."""
    page.wait_for_function(f"() => !document.querySelector('{UNDER_WAY}')")


def buttons(page: Page) -> list[Thing]:
    """Everything that can be pressed now."""
    found: list[dict[str, Any]] = page.get_by_role("button", disabled=False).evaluate_all(_READ)
    return [Thing(**one) for one in found]


def choices(page: Page) -> list[Thing]:
    """What would be a step now: Confirm if the turn is complete, a choice if one is open, else what glows."""
    found = buttons(page)
    for one in found:
        if re.fullmatch("Confirm|Bestätigen", one.name) and not one.choice:
            return [one]
    open_choice = [one for one in found if one.choice and not re.fullmatch("Close|Schließen", one.name)]
    return open_choice or [one for one in found if one.target is not None]


def _elsewhere(page: Page) -> list[Thing]:
    """On a phone one zone is open at a time: look into the others."""
    for zone in page.get_by_role("navigation", name=re.compile("^(Zones|Bereiche)$")).get_by_role("button").all():
        zone.click()
        offered = choices(page)
        if offered:
            return offered
    return []


def act(page: Page, press: Press, number: int = 0, look: Look | None = None) -> None:
    """One step."""
    if page.locator("[data-card][role=dialog]").count():
        page.keyboard.press("Escape")  # the last press met something that had come there meanwhile
    offered = choices(page) or _elsewhere(page)
    assert offered, "nothing can be done"
    if look is not None:
        look(page, offered)
    press(page, offered[number % len(offered)])


def play(page: Page, press: Press, look: Look | None = None, most: int = MOST) -> int:
    """Play to the end, or so many steps; how many there were."""
    for step in range(most):
        if not my_turn(page):
            return step
        act(page, press, step, look)
    return most


def _find(page: Page, thing: Thing) -> Thing:
    """The thing after the page has been moved so that it can be reached."""
    found = page.get_by_role("button", disabled=False)
    if thing.target is not None:
        found = found.and_(page.locator(f'[data-target="{thing.target}"]'))
    # what is pointed at has what can be read on it in its name
    names = [one["name"] for one in found.evaluate_all(_READ)]
    alike = [name for name in names if name.startswith(thing.name) or thing.name.startswith(name)]
    assert alike, f"{thing} has gone"
    at = found.nth(names.index(thing.name if thing.name in names else alike[0]))
    # at once, even if the thing is gliding just now
    at.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })")
    for _ in range(PASSING):
        (again,) = [Thing(**one) for one in at.evaluate_all(_READ)]
        if again.reached:
            return again
        page.wait_for_timeout(100)  # something may be gliding past on a slow machine
    raise AssertionError(f"{again} is covered by {page.evaluate(_OVER, [again.x, again.y])}")


def click(page: Page, thing: Thing) -> None:
    """With a mouse."""
    at = thing if thing.reached else _find(page, thing)
    page.mouse.click(at.x, at.y)


def tap(page: Page, thing: Thing) -> None:
    """With a thumb."""
    at = thing if thing.reached else _find(page, thing)
    page.touchscreen.tap(at.x, at.y)


def complete_turn(page: Page, number: int = 0) -> int:
    """Step by step until the turn can be confirmed; how many steps it took."""
    assert my_turn(page)
    steps = 0
    while not confirm(page).is_enabled():
        act(page, click, number + steps)
        assert my_turn(page)
        steps += 1
    return steps


def end_turn(page: Page, number: int = 0) -> None:
    """Complete the turn and confirm it."""
    complete_turn(page, number)
    confirm(page).click()
    settled(page)


def begin_turn(page: Page) -> None:
    """Take back what is not confirmed."""
    assert my_turn(page)
    while undo(page).is_enabled():
        page.keyboard.press("u")
        settled(page)


def keyboard(page: Page, most: int = MOST) -> int:
    """Play with keys alone: arrows, Enter, c."""
    for step in range(most):
        if not my_turn(page):
            return step
        offered = choices(page)
        if re.fullmatch("Confirm|Bestätigen", offered[0].name):
            page.keyboard.press("c")
        elif offered[0].choice:
            page.keyboard.press("Enter")
        else:
            for _ in range(1 + step % 3):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    return most


def tab_to(page: Page, name: str, most: int = 150) -> None:
    """Press Tab until the thing of this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()") == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def by_command(page: Page, most: int = MOST) -> int:
    """Play the text table by typing."""
    line = page.get_by_role("textbox", name="Command")
    options = page.get_by_role("region", name="Your options").get_by_role("listitem")
    line.focus()
    for step in range(most):
        if not my_turn(page):
            return step
        offered = options.count()
        page.keyboard.type(str(1 + step % offered) if offered else "c")
        page.keyboard.press("Enter")
    return most
