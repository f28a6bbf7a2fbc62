"""Yínzi: the moments of a game, at which what games have taught about the worth of things differs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teahouse.bots.evaluation.experience import Sight
from teahouse.bots.evaluation.yinzi_counted import COUNTED, MOMENTS, SETUP
from teahouse.bots.evaluation.yinzi_court import YinziCourt
from teahouse.bots.evaluation.yinzi_sight import look
from teahouse.games.yinzi.names import HAND, ROUNDS
from teahouse.games.yinzi.table import YinziTable

STAGES: Final = ("setup", "bonus", "turns", "last turns", "after the turns", "at the end")
"""The worth of a thing has a curve over the rounds, and over the turns of a round, for each of them."""

_FULL: Final = 2 * HAND

_WEIGHED_UP: Final = frozenset(
    {
        "PlantCrops",
        "ChooseAdvancements",
        "PlaceAdvancement",
        "DevelopFactories",
        "FreeUpgrade",
        "TakeResources",
        "StartFactory",
        "SellAtMarket",
        "ProduceCommodities",
        "LoadShip",
        "ServeEmperor",
        "WarRoutes",
    }
)
"""Questions within a turn that are worth judging every answer while experience is gathered."""


class YinziExperience(YinziCourt):
    """Judges a table by the worth that things on it had in games played before."""

    counted: ClassVar[tuple[tuple[str, str], ...]] = COUNTED
    stages: ClassVar[tuple[str, ...]] = STAGES
    moments: ClassVar[int] = MOMENTS
    heat: ClassVar[tuple[float, float]] = (0.8, 0.35)
    whims: ClassVar[tuple[float, float]] = (0.02, 0.01)

    def look(self, table: YinziTable, seat: int) -> Sight:
        """Count what lies before a seat."""
        return look(table, seat)

    def by_habit(self, table: Any) -> bool:
        """Most questions within a turn are answered by habit: a game asks many."""
        return type(table.agenda[-1]).__name__ not in _WEIGHED_UP

    def stage_of(self, moment: int) -> int:
        """The place of a moment's stage in `stages`."""
        if moment == SETUP:
            return 0
        number, turn = (moment - 1) // (2 + _FULL), (moment - 1) % (2 + _FULL)
        last = number == ROUNDS - 1
        if turn == 0:
            return 1
        if turn == 1 + _FULL:
            return 5 if last else 4
        return 3 if last else 2

    def curve(self, moment: int) -> list[float]:
        """The terms of a moment's curve: rounds and turns lie between -1 and 1."""
        stage = self.stage_of(moment)
        if stage in (0, 5):
            return [1.0]
        number, turn = (moment - 1) // (2 + _FULL), (moment - 1) % (2 + _FULL)
        if stage == 1:
            at = 2.0 * number / (ROUNDS - 1) - 1.0
            return [1.0, at, 1.5 * at * at - 0.5]
        at = float(number - 1)
        if stage == 4:
            return [1.0, at]
        now = 2.0 * (turn - 1) / (_FULL - 1) - 1.0
        if stage == 3:
            return [1.0, now, 1.5 * now * now - 0.5]
        return [1.0, at, now, at * now, 1.5 * now * now - 0.5]
