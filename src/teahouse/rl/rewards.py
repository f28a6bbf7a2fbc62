"""What a game is worth to its seats: the win, the places or the points."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import BadOption, Game, Table

WIN: Final = "win"
RANK: Final = "rank"
POINTS: Final = "points"
REWARDS: Final = (WIN, RANK, POINTS)
"""`win`: 1 for the winner, the others pay it in equal parts. `rank`: from 1 for the first place to -1 for the last,
in equal steps. Both sum to 0, and seats that share a place share what its places get. `points`: as they are made;
they sum to the final score."""


def checked(reward: str) -> str:
    """A reward that there is; BadOption names them otherwise."""
    if reward not in REWARDS:
        raise BadOption(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def results(table: Table, reward: str) -> list[float]:
    """What a finished game is worth to each seat."""
    if reward == POINTS:
        return [float(points) for points in table.scores()]
    ranking = table.ranking()
    players = len(ranking)
    worth = [1 - 2 * place / (players - 1) for place in range(players)]
    if reward == WIN:
        worth = [1.0] + [-1 / (players - 1)] * (players - 1)
    shared = {}
    for place in set(ranking):
        count = ranking.count(place)
        shared[place] = sum(worth[place - 1 : place - 1 + count]) / count
    return [shared[place] for place in ranking]


def least_and_most(game: Game, reward: str) -> tuple[float, float]:
    """No game is worth less or more to a seat."""
    if reward == POINTS:
        bounds = game.bounds()
        return float(bounds.lowest), float(bounds.highest)
    return (-1 / (game.players - 1), 1.0) if reward == WIN else (-1.0, 1.0)
