"""What the examples share: how often a trained model wins against random players."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from teahouse.rl import Alone

Train = Callable[[str, int, int], Any]
"""Game, players, decisions: a model."""
Choose = Callable[[Any, dict[str, Any]], int]
"""The move of a model, by what a seat sees."""


def wins(model: Any, choose: Choose, name: str, players: int, games: int) -> float:
    """The part of some games that it wins against random players."""
    env = Alone(name, players, scaled=True)
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(choose(model, seen))
        won += info["place"] == 1
    return won / games


def main(train: Train, choose: Choose) -> None:
    """Train on the game that is named and say how often it wins."""
    name = sys.argv[1] if len(sys.argv) > 1 else "year-of-the-dragon"
    model = train(name, 2, 8192)
    print(f"{100 * wins(model, choose, name, 2, 50):.0f} % of 50 games won against a random player")
