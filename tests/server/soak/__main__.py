"""Run all trials and print the figures: exit code 1 if something was lost, doubled, stuck, late or unequal."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.soak import crowd, echo, kills, proxy

Figures = dict[str, float]
TRIALS = ("kills", "proxy", "crowd")


class Row:
    """A figure with what it should be."""

    def __init__(self, name: str, unit: str = "", *, most: float | None = None, exactly: float | None = None) -> None:
        self.name = name
        self.unit = unit
        self.most = most
        self.exactly = exactly
        self.must = exactly is not None
        """Whether a miss makes the whole run fail."""

    def demanded(self) -> Row:
        """The same, and a miss makes the run fail."""
        self.must = True
        return self

    def good(self, value: float) -> bool:
        """Whether the figure is as it should be."""
        if self.exactly is not None:
            return value == self.exactly
        return self.most is None or value <= self.most

    def line(self, value: float, beside: str = "") -> str:
        """For the table."""
        wish = "" if self.most is None else f"<= {self.most:g}"
        wish = wish if self.exactly is None else f"= {self.exactly:g}"
        verdict = "" if not wish else "ok" if self.good(value) else "FAILED" if self.must else "missed"
        return f"  {self.name.replace('_', ' '):32} {_number(value):>12} {self.unit:6} {wish:10} {verdict:7} {beside}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or value >= 1000 else f"{value:,.1f}"


def rows(title: str, arguments: argparse.Namespace) -> list[Row]:
    """The figures of a trial, in the order of the table."""
    unharmed = [Row("lost", exactly=0), Row("double", exactly=0)]
    if title == "kills":
        return [
            Row("kills"), Row("tables"), Row("acknowledged"), *unharmed, Row("resync_max", "s", most=3).demanded(),
            Row("outage_max", "s"), Row("start_median", "s", most=2), Row("stop", "s", most=5).demanded(),
        ]  # fmt: skip
    if title == "proxy":
        faults = [Row(name) for name in ("reconnects", "dropped", "doubled", "delayed", "cut", "passed")]
        return [Row("seconds", "s"), Row("tables"), Row("acknowledged"), *unharmed, Row("stuck", exactly=0), *faults]
    return [
        Row("tables"), Row("sockets"), Row("seconds", "s"), Row("moves"), Row("pushes"), Row("p50", "ms"),
        Row("p99", "ms", most=150), Row("cpu", "%"), Row("cpu_per_move", "ms"), Row("idle_megabytes", "MB"),
        Row("megabytes", "MB", most=400), Row("clients_late_p99", "ms"),
        Row("backup_tables_equal", exactly=arguments.tables),
    ]  # fmt: skip


TITLES = {
    "kills": "kill -9 under load: nothing acknowledged is lost, everybody is back",
    "proxy": "a line that drops, doubles, delays, reorders and breaks: no double move, no stuck table",
    "crowd": "tables with 4 sockets, a move every 3 s each; a backup in the middle | a bare Litestar echo beside it",
}


def table(found: dict[str, Figures], arguments: argparse.Namespace) -> tuple[str, list[str]]:
    """All figures as one table, and what failed."""
    lines, failed = list[str](), list[str]()
    for title in TRIALS:
        if title not in found:
            continue
        lines += ["", TITLES[title]]
        for row in rows(title, arguments):
            value = found[title][row.name]
            beside = found["echo"].get(row.name) if title == "crowd" else None
            lines.append(row.line(value, "" if beside is None else f"| {_number(beside)}").rstrip())
            if row.must and not row.good(value):
                failed.append(f"{title}: {row.name} is {_number(value)}")
    return "\n".join(lines), failed


async def run(arguments: argparse.Namespace, folder: Path, say: Callable[[str], None]) -> dict[str, Figures]:
    """The trials that were asked for."""
    found: dict[str, Figures] = {}
    if "kills" in arguments.trials:
        say("kills …")
        found["kills"] = await kills.trial(folder, arguments.kills, 40)
    if "proxy" in arguments.trials:
        say("proxy …")
        found["proxy"] = await proxy.trial(folder, arguments.minutes * 60, 20)
    if "crowd" in arguments.trials:
        say("crowd …")
        found["echo"] = await echo.trial(folder, min(30.0, arguments.seconds), arguments.tables)
        found["crowd"] = await crowd.trial(folder, arguments.seconds, arguments.tables)
    return found


def main() -> int:
    """Read what is wanted, do it, print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trials", nargs="*", help="kills, proxy, crowd (all by default)")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    arguments.trials = arguments.trials or list(TRIALS)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536) if hard > 0 else 65_536, hard))
    started, load = time.monotonic(), os.getloadavg()[0]
    print(f"{os.cpu_count()} cores; before the first trial {load:.1f} processes wanted one", flush=True)
    with tempfile.TemporaryDirectory(prefix="teahouse-soak-") as folder:
        found = asyncio.run(run(arguments, Path(folder), lambda line: print(line, flush=True)))
    text, failed = table(found, arguments)
    if arguments.json:
        print(json.dumps(found))
    print(text)
    print(f"\n{time.monotonic() - started:.0f} s; " + ("all is well" if not failed else "; ".join(failed)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
