"""The end of a game: a sentence, points drawn honestly, the game told again turn by turn, another try in my seat."""

from __future__ import annotations

import re
import uuid
from typing import Any

from playwright.sync_api import Page, Route, expect

from teahouse.arena import play_game
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import PHONE, Guest
from tests.browser.test_notices import play
from tests.browser.test_pages import barriers, fits
from tests.browser.test_talk import shot

# each row: its parts as [name and points, left, right], and where nothing lies
BARS = """rows => rows.map(row => ({
  zero: row.querySelector(".side:not(.lost)").getBoundingClientRect().left,
  parts: [...row.querySelectorAll(".part")].map(part => {
    const box = part.getBoundingClientRect();
    return { points: Number(part.title.split(": ")[1].replace("−", "-")), left: box.left, right: box.right };
  }),
}))"""


def finished(guest: Guest, game: str) -> tuple[str, int]:
    """A game that somebody plays to its end from its last decision; the table and the seat."""
    guest.ask("POST", "/api/guests", {"name": guest.name})
    record = play_game(build(game, 4, None, {}), ["random"] * 4, "1").record
    shown = guest.ask("POST", "/api/records", {"record": record.write()})
    last = max(at for at, (seat, _) in enumerate(record.moves) if seat >= 0)
    seat = record.moves[last][0]
    id = guest.ask("POST", f"/api/tables/{shown['id']}/branch", {"at": last, "seat": seat})["id"]
    move = {"id": uuid.uuid4().hex, "version": last, "moves": [record.moves[last][1]]}
    guest.ask("POST", f"/api/tables/{id}/turn", move)
    hands.until(guest.page, lambda: guest.ask("GET", f"/api/tables/{id}")["status"] == "finished")
    return str(id), seat


def test_the_result_is_a_sentence_and_what_costs_points_lies_left_of_nothing(invite: Invite) -> None:
    guest = invite()
    id, seat = finished(guest, "yinzi")
    page = guest.page
    page.goto(f"/t/{id}")
    sheet = page.get_by_role("dialog", name="Result")
    sentence = sheet.get_by_role("heading", level=3).first  # the review may have come already, below it
    expect(sentence).to_have_text(re.compile(r"^(.+ wins|You win)( by \d+ points?, |: )"))
    story: dict[str, Any] = guest.ask("GET", f"/api/tables/{id}/story")
    assert any(points < 0 for own in story["breakdown"] for points in own.values()), "a game without misfortune"
    rows = sheet.locator("ol.rows > li")
    expect(rows.filter(has_text="You")).to_have_count(1)
    drawn = rows.evaluate_all(BARS)
    long = [(part["right"] - part["left"]) / abs(part["points"]) for row in drawn for part in row["parts"]]
    assert max(long) - min(long) < 1, "a point is as long everywhere"
    assert len({round(row["zero"]) for row in drawn}) == 1
    for row in drawn:
        assert row["parts"]
        for part in row["parts"]:
            assert part["right"] <= row["zero"] + 1 if part["points"] < 0 else part["left"] >= row["zero"] - 1
    ranking = guest.ask("GET", f"/api/tables/{id}")["ranking"]
    shown = {sum(part["points"] for part in row["parts"]) for row in drawn}
    assert shown == {sum(own.values()) for own in story["breakdown"]}
    assert "You" in rows.nth(ranking[seat] - 1).inner_text()
    sheet.get_by_text("The same as a table").click()
    expect(sheet.get_by_role("table")).to_be_visible()
    assert barriers(page) == []


def caption(page: Page) -> str:
    return page.locator(".caption").inner_text()


def test_a_replay_plays_itself_turn_by_turn_and_is_tried_again_in_my_seat(invite: Invite) -> None:
    guest = invite()
    id, seat = finished(guest, "dragon-boats")
    page = guest.page
    page.clock.install()
    page.goto(f"/t/{id}/replay?at=0")
    expect(page.locator(".caption")).to_have_text("Before the first move")
    tale = guest.ask("GET", f"/api/tables/{id}/state")["tale"]
    ends = {str(one["at"]) for one in tale}
    slider = page.get_by_role("slider")
    page.get_by_role("button", name="Play turn by turn").click()
    told: list[str] = []
    for _ in range(6):
        before = slider.input_value()
        page.clock.run_for(7_000)
        expect(slider).not_to_have_value(before)
        told.append(caption(page))
        assert slider.input_value() in ends
    assert len(set(told)) == len(told)
    assert all(re.search(r"\w+ .*\.", text) for text in told)
    page.get_by_role("button", name="Pause").click()
    at = slider.input_value()
    page.clock.run_for(20_000)
    assert slider.input_value() == at
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One turn back").click()
    expect(slider).not_to_have_value(at)
    seats = page.get_by_role("combobox", name="as")
    expect(seats).to_have_value(str(seat))
    expect(seats.locator("option:checked")).to_have_text("Lin (you)")
    other = (seat + 1) % 4
    for wish in (seat, other):
        page.goto(f"/t/{id}/replay?at={at}")
        if wish != seat:
            page.get_by_role("combobox", name="as").select_option(str(wish))
        page.get_by_role("button", name="Try it again from here").click()
        page.wait_for_url(re.compile(r"/t/\w+(#.*)?$"))
        again = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}")
        assert [one["mine"] for one in again["seats"]] == [number == wish for number in range(4)]


def test_a_replay_shows_no_other_moment_before_the_one_that_is_asked_for(invite: Invite) -> None:
    guest = invite()
    id, _ = finished(guest, "year-of-the-dragon")
    page = guest.page
    held: list[Route] = []
    page.route("**/position?at=40", lambda route: held.append(route))
    page.goto(f"/t/{id}/replay?at=40")
    hands.until(page, lambda: held)
    expect(page.locator("#board")).to_have_count(0)
    held[0].continue_()
    expect(page.locator("#board")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value("40")
    assert len(held) == 1


def test_in_the_replay_of_my_game_everything_explains_itself_as_it_was(invite: Invite) -> None:
    guest = invite()
    id, _ = finished(guest, "year-of-the-dragon")
    page = guest.page
    page.goto(f"/t/{id}/replay?at=0")
    card = page.locator("[data-card]")
    tales: list[str] = []
    for at in (40, 160):
        page.goto(f"/t/{id}/replay?at={at}")
        # a click on what could be played then
        dim = page.locator("#board .spot[data-target^='display-']:visible").first
        dim.click(force=True)
        expect(card).to_have_attribute("data-card", str(dim.get_attribute("data-target")))
        expect(card.get_by_role("heading").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        # the question mark on what has the focus
        event = page.locator("#board [data-target^='group-']:visible").first
        event.focus()
        page.keyboard.press("?")
        expect(card).to_have_attribute("data-card", str(event.get_attribute("data-target")))
        page.keyboard.press("Escape")
        # and pointing
        page.mouse.move(2, 2)
        page.locator("#event-12").hover()
        expect(card).to_be_visible()
        tales.append(card.inner_text())
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
    assert tales[0] != tales[1], "it tells what the event would have brought at that moment"


def test_whoever_watches_is_told_so(invite: Invite) -> None:
    host, stranger = invite(), invite("Bao", locale="de")
    id = host.table("dragon-boats", "me", "bot")
    host.page.goto(f"/t/{id}")
    stranger.page.goto(f"/t/{id}")
    expect(stranger.page.get_by_text("Du schaust zu")).to_be_visible()
    assert hands.my_turn(host.page)
    expect(host.page.get_by_text("You are watching")).to_have_count(0)


def test_a_game_that_was_ended_before_its_time_waits_for_nobody_and_offers_a_rematch(invite: Invite) -> None:
    lin, bao = invite("Lin", viewport=PHONE, locale="de-DE", has_touch=True), invite("Bao")
    id = lin.table("year-of-the-dragon", "me", "open")
    bao.ask("POST", "/api/guests", {"name": "Bao"})
    bao.ask("POST", f"/api/tables/{id}/sit", {})
    play(lin, id)
    play(bao, id)
    phone, desk = lin.page, bao.page
    for page in (phone, desk):
        page.goto(f"/t/{id}")
    expect(desk.locator(".seat.acts")).to_have_count(1)
    for guest in (lin, bao):
        guest.ask("POST", f"/api/tables/{id}/end", {"agree": True})
    for page, title, said, again in (
        (desk, "Result", "The game was ended before its time.", "Rematch"),
        (phone, "Ergebnis", "Das Spiel wurde vorzeitig beendet.", "Revanche"),
    ):
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet.get_by_role("heading", level=3).first).to_have_text(said)
        expect(sheet.get_by_role("button", name=again)).to_be_visible()
        expect(page.locator(".acts:is(.seat, .chip)")).to_have_count(0)
        fits(page)
        assert barriers(page) == []
    shot(desk, "ended-en")
    shot(phone, "ended-de")
    # in words as well; at a moment before, somebody was asked
    desk.goto(f"/t/{id}/text")
    expect(desk.get_by_role("heading", name="Result")).to_be_visible()
    expect(hands.confirm(desk)).to_have_count(0)
    first = next(one["at"] for one in bao.ask("GET", f"/api/tables/{id}/state")["tale"] if one.get("parts"))
    desk.goto(f"/t/{id}/replay?at={first}")
    expect(desk.locator(".seat.acts")).to_have_count(1)
    phone.get_by_role("button", name="Revanche").tap()
    phone.wait_for_url(lambda url: id not in url)
