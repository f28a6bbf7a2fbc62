"""How long a person waits for bots: what three of a level think between two questions, on one core.

    python -m benchmarks.waiting
    python -m benchmarks.waiting --game yinzi --level cup --games 8

The goal, for three Pots: 50 milliseconds of the processor's time.
"""

from __future__ import annotations

import argparse
import time

import teahouse
from benchmarks.tables import layout
from teahouse import NATURE, Dealer
from teahouse.arena.statistics import mean, quantile
from teahouse.bots import LEVELS, Budget, bot

SEATS = 4


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting", description=__doc__.partition("\n")[0])
    names = [kind.name for kind in teahouse.rulebooks()]
    parser.add_argument("--game", action="append", choices=names, help="only this game (repeatable)")
    parser.add_argument("--level", choices=list(LEVELS), default="pot")
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args()
    rows = [["game", "level", "waits", "mean", "95 of 100", "longest"]]
    for name in options.game or names:
        found = sorted(wait for number in range(options.games) for wait in waits(name, options.level, number))
        shown = [f"{1000 * seconds:.1f}" for seconds in (mean(found), quantile(found, 0.95), found[-1])]
        rows.append([name, options.level, str(len(found)), *shown])
    print(layout("Milliseconds that three bots think between two questions to a fourth player", rows))


def waits(name: str, level: str, number: int) -> list[float]:
    """One game; what the others have thought whenever the first player is asked again."""
    game = teahouse.game(name, SEATS)
    seats = [bot(level, game, seat, f"waiting-{number}") for seat in range(SEATS)]
    dealer = Dealer(f"waiting-{number}")
    table = game.new()
    found: list[float] = []
    spent = 0.0
    while not table.over:
        seat = table.to_move
        if seat == NATURE:
            table.apply(dealer.draw(table))
            continue
        begun = time.process_time()
        move = seats[seat].choose(game.view(table, seat), Budget())
        if seat:
            spent += time.process_time() - begun
        elif spent:
            found.append(spent)
            spent = 0.0
        table.apply(move)
    return found


if __name__ == "__main__":
    main()
