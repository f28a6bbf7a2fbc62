"""`python -m teahouse.learn GAME --minutes 10 --out FOLDER`: `teahouse learn` where only Python and PyTorch are."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

from teahouse.learn.plan import Plan
from teahouse.learn.training import Ending, train


def main(arguments: list[str]) -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.learn")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the training; one that exists goes on")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--until", help="a time of day: 17:30")
    parser.add_argument("--score", type=float, help="end at this mean score among its like")
    parser.add_argument("--start", type=Path, help="a network that bots play by, to learn on from")
    parser.add_argument("--imitate", type=Path, action="append", help="games to imitate first")
    parser.add_argument("--imitation-epochs", type=int, default=2)
    kinds = get_type_hints(Plan)
    for name, default in Plan._field_defaults.items():
        kind = kinds[name]
        flag = f"--{name.replace('_', '-')}"
        if name == "players":
            parser.add_argument(flag, type=lambda text: tuple(int(one) for one in text.split(",")), default=default)
        elif kind is bool:
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=default)
        else:
            parser.add_argument(flag, type=kind, default=default)
    given = parser.parse_args(arguments)
    plan = Plan(given.game, *(getattr(given, name) for name in Plan._field_defaults))

    def tell(report: dict[str, Any]) -> None:
        print(json.dumps(report), file=sys.stderr, flush=True)

    ending = Ending(given.minutes, given.rounds, given.until, given.score)
    train(plan, ending, given.out, given.imitate, given.imitation_epochs, given.start, tell=tell)


if __name__ == "__main__":
    main(sys.argv[1:])
