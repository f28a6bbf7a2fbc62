"""What an explanation looks at: a view, laid out as a table, through the eyes of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.games.year_of_the_dragon.forecast import event_over
from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import Argument, Explanation, Message, View

if TYPE_CHECKING:
    from teahouse.games.year_of_the_dragon.game import YearOfTheDragon


def _first(_: int) -> int:
    return 0


class Scene:
    """The table of a view. Hands that the seat may not see are made up: nothing is to be read out of them."""

    __slots__ = ("me", "seat", "shown", "table")

    def __init__(self, game: YearOfTheDragon, view: View) -> None:
        table = game.imagine(view, _first)
        assert isinstance(table, YearTable)
        self.table = table
        self.seat = view.seat
        self.shown = table.players[view.seat if view.seat >= 0 else max(view.to_move, 0)]
        """Whose palaces and cards lie in front: those of the seat, or of the one asked for somebody who watches."""
        self.me: Player | None = table.players[view.seat] if view.seat >= 0 else None

    def others(self, counts: list[int]) -> str:
        """The counts of the other seats in turn order: 2, 2, 3."""
        return ", ".join([str(counts[seat]) for seat in self.table.order if seat != self.seat])

    def months_until(self, month: int) -> int:
        """How many months the event of a month is away; negative if it is over."""
        table = self.table
        if table.over or month < table.month or (month == table.month and event_over(table)):
            return -1
        return month - max(1, table.month)

    def months_left(self) -> int:
        """How many months are still to be scored."""
        return 0 if self.table.over else MONTHS - max(1, self.table.month) + 1


def say(id: str, **arguments: Argument) -> Message:
    """A message with its arguments."""
    return Message(id, tuple(arguments.items()))


def told(name: Message, does: list[Message], numbers: list[Message], *clauses: str) -> Explanation:
    """An explanation from its parts."""
    return Explanation(name, tuple(does), tuple(numbers), clauses)
