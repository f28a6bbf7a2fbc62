"""The searching bot: tries moves out until its budget is spent, with a judge of its user's own or with none."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Evaluator, Lookahead, Ways, win_shares
from teahouse.bots.playouts import PlayedOut
from teahouse.kernel import Game, Message, Move, View

SAFETY: Final = 0.9
"""The part of a budget in seconds after which nothing is begun: a game to the end takes long."""


class SearchBot(Bot):
    """Looks ahead with a judge of somebody's own, many tables at a time.

    Without one every move is tried in games that go on at random to the end.
    """

    seconds: ClassVar[float] = 0.5
    """How long it thinks at most when nobody sets a budget."""
    looks: ClassVar[int] = 0
    """If it does not think by the clock: how often it tries each move."""
    ways: ClassVar[Ways] = Ways()
    """How it looks ahead with an evaluator."""

    def __init__(self, game: Game, seat: int, seed: str, evaluator: Evaluator | None = None) -> None:
        super().__init__(game, seat, seed)
        self.evaluator = evaluator
        """A judge of one's own, such as a network."""
        self.tried = 0
        """How many games it tried at the last decision."""

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        self.tried = 0
        if len(view.moves) == 1:
            self.thought = Message("thought-only-move")
            return view.moves[0]
        imagination = Imagination(self.game, view, self.seed)
        simulations = self.looks * len(view.moves) if self.looks else budget.simulations
        seconds = None
        if simulations is None:
            allowed = self.seconds if budget.seconds is None else budget.seconds
            seconds = SAFETY * allowed - (time.perf_counter() - begun)
        if self.evaluator is None:
            look = PlayedOut(imagination, self.seat)
            found = look.think(seconds, simulations)
            self.thought = look.told(found[0], found[1])
        else:
            asked = Lookahead(self.evaluator, win_shares, self.ways, imagination, self.seat)
            found = asked.think(seconds, simulations)
            self.thought = Message("thought-looked", (("looks", asked.simulations),))
        self.tried = sum(look.visits for look in found)
        return found[0].move
