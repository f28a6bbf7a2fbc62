"""Tree search for any game: max^n with PUCT, chance nodes, and information sets where something is hidden.

Every seat is assumed to want the best for itself, so an edge keeps the value for the seat that chooses it. A node is
reached by the moves that lead to it. Where hands are hidden each simulation starts from another table that the view
allows, and a node offers only the moves that are legal on it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from teahouse.bots.evaluation import Evaluation, follow_up
from teahouse.bots.pace import Pace
from teahouse.bots.rollout import play_some
from teahouse.kernel import NATURE, Chance, Move, Table, playout

EVALUATE: Final = "evaluate"
"""A leaf is worth what the evaluation says."""
PLAY_ON: Final = "play-on"
"""A leaf is worth what the evaluation says after some moves chosen by it."""
RANDOM: Final = "random"
"""A leaf is worth the result of one game played on at random."""


class Settings:
    """How a search thinks."""

    __slots__ = (
        "ambition",
        "breadth",
        "curiosity",
        "leaf",
        "others",
        "paced",
        "play_on",
        "surprise",
        "temperature",
        "widening",
    )

    def __init__(
        self,
        leaf: str = EVALUATE,
        curiosity: float = 0.25,
        temperature: float = 1.5,
        breadth: int = 8,
        others: int = 2,
        widening: float = 1.0,
        surprise: float = 0.5,
        ambition: float = 0.5,
        play_on: int = 0,
        paced: bool = True,
    ) -> None:
        self.leaf = leaf
        self.curiosity = curiosity
        """How much a move that was tried little attracts: with much more than this, hundreds of looks follow first
        impressions, because a point is worth about a thirtieth of the scale."""
        self.temperature = temperature
        """Points: a move that looks so much worse than the best is tried e times less eagerly."""
        self.breadth = breadth
        """So many of the best-looking own moves are tried from the start …"""
        self.widening = widening
        """… and this times the square root of the visits more of them."""
        self.others = others
        """So many of the best-looking moves of other seats are reckoned with; with 1 they play naturally."""
        self.surprise = surprise
        """NATURE's outcomes that a node tells apart: the visits to the power of this."""
        self.ambition = ambition
        """How much being ahead of the others counts against one's own points."""
        self.play_on = play_on
        """How many decisions of each seat are played on before a leaf is judged."""
        self.paced = paced
        """Whether the drift of the outlook from moment to moment is taken out."""


class Edge:
    """A move at a node: how good it looked, how often it was tried, what came of it."""

    __slots__ = ("child", "move", "points", "prior", "total", "visits", "worth")

    def __init__(self, move: Move, worth: float) -> None:
        self.move = move
        self.worth = worth
        """What the evaluation makes of it right away, on the scale of `total`."""
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        """The sum of what came of it, between 0 and 1 each, as the seat that chooses likes it."""
        self.points = 0.0
        """The same as the seat's final scores."""
        self.child: Node | None = None

    @property
    def value(self) -> float:
        """Between 0 and 1, for the seat that chooses."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision: of a seat, or of NATURE (a whole run of draws up to the next decision)."""

    __slots__ = ("edges", "known", "met", "outcomes", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: list[Edge] | None = None
        """The moves, the most promising first; None before the first visit."""
        self.known: dict[int, Edge] = {}
        """The same by number."""
        self.outcomes: list[tuple[list[Move], Node]] = []
        """For NATURE: what was drawn, as often as it was, and where it led."""
        self.met: dict[tuple[int, ...], Node] = {}
        """The same by the numbers of the draws."""


class Tree:
    """A search from one table, or from tables that a view allows."""

    def __init__(
        self,
        evaluation: Evaluation,
        settings: Settings,
        seats: int,
        seat: int,
        chance: Chance,
        imagine: Callable[[], Table],
        everything_open: bool,
        root: Node | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.pace = Pace(evaluation.game, settings.paced)
        self.settings = settings
        self.seats = seats
        self.seat = seat
        """The seat that thinks."""
        self.root = Node(seat) if root is None else root
        self.simulations = 0
        self._chance = chance
        self._imagine = imagine
        """A table for the next simulation, free to be changed."""
        self._open = everything_open
        self._natural = settings.others == 1 and settings.leaf != RANDOM
        self._nothing = [0.0] * seats

    def simulate(self) -> None:
        """Go down the tree, judge where it ends, and tell every edge on the way."""
        table = self._imagine()
        node = self.root
        path: list[tuple[Node, Edge]] = []
        foreseen = self._natural
        while True:
            if node.seat == NATURE:
                node = self._draw(node, table)
                if table.over:
                    worths = _final(table)
                    break
                foreseen = False
                continue
            if node.edges is None:
                if not foreseen or node.seat == self.seat:
                    worths = self._grow(node, table)
                    break
                # the one natural reply of another seat is played at once: judging waits for a decision of one's own
                node.edges = []
                self._judge(node, table, table.moves(), self._nothing)
                node.edges.sort(key=_promise)
            edge = self._pick(node, table)
            path.append((node, edge))
            self.advance(table, edge.move)
            if table.over:
                worths = _final(table)
                break
            child = edge.child
            if child is None:
                child = edge.child = Node(table.to_move)
            elif child.seat != table.to_move:
                # only with hidden cards: the same move led to somebody else's decision on another table
                child = Node(table.to_move)
            node = child
        values = self.values(worths)
        for node, edge in path:
            seat = node.seat
            node.visits += 1
            edge.visits += 1
            edge.total += values[seat]
            edge.points += worths[seat]
        self.simulations += 1

    # -- going down -----------------------------------------------------------------------------------------------

    def advance(self, table: Table, move: Move) -> None:
        """Play a move of the tree; where others play naturally, they also finish what they have begun."""
        table.apply(move)
        if not self._natural:
            return
        while not table.over and table.to_move != self.seat and table.to_move != NATURE:
            habit = self.evaluation.follow(table)
            if habit is None:
                return
            table.apply(habit)

    def _pick(self, node: Node, table: Table) -> Edge:
        edges = node.edges
        assert edges is not None
        settings = self.settings
        if not self._open and node.seat != self.seat:  # what the own seat may do, its view says
            legal = table.moves()
            if len(legal) != len(edges) or any(move.number not in node.known for move in legal):
                edges = self._admit(node, table, legal)
        count = len(edges)
        if count == 1:
            return edges[0]
        if node.seat != self.seat:
            if count > settings.others:
                count = settings.others
        elif count > settings.breadth:
            wide = settings.breadth + int(settings.widening * sqrt(node.visits))
            if wide < count:
                count = wide
        if count == 1:
            return edges[0]
        drive = settings.curiosity * sqrt(node.visits + 1)
        best = edges[0]
        highest = -1.0
        for index in range(count):
            edge = edges[index]
            visits = edge.visits
            # one visit in advance, with the value that the evaluation gave: no move starts blank
            score = (edge.total + edge.worth) / (visits + 1) + drive * edge.prior / (visits + 1)
            if score > highest:
                highest = score
                best = edge
        return best

    def _admit(self, node: Node, table: Table, legal: list[Move]) -> list[Edge]:
        """With hidden cards: the edges that are legal on this table, those not met before included."""
        new = [move for move in legal if move.number not in node.known]
        if new:
            assert node.edges is not None
            self._judge(node, table, new, self._worths(table))
            node.edges.sort(key=_promise)
        numbers = {move.number for move in legal}
        assert node.edges is not None
        return [edge for edge in node.edges if edge.move.number in numbers]

    def _draw(self, node: Node, table: Table) -> Node:
        """Let NATURE draw up to the next decision; after many visits, meet outcomes again."""
        node.visits += 1
        outcomes = node.outcomes
        if self._open and len(outcomes) >= node.visits**self.settings.surprise and len(outcomes) > 1:
            drawn, child = outcomes[int(self._chance() * len(outcomes))]
            for move in drawn:
                table.apply(move)
            return child
        drawn = []
        while table.to_move == NATURE:
            move = table.draw(self._chance)
            drawn.append(move)
            table.apply(move)
        key = tuple([move.number for move in drawn])
        met = node.met.get(key)
        if met is None or met.seat != table.to_move:
            met = node.met[key] = Node(table.to_move)
        outcomes.append((drawn, met))
        return met

    # -- judging --------------------------------------------------------------------------------------------------

    def _grow(self, node: Node, table: Table) -> list[float]:
        """A node's first visit: judge its moves and the table; the final scores to be expected."""
        node.visits += 1
        node.edges = []
        if self.settings.leaf == RANDOM:
            moves = table.moves()
            for move in moves:
                edge = Edge(move, 0.5)
                edge.prior = 1.0 / len(moves)
                node.edges.append(edge)
                node.known[move.number] = edge
            playout(table, self._chance)
            return _final(table)
        worths = self._worths(table)
        best = self._judge(node, table, table.moves(), worths)
        node.edges.sort(key=_promise)
        if self.settings.leaf == PLAY_ON:
            table.apply(node.edges[0].move)
            play_some(self.evaluation, table, self.settings.play_on * self.seats - 1, self._chance)
            if table.over:
                return _final(table)
            worths = self._worths(table)
        else:
            worths[node.seat] = best
        return worths

    def _judge(self, node: Node, table: Table, moves: list[Move], worths: list[float]) -> float:
        """Make edges of moves; the best expected final score of the seat to move."""
        assert node.edges is not None
        seat = node.seat
        best = -1e9
        found: list[Edge] = []
        if len(moves) == 1:
            # nothing to weigh up
            best = worths[seat]
            found.append(Edge(moves[0], best))
        else:
            evaluation = self.evaluation
            pace = self.pace
            for move in moves:
                trial = table.copy()
                trial.apply(move)
                follow_up(evaluation, trial, seat)
                worth = evaluation.worth(trial, seat) + pace.at(trial, seat)
                if worth > best:
                    best = worth
                found.append(Edge(move, worth))
        total = 0.0
        temperature = self.settings.temperature
        for edge in found:
            gap = (edge.worth - best) / temperature
            edge.prior = exp(gap) if gap > -20 else 1e-9
            total += edge.prior
        for edge in found:
            edge.prior /= total
            edge.worth = self._value(worths, seat, edge.worth)
            node.edges.append(edge)
            node.known[edge.move.number] = edge
        return best

    def _worths(self, table: Table) -> list[float]:
        """The final scores to be expected."""
        evaluation = self.evaluation
        pace = self.pace
        return [evaluation.worth(table, seat) + pace.at(table, seat) for seat in range(self.seats)]

    def values(self, worths: list[float]) -> list[float]:
        """Expected scores as each seat likes them, between 0 and 1."""
        return [self._value(worths, seat, worths[seat]) for seat in range(self.seats)]

    def _value(self, worths: list[float], seat: int, own: float) -> float:
        best = -1e9
        for other in range(self.seats):
            if other != seat and worths[other] > best:
                best = worths[other]
        spread = self.evaluation.spread
        ambition = self.settings.ambition
        lead = (own - best) / spread
        ahead = 1.0 / (1.0 + exp(-lead)) if lead > -30 else 0.0
        return ambition * ahead + (1.0 - ambition) * own / (10.0 * spread)


def _final(table: Table) -> list[float]:
    """Final scores; half a point tells the winner of a broken tie from the loser."""
    return [score + 0.5 if place == 1 else float(score) for score, place in zip(table.scores(), table.ranking())]


def _promise(edge: Edge) -> float:
    return -edge.prior
