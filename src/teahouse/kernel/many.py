"""Many tables of one game side by side, for those who learn from them: what such a loop does most, so it is compiled.

What the seats see is written into memory that somebody else owns, such as an array of NumPy.
"""

from __future__ import annotations

from typing import Any

from teahouse.kernel.game import Game
from teahouse.kernel.move import Move, mask_of
from teahouse.kernel.playout import onward
from teahouse.kernel.refusal import IllegalMove
from teahouse.kernel.step import Chance
from teahouse.kernel.table import Table


class ManyTables:
    """Tables at which one game follows another; a seat is asked at each of them."""

    def __init__(self, game: Game, chances: list[Chance], forced: bool) -> None:
        self.game = game
        self.chances = chances
        """For each table where its chance comes from."""
        self.forced = forced
        """Whether seats are asked for moves without an alternative, too."""
        self.size = len(game.observation_spec())
        self.catalogue = len(game.catalogue)
        self.tables: list[Table] = [game.new() for _ in chances]
        self.moves: list[list[Move]] = [[] for _ in chances]
        """What each table asks for now."""

    def begin(self, index: int) -> None:
        """Lay out a new game and go to its first decision."""
        table = self.game.new()
        self.tables[index] = table
        self.moves[index] = onward(table, self.chances[index], self.forced)

    def act(self, index: int, number: int) -> bool:
        """Play a move by its number and go to the next decision; whether the game is over. Others are refused."""
        table = self.tables[index]
        for move in self.moves[index]:
            if move.number == number:
                table.agenda.pop().play(table, move)
                self.moves[index] = onward(table, self.chances[index], self.forced)
                return table.over
        chosen = self.game.catalogue.pick(number)
        refusal = table.refusal(chosen)
        assert refusal is not None
        raise IllegalMove(chosen.text, refusal)

    def act_all(self, numbers: list[int]) -> list[int]:
        """Play a move at every table, the legal one with this number; the tables whose games are now over."""
        ended: list[int] = []
        for index, number in enumerate(numbers):
            if self.act(index, number):
                ended.append(index)
        return ended

    def show(self, index: int, seen: Any, masks: Any, seats: Any) -> None:
        """Write what the seat that is asked sees, which moves it has, and which seat it is: row `index` of each."""
        table = self.tables[index]
        seat = table.to_move
        at = index * self.size
        seen[at : at + self.size] = self.game.observed(table, seat)
        at = index * self.catalogue
        masks[at : at + self.catalogue] = mask_of(self.moves[index], self.catalogue)
        seats[index] = seat

    def show_all(self, seen: Any, masks: Any, seats: Any) -> None:
        """Write a row for every table."""
        for index in range(len(self.tables)):
            self.show(index, seen, masks, seats)
