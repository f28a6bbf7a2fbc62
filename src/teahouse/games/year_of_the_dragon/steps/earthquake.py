"""Expansion II, the earthquake: floors are lost, and persons who have none (YD-70)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.year_of_the_dragon.moves import LOSE_FLOOR, RELEASE
from teahouse.games.year_of_the_dragon.steps.person import move_out, no_such_palace, refuse_person
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SAME_AS, Arguments, Move, Refusal, Step


class LoseFloor(Step[YearTable]):
    """A seat takes a floor off a palace of its choice (YD-70)."""

    __slots__ = ("floors",)
    id: ClassVar = "lose-floor"
    clauses: ClassVar = ("YD-70", "YD-F3", "YD-F4")
    kinds: ClassVar = (LOSE_FLOOR,)
    question: ClassVar = "earthquake"

    def __init__(self, seat: int, floors: int) -> None:
        super().__init__(seat)
        self.floors = floors

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        moves = table.moves_of.lose_floor
        return [moves[index] for index, one in enumerate(palaces) if palaces.index(one) == index]

    def play(self, table: YearTable, move: Move) -> None:
        palaces = table.players[self.seat].palaces
        if palaces[move.a].floors == 1:
            collapse(table, self.seat, move.a)
        else:
            palaces[move.a] = palaces[move.a].lower()
        if self.floors > 1:
            table.agenda.append(LoseFloor(self.seat, self.floors - 1))
        else:
            table.agenda.append(Crowded(NOBODY, self.seat))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        palaces = table.players[self.seat].palaces
        if move.a >= len(palaces):
            return no_such_palace(table, self.seat, move.a)
        first = palaces.index(palaces[move.a])
        return Refusal(SAME_AS, "YD-70", (("move", table.moves_of.lose_floor[first].text),))

    def details(self, table: YearTable) -> Arguments:
        return (("floors", self.floors),)


def collapse(table: YearTable, seat: int, index: int) -> None:
    """A palace without floors is gone, and everybody in it (YD-70, YD-F3)."""
    palaces = table.players[seat].palaces
    if table.notes is not None:
        table.tell("note-palace-gone", seat, (("count", palaces[index].count),))
    for person in palaces[index].persons:
        move_out(table, seat, index, person)
    palaces.pop(index)


class Crowded(Step[YearTable]):
    """After an earthquake persons without a floor leave; nobody moves to another palace (YD-70, YD-F3)."""

    __slots__ = ("owner",)
    id: ClassVar = "crowded"
    clauses: ClassVar = ("YD-70", "YD-F3", "YD-C8")

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def run(self, table: YearTable) -> None:
        palaces = table.players[self.owner].palaces
        asked = False
        gone = 0
        for index in range(len(palaces)):
            while palaces[index].room < 0 and len(palaces[index].kinds) == 1:
                move_out(table, self.owner, index, palaces[index].persons[0])
                gone += 1
            if palaces[index].room < 0:
                asked = True
        if gone and table.notes is not None:
            table.tell("note-crowded", self.owner, (("count", gone),))
        if asked:
            table.agenda.append(self)
            table.agenda.append(ReleaseCrowded(self.owner))


class ReleaseCrowded(Step[YearTable]):
    """A person without a floor leaves a palace that is too full; the owner chooses (YD-70, YD-F3)."""

    __slots__ = ()
    id: ClassVar = "release-crowded"
    clauses: ClassVar = ("YD-70", "YD-F3", "YD-43")
    kinds: ClassVar = (RELEASE,)
    question: ClassVar = "crowded"

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        release = table.moves_of.release
        found: list[Move] = []
        for index, one in enumerate(palaces):
            if one.room < 0 and palaces.index(one) == index:
                for person in one.kinds:
                    found.append(release[index][person])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        move_out(table, self.seat, move.a, move.b)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        palaces = table.players[self.seat].palaces
        if move.a < len(palaces) and palaces[move.a].room >= 0:
            return Refusal("palace-not-crowded", "YD-F3", (("palace", move.a + 1),))
        return refuse_person(table, self.seat, move, "YD-F3", table.moves_of.release)
