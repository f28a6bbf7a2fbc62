"""Over days the table says when turns were made, in the reader's language and by their own clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PHONE, Guest
from tests.browser.test_far_away import GAME, Timed, timed
from tests.browser.test_notices import play
from tests.browser.test_pages import barriers_by_day_and_night, fits
from tests.browser.test_talk import shot

__all__ = ["timed"]


def look(page: Page, path: str, berlin: str) -> None:
    """Open a page when the clocks in Berlin show this."""
    page.clock.set_fixed_time(datetime.fromisoformat(berlin).replace(tzinfo=ZoneInfo("Europe/Berlin")))
    page.goto(path)
    expect(page.locator("#board, main.text").first).to_be_visible()


def seated(lin: Guest, bao: Guest, **wishes: object) -> str:
    lin.ask("POST", "/api/guests", {"name": "Lin"})
    bao.ask("POST", "/api/guests", {"name": "Bao"})
    made = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **wishes}
    id = str(lin.ask("POST", "/api/tables", made)["id"])
    bao.ask("POST", f"/api/tables/{id}/sit", {})
    return id


def test_log_since_text_table_and_replay_say_when_a_turn_was_made(browser: Browser, timed: Timed) -> None:
    lin = Guest(browser, timed, "Lin", viewport=PHONE, locale="de-DE", has_touch=True, timezone_id="Europe/Berlin")
    bao = Guest(browser, timed, "Bao", timezone_id="America/New_York")
    phone, desk = lin.page, bao.page
    id = seated(lin, bao, pace={"kind": "three-days"})
    # both have chosen their first persons on Monday, then Lin plays late on Tuesday, Bao before noon on Wednesday
    for when in ("2027-03-01T12:05", "2027-03-02T23:30"):
        timed.set(when)
        play(lin, id)
        play(bao, id)
    timed.set("2027-03-03T00:10")
    play(lin, id)

    # in New York it was still Tuesday
    look(desk, f"/t/{id}", "2027-03-04T15:00")
    since = desk.get_by_role("region", name="Since your last turn")
    expect(since).to_contain_text("Lin, Tuesday 18:10: plays the craftsman card")
    assert since.locator("time").first.get_attribute("datetime") == "2027-03-02T18:10:00-05:00"
    shot(desk, "when-since-en")
    fits(desk)
    assert barriers_by_day_and_night(desk) == []
    since.get_by_role("button", name="Close").click()
    log = desk.get_by_role("log")
    expect(log.locator(".turn").first).to_contain_text("Lin 18:10")
    expect(log.locator(".day")).to_have_text(["Tuesday, March 2", "Monday, March 1"])
    shot(desk, "when-log-en")
    assert barriers_by_day_and_night(desk) == []

    # in Berlin it was yesterday
    timed.set("2027-03-04T09:00")
    play(bao, id)
    look(phone, f"/t/{id}", "2027-03-04T20:00")
    mine = phone.get_by_role("region", name="Seit deinem letzten Zug")
    phone.locator(".tabs button").last.click()
    phone.locator(".again").click()
    expect(mine).to_contain_text("Bao, heute 09:00: ")
    shot(phone, "when-since-de")
    fits(phone)
    assert barriers_by_day_and_night(phone) == []
    mine.get_by_role("button", name="Schließen").click()
    expect(phone.locator(".log .day")).to_have_text(["gestern", "Dienstag, 2. März", "Montag, 1. März"])
    expect(phone.locator(".log .turn").first).to_contain_text("Bao 09:00")
    shot(phone, "when-log-de")
    fits(phone)
    assert barriers_by_day_and_night(phone) == []

    # the same in words
    look(phone, f"/t/{id}/text", "2027-03-04T20:00")
    expect(phone.locator("ol.since")).to_contain_text("Bao, heute 09:00: ")
    expect(phone.locator("#h-log + ul")).to_contain_text("Lin, gestern 00:10: ")
    phone.locator("#command").fill("l")
    phone.keyboard.press("Enter")
    expect(phone.locator(".answer")).to_contain_text("Bao, heute 09:00: ")
    fits(phone)
    assert barriers_by_day_and_night(phone) == []
    shot(phone, "when-text-de")

    # to the end; a year later it is looked at again
    while bao.ask("GET", f"/api/tables/{id}")["status"] == "running":
        play(lin, id)
        play(bao, id)
    last = [one["at"] for one in bao.ask("GET", f"/api/tables/{id}/state")["tale"] if one.get("parts")][4]
    look(desk, f"/t/{id}/replay?at={last}", "2028-03-04T20:00")
    expect(desk.locator(".caption time").first).to_contain_text(", 2027, ")
    expect(desk.get_by_role("log").locator(".day").last).to_have_text("Monday, March 1, 2027")
    shot(desk, "when-replay-en")
    fits(desk)
    assert barriers_by_day_and_night(desk) == []
    look(phone, f"/t/{id}/replay?at={last}", "2028-03-04T20:00")
    expect(phone.locator(".caption time").first).to_contain_text("März 2027, ")
    shot(phone, "when-replay-de")
    fits(phone)
    for guest in (lin, bao):
        guest.close()


def test_a_game_of_one_sitting_has_no_times_until_it_goes_on_another_day(browser: Browser, timed: Timed) -> None:
    lin, bao = Guest(browser, timed, "Lin"), Guest(browser, timed, "Bao", timezone_id="Europe/Berlin")
    id = seated(lin, bao)
    play(lin, id)
    play(bao, id)
    play(lin, id)
    look(bao.page, f"/t/{id}", "2027-03-01T12:10")
    log = bao.page.locator("[role=log]")
    expect(log.locator(".turn").first).to_be_attached()
    assert bao.page.locator("time").count() == 0
    timed.set("2027-03-02T12:00")
    play(bao, id)
    expect(log.locator(".turn time").first).to_be_attached()
    for guest in (lin, bao):
        guest.close()
