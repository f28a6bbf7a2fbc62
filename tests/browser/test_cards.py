"""Nothing on a table is silent: in every phase of every game, all that is drawn answers a click and a question."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

import teahouse
from teahouse.kernel import NATURE, Move, Record, Value
from teahouse.library import build, rulebook
from tests.browser.conftest import Invite
from tests.browser.hands import my_turn
from tests.browser.house import GAMES, PATIENCE, PHONE, TABLET, Guest

GAMES_EACH: Final = 4
"""So many random games are searched for questions."""
NAMES: Final = ("Mei", "Bao", "Lin", "Kai", "Tao")
RICH: Final[dict[str, dict[str, Value]]] = {
    "year-of-the-dragon": {"wall": "choose", "super_event": "flood"},
    "yinzi": {},
    "dragon-boats": {},
}
"""Options that bring more things to the table."""

# Clicks on things of the page, one of each kind: whatever can be played, and what else was not clicked in this phase
# yet. Asks about all whose card is not known. Those that stay silent, or whose card tells no number.
WALK: Final = """async ([known, tried]) => {
  const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));
  const main = document.querySelector("main");
  const idOf = (one) => one.dataset.thing ?? one.dataset.target;
  const busy = () => document.querySelector("[data-busy]");
  const card = () => document.querySelector("[data-card]");
  const choice = () => document.querySelector(".bub.why");
  const answered = () => choice() || (card() && !card().matches("[role=status]"));
  const pressed = (one) => one.getAttribute("aria-pressed");
  const undo = () => document.querySelector(".turn .btn:not(.go)");
  const until = async (happens, most = PATIENCE) => {
    for (const end = performance.now() + most; performance.now() < end; await pause(4)) if (happens()) return true;
    return false;
  };
  const type = (at, key) => at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const close = async () => {
    for (const one of document.querySelectorAll(".hap .btn")) one.click();
    const shut = () => void type(document.activeElement ?? document.body, "Escape");
    shut();
    // what comes late is closed, too; a card that was only pointed at may stay
    await until(() => (!card() && !choice()) || shut(), 1500);
    for (let step = 0; step < 20 && undo() && !undo().disabled; step++) {
      undo().click();
      await until(() => !busy());
    }
  };
  // where a pointer reaches it, and nothing else that answers for itself
  const place = (one) => {
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
    for (const down of parts) for (const right of parts) {
      const [x, y] = [box.x + right * box.width, box.y + down * box.height];
      const met = document.elementFromPoint(x, y);
      if (met?.closest("[data-thing], [data-target]") === one && !met.closest("a, .ask")) return { met, x, y };
    }
    return null;
  };
  const touch = (met, x, y, kinds, pointerType) => {
    for (const kind of kinds) {
      const Kind = kind === "click" ? MouseEvent : PointerEvent;
      const how = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1, pointerType, isPrimary: true };
      met.dispatchEvent(new Kind(kind, how));
    }
  };
  const seen = new Set();
  const silent = [];
  const numberless = [];
  const asked = new Set();
  const words = () => [...card().querySelectorAll("h3, p:not(.ft)")].map((one) => one.textContent).join();
  const looked = async (id) => {
    asked.add(id);
    // answers at the prompt are words; those who watch have no numbers of their own
    if (!document.title.startsWith("●") || main.querySelector(`.choice[data-target="${id}"]`)) return;
    // what choosing it would change may come after the rest of the card
    if (!(await until(() => card().querySelector(".me") || /\\d/.test(words())))) numberless.push(id);
  };
  let clicks = 0;
  const drawn = () => [...main.querySelectorAll("[data-target], [data-thing]")];
  // what is drawn anew after a step is another element
  const again = (one, id) => (one.isConnected ? one : drawn().find((other) => idOf(other) === id));
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  for (const [first, id] of drawn().filter(visible).map((one) => [one, idOf(one)])) {
    const one = again(first, id);
    if (!one) continue;
    const spot = one.matches(".spot, button");
    const ground = !spot && one.matches("section, svg, nav, aside, header, main");
    const state = one.matches(".legal") ? "legal" : spot ? "dim" : "";
    const kind = `${one.tagName} ${one.classList[0]} ${one.classList[1]} ${id.replace(/[-\\/].*/, "")} ${state}`;
    const fresh = !seen.has(kind) && (state === "legal" || !tried.includes(kind));
    seen.add(kind);
    if (fresh && !ground) {
      const at = place(one);
      if (at) {
        const before = pressed(one);
        clicks++;
        touch(at.met, at.x, at.y, ["pointerdown", "pointerup", "click"], "mouse");
        const changed = () => pressed(one) !== before || !one.isConnected || (undo() && !undo().disabled);
        if (!(await until(() => answered() || (!busy() && changed())))) silent.push(`click on ${id} (${kind})`);
        else if (card() && card().dataset.card === id) await looked(id);
        await close();
      }
    }
    if (!known.includes(id) && !asked.has(id)) {
      const now = again(one, id);
      const at = place(now);
      if (now.matches(".spot, .choice")) {
        now.focus();
        type(now, "?");
      } else if (!at) continue;
      else if (ground || spot) touch(at.met, at.x, at.y, ["pointerdown"], "touch");
      else touch(at.met, at.x, at.y, ["click"], "mouse");
      if (!(await until(() => card() && card().dataset.card === id))) silent.push(`asking for ${id} (${kind})`);
      else await looked(id);
      asked.add(id);
      if (at) touch(at.met, at.x, at.y, ["pointerup"], "touch");
      await close();
    }
  }
  return { silent, numberless, asked: [...asked], seen: [...seen], clicks };
}""".replace("PATIENCE", str(PATIENCE))


@dataclass(frozen=True)
class Moment:
    """Where a question is asked: in which phase, a whole game as a record, the moves before it, and the seat."""

    question: str
    phase: str
    record: str
    at: int
    seat: int


def moments(name: str) -> list[Moment]:
    """Of some random games the questions that bring a phase, or a sort of things to choose, for the first time."""
    game = build(name, rulebook(name).most_players, None, RICH[name])
    met: set[str] = set()
    found: list[Moment] = []
    for seed in range(GAMES_EACH):
        table, dealer, chance = game.new(), teahouse.Dealer(seed), random.Random(seed)
        record, asked = Record.of(game, list(NAMES[: game.players])), list[tuple[str, str, int, int]]()
        while not table.over:
            moves = table.moves() if table.to_move != NATURE else []
            phase = game.moment(table).phase
            brings = {f"phase {phase}", *(sort(move) for move in moves)}
            if len(moves) > 1 and not brings <= met:
                met |= brings
                asked.append((table.agenda[-1].question, phase, len(record.moves), table.to_move))
            move = chance.choice(moves) if moves else dealer.draw(table)
            record.add(table.to_move, move.text)
            table.apply(move)
        record.scores = table.scores()
        found += [Moment(question, phase, record.write(), at, seat) for question, phase, at, seat in asked]
    return found


def sort(move: Move) -> str:
    """What sort of thing stands for a move."""
    return move.target.partition("-")[0]


# Things have cards: no tooltip of the browser lies on one. Icons in the rail have cards of their own, not the seat's.
BESIDE: Final = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const titled = ":is([data-thing], [data-thing] *, .spot)[title]";
  const tips = [...document.querySelectorAll(`main :is(${titled})`)].map((one) => `tooltip: ${one.outerHTML}`);
  const whole = (one) => one.matches("tbody, table, section, tr");
  const bare = [...document.querySelectorAll(".rail :is(thead, tbody, .clans) svg:not(.seal)")].filter((icon) => {
    const thing = icon.closest("[data-thing], [data-target], button");
    const beside = icon.closest("th[scope=row]"); // who begins: the card of the seat says so
    return seen(icon) && !beside && (!thing || whole(thing));
  });
  return [...tips, ...bare.map((one) => `no card: ${one.parentElement.outerHTML.slice(0, 120)}`)];
}"""


def silences(guest: Guest, known: set[str], tried: set[str]) -> list[str]:
    """Walk over the table that is open; what stays silent, and what has a card without a number."""
    found: dict[str, Any] = guest.page.evaluate(WALK, [sorted(known), sorted(tried)])
    assert found["clicks"] > (0 if tried else 10)
    known |= set(found["asked"])
    tried |= set(found["seen"])
    return [*found["silent"], *(f"no number: {id}" for id in found["numberless"]), *guest.page.evaluate(BESIDE)]


# the walks over all moments of the two larger boards take about a minute each: `make long`
WALKED: Final = [
    *((game, 1 if game == GAMES[0] else 12) for game in GAMES),
    *(pytest.param(game, 1, marks=pytest.mark.soak) for game in GAMES[1:]),
]


@pytest.mark.parametrize(("game", "every"), WALKED)
def test_nothing_on_the_table_is_silent_in_any_phase(invite: Invite, game: str, every: int) -> None:
    guest, known, found = invite(), set[str](), dict[str, list[str]]()
    tried = defaultdict[str, set[str]](set)
    guest.ask("POST", "/api/guests", {"name": "Lin"})
    tables: dict[str, str] = {}
    for moment in moments(game)[::every]:
        if moment.record not in tables:
            tables[moment.record] = guest.ask("POST", "/api/records", {"record": moment.record})["id"]
        branch = {"at": moment.at, "seat": moment.seat}
        id = guest.ask("POST", f"/api/tables/{tables[moment.record]}/branch", branch)["id"]
        guest.page.goto(f"/t/{id}")
        guest.page.locator(".spot.legal, .choice").first.wait_for(state="attached")
        found.setdefault(moment.question, []).extend(silences(guest, known, tried[moment.phase]))
    watcher = invite("Wen")
    watcher.page.goto(f"/t/{id}")
    watcher.page.locator("[data-thing], .spot").first.wait_for(state="attached")
    found["watching"] = silences(watcher, set(), set())
    guest.page.goto(f"/t/{tables[moment.record]}")
    guest.page.get_by_role("dialog").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="detached")
    found["the end"] = silences(guest, known, set())
    assert {phase: silent for phase, silent in found.items() if silent} == {}


def test_the_card_of_what_is_pointed_at_covers_no_prompt_names_its_rule_and_no_tooltip_lies_on_it(
    invite: Invite,
) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('yinzi', 'me', 'bot')}")
    assert my_turn(page)
    card = page.locator("[data-card]")
    for thing in (page.locator("g.spot").first, page.locator("[data-target^=bonus-]").first):
        thing.hover()
        expect(card).to_be_visible()
        assert page.evaluate("document.querySelectorAll('.spot:hover > title, .spot:hover[title]').length") == 0
        prompt, box = page.locator("header.prompt").bounding_box(), card.bounding_box()
        assert prompt is not None
        assert box is not None
        assert box["y"] >= prompt["y"] + prompt["height"]
        expect(card).to_contain_text("Rule YZ-")
        page.mouse.move(1, 1)
        expect(card).to_have_count(0)
    expect(page.locator("g.spot").first.locator("title")).to_have_count(1)
    page.locator("g.spot").first.hover()
    expect(card).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("[data-sheet]")).to_be_visible()


def test_a_card_that_was_asked_for_stays_when_that_of_something_pointed_at_comes_late(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto("/learn/yinzi/drills/1")
    page.locator("g.spot").first.wait_for()
    held: list[Route] = []
    page.route("**/explain", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/explain"):
        page.locator("g.spot").first.hover()
    page.locator("[data-target^=bonus-]").first.focus()
    page.keyboard.press("?")
    asked = page.locator("[data-card^=bonus-]")
    expect(asked).to_be_visible()
    with page.expect_response("**/explain"):
        held[0].continue_()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(asked).to_be_visible()


def test_on_a_tablet_a_sign_says_that_things_explain_themselves_and_on_a_phone_a_card_is_swiped_away(
    invite: Invite,
) -> None:
    for size in (TABLET, PHONE):
        guest = invite(viewport=size, has_touch=True, is_mobile=True)
        page = guest.page
        page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot', 'bot')}")
        assert my_turn(page)
        page.get_by_role("button", name="What is this?").tap()
        page.locator(".spot.legal").filter(visible=True).first.tap()
        expect(page.locator("[data-card]")).to_be_visible()
    line = guest.context.new_cdp_session(page)
    box = page.locator("[data-card] h3").bounding_box()
    assert box is not None
    for kind, down in (("touchStart", 0), ("touchMove", 40), ("touchMove", 120), ("touchEnd", 120)):
        points = [] if kind == "touchEnd" else [{"x": box["x"] + 20, "y": box["y"] + 10 + down}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(page.locator("[data-card]")).to_have_count(0)


def test_a_card_that_a_long_press_opened_stays_when_the_finger_is_lifted(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'bot', 'bot')}")
    assert my_turn(page)
    line = guest.context.new_cdp_session(page)
    box = page.locator(".spot.legal").filter(visible=True).first.bounding_box()  # the card's sheet does not reach it
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    card = page.locator("[data-card]")
    expect(card).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)  # the click that a browser makes of it comes at once
    expect(card).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
