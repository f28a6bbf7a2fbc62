"""In the Year of the Dragon: what a player does next without thinking, once a turn has begun."""

from __future__ import annotations

from typing import Any

from teahouse.bots.evaluation.experience import Experienced
from teahouse.games.year_of_the_dragon.names import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    MONGOLS,
    MONK,
    MONTHS,
    TRIBUTE,
    WILD,
)
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson, ReplacePerson, TakePerson
from teahouse.games.year_of_the_dragon.steps.release import ReleaseHungry, ReleasePerson
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Move


class YearHabits(Experienced):
    """Takes, places, replaces, builds and releases by rules of thumb."""

    diligence: float
    book: float
    hammer: float
    rocket: float
    coin: float
    sack: float
    helmet: float
    lady: float

    def follow(self, table: Any) -> Move | None:
        """Finish a turn of one's own: take, place, replace, build, release."""
        step = table.agenda[-1]
        kind = type(step)
        if kind is PlacePerson:
            return self._place(table, step)
        if kind is ReplacePerson:
            return self._replace(table, step)
        if kind is TakePerson:
            return self._take(table, step)
        if kind is ReleasePerson or kind is ReleaseHungry:
            return self._release(table, step)
        if kind is BuildFloor or kind is BuyPrivilege or kind is BuildWall:
            return self._best(table, step.seat, step.moves(table))
        return None

    def _best(self, table: YearTable, seat: int, moves: list[Move]) -> Move:
        best = moves[0]
        if len(moves) == 1:
            return best
        highest = -1e9
        for move in moves:
            trial = table.copy()
            trial.apply(move)
            if type(trial.agenda[-1]) is PlacePerson if trial.agenda else False:
                trial.apply(self._place(trial, trial.agenda[-1]))
            worth = self.worth(trial, seat)
            if worth > highest:
                highest = worth
                best = move
        return best

    def _place(self, table: YearTable, step: Any) -> Move:
        """A monk under the highest roof, others where nobody lives yet, else where most room is."""
        palaces = table.players[step.seat].palaces
        monk = step.person // 2 == MONK
        best = -1
        highest = -1
        for index, one in enumerate(palaces):
            if one.room > 0:
                value = 10 * one.floors + one.room if monk else (20 if not one.count else one.room)
                if value > highest:
                    highest = value
                    best = index
        return table.moves_of.place[best]

    def _take(self, table: YearTable, step: Any) -> Move:
        moves = step.moves(table)
        if step.card == WILD:
            # a wild card for a type whose own card is still there would be a waste
            hand = table.players[step.seat].hand
            better = [move for move in moves if not hand[move.a // 2]]
            moves = better or moves
        return self._best_taken(table, step.seat, moves)

    def _best_taken(self, table: YearTable, seat: int, moves: list[Move]) -> Move:
        best = moves[0]
        if len(moves) == 1:
            return best
        highest = -1e9
        for move in moves:
            trial = table.copy()
            trial.apply(move)
            step = trial.agenda[-1]
            if type(step) is PlacePerson:
                trial.apply(self._place(trial, step))
            elif type(step) is ReplacePerson:
                trial.apply(self._replace(trial, step))
            worth = self.worth(trial, seat)
            if worth > highest:
                highest = worth
                best = move
        return best

    def _replace(self, table: YearTable, step: Any) -> Move:
        """The newcomer takes the place of the least useful person, if it is more useful."""
        useful = self._useful(table, step.seat)
        palaces = table.players[step.seat].palaces
        least = useful[step.person] + 0.3 * table.box.value[step.person]
        best = table.moves_of.decline
        for one in palaces:
            for person in one.kinds:
                worth = useful[person]
                if person // 2 == MONK:
                    worth = table.box.symbols[person] * one.floors
                if worth < least:
                    least = worth
                    best = table.moves_of.replace[palaces.index(one)][person]
        return best

    def _release(self, table: YearTable, step: Any) -> Move:
        """The least useful person leaves; the last one of a palace last."""
        useful = self._useful(table, step.seat)
        palaces = table.players[step.seat].palaces
        least = 1e9
        moves: list[Move] = step.moves(table)
        best = moves[0]
        for move in moves:
            one = palaces[move.a]
            worth = useful[move.b]
            if move.b // 2 == MONK:
                worth = table.box.symbols[move.b] * one.floors
            if one.count == 1:
                worth += 2.0
            if worth < least:
                least = worth
                best = move
        return best

    def _useful(self, table: YearTable, seat: int) -> list[float]:
        """Roughly what each person kind still brings."""
        ahead = [0] * 6
        month = table.month
        coming = table.events[max(0, month) :]
        for event in coming:
            if event >= 0:
                ahead[event] += 1
        left = MONTHS - month
        box = table.box
        per_symbol = (
            self.hammer * min(left, 6),
            self.lady * (left + 1),
            self.rocket * ahead[FESTIVAL] + 0.1 * left,
            self.coin * min(left, 6) + 0.3 * ahead[TRIBUTE],
            self.helmet * ahead[MONGOLS] + (1.0 if ahead[MONGOLS] else 0.0),
            2.0,
            3.0 * ahead[CONTAGION],
            (self.sack + 0.5) * ahead[DROUGHT],
            self.book * self.diligence * left,
        )
        return [per_symbol[person // 2] * box.symbols[person] for person in range(len(box.symbols))]
