"""Who meets whom in a tournament: everybody everybody, or the better half goes on. No I/O, no chance of its own.

Players are numbers from 0. The same players get the same tables, whoever asks.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

LEAST: Final = 4
MOST: Final = 32
"""Players of a tournament."""
_TRIES: Final = 4_000
"""Exchanges that are tried for a round of tables of more than two."""

Tables = list[list[int]]
Meetings = Counter[tuple[int, int]]


class Round(NamedTuple):
    """The tables of a round, in the order of their seats, and who has a bye."""

    tables: Tables
    byes: list[int]


def sizes(players: int, size: int, least: int) -> list[int]:
    """Tables for everybody, of `size` or as little smaller as can be; nobody is left over unless tables are too large.

    With tables of two and an odd number of players one has a bye.
    """
    for smallest in range(max(least, size - 1), least - 1, -1):
        count = -(-players // size)
        while count * smallest <= players:
            if players <= count * size:
                small, more = divmod(players, count)
                return [small + 1] * more + [small] * (count - more)
            count += 1
    return [size] * (players // size)


# -- everybody meets everybody ------------------------------------------------------------------------------------


def rounds(players: int, size: int, least: int) -> int:
    """How many rounds it takes to meet everybody."""
    if size == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (max(sizes(players, size, least)) - 1))


@lru_cache(maxsize=256)
def round_robin(players: int, size: int, least: int) -> list[Round]:
    """Every round: with tables of two everybody meets everybody once; with larger ones as evenly as can be found."""
    return _circle(players) if size == 2 else _seated(_mixed(players, size, least))


def _circle(players: int) -> list[Round]:
    """One stays, the others go round, half of the places being first seats; whoever meets nobody has a bye, once."""
    around: list[int] = [*([-1] if players % 2 else []), *range(players)]
    found: list[Round] = []
    for number in range(len(around) - 1):
        pairs = [[around[at], around[-1 - at]] for at in range(len(around) // 2)]
        byes = [pairs.pop(0)[1]] if around[0] < 0 else []
        if not byes and number % 2:
            pairs[0].reverse()
        found.append(Round(pairs, byes))
        around = [around[0], around[-1], *around[1:-1]]
    return found


def _mixed(players: int, size: int, least: int) -> list[Round]:
    """As many rounds as it takes to meet everybody; in each, those who have met least often sit together."""
    table_sizes = sizes(players, size, least)
    met: Meetings = Counter()
    found: list[Round] = []
    for number in range(rounds(players, size, least)):
        tables = _spread(players, table_sizes, met, random.Random(f"{players}/{size}/{number}"))
        for table in tables:
            met.update(combinations(sorted(table), 2))
        found.append(Round(tables, []))
    return found


def _spread(players: int, table_sizes: list[int], met: Meetings, chance: random.Random) -> Tables:
    """Tables at which as few as possible meet again, by exchanging two players as long as it helps."""
    best: Tables = []
    best_cost = -1
    for _ in range(8):
        order = list(range(players))
        chance.shuffle(order)
        tables: Tables = []
        for size in table_sizes:
            tables.append(order[:size])
            order = order[size:]
        cost = sum(_again(table, met) for table in tables)
        for _ in range(_TRIES // 8 if len(tables) > 1 else 0):
            if cost == 0:
                break
            one, other = chance.sample(range(len(tables)), 2)
            here, there = chance.randrange(len(tables[one])), chance.randrange(len(tables[other]))
            before = _again(tables[one], met) + _again(tables[other], met)
            _exchange(tables, one, here, other, there)
            after = _again(tables[one], met) + _again(tables[other], met)
            if after <= before:
                cost += after - before
            else:
                _exchange(tables, one, here, other, there)
        if best_cost < 0 or cost < best_cost:
            best, best_cost = tables, cost
        if best_cost == 0:
            break
    return best


def _again(table: list[int], met: Meetings) -> int:
    """How often those at a table have met; a third time weighs more than a second."""
    return sum(met[pair] ** 2 * 3 + met[pair] for pair in combinations(sorted(table), 2) if pair in met)


def _exchange(tables: Tables, one: int, here: int, other: int, there: int) -> None:
    tables[one][here], tables[other][there] = tables[other][there], tables[one][here]


# -- the better half goes on --------------------------------------------------------------------------------------


def knock_out(left: Sequence[int], size: int, least: int, earlier: Sequence[Round] = ()) -> Round:
    """The next round of those who are left, the best first; with tables of two the best have a bye until it is even.

    A bye is had only in the first round, so nobody has two.
    """
    if size > 2:
        return _with_seats(Round(_snake(list(left), sizes(len(left), size, least)), []), _seats_before(earlier))
    even = 1
    while even * 2 <= len(left):
        even *= 2
    byes = [] if even == len(left) else list(left[: 2 * even - len(left)])
    playing = [who for who in left if who not in byes]
    half = len(playing) // 2
    tables = [[playing[at], playing[-1 - at]] for at in range(half)]
    return _with_seats(Round(tables, byes), _seats_before(earlier))


def _snake(left: list[int], table_sizes: list[int]) -> Tables:
    """The best at different tables: dealt forth and back."""
    tables: Tables = [[] for _ in table_sizes]
    at, step = 0, 1
    for who in left:
        while len(tables[at]) >= table_sizes[at]:
            at, step = _onward(at, step, len(tables))
        tables[at].append(who)
        at, step = _onward(at, step, len(tables))
    return tables


def _onward(at: int, step: int, count: int) -> tuple[int, int]:
    return (at + step, step) if 0 <= at + step < count else (at, -step)


def goes_on(table: int) -> int:
    """How many of a table of this size go on: the better half, of three the best."""
    return max(1, table // 2)


# -- seats --------------------------------------------------------------------------------------------------------


def _seats_before(earlier: Sequence[Round]) -> Counter[tuple[int, int]]:
    return Counter((who, seat) for one in earlier for table in one.tables for seat, who in enumerate(table))


def _seated(plan: list[Round]) -> list[Round]:
    """Everybody sits on every seat about as often."""
    had: Counter[tuple[int, int]] = Counter()
    return [_with_seats(one, had) for one in plan]


def _with_seats(one: Round, had: Counter[tuple[int, int]]) -> Round:
    tables: Tables = []
    for table in one.tables:
        order = min(permutations(table), key=lambda order: sum(had[who, seat] ** 2 for seat, who in enumerate(order)))
        had.update((who, seat) for seat, who in enumerate(order))
        tables.append(list(order))
    return Round(tables, one.byes)


# -- standings ----------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """Somebody in the standings."""

    player: int
    place: int
    """Shared by those whom nothing tells apart."""
    points: float
    wins: float
    beaten: float
    played: int


class Played(NamedTuple):
    """A table that is over: who sat there, and the place of each."""

    players: list[int]
    ranking: list[int]


def points(ranking: Sequence[int]) -> list[float]:
    """What each has earned: the part of the others whom they have left behind; those level count half."""
    others = len(ranking) - 1
    return [
        (sum(place > mine for place in ranking) + (ranking.count(mine) - 1) / 2) / others if others else 1.0
        for mine in ranking
    ]


def standings(players: int, games: Sequence[Played]) -> list[Line]:
    """By points; level on points, by how strong those were whom one has beaten, then by wins."""
    earned, wins, count = [0.0] * players, [0.0] * players, [0] * players
    for game in games:
        best = game.ranking.count(1)
        for who, place, won in zip(game.players, game.ranking, points(game.ranking), strict=True):
            earned[who] += won
            wins[who] += 1 / best if place == 1 else 0.0
            count[who] += 1
    beaten = [0.0] * players
    for game in games:
        for who, mine in zip(game.players, game.ranking, strict=True):
            for other, theirs in zip(game.players, game.ranking, strict=True):
                if who != other and mine <= theirs:
                    beaten[who] += earned[other] * (1.0 if mine < theirs else 0.5)

    def worth(who: int) -> tuple[float, float, float]:
        return round(earned[who], 6), round(beaten[who], 6), round(wins[who], 6)

    order = sorted(range(players), key=lambda who: (*(-one for one in worth(who)), who))
    return [
        Line(
            who,
            1 + sum(worth(other) > worth(who) for other in range(players)),
            earned[who],
            wins[who],
            beaten[who],
            count[who],
        )
        for who in order
    ]
