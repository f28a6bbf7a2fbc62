"""Tuning: better weights for an evaluation, found by playing.

CMA-ES proposes weights; each proposal takes a seat among bots that play by the present weights, or all seats at its
tables. All proposals of a generation play the same seeds. The games of a generation are the parallel part.
"""

from __future__ import annotations

import os
import random
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from teahouse.arena.extras import package
from teahouse.arena.play import play_seats
from teahouse.arena.statistics import mean, told_interval, wilson
from teahouse.bots import Budget
from teahouse.bots.evaluation import Evaluation, Weight, evaluation, evaluation_kind
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.levels import Master
from teahouse.bots.rollout import best_reply
from teahouse.bots.search import SearchBot
from teahouse.kernel import NATURE, Game, Value
from teahouse.library import build

T = TypeVar("T")

WIN: Final = 10.0
"""A won game counts as much as so many points: weights should win, and score."""


class Tuning:
    """What is tuned and how."""

    def __init__(
        self,
        name: str,
        players: tuple[int, ...] = (2, 4),
        seed: str = "1",
        population: int = 16,
        games: int = 60,
        simulations: int = 0,
        options: dict[str, Value] | None = None,
        start: Mapping[str, float] | None = None,
        alike: bool = False,
        natural: bool = False,
    ) -> None:
        self.name = name
        self.players = players
        """Table sizes, taken in turn."""
        self.seed = seed
        self.population = population
        self.games = games
        """Games of each proposal in each generation."""
        self.simulations = simulations
        """0 for greedy play; otherwise Master's search with so many simulations a decision."""
        self.options = {} if options is None else options
        self.alike = alike
        """Whether a proposal takes all seats and is worth the points of the table: that tells proposals apart in a
        quarter of the games, but asks nobody to win."""
        self.natural = natural
        """Whether seats think only between turns and finish each turn by habit, as the search expects of others: many
        times as quick as greedy play, which weighs up every step of a turn."""
        self.weights: dict[str, Weight] = evaluation_kind(name).weights
        self.start = {key: weight.start for key, weight in self.weights.items()} | dict(start or {})

    def unscaled(self, point: list[float]) -> dict[str, float]:
        """The weights at a point of the search, where one unit is a weight's first step."""
        return {
            name: round(max(weight.low, self.start[name] + shift * weight.step), 5)
            for (name, weight), shift in zip(self.weights.items(), point, strict=True)
        }


def seated(game: Game, seat: int, seed: str, weights: Mapping[str, float], simulations: int) -> GreedyBot | SearchBot:
    """A bot with weights of its own: greedy, or searching as Master does."""
    kind: type[GreedyBot] | type[SearchBot] = Master if simulations else GreedyBot
    own = {"own_weights": classmethod(lambda cls, game: weights)}
    return type(kind.__name__, (kind,), own)(game, seat, seed)  # type: ignore[no-any-return]


def try_weights(job: dict[str, Any]) -> float:
    """What weights are worth at some tables: points of the seat that has them, and wins; or points of all seats."""
    total = 0.0
    for index in job["games"]:
        score, others, won = _one_game(job, index)
        if job["alike"]:
            seats = job["players"][index % len(job["players"])]
            total += (score + (seats - 1) * others) / seats
        else:
            total += score + (WIN if won else 0.0)
    return total


def try_game(job: dict[str, Any]) -> tuple[int, float, bool]:
    """One game: the score of the seat with the weights, the mean score of the others, and whether it won."""
    return _one_game(job, job["games"][0])


def _one_game(job: dict[str, Any], index: int) -> tuple[int, float, bool]:
    players = job["players"][index % len(job["players"])]
    game = build(job["name"], players, None, job["options"])
    mine = index // len(job["players"]) % players
    # each seat has the weights once on every deal
    seed = f"{job['seed']}-{players}-{index // len(job['players']) // players}"
    if job.get("natural"):
        scores, ranking = _natural_game(
            game, [evaluation(game, job["mine" if seat == mine else "others"]) for seat in range(players)], seed
        )
        return scores[mine], (sum(scores) - scores[mine]) / (players - 1), ranking[mine] == 1
    seats = [
        seated(game, seat, f"{seed}/{seat}", job["mine" if seat == mine else "others"], job["simulations"])
        for seat in range(players)
    ]
    budget = Budget(simulations=job["simulations"]) if job["simulations"] else Budget()
    played = play_seats(game, seats, [f"seat {seat + 1}" for seat in range(players)], seed, budget)
    others = (sum(played.scores) - played.scores[mine]) / (players - 1)
    return played.scores[mine], others, played.ranking[mine] == 1


def _natural_game(game: Game, outlooks: list[Evaluation], seed: str) -> tuple[list[int], list[int]]:
    """A game of seats that follow their habits: final scores and places."""
    table = game.new()
    chance = random.Random(seed).random
    while not table.over:
        if table.to_move == NATURE:
            table.apply(table.draw(chance))
            continue
        outlook = outlooks[table.to_move]
        table.apply(outlook.follow(table) or best_reply(outlook, table))
    return table.scores(), table.ranking()


@contextmanager
def crew(workers: int, work: Callable[[dict[str, Any]], T]) -> Iterator[Callable[[list[dict[str, Any]]], Iterator[T]]]:
    """Does jobs in order, over so many processes."""
    if workers == 1:
        yield lambda jobs: map(work, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield lambda jobs: pool.map(work, jobs)


Report = Callable[[int, float, dict[str, float]], None]
"""Told the generation, the mean worth of its proposals and the weights in the middle of them."""


def tune(
    tuning: Tuning, generations: int, workers: int = 1, seconds: float | None = None, report: Report | None = None
) -> dict[str, float]:
    """Improve the weights for so many generations, or until the time is up; the same seed finds the same weights."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma misses a plotting library that we do not use
        cma = package("cma", "lab")

    ends = None if seconds is None else time.monotonic() + seconds
    size = len(tuning.weights)
    options = {
        "popsize": tuning.population,
        "seed": 1 + sum(tuning.seed.encode()) % 10**6,
        "verbose": -9,
        "bounds": [None, None],
        # quick games can teach many weights at once: at first each by itself, then how they go together
        "CMA_diagonal": 60 if tuning.natural else False,
    }
    search = cma.CMAEvolutionStrategy([0.0] * size, 1.0, options)
    champion = dict(tuning.start)
    slices = max(1, min(tuning.games, -(-4 * workers // tuning.population)))
    with crew(workers, try_weights) as work:
        longest = 0.0
        for generation in range(generations):
            began = time.monotonic()
            if ends is not None and began + longest > ends:
                break
            points = search.ask()
            jobs = [
                {
                    "name": tuning.name,
                    "options": tuning.options,
                    "players": list(tuning.players),
                    "seed": f"{tuning.seed}-{generation}",
                    "games": list(range(part, tuning.games, slices)),
                    "mine": proposal,
                    "others": proposal if tuning.alike else champion,
                    "alike": tuning.alike,
                    "natural": tuning.natural,
                    "simulations": tuning.simulations,
                }
                for proposal in [tuning.unscaled([float(x) for x in point]) for point in points]
                for part in range(slices)
            ]
            totals = list(work(jobs))
            worths = [sum(totals[index * slices : (index + 1) * slices]) / tuning.games for index in range(len(points))]
            search.tell(points, [-worth for worth in worths])
            middle = tuning.unscaled([float(x) for x in search.result.xfavorite])
            if generation % 5 == 4:
                champion = middle  # the others get better, too
            longest = max(longest, time.monotonic() - began)
            if report is not None:
                report(generation + 1, mean(worths), middle)
    return tuning.unscaled([float(x) for x in search.result.xfavorite])


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def justify(tuning: Tuning, weights: dict[str, float], games: int, workers: int = 1) -> list[dict[str, Any]]:
    """New weights against those they started from, at each table size: one seat has the new, the others the old."""
    found: list[dict[str, Any]] = []
    with crew(workers, try_game) as work:
        for players in tuning.players:
            jobs = [
                {
                    "name": tuning.name,
                    "options": tuning.options,
                    "players": [players],
                    "seed": f"{tuning.seed}-justify",
                    "games": [index],
                    "mine": weights,
                    "others": tuning.start,
                    "simulations": tuning.simulations,
                    "natural": tuning.natural,
                }
                for index in range(games)
            ]
            played = list(work(jobs))
            share = mean([float(won) for _, _, won in played])
            own = [float(score) for score, _, _ in played]
            found.append(
                {
                    "players": players,
                    "games": games,
                    "win_share": share,
                    "win_share_interval": list(wilson(share, games)),
                    "mean_score": mean(own),
                    "mean_score_interval": told_interval(own),
                    "mean_score_of_others": mean([score for _, score, _ in played]),
                }
            )
    return found
