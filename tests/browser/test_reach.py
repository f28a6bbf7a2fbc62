"""Natural targets: a room, a row, a square, a person before its card can be clicked, not only what is small on them."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import teahouse
from teahouse.kernel import NATURE, Record
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import Guest


def played(name: str, seed: int, question: str, kind: str) -> tuple[str, int, int] | None:
    """A random game, and where in it a question is asked that moves of a family answer: moves before it, seat."""
    game = build(name, 3, None, {})
    table, dealer, chance = game.new(), teahouse.Dealer(seed), random.Random(seed)
    record, found = Record.of(game, ["Mei", "Bao", "Kai"]), None
    while not table.over:
        moves = table.moves() if table.to_move != NATURE else []
        if found is None and moves and table.agenda[-1].question == question:
            if sum(move.kind == kind for move in moves) > 1:
                found = len(record.moves), table.to_move
        move = chance.choice(moves) if moves else dealer.draw(table)
        record.add(table.to_move, move.text)
        table.apply(move)
    record.scores = table.scores()
    return (record.write(), *found) if found else None


def sit_down(guest: Guest, name: str, question: str, kind: str) -> Page:
    """A table at which the question is asked."""
    record, at, seat = next(filter(None, (played(name, seed, question, kind) for seed in range(20))))
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    shown = guest.ask("POST", "/api/records", {"record": record})["id"]
    id = guest.ask("POST", f"/api/tables/{shown}/branch", {"at": at, "seat": seat})["id"]
    guest.page.goto(f"/t/{id}")
    assert hands.my_turn(guest.page)
    return guest.page


NATURAL = [
    ("year-of-the-dragon", "place", "place", ".pal:has(.roofspot.legal) .rooms .room"),
    ("year-of-the-dragon", "card", "card", ".pt.flood .bust"),
    ("dragon-boats", "bid", "bid", ".stalls li:has(.num.legal) .tiles"),
    ("yinzi", "lay-factory", "lay", "g[data-for^='spot-'] .cell"),
    ("yinzi", "take-turn", "work", ".w:has(.wt.legal) > .row"),
]


@pytest.mark.parametrize(("game", "question", "kind", "thing"), NATURAL)
def test_the_whole_thing_can_be_clicked(invite: Invite, game: str, question: str, kind: str, thing: str) -> None:
    page = sit_down(invite(), game, question, kind)
    expect(hands.undo(page)).to_be_disabled()
    page.locator(thing).locator("visible=true").first.click(position={"x": 3, "y": 3}, force=True)
    hands.until(page, lambda: hands.undo(page).is_enabled() or page.get_by_role("dialog", name="Choose").count())
    choice = page.get_by_role("dialog", name="Choose")
    if choice.count():
        choice.get_by_role("button").first.click()
    expect(hands.undo(page)).to_be_enabled()


def test_a_thing_with_which_nothing_is_done_opens_its_card(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot')}")
    assert hands.my_turn(page)
    page.locator("[data-thing=event-5]").click()
    expect(page.locator("[data-card=event-5]")).to_be_visible()
