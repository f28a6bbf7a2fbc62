"""In the Year of the Dragon: the moments of a year, and what there is no experience of."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teahouse.bots.evaluation.experience import Sight
from teahouse.bots.evaluation.year_of_the_dragon_habits import YearHabits
from teahouse.bots.evaluation.year_of_the_dragon_sight import (
    COUNTED,
    DRAFTED,
    FIRST_PICK,
    HOME,
    INVASIONS,
    MOMENTS,
    SYMBOLS,
    look,
)
from teahouse.games.year_of_the_dragon.names import ASSASSINATION, BUDDHA, FLOOD, LANTERNFEST, MONTHS
from teahouse.games.year_of_the_dragon.steps.scoring import PER_PERSON
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson
from teahouse.games.year_of_the_dragon.table import YearTable

STAGES: Final = ("before the action", "before the person", "before the event", "first pick", "drafted")
"""The worth of a thing has a curve over the months in each of the first three, and is one number in the others."""


class YearExperience(YearHabits):
    """Judges a table by the worth that things on it had in games played before."""

    counted: ClassVar[tuple[tuple[str, str], ...]] = COUNTED
    stages: ClassVar[tuple[str, ...]] = STAGES
    moments: ClassVar[int] = MOMENTS

    wall: float

    def look(self, table: YearTable, seat: int) -> Sight:
        """Count what lies before a seat."""
        return look(table, seat)

    def rests(self, table: Any) -> bool:
        """The first pick of the draft is a turn of its own."""
        return type(table.agenda[-1]) is DraftPerson

    def stage_of(self, moment: int) -> int:
        """Before the own action, the own person, the event; the draft comes last in `stages`."""
        if moment == FIRST_PICK:
            return 3
        if moment == DRAFTED:
            return 4
        return (moment + 1) % 3

    def curve(self, moment: int) -> list[float]:
        """The Legendre polynomials up to the third at the month of a moment: January lies at -1, December at 1."""
        if moment <= DRAFTED:
            return [1.0]
        at = 2.0 * ((moment + 1) // 3 - 1) / (MONTHS - 1) - 1.0
        return [1.0, at, 1.5 * at * at - 0.5, 2.5 * at * at * at - 1.5 * at]

    def beyond(self, table: YearTable, seat: int, sight: Sight) -> float:
        """The expansions, by rule of thumb: the wall, and super events that are still to come."""
        rules = table.rules
        if not rules.wall and not rules.super_event:
            return 0.0
        player = table.players[seat]
        more = 0.0
        if rules.wall:
            more += self.wall * player.wall_built * (sight.counts[INVASIONS] + 1)
        if rules.super_event and (sight.moment + 1) // 3 <= table.box.super_month:
            corner = table.corner
            if corner == LANTERNFEST:
                more += PER_PERSON * sight.counts[HOME + 5]
            elif corner == BUDDHA:
                more += player.monk_points(table.box)
            elif corner == ASSASSINATION:
                more -= sight.counts[SYMBOLS] * (MONTHS + 1 - table.box.super_month)
            elif corner == FLOOD:
                more -= 0.1 * (player.yuan + player.rice + player.fireworks)
        return more
