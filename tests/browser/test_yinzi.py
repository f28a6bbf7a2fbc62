"""The board of Yínzi: what it shows beside the moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from teahouse.games.yinzi.names import BOTTOM
from teahouse.games.yinzi.table import YinziTable
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.feed import open_table, questions, state_at
from tests.browser.house import DESKTOP, PHONE
from tests.browser.test_drawn import picture


def until_cards_are_played(page: Page, press: hands.Press) -> None:
    """Through factory, resource and bonus to the first turn."""
    for step in range(60):
        assert hands.my_turn(page)
        if page.locator("[data-target^=fortune-].legal:visible").count() and not hands.confirm(page).is_enabled():
            return
        hands.act(page, press, step)
    raise AssertionError("no turn came")


def test_the_board_of_another_clan_lies_in_front_until_the_own_one_is_wanted(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}")
    hands.my_turn(page)
    own = page.get_by_role("region", name="Your board")
    expect(own).to_be_visible()
    page.get_by_role("button", name=re.compile("Show the board of (?!Lin)")).click()
    expect(page.get_by_role("region", name=re.compile("^Board of (?!Lin)"))).to_be_visible()
    expect(own).to_have_count(0)
    page.get_by_role("button", name="Own board").click()
    expect(own).to_be_visible()


def test_each_part_of_the_board_leads_to_its_rule(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}")
    hands.my_turn(page)
    rule = page.get_by_role("dialog")
    for part, clause in (("Taxes", "YZ-114"), ("Take Resources", "YZ-71"), ("Coast", "YZ-81"), ("Order", "YZ-24")):
        page.get_by_role("button", name=f"Rule: {part}", exact=True).click()
        expect(rule).to_have_accessible_name(re.compile(f"^{clause} "))
        rule.get_by_role("button", name="Close").click()
        expect(rule).to_have_count(0)
    for target, clause in (("bonus-no-taxes", "YZ-31"), ("box-canal", "YZ-110"), ("boat-track", "YZ-20")):
        page.locator(f"[data-target={target}]").hover()
        page.keyboard.press("r")
        expect(rule).to_have_accessible_name(re.compile(f"^{clause} "))
        page.keyboard.press("Escape")
        expect(rule).to_have_count(0)


def test_on_a_phone_a_choice_does_not_hide_what_it_speaks_of(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True)
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}")
    until_cards_are_played(page, hands.tap)
    actions = page.locator("[data-target^=fortune-].legal:visible")
    for number in (0, actions.count() - 1):
        thing = actions.nth(number)
        thing.tap()
        choice = page.get_by_role("dialog", name="Choose")
        expect(choice).to_be_visible()
        one, other = thing.bounding_box(), choice.bounding_box()
        assert one is not None
        assert other is not None
        assert other["y"] >= one["y"] + one["height"] or other["y"] + other["height"] <= one["y"]
        choice.get_by_role("button", name="Close").tap()
        expect(choice).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_war_glories_of_four_clans_lie_in_their_box(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.page
    opened = open_table(guest, "yinzi", 4)
    _, _, table = next(one for one in questions("yinzi", 4, 1) if one[0] == "take-turn")
    assert isinstance(table, YinziTable)
    for player in table.players:
        player.first_glories = player.second_glories = player.workers[BOTTOM] = 1
    for number, width in enumerate((1360, DESKTOP["width"])):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("text => window.feed(JSON.parse(text))", state_at(opened, picture(table.game, table), number))
        expect(page.locator(".glory svg")).to_have_count(8)
        over = """all => Math.max(...all.map((one) => one.getBoundingClientRect().right))
            - document.querySelector(".w.war").getBoundingClientRect().right"""
        assert page.locator(".glory svg").evaluate_all(over) <= 0, width


def test_on_a_phone_every_count_of_a_clan_has_its_name_over_it(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}")
    hands.my_turn(page)
    page.get_by_role("button", name="Seats").click()
    names = page.locator(".clans thead span")
    assert names.all_inner_texts() == ["copper", "silver", "wood", "stone", "boats", "workers", "discs"]
    expect(names.first).to_have_css("clip-path", "none")
