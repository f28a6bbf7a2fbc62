"""Experience: what many games have taught about the worth of things, as a curve over the moments of a game.

A game's evaluation says what can be counted about a seat and at which moment; `teahouse.arena.experience` plays and
learns what each thing is worth; this room judges by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teahouse.bots.evaluation.base import Evaluation
from teahouse.bots.weights import experience_of
from teahouse.kernel import Game


class Sight:
    """What was counted about a seat."""

    __slots__ = ("counts", "moment", "points")

    moment: int
    points: float
    """Points so far, with those of a scoring that is due."""
    counts: list[float]
    """Parallel to `counted`."""


class Experienced(Evaluation):
    """An evaluation that foresees by its weights, remembers what games have taught, or does some of both."""

    counted: ClassVar[tuple[tuple[str, str], ...]]
    """What `look` counts, and the part of the outlook that each thing belongs to."""
    stages: ClassVar[tuple[str, ...]]
    """The worth of a thing has a curve of its own in each of them."""
    moments: ClassVar[int]
    heat: ClassVar[tuple[float, float]] = (1.0, 0.5)
    """While learning: points that a move may look worse and still be played about a quarter of the time, at first and
    in the end."""
    whims: ClassVar[tuple[float, float]] = (0.03, 0.01)
    """While learning: how often a move is not chosen at all but drawn."""
    doubt: ClassVar[float] = 30.0
    """While learning: how much evidence a worth other than nothing needs."""
    trust: ClassVar[float] = 0.0
    """While learning: how far what was expected at the beginning of the next chapter stands for the end of the game;
    from there on luck has less time to blur what a thing was worth."""

    experience: float
    """How far what is remembered takes the place of what is foreseen: a weight of the game's own evaluation."""

    def __init__(self, game: Game, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(game, weights)
        self.taught: list[list[float]] = []
        """The worth of each thing, for each moment."""
        learned = experience_of(game.name, game.players)
        if learned is not None:
            self.learn(learned)
        self._part: list[int] = [self.parts.index(part) for _, part in self.counted]

    # -- what a game's own evaluation says ------------------------------------------------------------------------

    def foreseen(self, table: Any, seat: int) -> list[float]:
        """The outlook by written rules and weights, part by part."""
        raise NotImplementedError

    def look(self, table: Any, seat: int) -> Sight:
        """Count what lies before a seat."""
        raise NotImplementedError

    def beyond(self, table: Any, seat: int, sight: Sight) -> float:
        """Points to be added to the last part: for what there is no experience of."""
        return 0.0

    def rests(self, table: Any) -> bool:
        """Whether a turn has ended though the same seat moves again."""
        return False

    def by_habit(self, table: Any) -> bool:
        """Whether the question on a table is answered by habit while learning, if there is one."""
        return False

    def chapter(self, moment: int) -> int:
        """The part of the game that a moment lies in, where a game has several to learn from one by one."""
        return 0

    def stage_of(self, moment: int) -> int:
        """The place of a moment's stage in `stages`."""
        raise NotImplementedError

    def curve(self, moment: int) -> list[float]:
        """What the terms of a thing's curve are multiplied by at a moment."""
        raise NotImplementedError

    # -- judging --------------------------------------------------------------------------------------------------

    def learn(self, learned: Mapping[str, list[list[float]]]) -> None:
        """Judge by this experience from now on: for each stage and each thing counted, the terms of its curve."""
        self.taught = []
        for moment in range(self.moments):
            bent = self.curve(moment)
            row: list[float] = []
            for terms in learned[self.stages[self.stage_of(moment)]]:
                worth = 0.0
                for index in range(len(bent)):
                    worth += terms[index] * bent[index]
                row.append(worth)
            self.taught.append(row)

    def outlook(self, table: Any, seat: int) -> list[float]:
        """What a seat may expect: foreseen, remembered, or some of both."""
        if table.over:
            return [float(table.scores()[seat])] + [0.0] * (len(self.parts) - 1)
        known = self.experience if self.taught else 0.0
        if known == 0.0:
            return self.foreseen(table, seat)
        remembered = self._remembered(table, seat)
        if known == 1.0:
            return remembered
        foreseen = self.foreseen(table, seat)
        return [known * taught + (1.0 - known) * other for taught, other in zip(remembered, foreseen, strict=True)]

    def worth(self, table: Any, seat: int) -> float:
        """The sum of the outlook; quicker where only experience counts."""
        if self.experience != 1.0 or not self.taught or table.over:
            return super().worth(table, seat)
        sight = self.look(table, seat)
        counts = sight.counts
        worths = self.taught[sight.moment]
        total = sight.points + self.beyond(table, seat, sight)
        for index in range(len(counts)):
            count = counts[index]
            if count != 0.0:
                total += worths[index] * count
        return total

    def _remembered(self, table: Any, seat: int) -> list[float]:
        sight = self.look(table, seat)
        found = [0.0] * len(self.parts)
        found[0] = sight.points
        counts = sight.counts
        worths = self.taught[sight.moment]
        for index in range(len(counts)):
            found[self._part[index]] += worths[index] * counts[index]
        found[-1] += self.beyond(table, seat, sight)
        return found
