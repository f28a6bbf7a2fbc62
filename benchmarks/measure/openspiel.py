"""OpenSpiel: games written in C++, played at random from Python."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import pyspiel

from benchmarks.measure.engine import measure, report


class Spiel:
    """One of OpenSpiel's games in which players decide in turn; chance is played but not counted."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = pyspiel.load_game(name)
        self.random = random.Random(seed)

    def new(self) -> Any:
        return self.game.new_initial_state()

    def chance(self, state: Any) -> int:
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        left = self.random.random()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def play_out(self, state: Any) -> int:
        choose = self.random.choice
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state))
            else:
                state.apply_action(choose(state.legal_actions()))
                steps += 1
        return steps

    def roll_out(self, state: Any) -> int:
        return self.play_out(state)

    def walk(self) -> Iterator[Any]:
        state = self.new()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state))
            else:
                yield state
                state.apply_action(self.random.choice(state.legal_actions()))

    def copier(self, state: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = state.clone
        return clone

    def asker(self, state: Any) -> Callable[[], object]:
        legal_actions: Callable[[], object] = state.legal_actions
        return legal_actions


if __name__ == "__main__":
    report(version("open_spiel"), measure(Spiel(sys.argv[3], seed=int(sys.argv[1])), float(sys.argv[2])))
