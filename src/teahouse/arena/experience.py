"""Gathers experience: `python -m teahouse.arena.experience year-of-the-dragon --rounds 12 --games 4000 --out FILE`.

Bots that judge by the experience so far play each other, and now and then try what does not look best. After every
turn what can be counted on the table is written down, and in the end what the seat still scored from there. Least
squares tell what each thing was worth, as a curve over its moments; by that the next round is played. Of all rounds the
one whose bots score most among themselves is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

from teahouse import __version__
from teahouse.arena.statistics import mean
from teahouse.arena.tune import cores, crew
from teahouse.bots.evaluation import evaluation, evaluation_kind
from teahouse.bots.evaluation.experience import Experienced
from teahouse.bots.rollout import best_reply
from teahouse.bots.weights import GREEDY, tuned
from teahouse.kernel import NATURE, Game, Move, Table
from teahouse.library import build, rulebook

Learned = dict[str, list[list[float]]]
"""For each stage and each thing counted, the terms of its curve."""

CHUNK: Final = 50
"""Games of a job; part of what makes the numbers the same for any number of processes."""
COOLING: Final = 8
"""After so many rounds bots try new things as rarely as they ever will."""
GLANCES: Final = 0.15
"""How often the seats that wait are written down, too."""
KEPT: Final = 12
"""Rounds that count; older ones are forgotten."""
TRIAL: Final = 20
"""Games of a job that only shows how well a round plays."""


def judge_of(game: Game, learned: Learned | None, part: float = 1.0) -> Experienced:
    """An evaluation that judges by this experience, or so far by it; as written down before there is any."""
    weights = (tuned(game.name, GREEDY) or {}) | {"experience": 0.0 if learned is None else part}
    judge = evaluation(game, weights)
    assert isinstance(judge, Experienced)
    judge.taught = []  # what was learned at another time has no say
    if learned is not None:
        judge.learn(learned)
    return judge


def lively_reply(judge: Experienced, table: Table, heat: float, chance: Callable[[], float]) -> Move:
    """The move that looks best, or one that looks nearly as good: with heat, chance has a say."""
    if not heat:
        return best_reply(judge, table)
    return best_reply(judge, table, lambda: -heat * log(-log(chance() + 1e-12) + 1e-12))


Note = tuple[int, int, float, list[float]]
"""Moment, seat, points so far and what was counted."""


def play(judge: Experienced, seed: str, heat: float, whims: float) -> tuple[list[Note], list[int]]:
    """One game; what was written down (nothing without heat), and the scores."""
    chance = Random(seed).random
    table = judge.game.new()
    notes: list[Note] = []
    while not table.over:
        if table.to_move == NATURE:
            table.apply(table.draw(chance))
            continue
        seat = table.to_move
        if whims and chance() < whims:
            moves = table.moves()
            move = moves[int(chance() * len(moves))]
        else:
            habit = judge.follow(table) if judge.by_habit(table) else None
            move = lively_reply(judge, table, heat, chance) if habit is None else habit
        table.apply(move)
        if heat and table.agenda and (table.to_move != seat or judge.rests(table)):
            seats = [seat]
            if table.to_move not in (NATURE, seat) and chance() < GLANCES:
                seats += [other for other in range(judge.game.players) if other != seat]
            for one in seats:
                sight = judge.look(table, one)
                notes.append((sight.moment, one, sight.points, sight.counts))
    return notes, table.scores()


def ends(judge: Experienced, notes: list[Note], scores: list[int]) -> list[float]:
    """What each note came to: the final score, or in part what the seat expected when its next chapter began."""
    found = [float(scores[seat]) for _, seat, _, _ in notes]
    if not judge.taught or not judge.trust:
        return found
    chapter: list[int | None] = [None] * len(scores)
    begun: list[float] = [0.0] * len(scores)
    after = [float(score) for score in scores]
    for index in range(len(notes) - 1, -1, -1):
        moment, seat, points, counts = notes[index]
        here = judge.chapter(moment)
        if chapter[seat] != here:
            if chapter[seat] is not None:
                after[seat] = begun[seat]
            chapter[seat] = here
        begun[seat] = points
        for count, worth in zip(counts, judge.taught[moment], strict=True):
            begun[seat] += count * worth
        found[index] += judge.trust * (after[seat] - found[index])
    return found


def gather(job: dict[str, Any]) -> tuple[Any, Any, list[tuple[float, int]]]:
    """Games of one job: for each moment the sums that least squares need, and mean and winning scores."""
    numpy: Any = import_module("numpy")
    game = build(job["name"], job["players"], None, {})
    judge = judge_of(game, job["learned"], job["part"])
    moments, size = judge.moments, len(judge.counted)
    things: list[list[list[float]]] = [[] for _ in range(moments)]
    gains: list[list[float]] = [[] for _ in range(moments)]
    results: list[tuple[float, int]] = []
    for index in range(job["first"], job["first"] + job["games"]):
        notes, scores = play(judge, f"{job['seed']}-{job['players']}-{index}", job["heat"], job["whims"])
        results.append((mean(scores), max(scores)))
        for (moment, _, points, counts), end in zip(notes, ends(judge, notes, scores), strict=True):
            things[moment].append(counts)
            gains[moment].append(end - points)
    squares = numpy.zeros((moments, size, size))
    products = numpy.zeros((moments, size))
    for moment in range(moments):
        if things[moment]:
            counted = numpy.array(things[moment])
            squares[moment] = counted.T @ counted
            products[moment] = counted.T @ numpy.array(gains[moment])
    return squares, products, results


def solve(judge: Experienced, squares: Any, products: Any) -> Learned:
    """What each thing was worth: for each stage a curve over its moments, by least squares."""
    numpy: Any = import_module("numpy")
    learned: Learned = {}
    size = len(judge.counted)
    for stage, title in enumerate(judge.stages):
        moments = [moment for moment in range(judge.moments) if judge.stage_of(moment) == stage]
        terms = len(judge.curve(moments[0]))
        every = sum(squares[moment] for moment in moments)
        often = max(1.0, every[0][0])  # the first thing counted is always there
        variance = numpy.maximum(numpy.diag(every) / often - (every[0] / often) ** 2, 0) + 1e-6
        left = numpy.zeros((terms * size, terms * size))
        right = numpy.zeros(terms * size)
        for moment in moments:
            bent = numpy.array(judge.curve(moment))
            left += numpy.kron(numpy.outer(bent, bent), squares[moment])
            right += numpy.kron(bent, products[moment])
        ridge = numpy.concatenate([(variance + 1e-3) * (1 + 3 * term) for term in range(terms)]) * judge.doubt
        left[numpy.diag_indices_from(left)] += ridge
        found = numpy.linalg.solve(left, right).reshape(terms, size)
        learned[title] = found.T.round(4).tolist()
    return learned


def blend(old: Learned, new: Learned, damping: float) -> Learned:
    """So much of the old experience stays."""
    return {
        stage: [
            [round(damping * before + (1.0 - damping) * now, 4) for before, now in zip(*terms, strict=True)]
            for terms in zip(old[stage], rows, strict=True)
        ]
        for stage, rows in new.items()
    }


Work = Callable[[list[dict[str, Any]]], Iterable[tuple[Any, Any, list[tuple[float, int]]]]]


def learn(
    name: str,
    players: int,
    rounds: int,
    games: int,
    trials: int,
    seed: str,
    damping: float,
    work: Work,
    part: float = 1.0,
) -> tuple[Learned, list[dict[str, float]]]:
    """The best experience of so many rounds, and how each round played; the same arguments find the same."""
    judge = judge_of(build(name, players, None, {}), None)
    learned: Learned | None = None
    best: tuple[float, Learned] | None = None
    sums: list[tuple[Any, Any]] = []
    told: list[dict[str, float]] = []
    for number in range(rounds):
        cool = min(1.0, number / COOLING)
        job = {"name": name, "players": players, "learned": learned, "part": part}
        lively = job | {
            "seed": f"{seed}-{number}",
            "heat": judge.heat[0] + (judge.heat[1] - judge.heat[0]) * cool,
            "whims": judge.whims[0] + (judge.whims[1] - judge.whims[0]) * cool,
        }
        chunks = [lively | {"first": first, "games": min(CHUNK, games - first)} for first in range(0, games, CHUNK)]
        squares: Any = 0.0
        products: Any = 0.0
        for more, and_more, _ in work(chunks):
            squares = squares + more
            products = products + and_more
        sums = [*sums, (squares, products)][-KEPT:]
        fresh = solve(judge, sum(one for one, _ in sums), sum(one for _, one in sums))
        learned = blend(learned, fresh, damping) if learned is not None and damping else fresh
        calm = job | {"learned": learned, "part": 1.0, "seed": f"{seed}-test", "heat": 0.0, "whims": 0.0}
        results: list[tuple[float, int]] = []
        for _, _, some in work(
            [calm | {"first": first, "games": min(TRIAL, trials - first)} for first in range(0, trials, TRIAL)]
        ):
            results += some
        score = mean([one for one, _ in results])
        told.append({"mean": round(score, 2), "winner": round(mean([float(one) for _, one in results]), 2)})
        if best is None or score > best[0]:
            best = (score, learned)
    assert best is not None
    return best[1], told


def main(arguments: list[str]) -> None:
    """Gather experience for some numbers of players and write it into the file; what it has for others stays."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.arena.experience")
    parser.add_argument("game", help="a game whose evaluation can learn")
    parser.add_argument("--players", default="", help="numbers of players, such as 2,4; all without it")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000, help="games of each round")
    parser.add_argument("--trials", type=int, default=400, help="games that show how well a round plays")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--damping", type=float, default=0.0, help="how much of the experience before a round stays")
    parser.add_argument(
        "--part", type=float, default=1.0, help="how far the bots that are learned from go by experience"
    )
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    kind = rulebook(given.game)
    judged = evaluation_kind(kind.name)
    if not issubclass(judged, Experienced):
        parser.error(f"{kind.name} is judged by what is foreseen only")
    told: dict[str, Any] = {
        "game": kind.name,
        "version": __version__,
        "rules": kind.rules_version,
        "counted": [thing for thing, _ in judged.counted],
        "players": json.loads(given.out.read_text("utf-8"))["players"] if given.out.is_file() else {},
    }
    asked = f"--rounds {given.rounds} --games {given.games} --trials {given.trials} --seed {given.seed}"
    if given.damping:
        asked += f" --damping {given.damping:g}"
    if given.part != 1.0:
        asked += f" --part {given.part:g}"
    numbers = [int(number) for number in given.players.split(",") if number]
    with crew(given.workers, gather) as work:
        for players in numbers or range(kind.least_players, kind.most_players + 1):
            learned, rounds = learn(
                kind.name, players, given.rounds, given.games, given.trials, given.seed, given.damping, work, given.part
            )
            told["players"][str(players)] = {
                "command": f"python -m teahouse.arena.experience {kind.name} --players {players} {asked}",
                "rounds": rounds,
                "learned": learned,
            }
    given.out.write_text(written(told), "utf-8")


def written(told: dict[str, Any]) -> str:
    """The file, with a line for each thing counted."""
    tables = []
    for players, found in sorted(told["players"].items()):
        stages = [
            f'    "{stage}": [\n' + ",\n".join(f"     {json.dumps(terms)}" for terms in rows) + "\n    ]"
            for stage, rows in found["learned"].items()
        ]
        head = "".join(f'   "{key}": {json.dumps(found[key])},\n' for key in ("command", "rounds"))
        tables.append(f'  "{players}": {{\n{head}   "learned": {{\n' + ",\n".join(stages) + "\n   }\n  }")
    text = json.dumps(told | {"players": {}}, indent=1)
    return text.replace('"players": {}', '"players": {\n' + ",\n".join(tables) + "\n }") + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
