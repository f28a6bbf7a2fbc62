"""How a game stands, as the lab's figures of tension see it: each seat's prospects and its expected final points."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final

from teahouse.bots.boxes import BoxJudge
from teahouse.bots.networked import judge_for, learned
from teahouse.kernel import Game, Table

NETWORK: Final = "network"
BOX: Final = "box"
POINTS: Final = "points"


class Sight:
    """Judges tables of a game by its network, with what another box counts for more or less.

    Where no network knows this box, by the points so far.
    """

    def __init__(self, game: Game) -> None:
        if not learned(game):
            self.kind = POINTS
        else:
            self.kind = BOX if game.components.changes else NETWORK
        self._players = game.players
        self._judge: Any = judge_for(game) if self.kind == NETWORK else None
        self._box = BoxJudge(judge_for(game)) if self.kind == BOX else None

    def look(self, tables: Sequence[Table]) -> list[tuple[list[float], list[float]]]:
        """For each seat its prospects (more is better; see `tension.chances`) and the final points it may expect."""
        if not tables:
            return []
        if self.kind == POINTS:
            scored = [[float(one) for one in table.scores()] for table in tables]
            return [(scores, scores) for scores in scored]
        # always through the same eyes: what differs is then the table
        if self._box is not None:
            outlooks = self._box.outlooks(tables, 0)
            return [_seen(one.chances, [sum(points) for points in one.points]) for one in outlooks]
        chances, points = self._judge.network.outlooks(self._judge.hidden(tables, [0] * len(tables)), self._players)
        return [_seen(mine, theirs.sum(1)) for mine, theirs in zip(chances, points, strict=True)]


def _seen(chances: Sequence[float], points: Sequence[float]) -> tuple[list[float], list[float]]:
    return [log(max(float(chance), 1e-6)) for chance in chances], [float(one) for one in points]
