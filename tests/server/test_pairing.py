"""Laws of tournaments: everybody meets everybody, nobody twice in a round, byes and seats are shared fairly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.server.pairing import (
    LEAST,
    MOST,
    Played,
    Round,
    goes_on,
    knock_out,
    points,
    round_robin,
    sizes,
    standings,
)
from teahouse.server.pairing import rounds as count

FIELDS = range(LEAST, MOST + 1)
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""The laws are none of speed, and machines may be busy."""


def once_a_round(rounds: list[Round], players: set[int]) -> None:
    for one in rounds:
        seen = [who for table in one.tables for who in table] + one.byes
        assert sorted(seen) == sorted(players), "everybody has one place in a round"


def meetings(rounds: list[Round]) -> Counter[tuple[int, int]]:
    return Counter(pair for one in rounds for table in one.tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize("players", FIELDS)
def test_at_tables_of_two_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin(players, 2, 2)
    once_a_round(rounds, set(range(players)))
    assert len(rounds) == count(players, 2, 2) == (players if players % 2 else players - 1)
    assert meetings(rounds) == dict.fromkeys(combinations(range(players), 2), 1)
    byes = Counter(who for one in rounds for who in one.byes)
    assert all(count == 1 for count in byes.values())
    assert len(byes) == (players if players % 2 else 0)


@pytest.mark.parametrize("players", FIELDS)
def test_at_tables_of_two_nobody_begins_much_more_often(players: int) -> None:
    first = Counter(table[0] for one in round_robin(players, 2, 2) for table in one.tables)
    assert max(first.values()) - min(first[who] for who in range(players)) <= 1


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9, 11, 12, 16, 20, 27, 32])
def test_at_larger_tables_nobody_has_a_bye_and_meetings_are_spread(players: int, size: int) -> None:
    rounds = round_robin(players, size, 2)
    once_a_round(rounds, set(range(players)))
    assert len(rounds) == count(players, size, 2)
    assert all(one.byes == [] for one in rounds)
    assert all(2 <= len(table) <= size for one in rounds for table in one.tables)
    met = meetings(rounds)
    mean = sum(met.values()) / (players * (players - 1) / 2)
    assert max(met.values()) <= mean + 2
    seats = [
        Counter(table.index(who) for one in rounds for table in one.tables if who in table) for who in range(players)
    ]
    assert max(max(one.values()) for one in seats) <= -(-len(rounds) // 2) + 1


def test_nine_at_tables_of_three_meet_everybody_once() -> None:
    assert max(meetings(round_robin(9, 3, 2)).values()) <= 2
    assert meetings(round_robin(4, 4, 2)) == dict.fromkeys(combinations(range(4), 2), 1)


def test_the_same_players_get_the_same_tables() -> None:
    assert round_robin(11, 4, 2) == round_robin(11, 4, 2)


@unhurried
@given(st.integers(2, 40), st.integers(2, 5), st.integers(2, 3))
def test_tables_hold_everybody_and_are_as_large_as_can_be(players: int, size: int, least: int) -> None:
    least = min(least, size)
    found = sizes(players, size, least)
    assert all(least <= one <= size for one in found)
    left = players - sum(found)
    assert 0 <= left < size
    if size > 3 and least == 2:
        assert left == 0
    if size == 2:
        assert left == players % 2


@unhurried
@given(st.integers(LEAST, MOST), st.randoms(use_true_random=False))
def test_a_knock_out_of_pairs_has_byes_in_its_first_round_alone_and_one_winner(players: int, chance: object) -> None:
    left, rounds = list(range(players)), list[Round]()
    while len(left) > 1:
        one = knock_out(left, 2, 2, rounds)
        once_a_round([one], set(left))
        rounds.append(one)
        won = {chance.choice(table) for table in one.tables} | set(one.byes)  # type: ignore[attr-defined]
        left = [who for who in left if who in won]
        assert len(left) & (len(left) - 1) == 0, "after the first round it is a power of two"
    byes = Counter(who for one in rounds for who in one.byes)
    assert all(one.byes == [] for one in rounds[1:])
    assert max(byes.values(), default=0) <= 1
    assert all(who < len(byes) for who in byes), "the best have them"


@unhurried
@given(st.integers(LEAST, MOST), st.integers(3, 5))
def test_a_knock_out_at_larger_tables_ends_at_one_table(players: int, size: int) -> None:
    left, rounds = list(range(players)), list[Round]()
    while True:
        one = knock_out(left, size, 2, rounds)
        once_a_round([one], set(left))
        rounds.append(one)
        if len(one.tables) == 1:
            break
        on = {who for table in one.tables for who in sorted(table)[: goes_on(len(table))]}
        assert 1 < len(on) < len(left)
        left = [who for who in left if who in on]
    assert len(rounds) <= 6


def test_the_best_meet_late() -> None:
    assert sorted(map(sorted, knock_out([0, 1, 2, 3], 2, 2).tables)) == [[0, 3], [1, 2]]
    one = knock_out(list(range(8)), 4, 2)
    assert [sum(who < 2 for who in table) for table in one.tables] == [1, 1]


@unhurried
@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_points_are_shares_of_those_left_behind(places: list[int]) -> None:
    ranking = [1 + sum(other < place for other in places) for place in places]
    earned = points(ranking)
    assert all(0 <= one <= 1 for one in earned)
    assert sum(earned) == pytest.approx(len(ranking) / 2)
    assert [one for _, one in sorted(zip(ranking, earned, strict=True))] == sorted(earned, reverse=True)


def test_standings_go_by_points_then_by_the_strength_of_those_beaten_then_by_wins() -> None:
    games = [
        Played([0, 1], [1, 2]),
        Played([2, 3], [1, 2]),
        Played([0, 2], [1, 2]),
        Played([1, 3], [1, 2]),
    ]
    found = standings(4, games)
    assert [(line.player, line.place, line.points) for line in found] == [(0, 1, 2), (1, 2, 1), (2, 2, 1), (3, 4, 0)]
    games.append(Played([1, 2], [1, 2]))
    assert [line.player for line in standings(4, games)] == [0, 1, 2, 3]
    assert standings(4, games)[1].beaten > standings(4, games)[2].beaten


def test_whom_nothing_tells_apart_share_a_place() -> None:
    assert [line.place for line in standings(4, [])] == [1, 1, 1, 1]
    assert [line.place for line in standings(4, [Played([0, 1], [1, 1]), Played([2, 3], [1, 1])])] == [1, 1, 1, 1]
