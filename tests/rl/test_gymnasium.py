"""Gymnasium's own checker, at every table, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import teahouse.rl
from teahouse.kernel import BadOption
from teahouse.rl import REWARDS, Alone, ids
from tests.rl.tables import EVERY_TABLE

WORTH = {"win": [1.0, -0.5, -0.5], "rank": [1.0, 0.0, -1.0]}
"""By place, at a table of three."""


def play(env: Any, seed: int, last: bool = False) -> tuple[float, dict[str, Any]]:
    """A whole game, at random or by the last legal move; the sum of its rewards and the last info."""
    seen, _ = env.reset(seed=seed)
    luck = numpy.random.default_rng(seed)
    total, over, info = 0.0, False, {}
    while not over:
        allowed = numpy.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, info = env.step(int(allowed[-1] if last else luck.choice(allowed)))
        assert not cut
        total += reward
    return total, info


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_gymnasiums_own_checker_passes(name: str, players: int) -> None:
    env = gymnasium.make(ids()[name], players=players, render_mode="ansi", disable_env_checker=True)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", ids())
def test_every_game_is_made_by_its_id_without_an_import(name: str) -> None:
    env = gymnasium.make(f"teahouse.rl:{ids()[name]}", players=2)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["seat"] in (0, 1)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_sum_to_the_result(reward: str) -> None:
    for seed in range(4):
        env = Alone("year-of-the-dragon", 3, reward=reward)
        total, info = play(env, seed)
        ranking = env.table.ranking()
        assert info == {"place": ranking[env.seat], "points": env.table.scores()[env.seat]}
        if reward == "points":
            assert total == info["points"]
        elif ranking.count(ranking[env.seat]) == 1:
            assert total == WORTH[reward][info["place"] - 1]


def test_the_seat_changes_from_game_to_game_unless_it_is_fixed() -> None:
    env = Alone("dragon-boats", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = Alone("dragon-boats", 4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_chosen_bots_sit_on_the_other_seats_and_think_by_their_seed() -> None:
    games = []
    for _ in range(2):
        env = Alone("year-of-the-dragon", 3, opponents=["leaf", "random"], seat=0)
        play(env, seed=7, last=True)
        games.append(env.table.scores())
    assert games[0] == games[1]
    env = Alone("year-of-the-dragon", 3, opponents="random", seat=0)
    play(env, seed=7, last=True)
    assert env.table.scores() != games[0]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = Alone("year-of-the-dragon", 2, seat=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.game.move("parade@2").number)
    assert (reward, over) == (-1.0, True)
    assert "YD-" in info["illegal"]


def test_masks_are_where_stable_baselines_looks_for_them() -> None:
    env = Alone("yinzi", 2, seat=1)
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()


def test_scaled_observations_are_numbers_around_one() -> None:
    env = Alone("yinzi", 2, seat=1, scaled=True)
    plain = Alone("yinzi", 2, seat=1)
    seen, whole = env.reset(seed=1)[0], plain.reset(seed=1)[0]
    assert env.observation_space.contains(seen)
    assert seen["observation"] * teahouse.rl.scales("yinzi") == pytest.approx(whole["observation"])
    assert 0 < seen["observation"].max() <= 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponents": ["leaf"]}, "2 opponents are needed for 3 players, not 1"),
        ({"seat": 3}, "there is no seat 3: seats are 0 to 2"),
        ({"reward": "fame"}, "a reward is one of win, rank, points"),
        ({"options": {"wall": "tall"}}, "option wall cannot be 'tall'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Alone("year-of-the-dragon", 3, **wrong)


def test_gymnasium_makes_many_of_them() -> None:
    many = gymnasium.make_vec(ids()["dragon-boats"], num_envs=2, vectorization_mode="sync", players=2)
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape == (2, 2220)
    many.close()
