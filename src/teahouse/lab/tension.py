"""How a game is won: chances to win over its course, and what they say about tension.

A study's rows hold prospects at each twentieth of a game (`course`): logarithms of a network's chances, or the points
so far where no network knows the box. What they have meant in these very games is found by one number for each
twentieth: the chance of a seat is the softmax of so many times its prospects, and the number is the likeliest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, NamedTuple

from teahouse.arena.statistics import mean, win_of
from teahouse.lab.dataset import Dataset

SURE: Final = 0.9
"""A game is beyond doubt when one seat has this chance to the end."""
AHEAD: Final = 0.75
"""Who has this chance at half time and wins has run away."""


class Course(NamedTuple):
    """One game: at each step every seat's chance, and in the end its part of the win."""

    chances: list[list[float]]
    shares: list[float]

    @property
    def winner(self) -> int:
        """The seat that won alone; -1 where the win is shared."""
        return self.shares.index(1.0) if 1.0 in self.shares else -1


def courses(data: Dataset) -> list[Course]:
    """The games that were looked at closely."""
    rows = [row for row in data.rows if "course" in row]
    if not rows:
        return []
    shares = [[win_of(row["ranking"], seat) for seat in range(data.players)] for row in rows]
    steps = [chances([row["course"][step] for row in rows], shares) for step in range(len(rows[0]["course"]))]
    return [Course([step[number] for step in steps], shares[number]) for number in range(len(rows))]


def chances(prospects: Sequence[Sequence[float]], shares: Sequence[Sequence[float]]) -> list[list[float]]:
    """What prospects have meant, game by game: of all factors the one under which the wins were likeliest."""
    spread = mean([max(mine) - min(mine) for mine in prospects])
    if not spread:
        return [softmax(mine, 0.0) for mine in prospects]

    def surprise(factor: float) -> float:
        total = 0.0
        for mine, won in zip(prospects, shares, strict=True):
            total -= sum(share * log(max(one, 1e-12)) for share, one in zip(won, softmax(mine, factor)) if share)
        return total

    low, high = 0.0, 20.0 / spread
    for _ in range(40):
        third = (high - low) / 3
        if surprise(low + third) < surprise(high - third):
            high -= third
        else:
            low += third
    return [softmax(mine, (low + high) / 2) for mine in prospects]


def softmax(values: Sequence[float], factor: float) -> list[float]:
    """Chances that grow with the values."""
    most = max(values)
    parts = [exp(factor * (value - most)) for value in values]
    whole = sum(parts)
    return [part / whole for part in parts]


def leaders(games: Sequence[Course]) -> list[list[float]]:
    """At each step the leader's chance in every game, and at the end what the winner had."""
    steps = len(games[0].chances)
    found = [[max(game.chances[step]) for game in games] for step in range(steps)]
    return [*found, [max(game.shares) for game in games]]


def favourite_won(game: Course, step: int) -> float:
    """Whether the seat with the best chance at a step won; seats that share the best chance share the answer."""
    best = max(game.chances[step])
    ahead = [seat for seat, chance in enumerate(game.chances[step]) if chance == best]
    return mean([game.shares[seat] for seat in ahead])


def decided(game: Course, chance: float | None = None) -> float | None:
    """The part of the game after which the winner was never again behind, or below a chance.

    None where a win is shared.
    """
    winner = game.winner
    if winner < 0:
        return None
    steps = len(game.chances)
    first = steps
    for step in range(steps - 1, -1, -1):
        mine = game.chances[step][winner]
        if mine < (max(game.chances[step]) if chance is None else chance):
            break
        first = step
    return first / steps


def comeback(game: Course) -> bool:
    """Whether the winner had less than half of an even chance at some time."""
    winner = game.winner
    return winner >= 0 and min(step[winner] for step in game.chances[1:]) < 0.5 / len(game.shares)


def runaway(game: Course) -> bool:
    """Whether the winner had three quarters of the chances at half time, and was never behind from then on."""
    winner, half = game.winner, len(game.chances) // 2
    after = decided(game)
    return winner >= 0 and game.chances[half][winner] >= AHEAD and after is not None and after <= 0.5


def stirred(data: Dataset) -> list[list[float]]:
    """For each game how far the expected points were moved: by a seat's own moves, by the others', by chance."""
    rows: list[dict[str, Any]] = [row for row in data.rows if "stirred" in row]
    return [row["stirred"] for row in rows]
