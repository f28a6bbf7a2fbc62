"""The random bot: any legal move, each as likely."""

from __future__ import annotations

import random
from typing import ClassVar

from teahouse.bots.bot import Bot, Budget
from teahouse.kernel import Game, Move, View


class RandomBot(Bot):
    """Plays any legal move."""

    blind: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self._draw = random.Random(seed).random

    def choose(self, view: View, budget: Budget) -> Move:
        moves = view.moves
        return moves[int(self._draw() * len(moves))]
