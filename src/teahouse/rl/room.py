"""A room full of tables: what is seen, allowed and won at each of them, as rows of arrays.

The arrays belong to whoever made them: the caller, or memory that several processes share.
"""

from __future__ import annotations

import random
from typing import Any

import numpy
from numpy.typing import NDArray

from teahouse.kernel import Game, ManyTables
from teahouse.rl.rewards import results

FIELDS: dict[str, tuple[str, type[Any]]] = {
    "observation": ("seen", numpy.uint8),
    "action_mask": ("moves", numpy.int8),
    "seat": ("", numpy.int8),
    "action": ("", numpy.int64),
    "over": ("", numpy.bool_),
    "result": ("players", numpy.float32),
    "points": ("players", numpy.int32),
    "last": ("seen", numpy.uint8),
}
"""For each array what a row is as long as (nothing: one number), and what its numbers are."""

Arrays = dict[str, NDArray[Any]]


def widths(game: Game) -> dict[str, int]:
    """How long rows are."""
    return {"": 1, "seen": len(game.observation_spec()), "moves": len(game.catalogue), "players": game.players}


def shape_of(field: str, game: Game, count: int) -> tuple[int, ...]:
    """The shape of an array for so many tables."""
    length = FIELDS[field][0]
    return (count, widths(game)[length]) if length else (count,)


class Room:
    """Tables at which games are played one after the other; `arrays` hold a row for each."""

    def __init__(self, game: Game, arrays: Arrays, reward: str, forced: bool, first: int = 0) -> None:
        self.game = game
        self.arrays = arrays
        self.reward = reward
        self._first = first
        """The number of the first table in the whole house: a table's chance depends on its number."""
        count = len(arrays["seat"])
        self._many = ManyTables(game, [random.random] * count, forced)
        # what the compiled loop writes into, row after row
        self._seen = arrays["observation"].data.cast("B")
        self._masks = arrays["action_mask"].data.cast("B")
        self._seats = arrays["seat"].data

    def reset(self, seed: int | str) -> None:
        """Begin a new game at every table."""
        many = self._many
        for index in range(len(many.tables)):
            many.chances[index] = random.Random(f"{seed}/{self._first + index}").random
            many.begin(index)
        self.arrays["over"][:] = False
        many.show_all(self._seen, self._masks, self._seats)

    def step(self) -> None:
        """Play the actions that stand in their array; where a game ends, its result is noted and the next begins."""
        arrays, many = self.arrays, self._many
        ended = many.act_all(arrays["action"].tolist())
        over = arrays["over"]
        over[:] = False
        for index in ended:
            table = many.tables[index]
            over[index] = True
            arrays["result"][index] = results(table, self.reward)
            arrays["points"][index] = table.scores()
            arrays["last"][index] = numpy.frombuffer(self.game.observed(table, int(arrays["seat"][index])), numpy.uint8)
            many.begin(index)
        many.show_all(self._seen, self._masks, self._seats)
