"""What is coming: each event alone, on the table as it stands, without chaining."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.names import (
    CONTAGION,
    DROUGHT,
    EVENTS,
    FESTIVAL,
    HEALER,
    MONGOLS,
    MONTHS,
    NONE,
    TRIBUTE,
    WARRIOR,
)
from teahouse.games.year_of_the_dragon.steps.event import FIRST_PRIZE, SECOND_PRIZE, SICK, TRIBUTE_YUAN, Happen
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Message, Ref


class Outlook:
    """What one coming event would change for a seat."""

    __slots__ = ("changes", "event", "month")

    def __init__(self, month: int, event: str, changes: dict[str, int]) -> None:
        self.month = month
        self.event = event
        self.changes = changes
        """persons, yuan, rice, fireworks, points: what would be lost (negative) or gained; nothing if empty."""

    @property
    def message(self) -> Message:
        return Message(
            "forecast",
            (
                ("month", self.month),
                ("event", Ref(f"event-{self.event}")),
                *((name, self.changes.get(name, 0)) for name in ("persons", "yuan", "rice", "fireworks", "points")),
            ),
        )

    def to_json(self) -> dict[str, object]:
        return {"month": self.month, "event": self.event, "changes": self.changes}


def forecast(table: YearTable, seat: int) -> list[Outlook]:
    """From the event of this month, if it is still to come, to the twelfth."""
    first = max(1, table.month + (1 if event_over(table) else 0))
    return [
        Outlook(month, EVENTS[table.events[month - 1]], changes(table, seat, table.events[month - 1]))
        for month in range(first, MONTHS + 1)
        if table.events[month - 1] != NONE
    ]


def event_over(table: YearTable) -> bool:
    """Whether this month's event has struck already: it is no longer on the agenda."""
    return table.month > 0 and not any(isinstance(step, Happen) for step in table.agenda)


def under_way(table: YearTable) -> bool:
    """Whether what this month's event and super event bring is still being asked: they have come before the scoring."""
    return event_over(table) and any(isinstance(step, ScoreRound) for step in table.agenda)


def changes(table: YearTable, seat: int, event: int) -> dict[str, int]:
    """What an event would change for a seat, counted as the rules of the event say (YD-44 to YD-49)."""
    players = table.players
    player = players[seat]
    found: dict[str, int] = {}
    if event == TRIBUTE:
        paid = min(player.yuan, TRIBUTE_YUAN)
        found["yuan"] = -paid
        found["persons"] = -min(player.persons, TRIBUTE_YUAN - paid)
    elif event == DROUGHT:
        inhabited = player.inhabited()
        eaten = min(player.rice, inhabited)
        found["rice"] = -eaten
        found["persons"] = -(inhabited - eaten)
    elif event == CONTAGION:
        found["persons"] = -min(player.persons, max(0, SICK - player.symbols[HEALER]))
    elif event == MONGOLS:
        helmets = player.symbols[WARRIOR]
        found["points"] = helmets
        if helmets == min([other.symbols[WARRIOR] for other in players]):
            found["persons"] = -min(player.persons, 1)
    elif event == FESTIVAL:
        counts = [other.fireworks for other in players]
        most = max(counts)
        second = max([count for count in counts if count < most], default=0)
        if player.fireworks and player.fireworks in (most, second):
            found["points"] = FIRST_PRIZE if player.fireworks == most else SECOND_PRIZE
            found["fireworks"] = -((player.fireworks + 1) // 2)
    return {name: amount for name, amount in found.items() if amount}
