"""Bots that play by a trained network: the network alone, weaker by whim and forgetting, or looking ahead with it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from teahouse.bots.bot import BadBot, Bot, Budget
from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Lookahead, Ways
from teahouse.bots.network import Judge, have_numpy, network_of, playable, softmax
from teahouse.kernel import Game, Message, Move, Ref, Table, View

if TYPE_CHECKING:
    from teahouse.bots.network import Floats


SAFETY: Final = 0.95
"""The part of a budget in seconds after which nothing is begun."""


def judge_for(game: Game) -> Judge:
    """The network of a game, for its box; BadBot says what is missing."""
    if not have_numpy():
        raise BadBot("networks need NumPy: install teahouse[bots]", "no-numpy")
    network = network_of(game.name)
    if network is None:
        raise BadBot(f"there is no network for {game.name}", "no-network", ("game", game.name))
    if not playable(game):
        raise BadBot(f"the network of {game.name} does not know every move of this box", "foreign-box")
    return Judge(network, game)


def learned(game: Game) -> bool:
    """Whether a network can play this game with this box here."""
    return have_numpy() and network_of(game.name) is not None and playable(game)


class Whim(NamedTuple):
    """How far a bot strays from what the network likes best."""

    temperature: float = 0.0
    """0 for the best move; the higher, the more a move that looks a little worse is played."""
    sensible: float = 1.0
    """Moves that the network likes less than this part of the best are never played."""
    overlooked: float = 0.0
    """How often a move is not seen at all."""
    regret: float = 1000.0
    """A move after which the network expects so many points fewer than after the best one it sees is not played."""

    def seen(self, logits: Floats, chance: random.Random) -> list[int]:
        """The sensible moves that it sees, the best first; if it would see none, all of them."""
        best = float(logits.max())
        order = sorted(range(len(logits)), key=lambda index: -float(logits[index]))
        sensible = [index for index in order if float(logits[index]) >= best + log(max(self.sensible, 1e-9))]
        return [index for index in sensible if chance.random() >= self.overlooked] or sensible

    def pick(self, logits: Floats, chance: random.Random) -> int:
        """One of the moves that it sees, the better ones more often."""
        return self.pick_of(self.seen(logits, chance), logits, chance)

    def pick_of(self, seen: list[int], logits: Floats, chance: random.Random) -> int:
        """The same, of moves that it is known to see."""
        best = float(logits[seen[0]])
        weights = [exp((float(logits[index]) - best) / max(self.temperature, 1e-6)) for index in seen]
        return chance.choices(seen, weights)[0]


class NetworkBot(Bot):
    """Plays what the network likes best, or what a whim makes of it."""

    whim: Whim | None = None

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.judge = judge_for(game)
        self._why: Why | None = None

    @property
    def thought(self) -> Message | None:  # type: ignore[override]
        """Put into words only when somebody asks: it takes two looks of the network more."""
        return None if self._why is None else self._why.told(self.judge, self.seat)

    def choose(self, view: View, budget: Budget) -> Move:
        moves = view.moves
        if len(moves) == 1:
            self._why = Why(None, moves[0], None)
            return moves[0]
        table = self.game.imagine(view, _first)  # what is hidden is not seen by the network either
        logits = self.judge.opinions([table], [self.seat])[0].logits
        if self.whim is None:
            seen = sorted(range(len(moves)), key=lambda index: -logits[index])
            chosen = int(logits.argmax())
        else:
            chance = self._chance(view)
            seen = self.whim.seen(logits, chance)
            chosen = self._sound(self.whim, table, moves, seen, logits, chance)
        other = next((moves[index] for index in seen if index != chosen), None)
        self._why = Why(table, moves[chosen], other, 0, chosen != seen[0])
        return moves[chosen]

    def _sound(
        self, whim: Whim, table: Table, moves: list[Move], seen: list[int], logits: Floats, chance: random.Random
    ) -> int:
        """A move by whim, but none that throws points away."""
        chosen = whim.pick_of(seen, logits, chance)
        if chosen == seen[0]:
            return chosen
        best = sum(points_after(table, moves[seen[0]], self.judge, self.seat))
        left = list(seen)
        while chosen != seen[0]:
            if sum(points_after(table, moves[chosen], self.judge, self.seat)) >= best - whim.regret:
                break
            left.remove(chosen)
            chosen = whim.pick_of(left, logits, chance)
        return chosen

    def _chance(self, view: View) -> random.Random:
        """All chance of one decision: the same view and seed give the same."""
        laid = {name: fact for name, fact in view.facts.items() if name != "box"}
        return random.Random(f"{self.seed}/{json.dumps(laid, sort_keys=True)}")


class Why:
    """What a move was chosen by: the table, the move, the next best one it saw."""

    __slots__ = ("chosen", "looks", "on_a_whim", "other", "table")

    def __init__(
        self, table: Table | None, chosen: Move, other: Move | None, looks: int = 0, on_a_whim: bool = False
    ) -> None:
        self.table = table
        self.chosen = chosen
        self.other = other
        self.looks = looks
        self.on_a_whim = on_a_whim
        """Whether the other move looked better."""

    def told(self, judge: Judge, seat: int) -> Message:
        """The points that the network expects, and the source that speaks most for the move against the next best."""
        if self.table is None:
            return Message("thought-only-move")
        chosen = points_after(self.table, self.chosen, judge, seat)
        if self.other is None:
            return Message("thought-alone", (("points", round(sum(chosen))),))
        other = points_after(self.table, self.other, judge, seat)
        points, promised = round(sum(chosen)), round(sum(other))
        if self.on_a_whim and promised > points:
            return Message("thought-whim", (("points", points), ("next", promised)))
        gains = [mine - theirs for mine, theirs in zip(chosen, other, strict=True)]
        most = max(range(len(gains)), key=gains.__getitem__)
        more = max(0, round(gains[most]))
        return Message(
            "thought-learned",
            (
                ("points", points),
                ("next", promised),
                ("source", Ref(f"source-{judge.game.sources[most]}")),
                ("more", more),
                ("looks", self.looks),
            ),
        )


def points_after(table: Table, move: Move, judge: Judge, seat: int) -> list[float]:
    """The final points by source that the network expects after a move."""
    trial = table.copy()
    trial.apply(move)
    return judge.points(trial, seat)


class LookaheadBot(NetworkBot):
    """Looks ahead with the network: its favourites are played on by what it would do itself."""

    seconds: ClassVar[float] = 3.0
    """How long it thinks at most, and when nobody sets a budget."""
    ways: Ways = Ways()

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.evaluator = NetworkEvaluator(self.judge)
        self.looks = 0
        """How many times it looked ahead at the last decision."""

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        if len(view.moves) == 1:
            return super().choose(view, budget)
        imagination = Imagination(self.game, view, self.seed)
        look = Lookahead(self.evaluator, self.evaluator.result, self.ways, imagination, self.seat)
        seconds = None
        if budget.simulations is None:
            allowed = self.seconds if budget.seconds is None else min(budget.seconds, self.seconds)
            seconds = SAFETY * allowed - (time.perf_counter() - begun)
        found = look.think(seconds, budget.simulations)
        other = found[1].move if len(found) > 1 else None
        self.looks = look.simulations
        self._why = Why(imagination.first, found[0].move, other, self.looks)
        return found[0].move


class NetworkEvaluator:
    """A network as a search asks it: how probable each move is, and what a table is worth to each seat.

    Worth is made of the chance to win and of points, ahead of the others and as such: where a game is all but decided,
    points still tell moves apart. With more than two players it is mostly points of one's own where the network has
    learned for them.
    """

    def __init__(self, judge: Judge, win: float = 0.5, lead: float = 0.25, own: float = 0.25) -> None:
        plan = judge.network.about["plan"]
        rivalry = 1.0 - plan.get("many", 0.0) if judge.game.players > 2 else 1.0
        self._judge = judge
        self._win = rivalry * win
        self._lead = rivalry * lead
        self._own = own + (1.0 - rivalry) * (win + lead)
        self._spread = float(plan["spread"])

    def __call__(self, tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[Floats], list[list[float]]]:
        opinions = self._judge.opinions(tables, seats)
        priors = [softmax(opinion.logits) for opinion in opinions]
        return priors, [self.worths(opinion.chances, opinion.points.sum(1)) for opinion in opinions]

    def result(self, table: Table) -> list[float]:
        """What a finished game is worth to each seat, on the same scale."""
        ranking = table.ranking()
        share = 1.0 / ranking.count(1)
        return self.worths([share if place == 1 else 0.0 for place in ranking], table.scores())

    def worths(self, chances: Sequence[float] | Floats, points: Sequence[float] | Floats) -> list[float]:
        mean = sum(points) / len(points)
        return [
            self._win * float(chance) + (self._lead * float(own - mean) + self._own * float(own)) / self._spread
            for chance, own in zip(chances, points, strict=True)
        ]


def _first(below: int) -> int:
    return 0
