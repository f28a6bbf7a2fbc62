"""Friends at two screens talk: a phrase is read in one's own language, what is new is counted and read out politely."""

from __future__ import annotations

import os

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import PHONE
from tests.browser.test_pages import barriers, fits


def shot(page: Page, name: str) -> None:
    """For whoever wants to look at it: SHOTS=folder."""
    if os.environ.get("SHOTS"):
        page.screenshot(path=f"{os.environ['SHOTS']}/{name}.png")


def test_two_people_talk_in_their_own_languages_and_keep_notes(invite: Invite) -> None:
    mei, lin = invite("Mei"), invite("Lin", viewport=PHONE, locale="de-DE", color_scheme="dark", has_touch=True)
    mei.page.goto("/")
    mei.page.get_by_label("Your name").first.fill("Mei")
    form = mei.page.locator("#create")
    form.locator("#game").select_option("year-of-the-dragon")
    form.locator("#talk").select_option("free-seats")
    for seat in (1, 2):
        form.locator('[data-game="year-of-the-dragon"] [data-seat]').nth(seat).select_option("open")
    form.locator("button[type=submit]").click()
    mei.page.wait_for_url("**/t/*")
    id = mei.page.url.rpartition("/")[2]
    lin.page.goto(f"/t/{id}")
    expect(lin.page.get_by_text("lesen kann es nur, wer am Tisch sitzt")).to_be_visible()
    lin.page.locator("#my-name").fill("Lin")
    lin.page.locator("[data-sit]").click()

    # a seat is free still: whoever waits talks, and what is new is counted
    desk, phone = mei.page, lin.page
    phone.get_by_role("button", name="Gespräch").tap()
    talk = phone.get_by_role("region", name="Gespräch")
    talk.get_by_label("Einen festen Satz sagen").select_option(label="Hallo!")
    talk.get_by_role("button", name="Sagen").last.tap()
    expect(talk.get_by_role("listitem")).to_contain_text(["Du Hallo!"])
    fits(phone)
    assert barriers(phone) == []
    shot(phone, "talk-waiting-de")
    desk.get_by_role("button", name="Talk 1 new").click()
    talk = desk.get_by_role("region", name="Talk")
    expect(talk.get_by_role("listitem")).to_contain_text(["Lin Hello!"])
    shot(desk, "talk-waiting-en")
    desk.locator("[data-bot]").click()
    expect(phone.locator("#board")).to_be_visible()
    expect(desk.locator("#board")).to_be_visible()
    assert not desk.locator("[data-spoken]").count(), "nothing is fetched before somebody talks"
    desk.keyboard.press("t")
    talk = desk.get_by_role("region", name="Talk")
    words = talk.get_by_label("Your words")
    expect(words).to_be_focused()
    board = desk.locator("#board").bounding_box()
    words.fill("<b>Psst</b>, t and u are no keys here")
    words.press("Enter")
    expect(talk.get_by_role("listitem")).to_contain_text(["Lin Hello!", "You <b>Psst</b>, t and u are no keys here"])
    talk.get_by_label("Say a phrase").select_option(label="Good luck, have fun!")
    talk.get_by_role("button", name="Say it").last.click()
    expect(talk.get_by_role("listitem")).to_have_count(3)
    assert desk.locator("#board").bounding_box() == board
    assert barriers(desk) == []
    shot(desk, "talk-en")

    # counted and read out, without anything being opened
    tab = phone.get_by_role("button", name="Verlauf").last
    expect(tab.locator(".badge")).to_have_text("2")
    expect(phone.locator("[data-spoken]")).to_contain_text("Mei: Viel Glück und viel Spaß!")
    tab.tap()
    phone.get_by_role("button", name="Gespräch 2 neu").tap()
    talk = phone.get_by_role("region", name="Gespräch")
    expect(talk.get_by_role("listitem").last).to_contain_text("Viel Glück und viel Spaß!")
    expect(tab.locator(".badge")).to_have_count(0)
    fits(phone)
    assert barriers(phone) == []
    talk.get_by_text("Notizen", exact=True).tap()
    talk.get_by_label("Notizen").fill("Erst Reis, dann der Drache")
    talk.get_by_label("Notizen").blur()
    expect(talk.get_by_text("Gespeichert.")).to_be_visible()
    shot(phone, "talk-de")

    # reported to the host, then heard no more
    talk.get_by_role("button", name="Mei: stumm schalten oder melden").first.tap()
    talk.get_by_label("Was ist daran nicht in Ordnung?").fill("nur ein Versuch")
    talk.get_by_role("button", name="Dem Gastgeber melden").tap()
    expect(talk.get_by_text("Danke. Der Gastgeber")).to_be_visible()
    talk.get_by_role("button", name="Mei: stumm schalten oder melden").last.tap()
    shot(phone, "talk-about-de")
    talk.get_by_role("button", name="Mei nicht mehr hören").tap()
    expect(talk.get_by_text("Psst")).to_have_count(0)
    mei.ask("POST", f"/api/tables/{id}/talk", {"phrase": "thanks"})
    lin.ask("POST", f"/api/tables/{id}/talk", {"phrase": "bye"})
    expect(talk.get_by_role("listitem").last).to_contain_text("Auf Wiedersehen!")
    assert not talk.get_by_role("listitem").get_by_text("Danke.", exact=True).count()
    phone.keyboard.press("Escape")
    expect(talk).to_have_count(0)
    expect(phone.get_by_role("button", name="Gespräch")).to_be_focused()
    phone.reload()
    expect(phone.locator("#board")).to_be_visible()
    phone.keyboard.press("t")
    talk.get_by_text("Notizen", exact=True).tap()
    expect(talk.get_by_label("Notizen")).to_have_value("Erst Reis, dann der Drache")

    # the table in words talks as well
    desk.goto(f"/t/{id}/text")
    desk.get_by_role("button", name="Talk").click()
    expect(desk.get_by_role("region", name="Talk").get_by_role("listitem").last).to_contain_text("Goodbye!")
    assert barriers(desk) == []
    shot(desk, "talk-text")
