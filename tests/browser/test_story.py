"""The log is a story: its nouns lead to the things on the board, its lines to moments, the last move is ringed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from teahouse.kernel import Ref
from teahouse.library import build, folder_of
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES, PHONE, ROOT

# Follows every noun of the log in turn; what was shown, and whether it can be seen and has the focus.
FOLLOW = """async () => {
  const found = [];
  for (const noun of document.querySelectorAll("[role=log] a[href='#board']")) {
    noun.click();
    await new Promise((done) => setTimeout(done, 8));
    const shown = [...document.querySelectorAll("[data-shown]")];
    const seen = shown.length > 0 && shown.every((one) => one.checkVisibility({ visibilityProperty: true }));
    found.push({ noun: noun.textContent, seen, focus: shown.includes(document.activeElement) });
  }
  return found;
}"""


def nouns(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(FOLLOW)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_noun_of_the_log_shows_its_thing_on_the_board(invite: Invite, game: str) -> None:
    guest = invite()
    id = guest.table(game, "me", "bot", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    hands.play(page, hands.click, most=8)
    assert hands.my_turn(page)
    followed = nouns(page)
    assert len(followed) > 10
    assert [one for one in followed if not (one["seen"] and one["focus"])] == []
    # every argument that is a name stands in the log as a noun
    state = guest.ask("GET", f"/api/tables/{id}/state")
    turns = [turn for turn in state["tale"] if turn.get("parts") and turn["seat"] >= 0]
    named = sum(
        isinstance(value, dict) and "seat" in value
        for turn in turns
        for part in turn["parts"]
        for value in part["args"].values()
    )
    assert len(followed) >= named + len(turns)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_noun_opens_the_zone_of_its_thing(invite: Invite, game: str) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    id = guest.table(game, "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    hands.play(page, hands.tap, most=6)
    assert hands.my_turn(page)
    page.get_by_role("navigation", name="Zones").get_by_role("button", name="Log").tap()
    line = page.get_by_role("log").get_by_role("link", name=re.compile("^(Lin|Bao)$")).first
    line.tap()
    expect(page.locator("[data-shown]").first).to_be_in_viewport()
    assert [one for one in nouns(page) if not (one["seen"] and one["focus"])] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_last_move_has_a_dashed_ring_on_the_board(invite: Invite, game: str) -> None:
    guest = invite()
    id = guest.table(game, "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    hands.play(page, hands.click, most=8)
    hands.begin_turn(page)
    moves = [line for line in guest.ask("GET", f"/api/tables/{id}/state")["log"] if line["kind"] == "move"]
    seat = [line["seat"] for line in moves if line["seat"] >= 0][-1]
    last: set[str] = set()
    for line in reversed([line for line in moves if line["seat"] >= 0]):
        if line["seat"] != seat:
            break
        last.add(line.get("target", ""))
    ringed = page.locator("[data-target]").evaluate_all(
        "all => all.filter(one => getComputedStyle(one).outlineStyle === 'dashed').map(one => one.dataset.target)"
    )
    assert set(ringed) <= last
    # what is mine alone is not ringed for somebody else's move: with luck nothing is left, but not for both of us
    page.goto(f"/t/{id}/replay")
    for line in [line for line in moves if line["seat"] == 0 and line.get("target")][-1:]:
        page.goto(f"/t/{id}/replay?at={line['at']}")
        thing = page.locator(f"[data-target='{line['target']}']").first
        if thing.count():
            expect(thing).to_have_css("outline-style", "dashed")


KNOWN_NOWHERE = {"yinzi": {"demand", "good"}}
"""Nouns that name no thing on the board but a kind of thing."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_noun_has_a_place_on_the_board(game: str) -> None:
    source = (ROOT / "web" / "src" / "games" / folder_of(game) / "things.ts").read_text("utf-8")
    placed = set(re.findall(r'case "(\w+)":', source))
    placed |= {kind for several in re.findall(r"\^\(([a-z|]+)\)\$", source) for kind in several.split("|")}
    named = {
        value.id.partition("-")[0]
        for move in build(game, 4, None, {}).catalogue.moves
        for _, value in move.label.arguments
        if isinstance(value, Ref)
    }
    assert named - placed == KNOWN_NOWHERE.get(game, set())


def test_a_line_of_the_table_leads_to_its_moment_and_keys_walk_over_the_log(invite: Invite) -> None:
    guest = invite()
    id = guest.table("year-of-the-dragon", "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    hands.play(page, hands.click, most=6)
    assert hands.my_turn(page)
    link = page.locator(":focus")
    line = page.locator(".ll").filter(has=link)
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    downs = 2
    while not line.locator(".noun").count():  # what befell everybody names no thing
        page.keyboard.press("ArrowDown")
        downs += 1
    expect(link).to_have_role("link")
    at = re.search(r"at=(\d+)", link.get_attribute("href") or "")
    assert at is not None
    expect(link).to_have_accessible_name(f"Go to move {at.group(1)}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-shown]").first).to_be_focused()
    page.keyboard.press("l")
    for _ in range(downs):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_have_value(at.group(1))
