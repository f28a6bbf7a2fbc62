"""The smallest phones and the largest letters: games are played there, too. And what is opened but seldom."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from teahouse.lessons.lesson import lesson
from teahouse.words import Words
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, GAMES, PHONE
from tests.browser.test_pages import fits

SMALL: Final = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
LARGE: Final = {"viewport": PHONE}
DECISIONS: Final = 8


@pytest.mark.parametrize(("wishes", "letters"), [(SMALL, 100), (LARGE, 200)], ids=["320px", "200%"])
@pytest.mark.parametrize("game", GAMES)
def test_some_turns_are_played_at_320_px_and_at_twice_the_letters(
    invite: Invite, game: str, wishes: dict[str, Any], letters: int
) -> None:
    guest = invite(**wishes)
    page = guest.page
    page.goto(f"/t/{guest.table(game, 'me', 'bot', 'bot')}")
    page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
    press = hands.tap if wishes is SMALL else hands.click
    for number in range(DECISIONS):
        assert hands.my_turn(page)
        hands.act(page, press, number)
        fits(page)
    assert hands.my_turn(page)


def test_the_twelve_months_open_on_a_phone_cover_no_tab_and_close(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot', 'bot')}")
    assert hands.my_turn(page)
    page.get_by_role("button", name="all 12").tap()
    shut = page.get_by_role("button", name="Close", exact=True)
    expect(shut).to_be_visible()
    for month in range(1, 13):
        expect(page.locator(f"#event-{month}")).to_be_visible()
    for tab in page.locator(".tabs button").all():
        tab.tap(trial=True)  # fails where something lies on it
    shut.tap()
    expect(shut).to_have_count(0)
    expect(page.locator("#event-12")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "name"),
    [("year-of-the-dragon", "great-wall"), ("year-of-the-dragon", "super-event"), ("dragon-boats", "short")],
)
def test_the_lesson_of_an_expansion_begins_with_a_note_beside_its_thing(invite: Invite, game: str, name: str) -> None:
    page = invite().page
    page.goto(f"/learn/{game}")
    page.locator(f'[data-lesson="{game}/{name}"]').click()
    page.wait_for_url("**/t/*")
    note = page.locator("[data-note]")
    for number in range(60):
        assert hands.my_turn(page)
        if note.is_visible():
            break
        hands.act(page, hands.click, number)
    id = note.get_attribute("data-note") or ""
    assert id in {one.id for one in lesson(game, name).notes}
    title = Words("en", game).attributes(f"lesson-{name}-{id}")["title"]
    expect(note.get_by_role("heading", name=title)).to_be_visible()
    note.get_by_role("button", name=re.compile("^Got it$")).click()
    expect(page.locator(f'[data-note="{id}"]')).to_have_count(0)


# The smallest gap between the words of two tools side by side.
GAP: Final = """() => {
  const boxes = [...document.querySelectorAll(".tools > *")].map((one) => {
    const range = new Range();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  return Math.min(...boxes.slice(1).map((box, place) => box.left - boxes[place].right));
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_tools_below_the_log_stand_in_one_line(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.page
    page.goto(f"/t/{guest.table(game, 'me', 'bot', 'bot')}")
    assert hands.my_turn(page)
    assert lines(page) == (7, 1)
    assert page.evaluate(GAP) >= 7


def lines(page: Page) -> tuple[int, int]:
    """How many tools there are, and in how many lines."""
    tops = page.locator(".tools > *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    return len(tops), len(set(tops))


@pytest.mark.parametrize("game", GAMES)
def test_the_tools_stand_in_one_line_where_people_talk_on_phones_too(invite: Invite, game: str) -> None:
    lin, mei = invite(locale="de"), invite("Mei")
    table = lin.table(game, "me", "open")
    mei.ask("POST", "/api/guests", {"name": mei.name})
    mei.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    page = lin.page
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.goto(f"/t/{table}")
        if size is PHONE:
            page.get_by_role("button", name="Verlauf", exact=True).click()
        expect(page.get_by_role("button", name="Gespräch")).to_be_visible()
        assert lines(page) == (7, 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_the_month_brings_hides_no_name_beside_the_great_wall(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot', 'bot', wall='choose')}")
    assert hands.my_turn(page)
    folder = files("teahouse.locale") / lang
    texts = dict(re.findall(r"^(web-yd-\S+) = (.+)$", (folder / "web_year_of_the_dragon.ftl").read_text("utf-8"), re.M))
    tile = page.locator(".m.now .tile")
    for event in ("drought", "contagion", "mongols", "tribute", "festival"):
        name, what = texts[f"web-yd-event-{event}"], re.sub(r"{ \$\w+ }", "6", texts[f"web-yd-what-{event}"])
        apart = tile.evaluate(
            """(tile, [name, what]) => {
              const [called, said] = [tile.querySelector(".ev"), tile.querySelector(".what")];
              [called.textContent, said.textContent] = [name, what];
              const [above, below] = [called.getBoundingClientRect(), said.getBoundingClientRect()];
              const whole = called.scrollHeight <= called.clientHeight + 1;
              return whole && above.bottom <= below.top + 1 && below.bottom <= tile.getBoundingClientRect().bottom;
            }""",
            [name, what],
        )
        assert apart, f"{name}: {what}"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_person_has_room_for_its_name_in_few_and_many_palaces(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot')}")
    hands.play(page, hands.click, most=3)  # until somebody lives there
    assert hands.my_turn(page)
    expect(page.locator(".pals .bust").first).to_be_visible()
    words = Words(lang, "year-of-the-dragon")
    short = (files("teahouse.locale") / lang / "web_year_of_the_dragon.ftl").read_text("utf-8")
    types = [name.strip() for name in re.findall(r"^web-yd-type-\S+ = (.+)$", short, re.M)]
    old = [
        words.text(f"person-{type}-old") for type in ("pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar")
    ]
    for width in (1440, 1100, 768):
        page.set_viewport_size({"width": width, "height": 900})
        for palaces, low in product((1, 2, 3, 4, 5), (False, True)):
            cut = page.locator(".pals").evaluate(
                """(row, [count, low, names]) => {
                  const first = row.querySelector(".pal:has(.bust)");
                  row.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)));
                  row.className = `pals ${count > 3 ? "many" : count < 3 ? "few" : ""} ${low ? "low" : ""}`;
                  const name = row.querySelector(".room:not(.empty) .rn");
                  const room = name.closest(".room").getBoundingClientRect();
                  const range = document.createRange();
                  const whole = (text) => {
                    name.textContent = text;
                    range.selectNodeContents(name);
                    const read = range.getBoundingClientRect();
                    const across = read.left >= room.left && read.right <= room.right;
                    return across && read.top >= room.top - 3 && read.bottom <= room.bottom;
                  };
                  return names.filter((text) => !whole(text));
                }""",
                [palaces, low, [*types, *(old if palaces < 3 else [])]],
            )
            assert cut == [], f"{width} px, {palaces} palaces"
