"""What an evaluation is: the final score a seat may expect, as the sum of parts that a player would name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teahouse.kernel import Game, Move, Table


class BadWeights(Exception):
    """Weights that do not belong to this evaluation; the sentence names the weight."""


class Weight:
    """A number of an evaluation that can be tuned, and what it means."""

    __slots__ = ("about", "low", "start", "step")

    def __init__(self, start: float, step: float, about: str, low: float = 0.0) -> None:
        self.start = start
        """What we wrote down before any tuning."""
        self.step = step
        """How far tuning tries to move it at first."""
        self.about = about
        self.low = low
        """Tuning does not go below this."""


class Evaluation:
    """Expects final scores. A game's own evaluation knows its features; this one counts the points so far."""

    weights: ClassVar[dict[str, Weight]] = {}
    parts: ClassVar[tuple[str, ...]] = ("points",)
    """The names of what `outlook` lists; the sentence for one is `part-<folder of the game>-<name>`."""
    spread: ClassVar[float] = 10.0
    """A lead of so many points wins about three games of four from the middle of a game."""

    def __init__(self, game: Game, weights: Mapping[str, float] | None = None) -> None:
        self.game = game
        given = {} if weights is None else weights
        for name in given:
            if name not in self.weights:
                raise BadWeights(f"the evaluation of {game.name} has no weight {name!r}")
        self.chosen = {name: float(given.get(name, weight.start)) for name, weight in self.weights.items()}
        for name, value in self.chosen.items():
            setattr(self, name, value)

    def outlook(self, table: Any, seat: int) -> list[float]:
        """The points a seat may still expect or has, part by part, parallel to `parts`."""
        return [float(table.scores()[seat])]

    def worth(self, table: Any, seat: int) -> float:
        """The final score a seat may expect.

        Added up one by one: `sum` rounds differently from Python 3.12 on, and the least difference parts equal moves.
        """
        total = 0.0
        for part in self.outlook(table, seat):
            total += part
        return total

    def follow(self, table: Any) -> Move | None:
        """What the seat to move would do next without thinking, while a move of its own is being weighed up.

        None where that is the end of the turn or needs thought: the table is judged as it lies.
        """
        return None


def follow_up(evaluation: Evaluation, table: Table, seat: int, most: int = 12) -> None:
    """Finish what a seat has begun, as it would without thinking."""
    while most and table.to_move == seat and not table.over:
        move = evaluation.follow(table)
        if move is None:
            return
        table.apply(move)
        most -= 1
