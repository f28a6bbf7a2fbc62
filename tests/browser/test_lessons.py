"""The guided first games: each played to its end by mouse, by thumb and by keys; other moves, back, playing on."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from teahouse.lessons import lesson
from teahouse.words import Words
from tests.browser.conftest import Invite
from tests.browser.hands import complete_turn, confirm, settled, until
from tests.browser.house import GAMES, PHONE, TITLES, Guest
from tests.browser.pupils import Hand, Pupil, keys, mouse, thumb
from tests.browser.test_pages import barriers

# what a note must not cover: what is lit, what the pupil has, and on a phone its own words and the bars
_COVERED: Final = """() => {
  const note = document.querySelector("[data-lesson]");
  if (!note) return "";
  const own = note.getBoundingClientRect();
  const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
  if (!inside) return `the note leaves the window: ${JSON.stringify(own)}`;
  const covered = (box) => Math.min(own.right, box.right) - Math.max(own.left, box.left) > 2
    && Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 2;
  const all = (places) => [...document.querySelectorAll(places)];
  const open = (place) => place.checkVisibility({ visibilityProperty: true }) && covered(place.getBoundingClientRect());
  if (all(".lamp").some((lamp) => covered(lamp.getBoundingClientRect()))) return "the note covers what it speaks of";
  if (innerWidth >= 640) return "";
  const words = [note, ...note.querySelectorAll(".says")];
  if (words.some((one) => one.scrollHeight > one.clientHeight + 1)) return "words are scrolled out of sight";
  if (all(".chips, .tabs, main > header").some(open)) return "the note covers a bar";
  const numbers = all("#seat-1 [data-count], #board :is([data-thing^=count-], [data-thing^=good-])");
  // what lies under the edge of the board is not in sight anyway
  const board = document.querySelector("#board").getBoundingClientRect();
  const seen = numbers.filter((one) => one.getBoundingClientRect().bottom > board.top);
  if (seen.some(open)) return "the note covers what the pupil has";
  return "";
}"""

WAYS: Final[dict[str, tuple[Hand, dict[str, Any]]]] = {
    "mouse": (mouse, {}),
    "thumb": (thumb, {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}),
    "keys": (keys, {}),
}
HERE: Final = {
    ("year-of-the-dragon", "thumb", "de"),
    ("year-of-the-dragon", "keys", "de"),
    ("yinzi", "mouse", "en"),
    ("yinzi", "thumb", "de"),
    ("dragon-boats", "thumb", "de"),
}
"""How lessons are played to their end here, on phones in the longer language.

The other runs take half a minute each and more: in `make long`."""
RUNS: Final = [
    pytest.param(*run, marks=[] if run in HERE else [pytest.mark.soak]) for run in product(GAMES, WAYS, ("en", "de"))
]
"""Every game in both languages and all three ways."""


def begin(guest: Guest, game: str) -> Pupil:
    """Sit down at a lesson, before the first click."""
    guest.ask("POST", "/api/guests", {"name": guest.name})
    made = guest.ask("POST", f"/api/lessons/{game}/first", {})
    guest.page.goto(f"/t/{made['id']}")
    return Pupil(guest.page, mouse)


@pytest.mark.parametrize(("game", "way", "lang"), RUNS)
def test_a_lesson_is_played_to_its_end(invite: Invite, game: str, way: str, lang: str) -> None:
    hand, wishes = WAYS[way]
    guest = invite(locale=lang, **wishes)
    pupil = begin(guest, game)
    pupil.hand = hand
    hurdles: list[str] = []

    def see(step: str, mode: str) -> None:
        """On the way: the note stands beside its thing, and once in each lesson nothing is in anybody's way."""
        if mode not in ("story", "end"):
            # the note follows what it speaks of when the board has come to rest
            pupil.page.wait_for_function(f"() => !({_COVERED})()")
        if (step, mode) == (pupil.steps[1] if len(pupil.steps) > 1 else "", "do") or mode in ("story", "end"):
            hurdles.extend(barriers(pupil.page))

    pupil.see = see
    pupil.follow()
    assert pupil.steps == [step.id for step in lesson(game).steps]
    assert len(pupil.steps) <= 25
    assert hurdles == []
    known = pupil.page.locator("dialog .known li")
    assert known.count() >= 4


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_first_steps_of_a_lesson_are_made_by_keys(invite: Invite, game: str) -> None:
    pupil = begin(invite(), game)
    pupil.hand = keys
    pupil.follow(shown=4)
    assert pupil.steps == [step.id for step in lesson(game).steps][:4]


def test_another_move_is_answered_and_put_back_or_kept(invite: Invite) -> None:
    guest = invite()
    pupil = begin(guest, "year-of-the-dragon")
    page, note = guest.page, pupil.note
    for mode in ("story", "touch", "touch"):
        assert pupil.mode() == mode
        pupil.answer(mode)
    assert pupil.mode() == "do"
    # worth a look: what comes of it, and back
    page.locator("[data-target=person-court-lady]").click()
    expect(note).to_contain_text("What comes of it")
    expect(note).to_contain_text("everybody would choose before you")
    expect(note).to_contain_text("person track 0 → 1")
    expect(pupil.button("Keep it")).to_have_count(0)
    expect(pupil.button("Play on from here")).to_be_visible()
    pupil.button("Take it back").click()
    expect(note).to_contain_text("A fast one")
    # anything else: the numbers alone
    page.locator("[data-target=person-monk]").first.click()
    expect(note).to_contain_text("What comes of it")
    expect(note).to_contain_text("person track 0 → 6")
    pupil.button("Take it back").click()
    expect(note).to_contain_text("A fast one")
    # as good: it may be kept
    page.locator("[data-target=person-pyrotechnist]").first.click()
    expect(note).to_contain_text("That is good, too")
    expect(note).to_contain_text("What the teacher would do")
    pupil.button("Take it back").click()
    expect(note).to_contain_text("A fast one")
    settled(page)
    page.locator("[data-target=person-pyrotechnist]").first.click()
    pupil.button("Keep it").click()
    expect(note).to_contain_text("A useful one")
    # Back leads to the note before, not to the move before
    pupil.button("Back").click()
    expect(note).to_contain_text("A fast one")
    pupil.button("Next").click()
    expect(note).to_contain_text("A useful one")
    # nothing that waits for an answer can be confirmed
    page.locator("[data-target=person-tax-collector]").first.click()
    settled(page)
    page.locator("[data-target=palace-1].legal").click()
    expect(note).to_contain_text("The other palace stays empty")
    expect(confirm(page)).to_be_disabled()
    page.keyboard.press("c")
    pupil.button("Take it back").click()
    expect(note).to_contain_text("A useful one")
    # playing on is offered while an answer lies open, too, and what was tried can be confirmed then
    settled(page)
    page.locator("[data-target=palace-1].legal").click()
    expect(note).to_contain_text("The other palace stays empty")
    pupil.button("Play on from here").click()
    expect(note).to_have_count(0)
    confirm(page).click()
    settled(page)


def test_the_note_stays_under_a_pointer_that_presses_it_and_makes_way_afterwards(invite: Invite) -> None:
    pupil = begin(invite(), "dragon-boats")
    page, note = pupil.page, pupil.note
    while pupil.mode() != "do":
        pupil.answer(pupil.mode())
    page.wait_for_timeout(500)  # the note has come to rest
    before = note.bounding_box()
    place = pupil.button("Show me").bounding_box()
    assert before is not None
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.down()
    # meanwhile the thing that it speaks of goes elsewhere
    page.evaluate("() => { document.querySelector('#board').style.transform = 'translateY(-90px)'; }")
    page.wait_for_timeout(300)
    assert note.bounding_box() == before
    page.mouse.up()
    page.wait_for_function("() => document.activeElement?.dataset.target")
    until(page, lambda: note.bounding_box() != before)


def test_a_lesson_is_played_to_its_end_at_the_text_table_by_roles_and_names_alone(invite: Invite) -> None:
    guest = invite()
    guest.ask("POST", "/api/guests", {"name": guest.name})
    made = guest.ask("POST", "/api/lessons/year-of-the-dragon/first", {})
    page = guest.page
    page.goto(f"/t/{made['id']}/text")
    story = page.get_by_role("region", name="Your first game")
    expect(story).to_contain_text("You are a prince in a year")
    story.get_by_role("button", name="Begin").click()
    lesson_now = page.get_by_role("region", name=re.compile("^Lesson, step"))
    asked = lesson_now.get_by_role("list", name="What the lesson asks for")
    heard: list[str] = []
    for _ in range(200):
        page.wait_for_function("() => !document.querySelector('[data-busy], [data-lesson=wait]')")
        if lesson_now.get_by_role("heading", name="You know the game").count():
            break
        said = lesson_now.get_by_role("heading", level=3).inner_text()
        if said not in heard:
            heard.append(said)
            if len(heard) == 3:
                assert barriers(page) == []
        untouched = lesson_now.get_by_role("listitem").get_by_role("button", pressed=False)
        if lesson_now.get_by_role("button", name="Next", exact=True).count():
            lesson_now.get_by_role("button", name="Next", exact=True).click()
        elif asked.count():
            asked.get_by_role("button").first.click()
        elif untouched.count():
            name = untouched.first.inner_text()
            untouched.first.click()
            expect(lesson_now.get_by_role("status")).to_contain_text(name, ignore_case=True)
        elif page.get_by_role("button", name="Confirm").is_enabled():
            page.get_by_role("button", name="Confirm").click()
        else:
            page.get_by_role("region", name="Your options").get_by_role("button").first.click()
        page.wait_for_timeout(30)
    titles = Words("en", "year-of-the-dragon")
    steps = [titles.attributes(f"lesson-first-{step.id}")["title"] for step in lesson("year-of-the-dragon").steps]
    assert [title for title in heard if title in steps] == steps
    assert lesson_now.get_by_role("listitem").count() >= 4


def test_a_lesson_goes_on_after_a_reload_can_be_skipped_and_played_on_from_anywhere(invite: Invite) -> None:
    guest = invite()
    pupil = begin(guest, "dragon-boats")
    page, note = guest.page, pupil.note
    for mode in ("story", "touch", "touch", "do", "confirm"):
        assert pupil.mode() == mode
        pupil.answer(mode)
    assert pupil.mode() == "do"
    expect(note).to_contain_text("step 3 of 20")
    page.reload()
    assert pupil.mode() == "do"
    expect(note).to_contain_text("step 3 of 20")
    # the note can be folded, and a key brings it back
    page.keyboard.press("L")
    page.keyboard.press("L")
    expect(pupil.button("Show me")).to_have_count(0)
    page.keyboard.press("L")
    expect(pupil.button("Show me")).to_be_visible()
    # skipping makes the move that was meant
    pupil.button("Skip").click()
    expect(note).to_contain_text("step 4 of 20")
    settled(page)
    page.goto("/learn")
    page.get_by_role("link", name=re.compile("^Go on: Your first game")).click()
    page.wait_for_url("**/t/*")
    assert pupil.mode() == "do"
    expect(note).to_contain_text("step 4 of 20")
    pupil.button("Play on from here").click()
    expect(note).to_have_count(0)
    page.locator("[data-target=private-1].legal").click()
    confirm(page).click()
    settled(page)
    page.reload()
    expect(page.get_by_role("heading", name=TITLES["dragon-boats"])).to_be_attached()
    expect(note).to_have_count(0)


def test_whoever_plays_on_without_the_teacher_is_told_the_turns_of_the_others(invite: Invite) -> None:
    guest = invite(hurry=False)
    pupil = begin(guest, "year-of-the-dragon")
    assert pupil.mode() == "story"
    pupil.button("Without the teacher").click()
    expect(pupil.note).to_have_count(0)
    settled(guest.page)
    complete_turn(guest.page)
    confirm(guest.page).click()
    expect(guest.page.get_by_role("button", name="Next turn")).to_be_enabled()


def test_the_first_play_of_a_title_offers_to_learn_it_and_learn_is_always_there(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("button", name="Play Yínzi against bots").click()
    page.get_by_role("button", name="Learn it in ten minutes").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog")).to_contain_text("You run a trading house")
    page.get_by_role("button", name="Without the teacher").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.get_by_role("navigation", name="More").get_by_role("link", name="Learn").click()
    page.wait_for_url("**/learn/yinzi")
    assert barriers(page) == []
    page.get_by_role("button", name=re.compile("^Begin: Your first game")).click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.get_by_role("button", name="Play Yínzi against bots").click()
    page.wait_for_url("**/t/*")
