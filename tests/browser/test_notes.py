"""The second lesson: a real table is played on, and a note stands beside whatever is met for the first time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from teahouse.lessons.lesson import lesson
from teahouse.words import Words
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PHONE
from tests.browser.test_pages import barriers, fits

READ = re.compile("^(Got it|Verstanden)$")


def next_note(page: Page, steps: int = 60) -> Locator:
    """Play on until the teacher says something."""
    note = page.locator("[data-note]")
    for number in range(steps):
        assert hands.my_turn(page)
        if note.is_visible():
            return note
        hands.act(page, hands.click, number)
    raise AssertionError("the teacher says nothing")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("year-of-the-dragon", "en", DESKTOP), ("yinzi", "en", PHONE), ("dragon-boats", "de", DESKTOP)],
)
def test_three_notes_are_met_read_and_not_said_again(
    invite: Invite, game: str, lang: str, size: dict[str, int]
) -> None:
    guest = invite(viewport=size, locale=lang)
    page = guest.page
    page.goto(f"/learn/{game}")
    page.locator(f'[data-lesson="{game}/second"]').click()
    page.wait_for_url("**/t/*")
    plan, words = lesson(game, "second"), Words(lang, game)
    met: list[str] = []
    for number in range(3):
        note = next_note(page)
        id = note.get_attribute("data-note") or ""
        assert id not in met
        assert id in {one.id for one in plan.notes}
        met.append(id)
        title = words.attributes(f"lesson-second-{id}")["title"]
        expect(note.get_by_role("heading", name=title)).to_be_visible()
        where = page.get_by_role("button", name=re.compile("^(Show me where|Zeig mir, wo)$"))
        if where.count():
            where.click()
        expect(page.locator("[data-lit]")).to_be_visible()
        if number == 0:
            fits(page)
            assert barriers(page) == []
        if number == 1:
            page.keyboard.press("Escape")
        else:
            note.get_by_role("button", name=READ).click()
        expect(note).to_have_count(0)
    page.reload()
    assert hands.my_turn(page)
    again = page.locator("[data-note]")
    assert not again.count() or again.get_attribute("data-note") not in met
    if not again.count():
        next_note(page)
    page.get_by_role("button", name=re.compile("^(No more notes|Keine Hinweise mehr)$")).click()
    expect(again).to_have_count(0)
    assert hands.my_turn(page)
    hands.act(page, hands.click)
    assert hands.my_turn(page)
    assert again.count() == 0
