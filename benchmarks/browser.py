"""What a player waits for in the browser: bytes before the first move, times in the page, bots, stored turns.

    python -m benchmarks.browser

A real server as people run it, Chromium with an empty cache for each game, three bots of the usual level.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import GAMES, House
from tests.browser.house import browser as open_browser
from tools import build_web

ROOT: Final = Path(__file__).resolve().parent.parent
POSSIBLE: Final = ".spot.legal:visible, .choice:enabled:visible"
GOALS: Final = {"kb": 150.0, "first_s": 3.0, "update_ms": 100.0, "preview_ms": 100.0, "bot_s": 1.5, "ack_ms": 80.0}
"""The most of each figure that a player should meet."""

_HEADINGS: Final = {
    "kb": "kB before the first move",
    "first_s": "s to the first move",
    "update_ms": "ms update, p95",
    "preview_ms": "ms preview, p95",
    "bot_s": "s a bot, p95",
    "ack_ms": "ms stored, p95",
}

_WATCH: Final = (ROOT / "benchmarks" / "measure" / "page.js").read_text("utf-8")

_TAIL: Final = b"\0\0\xff\xff"
"""What permessage-deflate leaves out at the end of a message."""

Figures = dict[str, float]


class Wire:
    """Counts the bytes that come over the line, packed as they come, headers and messages of the live line included."""

    def __init__(self, page: Page) -> None:
        self.parts: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._packed: dict[str, Any] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.webSocketCreated", self._asked)
        session.on("Network.loadingFinished", lambda event: self._add(event, event["encodedDataLength"]))
        session.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, event: dict[str, Any]) -> None:
        address = event.get("url") or event["request"]["url"]
        self._names[event["requestId"]] = "/" + address.split("/", 3)[-1]

    def _heard(self, event: dict[str, Any]) -> None:
        # the browser shows messages unpacked: they are packed again as permessage-deflate does, each with those before
        payload = event["response"]["payloadData"]
        text = event["response"]["opcode"] == 1
        packing = self._packed.setdefault(event["requestId"], zlib.compressobj(wbits=-15))
        sent = packing.compress(payload.encode() if text else base64.b64decode(payload))
        self._add(event, len(sent) + len(packing.flush(zlib.Z_SYNC_FLUSH)) - len(_TAIL))

    def _add(self, event: dict[str, Any], count: float) -> None:
        name = self._names.get(event["requestId"], "?")
        self.parts[name] = self.parts.get(name, 0) + int(count)

    @property
    def total(self) -> int:
        """Bytes so far."""
        return sum(self.parts.values())


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description=__doc__)
    parser.add_argument("--turns", type=int, default=12, help="how many turns are played in each game (12)")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game (repeatable)")
    parser.add_argument("--parts", action="store_true", help="list what was transferred, the largest first")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-browser.json", help="where figures go")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a goal is missed")
    options = parser.parse_args()
    build_web.main()
    found: dict[str, Figures] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        open_browser(playwright.chromium) as browser,
    ):
        house = House(Path(folder), "--bot-pause", "0.6")
        house.start()
        try:
            for game in options.game or GAMES:
                found[game], wire = measure(browser, house, game, options.turns)
                if options.parts:
                    print(game)
                    for name, count in sorted(wire.items(), key=lambda part: -part[1]):
                        print(f"  {count:7} {name[:100]}")
        finally:
            house.close()
    print(table(found))
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"goals": GOALS, "figures": found}, indent=1) + "\n")
    missed = [(game, name) for game, figures in found.items() for name, most in GOALS.items() if figures[name] > most]
    for game, name in missed:
        print(f"Missed: {game}, {_HEADINGS[name]}: {found[game][name]:.1f}, goal {GOALS[name]:g}")
    return 1 if options.check and missed else 0


def measure(browser: Browser, house: House, game: str, turns: int) -> tuple[Figures, dict[str, int]]:
    """Play some turns of one game and look at the clock."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", base_url=house.address)
    try:
        page = context.new_page()
        page.add_init_script(_WATCH)
        wire = Wire(page)
        page.goto("/")
        page.wait_for_load_state("load")
        page.wait_for_timeout(500)
        home = wire.total
        began = time.perf_counter()
        page.locator(f"[data-play={game}]").last.click()
        page.locator(f"[data-known={game}]").click()
        page.locator(POSSIBLE).first.wait_for(timeout=60_000)
        first = time.perf_counter() - began
        page.wait_for_timeout(500)
        before = dict(wire.parts)
        for _ in range(turns):
            take_turn(page)
        seen: dict[str, list[float]] = page.evaluate("seen")
        return {
            "kb": sum(before.values()) / 1000,
            "home_kb": home / 1000,
            "table_kb": (sum(before.values()) - home) / 1000,
            "first_s": first,
            "update_ms": slowest(seen["updates"]),
            "preview_ms": slowest(seen["previews"]),
            "bot_s": slowest(seen["bots"]) / 1000,
            "bot_median_s": median(seen["bots"] or [float("nan")]) / 1000,
            "ack_ms": slowest(seen["acks"]),
        }, before
    finally:
        context.close()


def hover(page: Page, most: int = 3) -> None:
    """Point at things that can be done, one after the other."""
    things = page.locator(".spot.legal:visible")
    for number in range(min(most, things.count())):
        things.nth(number).hover(force=True)
        page.wait_for_timeout(150)
        page.mouse.move(2, 2)
        page.wait_for_timeout(50)


def take_turn(page: Page) -> None:
    """Take what the page offers until the turn can be confirmed, and confirm it."""
    within(page, "() => document.querySelector('.spot.legal, .choice:enabled, .turn .go:enabled, dialog[open]')")
    page.wait_for_timeout(100)
    hover(page)
    for _ in range(60):
        done = page.evaluate(
            """() => {
                const confirm = document.querySelector(".turn .go:enabled");
                if (confirm) { confirm.click(); return true; }
                const pick = document.querySelector("[role=dialog] .pick, .choice:enabled");
                const legal = [...document.querySelectorAll(".spot.legal")];
                const thing = pick ?? legal.find((one) => one.checkVisibility());
                thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
                return false;
            }"""
        )
        within(page, "() => !document.querySelector('[data-busy]')")
        if done:
            return
        page.wait_for_timeout(30)


def within(page: Page, condition: str) -> None:
    """Until something is so."""
    page.wait_for_function(condition, timeout=60_000)


def slowest(times: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else max(times, default=float("nan"))


def table(found: dict[str, Figures]) -> str:
    """The figures as Markdown."""
    cell: Callable[[float], str] = lambda value: f"{value:.0f}" if value >= 10 else f"{value:.2f}"  # noqa: E731
    rows = [["", *(f"{heading} (≤ {GOALS[name]:g})" for name, heading in _HEADINGS.items()), "of these home + table"]]
    rows += [
        [game, *(cell(figures[name]) for name in _HEADINGS), f"{figures['home_kb']:.0f} + {figures['table_kb']:.0f}"]
        for game, figures in found.items()
    ]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


if __name__ == "__main__":
    sys.exit(main())
