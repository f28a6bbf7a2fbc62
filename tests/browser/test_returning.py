"""Keeping one's seat in a real browser: a passkey by a virtual authenticator, a code where there is none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PHONE, Guest, House
from tests.browser.test_pages import barriers, fits


def authenticator(guest: Guest) -> None:
    """A device of the guest's own that makes passkeys and unlocks them without asking."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    more = {"isUserVerified": True, "automaticPresenceSimulation": True}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": device | more})


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESKTOP, "light"), ("de", PHONE, "dark")])
def test_a_passkey_and_a_code_bring_somebody_back(
    invite: Invite, house: House, lang: str, size: dict[str, int], theme: str
) -> None:
    named = house.address.replace("127.0.0.1", "localhost")
    guest = invite("Lin", viewport=size, locale=lang, color_scheme=theme, base_url=named)
    page = guest.page
    guest.table("year-of-the-dragon", "me", "open")
    authenticator(guest)
    page.goto("/me/keep")
    page.locator("[data-passkey-make]").click()
    expect(page.locator("#passkeys [role=status]")).not_to_be_empty()
    expect(page.locator("#passkeys li")).to_have_count(1)
    page.locator("[data-code-make]").click()
    code = page.locator("output.code")
    expect(code).to_have_text(re.compile(r"^(\w{5}-){4}\w{5}$"))
    first = code.inner_text()
    fits(page)
    assert barriers(page) == []

    # the cookie is lost: the passkey brings Lin back
    guest.context.clear_cookies()
    page.goto("/")
    page.locator("a[href='/me/keep']").click()
    page.wait_for_url("**/me/keep")
    assert barriers(page) == []
    page.locator("[data-passkey-use]").click()
    expect(page.locator("#mine")).to_contain_text("Lin")

    # by the numbers of the address there are no passkeys: the page says so, and the code does it
    other = invite("Bao", viewport=size, locale=lang, color_scheme=theme)
    other.ask("POST", "/api/guests", {"name": "Bao"})
    page = other.page
    page.goto("/me/keep")
    expect(page.locator("#passkeys [data-passkey-number]")).to_contain_text("http://localhost")
    expect(page.locator("[data-passkey-make]")).to_be_hidden()
    expect(page.locator("#back")).to_contain_text("Bao")
    page.locator("#typed").fill("00000")
    page.locator("#back [type=submit]").click()
    expect(page.locator("#back [role=alert]")).to_be_visible()
    page.locator("#typed").fill(first.lower().replace("-", ""))
    page.locator("#back [type=submit]").click()
    expect(page.locator("output.code")).not_to_have_text("")
    assert page.locator("output.code").inner_text() != first
    fits(page)
    page.locator("[data-go-home]").click()
    expect(page.locator("#mine")).to_contain_text("Lin")
    other.complaints[:] = [said for said in other.complaints if "403" not in said]
