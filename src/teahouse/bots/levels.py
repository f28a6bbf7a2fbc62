"""The four levels, from a first game to an expert's. They differ in what they see, not only in time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.imagination import Imagination
from teahouse.bots.search import SearchBot
from teahouse.bots.tree import Settings
from teahouse.bots.weights import GREEDY, SEARCH, settings_of, tuned
from teahouse.kernel import Game, Message, Move, Table, View

OVERLOOKED: Final = 0.3
"""How often Leaf does not see a move at all."""
FUZZY: Final = 0.35
"""How far Leaf's judgement wanders, as a part of the lead that wins most games."""


class Leaf(GreedyBot):
    """Kind: sees the next move, overlooks some, and judges by feeling."""

    _noticed = 0
    """How many moves it saw when it judged last."""

    def choose(self, view: View, budget: Budget) -> Move:
        self._noticed = 0
        move = super().choose(view, budget)
        if self._noticed == 1:  # an overlooked move promised nothing
            self.thought = Message("thought-only-seen")
        return move

    def judge(self, moves: list[Move], tables: list[Table], imagination: Imagination) -> list[float]:
        worths = super().judge(moves, tables[:1], imagination)
        chance = imagination.chance
        wander = FUZZY * self.evaluation.spread
        seen = [worth + chance.gauss(0.0, wander) for worth in worths]
        overlooked = [chance.random() < OVERLOOKED for _ in moves]
        self._noticed = overlooked.count(False)
        if all(overlooked):
            return seen
        return [worth - 1000.0 if gone else worth for worth, gone in zip(seen, overlooked, strict=True)]


class Cup(GreedyBot):
    """Reliable: judges every move by tuned weights, one turn ahead."""

    @classmethod
    def own_weights(cls, game: Game) -> Mapping[str, float] | None:
        return tuned(game.name, GREEDY)


class _Searching(SearchBot):
    """A searching level: never thinks longer than its limit, and expects others to play naturally."""

    level: ClassVar[str]
    breadth: ClassVar[int]
    widening: ClassVar[float]
    temperature: ClassVar[float]

    @classmethod
    def own_weights(cls, game: Game) -> Mapping[str, float] | None:
        return tuned(game.name, SEARCH)

    @classmethod
    def own_settings(cls, game: Game) -> Settings:
        """What a level sees is its own; how it weighs that up was tried out for each game."""
        own = {"breadth": cls.breadth, "widening": cls.widening, "temperature": cls.temperature, "others": 1}
        return Settings(**(own | settings_of(game.name).get(cls.level, {})))

    def choose(self, view: View, budget: Budget) -> Move:
        if budget.simulations is None and (budget.seconds is None or budget.seconds > self.seconds):
            budget = Budget(seconds=self.seconds)
        return super().choose(view, budget)


class Pot(_Searching):
    """Looks ahead for half a second, at the moves that seem natural."""

    level: ClassVar[str] = "pot"
    seconds: ClassVar[float] = 0.5
    breadth: ClassVar[int] = 5
    widening: ClassVar[float] = 0.3
    temperature: ClassVar[float] = 1.0


class Master(_Searching):
    """Looks ahead for three seconds, at every move, by the best judgement there is."""

    level: ClassVar[str] = "master"
    seconds: ClassVar[float] = 3.0
    breadth: ClassVar[int] = 8
    widening: ClassVar[float] = 0.6
    temperature: ClassVar[float] = 1.5


LEVELS: Final[dict[str, type[Bot]]] = {"leaf": Leaf, "cup": Cup, "pot": Pot, "master": Master}
"""By name, from kind to hard. `level-<name>` is its title, with the attribute `character`."""


@cache
def _ratings() -> dict[str, Any]:
    path = files("teahouse.bots") / "ratings.json"
    found = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    assert isinstance(found, dict)
    return found


def rating(game: str, level: str) -> float | None:
    """The published rating of a level: 25 is the start of the scale, more is better; None before its ladder."""
    found = _ratings().get(game, {}).get(level)
    return None if found is None else float(found)
