"""Looking ahead with a network: its favourite moves are played on many times, all at once, by what it would do itself.

The favourites are halved again and again (sequential halving), so that most looks go to the moves that are hard to tell
apart. All moves meet the same luck and the same guesses of what is hidden. What is left is weighed up with what the
network thought at first sight.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final

from teahouse.bots.imagination import Imagination
from teahouse.kernel import NATURE, Move, Table

Evaluator = Callable[[Sequence[Table], Sequence[int]], tuple[Sequence[Any], Sequence[Any]]]
"""For tables and the seats that look: the probability of each legal move, and what the table is worth to each seat of
it, between 0 and 1 (such as the chance to win). All tables of a call are of the same game; none is over."""


class Ways:
    """How a look ahead is made."""

    __slots__ = ("breadth", "certain", "depth", "first", "guesses", "least", "trust")

    def __init__(
        self,
        breadth: int = 8,
        depth: int = 40,
        least: float = 0.004,
        trust: float = 0.02,
        certain: float = 0.98,
        guesses: int = 16,
        first: int = 2,
    ) -> None:
        self.breadth = breadth
        """So many of the network's favourites are looked at …"""
        self.least = least
        """… if it likes them at least so well."""
        self.certain = certain
        """A move that it likes so well is played at once."""
        self.depth = depth
        """How many decisions of all seats are played on before a table is judged."""
        self.trust = trust
        """What an e times better first impression is worth."""
        self.guesses = guesses
        """Where something is hidden, so many tables that could be the real one are played on."""
        self.first = first
        """How often each move is looked at before it is known how long that takes."""


class Look:
    """A move and what came of it."""

    __slots__ = ("first", "index", "move", "total", "visits")

    def __init__(self, index: int, move: Move, first: float) -> None:
        self.index = index
        self.move = move
        self.first = first
        """How probable the network found it at first sight."""
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


BATCH: Final = 64
"""So many tables are played on at once, about."""


class Lookahead:
    """One decision, thought about."""

    def __init__(
        self,
        evaluator: Evaluator,
        result: Callable[[Table], Sequence[float]],
        ways: Ways,
        imagination: Imagination,
        seat: int,
    ) -> None:
        self._evaluate = evaluator
        self._result = result
        self._ways = ways
        self._imagination = imagination
        self._seat = seat
        self._made = [imagination.first]
        self.simulations = 0
        priors, _ = evaluator([imagination.first], [seat])
        self.priors = [float(one) for one in priors[0]]
        moves = imagination.view.moves
        order = sorted(range(len(moves)), key=lambda index: -self.priors[index])
        best = self.priors[order[0]]
        kept = [index for index in order[: ways.breadth] if self.priors[index] >= ways.least * best]
        if best >= ways.certain:
            kept = kept[:1]
        self.looks = [Look(index, moves[index], self.priors[index]) for index in kept]

    def think(self, seconds: float | None, simulations: int | None) -> list[Look]:
        """Look ahead until the time or the number of looks is spent; all moves looked at, the best first."""
        alive = self.looks
        if len(alive) == 1:
            return alive
        end = None if simulations is not None or seconds is None else time.perf_counter() + seconds
        halvings = max(1, (len(alive) - 1).bit_length())
        for halving in range(halvings):
            self._round(alive, end, simulations, halvings - halving)
            alive = sorted(alive, key=self._merit, reverse=True)
            if len(alive) > 2 and halving + 1 < halvings:
                alive = alive[: (len(alive) + 1) // 2]
        rest = [look for look in self.looks if look not in alive]
        return alive + sorted(rest, key=self._merit, reverse=True)

    def once(self) -> list[Look]:
        """Look at every move once; the best first."""
        self._play(self.looks, 1)
        return sorted(self.looks, key=self._merit, reverse=True)

    def _merit(self, look: Look) -> float:
        return look.value + self._ways.trust * log(max(look.first, 1e-6))

    def _round(self, alive: list[Look], end: float | None, simulations: int | None, rounds: int) -> None:
        """Look at all moves that are left equally often: a fair part of what is still to be spent."""
        most = max(1, BATCH // len(alive))
        if simulations is not None:
            left = max(0, simulations - self.simulations)
            if left < len(alive) and alive[0].visits:
                return
            times = max(1, left // rounds // len(alive))
            for start in range(0, times, most):
                self._play(alive, min(most, times - start))
            return
        assert end is not None
        before = time.perf_counter()
        if before >= end and alive[0].visits:
            return
        until = before + (end - before) / rounds
        size = min(self._ways.first, most)
        while True:
            self._play(alive, size)
            now = time.perf_counter()
            fits = int((until - now) / ((now - before) / size))
            if fits < 1:
                return
            before = now
            size = min(fits, most)

    def _table(self, number: int) -> Table:
        """The table that look `number` starts from: the real one, or one that could be it."""
        if self._imagination.open:
            return self._made[0]
        if number >= len(self._made) and len(self._made) < self._ways.guesses:
            self._made.append(self._imagination.make())
        return self._made[number % len(self._made)]

    def _play(self, alive: list[Look], times: int) -> None:
        """Play every move on so many times."""
        first = alive[0].visits
        tables: list[Table] = []
        owners: list[Look] = []
        chances: list[random.Random] = []
        for number in range(first, first + times):
            start = self._table(number)
            for look in alive:
                table = start.copy()
                table.apply(look.move)
                tables.append(table)
                owners.append(look)
                # the same luck for every move
                chances.append(random.Random(number * 7919 + 13))
        values = self.judged(owners, tables, chances)
        for look, value in zip(owners, values, strict=True):
            look.visits += 1
            look.total += value
        self.simulations += len(tables)

    def judged(self, owners: list[Look], tables: list[Table], chances: list[random.Random]) -> list[float]:
        """What tables are worth to the seat, each after the move of its owner."""
        return play_on(tables, chances, self._seat, self._evaluate, self._result, self._ways)


def win_shares(table: Table) -> list[float]:
    """What a finished game is worth to each seat: the win, shared by those who share it."""
    ranking = table.ranking()
    share = 1.0 / ranking.count(1)
    return [share if place == 1 else 0.0 for place in ranking]


def play_on(
    tables: list[Table],
    chances: list[random.Random],
    seat: int,
    evaluate: Evaluator,
    result: Callable[[Table], Sequence[float]],
    ways: Ways,
) -> list[float]:
    """Play all tables on, side by side, and judge where they end: what that is worth to a seat."""
    play_to(tables, chances, evaluate, ways)
    found = [float(result(table)[seat]) if table.over else 0.0 for table in tables]
    judged = [index for index, table in enumerate(tables) if not table.over]
    if judged:
        _, values = evaluate([tables[index] for index in judged], [seat] * len(judged))
        for index, value in zip(judged, values, strict=True):
            found[index] = float(value[seat])
    return found


def play_to(tables: list[Table], chances: list[random.Random], evaluate: Evaluator, ways: Ways) -> None:
    """Play all tables on, side by side, for as many decisions as the ways say, or to their end."""
    running = list(range(len(tables)))
    for _ in range(ways.depth):
        running = [index for index in running if _settle(tables[index], chances[index])]
        if not running:
            return
        priors, _ = evaluate([tables[index] for index in running], [tables[index].to_move for index in running])
        for index, prior in zip(running, priors, strict=True):
            table = tables[index]
            table.apply(table.moves()[_drawn(prior, chances[index].random())])
    for index in running:
        _settle(tables[index], chances[index])


def _settle(table: Table, chance: random.Random) -> bool:
    """Go on to the next real decision; whether there is one."""
    while not table.over:
        if table.to_move == NATURE:
            table.apply(table.draw(chance.random))
            continue
        moves = table.moves()
        if len(moves) > 1:
            return True
        table.apply(moves[0])
    return False


def _drawn(prior: Sequence[float], chance: float) -> int:
    weights = [float(one) for one in prior]
    left = chance * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)
