"""Random players with habits: some play anything, some love one sort of move, so that rare states come up too."""

from __future__ import annotations

import random

from teahouse.kernel import NATURE, Game, Move, Table


class Habit:
    """Chooses moves for NATURE and all seats of one game."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self.luck = luck
        sorts = sorted({_sort(move) for move in game.catalogue.moves})
        self.loved = [luck.choice(sorts) if luck.random() < 0.5 else "" for _ in range(game.players)]
        """For each seat the first word of the moves that it takes wherever it can."""

    def choose(self, table: Table) -> Move:
        moves = table.moves()
        if table.to_move == NATURE:
            return self.luck.choices(moves, table.weights())[0]
        if self.loved[table.to_move] and self.luck.random() < 0.8:
            loved = [move for move in moves if _sort(move) == self.loved[table.to_move]]
            if loved:
                return self.luck.choice(loved)
        return self.luck.choice(moves)


def _sort(move: Move) -> str:
    return move.text.split()[0].split("@")[0]
