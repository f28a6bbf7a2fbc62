"""Whoever opened the house, known by a link that it prints and that works once; the studies they have made."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final

from teahouse.kernel import BadData
from teahouse.library import box, rulebook
from teahouse.server import ids, wire
from teahouse.server.backups import Backups
from teahouse.server.guests import Guest
from teahouse.server.post import HostCame, Post
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import Database, rooms

KEPT: Final = 50
"""So many studies are kept, the latest."""
_ID: Final = re.compile(r"[a-z2-7]{16}")
_NICE: Final = 10
"""Games of people come before those of a study."""


class Host:
    """The host: a guest like any other, but for what only the host may do."""

    def __init__(self, settings: Settings, database: Database, post: Post) -> None:
        self._settings = settings
        self._database = database
        self._post = post
        self._secret = ""
        self.guests: set[str] = set()
        """Who came by a link: one guest, or one for each server that shares a database."""
        self.studies = Studies(settings.data / "lab")
        self.backups = Backups(settings.data, settings.sqlite_file)

    async def link(self) -> str:
        """A link for the host, once; one made before is good no more, unless another server has made it."""
        secret = ids.link_secret()
        hashed = ids.hashed(secret)
        if self._database.shared:
            await self._database.write(lambda connection: rooms.add_host_link(connection, hashed))
        else:
            self._secret, self.guests = hashed, set()
        return f"{self._settings.origin}/host#{secret}"

    async def arrive(self, guest: Guest, secret: str) -> None:
        """Be the host from now on; the same guest may come again by the same link."""
        hashed = ids.hashed(secret)
        if self._database.shared:
            known = await self._database.write(lambda connection: rooms.use_host_link(connection, hashed, guest.id))
        else:
            known = bool(self._secret) and compare_digest(self._secret, hashed) and self.guests <= {guest.id}
        if not known:
            raise Problem(404, "link-used")
        self.guests.add(guest.id)
        self._post.tell(HostCame(guest.id))

    def is_host(self, guest: Guest | None) -> bool:
        return guest is not None and guest.id in self.guests

    def check(self, guest: Guest | None) -> None:
        """Refuse everybody else."""
        if not self.is_host(guest):
            raise Problem(403, "not-host")

    async def close(self) -> None:
        """Stop what is being played for a study."""
        await self.studies.close()


class Studies:
    """Lab pages made in the house: one at a time, by `teahouse lab` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: asyncio.subprocess.Process | None = None
        self._id = ""

    @property
    def running(self) -> bool:
        return self._running is not None and self._running.returncode is None

    @property
    def progress(self) -> str:
        """What the study that is being made said last."""
        with suppress(OSError):
            lines = (self._folder / f"{self._id}.log").read_text("utf-8").strip().splitlines()
            return lines[-1] if lines else ""
        return ""

    async def make(self, wish: wire.NewStudy, lang: str) -> str:
        """Begin a study; its id."""
        if self.running:
            raise Problem(409, "study-runs")
        words = self._words(wish)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._forget_old()
        self._id = ids.table_id()
        page = self._folder / f"{self._id}.part"
        about = {"game": wish.game, "games": wish.games, "players": wish.players, "changes": wish.changes}
        (self._folder / f"{self._id}.json").write_text(json.dumps(about), "utf-8")
        with (self._folder / f"{self._id}.log").open("wb") as log:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "teahouse", "lab", *words, "--lang", lang, "--out", str(page)),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
            )
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._running.pid, _NICE)
        return self._id

    def _words(self, wish: wire.NewStudy) -> list[str]:
        """The study as it is typed; Problem says what cannot be."""
        from teahouse.lab.changes import read_change, with_changes  # a house without studies needs no lab

        kind = rulebook(wish.game)
        if not kind.least_players <= wish.players <= kind.most_players:
            raise Problem(400, "bad-study", problem=f"{kind.least_players} – {kind.most_players}")
        try:
            changes = [read_change(change, wish.game, None) for change in wish.changes]
            if changes:
                box(wish.game, with_changes(None, changes))
        except BadData as error:
            raise Problem(400, "bad-study", message=error.message, problem=str(error)) from None
        words = [wish.game, "--games", str(wish.games), "--players", str(wish.players), "--bots", wish.bots]
        if wish.starts:
            words += ["--starts", wish.starts]
        return words + [f"--set={change}" for change in changes]

    def listed(self) -> list[dict[str, Any]]:
        """Studies that are done, the latest first."""
        self._finish()
        pages = sorted(self._folder.glob("*.html"), key=lambda page: page.stat().st_mtime, reverse=True)
        found = []
        for page in pages:
            with suppress(OSError, ValueError):
                found.append({"id": page.stem, **json.loads(page.with_suffix(".json").read_text("utf-8"))})
        return found

    def page(self, id: str) -> str:
        """The page of a study."""
        self._finish()
        if _ID.fullmatch(id):
            with suppress(OSError):
                return (self._folder / f"{id}.html").read_text("utf-8")
        raise Problem(404, "no-study")

    async def close(self) -> None:
        """End the study that is being made."""
        if self._running is not None and self._running.returncode is None:
            self._running.terminate()
            await self._running.wait()

    def _finish(self) -> None:
        """A page is a page when it is whole."""
        part = self._folder / f"{self._id}.part"
        if self._id and not self.running and part.is_file():
            part.rename(part.with_suffix(".html"))

    def _forget_old(self) -> None:
        for old in self.listed()[KEPT - 1 :]:
            for suffix in ("html", "json", "log"):
                (self._folder / f"{old['id']}.{suffix}").unlink(missing_ok=True)
