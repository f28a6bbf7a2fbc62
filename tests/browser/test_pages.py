"""Every page: no barrier that axe knows, nothing cut off, nothing untranslated, records in and out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, GAMES, PHONE, ROOT, TABLET

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RECORD = ROOT / "tests" / "records" / "year_of_the_dragon" / "01.record"


def barriers(page: Page, *rules: str) -> list[str]:
    """What axe finds on the whole page, as sentences: by all its rules, or by some."""
    hands.settled(page)
    session = page.context.new_cdp_session(page)
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    ask = f"axe.run({json.dumps(options)}).then(found => JSON.stringify(found.violations))"
    if not page.evaluate("() => !!window.axe"):
        session.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8")})
    found: Any = session.send("Runtime.evaluate", {"expression": ask, "awaitPromise": True})
    problems = json.loads(found["result"]["value"])
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in problems]


def barriers_by_day_and_night(page: Page) -> list[str]:
    """What axe finds in both themes; in the second only what colours can change."""
    found: list[str] = []
    for theme, rules in (("light", ()), ("dark", ("color-contrast", "link-in-text-block"))):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += [f"{theme} {one}" for one in barriers(page, *rules)]
    return found


def fits(page: Page) -> None:
    """Nothing is wider than the window, once the page has been drawn for it."""
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth + 1")


MISSING = "Failed to load resource: the server responded with a status of 404 (Not Found)"
PAGES = [
    "/",
    "/t/nosuchtable",
    "/learn",
    "/me/notices",
    "/offline",
    "/rules/year-of-the-dragon",
    "/me/keep",
    "/me/ratings",
    "/tournaments",
    "/tournaments/{contest}",
    "/notices/stop",
    "/me/games",
    "/me/results",
    "/me/habits",
    "/t/{waiting}",
    "/t/{id}",
    "/t/{id}/text",
    "/t/{id}/replay?at=30",
]


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE), ("de", TABLET)])
def test_no_page_has_a_barrier_or_is_too_wide(invite: Invite, lang: str, size: dict[str, int]) -> None:
    guest = invite(viewport=size, locale=lang)
    waiting = guest.table("year-of-the-dragon", "me", "open")
    made = {"game": "year-of-the-dragon", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    id = guest.ask("POST", "/api/tables", made)["id"]
    contest = guest.ask("POST", "/api/tournaments", {"game": "yinzi", "pace": {"kind": "day"}})["id"]
    page = guest.page
    for path in PAGES:
        page.goto(path.format(id=id, waiting=waiting, contest=contest))
        if "{id}" in path:
            expect(page.get_by_role("region").first).to_be_visible()
        fits(page)
        assert barriers_by_day_and_night(page) == [], path
        for other in (DESKTOP, PHONE):  # each language at each width
            page.set_viewport_size(other)  # type: ignore[arg-type]
            fits(page)
            assert size == TABLET or other == size or barriers(page) == [], (path, other)
        page.set_viewport_size(size)  # type: ignore[arg-type]
    guest.complaints.remove(MISSING)


BROKEN = """(cells) => cells.flatMap((one) => [...one.childNodes]).filter((one) => one.nodeType === 3).flatMap((node) =>
  [...node.data.matchAll(/\\S+/g)].filter((word) => {
    const range = new Range();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]))"""
"""Words of which a part stands on another line."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_word_is_broken_beside_the_numbers_of_the_glance(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    for size in (DESKTOP, PHONE):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        guest.page.goto("/rules/dragon-boats")
        kinds = guest.page.locator(".glance .grid th[scope=row]")
        expect(kinds).to_have_count(3)
        assert kinds.evaluate_all(BROKEN) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_have_no_barrier_and_all_their_words(invite: Invite, game: str) -> None:
    languages = ("en", "de") if GAMES.index(game) % 2 else ("de", "en")
    for lang, size in zip(languages, (DESKTOP, PHONE), strict=True):
        guest = invite(viewport=size, locale=lang)
        id = guest.table(game, "me", "bot", "bot")
        page = guest.page
        page.goto(f"/t/{id}")
        expect(page.get_by_role("button", name=re.compile("^(Confirm|Bestätigen)$"))).to_be_visible()
        fits(page)
        assert barriers_by_day_and_night(page) == [], (lang, size)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_sheet_has_a_barrier(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(viewport=size)
    page = guest.page
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    shown = guest.ask("POST", "/api/records", {"record": RECORD.read_text("utf-8")})
    page.goto(f"/t/{shown['id']}")
    sheet = page.get_by_role("dialog", name="Result")
    expect(sheet.get_by_role("img", name="Points over time")).to_be_visible()
    fits(page)
    assert barriers_by_day_and_night(page) == []
    sheet.get_by_role("button", name="See the table").click()
    if size is PHONE:
        page.get_by_role("navigation", name="Zones").get_by_role("button", name="Log").click()
    for name in ("Settings", "Keys"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        fits(page)
        assert barriers_by_day_and_night(page) == [], name
        page.keyboard.press("Escape")
    id = guest.table("year-of-the-dragon", "me", "hotseat Bao", hands="hidden")
    page.goto(f"/t/{id}")
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()
    assert barriers_by_day_and_night(page) == []
    page.get_by_role("button", name=re.compile("^I am")).click()
    page.locator("[data-target^='display-'][aria-disabled=true]:visible").or_(
        page.locator("[data-target^='card-'][aria-disabled=true]:visible")
    ).first.dispatch_event("click")
    rule = page.locator("[data-card]").get_by_role("button", name=re.compile("^Rule"))
    expect(rule).to_be_visible()
    assert barriers_by_day_and_night(page) == []
    rule.click()
    expect(page.get_by_role("dialog", name=re.compile(r"^YD-\d+"))).to_be_visible()
    fits(page)
    assert barriers_by_day_and_night(page) == []


def test_dialogs_have_no_barrier_and_settings_are_kept(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    id = guest.table("year-of-the-dragon", "me", "bot")
    page.goto(f"/t/{id}")
    page.get_by_role("button", name="Settings").click()
    assert barriers(page) == []
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="Confirms itself").check(force=True)
    page.get_by_role("radio", name="Letters").check(force=True)
    page.reload()
    assert page.evaluate("({...document.documentElement.dataset})") == {"theme": "dark", "seats": "letters"}
    before = guest.ask("GET", f"/api/tables/{id}/state")["version"]
    for _ in range(4):  # a turn, without Confirm
        assert hands.my_turn(page)
        if not hands.confirm(page).is_enabled():
            hands.possible(page).first.click()
            hands.settled(page)
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] > before
    page.get_by_role("button", name="Keys").click()
    assert barriers(page) == []


def test_the_language_is_chosen_and_stays(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("link", name="Deutsch").click()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    page.goto("/rules/yinzi")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_found_by_a_word_and_say_what_is_reconstructed(invite: Invite, game: str) -> None:
    page = invite().page
    page.goto(f"/rules/{game}")
    rules = page.locator("[data-rule]")
    before = rules.count()
    page.get_by_role("searchbox", name="Find a rule").fill("end of the game")
    assert 0 < rules.locator("visible=true").count() < before
    page.get_by_role("searchbox", name="Find a rule").fill("qqqq")
    assert rules.locator("visible=true").count() == 0
    expect(page.get_by_text(re.compile("^(printed in the rulebook|reconstructed by us)")).first).to_be_visible()


def test_a_table_of_ones_own_is_opened_with_options_and_seats(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    form = page.get_by_role("form", name="Open a table")
    form.get_by_role("textbox", name="Your name").fill("Lin Yu")
    form.get_by_role("combobox", name="Seat 2").select_option(label="somebody at this screen")
    form.get_by_role("textbox", name="Name of the one on seat 2").fill("Bao")
    form.get_by_role("combobox", name="Seat 3").select_option(label="nobody")
    form.get_by_role("combobox", name="Seat 4").select_option(label="nobody")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("region", name="Turn order").get_by_text("Bao")).to_be_visible()
    expect(page.get_by_role("region", name="Turn order").get_by_text("Lin Yu")).to_be_visible()


def test_a_record_is_watched_tried_again_and_saved(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.page
    page.goto("/")
    page.get_by_label("Watch a record").last.set_input_files(RECORD)
    page.wait_for_url("**/replay*")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last == len([line for line in RECORD.read_text().split("\n\n")[1].splitlines() if re.match(r"[-\d]", line)])
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "saved.record"
    download.value.save_as(saved)
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    page.goto(page.url.replace(f"at={last}", "at=60"))
    page.get_by_role("button", name="Try it again from here").click()
    page.wait_for_url(re.compile(r"/t/\w+(#.*)?$"))
    assert hands.my_turn(page)
    page.goto("/")
    page.get_by_label("Watch a record").last.set_input_files(saved)
    page.wait_for_url("**/replay*")


def test_a_wrong_record_is_refused_with_its_line(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    wrong = tmp_path / "wrong.record"
    lines = [line for line in RECORD.read_text().splitlines() if not line.startswith("sum")]
    at = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = "1 no such move"
    wrong.write_text("\n".join(lines) + "\n")
    guest.page.goto("/")
    guest.page.get_by_label("Watch a record").last.set_input_files(wrong)
    expect(guest.page.get_by_role("alert").filter(has_text=f"line {at + 1}")).to_be_visible()
    guest.complaints.clear()  # the browser reports the refusal


def test_the_text_table_gives_up_asking_for_words_that_would_be_stale(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}/text")
    assert hands.my_turn(page)
    late: list[Route] = []
    page.route("**/text", lambda route: late.append(route) if route.request.post_data else route.continue_())
    table = page.url.partition("#")[0].replace("/t/", "/api/tables/").removesuffix("/text")
    before = guest.ask("GET", table)["version"]
    hands.by_command(page, most=4)
    hands.until(page, lambda: guest.ask("GET", table)["version"] > before)
    # what was asked for the tried turn comes to the house only now
    for route in late:
        route.continue_()
    page.unroute_all(behavior="wait")
    assert late
    page.wait_for_load_state("networkidle")


def test_the_text_table_has_a_line_for_each_whom_something_befell(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    shown = guest.ask("POST", "/api/records", {"record": RECORD.read_text("utf-8")})
    guest.page.goto(f"/t/{shown['id']}/text")
    story = guest.page.locator("#h-log + ul > li")
    expect(story.first).to_be_visible()
    happened = story.filter(has=guest.page.locator("p + p")).first.locator("p")
    names = [seat["name"] for seat in shown["seats"]]
    assert [line.partition(":")[0] for line in happened.all_inner_texts()[1 : len(names) + 1]] == names
    assert " · " not in "".join(story.all_inner_texts())


def test_the_text_table_answers_commands_and_calls_my_turn_once(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot')}/text")
    names = ["Prompt", "Your options", "You", "Other players", "Board", "Log", "Settings"]
    for name in names:
        expect(page.get_by_role("heading", name=name, exact=True, level=2)).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    line = page.get_by_role("textbox", name="Command")
    answer = page.get_by_role("status")
    said: dict[str, str] = {}
    for command in ("o", "e", "p bao", "l", "?", "g 1", "w skip", "99", "hmm"):
        before = answer.inner_text()
        line.fill(command)
        line.press("Enter")
        expect(answer).not_to_have_text(before)
        expect(answer).not_to_be_empty()
        said[command] = answer.inner_text()
    assert said["o"].startswith("1. ")
    assert "Month 12" in said["e"]
    assert "Bao" in said["p bao"]
    assert "YD-" in said["w skip"]
    assert "99" in said["99"]
    assert "hmm" in said["hmm"]
