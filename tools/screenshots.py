"""Pictures of every phase of every game, taken in a real browser at a real server.

    python -m tools.screenshots                                   all of docs/screenshots, with its index
    python -m tools.screenshots dragon-boats walk --out build/look --widths 1440 --lang de --theme dark

Bots play seeded games to the end; the server gets their records, and for each picture a table that begins at a moment
of one of them, with the browser on the seat that is asked. What a picture shows, a game has reached.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from teahouse.puzzles import puzzles
from tests.browser import hands
from tests.browser.house import DESKTOP, PHONE, ROOT, TABLET, Guest, House
from tests.browser.house import browser as open_browser
from tests.browser.test_drills import AGAIN, choose
from tools import build_web
from tools.moments import Played, moment, played

FOLDER: Final = ROOT / "docs" / "screenshots"
SIZES: Final = {390: PHONE, 768: TABLET, 1440: DESKTOP}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de")
QUALITY: Final = {390: (29, 1.0), 768: (21, 1.0), 1440: (30, 0.75)}
"""How a picture is packed, and to what part of its size it shrinks, so that all of them together are about 9 MB."""

MOST: Final = {"year-of-the-dragon": 5, "yinzi": 4, "dragon-boats": 4}
PHASES: Final = {
    "year-of-the-dragon": (
        "draft", "action", "privilege", "build", "wall", "card", "take", "place", "replace", "drought", "release",
        "flood",
    ),
    "yinzi": (
        "start-factory", "choose-bonus", "offer-crop", "take-turn", "choose-advancements", "plant-crops", "sell",
        "develop-factories", "construct-boats", "produce", "war-routes", "serve-emperor", "feed", "drought",
        "supply-ships",
    ),
    "dragon-boats": (
        "start", "bid", "purchase", "linger", "exchange", "pay-path", "steer", "walk", "choose-card",
        "before-departure", "store",
    ),
}  # fmt: skip
"""What is asked, in the order of a round; each game ends with its result."""
COUPLES: Final = {"year-of-the-dragon": ("action",), "yinzi": ("take-turn",), "dragon-boats": ("bid", "walk")}
"""Phases that are also shown with two players."""
ZONES: Final = {"year-of-the-dragon": "action", "yinzi": "take-turn", "dragon-boats": "bid"}
"""Where all tabs of the phone are shown."""
FRONT: Final = {"year-of-the-dragon": "action", "yinzi": "take-turn", "dragon-boats": "walk"}
"""What the README shows of a game, as `table`."""
LESSONS: Final = {"year-of-the-dragon": "4", "yinzi": "7", "dragon-boats": "3"}
"""The step of each first lesson that is shown, on phones and desktops, in both themes."""
PAGES: Final = (
    "home", "rules", "invitation", "text-table", "replay", "settings", "result", "drill", "beside", "story", "moment",
    "card", "returning", "nothing", "notices", "offline", "review", "advice", "puzzle", "wrong", "habits",
    "luck", "decisions", "doubt",
)  # fmt: skip
BOTH: Final = (
    "home", "result", "story", "moment", "card", "returning", "nothing", "notices", "offline", "review", "advice",
    "puzzle", "wrong",
)  # fmt: skip
"""Pages that phones and desktops show in both themes."""

REVIEWED: Final = {"review": "turning", "luck": "terms", "decisions": "decisions"}
"""The parts of a review that are shown."""
TRIED: Final = 12
"""So many moments are looked at for one whose advice is worth a picture."""
_CONTESTED: Final[list[tuple[int, int]]] = []
"""The one that was found, once for all pictures."""


@dataclass(frozen=True)
class Shot:
    """One picture: `about` is a game or `pages`, `name` a phase or a page."""

    about: str
    name: str
    width: int
    theme: str
    lang: str
    players: int = 0
    zone: str = ""

    @property
    def file(self) -> str:
        """Its path below the folder of screenshots."""
        extra = f"-{self.players}p" if self.players == 2 else ""
        tab = f"-{self.zone}" if self.zone else ""
        return f"{self.about}/{self.name}{extra}{tab}-{self.width}-{self.theme}-{self.lang}.webp"


def plan() -> list[Shot]:
    """Every phase and page at every width; each phase and each width in both themes and both languages."""
    found: list[Shot] = []
    for game, phases in PHASES.items():
        views = [(phase, MOST[game]) for phase in (*phases, "result")] + [(phase, 2) for phase in COUPLES[game]]
        for number, (phase, players) in enumerate(views):
            found += [replace(shot, players=players) for shot in _widths(game, phase, number)]
        for turn, zone in enumerate(zones(game)):
            look = (THEMES[turn % 2], LANGUAGES[turn // 2 % 2])
            found.append(Shot(game, ZONES[game], 390, *look, MOST[game], zone))
        found.append(Shot(game, "table", 1440, "light", "en", min(4, MOST[game])))
        for turn, (width, theme) in enumerate(itertools.product((390, 1440), THEMES)):
            found.append(Shot(game, "lesson", width, theme, LANGUAGES[(turn + turn // 2) % 2]))
    for number, page in enumerate(PAGES):
        found += _widths("pages", page, number)
    for page in BOTH:
        seen = [shot for shot in found if (shot.about, shot.name) == ("pages", page) and shot.width != 768]
        found += [replace(shot, theme=_other(shot.theme)) for shot in seen]
    return found


def _other(theme: str) -> str:
    return THEMES[1 - THEMES.index(theme)]


def _widths(about: str, name: str, number: int) -> Iterator[Shot]:
    for turn, width in enumerate(SIZES):
        theme, lang = THEMES[(number + turn) % 2], LANGUAGES[(number // 2 + (turn > 0)) % 2]
        yield Shot(about, name, width, theme, lang)


def zones(game: str) -> list[str]:
    """The tabs of the phone, by the game's own list and the shell's."""
    text = (ROOT / "web" / "src" / "games" / game.replace("-", "_") / "zones.ts").read_text("utf-8")
    return [*re.findall(r'\{ id: "([\w-]+)"', text), "seats", "log"]


# -- taking pictures ------------------------------------------------------------------------------------------------


class Camera:
    """A guest with a window of one size, theme and language; the tables are made as they are needed."""

    def __init__(self, browser: Browser, house: House, shot: Shot) -> None:
        looks: dict[str, Any] = {"viewport": SIZES[shot.width], "color_scheme": shot.theme, "locale": shot.lang}
        if shot.width == 390:
            looks |= {"has_touch": True, "is_mobile": True}
        self.guest = Guest(browser, house, "Lin", reduced_motion="no-preference", **looks)
        self.guest.ask("POST", "/api/guests", {"name": "Lin"})

    def take(self, shot: Shot, file: Path) -> None:
        """Go there and take the picture."""
        page = self.guest.page
        if shot.about == "pages":
            self._page(page, shot)
        elif shot.name == "lesson":
            self._lesson(page, shot.about)
        elif shot.name == "result":
            game = played(shot.about, shot.players, 1, "cup")
            self._end(page, game)
        else:
            question = FRONT[shot.about] if shot.name == "table" else shot.name
            game, at, seat = moment(shot.about, shot.players, question)
            self._sit(page, game, at, seat)
            if shot.zone:
                page.locator("nav.tabs button").nth(zones(shot.about).index(shot.zone)).tap()
            elif shot.width == 1440 and page.locator(".spot.legal:visible").count():
                page.locator(".spot.legal:visible").first.hover()
        page.wait_for_timeout(600)
        session = page.context.new_cdp_session(page)
        quality, scale = QUALITY[shot.width]
        clip = {"x": 0, "y": 0, **SIZES[shot.width], "scale": 1.0 if shot.name == "table" else scale}
        small = {"format": "webp", "quality": quality, "clip": clip}
        answer = session.send("Page.captureScreenshot", small if file.suffix == ".webp" else {"format": "png"})
        session.detach()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(answer["data"]))

    def _bring(self, game: Played) -> str:
        return str(self.guest.ask("POST", "/api/records", {"record": game.record})["id"])

    def _sit(self, page: Page, game: Played, at: int, seat: int) -> None:
        """Sit down at a moment of a game, on the seat that is asked."""
        id = self.guest.ask("POST", f"/api/tables/{self._bring(game)}/branch", {"at": at, "seat": seat})["id"]
        page.goto(f"/t/{id}")
        page.locator(".spot.legal, .choice").first.wait_for(state="attached")

    def _lesson(self, page: Page, game: str) -> None:
        """A step of the first lesson, reached by doing what is asked."""
        table = "/api/tables/" + self.guest.ask("POST", f"/api/lessons/{game}/first", {})["id"]
        number = 0
        while True:
            state = self.guest.ask("GET", f"{table}/state")
            if not state["moves"]:
                page.wait_for_timeout(50)
                continue
            now = self.guest.ask("POST", f"{table}/lesson", {"version": state["version"]})
            if now["steps"][-1]["id"] == LESSONS[game]:
                break
            turn = {"id": f"a-lesson-{(number := number + 1)}", "version": state["version"], "moves": now["next"][:1]}
            self.guest.ask("POST", f"{table}/turn", turn)
        page.goto(f"/t/{table.rpartition('/')[2]}")
        page.get_by_role("button", name=re.compile("^(Begin|Beginnen)$")).press("Enter")
        page.locator("[data-lesson=do]").wait_for()

    def _end(self, page: Page, game: Played) -> None:
        """The result of a whole game, looked back at."""
        id = self._bring(game)
        self._looked_back(page, id)
        page.goto(f"/t/{id}")
        page.get_by_role("dialog").locator(".turns").wait_for(state="attached")

    def _looked_back(self, page: Page, id: str) -> dict[str, Any]:
        """The review of a game, when it is done."""
        while (answer := self.guest.ask("GET", f"/api/tables/{id}/review"))["working"]:
            page.wait_for_timeout(300)
        return dict(answer["review"])

    def _page(self, page: Page, shot: Shot) -> None:
        # games take turns on the pages that every game has
        name = list(PHASES)[PAGES.index(shot.name) % len(PHASES)]
        game = played(name, MOST[name], 1, "cup")
        if shot.name == "home":
            # as a stranger sees it, whoever sat down before
            page.context.clear_cookies()
            page.goto("/")
            self.guest.ask("POST", "/api/guests", {"name": "Lin"})
        elif shot.name == "rules":
            page.goto("/rules/dragon-boats")
        elif shot.name == "invitation":
            page.goto(f"/t/{self.guest.table(name, 'me', 'open', 'bot cup')}")
        elif shot.name == "text-table":
            game, at, seat = moment(name, MOST[name], PHASES[name][1])
            self._sit(page, game, at, seat)
            page.goto(page.url.partition("#")[0] + "/text")
            page.locator("#h-options").wait_for()
        elif shot.name == "replay":
            page.goto(f"/t/{self._bring(game)}/replay?at={game.moves // 2}")
        elif shot.name == "drill":
            page.goto(f"/learn/{name}/drills/1")
            page.locator(".spot.legal, .choice").first.wait_for(state="attached")
        elif shot.name == "beside":
            game, at, seat = moment(name, MOST[name], ZONES[name])
            self._sit(page, game, at, seat)
            page.locator(".ask:visible").first.click()
            page.locator("[data-sheet] [data-rule][aria-current]").wait_for()
        elif shot.name == "settings":
            game, at, seat = moment(name, MOST[name], ZONES[name])
            self._sit(page, game, at, seat)
            if shot.width == 390:
                page.locator("nav.tabs button").last.tap()
            page.get_by_role("button", name=re.compile("^(Settings|Einstellungen)$")).click()
        elif shot.name == "card":
            game, at, seat = moment(name, MOST[name], ZONES[name])
            self._sit(page, game, at, seat)
            thing = page.locator("#board .spot.legal:visible").first
            if shot.width == 390:
                page.locator(".what").tap()
                thing.tap(force=True)
            else:
                thing.hover(force=True)
            page.locator("[data-card]").wait_for()
        elif shot.name == "returning":
            self._return(page)
        elif shot.name == "nothing":
            page.goto("/t/nothing-is-here")
        elif shot.name == "notices":
            page.goto("/me/notices")
        elif shot.name == "offline":
            page.goto("/offline")
        elif shot.name in ("story", "moment"):
            self._follow(page, shot.name)
        elif shot.name in REVIEWED:
            self._review(page, REVIEWED[shot.name])
        elif shot.name == "advice":
            self._sit(page, *self._contested())
            page.keyboard.press("a")
            page.locator(".advice li").first.wait_for()
        elif shot.name == "doubt":
            self._doubt(page)
        elif shot.name == "puzzle":
            page.goto(f"/puzzles/{name}/{puzzles(name)[0].id}")
            page.get_by_role("button", name=re.compile("^(Show me|Zeig es mir)$")).click()
            page.get_by_role("link", name=re.compile("^(Next puzzle|Nächstes Rätsel)$")).wait_for()
        elif shot.name == "wrong":
            one = puzzles(name)[0]
            page.goto(f"/puzzles/{name}/{one.id}")
            choose(page, one.build(name), one.others[0].move, shot.lang, shot.width == 390)
            page.get_by_role("button", name=AGAIN).wait_for()
        elif shot.name == "habits":
            self._habits(page, name)
        else:
            self._end(page, game)
        page.wait_for_timeout(400)

    def _return(self, page: Page) -> None:
        """Home for somebody with a game that runs and one that is over."""
        for name in PHASES:
            game, at, seat = moment(name, MOST[name], ZONES[name])
            self._sit(page, game, at, seat)
        page.goto("/")
        page.locator("main").wait_for()

    def _review(self, page: Page, part: str) -> None:
        """A part of the review of a game, from its first turning point."""
        id = self._bring(played("year-of-the-dragon", 4, 1, "leaf"))
        found = self._looked_back(page, id)
        loser = found["ranking"].index(max(found["ranking"]))
        at = found["decisions"][found["seats"][loser]["turning"][0]]["at"]
        page.goto(f"/t/{id}/replay?at={at}&review={loser + 1}")
        page.locator(".review .turns li").first.wait_for()
        page.locator(f".review input[value={part}]").check(force=True)

    def _contested(self) -> tuple[Played, int, int]:
        """A moment at which much is open and one move is better than the next: whose advice is worth a picture."""
        game = played("year-of-the-dragon", 4, 1, "leaf")
        if not _CONTESTED:
            asked = [(at, seat) for question, at, seat, ways in game.asked if question == "action" and ways > 4]
            for at, seat in sorted(asked, key=lambda one: abs(one[0] - 0.4 * game.moves))[:TRIED]:
                _CONTESTED[:] = [(at, seat)]
                table, state = self._branch(game, at, seat)
                found = self.guest.ask("POST", f"{table}/advice", {"version": state["version"], "moves": []})
                if len(found["moves"]) == 3 and not found["equal"] and 0.15 < found["now"] < 0.6:
                    break
        return (game, *_CONTESTED[0])

    def _branch(self, game: Played, at: int, seat: int) -> tuple[str, dict[str, Any]]:
        """The address of a table that begins at a moment of a game, and its state."""
        id = self.guest.ask("POST", f"/api/tables/{self._bring(game)}/branch", {"at": at, "seat": seat})["id"]
        return f"/api/tables/{id}", self.guest.ask("GET", f"/api/tables/{id}/state")

    def _doubt(self, page: Page) -> None:
        """The question before a turn that loses much."""
        table, state = self._branch(*self._contested())
        known = self.guest.ask("GET", "/api/games/year-of-the-dragon/moves")
        targets = {move["text"]: move["target"] for move in known}
        bad = next(
            move
            for move in state["moves"]
            if targets[move].startswith("group-")
            and self.guest.ask("POST", f"{table}/doubt", {"version": state["version"], "moves": [move]})["doubt"]
        )
        page.goto(f"/t/{table.rpartition('/')[2]}")
        page.locator(".spot.legal, .choice").first.wait_for(state="attached")
        page.evaluate("localStorage.setItem('doubt', 'on')")
        page.locator(f'#board button[data-target="{targets[bad]}"]').first.click()
        hands.settled(page)
        while not hands.confirm(page).is_enabled():
            hands.possible(page).first.click()
            hands.settled(page)
        hands.confirm(page).click()
        page.get_by_role("dialog").wait_for()
        page.evaluate("localStorage.removeItem('doubt')")

    def _habits(self, page: Page, name: str) -> None:
        """My play over a few games, played by whatever is offered first."""
        for number in range(3):
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "leaf"}] * 2]
            table = "/api/tables/" + self.guest.ask("POST", "/api/tables", {"game": name, "seats": seats})["id"]
            while (state := self.guest.ask("GET", f"{table}/state"))["table"]["status"] != "finished":
                if state["moves"]:
                    id = f"habits-{number}-{state['version']}"
                    turn = {"id": id, "version": state["version"], "moves": state["moves"][:1]}
                    self.guest.ask("POST", f"{table}/turn", turn)
                else:
                    page.wait_for_timeout(20)
            while self.guest.ask("GET", f"{table}/review")["working"]:
                page.wait_for_timeout(300)
        page.goto("/me/habits")

    def _follow(self, page: Page, what: str) -> None:
        """What the others did since my last turn, or what befell everybody after it."""
        name = "year-of-the-dragon"
        game, at, seat = moment(name, MOST[name], "card" if what == "story" else "place")
        self._sit(page, game, at, seat)
        wish = ("speed", "normal") if what == "story" else ("moments", "show")
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", list(wish))
        page.reload()
        page.locator(".spot.legal, .choice").first.wait_for(state="attached")
        card = page.locator(".hap[role=dialog]")
        press = hands.tap if page.viewport_size == PHONE else hands.click
        for step in range(hands.MOST if what == "moment" else 0):
            if card.count():
                break
            if page.title().startswith("●") and not page.locator("[data-busy]").count():
                with suppress(AssertionError):  # the card may come in between
                    hands.act(page, press, step)
            else:
                page.keyboard.press("n")
            page.wait_for_timeout(100)
        page.evaluate("localStorage.setItem('speed', 'none')")
        page.evaluate("localStorage.setItem('moments', 'log')")


def main() -> None:
    """Take the pictures that are wished for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("about", nargs="?", choices=[*PHASES, "pages"], help="a game, or the pages around the tables")
    parser.add_argument("names", nargs="*", help="phases or pages; any question a game asks")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--widths", type=int, nargs="+", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--players", type=int)
    parser.add_argument("--png", action="store_true", help="without loss, for looking closely")
    wishes = parser.parse_args()
    shots = [shot for shot in plan() if shot.about == wishes.about or not wishes.about]
    if wishes.names:
        known = [shot for shot in shots if shot.name in wishes.names]
        rare = [name for name in wishes.names if name not in {shot.name for shot in known}]
        known += [
            replace(s, players=MOST[wishes.about]) for n, r in enumerate(rare) for s in _widths(wishes.about, r, n)
        ]
        shots = known
    shots = [shot for shot in shots if shot.width in wishes.widths]
    shots = [shot for shot in shots if not wishes.players or shot.players == wishes.players]
    shots = [replace(s, theme=wishes.theme or s.theme, lang=wishes.lang or s.lang) for s in shots]
    if wishes.about is None and wishes.out == FOLDER:
        for old in FOLDER.glob("*/"):
            shutil.rmtree(old)
    take(shots, wishes.out, ".png" if wishes.png else ".webp")
    if wishes.about is None and not wishes.names:
        write_index(shots, wishes.out)
    size = sum(file.stat().st_size for file in wishes.out.rglob("*.webp"))
    print(f"{len(shots)} pictures, {size / 1e6:.1f} MB in {wishes.out}")


def take(shots: list[Shot], out: Path, suffix: str) -> None:
    """All pictures at one server; one window for each size, theme and language."""
    build_web.main()
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        open_browser(playwright.chromium) as browser,
    ):
        house = House(Path(data))
        house.start()
        try:
            complaints: dict[str, None] = {}
            looks = sorted(shots, key=lambda shot: (shot.width, shot.theme, shot.lang))
            for _, group in itertools.groupby(looks, key=lambda shot: (shot.width, shot.theme, shot.lang)):
                wanted = list(group)
                camera = Camera(browser, house, wanted[0])
                for shot in wanted:
                    camera.take(shot, (out / shot.file).with_suffix(suffix))
                    print(shot.file, flush=True)
                complaints |= dict.fromkeys(camera.guest.complaints)
                camera.guest.context.close()
            for complaint in complaints:
                print("the browser complains:", complaint)
        finally:
            house.close()


def write_index(shots: list[Shot], out: Path) -> None:
    """A page that shows all of them, by game and phase."""
    lines = ["# Screenshots", "", "Made by `python -m tools.screenshots`: seeded games of bots on a real server."]
    for about, group in itertools.groupby(shots, key=lambda shot: shot.about):
        lines += ["", f"## {about}", "", "| | 390 | 768 | 1440 |", "|---|---|---|---|"]
        rows: dict[str, list[Shot]] = {}
        for shot in group:
            rows.setdefault(shot.file.split(f"-{shot.width}-")[0].split("/")[1], []).append(shot)
        for name, row in rows.items():
            cells = [", ".join(_cell(shot) for shot in row if shot.width == width) for width in SIZES]
            lines.append(f"| {name} | {' | '.join(cells)} |")
    (out / "README.md").write_text("\n".join(lines) + "\n", "utf-8")


def _cell(shot: Shot) -> str:
    return f"[{shot.theme} {shot.lang}]({shot.file})"


if __name__ == "__main__":
    main()
