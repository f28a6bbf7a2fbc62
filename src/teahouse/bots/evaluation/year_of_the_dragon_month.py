"""In the Year of the Dragon: where in the month a seat is, read from the agenda."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps.action import BeginActions, ChooseAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons, PlayCard
from teahouse.games.year_of_the_dragon.steps.release import ReleaseHungry, ReleasePerson, Releases
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.games.year_of_the_dragon.table import YearTable


def ahead_in_month(table: YearTable, seat: int) -> tuple[bool, bool, bool, bool, int, int]:
    """Whether action, person, event and scoring are still to come; persons already doomed; floors to be placed."""
    month = table.month
    act = recruit = event = score = month == 0
    leaving = 0
    rising = 0
    agenda = table.agenda
    for index in range(MONTHS - month if month else len(agenda), len(agenda)):
        step = agenda[index]
        kind = type(step)
        if kind is Happen:
            event = True
        elif kind is ScoreRound:
            score = True
        elif kind is BeginActions:
            act = True
        elif kind is BeginPersons:
            recruit = True
        elif kind is ChooseAction:
            act = act or step.seat == seat
        elif kind is PlayCard:
            recruit = recruit or step.seat == seat
        elif kind is Releases:
            if step.owner == seat:  # type: ignore[attr-defined]
                leaving += step.count  # type: ignore[attr-defined]
        elif step.seat == seat:
            if kind is ReleasePerson or kind is ReleaseHungry:
                leaving += step.count  # type: ignore[attr-defined]
            elif kind is BuildFloor:
                rising += step.floors  # type: ignore[attr-defined]
    return act, recruit, event, score, leaving, rising
