"""The figures of a study: shares, means and effects, each with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from teahouse.arena.statistics import mean, mean_interval, wilson, z_of
from teahouse.lab.dataset import Dataset
from teahouse.lab.uses import START, use_of


def win_of(row: dict[str, Any], seat: int) -> float:
    """A seat's part of the win."""
    places = row["ranking"]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


class Share:
    """How often something won, over so many seats."""

    __slots__ = ("seats", "wins")

    def __init__(self, wins: float, seats: int) -> None:
        self.wins = wins
        self.seats = seats

    @property
    def value(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.value, self.seats)

    def error(self) -> float:
        """The standard error, never quite nothing."""
        share = (self.wins + 1) / (self.seats + 2)
        return sqrt(share * (1 - share) / max(1, self.seats))


class Effect:
    """What using a thing goes with: how often it is used, and how much more often its users win."""

    __slots__ = ("key", "mean_uses", "used", "without")

    def __init__(self, key: str, used: Share, without: Share, mean_uses: float) -> None:
        self.key = key
        self.used = used
        self.without = without
        self.mean_uses = mean_uses
        """Uses by a seat in a game."""

    @property
    def category(self) -> str:
        return use_of(self.key)[0]

    @property
    def value(self) -> float:
        """How much more often users win than the others."""
        return self.used.value - self.without.value

    def error(self) -> float:
        return sqrt(self.used.error() ** 2 + self.without.error() ** 2)

    def interval(self) -> tuple[float, float]:
        half = z_of() * self.error()
        return self.value - half, self.value + half


def seats_of(data: Dataset) -> Iterator[tuple[dict[str, Any], int]]:
    """Every seat of every game."""
    for row in data.rows:
        for seat in range(data.players):
            yield row, seat


def by_seat(data: Dataset) -> list[Share]:
    """How often each seat won."""
    return [Share(sum(win_of(row, seat) for row in data.rows), len(data.rows)) for seat in range(data.players)]


def by_bot(data: Dataset) -> list[tuple[str, Share, float, tuple[float, float]]]:
    """For each bot how often it won and its mean score."""
    found: list[tuple[str, Share, float, tuple[float, float]]] = []
    for who, name in enumerate(data.about["bots"]):
        scores: list[float] = []
        wins = 0.0
        for row in data.rows:
            seat = row["seating"].index(who)
            scores.append(row["scores"][seat])
            wins += win_of(row, seat)
        found.append((name, Share(wins, len(data.rows)), mean(scores), mean_interval(scores)))
    return found


def effects(data: Dataset) -> list[Effect]:
    """Every thing that was used, with its effect on winning."""
    total_wins = float(len(data.rows))
    total = len(data.rows) * data.players
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    uses: dict[str, int] = {}
    for row, seat in seats_of(data):
        won = win_of(row, seat)
        for key, count in row["uses"][seat].items():
            wins[key] = wins.get(key, 0.0) + won
            seats[key] = seats.get(key, 0) + 1
            uses[key] = uses.get(key, 0) + count
    return [
        Effect(
            key,
            Share(wins[key], seats[key]),
            Share(total_wins - wins[key], total - seats[key]),
            uses[key] / total,
        )
        for key in sorted(wins)
    ]


def start_choices(data: Dataset) -> list[tuple[list[str], Share]]:
    """For each start that was chosen (all choices of a seat together) how often it won, the commonest first."""
    wins: dict[tuple[str, ...], float] = {}
    seats: dict[tuple[str, ...], int] = {}
    for row, seat in seats_of(data):
        chosen = tuple(sorted(key for key in row["uses"][seat] if use_of(key)[0] == START))
        if chosen:
            wins[chosen] = wins.get(chosen, 0.0) + win_of(row, seat)
            seats[chosen] = seats.get(chosen, 0) + 1
    order = sorted(seats, key=lambda chosen: (-seats[chosen], chosen))
    return [(list(chosen), Share(wins[chosen], seats[chosen])) for chosen in order]


def points_by_source(data: Dataset) -> list[tuple[str, float, float]]:
    """For each source the mean points of winners and of the others."""
    sources = list(data.rows[0]["breakdown"][0]) if data.rows else []
    found: list[tuple[str, float, float]] = []
    for source in sources:
        winners: list[float] = []
        losers: list[float] = []
        for row, seat in seats_of(data):
            (winners if row["ranking"][seat] == 1 else losers).append(row["breakdown"][seat][source])
        found.append((source, mean(winners), mean(losers)))
    return found


def scores(data: Dataset) -> list[int]:
    """Every score."""
    return [row["scores"][seat] for row, seat in seats_of(data)]


def winning_scores(data: Dataset) -> list[int]:
    """The winner's score of each game."""
    return [max(row["scores"]) for row in data.rows]


def column(data: Dataset, name: str) -> list[float]:
    """A figure of each game."""
    if name == "decisions_per_turn":
        return [row["decisions"] / max(1, row["turns"]) for row in data.rows]
    if name == "margin":
        found = []
        for row in data.rows:
            ordered = sorted(row["scores"], reverse=True)
            found.append(float(ordered[0] - ordered[1]))
        return found
    if name == "mean_score":
        return [mean(row["scores"]) for row in data.rows]
    if name == "winner":
        return [float(max(row["scores"])) for row in data.rows]
    return [float(row[name]) for row in data.rows]
