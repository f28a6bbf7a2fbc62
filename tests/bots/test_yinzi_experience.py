"""What games of Yínzi have taught, and what is counted for it."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.bots.evaluation import evaluation
from teahouse.bots.evaluation.experience import Experienced
from teahouse.bots.evaluation.yinzi_counted import COUNTED, MOMENTS, SETUP
from teahouse.bots.evaluation.yinzi_sight import look
from teahouse.games.yinzi.names import IN_ACTIONS, ROUNDS
from teahouse.games.yinzi.table import YinziTable
from tests.bots.positions import walk

NAME = "yinzi"
PLAYERS = (2, 3, 4)


def tables(players: int, seed: int = 1, every: int = 5) -> list[YinziTable]:
    return [table for table in walk(teahouse.game(NAME, players), seed, every) if isinstance(table, YinziTable)]


def judging(players: int) -> Experienced:
    judge = evaluation(teahouse.game(NAME, players), {"experience": 1.0})
    assert isinstance(judge, Experienced)
    return judge


@pytest.mark.parametrize("players", PLAYERS)
def test_moments_of_a_house_follow_each_other(players: int) -> None:
    last = [-1] * players
    seen = set()
    for table in tables(players, players, 1):
        for seat in range(players):
            sight = look(table, seat)
            assert len(sight.counts) == len(COUNTED)
            assert sight.moment < MOMENTS
            if table.phase != IN_ACTIONS or table.players[seat].hand.count(0) != len(table.players[seat].hand):
                assert last[seat] <= sight.moment
                last[seat] = sight.moment
            seen.add(sight.moment)
    assert SETUP in seen
    assert len(seen) > MOMENTS * 0.8


@pytest.mark.parametrize("players", PLAYERS)
def test_experience_has_learned_that_deliveries_and_higher_factories_pay(players: int) -> None:
    judge = judging(players)
    looked = 0
    for table in tables(players, 2, 7):
        if table.phase != IN_ACTIONS or table.round != ROUNDS:
            continue
        for tile, seat in enumerate(table.owner):
            if seat < 0 or table.level[tile] != 1:
                continue
            looked += 1
            higher = table.copy()
            higher.level[tile] = 3
            assert judge.worth(higher, seat) > judge.worth(table, seat) + 1.0
            sent = table.copy()
            sent.players[seat].delivered[0] += 1
            assert judge.worth(sent, seat) > judge.worth(table, seat) + 1.5
    assert looked
