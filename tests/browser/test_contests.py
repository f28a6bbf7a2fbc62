"""Ratings and tournaments in a real browser: a table that counts, its curve, a tournament from form to tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PHONE
from tests.browser.test_pages import barriers, fits


def fits_inside(page: Page) -> None:
    """Nothing has to be pushed aside to read a table."""
    wide = "[...document.querySelectorAll('main *')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
    kinds = "['auto', 'scroll'].includes(getComputedStyle(one).overflowX)"
    assert page.evaluate(f"{wide}.filter((one) => {kinds}).map((one) => one.className)") == []
    assert page.evaluate(
        "[...document.querySelectorAll('table')].every((one) => one.getBoundingClientRect().right <= innerWidth)"
    )


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESKTOP, "light"), ("de", PHONE, "dark")])
def test_games_count_if_that_is_wanted_and_a_tournament_is_made_by_a_form(
    invite: Invite, lang: str, size: dict[str, int], theme: str
) -> None:
    guest = invite("Lin", viewport=size, locale=lang, color_scheme=theme)
    page = guest.page
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    today = "new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'medium'})"

    # a table that counts says so to whoever sits down; leaving it counts, too
    wish = {"game": "dragon-boats", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    waiting = guest.ask("POST", "/api/tables", wish)["id"]
    page.goto(f"/t/{waiting}")
    expect(page.locator(".waiting")).to_contain_text({"en": "This game counts", "de": "Diese Partie zählt"}[lang])
    begun = page.evaluate(today)
    for _ in range(2):
        id = guest.ask("POST", "/api/tables", wish | {"seats": [{"kind": "me"}, {"kind": "bot", "level": "leaf"}]})[
            "id"
        ]
        guest.ask("POST", f"/api/tables/{id}/leave", {})
    page.goto(f"/t/{id}")
    told = {"en": r"Your rating is \d+\.\d now \((−|-)\d", "de": r"Deine Wertung ist jetzt \d+,\d \((−|-)\d"}[lang]
    expect(page.locator(".counts")).to_contain_text(re.compile(told))
    page.goto("/me/ratings")
    expect(page.locator(".course .dot")).to_have_count(2)
    expect(page.locator(".course .name")).to_have_count(4)
    page.locator("summary").click()
    expect(page.locator("tbody time").first).to_have_text(
        re.compile(f"^({re.escape(begun)}|{re.escape(page.evaluate(today))})$")  # it may be midnight
    )
    fits(page)
    fits_inside(page)
    assert barriers(page) == []

    page.goto("/tournaments")
    fits(page)
    assert barriers(page) == []
    page.locator("#name").fill("Herbstpokal")
    page.locator("#game").select_option("dragon-boats")
    page.locator("#size").select_option("2")
    page.locator("#fill").select_option("leaf")
    page.locator("#make [type=submit]").click()
    expect(page.locator(".field li")).to_have_count(1)
    expect(page.locator(".field ~ p").first).to_contain_text("08:00")  # nights are free, unless somebody says otherwise
    other = invite("Bao", viewport=size, locale=lang, color_scheme=theme)
    other.page.goto(page.url)
    other.page.locator("#my-name").fill("Bao")
    other.page.locator("[data-join]").click()
    expect(other.page.locator(".field li")).to_have_count(2)
    assert barriers(other.page) == []
    page.reload()
    page.locator("[data-post$='/start']").click()
    expect(page.locator(".pairs li")).to_have_count(2)
    expect(page.locator("tbody tr")).to_have_count(4)
    # a table of it leads back to the standings
    standings = page.url
    page.locator(".pairs li").filter(has_text="Lin").get_by_role("link").click()
    page.locator(".counts a").click()
    page.wait_for_url(standings)
    fits(page)
    fits_inside(page)
    assert barriers(page) == []
    with page.expect_navigation():
        page.locator("[data-post$='/close']").click()
    expect(page.locator("[data-post$='/close']")).to_have_count(0)

    # whoever plays in it finds it again at home; what all have to agree to is counted
    guest.ask("POST", "/api/tournaments", {"game": "dragon-boats", "name": "Winterpokal"})
    page.goto("/")
    expect(page.locator(".contests li")).to_have_count(1)
    expect(page.locator(".contests li")).to_contain_text("Winterpokal")
    fits(page)
    assert barriers(page) == []
    three = guest.ask(
        "POST", "/api/tables", {"game": "dragon-boats", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
    )
    third = invite("Kai", viewport=size, locale=lang, color_scheme=theme)
    third.ask("POST", "/api/guests", {"name": "Kai"})
    for one in (other, third):
        one.ask("POST", f"/api/tables/{three['id']}/sit", {})
    page.goto(f"/t/{three['id']}")
    expect(page.locator("#board")).to_be_visible()
    asked = page.locator(".agreement")
    expect(asked).to_have_count(0)
    for one in (other, third):
        one.ask("POST", f"/api/tables/{three['id']}/end", {"agree": True})
    expect(asked).to_contain_text({"en": "2 of 3 have agreed", "de": "2 von 3 haben zugestimmt"}[lang])
    expect(asked).to_contain_text({"en": "Bao and Kai would like", "de": "Bao und Kai möchten"}[lang])
    fits(page)
    assert barriers(page) == []
    asked.get_by_role("button").click()
    expect(asked).to_have_count(0)
    assert guest.ask("GET", f"/api/tables/{three['id']}")["status"] == "ended"
