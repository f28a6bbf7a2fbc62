"""The searching bot: grows a tree of what may follow until its budget is spent."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import ClassVar, Final

from teahouse.bots.bot import Bot, Budget
from teahouse.bots.evaluation import evaluation
from teahouse.bots.imagination import Imagination
from teahouse.bots.lookahead import Evaluator, Lookahead, Ways, win_shares
from teahouse.bots.thoughts import foresight, only_move
from teahouse.bots.tree import PLAY_ON, Edge, Node, Settings, Tree
from teahouse.kernel import Game, Message, Move, Table, View

GUESSES: Final = 64
"""Where cards are hidden, so many tables are imagined at most …"""
LOOKS: Final = 12
"""… and the next one only when each has been looked at so often: to imagine costs more than to look."""
MEMORY: Final = 400
"""How many old nodes are looked at to find the present table again."""
SAFETY: Final = 0.97
"""The part of a budget in seconds after which no simulation is begun."""


class SearchBot(Bot):
    """Max^n tree search by PUCT; leaves are played on a little and then judged by the game's evaluation."""

    weights: ClassVar[Mapping[str, float] | None] = None
    settings: ClassVar[Settings] = Settings(leaf=PLAY_ON, play_on=5, ambition=0.1, breadth=5, temperature=1.0)
    seconds: ClassVar[float] = 0.5
    """How long it thinks when nobody sets a budget."""

    ways: ClassVar[Ways] = Ways()
    """How it looks ahead with an evaluator."""

    def __init__(self, game: Game, seat: int, seed: str, evaluator: Evaluator | None = None) -> None:
        super().__init__(game, seat, seed)
        self.evaluator = evaluator
        """A judge of one's own, such as a network: with it, its favourites are played on, many tables at a time."""
        self.evaluation = evaluation(game, self.own_weights(game))
        self.way = self.own_settings(game)
        self.tree: Tree | None = None
        """What was thought about the last decision."""
        self._table: Table | None = None
        """The table at the root of the last tree, if everything lay open."""

    @classmethod
    def own_weights(cls, game: Game) -> Mapping[str, float] | None:
        """The weights it plays this game by."""
        return cls.weights

    @classmethod
    def own_settings(cls, game: Game) -> Settings:
        """How it thinks about this game."""
        return cls.settings

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        if len(view.moves) == 1:
            self.thought = only_move()
            return view.moves[0]
        imagination = Imagination(self.game, view, self.seed)
        if self.evaluator is not None:
            allowed = self.seconds if budget.seconds is None else budget.seconds
            look = Lookahead(self.evaluator, win_shares, self.ways, imagination, self.seat)
            found = look.think(begun + SAFETY * allowed - time.perf_counter(), budget.simulations)
            self.thought = Message("thought-looked", (("looks", look.simulations),))
            return found[0].move
        # A budget in simulations must give the same move every time, so nothing is remembered then.
        root = self._remembered(imagination) if budget.simulations is None else None
        tree = Tree(
            self.evaluation,
            self.way,
            self.game.players,
            self.seat,
            imagination.chance.random,
            _Guesses(imagination).next,
            imagination.open,
            root,
        )
        if budget.simulations is not None:
            for _ in range(max(1, budget.simulations)):
                tree.simulate()
        else:
            allowed = self.seconds if budget.seconds is None else budget.seconds
            end = begun + SAFETY * allowed
            longest = 0.0
            before = time.perf_counter()
            while before + longest < end:
                tree.simulate()
                now = time.perf_counter()
                longest = max(longest * 0.95, now - before)
                before = now
            if not tree.root.edges:
                tree.simulate()
        self.tree = tree
        self._table = imagination.first if imagination.open else None
        best, second = _favourites(tree)
        tried = [edge for edge in (best, second) if edge.visits]
        self.thought = foresight(self.evaluation, self.seat, imagination.first, tried, tree.simulations)
        return best.move

    def _remembered(self, imagination: Imagination) -> Node | None:
        """The node of the last tree that stands for the present table, if there is one."""
        if self.tree is None or self._table is None or not imagination.open:
            return None
        wanted = imagination.first
        scores = wanted.scores()
        queue: list[tuple[Node, Table]] = [(self.tree.root, self._table)]
        looked = 0
        while queue and looked < MEMORY:
            node, table = queue.pop(0)
            looked += 1
            if (
                node.edges
                and table.to_move == wanted.to_move
                and len(table.agenda) == len(wanted.agenda)
                and table.scores() == scores
                and table == wanted
            ):
                return node
            for edge in node.edges or ():
                if edge.child is not None and edge.child.visits:
                    trial = table.copy()
                    self.tree.advance(trial, edge.move)
                    queue.append((edge.child, trial))
            for drawn, child in node.outcomes:
                if child.visits:
                    trial = table.copy()
                    for move in drawn:
                        trial.apply(move)
                    queue.append((child, trial))
        return None


def _favourites(tree: Tree) -> list[Edge]:
    """The two moves tried most often; of those alike, the better one first."""
    edges = tree.root.edges
    assert edges
    return sorted(edges, key=lambda edge: (-edge.visits, -edge.total, -edge.prior))[:2]


class _Guesses:
    """Hands out tables for simulations: copies of the real one, or of many that could be it."""

    def __init__(self, imagination: Imagination) -> None:
        self._imagination = imagination
        self._made = [imagination.first]
        self._looks = 0

    def next(self) -> Table:
        made = self._made
        if self._imagination.open:
            return made[0].copy()
        if self._looks >= LOOKS * len(made) and len(made) < GUESSES:
            made.append(self._imagination.make())
            table = made[-1]
        else:
            table = made[self._looks % len(made)]
        self._looks += 1
        return table.copy()
