"""Many tables in arrays: the same games as at single tables, for any number of workers, without copies."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest
from gymnasium.vector import AutoresetMode

from teahouse.kernel import BadOption, IllegalMove
from teahouse.rl import aec, sample, vector
from teahouse.rl.rewards import results
from tests.rl.tables import EVERY_TABLE


def played(env: Any, steps: int, seed: int = 4) -> list[Any]:
    """What comes of random play: everything that each step gives, copied."""
    luck = numpy.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    told = [seen["observation"].copy(), seen["action_mask"].copy(), infos["seat"].copy()]
    for _ in range(steps):
        seen, rewards, over, cut, infos = env.step(sample(seen["action_mask"], luck))
        assert not cut.any()
        told += [seen["observation"].copy(), seen["action_mask"].copy(), infos["seat"].copy(), rewards, over]
        if over.any():
            told += [infos["final_info"]["result"][over], infos["final_info"]["points"][over]]
    return told


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_each_row_is_a_table_like_any_other(name: str, players: int) -> None:
    env = vector(name, 3, players)
    tables = [aec(name, players) for _ in range(3)]
    seen, infos = env.reset(seed=9)
    for index, table in enumerate(tables):
        table.reset()
        table._random = random.Random(f"9/{index}")
        table.reset()
    luck = numpy.random.default_rng(1)
    for _ in range(30):
        for index, table in enumerate(tables):
            one = table.last()[0]
            assert one["observation"].tobytes() == seen["observation"][index].tobytes()
            assert one["action_mask"].tobytes() == seen["action_mask"][index].tobytes()
            assert infos["seat"][index] == table.table.to_move
        actions = sample(seen["action_mask"], luck)
        for table, action in zip(tables, actions.tolist(), strict=True):
            table.step(action)
        seen, _, _, _, infos = env.step(actions)


def test_games_end_with_their_results_and_the_next_begins_in_the_same_step() -> None:
    env = vector("year-of-the-dragon", 4, 2, reward="win")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    luck = numpy.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    ended = 0
    for _ in range(400):
        tables = list(env._room._many.tables) if env._room else []
        moved = infos["seat"].copy()
        actions = sample(seen["action_mask"], luck)
        assert env.action_space.contains(actions)
        seen, rewards, over, _, infos = env.step(actions)
        assert ("final_obs" in infos) == bool(over.any())
        for index in numpy.flatnonzero(over):
            ended += 1
            table = tables[index]
            assert table.over
            assert infos["final_info"]["result"][index].tolist() == pytest.approx(results(table, "win"))
            assert infos["final_info"]["points"][index].tolist() == table.scores()
            assert rewards[index] == infos["final_info"]["result"][index][moved[index]]
            last = infos["final_obs"][index]["observation"]
            assert last.tobytes() == table.game.observed(table, int(moved[index]))
            assert env._room is not None
            assert not env._room._many.tables[index].over
        assert (rewards[~over] == 0).all()
        assert seen["action_mask"].any(1).all(), "somebody is asked at every table"
    assert ended > 8


def test_arrays_given_by_the_caller_are_written_into() -> None:
    observations = numpy.zeros((5, 2220), numpy.uint8)
    masks = numpy.zeros((5, 455), numpy.bool_)
    env = vector("dragon-boats", 5, 3, observations=observations, masks=masks)
    seen, _ = env.reset(seed=1)
    assert seen["observation"] is observations
    assert seen["action_mask"] is masks
    before = observations.copy()
    env.step(sample(masks, numpy.random.default_rng(1)))
    assert (observations != before).any(1).all()
    assert (
        observations.tobytes()
        == numpy.stack(
            [numpy.frombuffer(t.game.observed(t, t.to_move), numpy.uint8) for t in env._room._many.tables]  # type: ignore[union-attr]
        ).tobytes()
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_games_are_the_same_in_other_processes(workers: int) -> None:
    here, there = vector("year-of-the-dragon", 5, 3), vector("year-of-the-dragon", 5, 3, workers=workers)
    try:
        for mine, theirs in zip(played(here, 150), played(there, 150), strict=True):
            assert numpy.array_equal(mine, theirs)
    finally:
        there.close()
    assert there._workers == []


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_action_is_refused(workers: int) -> None:
    env = vector("year-of-the-dragon", 2, 2, workers=workers)
    try:
        env.reset(seed=1)
        with pytest.raises(IllegalMove, match="parade@2"):
            env.step([env.game.move("parade@2").number] * 2)
        env.reset(seed=1)
        env.step(sample(env.arrays["action_mask"], numpy.random.default_rng(1)))
    finally:
        env.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"n": 0}, "one table or more, not 0"),
        ({"workers": 3}, "0 to 2 workers, not by 3"),
        ({"reward": "fame"}, "win, rank, points"),
        ({"masks": numpy.zeros((2, 7), numpy.int8)}, r"masks must have the shape \(2, 828\)"),
        ({"masks": numpy.zeros((2, 828), numpy.int64)}, "numbers of one byte, not"),
        ({"masks": numpy.zeros((828, 2), numpy.int8).T}, "contiguous"),
        ({"masks": numpy.zeros((2, 828), numpy.int8), "workers": 1}, "take them from the vector"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        vector("yinzi", **{"n": 2, "players": 2, **wrong})


def test_samples_are_allowed_and_all_of_them_come() -> None:
    masks = numpy.array([[0, 1, 1, 0], [1, 0, 0, 0]], numpy.int8)
    luck = numpy.random.default_rng(1)
    found = numpy.array([sample(masks, luck) for _ in range(50)])
    assert set(found[:, 0]) == {1, 2}
    assert set(found[:, 1]) == {0}
