"""What a bot is: it gets its seat's view and answers with one of the moves in it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from teahouse.kernel import Argument, Game, Message, Move, Table, View

MOST_SECONDS: Final = 3600
MOST_SIMULATIONS: Final = 10_000_000
"""More than this for one decision is a slip of the hand."""
SHORTEST: Final = 0.000_001

_NO_PROMPT: Final = Message("prompt-blind")


class BadBot(Exception):
    """A bot that cannot sit down, fails or answers with an illegal move."""

    def __init__(self, problem: str, reason: str = "", *arguments: tuple[str, Argument]) -> None:
        super().__init__(problem)
        self.message = Message(f"bad-bot-{reason}", arguments) if reason else None
        """The problem for people, where the locale has words for it."""
        self.game: int | None = None
        """The number of the game of a series in which it happened, from 1."""


class UnknownBot(BadBot):
    """A name that leads to no bot."""


class BadBudget(ValueError):
    """A budget that is none."""

    def __init__(self, problem: str, reason: str) -> None:
        super().__init__(problem)
        self.reason = reason
        """`little`, `much`, or `form` where it is not written as a budget."""


class Budget:
    """How much a bot may think about one decision: so many seconds, so many simulations, or as its level says."""

    __slots__ = ("seconds", "simulations")

    def __init__(self, seconds: float | None = None, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations
        """Budgets in simulations give the same game on every machine; budgets in seconds do not."""

    @staticmethod
    def parse(text: str) -> Budget:
        """Read `300ms`, `2s` or `500sims`; BadBudget for anything else, and for more than anybody can wait for."""
        found = re.fullmatch(r"([0-9]{1,99})sims|([0-9]{1,99}(?:\.[0-9]{1,99})?)(ms|s)", text.strip())
        if found is None:
            raise BadBudget(f"a budget reads 300ms, 2s or 500sims, not {text!r}; simulations are whole", "form")
        simulations = None if found[1] is None else int(found[1])
        seconds = float(found[2] or 0) / (1000 if found[3] == "ms" else 1)
        if seconds < SHORTEST if simulations is None else simulations < 1:
            raise BadBudget(f"{text!r} is too little to think at all: 1sims or 0.001ms is the least", "little")
        if seconds > MOST_SECONDS if simulations is None else simulations > MOST_SIMULATIONS:
            raise BadBudget(f"{text!r} is too much: the most is {MOST_SECONDS}s or {MOST_SIMULATIONS}sims", "much")
        return Budget(seconds) if simulations is None else Budget(simulations=simulations)

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}sims"
        return "" if self.seconds is None else f"{round(self.seconds * 1000)}ms"


class Bot:
    """A player. Subclass it, or write any class that is made as `Class(game, seat, seed)` and has `choose`."""

    blind: ClassVar[bool] = False
    """A blind bot is given only its legal moves: a view without facts costs no time."""
    thought: Message | None = None
    """What it expected of the last move it chose, for people who want to know."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        """All chance a bot uses comes from here, so that the same seed plays the same game."""

    def choose(self, view: View, budget: Budget) -> Move:
        """One of `view.moves`."""
        raise NotImplementedError(type(self).__name__)


def blind_view(table: Table) -> View:
    """The view of the seat to move with nothing in it but the legal moves."""
    return View(table.to_move, table.to_move, table.over, table.moves(), _NO_PROMPT, [], {})
