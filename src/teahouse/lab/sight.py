"""How a game stands, as the lab's figures of tension see it: each seat's prospects and its expected final points."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final

from teahouse.bots.evaluation import evaluation
from teahouse.bots.networked import judge_for, learned
from teahouse.bots.weights import GREEDY, tuned
from teahouse.kernel import Game, Table

NETWORK: Final = "network"
OUTLOOK: Final = "outlook"


class Sight:
    """Judges tables of a game: by its network, or by the written outlook where there is none that knows this box."""

    def __init__(self, game: Game) -> None:
        self.kind = NETWORK if learned(game) and not game.components.changes else OUTLOOK
        self._seats = range(game.players)
        self._judge: Any = judge_for(game) if self.kind == NETWORK else evaluation(game, tuned(game.name, GREEDY))

    def look(self, tables: Sequence[Table]) -> list[tuple[list[float], list[float]]]:
        """For each seat its prospects (more is better; see `tension.chances`) and the final points it may expect."""
        if not tables or self.kind == OUTLOOK:
            return [(points, points) for points in map(self._expected, tables)]
        # always through the same eyes: what differs is then the table
        chances, points = self._judge.network.outlooks(self._judge.hidden(tables, [0] * len(tables)), len(self._seats))
        return [
            ([log(max(float(chance), 1e-6)) for chance in mine], [float(one) for one in theirs.sum(1)])
            for mine, theirs in zip(chances, points, strict=True)
        ]

    def _expected(self, table: Table) -> list[float]:
        return [float(self._judge.worth(table, seat)) for seat in self._seats]
