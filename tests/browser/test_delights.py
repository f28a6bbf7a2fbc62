"""What a player notices in the first five minutes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES, PHONE, Guest, House

BOARD = "Board"


def board_of(page: Page) -> str:
    """The picture of the board as text and labels."""
    region = page.get_by_role("region", name=BOARD, exact=True)
    return region.inner_text() + region.aria_snapshot()


def sit(guest: Guest, game: str = "year-of-the-dragon", *kinds: str, steps: int = 0, **options: object) -> str:
    """A table with some steps played."""
    id = guest.table(game, *(kinds or ("me", "bot", "bot")), **options)
    guest.page.goto(f"/t/{id}")
    hands.play(guest.page, hands.click, most=steps)
    assert hands.my_turn(guest.page)
    return id


def test_one_click_from_the_home_page_leads_to_the_first_move(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("button", name="Play now against three bots").click()
    assert hands.my_turn(page)
    assert page.locator(hands.POSSIBLE).count() > 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_says_what_to_do(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)

    def asked(page: Page) -> None:
        sentence = page.get_by_label("Prompt" if lang == "en" else "Frage").locator("p").inner_text()
        assert len(sentence.split()) > 1

    id = guest.table("year-of-the-dragon", "me", "bot", "bot")
    guest.page.goto(f"/t/{id}")
    hands.play(guest.page, hands.click, asked, most=25)


def test_only_what_is_possible_glows_and_takes_the_focus(invite: Invite) -> None:
    guest = invite()
    id = sit(guest)

    def same(page: Page) -> None:
        if hands.confirm(page).is_enabled() or page.get_by_role("button", name="Undo").is_enabled():
            return  # the list of the house is that of the stored table
        state = guest.ask("GET", f"/api/tables/{id}/state")
        wanted = {move["target"] for move in state["moves"]}
        focusable = page.locator("[data-target]:not([tabindex='-1']):not([disabled])")
        assert set(focusable.evaluate_all("all => all.map(one => one.dataset.target)")) == wanted

    hands.play(guest.page, hands.click, same, most=30)


def test_a_thing_shows_what_it_will_give(invite: Invite) -> None:
    guest = invite()
    sit(guest, steps=6)
    page = guest.page
    while not page.get_by_role("region", name=BOARD, exact=True).locator(".act.legal").count():
        hands.play(page, hands.click, most=1)
        assert hands.my_turn(page)
    page.locator(".act.legal").first.focus()
    expect(page.get_by_role("status").filter(has_text="→")).to_be_visible(timeout=1_000)


def test_coming_events_show_what_they_would_do_to_me(invite: Invite) -> None:
    guest = invite()
    id = sit(guest)
    page = guest.page
    events = guest.ask("GET", f"/api/tables/{id}/forecast")["events"]
    assert len(events) == 12
    losses = [event for event in events if any(change < 0 for change in event["changes"].values())]
    shown = page.get_by_role("region", name="The year").inner_text()
    for event in losses:
        assert f"−{abs(min(event['changes'].values()))}" in shown


@pytest.mark.parametrize("game", GAMES)
def test_steps_can_be_taken_back_until_the_turn_is_confirmed(invite: Invite, game: str) -> None:
    guest = invite()
    id = guest.table(game, "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}/text")
    line = page.get_by_role("textbox", name="Command")
    options = page.get_by_role("region", name="Your options").get_by_role("listitem")
    expect(options.first).to_be_visible(timeout=90_000)
    before = guest.ask("GET", f"/api/tables/{id}/state")
    offered = options.all_inner_texts()
    line.fill("1")
    line.press("Enter")
    hands.settled(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    line.fill("u")
    line.press("Enter")
    hands.settled(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(options).to_have_count(len(offered))
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] == before["version"]


def test_undo_brings_back_the_same_board(invite: Invite) -> None:
    guest = invite()
    sit(guest, steps=4)
    page = guest.page
    while hands.confirm(page).is_enabled() or page.get_by_role("button", name="Undo").is_enabled():
        hands.play(page, hands.click, most=1)
    before = board_of(page)
    hands.act(page, hands.click)
    while page.get_by_role("button", name="Undo").is_enabled():
        page.keyboard.press("u")
        hands.settled(page)
    assert board_of(page) == before


def test_what_is_not_possible_says_why_with_its_rule(invite: Invite) -> None:
    guest = invite()
    sit(guest, steps=4)
    page = guest.page
    while not page.locator(".act[aria-disabled=true]:visible").count():
        hands.play(page, hands.click, most=1)
        assert hands.my_turn(page)
    page.locator(".act[aria-disabled=true]:visible").first.click(force=True)
    answer = page.get_by_role("alert").filter(has_text=re.compile(r"YD-\d+"))
    expect(answer).to_be_visible()
    answer.get_by_role("button", name=re.compile(r"Rule YD-\d+")).click()
    expect(page.get_by_role("dialog", name=re.compile(r"YD-\d+"))).to_be_visible()


def test_the_explore_key_reaches_what_is_not_possible(invite: Invite) -> None:
    guest = invite()
    sit(guest)
    page = guest.page
    seen = set()
    page.keyboard.press("x")
    for _ in range(60):
        seen.add(page.evaluate("document.activeElement.getAttribute('aria-disabled')"))
        page.keyboard.press("ArrowRight")
    assert "true" in seen
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_everybody_has_a_seal_a_name_and_points(invite: Invite) -> None:
    guest = invite()
    sit(guest, "year-of-the-dragon", "me", "bot", "bot", "bot", "bot")
    rail = guest.page.get_by_role("region", name="Turn order")
    seals = rail.locator(".seal use").evaluate_all("all => all.map(one => one.getAttribute('href').split('#')[1])")
    assert sorted(seals) == ["seal-cloud", "seal-fan", "seal-gourd", "seal-round", "seal-square"]
    for name in ("Lin", "Bao", "Kai", "Tao", "Lan"):
        expect(rail.get_by_text(name, exact=True)).to_be_visible()


def test_my_turn_shows_in_the_title_and_the_icon(invite: Invite) -> None:
    guest = invite()
    sit(guest)
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    assert guest.page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"


def test_a_crash_of_the_house_loses_nothing(invite: Invite, house: House) -> None:
    guest = invite()
    id = sit(guest, steps=3)
    page = guest.page
    while not hands.confirm(page).is_enabled():
        hands.act(page, hands.click)
    version = guest.ask("GET", f"/api/tables/{id}/state")["version"]
    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=10_000)
    hands.confirm(page).click()
    expect(hands.confirm(page)).to_be_disabled()
    page.wait_for_function("() => !document.title.includes('none')")
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] > version


def test_two_tabs_on_one_seat_stay_in_step(invite: Invite) -> None:
    guest = invite()
    id = sit(guest, steps=2)
    other = guest.tab()
    other.goto(f"/t/{id}")
    assert hands.my_turn(other)
    hands.play(guest.page, hands.click, most=4)
    assert hands.my_turn(guest.page)
    while guest.page.get_by_role("button", name="Undo").is_enabled():
        guest.page.keyboard.press("u")
        hands.settled(guest.page)
    assert hands.my_turn(other)
    expect(other.get_by_role("region", name=BOARD, exact=True)).to_have_text(
        guest.page.get_by_role("region", name=BOARD, exact=True).text_content() or "", use_inner_text=False
    )


def test_a_friend_is_in_with_a_link_a_name_and_a_click(invite: Invite) -> None:
    host, friend = invite("Lin"), invite("Bao")
    id = host.table("year-of-the-dragon", "me", "open")
    host.page.goto(f"/t/{id}")
    link = host.page.get_by_role("textbox", name="Copy the invitation link").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name="Your name").fill("Bao Zhi")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("region", name=BOARD, exact=True)).to_be_visible()
    expect(host.page.get_by_role("region", name=BOARD, exact=True)).to_be_visible()
    expect(host.page.get_by_role("region", name="Turn order").get_by_text("Bao Zhi")).to_be_visible()


def test_a_seat_link_works_once_and_leaves_the_address_bar(invite: Invite) -> None:
    host, friend, late = invite("Lin"), invite("Bao"), invite("Li")
    id = host.table("year-of-the-dragon", "me", "open", "open")
    link = host.ask("POST", f"/api/tables/{id}/seats/2/link", {})["link"]
    friend.page.goto(link)
    expect(friend.page).to_have_url(re.compile(rf"/t/{id}$"))
    friend.page.get_by_role("textbox", name="Your name").fill("Bao")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
    late.page.goto(link)
    late.page.get_by_role("textbox", name="Your name").fill("Li Ming")
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_contain_text("used already")
    late.complaints.clear()  # the browser reports the refusal


def test_people_at_one_screen_have_a_curtain_where_hands_are_secret(invite: Invite) -> None:
    guest = invite()
    id = guest.table("year-of-the-dragon", "me", "hotseat Bao", hands="hidden")
    page = guest.page
    page.goto(f"/t/{id}")
    name = "Lin" if guest.ask("GET", f"/api/tables/{id}/state")["seat"] == 0 else "Bao"
    for _ in range(2):
        expect(page.get_by_role("heading", name=f"Please hand the screen to {name}")).to_be_visible()
        expect(page.get_by_role("region", name=BOARD, exact=True)).to_be_hidden()
        page.get_by_role("button", name=f"I am {name}").click()
        while not hands.confirm(page).is_enabled():
            hands.act(page, hands.click)
        hands.confirm(page).click()
        name = "Bao" if name == "Lin" else "Lin"


def test_a_line_of_the_log_leads_to_its_moment_and_the_link_opens_the_same_picture(invite: Invite) -> None:
    guest, friend = invite(), invite("Bao")
    id = sit(guest, steps=12)
    page = guest.page
    page.goto(f"/t/{id}/replay")
    lines = page.get_by_role("log").get_by_role("button")
    lines.nth(5).click()
    expect(lines.nth(5)).to_have_attribute("aria-current", "step")
    at = re.search(r"at=(\d+)", page.url)
    assert at is not None
    slider = page.get_by_role("slider")
    assert slider.input_value() == at.group(1)
    position = guest.ask("GET", f"/api/tables/{id}/position?at={at.group(1)}")
    assert position["at"] == int(at.group(1))
    page.wait_for_timeout(300)
    friend.page.goto(page.url)
    expect(friend.page.get_by_role("slider")).to_have_value(at.group(1))
    # the same picture, in the words of somebody else: what is my turn is hers to move
    mine = (page.get_by_role("region", name="Turn order").text_content() or "").replace("your turn", "to move")
    expect(friend.page.get_by_role("region", name="Turn order")).to_have_text(mine, use_inner_text=False)
    page.get_by_role("slider").blur()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_the_phone_shows_a_preview_by_long_press(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    id = guest.table("year-of-the-dragon", "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    while not (hands.my_turn(page) and page.locator(".act.legal:visible").count()):
        hands.play(page, hands.tap, most=1)
    thing = page.locator(".act.legal:visible").filter(has_text=re.compile("Taxes|Harvest|Fireworks")).first
    box = thing.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + 30, "y": box["y"] + box["height"] / 2}
    session = guest.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_timeout(700)
    expect(page.get_by_role("status").filter(has_text="→")).to_be_visible(timeout=2_000)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
