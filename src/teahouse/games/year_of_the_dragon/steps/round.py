"""The frame of a month: action, person, event, scoring (YD-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.names import EVENTS, MONGOLS, MONTHS
from teahouse.games.year_of_the_dragon.steps.action import BeginActions
from teahouse.games.year_of_the_dragon.steps.event import Decay, Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons
from teahouse.games.year_of_the_dragon.steps.scoring import FinalScoring, ScoreRound
from teahouse.games.year_of_the_dragon.steps.super_events import SuperEvent
from teahouse.games.year_of_the_dragon.steps.wall import ScoreWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Ref, Step


class BeginMonth(Step[YearTable]):
    """A month begins: its four phases are put on the agenda (YD-16, YD-52)."""

    __slots__ = ("month",)
    id: ClassVar = "begin-month"
    clauses: ClassVar = ("YD-16", "YD-52", "YD-53")

    def __init__(self, seat: int, month: int) -> None:
        super().__init__(seat)
        self.month = month

    def run(self, table: YearTable) -> None:
        table.month = self.month
        if table.chapters is not None:
            named = Ref(f"event-{EVENTS[table.events[self.month - 1]]}")
            table.chapter("month", (("month", self.month), ("event", named)), f"event-{self.month}", True)
            table.tell("told-month", NOBODY, (("event", named),))
        elif table.notes is not None:
            event = Ref(f"event-{EVENTS[table.events[self.month - 1]]}")
            table.tell("note-month", NOBODY, (("month", self.month), ("event", event)))
        last = self.month == MONTHS
        rules = table.rules
        agenda = table.agenda  # what comes last is put there first
        if last:
            agenda.append(_FINAL)
            if rules.wall and not rules.wall_end_first:
                agenda.append(ScoreWall(NOBODY, MONTHS))  # after Phase 4, with no further decay (YD-65, YD-E9)
        agenda.append(_SCORE)
        super_event = rules.super_event and self.month == table.box.super_month
        if super_event and rules.decay_first:
            agenda.append(SuperEvent(NOBODY))
        agenda.append(_DECAY)
        if last and rules.wall and rules.wall_end_first:
            agenda.append(ScoreWall(NOBODY, MONTHS))
        if super_event and not rules.decay_first:
            agenda.append(SuperEvent(NOBODY))  # decay runs once, after it (YD-D10)
        if rules.wall and table.events[self.month - 1] == MONGOLS:
            agenda.append(ScoreWall(NOBODY, self.month))  # YD-62
        agenda.append(_HAPPEN)
        agenda.append(_PERSONS)
        agenda.append(_ACTIONS)


_FINAL: Final = FinalScoring(NOBODY)
_SCORE: Final = ScoreRound(NOBODY)
_DECAY: Final = Decay(NOBODY)
_HAPPEN: Final = Happen(NOBODY)
_PERSONS: Final = BeginPersons(NOBODY)
_ACTIONS: Final = BeginActions(NOBODY)
