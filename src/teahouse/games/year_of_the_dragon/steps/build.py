"""Building: new floors raise palaces or begin new ones (YD-25, YD-26)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.year_of_the_dragon.moves import NEW_PALACE, RAISE
from teahouse.games.year_of_the_dragon.palace import HIGHEST, palace
from teahouse.games.year_of_the_dragon.steps.person import no_such_palace
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import SAME_AS, Arguments, Move, Refusal, Step


class BuildFloor(Step[YearTable]):
    """The next new floor raises a palace or begins one; none is kept back (YD-25, YD-26)."""

    __slots__ = ("floors",)
    id: ClassVar = "build-floor"
    clauses: ClassVar = ("YD-25", "YD-26", "YD-14", "YD-B7", "YD-B8", "YD-C8", "YD-E3", "YD-F18")
    kinds: ClassVar = (RAISE,)
    question: ClassVar = "build"

    def __init__(self, seat: int, floors: int) -> None:
        self.seat = seat
        self.floors = floors

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        moves = table.moves_of
        found = [moves.raise_new]
        for index in range(len(palaces)):
            one = palaces[index]
            if one.floors < HIGHEST and palaces.index(one) == index:
                found.append(moves.raise_palace[index])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        palaces = table.players[self.seat].palaces
        if move.a == NEW_PALACE:
            palaces.append(palace(1))
        else:
            palaces[move.a] = palaces[move.a].raise_floor()
        if self.floors > 1:
            table.agenda.append(BuildFloor(self.seat, self.floors - 1))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        palaces = table.players[self.seat].palaces
        if move.a >= len(palaces):
            return no_such_palace(table, self.seat, move.a)
        one = palaces[move.a]
        if one.floors >= HIGHEST:
            return Refusal("palace-at-full-height", "YD-14", (("palace", move.a + 1), ("floors", one.floors)))
        return Refusal(SAME_AS, "YD-25", (("move", table.moves_of.raise_palace[palaces.index(one)].text),))

    def details(self, table: YearTable) -> Arguments:
        return (("floors", self.floors), ("can", "both" if len(self.moves(table)) > 1 else "new"))
