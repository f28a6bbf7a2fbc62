"""How long a seat's observation takes, beside its view and a copy of the table.

    python -m benchmarks.observing
    PYTHONPATH=build/fast python -m benchmarks.observing --check

Four players at random; microseconds of processor time, the best of several turns over the same positions, because on a
busy machine every figure wanders. The limits are for the compiled build.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import teahouse
from benchmarks.measure.engine import sample
from benchmarks.measure.ours import Teahouse
from benchmarks.tables import layout, number
from teahouse import Game, Table
from teahouse.kernel import table as table_module

LIMITS = {"year-of-the-dragon": 8, "dragon-boats": 12, "yinzi": 20}
"""Microseconds of an observation, compiled."""
POSITIONS = 60
TURNS = 60
AT_ONCE = 5
"""So many positions between two looks at the clock: few, so that another program seldom comes between."""


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.observing",
        description="Microseconds for what a seat sees as numbers, as a view, and for a copy of the table.",
    )
    names = [kind.name for kind in teahouse.rulebooks()]
    parser.add_argument("--game", action="append", choices=names, help="only this game (repeatable)")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the compiled build misses a limit")
    options = parser.parse_args()

    compiled = str(table_module.__file__).endswith(".so")
    head = ["game", "build", "numbers", "observe µs", "limit", "copy µs", "view µs"]
    rows = [[*head, "observe / copy", "view / observe"]]
    missed = False
    for name in options.game or names:
        engine = Teahouse(name, seed=1)
        game = engine.game
        tables = sample(engine, POSITIONS)
        out = bytearray(len(game.observation_spec()))
        observe = quickest(tables, observer(game, out))
        copy = quickest(tables, lambda table: table.copy())
        view = quickest(tables, lambda table, game=game: game.view(table, table.to_move))  # type: ignore[misc]
        limit = LIMITS[name]
        missed |= compiled and observe > limit
        figures = (number(observe), str(limit) if compiled else "", number(copy), number(view))
        ratios = (number(observe / copy), number(view / observe))
        rows.append([name, "compiled" if compiled else "pure", str(len(out)), *figures, *ratios])
    print(layout("What a seat sees, four players, processor time", rows))
    return 1 if options.check and missed else 0


def observer(game: Game, out: bytearray) -> Callable[[Table], object]:
    """Observing for the seat that is asked."""
    return lambda table: game.observe(table, table.to_move, out)


def quickest(tables: list[Table], look: Callable[[Table], object]) -> float:
    """Microseconds of a call, the least of several turns."""
    total = 0.0
    for first in range(0, len(tables), AT_ONCE):
        few = tables[first : first + AT_ONCE]
        total += min(once(few, look) for _ in range(TURNS))
    return total / len(tables) / 1000


def once(tables: list[Table], look: Callable[[Table], object]) -> int:
    """Nanoseconds of processor time for one look at each of these tables."""
    started = time.thread_time_ns()
    for table in tables:
        look(table)
    return time.thread_time_ns() - started


if __name__ == "__main__":
    sys.exit(main())
