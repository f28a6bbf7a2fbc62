"""Looking back at a game: by touch on a phone and by keyboard at a desk, and another try from a turning point."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from math import floor
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Route, expect

from teahouse.arena import play_game
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PATIENCE, PHONE, TABLET, Guest
from tests.browser.test_pages import barriers


def reviewed(guest: Guest) -> str:
    """A game with mistakes in it that the house has looked back at."""
    guest.ask("POST", "/api/guests", {"name": guest.name})
    record = play_game(build("year-of-the-dragon", 2, None, {}), ["random", "pot"], "3").record
    id = str(guest.ask("POST", "/api/records", {"record": record.write()})["id"])
    # one review after the other is made in a house, and other tests have ended games there
    hands.until(guest.page, lambda: not guest.ask("GET", f"/api/tables/{id}/review")["working"], 10 * PATIENCE)
    return id


def above_the_fold(thing: Locator) -> bool:
    """Whether nothing of a thing lies below what the page shows of it."""
    return bool(
        thing.evaluate(
            """(one) => {
              const box = one.getBoundingClientRect();
              const rail = one.closest(".rail").getBoundingClientRect();
              return box.bottom <= Math.min(rail.bottom, innerHeight);
            }"""
        )
    )


def in_sight(thing: Locator) -> bool:
    """Whether the middle of a thing can be pressed as the page is scrolled."""
    return bool(
        thing.evaluate(
            """(one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        )
    )


def biggest_turn(found: dict[str, Any], seat: int) -> str:
    """The step before the result that changed a seat's chance most, whoever chose there, and what that cost."""
    last = max(one["at"] for one in (*found["rounds"], *found["decisions"]) if one["at"] < found["moves"])
    chances = [chance[seat] for chance in found["chances"][: last + 1]]
    _, at = max((abs(after - before), at) for at, (before, after) in enumerate(pairwise(chances)))
    before, after = (floor(100 * chance + 0.5) for chance in chances[at : at + 2])
    own = [one for one in found["decisions"] if (one["at"], one["seat"]) == (at, seat) and one["looks"]]
    bad = [one for one in own if one["mark"] in ("slip", "mistake")]
    lost = "".join(rf" .* {100 * one['lost']:.1f} .*" for one in bad).replace(".", "[.,]")
    return rf"\b(from|von) {before} % (to|auf) {after} %\.{lost}$"


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
    points = panel.locator("ol.turns").get_by_role("listitem")
    expect(points).to_have_count(len(turning))
    if touch:
        for one in points.all():  # all of them are in sight at once
            hands.until(page, partial(above_the_fold, one))
        points.first.get_by_role("button").tap()
    expect(points.filter(has_text=re.compile("(Try it again|Von hier aus noch)"))).to_have_count(
        1 if touch else len(turning)
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


_DRAWN: Final = """(curve) => {
  const grid = [...curve.querySelectorAll(".grid")].map((one) => one.y1.baseVal.value);
  const lines = [...curve.querySelectorAll("polyline")].map((one) => [...one.points].map((point) => point.y));
  const ends = [...curve.querySelectorAll(".end")].map((one) => one.y2.baseVal.value);
  return { top: Math.min(...grid), foot: Math.max(...grid), lines, ends };
}"""
"""How high a curve's axis, its lines and their ends lie; the thick line comes last."""


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "de"), (PHONE, "en")])
def test_a_review_draws_all_chances_on_its_axis_and_no_tangle_and_says_what_its_numbers_are(
    invite: Invite, size: dict[str, int], lang: str
) -> None:
    guest = invite(viewport=size, locale=lang)
    page, id = guest.page, reviewed(guest)
    answer = guest.ask("GET", f"/api/tables/{id}/review")
    found = answer["review"]
    # a game that was open to its end
    found["chances"] = [[0.5 * one for one in chances] for chances in found["chances"][:-1]] + found["chances"][-1:]
    page.route(re.compile(f"/api/tables/{id}/review$"), lambda route: route.fulfill(json=answer))
    loser = found["ranking"].index(2)
    begins = {one["at"] for one in found["rounds"]}
    at = next(one["at"] for one in found["decisions"] if one["seat"] == loser and one["at"] not in begins)
    page.goto(f"/t/{id}/replay?at={at}&review={loser + 1}")
    panel = page.get_by_role("region", name=re.compile("^(Review|Rückblick)$"))
    curve = panel.get_by_role("slider")
    expect(curve).to_contain_text("100 %")
    drawn = curve.evaluate(_DRAWN)
    assert drawn["ends"] == pytest.approx([drawn["top"], drawn["foot"]], abs=0.1)
    highest = min(min(line) for line in drawn["lines"])
    assert highest >= (drawn["top"] + drawn["foot"]) / 2 - 0.1, "half of the axis is half of the chance"
    other, own = drawn["lines"]
    assert len(other) == len(begins) + 1 < len(own), "only the thick line goes through every choice of the round"
    if size is PHONE:
        expect(panel.get_by_text("percentage points", exact=True)).to_be_visible()
    panel.get_by_text(re.compile("^(Luck|Glück)$")).click()
    units = panel.get_by_role("radiogroup", name=re.compile("^(Luck and play|Glück und Spiel)$"))
    room, around = units.bounding_box(), units.locator("xpath=..").bounding_box()
    assert room is not None
    assert around is not None
    assert room["x"] + room["width"] <= around["x"] + around["width"] + 1
    for one in units.locator("label").all():
        assert one.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    if size is DESKTOP:
        page.goto(f"/t/{id}")
        sheet = page.get_by_role("dialog", name="Ergebnis")
        ends = sheet.get_by_role("slider").evaluate(_DRAWN)["ends"]
        box = sheet.get_by_role("slider").bounding_box()
        assert box is not None
        for name in sheet.locator(".names span").all():
            beside = name.bounding_box()
            assert beside is not None
            middle = beside["y"] + beside["height"] / 2 - box["y"]
            assert any(abs(middle - end) < 2 for end in ends), "a name stands where a line ends"
            assert "%" not in name.inner_text()


def test_on_a_tablet_the_board_and_what_is_said_about_it_are_in_sight_together(invite: Invite) -> None:
    guest = invite(viewport=TABLET)
    page, id = guest.page, reviewed(guest)
    found = guest.ask("GET", f"/api/tables/{id}/review")["review"]
    loser = found["ranking"].index(2)
    turning = [found["decisions"][index] for index in found["seats"][loser]["turning"]]
    page.goto(f"/t/{id}/replay?at=0&review={loser + 1}")
    panel = page.get_by_role("region", name="Review")
    curve, points = panel.get_by_role("slider"), panel.locator("ol.turns").get_by_role("listitem")
    for thing in (curve, points.first.get_by_role("heading"), page.locator("#board [data-thing]").first):
        hands.until(page, partial(in_sight, thing))
    known = {move["text"]: move["target"] for move in guest.ask("GET", "/api/games/year-of-the-dragon/moves")}
    for number, one in enumerate(turning):
        points.nth(number).get_by_role("button", name="See it on the board").click()
        expect(curve).to_have_attribute("aria-valuenow", str(one["at"]))
        thing = page.locator(f'#board [data-target="{known[one["move"]]}"]')
        if thing.count():
            hands.until(page, partial(in_sight, thing.first))
    assert barriers(page) == []

    practice = guest.table("year-of-the-dragon", "me", "bot")
    page.goto(f"/t/{practice}")
    assert hands.my_turn(page)
    page.keyboard.press("a")
    moves = page.get_by_role("region", name="Advice").get_by_role("listitem")
    expect(moves.first).to_contain_text(re.compile(r"\d+ % to win"))
    expect(page.get_by_role("region", name="Advice")).to_contain_text(re.compile(r"You: \d+ % now"))
    for one in moves.all():
        hands.until(page, partial(in_sight, one))
    hands.until(page, lambda: in_sight(page.locator("#board .spot.legal").first))
    expect(page.locator(".ring").first).to_be_in_viewport()
    assert barriers(page) == []


def test_keys_walk_the_curve_scroll_the_review_and_try_a_turning_point_again(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    page, id = guest.page, reviewed(guest)
    found = guest.ask("GET", f"/api/tables/{id}/review")["review"]
    loser = found["ranking"].index(2)
    turning = [found["decisions"][index]["at"] for index in found["seats"][loser]["turning"]]
    stops = sorted({one["at"] for one in (*found["rounds"], *found["decisions"])} | {found["moves"]})
    page.goto(f"/t/{id}/replay?at=0&review={loser + 1}")
    panel = page.get_by_role("region", name="Review")
    curve = panel.get_by_role("slider")
    curve.focus()
    for at in stops[1:4]:
        page.keyboard.press("ArrowRight")
        expect(curve).to_have_attribute("aria-valuenow", str(at))
        expect(curve).to_be_focused()
    body = panel.get_by_role("group", name="Turning points")
    body.focus()
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowDown")
    hands.until(page, lambda: body.evaluate("(one) => one.scrollTop") > 0)
    expect(curve).to_have_attribute("aria-valuenow", str(stops[3]))
    again = panel.get_by_role("button", name="Try it again from here")
    again.first.focus()
    page.keyboard.press("ArrowDown")
    expect(again.nth(1)).to_be_focused()
    expect(curve).to_have_attribute("aria-valuenow", str(turning[1]))
    page.keyboard.press("t")
    page.wait_for_url(re.compile(r"/t/(?!" + id + r")\w+(#.*)?$"))
    tried = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}")
    assert tried["version"] >= turning[1]


def test_a_review_that_is_asked_for_in_vain_is_asked_for_again_and_every_case_is_said(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    page, id = guest.page, reviewed(guest)
    page.add_init_script("window.setTimeout = ((late) => (what, time) => late(what, time / 10))(window.setTimeout)")
    answers = [None, '{"working": true, "review": null}', None]

    def answer(route: Route) -> None:
        if not answers:
            route.continue_()
        elif (body := answers.pop(0)) is None:
            route.abort()
        else:
            route.fulfill(content_type="application/json", body=body)

    address = re.compile("/api/tables/[^/]+/review$")
    page.route(address, answer)
    page.goto(f"/t/{id}/replay?at=0&review=1")
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("slider")).to_be_visible()
    assert answers == []
    for lacking, said in (("failed", "could not be looked back at"), ("off", "does not look back at games")):
        answers += [f'{{"working": false, "review": null, "lacking": "{lacking}"}}']
        page.reload()
        expect(panel.get_by_role("status")).to_contain_text(said)
    answers += [None] * 1000
    page.reload()
    expect(panel.get_by_role("status")).to_contain_text("does not answer")
    page.unroute(address)
    page.goto("about:blank")
    guest.complaints.clear()  # of the browser, about answers that were lost on purpose


_HIDDEN_NUMBERS: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const leaves = [...document.querySelectorAll(".spot.legal *")].filter((one) => !one.firstElementChild);
  const numbers = leaves.filter((one) => /^[+×]?\\d+$/.test(one.textContent) && one.getClientRects().length > 0);
  const across = (one, other) => one.left < other.right && other.left < one.right;
  const meet = (one, other) => across(one, other) && one.top < other.bottom && other.top < one.bottom;
  const signs = [...document.querySelectorAll(".ring b")].map(box);
  return numbers.filter((one) => signs.some((sign) => meet(sign, box(one)))).map((one) => one.textContent);
}"""
"""The numbers on the board that are covered by the number of an advice."""


def test_advice_in_a_practice_game_is_tried_and_a_mistake_is_asked_about(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    page, id = guest.page, guest.table("year-of-the-dragon", "me", "bot")
    page.goto(f"/t/{id}")
    assert hands.my_turn(page)
    page.keyboard.press("a")
    moves = page.get_by_role("region", name="Advice").get_by_role("listitem")
    expect(moves.first).to_contain_text(re.compile(r"\d+ % to win"))
    expect(page.locator(".ring")).to_have_count(moves.count())
    hands.until(page, lambda: page.evaluate(_HIDDEN_NUMBERS) == [])
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
    offer = page.get_by_role("group", name="Try your last turn again")
    expect(offer).to_contain_text("This game goes on")
    assert barriers(page) == []
    offer.get_by_role("button", name="Try your last turn again").click()
    page.wait_for_url(re.compile(r"/t/(?!" + id + r")\w+(#.*)?$"))
    tried = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}/state")
    assert (tried["version"], tried["moves"]) == (version, state["moves"])
    page.goto(f"/t/{id}")
    assert hands.my_turn(page)
    expect(offer).to_have_count(0)  # it is offered once


def doubt_of(guest: Guest, id: str, version: int, move: str) -> object:
    return guest.ask("POST", f"/api/tables/{id}/doubt", {"version": version, "moves": [move]})["doubt"]
