"""What the others do can be followed, what happens to everybody comes after Confirm, and nothing chosen is lost."""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from teahouse.arena import play_game
from teahouse.kernel import Happening, Record, Teller
from teahouse.library import build
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES, PHONE, Guest, House
from tests.browser.test_pages import barriers


def prompt(page: Page) -> str:
    return page.locator("header.prompt .say").inner_text()


def moment_card(page: Page) -> Locator:
    return page.locator(".hap[role=dialog]")


# Presses `n` for what bots do, but not for a card that comes just now, nor for what is listed when I am asked.
GO_ON: Final = f"""() => {{
  if (document.querySelector(".hap[role=dialog]")) return "card";
  if (document.querySelector("{hands.UNDER_WAY}")) return "";
  if (document.title.startsWith("●")) return "asked";
  document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "n", bubbles: true }}));
  return "";
}}"""


def go_on(page: Page) -> str:
    """Let what bots do be told at once, until there is a card or I am asked; which of them."""
    found: list[str] = []

    def told() -> str:
        found[:] = [page.evaluate(GO_ON)]
        return found[0]

    hands.until(page, told)
    return found[0]


def reach_my_turn(page: Page) -> None:
    """Let everything be told at once; a card is read."""
    while go_on(page) == "card":
        page.keyboard.press("Enter")


_COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const range = document.createRange();
  const digits = (one) => (range.selectNodeContents(one), box(range));
  const read = [...document.querySelectorAll(".seats .seal")].map(box);
  read.push(...[...document.querySelectorAll(".seats td[data-count]:not([colspan]), .seats .ord")].map(digits));
  const signs = [...document.querySelectorAll(".rings .ring b")].map(box);
  const long = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  const shared = (a, b) => long(a.left, a.right, b.left, b.right) * long(a.top, a.bottom, b.top, b.bottom);
  const covered = (one) => signs.some((sign) => shared(sign, one) > (one.width * one.height) / 4);
  return read.filter(covered).map((one) => one.top);
}"""
"""The seals and numbers of the seats that the numbers of rings lie on."""


def test_bots_are_told_at_my_speed_their_turns_are_listed_and_ringed_and_events_come_after_confirm(
    invite: Invite,
) -> None:
    guest = invite(hurry=False, reduced_motion="reduce")
    page = guest.page
    id = guest.table("year-of-the-dragon", "me", "bot", "bot")
    page.goto(f"/t/{id}")
    # whoever wants to go step by step is waited for
    step = page.get_by_role("radio", name="Step by step")
    reach_my_turn(page)
    page.get_by_role("button", name="Settings").click()
    step.check(force=True)
    page.keyboard.press("Escape")
    hands.end_turn(page)
    expect(step).to_be_attached()
    told = page.locator("header.prompt .say b")
    expect(told).to_be_visible()
    first = prompt(page)
    assert re.search(r"^\w+ hires a ", first, re.M)
    version = guest.ask("GET", f"/api/tables/{id}/state")["version"]
    page.wait_for_timeout(3_000)  # longer than a turn is told at normal speed
    # it does not go on by itself
    expect(page.locator("header.prompt .say")).to_have_text(first, use_inner_text=True)
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] >= version
    page.reload()
    assert page.evaluate("localStorage.getItem('speed')") == "step"

    # what they did since is listed, each with a number that is on the board
    reach_my_turn(page)
    since = page.get_by_role("region", name="Since your last turn")
    rows = since.get_by_role("listitem")
    expect(rows).not_to_have_count(0)
    turns = [one for one in guest.ask("GET", f"/api/tables/{id}/state")["tale"] if one.get("parts")]
    mine = max((place for place, one in enumerate(turns) if one["seat"] == 0), default=-1)
    others = turns[mine + 1 :]
    assert rows.count() >= len(others) > 0
    for one in others:
        name = page.locator(f".chip[data-seat='{one['seat']}'] .cnm").text_content()
        expect(rows.filter(has_text=name).first).to_be_visible()
    rings = page.locator(".rings .ring")
    expect(rings.first).to_be_visible()
    seats: set[str] = set()

    def all_drawn() -> bool:
        seats.update(rings.evaluate_all("all => all.map(one => one.dataset.seat)"))
        return seats >= {str(one["seat"]) for one in others}

    hands.until(page, all_drawn)
    colours = "all => [...new Set(all.map(one => getComputedStyle(one).borderColor))]"
    hands.until(page, lambda: len(rings.evaluate_all(colours)) == len(seats))
    hands.until(page, lambda: page.evaluate(_COVERED) == [])
    assert barriers(page) == []
    everything = rings.count()
    page.keyboard.press("n")
    expect(since).to_contain_text(f"1 of {rows.count()}")
    numbers = "all => [...new Set(all.map(one => one.dataset.number))].join()"
    hands.until(page, lambda: rings.evaluate_all(numbers) == "1")
    page.keyboard.press("p")
    expect(rings).to_have_count(everything)

    # my choice puts the list away; the month's scoring comes when I have confirmed, not before
    for _ in range(60):
        reach_my_turn(page)
        month = page.locator("header .moment b").inner_text()
        hands.complete_turn(page)
        expect(since).to_have_count(0)
        assert moment_card(page).count() == 0
        assert page.locator("header .moment b").inner_text() == month
        hands.confirm(page).click()
        if go_on(page) == "card":
            break
    card = moment_card(page)
    if card.get_by_role("heading", name="Empty palaces decay").count():  # chance decides whether there are any
        card.get_by_role("button", name="Continue").click()
    expect(card).to_contain_text("You")
    assert card.get_by_role("row").count() >= 3
    assert barriers(page) == []
    spoken = page.locator("[aria-live=polite]", has_text="Scoring of month 1")
    expect(spoken).to_have_count(1)
    # it would leave when its ring has run round: without motion nothing runs, and nothing goes on by itself
    assert card.locator(".ring").evaluate_all("all => all.flatMap(one => one.getAnimations()).length") == 0
    page.wait_for_timeout(500)
    expect(card).to_be_visible()
    page.mouse.click(20, 20)
    expect(card).to_have_count(0)


def test_a_moment_leaves_by_itself_when_it_has_been_read(invite: Invite) -> None:
    guest = invite(hurry=False)
    page = guest.page
    page.add_init_script("localStorage.setItem('speed', 'none')")
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot')}")
    session = guest.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})  # it is read slowly
    card = moment_card(page)
    page.mouse.move(5, 5)
    for step in range(60):
        if go_on(page) == "card":
            break
        hands.act(page, hands.click, step)
    page.mouse.move(5, 5)
    expect(card).to_be_visible()
    assert card.locator(".ring").evaluate("ring => getComputedStyle(ring).animationDuration") == "6s"
    read = card.get_by_role("heading").all_inner_texts()
    card.locator(".ring").evaluate_all("all => all.forEach(one => one.getAnimations()[0].finish())")
    hands.until(page, lambda: card.get_by_role("heading").all_inner_texts() != read)


@pytest.mark.parametrize("game", GAMES)
def test_unconfirmed_steps_survive_and_are_changed_by_another_choice(invite: Invite, game: str) -> None:
    guest = invite()
    page = guest.page
    id = guest.table(game, "me", "bot")
    page.goto(f"/t/{id}")
    assert hands.my_turn(page)
    hands.end_turn(page)
    assert hands.my_turn(page)
    hands.begin_turn(page)
    things = [one for one in hands.choices(page) if one.on_board and one.target]
    hands.click(page, things[0])
    hands.settled(page)
    if page.get_by_role("dialog").count():
        hands.click(page, hands.choices(page)[0])
        hands.settled(page)
    kept = page.evaluate(f"localStorage.getItem('steps {id}')")
    assert kept is not None
    away = (f"/rules/{game}", f"/t/{id}/text", f"/t/{id}/replay", "/")
    for way in ("reload", *away, f"/t/{id}?lang=de", f"/t/{id}?lang=en"):
        if way == "reload":
            page.reload()
        else:
            page.goto(way)
        if way in away:
            page.go_back()
        expect(page.locator("header .turn button").first, way).to_be_enabled()
        hands.settled(page)
        assert page.evaluate(f"localStorage.getItem('steps {id}')") == kept, way
    # another thing that could have been chosen takes its place, without taking back first
    other = page.locator("[data-instead]:visible")
    if len({one.target for one in things}) > 1:
        assert other.count() > 0
        expect(other.first).to_have_accessible_name(re.compile("Instead: "))
        other.first.click()
        hands.settled(page)
        if page.get_by_role("dialog").count():
            hands.click(page, hands.choices(page)[-1])  # the first may be what is chosen already
            hands.settled(page)
        changed = json.loads(page.evaluate(f"localStorage.getItem('steps {id}')"))
        assert len(changed["steps"]) == len(json.loads(kept)["steps"])
        assert changed["steps"][-1][0] != json.loads(kept)["steps"][-1][0]
        assert changed["version"] == json.loads(kept)["version"]
    hands.begin_turn(page)
    assert page.evaluate(f"localStorage.getItem('steps {id}')") is None


def test_a_silent_line_says_so_within_two_seconds_and_nothing_clicked_is_lost(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    guest = Guest(browser, house)
    page = guest.page
    say = page.locator("header.prompt .say")

    def two_seconds_later() -> None:
        page.clock.run_for(2_000)
        expect(say).to_contain_text("does not answer")

    def go_on() -> None:
        house.go_on()
        expect(say).not_to_contain_text("does not answer")
        hands.settled(page)

    try:
        page.clock.install(time=0)
        page.clock.pause_at(1)  # time stands still, however long anything takes
        id = guest.table("year-of-the-dragon", "me", "bot")
        page.goto(f"/t/{id}")
        assert hands.my_turn(page)
        hands.begin_turn(page)
        version = guest.ask("GET", f"/api/tables/{id}/state")["version"]
        things = [one for one in hands.choices(page) if one.on_board]
        house.hold()
        hands.click(page, things[0])
        hands.click(page, things[1])
        two_seconds_later()
        expect(say).to_contain_text("What you clicked is kept")
        go_on()
        assert page.locator("[aria-pressed=true]").count() > 0
        # a turn that is confirmed into the silence is stored once
        hands.complete_turn(page)
        house.hold()
        hands.confirm(page).click()
        two_seconds_later()
        go_on()
        hands.until(page, lambda: guest.ask("GET", f"/api/tables/{id}/state")["version"] > version)
        hands.settled(page)
        log = guest.ask("GET", f"/api/tables/{id}/state")["tale"]
        assert sum(bool(one.get("parts")) and one["seat"] == 0 for one in log) == 1
        # whoever only moves the pointer is told as well
        house.hold()
        page.clock.run_for(1_100)
        page.mouse.move(200, 300)
        page.mouse.move(220, 320)
        two_seconds_later()
    finally:
        house.go_on()
        guest.close()
        house.close()


def before(game: str, thing: str) -> tuple[Record, int]:
    """A game, and the number of a seat's move that leads to something which befalls everybody."""
    played = build(game, 3, None, {})
    for seed in range(20):
        record = play_game(played, ["random"] * 3, str(seed)).record
        table = played.new()
        teller = Teller(table)
        for at, (seat, text) in enumerate(record.moves):
            teller.play(table, played.move(text))
            last = teller.tale[-1]
            if seat >= 0 and isinstance(last, Happening) and last.thing.startswith(thing) and last.at == at + 1:
                return record, at
    raise AssertionError(f"no {thing} in twenty games")


@pytest.mark.parametrize(
    ("game", "thing", "title", "entry"),
    [
        ("yinzi", "war", "What the round brings", re.compile("^War$")),
        ("dragon-boats", "dock-", "The boats sail", re.compile("^The .+ boat sails$")),
    ],
)
def test_what_a_round_brings_is_told_on_one_card_with_what_everybody_has(
    invite: Invite, game: str, thing: str, title: str, entry: re.Pattern[str]
) -> None:
    guest = invite(hurry=False, reduced_motion="reduce")
    page = guest.page
    page.add_init_script("localStorage.setItem('speed', 'none')")
    record, at = before(game, thing)
    seat, text = record.moves[at]
    guest.ask("POST", "/api/guests", {"name": guest.name})
    shown = guest.ask("POST", "/api/records", {"record": record.write()})
    id = guest.ask("POST", f"/api/tables/{shown['id']}/branch", {"at": at, "seat": seat})["id"]
    page.goto(f"/t/{id}")
    hands.settled(page)
    assert moment_card(page).count() == 0
    guest.ask("POST", f"/api/tables/{id}/turn", {"id": uuid.uuid4().hex, "version": at, "moves": [text]})
    card = moment_card(page)
    # it waits until I am asked, or until the round is over
    expect(card.get_by_role("heading", level=2)).to_have_text(title)
    rows = card.get_by_role("listitem")
    expect(rows.get_by_role("heading").first).to_have_text(entry)
    assert len(rows.first.inner_text()) > 20, "what it was is told"
    expect(card.locator(".standing")).to_contain_text("You")
    assert card.locator(".standing .seal").count() == 3
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_shows_eight_turns_at_a_glance(invite: Invite, game: str) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table(game, 'me', 'bot cup', 'bot cup', 'bot cup')}")
    told = page.locator("[role=log] .ll:not(.hap)")
    for step in range(60):
        assert hands.my_turn(page)
        hands.act(page, hands.click, step)
        if told.count() > 12:
            break
    assert hands.my_turn(page)
    away = page.get_by_role("region", name="Since your last turn").get_by_role("button", name="Close")
    if away.count():
        away.click()
        expect(away).to_have_count(0)
    seen = page.locator("[role=log]").evaluate(
        """log => [...log.querySelectorAll(".ll:not(.hap)")].filter((one) => {
          const [box, frame] = [one.getBoundingClientRect(), log.getBoundingClientRect()];
          return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
        }).length"""
    )
    assert seen >= 8
    # what a turn brought stands at the right, whatever is cut of its sentence
    cut = page.locator("[role=log] .turn").evaluate_all(
        """all => all.filter((one) => one.getClientRects().length && one.querySelector(".out .pill")).map((one) => {
          const [line, pill] = [one, one.querySelector(".out .pill")].map((part) => part.getBoundingClientRect());
          const inside = pill.top >= line.top - 1 && pill.bottom <= line.bottom + 1;
          return pill.width > 0 && pill.right <= line.right + 1 && inside;
        })"""
    )
    assert cut
    assert all(cut)
    # pointing at a noun rings its thing, and leaving it takes the ring away
    page.locator("[role=log] .noun:visible").first.hover()
    expect(page.locator("[data-shown]")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator("[data-shown]")).to_have_count(0)


def test_on_a_phone_a_button_asks_what_a_thing_is_and_nothing_is_played(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot')}")
    assert hands.my_turn(page)
    hands.begin_turn(page)
    ask = page.get_by_role("button", name="What is this?")
    ask.tap()
    expect(page.locator("header.prompt .say")).to_contain_text("Tap anything")
    thing = next(one for one in hands.choices(page) if one.on_board and one.reached)
    hands.tap(page, thing)
    expect(page.locator(f"[data-card='{thing.target}']")).to_be_visible()
    expect(hands.undo(page)).to_be_disabled()
    expect(ask).to_have_attribute("aria-pressed", "false")
