"""catanatron: Catan for four players at random, by the engine's own random player."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from itertools import count
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer

from benchmarks.measure.engine import measure, report


class Catan:
    """The engine as it is used: `play_tick` is legal moves, choice and execution of one decision."""

    def __init__(self, seed: int) -> None:
        self.seeds = count(seed)

    def new(self) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=next(self.seeds))

    def play_out(self, game: Any) -> int:
        steps = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            steps += 1
        return steps

    def roll_out(self, game: Any) -> int:
        return self.play_out(game)

    def walk(self) -> Iterator[Any]:
        game = self.new()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield game
            game.play_tick()

    def copier(self, game: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = game.copy
        return copy

    def asker(self, game: Any) -> Callable[[], object]:
        return partial(generate_playable_actions, game.state)


if __name__ == "__main__":
    report(version("catanatron"), measure(Catan(seed=1 + 1000 * int(sys.argv[1])), float(sys.argv[2])))
