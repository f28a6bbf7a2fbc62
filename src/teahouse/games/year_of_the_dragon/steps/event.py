"""Phase 3: the event of the month, then decay (YD-42 to YD-50)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.names import (
    CONTAGION,
    DROUGHT,
    EVENTS,
    FESTIVAL,
    FROM_FESTIVAL,
    FROM_MONGOLS,
    HEALER,
    MONGOLS,
    TRIBUTE,
    WARRIOR,
)
from teahouse.games.year_of_the_dragon.steps.release import ReleaseHungry, ask_releases
from teahouse.games.year_of_the_dragon.steps.wall import fewest
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import Ref, Step

TRIBUTE_YUAN: Final = 4
"""Yuan for the emperor; a person for each one short (YD-45)."""
SICK: Final = 3
"""Persons lost to a contagion without healers (YD-49)."""
FIRST_PRIZE: Final = 6
SECOND_PRIZE: Final = 3
"""Points for most and second most fireworks (YD-47)."""


class Happen(Step[YearTable]):
    """The event of the month happens: first everybody's payments and points, then releases (YD-42, YD-A8)."""

    __slots__ = ()
    id: ClassVar = "happen"
    clauses: ClassVar = ("YD-42", "YD-43", "YD-44", "YD-A8")

    def run(self, table: YearTable) -> None:
        event = table.events[table.month - 1]
        if table.chapters is not None:
            table.chapter("event", (("event", Ref(f"event-{EVENTS[event]}")),), f"event-{table.month}")
        if event == DROUGHT:
            drought(table)
        elif event == CONTAGION:
            contagion(table)
        elif event == MONGOLS:
            mongols(table)
        elif event == TRIBUTE:
            tribute(table)
        elif event == FESTIVAL:
            festival(table)
        # in months of peace nothing happens (YD-44)


def tribute(table: YearTable) -> None:
    """Everybody pays 4 yuan, all money first, and releases a person for each yuan short (YD-45)."""
    short: list[int] = []
    for seat, player in enumerate(table.players):
        paid = player.yuan if player.yuan < TRIBUTE_YUAN else TRIBUTE_YUAN
        player.yuan -= paid
        short.append(TRIBUTE_YUAN - paid)
        if table.notes is not None:
            told = (("yuan", paid), ("due", TRIBUTE_YUAN), ("missing", TRIBUTE_YUAN - paid))
            table.tell("note-tribute", seat, told)
    ask_releases(table, short, TRIBUTE)


def drought(table: YearTable) -> None:
    """Each inhabited palace needs 1 rice, as far as the rice goes (YD-46, YD-D2)."""
    hungry: list[int] = []
    for seat, player in enumerate(table.players):
        inhabited = player.inhabited()
        eaten = player.rice if player.rice < inhabited else inhabited
        player.rice -= eaten
        hungry.append(inhabited - eaten)
        if table.notes is not None:
            table.tell("note-drought", seat, (("rice", eaten), ("count", inhabited - eaten)))
    for seat in reversed(table.order):
        if hungry[seat]:
            table.agenda.append(ReleaseHungry(seat, hungry[seat], 0))


def festival(table: YearTable) -> None:
    """Most fireworks score 6, second most 3; those who scored return half, rounded up (YD-47)."""
    counts = [player.fireworks for player in table.players]
    most = max(counts)
    # ties share a place, and second is the next lower number however many are first (YD-D3, YD-D4)
    second = max([count for count in counts if count < most], default=0)
    for seat, player in enumerate(table.players):
        if player.fireworks == 0:
            continue
        if player.fireworks == most:
            points = FIRST_PRIZE
        elif player.fireworks == second:
            points = SECOND_PRIZE
        else:
            continue
        player.score(FROM_FESTIVAL, points)
        player.fireworks //= 2  # half goes back, rounded up (YD-D5)
        if table.notes is not None:
            table.tell("note-festival", seat, (("points", points), ("left", player.fireworks)))


def mongols(table: YearTable) -> None:
    """A point for each helmet; then the weakest release one person each (YD-48, YD-D6)."""
    helmets = [player.symbols[WARRIOR] for player in table.players]
    for seat, player in enumerate(table.players):
        player.score(FROM_MONGOLS, helmets[seat])
        if table.notes is not None:
            table.tell("note-mongols", seat, (("points", helmets[seat]),))
    ask_releases(table, fewest(helmets), MONGOLS)


def contagion(table: YearTable) -> None:
    """Three persons leave, one fewer for each mortar, counted now (YD-49, YD-D7)."""
    ask_releases(table, [SICK - player.symbols[HEALER] for player in table.players], CONTAGION)


class Decay(Step[YearTable]):
    """Each palace without persons loses a floor, in every month (YD-50, YD-D9, YD-D10)."""

    __slots__ = ()
    id: ClassVar = "decay"
    clauses: ClassVar = ("YD-50", "YD-D9", "YD-D10")

    def run(self, table: YearTable) -> None:
        if table.chapters is not None:
            table.chapter("decay")
        for seat, player in enumerate(table.players):
            for one in player.palaces:
                if not one.count:  # most have none
                    lost = decay(player)
                    if table.notes is not None:
                        table.tell("note-decay", seat, (("floors", lost),))
                    break


def decay(player: Player) -> int:
    """Lower the empty palaces; those without floors disappear and the rest close up (YD-50, YD-A9)."""
    lost = 0
    gone = False
    palaces = player.palaces
    for index in range(len(palaces)):
        if not palaces[index].count:
            lower = palaces[index].lower()
            palaces[index] = lower
            lost += 1
            if not lower.floors:
                gone = True
    if gone:
        player.palaces = [one for one in palaces if one.floors]
    return lost
