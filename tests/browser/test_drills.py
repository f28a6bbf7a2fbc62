"""Drills on the real board, by thumb and by keys; the rules at a glance, and beside the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from teahouse.kernel import Game
from teahouse.lessons.drill import drills
from teahouse.words import Words
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, GAMES, PHONE
from tests.browser.test_pages import barriers, fits

AGAIN = re.compile("^(Try again|Noch einmal)$")
NEXT = re.compile("^(Next question|Nächste Frage|Back to learning|Zurück zum Lernen)$")


def said(page: Page) -> Locator:
    return page.locator("header .say")


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Undo|Rückgängig)$"))


def thumb(page: Page, thing: Locator) -> None:
    """Tap it, in the zone and on the page of the map where it lies."""
    for zone in ("nav.tabs [aria-current]", ".pager button", "nav.tabs button"):
        for place in page.locator(f"{zone}:visible").all():
            if not thing.is_visible():
                place.tap()
    thing.tap()


def keys(page: Page, thing: Locator) -> None:
    """Arrows walk over what is possible until the thing has the focus."""
    wanted = thing.get_attribute("data-target")
    for _ in range(80):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.dataset.target") == wanted:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no key leads to {wanted}")


def choose(page: Page, game: Game, text: str, lang: str, touch: bool) -> None:
    """Choose a move where it lies on the board, or in the prompt."""
    move = game.move(text)
    thing = page.locator(f'[data-target="{move.target}"]:is(.legal, .choice)').first
    expect(thing).to_be_attached()
    (thumb if touch else keys)(page, thing)
    choice = page.get_by_role("dialog", name=re.compile("Choose|Wähle"))
    hands.settled(page)
    if choice.count():
        label = Words(lang, game.name).say(move.label)
        one = choice.get_by_role("button", name=label)
        if touch:
            one.tap()
        else:
            one.focus()
            page.keyboard.press("Enter")
    hands.settled(page)


# by thumb every title here; by keys the last one, the others in make long
@pytest.mark.parametrize(
    ("game", "touch"),
    [
        *(pytest.param(game, True, id=f"{game}-thumb") for game in GAMES),
        *(pytest.param(game, False, id=f"{game}-keys", marks=pytest.mark.soak) for game in GAMES[:-1]),
        pytest.param(GAMES[-1], False, id=f"{GAMES[-1]}-keys"),
    ],
)
def test_the_five_drills_are_answered(invite: Invite, game: str, touch: bool) -> None:
    lang = "de" if touch else "en"
    guest = invite(viewport=PHONE if touch else DESKTOP, locale=lang, has_touch=touch)
    page = guest.page
    page.goto(f"/learn/{game}/drills/1")
    for drill in drills(game):
        words = Words(lang, game, drill.record.names)
        expect(said(page)).to_contain_text(words.text(drill.asks))
        if drill.id in ("1", "5"):
            fits(page)
            assert barriers(page) == [], drill.id
        wrong = next(move for move in drill.look if drill.table().refusal(drill.build().move(move)) is None)
        choose(page, drill.build(), wrong, lang, touch)
        expect(said(page)).to_contain_text(words.say(drill.says(wrong)))
        again = page.get_by_role("button", name=AGAIN)
        expect(again).to_be_focused()
        if touch:
            again.tap()
        else:
            page.keyboard.press("Enter")
        expect(said(page)).to_contain_text(words.text(drill.asks))
        for text in (*drill.way, drill.right[0]):
            choose(page, drill.build(), text, lang, touch)
        expect(said(page)).to_contain_text(words.text(f"{drill.asks}-right"))
        expect(said(page)).to_contain_text(words.attributes(drill.asks)["known"])
        on = page.get_by_role("link", name=NEXT)
        expect(on).to_be_focused()
        if touch:
            on.tap()
        else:
            page.keyboard.press("Enter")
    page.wait_for_url(f"**/learn/{game}")


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESKTOP, "light"), ("de", PHONE, "dark")])
def test_the_rules_at_a_glance_have_pictures_and_no_barrier(
    invite: Invite, lang: str, size: dict[str, int], theme: str
) -> None:
    page = invite(viewport=size, locale=lang, color_scheme=theme).page
    for game in GAMES:
        page.goto(f"/rules/{game}")
        glance = page.locator("#glance")
        expect(glance.get_by_role("img")).to_have_count(1)
        empty = "(all) => all.filter((one) => one.getBoundingClientRect().width < 4).length"
        assert glance.locator("svg:visible").evaluate_all(empty) == 0
        fits(page)
        assert barriers(page) == [], game
        page.get_by_role("searchbox").fill("tie" if lang == "en" else "gleichstand")
        expect(glance).to_be_hidden()
        expect(page.locator("[data-rule]:visible")).not_to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("de", DESKTOP), ("en", PHONE)])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_beside_the_table_and_what_was_tried_stays(
    invite: Invite, game: str, lang: str, size: dict[str, int]
) -> None:
    guest = invite(viewport=size, locale=lang)
    page = guest.page
    id = guest.table(game, "me", "bot")
    page.goto(f"/t/{id}")
    assert hands.my_turn(page)
    while not undo(page).is_enabled():  # there may be a choice among several moves with a thing
        hands.act(page, hands.click)
        hands.settled(page)
    prompt = page.locator("header .say").inner_text()
    closed = page.locator("#board [data-target][aria-disabled=true]:visible").first
    closed.focus()
    page.keyboard.press("Enter")
    card = page.locator("[data-card], .bub").last
    card.get_by_role("button", name=re.compile("^(Rule|Regel) ")).click()
    rules = page.get_by_role("dialog", name=re.compile(r"^(YD|YZ|DB)-\w+ "))
    marked = rules.locator("[data-rule][aria-current]")
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()
    fits(page)
    assert barriers(page) == []
    expect(page.locator("#board")).to_be_visible()
    if size is DESKTOP:
        board, beside = page.locator("#board").bounding_box(), rules.bounding_box()
        assert board is not None
        assert beside is not None
        assert beside["x"] >= board["x"] + board["width"] - 1
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(closed).to_be_focused()
    if size is PHONE:
        page.locator("nav.tabs button").last.click()
    page.get_by_role("link", name=re.compile("^(Rules|Regeln)$")).click()
    rules = page.get_by_role("dialog", name=re.compile("^(Rules|Regeln)$"))
    expect(rules.get_by_role("img").first).to_be_visible()
    rules.get_by_role("searchbox").fill("xyzzy")
    expect(rules.locator("[data-rule]:visible")).to_have_count(0)
    rules.get_by_role("button", name=re.compile("Close|Schließen")).click()
    expect(rules).to_have_count(0)
    assert f"/t/{id}" in page.url
    expect(page.locator("header .say")).to_have_text(prompt, use_inner_text=True)
    expect(undo(page)).to_be_enabled()
