"""Moves tried out in games that go on at random to the end: all that can be done where nobody knows better."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Look, Lookahead, Ways, win_shares
from teahouse.kernel import Message, Table, playout

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

    def told(self, best: Look, other: Look) -> Message:
        """The points that the best move and the next best had on average."""
        numbers = (("games", self.simulations), ("points", self._mean(best)), ("next", self._mean(other)))
        return Message("thought-played-out", numbers)

    def _mean(self, look: Look) -> int:
        return round(self.points[look.index] / max(1, look.visits))
