"""Tables that a view could have been taken from, drawn from the view and a seed alone."""

from __future__ import annotations

import json
import random

from teahouse.kernel import Game, Table, View


class Imagination:
    """Makes tables of a view. The same view and seed make the same tables, whatever lies hidden on the real one."""

    def __init__(self, game: Game, view: View, seed: str) -> None:
        self.game = game
        self.view = view
        laid = {**view.facts, "agenda": [_class_named(step) for step in view.facts["agenda"]]}
        self.chance = random.Random(f"{seed}/{json.dumps(laid, sort_keys=True)}")
        """All chance of one decision."""
        self.draws = 0
        self.first = self.make()
        self.open = self.draws == 0
        """Whether nothing is hidden, so that every table would be the same."""

    def make(self) -> Table:
        """Another table that could be the real one."""
        return self.game.imagine(self.view, self._draw)

    def _draw(self, below: int) -> int:
        self.draws += 1
        return int(self.chance.random() * below)


def _class_named(step: list[int | str]) -> list[int | str]:
    """A step as version 0.1.0 wrote it, by its class, so that a seeded bot still plays the same games."""
    return ["".join(part.capitalize() for part in str(step[0]).split("-")), *step[1:]]
