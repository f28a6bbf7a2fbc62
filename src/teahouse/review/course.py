"""The course of a game: what it was worth to every seat, and which part of that was luck.

A game goes from choice to choice: whoever has one moves, then come draws and moves without an alternative, until
somebody has the next choice. Networks learn what tables are worth at choices, so there they are asked; a table at which
something is drawn is worth what it leads to, by NATURE's weights. For each seat,
`result - start = luck + own choices + others' choices + drift`:

- a choice is (value after - value before);
- luck is the sum over what is drawn between two choices of (value after - expected value by NATURE's weights);
- drift is the sum over it of (expected value - value before).

Where all that can be drawn is looked at, the value before is the expected value. Where it is too much, both are
estimated, each by draws of its own, and drift is what these estimates were wrong by. The start is what can be expected
before anything is drawn, the value after the last move is the result. Every value is taken from the seat's own
observation.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeAlias

from teahouse.kernel import NATURE, Game, Moment, Record, Table
from teahouse.review.sight import Glance, Sight

if TYPE_CHECKING:
    from teahouse.review.sight import Numbers

MOST_OUTCOMES: Final = 32
"""Where draws can end in more ways than this, they are drawn as many times as there is time for …"""
LEAST_DRAWN: Final = 48
MOST_DRAWN: Final = 192
DRAWN_IN_ALL: Final = 2400
"""… at least, at most, and about so many times in the whole game; if time is short, …"""
FEWEST_DRAWN: Final = 8
"""… no fewer than this."""


_Seen: TypeAlias = list[tuple[float, list[Glance]]]
"""Ends, how likely each is and how every seat sees it."""


class Standing:
    """One place of a game: the table before a move (or after the last one), and what it was worth."""

    __slots__ = ("glances", "moment", "table")

    def __init__(self, table: Table, moment: Moment) -> None:
        self.table = table
        self.moment = moment
        self.glances: list[Glance] = []
        """By seat; none where no network is asked."""


class Stretch:
    """From a choice to the next one: the choice, what was drawn, what had to be played."""

    __slots__ = ("at", "before", "draws", "end", "expected", "seat")

    def __init__(self, seat: int, at: int, end: int, draws: bool) -> None:
        self.seat = seat
        """Who chose; NATURE where the game is set up."""
        self.at = at
        """The place of the choice."""
        self.end = end
        """The place of the next choice, or the last one."""
        self.draws = draws
        """Whether something is drawn on the way."""
        self.before: list[Numbers] = []
        """What the table was worth when they began, by seat …"""
        self.expected: list[Numbers] = []
        """… and what could be expected of them, by others of all that can be drawn."""

    @property
    def after(self) -> int:
        """The place right after the choice."""
        return self.at if self.seat == NATURE else self.at + 1


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
        self._key = sha256("\n".join(text for _, text in record.moves).encode()).hexdigest()
        """Of this game alone: what can be expected at the start is the same in all games, and if all of them estimated
        it by the same draws, its error would be in every one."""
        self.choices = [at for at, (seat, _) in enumerate(self.moves) if is_choice(self.places[at].table)]
        """The places at which a seat had something to choose."""
        self.stretches = self._stretches()
        self._within = {
            place: one for one in self.stretches for place in range(one.after, one.end) if one.end > one.after
        }
        """The places between two choices."""

    def _stretches(self) -> list[Stretch]:
        found: list[Stretch] = []
        ends = [*self.choices, len(self.moves)]
        if ends[0] > 0:
            found.append(Stretch(NATURE, 0, ends[0], draws=True))
        for at, end in zip(self.choices, ends[1:], strict=True):
            seat, _ = self.moves[at]
            found.append(Stretch(seat, at, end, any(mover == NATURE for mover, _ in self.moves[at + 1 : end])))
        return found

    def judge(self, sight: Sight) -> None:
        """Ask the network about the course of the game, through the eyes of every seat."""
        for at in {*self.choices, len(self.moves)}:
            place = self.places[at]
            place.glances = [sight.see(place.table, seat) for seat in range(self.game.players)]
        sight.settle()

    def weigh(self, sight: Sight) -> bool:
        """Find what could be expected of all that was drawn; whether every outcome was looked at."""
        return False not in list(self.weighing(sight))

    def weighing(self, sight: Sight, left: Callable[[], float] | None = None) -> Iterator[bool]:
        """The same bit by bit: of each stretch, whether every outcome was looked at.

        Where the seconds that are `left` for the rest of them are few, less is drawn.
        """
        drawn = [one for one in self.stretches if one.draws]
        usual = max(LEAST_DRAWN, min(MOST_DRAWN, DRAWN_IN_ALL // max(1, len(drawn))))
        pace = 0.0
        """Seconds that a draw has taken at most."""
        for place, one in enumerate(drawn):
            table = self.places[one.after].table
            ends = _outcomes(table)
            if ends is not None:
                found = self._see(sight, ends)
                sight.settle()
                one.before = one.expected = self._mean(found)
                yield True
                continue
            times = usual
            if left is not None and pace:
                times = max(FEWEST_DRAWN, min(usual, int(left() / (len(drawn) - place) / pace)))
            begun = time.perf_counter()
            luck = random.Random(f"review/{self._key}/{one.at}")
            halves = [self._see(sight, _samples(table, times // 2, luck)) for _ in range(2)]
            sight.settle()
            one.before, one.expected = self._mean(halves[0]), self._mean(halves[1])
            pace = max(pace, (time.perf_counter() - begun) / times)
            yield False

    def _see(self, sight: Sight, ends: list[tuple[float, Table]]) -> _Seen:
        return [(part, [sight.see(end, seat) for seat in range(self.game.players)]) for part, end in ends]

    def _mean(self, seen: _Seen) -> list[Numbers]:
        return [
            sum((part * glances[seat].worth for part, glances in seen), start=0.0 * seen[0][1][seat].worth)
            for seat in range(self.game.players)
        ]

    def worth(self, at: int, seat: int) -> Numbers:
        """What the table was worth to a seat: its chance, then its points by source."""
        one = self._within.get(at)
        if one is None:
            return self.places[at].glances[seat].worth
        if one.before:
            return one.before[seat]
        # nothing is drawn until the next choice, or it is not known yet what to expect
        return self.places[one.end if one.seat == NATURE or not one.draws else one.at].glances[seat].worth

    def terms(self, seat: int) -> dict[str, Numbers]:
        """What led a seat from the start to the result, term by term."""
        nothing = 0.0 * self.worth(0, seat)
        found = {name: nothing.copy() for name in ("luck", "own", "others", "drift")}
        for one in self.stretches:
            before, end = self.worth(one.at, seat), self.worth(one.end, seat)
            after = self.worth(one.after, seat) if one.draws else end
            if one.seat != NATURE:
                found["own" if one.seat == seat else "others"] += after - before
            if one.draws:
                found["luck"] += end - one.expected[seat]
                found["drift"] += one.expected[seat] - after
        return {"start": self.worth(0, seat), **found, "result": self.worth(len(self.moves), seat)}


def is_choice(table: Table) -> bool:
    """Whether a seat has something to choose."""
    return not table.over and table.to_move != NATURE and len(table.moves()) > 1


def _outcomes(table: Table) -> list[tuple[float, Table]] | None:
    """Where draws and moves without an alternative can lead, and how likely each end is; None if there are too many."""
    found: list[tuple[float, Table]] = []
    open_ = [(1.0, table)]
    while open_:
        part, one = open_.pop()
        if one.over or is_choice(one):
            found.append((part, one))
            continue
        moves = one.moves()
        if len(found) + len(open_) + len(moves) > MOST_OUTCOMES:
            return None
        weights = one.weights() if one.to_move == NATURE else [1]
        total = sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            if weight:
                after = one.copy()
                after.apply(move)
                open_.append((part * weight / total, after))
    return found


def _samples(table: Table, times: int, luck: random.Random) -> list[tuple[float, Table]]:
    """The ends of so many draws; the first draw of each is spread evenly over the weights."""
    found: list[tuple[float, Table]] = []
    for number in range(times):
        one = table.copy()
        chance = _steady((number + luck.random()) / times)
        while not one.over and not is_choice(one):
            if one.to_move == NATURE:
                one.apply(one.draw(chance))
                chance = luck.random
            else:
                one.apply(one.moves()[0])
        found.append((1 / times, one))
    return found


def _steady(number: float) -> Callable[[], float]:
    return lambda: number
