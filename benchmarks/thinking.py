"""How long Master thinks: decision times against its limit. `benchmarks.waiting` measures the levels without one.

    python -m benchmarks.thinking
    python -m benchmarks.thinking --game yinzi --decisions 200
    python -m benchmarks.thinking --busy

The goal is for an otherwise idle core. On a machine with other work, `--busy` gives bots and stopwatch the processor's
time instead of the clock's: on an idle core both are the same. All games take about seven minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator

import teahouse
from benchmarks.tables import layout
from teahouse import NATURE, Dealer, Table
from teahouse.arena.statistics import quantile
from teahouse.bots import Budget, bot, lookahead, networked
from teahouse.bots.levels import Master

OVER = 1.1
"""All decisions but one of a hundred may take so many times the limit at most."""
DECISIONS = 40
"""Of fewer than a hundred decisions none may be longer: p99 is the longest then."""
SEATS = 4


class ProcessorTime:
    """A clock that stands still while other programs run."""

    perf_counter = staticmethod(time.process_time)


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.thinking",
        description="Decision times of Master over whole games of four: everybody plays by Cup, and every few "
        "decisions Master thinks about the same question.",
    )
    names = [kind.name for kind in teahouse.rulebooks()]
    parser.add_argument("--game", action="append", choices=names, help="only this game (repeatable)")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many decisions of each game")
    parser.add_argument("--busy", action="store_true", help="other programs run: count the processor's time")
    parser.add_argument("--check", action="store_true", help="exit with 1 if Master thinks too long")
    options = parser.parse_args()
    if options.busy:
        for room in (lookahead, networked):
            vars(room)["time"] = ProcessorTime
    clock = time.process_time if options.busy else time.perf_counter

    head = ["game", "limit", "decisions", "simulations", "median", "p99", "longest"]
    rows = [[*head, f"p99 / limit (≤ {OVER})", "verdict"]]
    late = False
    for name in options.game or names:
        times, simulations = measured(name, options.decisions, clock)
        slow = quantile(times, 0.99) / Master.seconds
        verdict = "too long" if slow > OVER else "kept"
        late = late or slow > OVER
        shown = [f"{seconds:.3f}" for seconds in (quantile(times, 0.5), slow * Master.seconds, times[-1])]
        asked = [f"{Master.seconds:g}", str(len(times)), f"{simulations:.0f}"]
        rows.append([name, *asked, *shown, f"{slow:.3f}", verdict])
        print(f"{name}: p99 is {slow:.3f} of the limit, {verdict}", file=sys.stderr, flush=True)
    print(layout("Seconds of a decision between two moves or more", rows))
    return 1 if options.check and late else 0


def measured(name: str, decisions: int, clock: Callable[[], float]) -> tuple[list[float], float]:
    """The seconds of so many decisions, in order of length, and the median of their simulations."""
    times: list[float] = []
    simulations: list[float] = []
    game = teahouse.game(name, players=SEATS)
    thinkers = [Master(game, seat, f"thinking/{seat}") for seat in range(SEATS)]
    for table in questions(name):
        seat = table.to_move
        view = game.view(table, seat)
        began = clock()
        thinker = thinkers[seat]
        thinker.choose(view, Budget())
        times.append(clock() - began)
        simulations.append(thinker.looks)
        if len(times) == decisions:
            break
    return sorted(times), quantile(sorted(simulations), 0.5)


def questions(name: str) -> Iterator[Table]:
    """Tables before a decision, spread over whole games that Cup plays; every fifth one with a choice is asked."""
    game = teahouse.game(name, players=SEATS)
    number = asked = 0
    while True:
        number += 1
        dealer = Dealer(f"thinking-{number}")
        seats = [bot("cup", game, seat, f"{number}/{seat}") for seat in range(SEATS)]
        table = game.new()
        while not table.over:
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
                continue
            if len(table.moves()) > 1:
                asked += 1
                if asked % 5 == 0:
                    yield table.copy()
            view = game.view(table, table.to_move)
            table.apply(seats[table.to_move].choose(view, Budget()))


if __name__ == "__main__":
    sys.exit(main())
