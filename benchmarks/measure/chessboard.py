"""python-chess: games of at most 400 random plies."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

import chess

from benchmarks.measure.engine import measure, report

PLIES = 400


class Chess:
    """A board with the moves that led to it; copies leave those moves behind."""

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(seed).choice

    def new(self) -> Any:
        return chess.Board()

    def play_out(self, board: Any) -> int:
        choose = self.choose
        steps = 0
        while board.ply() < PLIES:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(choose(moves))
            steps += 1
        return steps

    def roll_out(self, board: Any) -> int:
        return self.play_out(board)

    def walk(self) -> Iterator[Any]:
        board = chess.Board()
        while board.ply() < PLIES and (moves := list(board.legal_moves)):
            yield board
            board.push(self.choose(moves))

    def copier(self, board: Any) -> Callable[[], Any]:
        return partial(board.copy, stack=False)

    def asker(self, board: Any) -> Callable[[], object]:
        return lambda: list(board.legal_moves)


if __name__ == "__main__":
    report(version("chess"), measure(Chess(seed=int(sys.argv[1])), float(sys.argv[2])))
