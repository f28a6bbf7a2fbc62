"""Boxes with other numbers printed in them, played by a network that knows the game's own.

A network hardly heeds numbers that it has seldom met. So it judges a table as if it lay in the game's own box, and what
the rules count more or less for it in this one is added. Moves that the network would never make are played on, too:
what is worth nothing in the game's own box may be worth most in another.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from teahouse.bots.bot import Budget
from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Look, Lookahead, Ways, play_to
from teahouse.bots.network import Judge, laid
from teahouse.bots.networked import SAFETY, LookaheadBot, Whim, judge_for
from teahouse.kernel import Game, Message, Move, Ref, Table, View
from teahouse.library import build

if TYPE_CHECKING:
    from teahouse.bots.networked import NetworkEvaluator

LEAD: Final = 0.5
"""The part of a game's spread of points by which a seat that is ahead has e times the chance to win."""


def unlikely_too(depth: int, breadth: int = 16) -> Ways:
    """Looking ahead so many decisions of all seats, also after moves that the network would never make."""
    return Ways(breadth=breadth, least=0.0, certain=2.0, depth=depth, first=1)


class Outlook:
    """What a table promises: the chance of each seat to win, and its final points by source."""

    __slots__ = ("chances", "points")

    def __init__(self, chances: list[float], points: list[list[float]]) -> None:
        self.chances = chances
        self.points = points


class BoxJudge:
    """Judges tables of a changed box by the network of the game's own."""

    def __init__(self, judge: Judge) -> None:
        game = judge.game
        self.own: Game = build(game.name, game.players, None, game.options)
        """The same game with its own box."""
        self._judge = judge_for(self.own)
        self._lead = LEAD * float(judge.network.about["plan"]["spread"])

    def extra(self, table: Table) -> list[list[int]]:
        """The points by source that the rules count for each seat in this box and not in the game's own."""
        return [
            [here - there for here, there in zip(mine.values(), own.values(), strict=True)]
            for mine, own in zip(table.breakdown(), laid(table, self.own).breakdown(), strict=True)
        ]

    def outlooks(self, tables: Sequence[Table], seat: int) -> list[Outlook]:
        """What tables that are not over promise, seen by a seat."""
        players = self.own.players
        hidden = self._judge.hidden([laid(table, self.own) for table in tables], [seat] * len(tables))
        chances, points = self._judge.network.outlooks(hidden, players)
        turn = [(other - seat) % players for other in range(players)]
        found = []
        for index, table in enumerate(tables):
            extra = self.extra(table)
            odds = [
                float(chance) * exp(sum(more) / self._lead)
                for chance, more in zip(chances[index][turn], extra, strict=True)
            ]
            expected = [
                [float(said) + more for said, more in zip(theirs, its, strict=True)]
                for theirs, its in zip(points[index][turn], extra, strict=True)
            ]
            found.append(Outlook([one / sum(odds) for one in odds], expected))
        return found


class BoxLookahead(Lookahead):
    """One decision in a changed box, thought about."""

    def __init__(
        self, evaluator: NetworkEvaluator, judge: BoxJudge, ways: Ways, imagination: Imagination, seat: int
    ) -> None:
        super().__init__(evaluator, evaluator.result, ways, imagination, seat)
        self._box = judge
        self._worths = evaluator.worths
        self.points = [[0.0] * len(imagination.game.sources) for _ in imagination.view.moves]
        """What the seat could expect by source, over all looks at each move."""

    def judged(self, owners: list[Look], tables: list[Table], chances: list[random.Random]) -> list[float]:
        play_to(tables, chances, self._evaluate, self._ways)
        running = [table for table in tables if not table.over]
        outlooks = iter(self._box.outlooks(running, self._seat) if running else [])
        found = []
        for look, table in zip(owners, tables, strict=True):
            if table.over:
                worth = self._result(table)[self._seat]
                points = [float(one) for one in table.breakdown()[self._seat].values()]
            else:
                outlook = next(outlooks)
                worth = self._worths(outlook.chances, [sum(one) for one in outlook.points])[self._seat]
                points = outlook.points[self._seat]
            found.append(worth)
            self.points[look.index] = [total + one for total, one in zip(self.points[look.index], points, strict=True)]
        return found

    def expected(self, look: Look) -> list[float]:
        """The final points by source that a move promises."""
        return [total / max(1, look.visits) for total in self.points[look.index]]


class BoxBot(LookaheadBot):
    """Looks ahead in a changed box: moves are played on as the network would, and the rules count."""

    ways = unlikely_too(40)

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self._box = BoxJudge(self.judge)
        self._said: Message | None = None

    @property
    def thought(self) -> Message | None:  # type: ignore[override]
        """From the looks that it chose by."""
        return self._said

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        if len(view.moves) == 1:
            self._said = Message("thought-only-move")
            return view.moves[0]
        imagination = Imagination(self.game, view, self.seed)
        look = BoxLookahead(self.evaluator, self._box, self.ways, imagination, self.seat)
        seconds = None
        if budget.simulations is None:
            allowed = self.seconds if budget.seconds is None else min(budget.seconds, self.seconds)
            seconds = SAFETY * allowed - (time.perf_counter() - begun)
        best, other = look.think(seconds, budget.simulations)[:2]
        self.looks = look.simulations
        self._said = self.told(look, best, other)
        return best.move

    def told(self, look: BoxLookahead, best: Look, other: Look) -> Message:
        """The points that it expects, and the source that speaks most for the move against the next best."""
        chosen, rival = look.expected(best), look.expected(other)
        gains = [mine - theirs for mine, theirs in zip(chosen, rival, strict=True)]
        most = max(range(len(gains)), key=gains.__getitem__)
        return Message(
            "thought-learned",
            (
                ("points", round(sum(chosen))),
                ("next", round(sum(rival))),
                ("source", Ref(f"source-{self.game.sources[most]}")),
                ("more", max(0, round(gains[most]))),
                ("looks", self.looks),
            ),
        )


class HastyBoxBot(BoxBot):
    """Tries the moves that it does not overlook in a changed box, once each and not far."""

    ways = unlikely_too(12, breadth=1000)

    def __init__(self, game: Game, seat: int, seed: str, whim: Whim) -> None:
        super().__init__(game, seat, seed)
        self.whim = whim

    def choose(self, view: View, budget: Budget) -> Move:
        assert self.whim is not None
        if len(view.moves) == 1:
            return super().choose(view, budget)
        imagination = Imagination(self.game, view, self.seed)
        look = BoxLookahead(self.evaluator, self._box, self.ways, imagination, self.seat)
        natural = look.looks[0]
        """What the network would do in the game's own box: a move that will do, if not the best."""
        seen = [one for one in look.looks if imagination.chance.random() >= self.whim.overlooked] or [natural]
        look.looks = seen if natural in seen else [natural, *seen]
        tried = look.once()
        self.looks = look.simulations
        # one look at each judges badly: what promises far less than another is not played, what is overlooked neither
        enough = max(sum(look.expected(one)) for one in tried) - self.whim.regret
        best = next((one for one in tried if one in seen and sum(look.expected(one)) >= enough), natural)
        other = next((one for one in tried if one is not best and one in seen), None)
        points = Message("thought-alone", (("points", round(sum(look.expected(best)))),))
        self._said = points if other is None else self.told(look, best, other)
        return best.move
