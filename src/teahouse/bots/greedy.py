"""The greedy bot: tries each move and keeps the one with the best outlook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.evaluation import evaluation, follow_up
from teahouse.bots.imagination import Imagination
from teahouse.bots.thoughts import expectation, only_move
from teahouse.kernel import Game, Move, Table, View


class GreedyBot(Bot):
    """Looks one move ahead, finishing its own turn in mind, and judges the table by the game's evaluation."""

    weights: ClassVar[Mapping[str, float] | None] = None
    """None for the weights as they were written down."""
    guesses: ClassVar[int] = 4
    """Where cards are hidden, so many tables that could be the real one are judged."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.evaluation = evaluation(game, self.own_weights(game))

    @classmethod
    def own_weights(cls, game: Game) -> Mapping[str, float] | None:
        """The weights it plays this game by."""
        return cls.weights

    def choose(self, view: View, budget: Budget) -> Move:
        moves = view.moves
        if len(moves) == 1:
            self.thought = only_move()
            return moves[0]
        imagination = Imagination(self.game, view, self.seed)
        tables = imagination.tables(self.guesses)
        worths = self.judge(moves, tables, imagination)
        order = sorted(range(len(moves)), key=lambda index: -worths[index])
        best, second = order[0], order[1]
        self.thought = expectation(
            self.evaluation, self.seat, tables[0], (moves[best], worths[best]), (moves[second], worths[second])
        )
        return moves[best]

    def judge(self, moves: list[Move], tables: list[Table], imagination: Imagination) -> list[float]:
        """The expected final score after each move."""
        found = []
        for move in moves:
            total = 0.0
            for table in tables:
                total += self.try_out(table, move)
            found.append(total / len(tables))
        return found

    def try_out(self, table: Table, move: Move) -> float:
        """The expected final score after a move on one table."""
        trial = table.copy()
        trial.apply(move)
        follow_up(self.evaluation, trial, self.seat)
        return self.evaluation.worth(trial, self.seat)
