"""`python -m teahouse.puzzles GAME --out FILE`: `teahouse puzzles` where only Python and NumPy are."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from teahouse.kernel import BadData
from teahouse.library import rulebook
from teahouse.puzzles.maker import Order, make, renew, spread


def main(arguments: list[str]) -> None:
    """Read the arguments and make puzzles."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.puzzles")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the file of the puzzles; one that exists goes on")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="look through games for so long")
    parser.add_argument("--found", type=Path, action="append", default=[], help="what was found elsewhere")
    parser.add_argument("--again", action="store_true", help="look at the puzzles of the file again")
    given = parser.parse_args(arguments)

    def tell(games: int, found: int) -> None:
        print(f"{games} games, {found} found", file=sys.stderr, flush=True)

    try:
        name = rulebook(given.game).name
        if given.again:
            chosen, gone = renew(name, given.out, given.workers, tell)
            print(json.dumps({"held": len(chosen), "gone": gone, **spread(chosen)}))
            return
        order = Order(name, given.count, given.seed, given.workers, given.seconds, given.out, given.found)
        chosen, found = make(order, tell)
    except BadData as error:
        sys.exit(str(error))
    print(json.dumps({"chosen": len(chosen), "of": found, **spread(chosen)}))


if __name__ == "__main__":
    main(sys.argv[1:])
