"""The course of a game: what every table was worth to every seat, and which part of it was luck.

Along a game, for each seat, `result - start = luck + own choices + others' choices + drift`. Luck is the sum over
NATURE's moves of (value after - expected value over its weights), a choice is (value after - value before), drift is
the sum over NATURE's moves of (expected value - value before): what the estimate was wrong by. The value after the last
move is the result; every value is taken from the seat's own observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.kernel import NATURE, Game, Moment, Move, Record, Table
from teahouse.review.sight import Glance, Sight

if TYPE_CHECKING:
    from teahouse.review.sight import Numbers

MOST_OUTCOMES: Final = 24
"""Where NATURE has more outcomes than this, so many are taken, spread evenly over the weights."""


class Standing:
    """One place of a game: the table before a move (or after the last one), and what it was worth."""

    __slots__ = ("glances", "moment", "table")

    def __init__(self, table: Table, moment: Moment) -> None:
        self.table = table
        self.moment = moment
        self.glances: list[Glance] = []
        """By seat; none where there is no network."""


class Course:
    """A recorded game, place by place."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.places: list[Standing] = []
        """One more than there are moves."""
        for table in record.replay(game):
            self.places.append(Standing(table.copy(), game.moment(table)))
        self.moves = [(seat, game.move(text)) for seat, text in record.moves]
        """Seat (or NATURE) and move."""
        self._expected: dict[int, list[Numbers]] = {}

    @property
    def over(self) -> bool:
        return self.places[-1].table.over

    def judge(self, sight: Sight) -> None:
        """Ask the network about every place, through the eyes of every seat."""
        for place in self.places:
            place.glances = [sight.see(place.table, seat) for seat in range(self.game.players)]
        sight.settle()

    def weigh(self, sight: Sight) -> bool:
        """Find what could be expected of each of NATURE's moves; whether all outcomes were looked at."""
        seen: dict[int, list[tuple[float, list[Glance]]]] = {}
        whole = True
        for index, (seat, _) in enumerate(self.moves):
            if seat != NATURE:
                continue
            table = self.places[index].table
            outcomes, all_of_them = _outcomes(table)
            whole = whole and all_of_them
            seen[index] = []
            for move, part in outcomes:
                after = table.copy()
                after.apply(move)
                seen[index].append((part, [sight.see(after, one) for one in range(self.game.players)]))
        sight.settle()
        for index, found in seen.items():
            self._expected[index] = [
                sum((part * glances[one].worth for part, glances in found), start=0.0 * found[0][1][one].worth)
                for one in range(self.game.players)
            ]
        return whole

    def worth(self, at: int, seat: int) -> Numbers:
        """What the table was worth to a seat: its chance, then its points by source."""
        return self.places[at].glances[seat].worth

    def terms(self, seat: int) -> dict[str, Numbers]:
        """What led a seat from the start to the result, term by term."""
        nothing = 0.0 * self.worth(0, seat)
        found = {name: nothing.copy() for name in ("luck", "own", "others", "drift")}
        for index, (mover, _) in enumerate(self.moves):
            before, after = self.worth(index, seat), self.worth(index + 1, seat)
            if mover == NATURE:
                expected = self._expected[index][seat]
                found["luck"] += after - expected
                found["drift"] += expected - before
            else:
                found["own" if mover == seat else "others"] += after - before
        return {"start": self.worth(0, seat), **found, "result": self.worth(len(self.moves), seat)}


def _outcomes(table: Table) -> tuple[list[tuple[Move, float]], bool]:
    """NATURE's moves and how likely each is; of many some, spread evenly over the weights."""
    moves, weights = table.moves(), table.weights()
    total = sum(weights)
    if len(moves) <= MOST_OUTCOMES:
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True) if weight], True
    found: list[tuple[Move, float]] = []
    index, passed = 0, weights[0]
    for step in range(MOST_OUTCOMES):
        aim = total * (step + 0.5) / MOST_OUTCOMES
        while passed <= aim:
            index += 1
            passed += weights[index]
        found.append((moves[index], 1 / MOST_OUTCOMES))
    return found, False
