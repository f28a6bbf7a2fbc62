"""A house in a process of its own, as people run it, and guests with a browser each."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page

from tests.server.postgres import free_port

ROOT: Final = Path(__file__).resolve().parents[2]
TITLES: Final = {
    "year-of-the-dragon": "In the Year of the Dragon",
    "yinzi": "Yínzi",
    "dragon-boats": "Dragon Boats of the Four Seas",
}
GAMES: Final = tuple(TITLES)
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 768, "height": 1024}
DESKTOP: Final = {"width": 1440, "height": 900}

PATIENCE: Final = 30_000
"""Milliseconds that anything may take which a loaded machine can delay; a quick machine waits for nothing."""

_LIMITS: Final = (
    "http_rate=1000",
    "http_burst=5000",
    "tables_minute=500",
    "tables_address_minute=0",
    "tables_address_day=0",
    "bot_tables=0",
    "bot_tables_address=0",
    "guests_hour=5000",
    "socket_messages=5000",
    "review_seconds=1",
    "bots_last=0",  # browsers on the same machine would leave them nothing
)


class House:
    """`teahouse serve`, which can be killed and started again with the same tables."""

    program = "teahouse"

    def __init__(self, data: Path, *flags: str) -> None:
        self._data = data
        self._flags = flags
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.host_link = ""
        """Makes whoever opens it first the host."""

    def start(self) -> None:
        """Serve; the second time on the same port, which nobody is given meanwhile."""
        port = self.address.rpartition(":")[2] or str(free_port())
        command = [sys.executable, "-m", self.program, "serve", "--port", port, "--data", str(self._data)]
        command += ["--bot-pause", "0", "--bot-workers", "1", *self._flags]
        command += [part for limit in _LIMITS for part in ("--limit", limit)]
        environment = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:\d+", self._process.stdout.readline())
        assert found is not None, "the house did not open"
        self.address = found.group()
        self.host_link = self._process.stdout.readline().split()[-1]

    def kill(self) -> None:
        """As a crash would."""
        self._stop(signal.SIGKILL)

    def hold(self) -> None:
        """Fall silent, as a machine does that is suspended; lines stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Wake up again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """As its host would."""
        self._stop(signal.SIGINT)

    def _stop(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE / 1000)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


# somebody who has chosen to see the turns of bots at once, without cards in between
_AT_ONCE: Final = """try {
  if (!localStorage.getItem("speed")) localStorage.setItem("speed", "none");
  if (!localStorage.getItem("moments")) localStorage.setItem("moments", "log");
} catch {}"""


class Guest:
    """A browser of somebody's own; whatever it complains about is kept.

    In a hurry it is not told what bots do, and nothing glides unless that is wished for.
    """

    def __init__(self, browser: Browser, house: House, name: str = "Lin", hurry: bool = True, **wishes: Any) -> None:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "base_url": house.address}
        settings |= {"reduced_motion": "reduce" if hurry else "no-preference"} | wishes
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        if hurry:
            self.context.add_init_script(_AT_ONCE)
        self.name = name
        self.complaints: list[str] = []
        self.page: Page = self.tab()

    def tab(self) -> Page:
        """One more page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # a lost line is part of some tests; the browser reports every try to get it back
        if message.type in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in message.text:
            self.complaints.append(message.text)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house as the page would."""
        origin = str(self.context._impl_obj._options.get("baseURL", ""))
        answer = self.context.request.fetch(path, method=method, data=body, headers={"origin": origin})
        assert answer.ok, f"{answer.status}: {answer.text()[:300]}"
        return answer.json()

    def table(self, game: str, *kinds: str, **options: Any) -> str:
        """Sit down at a new table: `me`, `open`, `bot` or `hotseat NAME`; its id."""
        self.ask("POST", "/api/guests", {"name": self.name})
        seats: list[dict[str, str]] = []
        for kind in kinds:
            word, _, rest = kind.partition(" ")
            seats.append({"kind": word} | ({"level": rest or "random"} if word == "bot" else {"name": rest}))
        found = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
        return str(found["id"])

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.context.close()
        assert self.complaints == [], self.complaints


@contextmanager
def browser(kind: BrowserType, *, windows: bool = False) -> Iterator[Browser]:
    """Debian's Chromium, without its windows if they are not asked for, or another that is installed."""
    kinds = ("chromium", "chromium-browser", "google-chrome")
    names = kinds if windows else ("chromium-headless-shell", *kinds)
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, "there is no Chromium: python3 tools/setup.py browser"
    quiet = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
    opened = kind.launch(executable_path=found, args=quiet)
    yield opened
    opened.close()
