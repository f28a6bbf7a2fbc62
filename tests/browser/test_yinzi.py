"""The board of Yínzi: what it shows beside the moves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import PHONE


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
