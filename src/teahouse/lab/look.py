"""Looks at one game: replays it and counts what a designer asks about."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from teahouse.kernel import NATURE, Game, Move, Table
from teahouse.lab.sight import Sight
from teahouse.lab.uses import key_of, watcher

STEPS: Final = 20
"""A game is looked at so many times, evenly by decisions, and at its end."""
QUARTERS: Final = 4


class Stop(NamedTuple):
    """The table where the turn passes on."""

    table: Table
    mover: int
    """Who moved since the stop before."""
    asked: int
    """Decisions so far."""


class Look:
    """The replay of one game."""

    def __init__(self, game: Game, answer: dict[str, Any], sight: Sight | None = None) -> None:
        self._game = game
        self._answer = answer
        self._sight = sight
        self._watch, self._count = watcher(game.name)
        self._table = game.new()
        self._uses: list[dict[str, int]] = [{} for _ in range(game.players)]
        self._quarters: list[dict[str, list[int]]] = [{} for _ in range(game.players)]
        self._offers: dict[str, list[float]] = {}
        self._free = self._forced = self._moves = 0
        self._first = self._last_mover = NATURE
        self._stops: list[Stop] = []

    def row(self) -> dict[str, Any]:
        """Everything that was counted."""
        table, answer = self._table, self._answer
        decisions = max(1, answer["decisions"])
        turns = changes = asked = 0
        last, leader, mover = NATURE, -1, NATURE
        for seat, text in answer["played"]:
            move = self._game.move(text)
            if self._sight is not None and (seat != mover or not self._stops):
                self._stops.append(Stop(table.copy(), mover, asked))
                mover = seat
            if seat != NATURE:
                if seat != last:
                    turns += 1
                    last = seat
                    ahead = _leader(table)
                    if ahead >= 0:
                        changes += leader not in (-1, ahead)
                        leader = ahead
                self._weigh(table, seat, move, asked * QUARTERS // decisions)
                asked += 1
            table.apply(move)
        self._last_mover = mover
        for seat in range(self._game.players):
            for use in self._count(table, seat):
                key = key_of(use)
                self._uses[seat][key] = self._uses[seat].get(key, 0) + 1
        return self._told(turns, changes)

    def _told(self, turns: int, changes: int) -> dict[str, Any]:
        found: dict[str, Any] = {
            key: self._answer[key] for key in ("scores", "ranking", "seating", "breakdown", "decisions", "moves")
        }
        found |= {
            "turns": turns,
            "lead_changes": changes,
            "uses": self._uses,
            "quarters": self._quarters,
            "offers": {key: [*counts[:2], round(counts[2], 3)] for key, counts in self._offers.items()},
            "choices": [self._free, self._forced, self._moves],
            "first": self._first,
        }
        if "given" in self._answer:
            found["given"] = self._answer["given"]
        if self._sight is not None:
            found |= self._seen(self._sight)
        return found

    def _seen(self, sight: Sight) -> dict[str, Any]:
        """The course of the game, and how far each seat's expected points were moved by whom."""
        looks = sight.look([stop.table for stop in self._stops])
        course: list[list[float]] = []
        number = 0
        for step in range(STEPS):
            at = step * self._answer["decisions"] / STEPS
            while number + 1 < len(self._stops) and self._stops[number + 1].asked <= at:
                number += 1
            course.append([round(value, 3) for value in looks[number][0]])
        stirred = [0.0, 0.0, 0.0]
        points = [points for _, points in looks] + [[float(score) for score in self._answer["scores"]]]
        movers = [stop.mover for stop in self._stops[1:]] + [self._last_mover]
        for mover, before, after in zip(movers, points[:-1], points[1:], strict=True):
            for seat, (was, now) in enumerate(zip(before, after, strict=True)):
                stirred[2 if mover == NATURE else int(mover != seat)] += abs(now - was)
        return {"course": course, "stirred": [round(value, 2) for value in stirred]}

    def _weigh(self, table: Table, seat: int, move: Move, quarter: int) -> None:
        """Count what a decision offered and what was taken."""
        moves = table.moves()
        if self._first == NATURE:
            self._first = seat
        if len(moves) > 1:
            self._free += 1
            self._moves += len(moves)
            offered: set[str] = set()
            besides = 0
            for one in moves:
                keys = [key_of(use) for use in self._watch(table, one)]
                offered.update(keys)
                besides |= not keys
            if len(offered) + besides > 1:
                for key in offered:
                    counts = self._offers.setdefault(key, [0, 0, 0.0])
                    counts[0] += 1
                    counts[2] += 1 / (len(offered) + besides)
        else:
            self._forced += 1
            offered = set()
        for use in self._watch(table, move):
            key = key_of(use)
            self._uses[seat][key] = self._uses[seat].get(key, 0) + 1
            self._quarters[seat].setdefault(key, [0] * QUARTERS)[quarter] += 1
            if key in offered and key in self._offers and len(offered) + besides > 1:
                self._offers[key][1] += 1


def _leader(table: Table) -> int:
    """The seat that is alone ahead on points, or -1."""
    scores = table.scores()
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1
