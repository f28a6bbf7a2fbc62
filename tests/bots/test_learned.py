"""What every game's experience has in common: its file, its moments, and who judges by it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import teahouse
from teahouse.bots.evaluation import evaluation
from teahouse.bots.evaluation.experience import Experienced
from teahouse.bots.levels import Cup, Master, Pot
from teahouse.bots.weights import experience_of, tuned
from teahouse.library import folder_of
from tests.bots.positions import walk

TABLES = [
    (kind.name, players)
    for kind in teahouse.rulebooks()
    for players in range(kind.least_players, kind.most_players + 1)
]


def judging(name: str, players: int) -> Experienced:
    judge = evaluation(teahouse.game(name, players), {"experience": 1.0})
    assert isinstance(judge, Experienced)
    return judge


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_experience_knows_every_thing_that_is_counted_at_every_moment(name: str, players: int) -> None:
    learned = experience_of(name, players)
    assert learned is not None
    judge = judging(name, players)
    assert tuple(learned) == judge.stages
    for moment in range(judge.moments):
        rows = learned[judge.stages[judge.stage_of(moment)]]
        assert len(rows) == len(judge.counted)
        assert {len(terms) for terms in rows} == {len(judge.curve(moment))}
    assert experience_of(name, 9) is None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_file_of_experience_tells_what_was_counted_and_how_it_was_learned(name: str, players: int) -> None:
    data = json.loads((files("teahouse.bots.weights") / f"{folder_of(name)}.experience.json").read_text("utf-8"))
    assert data["counted"] == [thing for thing, _ in judging(name, players).counted]
    found = data["players"][str(players)]
    assert found["command"].startswith(f"python -m teahouse.arena.experience {name} --players {players} ")
    assert found["rounds"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_parts_by_experience_sum_to_the_score_that_is_expected(name: str, players: int) -> None:
    judge = judging(name, players)
    for table in walk(teahouse.game(name, players), 3, 9):
        for seat in range(players):
            assert sum(judge.outlook(table, seat)) == pytest.approx(judge.worth(table, seat))


@pytest.mark.parametrize("name", [kind.name for kind in teahouse.rulebooks()])
def test_a_finished_game_is_worth_its_score_by_experience_too(name: str) -> None:
    judge = judging(name, 3)
    *_, table = walk(teahouse.game(name, 3), 1, 5)
    while not table.over:
        table.apply(table.moves()[0])
    assert [judge.worth(table, seat) for seat in range(3)] == table.scores()


@pytest.mark.parametrize("name", ["yinzi", "dragon-boats"])
def test_cup_judges_by_rule_of_thumb_and_the_searching_levels_by_experience(name: str) -> None:
    game = teahouse.game(name, 2)
    greedy = Cup.own_weights(game)
    assert greedy is not None
    assert greedy == tuned(name, "greedy")
    assert greedy["experience"] == 0.0
    for level in (Pot, Master):
        weights = level.own_weights(game)
        assert weights is not None
        assert weights["experience"] > 0.0
