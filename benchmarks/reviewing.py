"""How far a review can be trusted, and how long it takes.

    python -m benchmarks.reviewing GAME [--games 300] [--marked 20] [--players 4] [--seconds 8] [--seed 1]

Levels of all strengths that play by the network meet in drawn mixtures. In `--games` games luck and drift are measured:
the four terms must add up, the mean of the absolute drift should be below 2 points of 100, mean luck within three
standard errors of 0 for every seat. In the first `--marked` of them the choices are marked within `--seconds`, and
every mistake is looked at again with ten times as many looks and other luck.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from math import sqrt
from statistics import fmean, stdev

import teahouse
from benchmarks.tables import layout
from teahouse.arena import play_game
from teahouse.bots import Budget
from teahouse.bots.networked import judge_for
from teahouse.kernel import Game, Record
from teahouse.library import build
from teahouse.review import Review, review
from teahouse.review.choices import FIRST, Choice, Examiner, choices, first_sight
from teahouse.review.course import Course
from teahouse.review.review import MISTAKE, SLIP, lacking
from teahouse.review.sight import Sight

LEVELS = [f"teahouse.bots.learned:{level}" for level in ("Leaf", "Cup", "Pot")]
MORE = 10
"""How many times as many looks a mistake is checked with."""


class Figures:
    """What was found in all games."""

    def __init__(self, players: int) -> None:
        self.luck: list[list[float]] = [[] for _ in range(players)]
        self.drift: list[float] = []
        self.points_drift: list[float] = []
        self.gap = 0.0
        """The most by which the four terms missed the result."""
        self.seconds: list[float] = []
        self.marks: dict[str, int] = {}
        self.confirmed = self.slips = self.withdrawn = 0
        """Of the mistakes: those that stay one, become a slip, or are less."""

    def count(self, found: Review) -> None:
        for seat, one in enumerate(found.seats):
            terms = one.chance
            self.gap = max(
                self.gap, abs(terms.start + terms.luck + terms.own + terms.others + terms.drift - terms.result)
            )
            self.luck[seat].append(100 * terms.luck)
            self.drift.append(100 * abs(terms.drift))
            self.points_drift.append(abs(sum(term.drift for term in one.points)))

    def rows(self) -> list[list[str]]:
        rows = [
            ["terms miss the result by at most", f"{100 * self.gap:.4f} points of 100"],
            ["mean |drift|", f"{fmean(self.drift):.2f} points of 100, {fmean(self.points_drift):.2f} points"],
        ]
        for seat, luck in enumerate(self.luck):
            error = stdev(luck) / sqrt(len(luck)) if len(luck) > 1 else 0.0
            away = abs(fmean(luck)) / error if error else 0.0
            rows.append(
                [f"mean luck of seat {seat + 1}", f"{fmean(luck):+.2f} ± {error:.2f}, {away:.1f} errors from 0"]
            )
        if self.seconds:
            checked = max(1, self.confirmed + self.slips + self.withdrawn)
            rows += [
                ["seconds a review", f"{fmean(self.seconds):.1f}, at most {max(self.seconds):.1f}"],
                ["marks", ", ".join(f"{count} {mark}" for mark, count in self.marks.items())],
                ["mistakes confirmed", f"{self.confirmed} of {checked} ({100 * self.confirmed / checked:.0f} %)"],
                ["taken back to a slip, further", f"{self.slips}, {self.withdrawn}"],
            ]
        return rows


def check_again(game: Game, record: Record, found: Review, figures: Figures) -> None:
    """Look at every mistake again."""
    sight = Sight(judge_for(game))
    looks = {one.at: one.looks for one in found.decisions if one.mark == "mistake"}
    made: list[Choice] = [one for one in choices(Course(game, record)) if one.at in looks]
    first_sight(sight, made)
    examiner = Examiner(sight, "again")
    for choice in made:
        examiner.choose_rivals([choice], MORE * FIRST)
        examiner.measure([choice], MORE * looks[choice.at])
        figures.confirmed += choice.lost >= MISTAKE
        figures.slips += SLIP <= choice.lost < MISTAKE
        figures.withdrawn += choice.lost < SLIP


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviewing", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=[kind.name for kind in teahouse.rulebooks()])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--marked", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()

    game = build(options.game, options.players, None, {})
    if lacking(game):
        sys.exit(f"{options.game} has no network that can be run here")
    draw = random.Random(f"reviewing {options.seed}")
    figures = Figures(game.players)
    for number in range(options.games):
        bots = [draw.choice(LEVELS) for _ in range(game.players)]
        record = play_game(game, bots, f"{options.seed}-{number}").record
        begun = time.perf_counter()
        marked = number < options.marked
        found = review(game, record, Budget(options.seconds) if marked else Budget(simulations=0))
        figures.count(found)
        if marked:
            figures.seconds.append(time.perf_counter() - begun)
            for one in found.decisions:
                figures.marks[one.mark] = figures.marks.get(one.mark, 0) + 1
            check_again(game, record, found, figures)
    title = f"Reviews of {options.games} games of {options.game}, {options.players} players"
    print(layout(title, [["", ""], *figures.rows()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
