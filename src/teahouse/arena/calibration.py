"""How far a network's chances to win can be trusted: `python -m teahouse.arena.calibration GAME --players 4`.

Levels of all strengths play each other, drawn anew for every game. At some decisions the chance of every seat is
written down, and in the end who won. Of all the times a seat was given 30 %, it should win in 30 of 100.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import exp, log
from typing import Any, Final, NamedTuple

from teahouse.bots.levels import whim_of
from teahouse.bots.lookahead import win_shares
from teahouse.bots.network import QUARTERS, quarter
from teahouse.bots.networked import Whim, judge_for
from teahouse.kernel import NATURE, Table
from teahouse.library import build

BATCH: Final = 64
"""Tables that are played side by side."""
WRITTEN: Final = 0.1
"""The part of the decisions that are written down."""
BINS: Final = 20
LEVELS: Final = ("leaf", "cup", "pot")


class Forecast(NamedTuple):
    """The logarithms of the chances that the seats were given, and what part of the win each had in the end."""

    logs: list[float]
    shares: list[float]
    quarter: int = 0
    """Of the game."""


class _Seated:
    """A game in progress between levels that were drawn for it."""

    def __init__(self, table: Table, whims: list[Whim | None]) -> None:
        self.table = table
        self.whims = whims
        self.written: list[tuple[list[float], int]] = []


def forecasts(name: str, players: int, games: int, seed: str) -> list[Forecast]:
    """Play games between mixed levels; the same arguments give the same forecasts."""
    game = build(name, players, None, {})
    judge = judge_for(game)
    whims = [whim_of(name, level) for level in LEVELS]
    draw = random.Random(f"calibration/{seed}/{players}")
    found: list[Forecast] = []
    left = games
    seated: list[_Seated] = []
    while seated or left:
        while left and len(seated) < BATCH:
            seated.append(_Seated(game.new(), [draw.choice(whims) for _ in range(players)]))
            left -= 1
        for one in seated:
            _settle(one.table, draw)
        for one in [one for one in seated if one.table.over]:
            shares = win_shares(one.table)
            found += [Forecast(logs, shares, when) for logs, when in one.written]
        seated = [one for one in seated if not one.table.over]
        for one, opinion in zip(seated, judge.opinions([one.table for one in seated]) if seated else [], strict=True):
            if draw.random() < WRITTEN:
                logs = [log(max(float(chance), 1e-9)) for chance in opinion.chances]
                one.written.append((logs, quarter(one.table)))
            whim = one.whims[one.table.to_move]
            index = int(opinion.logits.argmax()) if whim is None else whim.pick(opinion.logits, draw)
            one.table.apply(one.table.moves()[index])
    return found


def _settle(table: Table, draw: random.Random) -> None:
    while not table.over:
        if table.to_move == NATURE:
            table.apply(table.draw(draw.random))
        elif len(table.moves()) == 1:
            table.apply(table.moves()[0])
        else:
            return


def heated(logs: list[float], heat: float) -> list[float]:
    """Chances whose logits are divided by `heat`: above 1 they are more cautious."""
    parts = [exp(one / heat) for one in logs]
    return [part / sum(parts) for part in parts]


def best_heats(found: list[Forecast]) -> list[float]:
    """For each quarter of the game the heat that leaves the least error over all, near the most probable one."""
    heats = [best_heat([one for one in found if one.quarter == when]) for when in range(QUARTERS)]
    for when, probable in enumerate(heats):
        near = [[*heats[:when], probable * factor, *heats[when + 1 :]] for factor in (1.0, 0.9, 1.1, 0.8, 1.25)]
        heats = min(near, key=lambda some: float(reliability(found, some)["error"]))
    return heats


def best_heat(found: list[Forecast]) -> float:
    """The heat under which what has happened was most probable; 1 where nothing has."""
    if not found:
        return 1.0

    def surprise(heat: float) -> float:
        total = 0.0
        for one in found:
            total -= sum(
                share * log(max(chance, 1e-12))
                for share, chance in zip(one.shares, heated(one.logs, heat), strict=True)
                if share
            )
        return total

    low, high = 0.2, 3.0
    for _ in range(24):
        third = (high - low) / 3
        if surprise(low + third) < surprise(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def reliability(found: list[Forecast], heats: list[float]) -> dict[str, Any]:
    """The curve: for each twentieth of chances how many there were, what was said and what came; and the mean error.

    `heats` has one number for each quarter of the game.
    """
    count, said, came = [0] * BINS, [0.0] * BINS, [0.0] * BINS
    for one in found:
        for chance, share in zip(heated(one.logs, heats[one.quarter]), one.shares, strict=True):
            place = min(BINS - 1, int(chance * BINS))
            count[place] += 1
            said[place] += chance
            came[place] += share
    total = sum(count)
    error = sum(abs(said[place] - came[place]) for place in range(BINS)) / total
    curve = [
        {"said": round(said[place] / count[place], 3), "came": round(came[place] / count[place], 3), "of": count[place]}
        for place in range(BINS)
        if count[place]
    ]
    return {"error": round(100 * error, 2), "forecasts": len(found), "curve": curve}


def main(arguments: list[str]) -> None:
    """Measure one number of players; half as many other games find the heats."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.arena.calibration")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="calibration")
    given = parser.parse_args(arguments)
    heats = best_heats(forecasts(given.game, given.players, given.games // 2, f"{given.seed}/heat"))
    found = forecasts(given.game, given.players, given.games, given.seed)
    answer = {"game": given.game, "players": given.players, "games": given.games}
    said = reliability(found, [1.0] * QUARTERS)["error"]
    told = {"heat": [round(heat, 3) for heat in heats], "as_said": said, **reliability(found, heats)}
    sys.stdout.write(json.dumps({**answer, **told}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
