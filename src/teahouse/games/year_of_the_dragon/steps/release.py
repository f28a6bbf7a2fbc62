"""Releasing persons, in track order (YD-43)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.moves import RELEASE
from teahouse.games.year_of_the_dragon.names import EVENTS
from teahouse.games.year_of_the_dragon.steps.person import move_out, refuse_person
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SAME_AS, Arguments, Move, Ref, Refusal, Step

WALL_SHORT: Final = len(EVENTS)
"""A cause of releases beside the events: the wall was too short."""
CAUSES: Final = (*EVENTS, "wall-short")


def ask_releases(table: YearTable, counts: list[int], cause: int) -> None:
    """Each seat releases as many persons as `counts` says, in track order (YD-43, YD-D8)."""
    for seat in reversed(table.order):
        if counts[seat] > 0 and table.players[seat].persons:
            table.agenda.append(Releases(NOBODY, seat, counts[seat], cause))
    if table.chapters is not None:
        for seat, player in enumerate(table.players):  # whoever tells it says at once what comes to everybody
            if player.persons:
                _tell(table, seat, counts[seat], cause)


def _tell(table: YearTable, seat: int, count: int, cause: int) -> None:
    lost = min(count, table.players[seat].persons)
    if lost > 0:
        table.tell("note-releases", seat, (("count", lost), ("cause", Ref(f"cause-{CAUSES[cause]}"))))
    else:
        table.tell("told-no-loss", seat)


class Releases(Step[YearTable]):
    """A seat's turn to release persons; one that must release all it has is not asked (YD-D1)."""

    __slots__ = ("cause", "count", "owner")
    id: ClassVar = "releases"
    clauses: ClassVar = ("YD-43", "YD-D1")

    def __init__(self, seat: int, owner: int, count: int, cause: int) -> None:
        self.seat = seat
        self.owner = owner
        self.count = count
        self.cause = cause

    def run(self, table: YearTable) -> None:
        player = table.players[self.owner]
        if table.notes is not None and table.chapters is None:
            _tell(table, self.owner, self.count, self.cause)
        if player.persons <= self.count:
            release_all(table, self.owner)
        else:
            table.agenda.append(ReleasePerson(self.owner, self.count, self.cause))


def release_all(table: YearTable, seat: int) -> None:
    """Everybody leaves."""
    palaces = table.players[seat].palaces
    for index in range(len(palaces)):
        for person in palaces[index].persons:
            move_out(table, seat, index, person)


class ReleasePerson(Step[YearTable]):
    """One person of choice leaves, from any palace (YD-45, YD-48, YD-49, YD-64)."""

    __slots__ = ("cause", "count")
    id: ClassVar = "release-person"
    clauses: ClassVar = ("YD-43", "YD-45", "YD-48", "YD-49", "YD-64", "YD-38", "YD-D7", "YD-D8")
    kinds: ClassVar = (RELEASE,)
    question: ClassVar = "release"

    def __init__(self, seat: int, count: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        """How many persons are still to leave."""
        self.cause = cause

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        release = table.moves_of.release
        found: list[Move] = []
        for index in range(len(palaces)):
            one = palaces[index]
            if one.count and palaces.index(one) == index:
                for person in one.kinds:
                    found.append(release[index][person])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        move_out(table, self.seat, move.a, move.b)
        if self.count > 1:
            table.agenda.append(ReleasePerson(self.seat, self.count - 1, self.cause))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return refuse_person(table, self.seat, move, "YD-43", table.moves_of.release)

    def details(self, table: YearTable) -> Arguments:
        return (("count", self.count), ("cause", Ref(f"cause-{CAUSES[self.cause]}")))


class ReleaseHungry(Step[YearTable]):
    """In a drought one person leaves from each palace without rice; the owner chooses the palaces (YD-46)."""

    __slots__ = ("count", "spared")
    id: ClassVar = "release-hungry"
    clauses: ClassVar = ("YD-46", "YD-43", "YD-D2")
    kinds: ClassVar = (RELEASE,)
    question: ClassVar = "drought"

    def __init__(self, seat: int, count: int, spared: int) -> None:
        self.seat = seat
        self.count = count
        """How many palaces are still to lose a person."""
        self.spared = spared
        """Palaces that have lost one already, a bit each."""

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        release = table.moves_of.release
        found: list[Move] = []
        for index in range(len(palaces)):
            one = palaces[index]
            if one.count and not self.spared & 1 << index and self._first(palaces.index(one), table) == index:
                for person in one.kinds:
                    found.append(release[index][person])
        return found

    def _first(self, index: int, table: YearTable) -> int:
        """The first palace like this one that has not lost a person yet."""
        palaces = table.players[self.seat].palaces
        one = palaces[index]
        while self.spared & 1 << index or palaces[index] is not one:
            index += 1
        return index

    def play(self, table: YearTable, move: Move) -> None:
        move_out(table, self.seat, move.a, move.b)
        if self.count > 1:
            table.agenda.append(ReleaseHungry(self.seat, self.count - 1, self.spared | 1 << move.a))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        palaces = table.players[self.seat].palaces
        if move.a < len(palaces) and move.b in palaces[move.a].persons:
            if self.spared & 1 << move.a:
                return Refusal("palace-has-lost-one", "YD-46", (("palace", move.a + 1),))
            first = self._first(palaces.index(palaces[move.a]), table)
            if first != move.a:
                return Refusal(SAME_AS, "YD-46", (("move", table.moves_of.release[first][move.b].text),))
        return refuse_person(table, self.seat, move, "YD-46", table.moves_of.release)

    def details(self, table: YearTable) -> Arguments:
        return (("count", self.count),)
