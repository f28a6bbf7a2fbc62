"""Puzzles on the real board, by thumb and by keys: a wrong answer, another try, the right one, what is kept of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from teahouse.puzzles import puzzles
from teahouse.server import puzzles as told
from teahouse.words import Words
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, GAMES, PHONE, Guest
from tests.browser.test_drills import AGAIN, choose, said
from tests.browser.test_far_away import Timed, timed
from tests.browser.test_pages import barriers, fits

__all__ = ["timed"]

NEXT = re.compile("^(Next puzzle|Nächstes Rätsel)$")
ALL = re.compile("^(All moves compared|Alle Züge im Vergleich)$")
SHOW = re.compile("^(Show me|Zeig es mir)$")
CLOSE = re.compile("^(Close|Schließen)$")


@pytest.mark.parametrize("touch", [True, False], ids=["thumb", "keys"])
def test_a_puzzle_of_each_game_is_solved_and_the_list_knows(invite: Invite, touch: bool) -> None:
    lang = "de" if touch else "en"
    page = invite(viewport=PHONE if touch else DESKTOP, locale=lang, has_touch=touch).page

    def press(name: re.Pattern[str], role: str = "button") -> None:
        button = page.get_by_role("link" if role == "link" else "button", name=name)
        if touch:
            button.tap()
        else:
            button.focus()
            page.keyboard.press("Enter")

    for game in GAMES:
        one = puzzles(game)[0]
        answers = told.solution(game, one.id, lang)
        page.goto(f"/puzzles/{game}/{one.id}")
        expect(said(page)).to_contain_text(told.question(game, one.id, lang, 0.0).when)
        expect(page.locator("header .moment")).to_contain_text(Words(lang, game).text("game-title"))
        fits(page)
        assert barriers(page) == [], game
        choose(page, one.build(game), one.others[0].move, lang, touch)
        expect(said(page)).to_contain_text(answers.moves[1].label)
        expect(said(page)).not_to_contain_text(answers.told.known)
        again = page.get_by_role("button", name=AGAIN)
        expect(again).to_be_focused()
        press(AGAIN)
        expect(again).to_have_count(0)
        choose(page, one.build(game), one.answer, lang, touch)
        expect(said(page)).to_contain_text(answers.told.text)
        expect(said(page)).to_contain_text(answers.told.why)
        expect(page.get_by_role("link", name=NEXT)).to_be_focused()
        press(ALL)
        rows = page.get_by_role("dialog", name=ALL).get_by_role("row")
        expect(rows).to_have_count(2 + len(one.others))
        fits(page)
        assert barriers(page) == [], game
        press(CLOSE)
    press(NEXT, "link")
    following = told.question(GAMES[-1], puzzles(GAMES[-1])[1].id, lang, 0.0)
    expect(said(page)).to_contain_text(following.when)
    press(SHOW)
    expect(said(page)).to_contain_text(told.solution(GAMES[-1], following.id, lang).told.text)
    page.goto("/puzzles")
    kept = page.locator("a[data-how]")
    expect(kept).to_have_count(len(GAMES) + 1)
    expect(page.locator('a[data-how="later"]')).to_have_count(len(GAMES))
    assert barriers(page) == []
    fits(page)


def test_what_a_stranger_has_solved_goes_with_the_name_to_another_device(browser: Browser, timed: Timed) -> None:
    laptop, phone = Guest(browser, timed), Guest(browser, timed, viewport=PHONE, has_touch=True)  # never at midnight
    today = laptop.ask("GET", "/api/puzzles")["of_the_day"]
    place = f"/puzzles/{today['game']}/{today['id']}"
    one = told.find(today["game"], today["id"])[1]
    page = laptop.page
    page.goto(place)
    choose(page, one.build(today["game"]), one.answer, "en", False)
    expect(page.get_by_role("link", name=NEXT)).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_text("kept in this browser")).to_be_visible()
    streak = "Solved today · first day of a streak"
    expect(page.locator("[data-streak]")).to_have_text(streak)
    laptop.ask("POST", "/api/guests", {"name": "Lin"})
    page.goto("/")
    expect(page.locator("[data-streak]")).to_have_text(streak)
    assert page.evaluate("localStorage.getItem('puzzles')") is None, "the house has it now"
    secret = laptop.ask("POST", "/api/me/transfer", {})["link"].partition("#")[2]
    phone.ask("POST", "/api/transfer", {"secret": secret})
    phone.page.goto("/puzzles")
    expect(phone.page.locator("[data-streak]")).to_have_text(streak)
    expect(phone.page.locator(f'a[data-puzzle="{one.id}"]')).to_have_attribute("data-how", "first")
    expect(phone.page.get_by_text("on all your devices")).to_be_visible()
    for guest in (laptop, phone):
        guest.close()
