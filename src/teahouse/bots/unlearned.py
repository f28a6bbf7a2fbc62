"""The four levels where no network can play: they try every move in games that go on at random to the end.

That is so in a box with moves that the game's own lacks. Whoever plays there knows the rules and nothing else, and says
so.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import ClassVar, Final

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Look, Lookahead, Ways, win_shares
from teahouse.kernel import Message, Move, Table, View, playout

SAFETY: Final = 0.9
"""The part of a budget in seconds after which nothing is begun: a game to the end takes long."""
EVERY_MOVE: Final = Ways(breadth=1000, least=0.0, trust=0.0, certain=2.0)


def evenly(tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[list[float]], list[list[float]]]:
    """All moves are as good, and nothing is known about who will win."""
    return [[1.0 / len(table.moves())] * len(table.moves()) for table in tables], [
        [0.0] * len(table.scores()) for table in tables
    ]


def worths(table: Table) -> list[float]:
    """What a finished game is worth to each seat: the win, and how far it is from the best of the others."""
    scores = table.scores()
    found = []
    for seat, win in enumerate(win_shares(table)):
        rival = max(score for other, score in enumerate(scores) if other != seat)
        lead = scores[seat] - rival
        found.append(0.5 * win + 0.5 * lead / (1 + abs(scores[seat]) + abs(rival)))
    return found


class PlayedOut(Lookahead):
    """One decision, thought about by games that go on at random."""

    def __init__(self, imagination: Imagination, seat: int) -> None:
        super().__init__(evenly, worths, EVERY_MOVE, imagination, seat)
        self.points = [0] * len(imagination.view.moves)
        """What the seat had at the end of all games after each move."""

    def judged(self, owners: list[Look], tables: list[Table], chances: list[random.Random]) -> list[float]:
        for look, table, chance in zip(owners, tables, chances, strict=True):
            playout(table, chance.random)
            self.points[look.index] += table.scores()[self._seat]
        return [worths(table)[self._seat] for table in tables]

    def mean(self, look: Look) -> int:
        """The points to expect after a move."""
        return round(self.points[look.index] / max(1, look.visits))


class PlayoutBot(Bot):
    """Tries every move in games at random and plays the one that did best."""

    seconds: ClassVar[float] = 0.5
    """How long it thinks at most, and when nobody sets a budget."""
    looks: ClassVar[int] = 0
    """If it does not think by the clock: how many games it tries for each move."""

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        if len(view.moves) == 1:
            self.thought = Message("thought-only-move")
            return view.moves[0]
        look = PlayedOut(Imagination(self.game, view, self.seed), self.seat)
        simulations = self.looks * len(view.moves) if self.looks else budget.simulations
        seconds = None
        if simulations is None:
            allowed = self.seconds if budget.seconds is None else min(budget.seconds, self.seconds)
            seconds = SAFETY * allowed - (time.perf_counter() - begun)
        found = look.think(seconds, simulations)
        numbers = (("games", look.simulations), ("points", look.mean(found[0])), ("next", look.mean(found[1])))
        self.thought = Message("thought-played-out", numbers)
        return found[0].move


class Leaf(PlayoutBot):
    """Tries each move twice."""

    looks: ClassVar[int] = 2


class Cup(PlayoutBot):
    """Tries each move a few times."""

    looks: ClassVar[int] = 8


class Pot(PlayoutBot):
    """Tries moves for half a second."""


class Master(PlayoutBot):
    """Tries moves for three seconds."""

    seconds: ClassVar[float] = 3.0
