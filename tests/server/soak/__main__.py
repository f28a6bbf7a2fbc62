"""Run all trials and print the figures: exit code 1 if something was lost, doubled, stuck or unequal."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.postgres import cluster
from tests.server.soak import busy, crowd, echo, kills, once, promises, proxy, rooms
from tests.server.soak.process import stop_all

Figures = dict[str, float]
BOUND = 900.0
"""Seconds after which a trial is broken off."""


class Row:
    """A figure with what it should be."""

    def __init__(
        self,
        name: str,
        unit: str = "",
        *,
        most: float | None = None,
        least: float | None = None,
        exactly: float | None = None,
        beside: str = "",
    ) -> None:
        self.name = name
        self.unit = unit
        self.most = most
        self.least = least
        self.exactly = exactly
        self.beside = beside
        """The name of a figure of the same trial that is printed beside it."""
        self.must = exactly is not None
        """Whether a miss makes the whole run fail: what depends on the machine's mood only says that it was missed."""

    def good(self, value: float) -> bool:
        """Whether the figure is as it should be."""
        if self.exactly is not None:
            return value == self.exactly
        return (self.most is None or value <= self.most) and (self.least is None or value >= self.least)

    def line(self, found: Figures) -> str:
        """For the table."""
        value = found[self.name]
        wish = "" if self.most is None else f"<= {self.most:g}"
        wish = wish if self.least is None else f">= {self.least:g}"
        wish = wish if self.exactly is None else f"= {self.exactly:g}"
        verdict = "" if not wish else "ok" if self.good(value) else "FAILED" if self.must else "missed"
        beside = f"| {_number(found[self.beside])}" if self.beside else ""
        line = f"  {self.name.replace('_', ' '):26} {_number(value):>12} {self.unit:4} {wish:9} {verdict:7} {beside}"
        return line.rstrip()


def _number(value: float) -> str:
    if value == int(value) or value >= 1000:
        return f"{value:,.0f}"
    return f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


UNHARMED = [Row("lost", exactly=0), Row("double", exactly=0)]
KILLS = [
    Row("kills"), Row("tables"), Row("acknowledged"), *UNHARMED, Row("resync_max", "s", most=3), Row("outage_max", "s"),
    Row("start_median", "s", most=2), Row("stop", "s", most=5),
]  # fmt: skip
LOAD = [
    Row("tables"), Row("sockets", beside="echo_sockets"), Row("seconds", "s"), Row("moves", beside="echo_moves"),
    Row("pushes"), Row("p50", "ms", beside="echo_p50"), Row("p99", "ms", most=150, beside="echo_p99"),
    Row("cpu", "%", beside="echo_cpu"), Row("cpu_per_move", "ms", beside="echo_cpu_per_move"),
    Row("idle_megabytes", "MB"), Row("megabytes", "MB", most=800, beside="echo_megabytes"),
    Row("clients_late_p99", "ms"), Row("backup_compared"), Row("backup_differs", exactly=0),
]  # fmt: skip
ROOMS = [
    Row("processes"), Row("kills"), Row("tables"), Row("acknowledged"), *UNHARMED, Row("outage_median", "s"),
    Row("outage_max", "s", most=5), Row("reconnects"), Row("stop", "s", most=5),
]  # fmt: skip
TRIALS: dict[str, tuple[str, list[Row]]] = {
    "page": (
        "the first page after the start, in processor time",
        [Row("first_page", "s", most=0.3), Row("first_page_de", "s", most=0.3), Row("next_page", "s")],
    ),
    "upgrade": (
        "a database that version 0.1.0 has written",
        [Row("tables"), Row("different", exactly=0), Row("copies_kept", exactly=1), Row("start", "s")],
    ),
    "farewell": (
        "DELETE /api/me of a guest who sits at very many tables",
        [Row("tables"), Row("seats_left", exactly=0), Row("took", "s", most=1)],
    ),
    "lines": (
        "unfinished requests that are held open: all of them end, and others are served",
        [Row("lines"), Row("ended_with_408"), Row("cut_off"), Row("still_open", exactly=0),
         Row("others_wait_at_most", "ms")],
    ),
    "promises": (
        "what must be refused or kept: damaged files, links, a second server, shuffles, seats, private files",
        [Row("restores"), Row("restored_wrong", exactly=0), Row("set_aside", exactly=3), Row("links_tried"),
         Row("links_let_through", exactly=0), Row("overwritten", exactly=0), Row("came_by_the_link", exactly=1),
         Row("servers_tried"), Row("second_servers", exactly=0), Row("shuffles_tried"),
         Row("shuffles_let_through", exactly=0), Row("shuffled_by_all", exactly=1), Row("seats_tried"),
         Row("seats_let_through", exactly=0), Row("files_others_can_read", exactly=0)],
    ),
    "hostile": (
        "the bots of a person alone, beside tables of four that one address lets think",
        [Row("hostile_tables"), Row("answers", least=1), Row("alone_median", "s"), Row("beside_median", "s"),
         Row("beside_max", "s"), Row("times_longer", most=2)],
    ),
    "busy": (
        "people at tables with 4 sockets each while all bot processes think | a bare echo in the same run",
        [Row("tables"), Row("sockets"), Row("workers_busy", "%", least=100), Row("seconds", "s"), Row("moves"),
         Row("p50", "ms", beside="echo_p50"), Row("p99", "ms", most=150, beside="echo_p99"), Row("cpu", "%"),
         Row("cpu_per_move", "ms"), Row("clients_late_p99", "ms")],
    ),
    "crowd": ("tables with 4 sockets on one core, a backup in the middle | a bare echo with as many sockets", LOAD),
    "proxy": (
        "a line that drops, doubles, delays, reorders and breaks: no double move, no stuck table",
        [Row("seconds", "s"), Row("tables"), Row("acknowledged"), *UNHARMED, Row("stuck", exactly=0),
         *map(Row, ("reconnects", "dropped", "doubled", "delayed", "cut", "passed"))],
    ),
    "sqlite": ("kill -9 under load with SQLite: nothing acknowledged is lost, everybody is back", KILLS),
    "postgresql": ("kill -9 under load with PostgreSQL: nothing acknowledged is lost, everybody is back", KILLS),
    "rooms": ("several processes on one PostgreSQL, players at any of them: kill -9 of one after the other", ROOMS),
    "valkey": ("the same, while processes tell each other through Valkey", ROOMS),
    "throughput": (
        "the same load on one, two and three processes, sockets at any of them: a core is 100 %, who has it bounds it",
        [Row("tables"), Row("seconds", "s"), Row("offered", "/s"),
         *(Row(f"{name}_{count}", unit) for count in (1, 2, 3)
           for name, unit in (("turns", "/s"), ("p50", "ms"), ("p99", "ms"), ("cpu", "%"), ("busiest", "%"),
                              ("cpu_per_move", "ms"), ("database", "%"), ("clients", "%"), ("idle", "%")))],
    ),
}  # fmt: skip


class Soak:
    """The trials, at full scale or smaller; every one of them ends by itself."""

    def __init__(self, folder: Path, scale: float) -> None:
        self._folder = folder
        self._scale = scale

    def _some(self, whole: float, least: float) -> int:
        return round(max(least, whole * self._scale))

    async def page(self) -> Figures:
        return await asyncio.to_thread(once.first_page, self._folder)

    async def upgrade(self) -> Figures:
        return await asyncio.to_thread(once.upgrade, self._folder)

    async def farewell(self) -> Figures:
        return await asyncio.to_thread(once.farewell, self._folder, self._some(10_000, 100))

    async def lines(self) -> Figures:
        return await once.lines(self._folder, self._some(1_100, 100))

    async def promises(self) -> Figures:
        return await asyncio.to_thread(promises.promises, self._folder)

    async def hostile(self) -> Figures:
        return await busy.hostile(self._folder, self._some(50, 5), self._some(12, 6))

    async def busy(self) -> Figures:
        return await busy.trial(self._folder, self._some(60, 8), self._some(500, 10), 3.0)

    async def crowd(self) -> Figures:
        tables = self._some(1_000, 20)
        bare = await echo.trial(self._folder, self._some(30, 5), tables, 6.0)
        found = await crowd.trial(self._folder, self._some(90, 10), tables, 6.0)
        return found | {f"echo_{name}": value for name, value in bare.items()}

    async def proxy(self) -> Figures:
        return await proxy.trial(self._folder, self._some(300, 20), self._some(20, 4))

    async def sqlite(self) -> Figures:
        return await kills.trial(self._folder, self._some(100, 2), self._some(40, 6))

    async def postgresql(self) -> Figures:
        with cluster() as running:
            return await kills.trial(self._folder, self._some(100, 2), self._some(40, 6), running.database())

    async def rooms(self) -> Figures:
        with cluster() as running:
            return await self._rooms("rooms", running.database())

    async def valkey(self) -> Figures:
        with cluster() as running, rooms.valkey() as channels:
            return await self._rooms("valkey", running.database(), "--channels", channels)

    async def _rooms(self, name: str, database: str, *flags: str) -> Figures:
        tables, kills = self._some(300, 12), self._some(9, 2)
        return await rooms.kills(self._folder / name, 3, tables, kills, 20.0 if tables > 50 else 8.0, database, *flags)

    async def throughput(self) -> Figures:
        with cluster() as running:
            return await rooms.throughput(self._folder, self._some(300, 12), self._some(60, 8), 0.5, running)


def table(found: dict[str, Figures]) -> tuple[str, list[str]]:
    """All figures as one table, and what failed."""
    lines, failed = list[str](), list[str]()
    for name, (title, rows) in TRIALS.items():
        if name in found:
            lines += ["", f"{title}  ({found[name]['_took']:.0f} s)", *(row.line(found[name]) for row in rows)]
            bad = [row.name for row in rows if row.must and not row.good(found[name][row.name])]
            failed += [f"{name}: {one} is {_number(found[name][one])}" for one in bad]
    return "\n".join(lines), failed


async def run(names: list[str], soak: Soak, say: Callable[[str], None]) -> tuple[dict[str, Figures], list[str]]:
    """The trials that were asked for, one after the other, and those that could not be finished."""
    found, failed = dict[str, Figures](), list[str]()
    for name in names:
        say(f"{name} …")
        began = time.monotonic()
        work: Callable[[], Awaitable[Figures]] = getattr(soak, name)
        try:
            found[name] = await asyncio.wait_for(work(), BOUND)
        except Exception as error:
            failed.append(f"{name}: {type(error).__name__} {error}".rstrip())
            say(failed[-1])
        finally:
            stop_all()
        found.get(name, {})["_took"] = time.monotonic() - began
    return found, failed


def main() -> int:
    """Read what is wanted, do it, print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trials", nargs="*", help=f"{', '.join(TRIALS)} (all by default)")
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the whole, such as 0.05 to try it out")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, too")
    arguments = parser.parse_args()
    names = arguments.trials or list(TRIALS)
    unknown = [name for name in names if name not in TRIALS]
    if unknown:
        parser.error(f"there is no trial {', '.join(unknown)}; choose from {', '.join(TRIALS)}")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536) if hard > 0 else 65_536, hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left running
    started, load = time.monotonic(), os.getloadavg()[0]
    print(f"{os.cpu_count()} cores; before the first trial {load:.1f} processes wanted one", flush=True)
    with tempfile.TemporaryDirectory(prefix="teahouse-soak-") as folder:
        soak = Soak(Path(folder), arguments.scale)
        found, unfinished = asyncio.run(run(names, soak, lambda line: print(line, flush=True)))
    text, failed = table(found)
    failed = unfinished + failed
    if arguments.json:
        print(json.dumps(found))
    print(text)
    print(f"\n{time.monotonic() - started:.0f} s; " + ("all is well" if not failed else "; ".join(failed)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
