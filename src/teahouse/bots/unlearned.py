"""The four levels where no network can play: without NumPy, and in a box with moves that the game's own lacks.

They know the rules and nothing else, try every move in games that go on at random to the end, and say so.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse.bots.bot import Budget
from teahouse.bots.search import SearchBot
from teahouse.kernel import Move, View


class _Unlearned(SearchBot):
    """A level never thinks longer than its limit."""

    def choose(self, view: View, budget: Budget) -> Move:
        if budget.seconds is not None and budget.seconds > self.seconds:
            budget = Budget(seconds=self.seconds)
        return super().choose(view, budget)


class Leaf(_Unlearned):
    """Tries each move twice."""

    looks: ClassVar[int] = 2


class Cup(_Unlearned):
    """Tries each move a few times."""

    looks: ClassVar[int] = 8


class Pot(_Unlearned):
    """Tries moves for half a second."""


class Master(_Unlearned):
    """Tries moves for three seconds."""

    seconds: ClassVar[float] = 3.0
