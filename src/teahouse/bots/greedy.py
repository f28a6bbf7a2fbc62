"""The greedy bot: tries each move and keeps the one with the best outlook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.evaluation import evaluation, follow_up
from teahouse.bots.imagination import Imagination
from teahouse.kernel import Game, Move, Table, View


class GreedyBot(Bot):
    """Looks one move ahead, finishing its own turn in mind, and judges the table by the game's evaluation."""

    weights: ClassVar[Mapping[str, float] | None] = None
    """None for the weights as they were written down."""
    guesses: ClassVar[int] = 4
    """Where cards are hidden, so many tables that could be the real one are judged."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.evaluation = evaluation(game, self.weights)

    def choose(self, view: View, budget: Budget) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        worths = self.judge(view)
        return view.moves[max(range(len(worths)), key=worths.__getitem__)]

    def judge(self, view: View) -> list[float]:
        """The expected final score after each of the view's moves."""
        imagination = Imagination(self.game, view, self.seed)
        tables = imagination.tables(self.guesses)
        totals = [0.0] * len(view.moves)
        for table in tables:
            for index, move in enumerate(view.moves):
                totals[index] += self.try_out(table, move)
        return [total / len(tables) for total in totals]

    def try_out(self, table: Table, move: Move) -> float:
        """The expected final score after a move."""
        trial = table.copy()
        trial.apply(move)
        follow_up(self.evaluation, trial, self.seat)
        return self.evaluation.worth(trial, self.seat)
