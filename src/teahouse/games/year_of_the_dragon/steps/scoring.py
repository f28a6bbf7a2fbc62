"""Phase 4 and the end of the game (YD-51 to YD-58)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.components import Box
from teahouse.games.year_of_the_dragon.names import (
    COURT_LADY,
    FROM_LADIES,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    FROM_SALES,
)
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import Step

PER_PERSON: Final = 2
"""Points for each person at the end (YD-54)."""
GOOD_PRICE: Final = 2
"""Yuan for each rice and fireworks tile at the end (YD-56)."""
YUAN_PER_POINT: Final = 3


class ScoreRound(Step[YearTable]):
    """A point for each palace and for each dragon on court ladies and privileges (YD-51)."""

    __slots__ = ()
    id: ClassVar = "score-round"
    clauses: ClassVar = ("YD-51", "YD-D11")

    def run(self, table: YearTable) -> None:
        if table.chapters is not None:
            table.chapter("scoring", (("month", table.month),), "points")
        box = table.box
        small = box.small_dragons
        large = box.large_dragons
        for seat, player in enumerate(table.players):
            palaces = len(player.palaces)
            ladies = player.symbols[COURT_LADY]
            privileges = player.small * small + player.large * large
            points = player.points
            points[FROM_PALACES] += palaces
            points[FROM_LADIES] += ladies
            points[FROM_PRIVILEGES] += privileges
            earned = palaces + ladies + privileges
            player.vp += earned
            if table.chapters is not None:
                sources = (("palaces", palaces), ("ladies", ladies), ("privileges", privileges))
                table.tell("told-scores", seat, sources)
            elif table.notes is not None:
                table.tell("note-score-round", seat, (("points", earned), ("total", player.vp)))


def dragons(box: Box, player: Player) -> int:
    """Dragons on a player's privileges: points in every round (YD-31)."""
    return player.small * box.small_dragons + player.large * box.large_dragons


class FinalScoring(Step[YearTable]):
    """Persons, monks and sold goods, after the twelfth month (YD-53 to YD-57)."""

    __slots__ = ()
    id: ClassVar = "final-scoring"
    clauses: ClassVar = ("YD-53", "YD-54", "YD-55", "YD-56", "YD-57", "YD-58", "YD-D13")

    def run(self, table: YearTable) -> None:
        if table.chapters is not None:
            table.chapter("final", (), "points")
        for seat, player in enumerate(table.players):
            before = player.vp
            persons, monks = PER_PERSON * player.persons, player.monk_points(table.box)
            player.score(FROM_PERSONS, persons)
            player.score(FROM_MONKS, monks)
            # all goods are sold together, then rounded once (YD-D13)
            purse = player.yuan + GOOD_PRICE * (player.rice + player.fireworks)
            player.score(FROM_SALES, purse // YUAN_PER_POINT)
            if table.chapters is not None:
                sold = purse // YUAN_PER_POINT
                table.tell("told-final", seat, (("persons", persons), ("monks", monks), ("sold", sold)))
            elif table.notes is not None:
                table.tell("note-final", seat, (("points", player.vp - before), ("total", player.vp)))
