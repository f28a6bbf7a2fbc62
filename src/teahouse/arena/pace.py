"""Measures the pace of a game: `python -m teahouse.arena.pace yinzi --games 60 --out FILE`.

Greedy bots play by the weights of the search; after each turn the outlook of every seat is written down, and in the end
what it was off by. The mean for each moment is the drift that the search takes out. Where games have taught experience,
its drift alone is measured: taking that out does better than taking out the drift of a mixture.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from teahouse import __version__
from teahouse.arena.statistics import mean
from teahouse.arena.tune import seated
from teahouse.bots import Budget
from teahouse.bots.evaluation import evaluation
from teahouse.bots.pace import moment_of
from teahouse.bots.weights import SEARCH, experience_of, tuned
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, NOBODY
from teahouse.library import build, rulebook


def measure(name: str, players: int, games: int, seed: str) -> list[float]:
    """By how much final scores lie above the outlook, for each moment; the same arguments give the same numbers."""
    game = build(name, players, None, {})
    weights = tuned(name, SEARCH) or {}
    if experience_of(name, players) is not None:
        weights["experience"] = 1.0
    outlook = evaluation(game, weights)
    moment = moment_of(name)
    assert moment is not None
    found: dict[int, list[float]] = {}
    for index in range(games):
        seats = [seated(game, seat, f"{seed}-{index}/{seat}", weights, 0) for seat in range(players)]
        dealer = Dealer(f"{seed}-{index}")
        table = game.new()
        seen: list[tuple[int, int, float]] = []
        while not table.over:
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
                continue
            seat = table.to_move
            table.apply(seats[seat].choose(game.view(table, seat), Budget()))
            if table.to_move not in (NATURE, NOBODY, seat):
                seen += [(moment(table, one), one, outlook.worth(table, one)) for one in range(players)]
        scores = table.scores()
        for when, one, expected in seen:
            found.setdefault(when, []).append(scores[one] - expected)
    return smooth({when: (mean(off), len(off)) for when, off in found.items()})


def smooth(means: dict[int, tuple[float, int]], least: int = 8) -> list[float]:
    """A number for every moment up to the last: moments seen too rarely take what lies between their neighbours."""
    known = {when: value for when, (value, count) in means.items() if count >= least}
    drift: list[float] = []
    for when in range(max(known, default=-1) + 1):
        before = max((one for one in known if one <= when), default=min(known))
        after = min(one for one in known if one >= when)
        part = (when - before) / (after - before) if after > before else 0.0
        drift.append(round(known[before] + part * (known[after] - known[before]), 2))
    return drift


def main(arguments: list[str]) -> None:
    """Measure a game for every number of players and write the file."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.arena.pace")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="games for each number of players")
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    kind = rulebook(given.game)
    drift = {
        str(players): measure(kind.name, players, given.games, given.seed)
        for players in range(kind.least_players, kind.most_players + 1)
    }
    told: dict[str, Any] = {
        "game": kind.name,
        "version": __version__,
        "rules": kind.rules_version,
        "command": f"python -m teahouse.arena.pace {kind.name} --games {given.games} --seed {given.seed}",
        "drift": drift,
    }
    given.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
