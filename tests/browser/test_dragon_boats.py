"""The board of Dragon Boats: what it says beside the moves."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

import teahouse
from teahouse.kernel import NATURE, Table, Teller, Turn
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.feed import open_table, questions, state_at
from tests.browser.house import DESKTOP, PHONE, TABLET
from tests.browser.test_drawn import picture

GAME = "dragon-boats"
PLAYERS = 2
FEED = "async (state) => await window.feed(JSON.parse(state))"


def asked(question: str) -> dict[str, Any]:
    """What a seat sees that is asked something."""
    table = next(table for name, _, table in questions(GAME, PLAYERS, 3) if name == question)
    return picture(table.game, table)


def test_where_a_boat_has_landed_is_written_clear_of_the_jetties(invite: Invite) -> None:
    state = asked("walk")
    facts = state["view"]["facts"]
    for size in (DESKTOP, TABLET):
        guest = invite(viewport=size, locale="de-DE")
        opened = open_table(guest, GAME, PLAYERS)
        for location in range(8):
            facts["places"] = [location] * 4
            guest.page.evaluate(FEED, state_at(opened, state, location))
            labels, jetties, meet = guest.page.evaluate(
                """() => {
                  const labels = [...document.querySelectorAll(".bl")];
                  const jetties = [...document.querySelectorAll(".dock")].map((one) => one.getBoundingClientRect());
                  const meet = labels.filter((label) => {
                    const text = label.getBoundingClientRect();
                    const beside = (one) => text.left >= one.right || text.right <= one.left;
                    return jetties.some((one) => !beside(one) && text.top < one.bottom && text.bottom > one.top);
                  });
                  return [labels.length, jetties.length, meet.map((label) => label.textContent)];
                }"""
            )
            assert labels
            assert jetties
            assert meet == []


def test_the_numbers_on_land_have_a_legend_while_a_member_walks(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    opened = open_table(guest, GAME, PLAYERS)
    legend = page.get_by_text("steps in all | food to pay")
    expect(legend).to_have_count(0)
    page.evaluate(FEED, state_at(opened, asked("walk"), 0))
    expect(page.locator(".cost")).not_to_have_count(0)
    expect(legend).to_be_visible()


def test_a_boat_is_steered_by_the_port_it_shall_go_to(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    opened = open_table(guest, GAME, PLAYERS)
    page.evaluate(FEED, state_at(opened, asked("steer"), 0))
    ways = page.locator("[data-target^=location-].legal")
    expect(ways).not_to_have_count(0)
    for way in ways.all():
        location = str(way.get_attribute("data-target")).removeprefix("location-")
        area, side = location.split("-")
        way.evaluate(
            "way => way.addEventListener('click', (event) => (way.chosen = true, event.stopPropagation()), true)"
        )
        page.locator(f"[data-target=space-{area}-port-{side}]").dispatch_event("click", {"detail": 1})
        assert way.evaluate("way => way.chosen")


def told_to_one() -> tuple[Table, Turn]:
    """A turn that changed at least five counts, and of which one seat alone was told something."""
    for seed in range(1_000):
        table = build(GAME, PLAYERS, None, {}).new()
        dealer, chance, teller = teahouse.Dealer(seed), random.Random(seed), Teller(table)
        while not table.over:
            nature = table.to_move == NATURE
            teller.play(table, dealer.draw(table) if nature else chance.choice(table.moves()))
            last = teller.tale[-1] if teller.tale else None
            if isinstance(last, Turn) and last.own and len(last.changes.get(last.seat, {})) >= 5:
                return table, last
    raise AssertionError


def test_what_one_seat_alone_is_told_stands_beside_what_its_turn_brought(invite: Invite) -> None:
    table, turn = told_to_one()
    guest = invite()
    page = guest.page
    opened = open_table(guest, GAME, PLAYERS)
    state = json.loads(state_at(opened, picture(table.game, table, turn.seat), 0))
    page.evaluate(FEED, json.dumps(state | {"tale": [turn.to_json(turn.seat)]}))
    line = page.locator("[role=log] .turn").first
    did, own = line.locator(".did").bounding_box(), line.locator(".own").first.bounding_box()
    assert did is not None
    assert own is not None
    assert own["y"] - (did["y"] + did["height"]) < 4


def test_the_card_of_a_thing_says_what_choosing_it_means(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table(GAME, 'me', 'bot')}")
    assert hands.my_turn(page)
    page.locator("[data-target=round-3].legal:visible").hover()
    expect(page.locator("[data-card=round-3]")).to_contain_text("You can choose “Start with round card 3”.")
