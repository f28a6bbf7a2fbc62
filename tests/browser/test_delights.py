"""What a player notices in the first five minutes, at a table of each game; docs/delights.md lists the tests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from teahouse.library import box
from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.hands import Thing
from tests.browser.house import GAMES, PATIENCE, PHONE, TITLES, Guest

BOARD = "Board"
CLAUSE = {"year-of-the-dragon": r"YD-\w+", "yinzi": r"YZ-\w+", "dragon-boats": r"DB-\w+"}

each_game = pytest.mark.parametrize("game", GAMES)


def board(page: Page) -> Locator:
    return page.get_by_role("region", name=BOARD, exact=True)


def picture(page: Page) -> str:
    """The board as text and labels."""
    return board(page).inner_text() + board(page).aria_snapshot()


def at_rest(page: Page) -> None:
    """Nothing is pointed at or has the focus."""
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")


def sit(guest: Guest, game: str, *kinds: str, steps: int = 0, **options: object) -> str:
    """A table with some steps played; it is my turn."""
    id = guest.table(game, *(kinds or ("me", "bot")), **options)
    guest.page.goto(f"/t/{id}")
    hands.play(guest.page, hands.click, most=steps)
    assert hands.my_turn(guest.page)
    return id


# keeps the moves that the house has last called possible
_LISTEN = """(() => {
  const parse = JSON.parse;
  JSON.parse = (text) => {
    const message = parse(text);
    const told = message?.type === "answer" ? message.body : message;
    if (told?.moves && told.prompt) window.told = told.moves;
    return message;
  };
})()"""


# -- 1: I am playing in 15 seconds ---------------------------------------------------------------------------------


@each_game
def test_delight_1_two_clicks_on_the_home_page_lead_to_the_first_move(invite: Invite, game: str) -> None:
    """Delight 1."""
    page = invite().page
    page.goto("/")
    page.get_by_role("button", name=f"Play {TITLES[game]} against bots").click()
    page.get_by_role("button", name="I know the game").click()
    page.wait_for_url("**/t/*")
    assert hands.my_turn(page)
    assert hands.possible(page).count() > 0
    page.goto("/")
    page.get_by_role("button", name=f"Play {TITLES[game]} against bots").click()
    page.wait_for_url("**/t/*")


# -- 2: the page tells me what to do -------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_delight_2_one_sentence_says_what_to_do(invite: Invite, game: str, lang: str) -> None:
    """Delight 2: words that are missing would be an error of the browser, which fails every test."""
    guest = invite(locale=lang)

    def asked(page: Page, _: list[Thing]) -> None:
        sentence = page.get_by_label("Prompt" if lang == "en" else "Frage").get_by_role("paragraph").inner_text()
        assert len(sentence.split()) > 1
        assert not re.search(r"\w+-\w+-\w+|[{}$]", sentence)

    guest.page.goto(f"/t/{guest.table(game, 'me', 'bot')}")
    hands.play(guest.page, hands.click, asked, most=12)


# -- 3: only possible things glow ----------------------------------------------------------------------------------


@each_game
def test_delight_3_tab_reaches_exactly_the_things_that_moves_stand_for(invite: Invite, game: str) -> None:
    """Delight 3: in every state on the way, tentative ones included; at some of them every Tab is really pressed."""
    guest = invite()
    page = guest.page
    page.add_init_script(_LISTEN)
    focusable = page.locator("[data-target]:not([tabindex='-1']):not([disabled])")
    states = 0

    def same(page: Page, _: list[Thing]) -> None:
        nonlocal states
        wanted = {box(game).catalogue.find(text).target for text in page.evaluate("window.told")}
        assert set(focusable.evaluate_all("all => all.map(one => one.dataset.target)")) == wanted
        states += 1
        if states % 6 == 1:
            assert set(tabbed(page, len(wanted))) - {""} == wanted

    id = guest.table(game, "me", "bot")
    guest.page.goto(f"/t/{id}")
    hands.play(page, hands.click, same, most=20)
    assert states == 20


def tabbed(page: Page, most: int) -> list[str]:
    """The targets that Tab meets, once around."""
    met: list[str] = []
    ends = 0
    while ends < 2 and len(met) < 2 * most + 400:
        page.keyboard.press("Tab")
        here = page.evaluate("[document.activeElement.tagName, document.activeElement.dataset.target ?? '']")
        ends += here[0] == "BODY"
        met.append(here[1])
    return met


@each_game
def test_delight_3_the_explore_key_reaches_the_others_and_they_say_why_not(invite: Invite, game: str) -> None:
    """Delight 3."""
    guest = invite()
    sit(guest, game)
    page = guest.page
    page.keyboard.press("x")
    for _ in range(200):
        if page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
            page.keyboard.press("Enter")
            page.locator("[data-card], [role=alert]").first.wait_for()
            if page.get_by_role("alert").filter(has_text=re.compile(CLAUSE[game])).count():
                break
            page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("alert").filter(has_text=re.compile(CLAUSE[game]))).to_be_visible()


# -- 4: it shows what I will get -----------------------------------------------------------------------------------


def giving(guest: Guest, id: str, press: hands.Press) -> tuple[Thing, list[str]]:
    """Play on until something on the board would change a count; it, and what it must say."""
    page = guest.page
    for step in range(80):
        hands.begin_turn(page)
        state = guest.ask("GET", f"/api/tables/{id}/state")
        asked = {"version": state["version"], "moves": [], "seat": state["seat"]}
        told = guest.ask("POST", f"/api/tables/{id}/preview", asked)
        legal = [box(state["table"]["game"]).catalogue.find(text) for text in state["moves"]]
        single = [move for move in legal if sum(other.target == move.target for other in legal) == 1]
        drawn = {thing.target: thing for thing in hands.choices(page) if thing.on_board and thing.reached}
        for move in single:
            changes = told["effects"].get(move.text, {}).get("changes", {})
            if changes and move.target in drawn:
                now = told["now"]
                says = [
                    f"{now[name]} → {now[name] + by}" if name in now else str(abs(by)) for name, by in changes.items()
                ]
                return drawn[move.target], says
        hands.act(page, press, step)
        while hands.my_turn(page) and not hands.confirm(page).is_enabled():
            hands.act(page, press, step)
        hands.act(page, press)
    raise AssertionError("nothing on the board changes a count")


@each_game
def test_delight_4_focus_and_pointer_show_what_a_thing_will_give(invite: Invite, game: str) -> None:
    """Delight 4."""
    guest = invite()
    id = sit(guest, game)
    page = guest.page
    thing, says = giving(guest, id, hands.click)
    bubble = page.get_by_role("status").filter(has_text=says[0])
    page.mouse.move(1, 1)
    expect(bubble).to_be_hidden()
    page.mouse.move(thing.x, thing.y)
    expect(bubble).to_be_visible()
    for one in says:
        expect(bubble).to_contain_text(one)
    boxes: list[dict[str, float]] = []

    def drawn() -> object:  # after half a second a card takes its place
        boxes[:] = bubble.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
        return boxes

    hands.until(page, drawn)
    over = [box for box in boxes if box["left"] < thing.x < box["right"] and box["top"] < thing.y < box["bottom"]]
    assert over == [], "it covers what it speaks of"
    page.mouse.move(1, 1)
    expect(bubble).to_be_hidden()
    hands.possible(page).and_(page.locator(f'[data-target="{thing.target}"]')).first.focus()
    expect(bubble).to_be_visible()
    expect(hands.undo(page)).to_be_disabled()


@each_game
def test_delight_4_a_long_press_shows_it_and_does_not_act(invite: Invite, game: str) -> None:
    """Delight 4."""
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    id = guest.table(game, "me", "bot")
    page = guest.page
    page.goto(f"/t/{id}")
    thing, says = giving(guest, id, hands.tap)
    session = guest.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": thing.x, "y": thing.y}]})
    page.wait_for_timeout(700)  # longer than a tap
    expect(page.locator("[data-card], .bub").filter(has_text=says[0])).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(hands.undo(page)).to_be_disabled()


# -- 5: it warns me of what is coming ------------------------------------------------------------------------------


def test_delight_5_coming_events_show_what_they_would_do_to_me(invite: Invite) -> None:
    """Delight 5: of the three games one has events that are known before they come."""
    guest = invite()
    id = sit(guest, "year-of-the-dragon", "me", "bot", "bot", steps=4)
    hands.begin_turn(guest.page)
    hints = guest.ask("GET", f"/api/tables/{id}/state")["hints"]
    events = [hints[f"event-{month}"] for month in range(1, 13)]
    year = guest.page.get_by_role("region", name="The year")
    for changes in events:
        for change in changes.values():
            expect(year).to_contain_text(f"{'−' if change < 0 else '+'}{abs(change)}")


# -- 6: I can take it back -----------------------------------------------------------------------------------------


@each_game
def test_delight_6_steps_taken_back_leave_the_same_board_and_nothing_stored(invite: Invite, game: str) -> None:
    """Delight 6."""
    guest = invite()
    id = sit(guest, game, steps=4)
    page = guest.page
    hands.begin_turn(page)
    stored = guest.ask("GET", f"/api/tables/{id}/state")["version"]
    at_rest(page)
    before = picture(page)
    steps = hands.complete_turn(page)
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] == stored
    hands.begin_turn(page)
    at_rest(page)
    hands.until(page, lambda: picture(page) == before)
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] == stored
    hands.end_turn(page, steps)
    expect(hands.undo(page)).to_be_disabled()
    assert guest.ask("GET", f"/api/tables/{id}/state")["version"] > stored


# -- 7: it says why not --------------------------------------------------------------------------------------------


@each_game
def test_delight_7_every_thing_that_is_not_possible_answers_with_its_rule(invite: Invite, game: str) -> None:
    """Delight 7."""
    guest = invite()
    page = guest.page
    sit(guest, game, steps=3)
    hands.begin_turn(page)
    answers = page.evaluate(_ASK_ALL)
    assert len(answers) > 5
    assert " ".join(target for target, said in answers.items() if not re.search(CLAUSE[game], said)) == ""
    closed = board(page).get_by_role("button", disabled=True).and_(page.locator("[data-target]"))
    closed.first.focus()
    page.keyboard.press("Enter")
    answer = page.locator("[data-card], .bub").filter(has_text=re.compile(CLAUSE[game]))
    answer.get_by_role("button", name=re.compile("Rule ")).click()
    expect(page.get_by_role("dialog", name=re.compile(CLAUSE[game]))).to_be_visible()


# presses everything on the board that is not possible, one after the other; what each answers
_ASK_ALL = """async () => {
  const said = {};
  for (const thing of document.querySelectorAll("[data-target][aria-disabled=true]")) {
    if (!thing.checkVisibility({ visibilityProperty: true }) || thing.dataset.target in said) continue;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const until = performance.now() + PATIENCE;
    let alert;
    while (!(alert = document.querySelector("[data-card], [role=alert]")) && performance.now() < until)
      await new Promise((done) => setTimeout(done, 5));
    said[thing.dataset.target] = alert?.textContent ?? "";
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    while (document.querySelector("[data-card], [role=alert]") && performance.now() < until)
      await new Promise((done) => setTimeout(done, 5));
  }
  return said;
}""".replace("PATIENCE", str(PATIENCE))


# -- 9: it works without a mouse and without eyes ------------------------------------------------------------------


@each_game
def test_delight_9_my_turn_is_announced_once(invite: Invite, game: str) -> None:
    """Delight 9: the whole games by keyboard and by command line are in test_games.py."""
    guest = invite()
    page = guest.page
    id = guest.table(game, "me", "bot")
    page.goto(f"/t/{id}/text")
    assert hands.my_turn(page)
    page.evaluate(
        """() => {
          window.rang = 0;
          const bell = document.querySelector("[aria-live=assertive]");
          const rings = new MutationObserver(() => window.rang++);
          rings.observe(bell, { childList: true, characterData: true, subtree: true });
        }"""
    )
    turns = 0
    for step in range(12):
        typed = "c" if hands.confirm(page).is_enabled() else "1"
        hands.by_command(page, most=1)
        assert hands.my_turn(page)
        turns += typed == "c"
        assert step == 0 or page.evaluate("window.rang") == turns


# -- 10: I know who is who -----------------------------------------------------------------------------------------


@each_game
def test_delight_10_everybody_has_a_seal_of_another_shape_a_name_and_points(invite: Invite, game: str) -> None:
    """Delight 10."""
    guest = invite()
    players = 5 if game == "year-of-the-dragon" else 4
    sit(guest, game, "me", *["bot"] * (players - 1))
    rail = guest.page.get_by_role("region", name="Turn order")
    drawn = rail.locator("use").evaluate_all("all => all.map(one => one.getAttribute('href').split('#')[1])")
    assert len({shape for shape in drawn if re.match(r"seal-|s-\d", shape)}) == players
    for name in ("Lin", "Bao", "Kai", "Tao", "Lan")[:players]:
        expect(rail.get_by_text(name, exact=True).first).to_be_visible()


def test_my_turn_shows_in_the_title_and_the_icon(invite: Invite) -> None:
    guest = invite()
    sit(guest, "year-of-the-dragon")
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    assert guest.page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"


# -- 14: the log is a story I can click ----------------------------------------------------------------------------


@each_game
def test_delight_14_a_line_leads_to_its_moment_and_the_link_opens_the_same_picture(invite: Invite, game: str) -> None:
    """Delight 14: the nouns are followed in test_story.py."""
    guest, friend = invite(), invite("Bao")
    id = sit(guest, game, steps=12)
    hands.begin_turn(guest.page)
    page = guest.page
    page.goto(f"/t/{id}/replay")
    lines = page.get_by_role("log").get_by_role("button", name=re.compile(r"^Go to move \d+$"))
    lines.nth(3).click(position={"x": 2, "y": 2})  # beside the nouns, which lead elsewhere
    expect(lines.nth(3)).to_have_attribute("aria-current", "step")
    at = re.search(r"at=(\d+)", page.url)
    assert at is not None
    slider = page.get_by_role("slider")
    assert slider.input_value() == at.group(1)
    position = guest.ask("GET", f"/api/tables/{id}/position?at={at.group(1)}")
    assert position["at"] == int(at.group(1))
    friend.page.goto(page.url)
    expect(friend.page.get_by_role("slider")).to_have_value(at.group(1))

    def same() -> bool:
        mine, hers = (one.get_by_role("region", name="Turn order").text_content() or "" for one in (page, friend.page))
        # the same picture, in the words of somebody else: what is my turn is hers to move
        mine = re.escape(mine.replace("your turn", "to move"))
        # what is due in Yínzi is reckoned for the clan of whoever looks; a guest without one sees another's, by name
        mine = re.sub(r"(Feed|Tax)\\ \d+,\\ have\\ \d+", r".{1,20}:\1\\ \\d+,\\ have\\ \\d+", mine)
        return re.fullmatch(mine, hers) is not None

    hands.until(page, same)
    slider.blur()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
