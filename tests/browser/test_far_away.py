"""Friends far away: a whole game over days, on a phone and at a desk, by the clock of a house that a test sets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser.house import PHONE, Guest, House
from tests.browser.test_notices import PushService, play
from tests.browser.test_pages import barriers, fits
from tests.browser.test_talk import shot

GAME = "year-of-the-dragon"


class Timed(House):
    """A house with a clock of its own."""

    program = "tests.browser.timed"

    def __init__(self, data: Path) -> None:
        super().__init__(data, "--notice-delay", "0.05", "--notices-inside")
        self._clock = data / "clock"

    def set(self, berlin: str) -> None:
        """What clocks in Berlin show."""
        now = datetime.fromisoformat(berlin).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(str(now), "utf-8")
        fresh.replace(self._clock)


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Timed]:
    house = Timed(tmp_path)
    house.set("2027-03-01T12:00")
    house.start()
    yield house
    house.close()


def leave(page: Page) -> None:
    """Close the page, as the house hears of it."""
    with page.expect_response("**/api/me/here"):
        page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.goto("about:blank")


def second_table(lin: Guest, bao: Guest) -> None:
    """Another table at which it is Lin's turn."""
    made = {"game": GAME, "name": "Zweiter Tisch", "seats": [{"kind": "me"}, {"kind": "open"}]}
    id = lin.ask("POST", "/api/tables", made)["id"]
    bao.ask("POST", f"/api/tables/{id}/sit", {})


def test_a_game_over_days_with_notices_notes_phrases_a_holiday_a_takeover_and_a_return(
    browser: Browser, timed: Timed
) -> None:
    lin = Guest(browser, timed, "Lin", viewport=PHONE, locale="de-DE", has_touch=True, timezone_id="Europe/Berlin")
    bao = Guest(browser, timed, "Bao", timezone_id="Europe/London")
    phone, desk = lin.page, bao.page
    with PushService() as service:
        # a table with a day for each turn, nights free, and a bot for whoever is late
        phone.goto("/")
        form = phone.locator("#create")
        form.get_by_label("Dein Name").fill("Lin")
        form.locator("#game").select_option(GAME)
        chairs = form.locator(f'[data-game="{GAME}"] [data-seat]')
        chairs.nth(1).select_option("hotseat")
        expect(form.locator("#pace")).to_be_disabled()
        chairs.nth(1).select_option("open")
        for other in (2, 3):
            chairs.nth(other).select_option("none")
        form.locator("#pace").select_option("day")
        form.locator("#late").select_option("bot")
        expect(form.get_by_text("Ist die Zeit um, spielt ein Bot weiter; wer")).to_be_visible()
        fits(phone)
        form.locator("#pace").scroll_into_view_if_needed()
        shot(phone, "pace-form-de")
        form.locator("button[type=submit]").click()
        phone.wait_for_url("**/t/*")
        id = phone.url.rpartition("/")[2].partition("#")[0]
        desk.goto(f"/t/{id}")
        expect(
            desk.get_by_text("Everybody has a day for each turn. Clocks run only from 08:00 to 22:00")
        ).to_be_visible()
        expect(desk.get_by_text("a bot plays for them; they have their seat back")).to_be_visible()
        shot(desk, "pace-waiting-en")
        desk.locator("#my-name").fill("Bao")
        desk.locator("[data-sit]").click()

        # whose clock runs, by the reader's own
        expect(phone.get_by_role("region", name="Uhr")).to_contain_text("Du hast noch 24 Std., bis morgen 12:00.")
        expect(desk.get_by_role("region", name="Clock")).to_contain_text("Lin: 24 h left, until tomorrow 11:00.")
        for page in (phone, desk):
            fits(page)
            assert barriers(page) == []
        shot(phone, "clock-de")
        shot(desk, "clock-en")

        # a phrase is read in one's own language, a note is for oneself
        desk.keyboard.press("t")
        talk = desk.get_by_role("region", name="Talk")
        talk.get_by_label("Say a phrase").select_option(label="Good luck, have fun!")
        talk.get_by_role("button", name="Say it").last.click()
        phone.keyboard.press("t")
        mine = phone.get_by_role("region", name="Gespräch")
        expect(mine.get_by_role("listitem").last).to_contain_text("Viel Glück und viel Spaß!")
        mine.get_by_text("Notizen", exact=True).tap()
        mine.get_by_label("Notizen").fill("Erst Reis")
        mine.get_by_label("Notizen").blur()
        expect(mine.get_by_text("Gespeichert.")).to_be_visible()
        phone.keyboard.press("Escape")

        # Bao is told by a webhook that it is his turn; Lin is offered the next table and not sent there
        bao.ask("POST", "/api/me/notices", {"kind": "webhook", "address": service.address})
        desk.goto("about:blank")
        second_table(lin, bao)
        timed.set("2027-03-01T21:00")
        while lin.ask("GET", f"/api/tables/{id}")["your_turn"]:
            assert hands.my_turn(phone)
            hands.complete_turn(phone)
            hands.confirm(phone).click()
            hands.settled(phone)
        assert json.loads(service.next()[1])["event"] == "turn"
        expect(phone.get_by_text("Auch Zweiter Tisch wartet auf dich.")).to_be_visible()
        assert f"/t/{id}" in phone.url
        expect(phone.get_by_role("region", name="Uhr")).to_contain_text("Bao: noch 24 Std., bis morgen 21:00.")
        shot(phone, "next-de")

        # he goes on holiday: his clock stands
        desk.goto("/me/notices")
        desk.get_by_label("Away until").fill("2027-03-08")
        holiday = desk.locator("#holiday")
        expect(holiday.locator("[data-holiday-most]")).not_to_be_empty()  # now the page knows how it stands
        # the browser's own clock shows another year
        desk.evaluate("Object.assign(document.querySelector('#holiday-until'), { min: '', max: '' })")
        holiday.get_by_role("button", name="I am away").click()
        expect(holiday.get_by_role("status")).to_contain_text("You are away until the end of Monday")
        shot(desk, "holiday-en")
        expect(phone.get_by_role("region", name="Uhr")).to_contain_text("Bao ist im Urlaub")
        timed.set("2027-03-06T12:00")
        desk.goto(f"/t/{id}")
        clock = desk.get_by_role("region", name="Clock")
        expect(clock).to_contain_text("You are on holiday")
        assert barriers(desk) == []
        shot(desk, "holiday-table-en")
        clock.get_by_role("button", name="I am back").click()
        expect(clock).to_contain_text("You have 24 h left, until tomorrow 11:00.")
        expect(phone.get_by_role("region", name="Uhr")).to_contain_text("Bao: noch 24 Std., bis morgen 12:00.")

        # reminded, late, played for, and back
        leave(desk)
        timed.set("2027-03-07T10:00")
        told = json.loads(service.next()[1])
        assert (told["event"], told["title"]) == ("reminder", "Only 2 hours left")
        timed.set("2027-03-07T12:01")
        expect(phone.get_by_text("Ein Bot spielt für Bao")).to_be_visible()
        shot(phone, "replaced-de")
        expect(phone).to_have_title(re.compile("^●"))
        desk.goto(f"/t/{id}")
        expect(desk.locator("#board")).to_be_visible()
        expect(phone.get_by_text("Ein Bot spielt für Bao")).to_have_count(0)
        assert bao.ask("GET", f"/api/tables/{id}")["seats"][1]["replaced"] is False

        # what came since his last turn is told
        play(lin, id)
        expect(desk).to_have_title(re.compile("^●"))
        expect(desk.get_by_role("region", name="Since your last turn")).to_contain_text("Lin")

        # the plan of a week ago is still there, for one pair of eyes
        phone.reload()
        expect(phone.locator("#board")).to_be_visible()
        phone.keyboard.press("t")
        mine.get_by_text("Notizen", exact=True).tap()
        expect(mine.get_by_label("Notizen")).to_have_value("Erst Reis")
        assert bao.ask("GET", f"/api/tables/{id}/notes")["text"] == ""
        phone.keyboard.press("Escape")

        # to the end, each with their own moves
        while bao.ask("GET", f"/api/tables/{id}")["status"] == "running":
            play(bao, id)
            play(lin, id)
        expect(desk.get_by_role("dialog", name="Result")).to_be_visible()
        expect(phone.get_by_role("dialog", name="Ergebnis")).to_be_visible()
        expect(desk.get_by_role("region", name="Clock")).to_have_count(0)

        # found again
        phone.goto("/me/games?which=finished&name=bao")
        expect(phone.locator(".found li")).to_have_count(1)
        expect(phone.locator(".found li")).to_contain_text(re.compile(r"Platz [12] von 2"))
        shot(phone, "games-de")
        phone.goto("/me/results")
        expect(phone.locator(".results tbody tr")).to_contain_text("zu wenige Spiele")
        for page in (phone, desk):
            page.goto("/me/results")
            fits(page)
            assert barriers(page) == []
        shot(phone, "results-de")

        # a live game has a bank for each, and the clock counts down
        live = lin.ask(
            "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "live"}}
        )
        bao.ask("POST", f"/api/tables/{live['id']}/sit", {})
        phone.goto(f"/t/{live['id']}")
        banks = phone.get_by_role("region", name="Uhr")
        expect(banks).to_contain_text("Bao 20:00")
        expect(banks).to_contain_text(re.compile(r"Lin 1\d:\d\d"))
        fits(phone)
        assert barriers(phone) == []
        shot(phone, "live-de")
    for guest in (lin, bao):
        guest.close()


def test_without_a_clock_whoever_is_away_is_played_for_as_the_table_says_and_has_the_seat_back(
    browser: Browser, timed: Timed
) -> None:
    lin = Guest(browser, timed, "Lin", viewport=PHONE, locale="de-DE", has_touch=True)
    bao = Guest(browser, timed, "Bao")
    phone, desk = lin.page, bao.page
    phone.goto("/")
    form = phone.locator("#create")
    form.get_by_label("Dein Name").fill("Lin")
    form.locator("#game").select_option(GAME)
    for other in (2, 3):
        form.locator(f'[data-game="{GAME}"] [data-seat]').nth(other).select_option("none")
    form.locator(f'[data-game="{GAME}"] [data-seat]').nth(1).select_option("open")
    expect(form.locator("#late")).to_have_value("never")
    expect(form.get_by_text("Wer weg ist, auf den wird gewartet")).to_be_visible()
    expect(form.locator("#absence")).to_be_hidden()
    form.locator("#late").select_option("agree")
    expect(form.get_by_text("so lange nicht da gewesen, spielt ein Bot weiter, wenn alle")).to_be_visible()
    form.locator("#absence").select_option("4320")
    form.locator("#late").scroll_into_view_if_needed()
    fits(phone)
    shot(phone, "absence-form-de")
    form.locator("button[type=submit]").click()
    phone.wait_for_url("**/t/*")
    id = phone.url.rpartition("/")[2].partition("#")[0]
    desk.goto(f"/t/{id}")
    expect(desk.get_by_text("is to move and has not been here for 3 days, a bot plays for them if all")).to_be_visible()
    shot(desk, "absence-waiting-en")
    desk.locator("#my-name").fill("Bao")
    desk.locator("[data-sit]").click()
    expect(desk.locator("#board")).to_be_visible()
    for page in (phone, desk):
        page.goto("about:blank")

    # days pass, and the house is started anew amid them
    for day in ("02", "04"):
        timed.close()
        timed.set(f"2027-03-{day}T12:10")
        timed.start()
        bao.ask("GET", f"/api/tables/{id}")
    desk.goto(f"/t/{id}")
    clock = desk.get_by_role("region", name="Clock")
    expect(clock).to_contain_text("Lin has been away for a while. A bot plays for them if all others agree.")
    fits(desk)
    assert barriers(desk) == []
    shot(desk, "absent-en")
    clock.get_by_role("button", name="Let a bot play").click()
    expect(clock).to_contain_text("A bot plays for Lin until they are back.")
    shot(desk, "absent-replaced-en")
    phone.goto(f"/t/{id}")
    expect(phone.locator("#board")).to_be_visible()
    expect(desk.get_by_text("A bot plays for Lin")).to_have_count(0)
    for guest in (lin, bao):
        guest.close()
