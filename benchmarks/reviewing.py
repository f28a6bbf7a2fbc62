"""How far reviews can be trusted, and how long they take.

    python -m benchmarks.reviewing GAME [--games 300] [--marked 20] [--players 4] [--seconds 8] [--seed 1]
        [--workers 16] [--out FILE.jsonl] [--minutes 6]

Levels of all strengths that play by the network meet in drawn mixtures. In all `--games` games luck and drift are
measured: the four terms must add up, the mean of the absolute drift should be below 2 points of 100, mean luck within
three standard errors of 0 for every seat. Of the first `--marked` the choices are marked within `--seconds`, and every
mistake is looked at again with ten times as many looks and other luck; with `--marked 0` the rest is quick.

What is found goes to `--out`, a line for each game and for each mistake that was looked at again. The same command goes
on with what is not in it yet: after an interrupt, or because nothing more was begun after `--minutes`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import astuple
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import teahouse
from benchmarks.tables import layout
from teahouse.arena import game_seed, play_game
from teahouse.arena.statistics import deviation, mean_interval, wilson
from teahouse.bots import Budget
from teahouse.bots.networked import judge_for
from teahouse.kernel import Game, Record
from teahouse.library import build
from teahouse.review import Terms, review
from teahouse.review.choices import FIRST, Examiner, choices, first_sight
from teahouse.review.course import Course
from teahouse.review.marks import MISTAKE, SLIP
from teahouse.review.review import lacking, terms_of
from teahouse.review.sight import Sight

LEVELS = [f"teahouse.bots.levels:{level}" for level in ("Leaf", "Cup", "Pot")]
MORE = 10
"""How many times as many looks a mistake is checked with."""

Row = dict[str, Any]
"""What was found: about a game, or (with `at`) about one of its mistakes."""
About = dict[str, Any]
"""What is measured; a file holds what was found by one such measurement."""


# -- what the processes do ----------------------------------------------------------------------------------------


@cache
def _game(name: str, players: int) -> Game:
    return build(name, players, None, {})


def look_back(about: About, number: int) -> Row:
    """Play a game and find luck and drift; if it is one of those to be marked, its mistakes too."""
    game = _game(about["game"], about["players"])
    draw = random.Random(f"reviewing/{about['seed']}/{number}")
    bots = [draw.choice(LEVELS) for _ in range(game.players)]
    record = play_game(game, bots, game_seed(about["seed"], number)).record
    begun = time.perf_counter()
    if number >= about["marked"]:
        course, sight = Course(game, record), Sight(judge_for(game))
        course.judge(sight)
        course.weigh(sight)
        seats = [terms_of(course, seat) for seat in range(game.players)]
        return {"game": number, **_terms([(one[0], one[1:]) for one in seats])}
    found = review(game, record, Budget(about["seconds"]))
    seconds = time.perf_counter() - begun
    mistakes = [[one.at, one.looks] for one in found.decisions if one.mark == "mistake"]
    return {
        "game": number,
        **_terms([(one.chance, one.points) for one in found.seats]),
        "seconds": round(seconds, 3),
        "marks": Counter(one.mark for one in found.decisions),
        "looked": sum(one.looks > 0 for one in found.decisions),
        "mistakes": mistakes,
        "record": record.write() if mistakes else "",
    }


def _terms(seats: list[tuple[Terms, list[Terms]]]) -> Row:
    return {
        "chance": [astuple(chance) for chance, _ in seats],
        "points_drift": [round(sum(one.drift for one in points), 4) for _, points in seats],
    }


def look_again(about: About, row: Row, at: int, looks: int) -> Row:
    """Look at a mistake again, ten times as closely."""
    game = _game(about["game"], about["players"])
    sight = Sight(judge_for(game))
    course = Course(game, Record.parse(row["record"]))
    choice = next(one for one in choices(course) if one.at == at)
    first_sight(sight, [choice])
    examiner = Examiner(sight, "again")
    examiner.choose_rivals([choice], MORE * FIRST)
    for _ in range(MORE):
        examiner.measure([choice], looks)
    return {"game": row["game"], "at": at, "lost": round(choice.lost, 5), "error": round(choice.error, 5)}


# -- what is to be done, and what was found -----------------------------------------------------------------------


class Findings:
    """All that was found so far, kept in a file if there is one."""

    def __init__(self, about: About, out: Path | None) -> None:
        self.about = about
        self.games: dict[int, Row] = {}
        self.again: dict[tuple[int, int], Row] = {}
        self._out = out
        if out is None:
            return
        if out.exists():
            whole, _, broken = out.read_text("utf-8").rpartition("\n")
            if broken:  # an interrupt in the middle of a line
                out.write_text(whole + "\n", "utf-8")
            first, *lines = whole.splitlines() or [""]
            if first != json.dumps(about):
                sys.exit(f"{out} holds another measurement ({first}); give another --out, or the same arguments")
            for line in lines:
                self._count(json.loads(line))
        else:
            out.write_text(json.dumps(about) + "\n", "utf-8")

    def add(self, row: Row) -> None:
        self._count(row)
        if self._out is not None:
            with self._out.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(row) + "\n")

    def _count(self, row: Row) -> None:
        if "at" in row:
            self.again[row["game"], row["at"]] = row
        else:
            self.games[row["game"]] = row

    def waiting(self, games: int, begun: set[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """What is to be done: mistakes first, by game and place, then games, with the place -1."""
        for number, row in self.games.items():
            for at, _ in row.get("mistakes", ()):
                if (number, at) not in self.again and (number, at) not in begun:
                    yield number, at
        for number in range(games):
            if number not in self.games and (number, -1) not in begun:
                yield number, -1

    def rows(self) -> list[list[str]]:
        """The figures as a table."""
        seats = [Terms(*one) for row in self.games.values() for one in row["chance"]]
        gap = max(abs(one.start + one.luck + one.own + one.others + one.drift - one.result) for one in seats)
        drifts = [100 * fmean(abs(one[4]) for one in row["chance"]) for row in self.games.values()]
        points = fmean(abs(one) for row in self.games.values() for one in row["points_drift"])
        low, high = mean_interval(drifts)
        rows = [
            ["games", str(len(self.games))],
            ["terms miss the result by at most", f"{100 * gap:.4f} points of 100"],
            ["mean \\|drift\\|", f"{fmean(drifts):.2f} ({low:.2f} – {high:.2f}) points of 100, {points:.2f} points"],
        ]
        for seat in range(self.about["players"]):
            luck = [100 * row["chance"][seat][1] for row in self.games.values()]
            error = deviation(luck) / len(luck) ** 0.5
            away = f", {abs(fmean(luck)) / error:.1f} errors from 0" if error else ""
            rows.append([f"mean luck of seat {seat + 1}", f"{fmean(luck):+.2f} ± {error:.2f}{away}"])
        return rows + self._marked()

    def _marked(self) -> list[list[str]]:
        marked = [row for row in self.games.values() if "marks" in row]
        if not marked:
            return []
        seconds = [row["seconds"] for row in marked]
        marks: Counter[str] = sum((Counter(row["marks"]) for row in marked), start=Counter())
        lost = [row["lost"] for row in self.again.values()]
        rows = [
            ["games whose choices were marked", str(len(marked))],
            ["seconds a review", f"{fmean(seconds):.1f}, at most {max(seconds):.1f}"],
            ["marks", ", ".join(f"{count} {mark}" for mark, count in marks.items())],
            ["choices looked at closely", f"{sum(row['looked'] for row in marked)} of {marks.total()}"],
        ]
        if lost:
            confirmed = sum(one >= MISTAKE for one in lost)
            low, high = wilson(confirmed / len(lost), len(lost))
            slips = sum(SLIP <= one < MISTAKE for one in lost)
            share = f"{100 * confirmed / len(lost):.0f} %, {100 * low:.0f} – {100 * high:.0f} %"
            rows += [
                ["mistakes confirmed", f"{confirmed} of {len(lost)} ({share})"],
                ["taken back to a slip, further", f"{slips}, {len(lost) - confirmed - slips}"],
            ]
        return rows


def measure(findings: Findings, games: int, workers: int, minutes: float) -> bool:
    """Find what is not found yet; False if the time was up before."""
    about, end = findings.about, time.monotonic() + 60 * minutes
    begun: set[tuple[int, int]] = set()
    running: set[Future[Row]] = set()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as crew:
        while True:
            for number, at in findings.waiting(games, begun):
                if len(running) == workers or time.monotonic() > end:
                    break
                begun.add((number, at))
                if at < 0:
                    running.add(crew.submit(look_back, about, number))
                else:
                    row = findings.games[number]
                    running.add(crew.submit(look_again, about, row, at, dict(row["mistakes"])[at]))
            if not running:
                return not any(findings.waiting(games, begun))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                findings.add(one.result())


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviewing", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=[kind.name for kind in teahouse.rulebooks()])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--marked", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="what was found is kept here; an existing file is gone on with")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing after this time")
    options = parser.parse_args()
    if lacking(_game(options.game, options.players)):
        sys.exit(f"{options.game} has no network that can be run here")
    about = {name: getattr(options, name) for name in ("game", "players", "marked", "seconds", "seed")}
    findings = Findings(about, options.out)
    whole = measure(findings, options.games, options.workers, options.minutes)
    if findings.games:
        title = f"Reviews of games of {options.game}, {options.players} players"
        print(layout(title, [["", ""], *findings.rows()]))
    if not whole:
        print("The time is up before all was looked at. The same command goes on.", file=sys.stderr)
    return 0 if whole else 3


if __name__ == "__main__":
    sys.exit(main())
