"""What games of Yínzi have taught, and what is counted for it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import teahouse
from teahouse.bots.evaluation import evaluation
from teahouse.bots.evaluation.experience import Experienced
from teahouse.bots.evaluation.yinzi_counted import COUNTED, MOMENTS, SETUP
from teahouse.bots.evaluation.yinzi_experience import STAGES
from teahouse.bots.evaluation.yinzi_sight import look
from teahouse.bots.levels import Cup, Master, Pot
from teahouse.bots.weights import experience_of, tuned
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
def test_experience_of_yinzi_knows_every_thing_at_every_moment(players: int) -> None:
    learned = experience_of(NAME, players)
    assert learned is not None
    assert tuple(learned) == STAGES
    judge = judging(players)
    for moment in range(MOMENTS):
        rows = learned[STAGES[judge.stage_of(moment)]]
        assert len(rows) == len(COUNTED)
        assert {len(terms) for terms in rows} == {len(judge.curve(moment))}


def test_the_file_of_yinzi_tells_what_was_counted_and_how_it_was_learned() -> None:
    data = json.loads((files("teahouse.bots.weights") / "yinzi.experience.json").read_text("utf-8"))
    assert data["counted"] == [thing for thing, _ in COUNTED]
    for players in PLAYERS:
        found = data["players"][str(players)]
        assert found["command"].startswith(f"python -m teahouse.arena.experience {NAME} --players {players} ")
        assert found["rounds"]


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
def test_the_parts_by_experience_sum_to_the_score_that_a_house_expects(players: int) -> None:
    judge = judging(players)
    for table in tables(players, 3, 9):
        for seat in range(players):
            assert sum(judge.outlook(table, seat)) == pytest.approx(judge.worth(table, seat))


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


def test_cup_judges_yinzi_by_rule_of_thumb_and_the_searching_levels_by_experience() -> None:
    game = teahouse.game(NAME, 2)
    greedy = Cup.own_weights(game)
    assert greedy is not None
    assert greedy == tuned(NAME, "greedy")
    assert greedy["experience"] == 0.0
    for level in (Pot, Master):
        weights = level.own_weights(game)
        assert weights is not None
        assert weights["experience"] > 0.0
