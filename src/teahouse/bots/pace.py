"""The pace of a game: how far an outlook is off at each moment, on average, so that moments can be compared.

An outlook tells moves apart that end at the same moment. A search compares tables at different moments: if hopes fade
a little with every turn, whatever is looked at longer seems worse. The pace, measured by `python -m
teahouse.arena.pace`, takes that out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import Round
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.games.yinzi.names import HAND, IN_ACTIONS, IN_BONUS, IN_SETUP, ROUNDS
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Game
from teahouse.library import folder_of

Moment = Callable[[Any, int], int]
"""The number of the moment at which a seat is on a table."""


def year_moment(table: YearTable, seat: int) -> int:
    """The month, and in it the actions, the persons, what follows."""
    month = table.month
    if not month:
        return 0
    agenda = table.agenda
    stage = 2
    for index in range(MONTHS - month, len(agenda)):
        kind = type(agenda[index])
        if kind is BeginPersons:
            stage = 0
        elif kind is Happen and stage:
            stage = 1
    return 3 * month - 2 + stage


def yinzi_moment(table: YinziTable, seat: int) -> int:
    """How many turns a seat has had; before them, the setup and the choice of bonuses."""
    phase = table.phase
    if phase == IN_SETUP:
        return 0
    if phase == IN_BONUS:
        return table.round
    full = 2 * HAND
    turns = 0
    if phase == IN_ACTIONS:
        player = table.players[seat]
        for count in player.hand:
            turns += 2 * count
        for place in range(5):
            if player.workers[place]:
                turns += 1
        if turns > full:
            turns = full
    return ROUNDS + 1 + full * table.round - turns


def dragon_moment(table: DragonTable, seat: int) -> int:
    """The round, and in it bidding, payment, journeys."""
    agenda = table.agenda
    if type(agenda[0]) is Round:
        return 0
    stage = 2
    for step in agenda:
        kind = type(step)
        if kind is Bid:
            stage = 0
            break
        if kind is Resolve:
            stage = 1
    return 1 + 3 * table.round + stage


_MOMENTS: Final[dict[str, Moment]] = {
    "year-of-the-dragon": year_moment,
    "yinzi": yinzi_moment,
    "dragon-boats": dragon_moment,
}


def moment_of(name: str) -> Moment | None:
    """How moments of a game are counted; None for a game of somebody else."""
    return _MOMENTS.get(name)


class Pace:
    """What an outlook is to be corrected by."""

    def __init__(self, game: Game, known: bool = True) -> None:
        self._moment: Moment | None = moment_of(game.name)
        self._drift: list[float] = _measured(game.name).get(str(game.players), []) if known else []
        if not self._drift:
            self._moment = None

    def at(self, table: Any, seat: int) -> float:
        """Points to be added to the outlook of a seat."""
        if self._moment is None or table.over:
            return 0.0
        moment = self._moment(table, seat)
        drift = self._drift
        return drift[moment] if moment < len(drift) else drift[-1]


@cache
def _measured(name: str) -> dict[str, list[float]]:
    if name not in _MOMENTS:
        return {}
    path = files("teahouse.bots.weights") / f"{folder_of(name)}.pace.json"
    if not path.is_file():
        return {}
    found: dict[str, list[float]] = json.loads(path.read_text("utf-8"))["drift"]
    return found
