"""Looking back at a game: by touch on a phone and by keyboard at a desk, and another try from a turning point."""

from __future__ import annotations

import re
from itertools import pairwise
from math import floor
from typing import Any

import pytest
from playwright.sync_api import expect

from teahouse.arena import play_game
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PHONE, Guest
from tests.browser.test_pages import barriers


def reviewed(guest: Guest) -> str:
    """A game with mistakes in it that the house has looked back at."""
    guest.ask("POST", "/api/guests", {"name": guest.name})
    record = play_game(build("year-of-the-dragon", 2, None, {}), ["random", "pot"], "3").record
    id = str(guest.ask("POST", "/api/records", {"record": record.write()})["id"])
    hands.until(guest.page, lambda: not guest.ask("GET", f"/api/tables/{id}/review")["working"])
    return id


def biggest_turn(found: dict[str, Any], seat: int) -> str:
    """The step before the result that changed a seat's chance most, whoever chose there."""
    last = max(one["at"] for one in (*found["rounds"], *found["decisions"]) if one["at"] < found["moves"])
    chances = [chance[seat] for chance in found["chances"][: last + 1]]
    _, before, after = max((abs(after - before), before, after) for before, after in pairwise(chances))
    before, after = (floor(100 * chance + 0.5) for chance in (before, after))
    return rf"\b(from|von) {before} % (to|auf) {after} %\.$"


@pytest.mark.parametrize("way", ["touch", "keyboard"])
def test_a_game_is_looked_back_at_and_tried_again_from_a_turning_point(invite: Invite, way: str) -> None:
    touch = way == "touch"
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True) if touch else invite(viewport=DESKTOP, locale="de")
    page, id = guest.page, reviewed(guest)
    found = guest.ask("GET", f"/api/tables/{id}/review")["review"]
    loser = found["ranking"].index(2)
    turning = [found["decisions"][index] for index in found["seats"][loser]["turning"]]
    assert turning, "somebody who plays at random makes mistakes"
    page.goto(f"/t/{id}/replay?at=0&review={loser + 1}")
    panel = page.get_by_role("region", name=re.compile("^(Review|Rückblick)$"))
    curve = panel.get_by_role("slider")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    if touch:
        box = curve.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    else:
        curve.focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
            page.keyboard.press(key)
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    at = int(curve.get_attribute("aria-valuenow") or 0)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"(Month|Monat) \d+ .*: .*\d+ %, .*\d+ %"))
    hands.until(page, lambda: f"at={at}&" in page.url)
    expect(panel.get_by_role("listitem").filter(has_text=re.compile("(Try it again|Von hier aus noch)"))).to_have_count(
        len(turning)
    )
    turn = panel.get_by_role("button", name=re.compile("^(Biggest turn|Größte Wende)"))
    expect(turn).to_have_text(re.compile(biggest_turn(found, loser)))
    panel.get_by_text(re.compile("^(The chances as a table|Die Chancen als Tabelle)$")).first.click()
    expect(panel.get_by_role("row")).to_have_count(len(found["rounds"]) + 2)
    assert barriers(page) == []
    see = panel.get_by_role("button", name=re.compile("^(See it on the board|Auf dem Brett ansehen)$")).first
    again = panel.get_by_role("button", name=re.compile("^(Try it again from here|Von hier aus noch einmal)")).first
    if touch:
        see.tap()
        expect(panel).to_be_hidden()  # a phone shows the board instead
        page.locator("nav.tabs button").last.tap()
        expect(curve).to_have_attribute("aria-valuenow", str(turning[0]["at"]))
        again.tap()
    else:
        see.press("Enter")
        expect(curve).to_have_attribute("aria-valuenow", str(turning[0]["at"]))
        again.press("Enter")
    page.wait_for_url(re.compile(r"/t/(?!" + id + r")\w+(#.*)?$"))
    tried = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}")
    assert [seat["mine"] for seat in tried["seats"]] == [number == loser for number in range(2)]
    assert hands.my_turn(page)


def test_advice_in_a_practice_game_is_tried_and_a_mistake_is_asked_about(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    page, id = guest.page, guest.table("year-of-the-dragon", "me", "bot")
    page.goto(f"/t/{id}")
    assert hands.my_turn(page)
    page.keyboard.press("a")
    moves = page.get_by_role("region", name="Advice").get_by_role("listitem")
    expect(moves.first).to_contain_text(re.compile(r"\d+ % to win"))
    expect(page.locator(".ring")).to_have_count(moves.count())
    assert barriers(page) == []
    moves.first.get_by_role("button").click()
    expect(hands.undo(page)).to_be_enabled()
    hands.undo(page).click()
    hands.settled(page)
    state = guest.ask("GET", f"/api/tables/{id}/state")
    known = guest.ask("GET", "/api/games/year-of-the-dragon/moves")
    targets = {move["text"]: move["target"] for move in known}
    bad = next(move for move in state["moves"] if doubt_of(guest, id, state["version"], move))
    page.evaluate("localStorage.setItem('doubt', 'on')")
    page.locator(f'button[data-target="{targets[bad]}"]').first.click()
    hands.settled(page)
    while not hands.confirm(page).is_enabled():
        hands.possible(page).first.click()
        hands.settled(page)
    question = page.get_by_role("dialog", name="Do you mean it?")
    version = state["version"]
    for answer, stored in (("Take another look", False), ("Keep it", True)):
        hands.confirm(page).click()
        expect(question).to_contain_text("better: ")
        question.get_by_role("button", name=answer).click()
        expect(question).to_have_count(0)
        if stored:
            hands.until(page, lambda: guest.ask("GET", f"/api/tables/{id}")["version"] > version)
        assert (guest.ask("GET", f"/api/tables/{id}")["version"] > version) == stored


def doubt_of(guest: Guest, id: str, version: int, move: str) -> object:
    return guest.ask("POST", f"/api/tables/{id}/doubt", {"version": version, "moves": [move]})["doubt"]
