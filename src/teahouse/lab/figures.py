"""The figures of a study: shares, means and effects, each with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from teahouse.arena.statistics import mean, mean_interval, two_sided, wilson, win_of, z_of
from teahouse.lab.dataset import Dataset
from teahouse.lab.estimates import Estimate
from teahouse.lab.uses import START, use_of


class Share:
    """How often something won, over so many seats."""

    __slots__ = ("seats", "trials", "wins")

    def __init__(self, wins: float, seats: int, trials: float | None = None) -> None:
        self.wins = wins
        self.seats = seats
        self.trials = seats if trials is None else trials
        """How many seats at tables of their own would tell as much: seats of one game hang together."""

    @property
    def value(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.value, self.trials)

    def chance(self, even: float) -> float:
        """How likely a share so far from even is by chance alone."""
        return two_sided((self.value - even) / sqrt(even * (1 - even) / self.trials))

    def error(self) -> float:
        """The standard error, never quite nothing."""
        share = (self.wins + 1) / (self.seats + 2)
        return sqrt(share * (1 - share) / max(1, self.trials))


def newcombe(one: Share, other: Share, together: float = 0.0) -> tuple[float, float]:
    """An interval for how much more often one wins than the other: it never leaves -1 to 1.

    Newcombe's hybrid score interval: Wilson's intervals of both shares are put together, with the correlation of the
    two as in his method for paired shares.
    """
    low, high = one.interval()
    other_low, other_high = other.interval()
    gap = one.value - other.value
    return (
        gap - _joined(one.value - low, other_high - other.value, together),
        gap + _joined(high - one.value, other.value - other_low, together),
    )


def _joined(one: float, other: float, together: float) -> float:
    # rounding must not take a root of less than nothing
    return sqrt(max(0.0, one * one - 2 * together * one * other + other * other))


class Effect:
    """What using a thing goes with: how often it is used, and how much more often its users win."""

    __slots__ = ("error", "key", "mean_uses", "together", "used", "within", "without")

    def __init__(
        self, key: str, used: Share, without: Share, mean_uses: float, error: float = 0.0, together: float = 0.0
    ) -> None:
        self.key = key
        self.used = used
        self.without = without
        self.mean_uses = mean_uses
        """Uses by a seat in a game."""
        self.error = error
        """The standard error of the value."""
        self.together = together
        """How the two shares hang together (a correlation): where users win, the others cannot."""
        self.within: Estimate | None = None
        """The effect among seats that were equally active; None where no such seats can be compared."""

    @property
    def category(self) -> str:
        return use_of(self.key)[0]

    @property
    def value(self) -> float:
        """How much more often users win than the others."""
        return self.used.value - self.without.value

    def interval(self) -> tuple[float, float]:
        return newcombe(self.used, self.without, self.together)

    @property
    def told(self) -> tuple[float, float, float]:
        """The effect and its interval, among the equally active where that can be."""
        if self.within is None:
            return (self.value, *self.interval())
        half = z_of() * sqrt(self.within.variance)
        return self.within.value, max(-1.0, self.within.value - half), min(1.0, self.within.value + half)

    @property
    def chance(self) -> float:
        """How likely so large an effect is if the thing does not matter."""
        if self.within is not None:
            return two_sided(self.within.value / sqrt(self.within.variance))
        return two_sided(self.value / self.error) if self.without.seats else 1.0


Cluster = tuple[int, float, float]
"""In one game: how many seats used a thing, their part of the win, and their points beyond the mean of the table."""


def clusters(data: Dataset) -> dict[str, dict[int, Cluster]]:
    """For each thing the games in which it was used, by their numbers.

    The seats of a game are not independent of each other, the games are: errors are taken over games.
    """
    found: dict[str, dict[int, Cluster]] = {}
    for number, row in enumerate(data.rows):
        here: dict[str, Cluster] = {}
        middle = mean(row["scores"])
        for seat in range(data.players):
            won, ahead = win_of(row["ranking"], seat), row["scores"][seat] - middle
            for key in row["uses"][seat]:
                users, wins, lead = here.get(key, (0, 0.0, 0.0))
                here[key] = (users + 1, wins + won, lead + ahead)
        for key, cluster in here.items():
            found.setdefault(key, {})[number] = cluster
    return found


def seats_of(data: Dataset) -> Iterator[tuple[dict[str, Any], int]]:
    """Every seat of every game."""
    for row in data.rows:
        for seat in range(data.players):
            yield row, seat


def by_seat(data: Dataset) -> list[Share]:
    """How often each seat won."""
    return [
        Share(sum(win_of(row["ranking"], seat) for row in data.rows), len(data.rows)) for seat in range(data.players)
    ]


def by_bot(data: Dataset) -> list[tuple[str, Share, float, tuple[float, float]]]:
    """For each bot how often it won and its mean score."""
    found: list[tuple[str, Share, float, tuple[float, float]]] = []
    for who, name in enumerate(data.about["bots"]):
        scores: list[float] = []
        wins = 0.0
        for row in data.rows:
            seat = row["seating"].index(who)
            scores.append(row["scores"][seat])
            wins += win_of(row["ranking"], seat)
        found.append((name, Share(wins, len(data.rows)), mean(scores), mean_interval(scores)))
    return found


def effects(data: Dataset) -> list[Effect]:
    """Every thing that was used, with its effect on winning."""
    uses: dict[str, int] = {}
    for row, seat in seats_of(data):
        for key, count in row["uses"][seat].items():
            uses[key] = uses.get(key, 0) + count
    found = [
        _effect(data, key, list(games.values()), uses[key] / (len(data.rows) * data.players))
        for key, games in sorted(clusters(data).items())
    ]
    active = activity(data)
    for effect in found:
        effect.within = _within(data, effect.key, active[effect.category])
    return found


def activity(data: Dataset) -> dict[str, list[list[int]]]:
    """For each kind of things how many of them every seat used, game by game."""
    categories = {use_of(key)[0] for row in data.rows for used in row["uses"] for key in used}
    return {
        category: [
            [sum(count for key, count in used.items() if use_of(key)[0] == category) for used in row["uses"]]
            for row in data.rows
        ]
        for category in categories
    }


OVERLAP: Final = 30
"""So many seats on either side must have been as active as others, or nothing is compared within."""


def _within(data: Dataset, key: str, active: list[list[int]]) -> Estimate | None:
    """How much more often users of a thing win than seats that used equally many things of its kind.

    Seats are compared within the same number of uses, each number by the weight of the comparison it allows: the
    coefficient of a regression with a constant for each number. Errors are taken over games.
    """
    used: dict[int, list[int]] = {}
    seats = [
        (number, level, key in row["uses"][seat], win_of(row["ranking"], seat))
        for number, row in enumerate(data.rows)
        for seat, level in enumerate(active[number])
    ]
    wins: dict[int, float] = {}
    for _, level, has, won in seats:
        used.setdefault(level, [0, 0])[has] += 1
        wins[level] = wins.get(level, 0.0) + won
    both = {level: counts for level, counts in used.items() if min(counts)}
    if min([sum(counts[has] for counts in both.values()) for has in (0, 1)], default=0) < OVERLAP:
        return None
    whole = sum(idle * users / (idle + users) for idle, users in both.values())
    rates = {level: (wins[level] / sum(counts), counts[1] / sum(counts)) for level, counts in both.items()}
    told = [
        (number, has - rates[level][1], won - rates[level][0]) for number, level, has, won in seats if level in both
    ]
    value = sum(more * won for _, more, won in told) / whole
    parts = [0.0] * len(data.rows)
    for number, more, won in told:
        parts[number] += more * (won - value * more) / whole
    return Estimate(value, parts, 0.25 / whole**2)


def _effect(data: Dataset, key: str, games: list[Cluster], mean_uses: float) -> Effect:
    wins, seats = sum(wins for _, wins, _ in games), sum(users for users, _, _ in games)
    lost, idle = len(data.rows) - wins, len(data.rows) * data.players - seats
    if not idle:
        return Effect(key, Share(wins, seats), Share(lost, idle), mean_uses)
    # what each game adds to the one share and to the other
    pairs = [(0.0, (1 - lost / idle * data.players) / idle)] * (len(data.rows) - len(games))
    for users, won, _ in games:
        rest = 1 - won - lost / idle * (data.players - users)
        pairs.append(((won - wins / seats * users) / seats, rest / idle))
    squares = sum(one * one for one, _ in pairs)
    others = sum(other * other for _, other in pairs)
    both = sum(one * other for one, other in pairs)
    together = max(-1.0, min(1.0, both / sqrt(squares * others))) if squares and others else 0.0
    error = squares - 2 * both + others + 0.25 / seats**2 + 0.25 / idle**2  # never quite nothing
    used, without = _share(wins, seats, squares), _share(lost, idle, others)
    return Effect(key, used, without, mean_uses, sqrt(error), together)


def start_choices(data: Dataset) -> list[tuple[list[str], Share]]:
    """For each start (all choices of a seat together) how often it won, the commonest first.

    Where starts were given, only seats that were given theirs count: what the others chose is another matter.
    """
    found: dict[tuple[str, ...], list[tuple[int, float]]] = {}
    for row in data.rows:
        here: dict[tuple[str, ...], tuple[int, float]] = {}
        for seat in row.get("given", range(data.players)):
            chosen = tuple(sorted(key for key in row["uses"][seat] if use_of(key)[0] == START))
            if chosen:
                users, wins = here.get(chosen, (0, 0.0))
                here[chosen] = (users + 1, wins + win_of(row["ranking"], seat))
        for chosen, cluster in here.items():
            found.setdefault(chosen, []).append(cluster)
    shares = [(list(chosen), _share_of(games)) for chosen, games in found.items()]
    return sorted(shares, key=lambda pair: (-pair[1].seats, pair[0]))


def _share_of(games: list[tuple[int, float]]) -> Share:
    wins, seats = sum(wins for _, wins in games), sum(users for users, _ in games)
    return _share(wins, seats, sum((won - wins / seats * users) ** 2 for users, won in games) / seats**2)


def _share(wins: float, seats: int, square: float) -> Share:
    """A share whose interval knows which seats sat at one table, from the square of its error over games."""
    value = wins / seats
    spread = value * (1 - value)
    return Share(wins, seats, spread / square if spread > 0 and square else seats)


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
