"""Run all trials and print the figures: exit code 1 if something was lost, doubled, stuck or unequal."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path

from tests.server.soak import crowd, echo, kills, proxy

Figures = dict[str, float]


def show(title: str, figures: Figures) -> None:
    """One line a figure."""
    print(f"\n{title}")
    for name, value in figures.items():
        print(f"  {name:22} {value:,.0f}" if value == int(value) else f"  {name:22} {value:,.1f}")


async def run(arguments: argparse.Namespace, folder: Path) -> tuple[dict[str, Figures], list[str]]:
    """The trials that were asked for."""
    found: dict[str, Figures] = {}
    wrong: list[str] = []

    def check(good: bool, sentence: str) -> None:
        if not good:
            wrong.append(sentence)

    if "kills" in arguments.trials:
        found["kills"] = figures = await kills.trial(folder, arguments.kills, 40)
        show(f"{arguments.kills} times kill -9 under load", figures)
        check(figures["lost"] == 0, f"{figures['lost']} acknowledged moves were lost")
        check(figures["double"] == 0, f"{figures['double']} moves counted twice")
        check(figures["resync_max"] <= 3, f"a client was back only after {figures['resync_max']:.1f} s")
        check(figures["stop"] <= 5, f"stopping took {figures['stop']:.1f} s")
    if "proxy" in arguments.trials:
        found["proxy"] = figures = await proxy.trial(folder, arguments.minutes * 60, 20)
        show(f"{arguments.minutes:g} minutes over a line that drops, doubles, delays and reorders", figures)
        check(figures["lost"] == 0, f"{figures['lost']} acknowledged moves were lost over the bad line")
        check(figures["double"] == 0, f"{figures['double']} moves counted twice over the bad line")
        check(figures["stuck"] == 0, f"a table was stuck {figures['stuck']} times")
    if "crowd" in arguments.trials:
        found["echo"] = await echo.trial(folder, min(30.0, arguments.seconds), arguments.tables)
        found["crowd"] = figures = await crowd.trial(folder, arguments.seconds, arguments.tables)
        show(f"{arguments.tables} tables with 4 sockets, a move every 3 s (goal: p99 < 150 ms, < 400 MB)", figures)
        show("a bare Litestar echo with as many sockets and messages, in the same run", found["echo"])
        good = figures["backup_tables_equal"]
        check(good == arguments.tables, f"only {good} of {arguments.tables} games in the backup were equal")
    return found, wrong


def main() -> int:
    """Read what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trials", nargs="*", help="kills, proxy, crowd (all by default)")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    arguments.trials = arguments.trials or ["kills", "proxy", "crowd"]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536) if hard > 0 else 65_536, hard))
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="teahouse-soak-") as folder:
        found, wrong = asyncio.run(run(arguments, Path(folder)))
    if arguments.json:
        print(json.dumps(found))
    print(f"\n{time.monotonic() - started:.0f} s; " + ("all is well" if not wrong else "; ".join(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
