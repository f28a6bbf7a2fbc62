"""PettingZoo's own tests, at every table, and what they do not ask."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import teahouse
from teahouse.kernel import IllegalMove
from teahouse.library import rulebook
from teahouse.rl import REWARDS, aec, parallel
from tests.rl.tables import EVERY_TABLE, VARIANTS

pytestmark = [
    # PettingZoo's tests name its own environments that may observe with a dict and a mask
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_pettingzoos_own_test_passes(name: str, players: int) -> None:
    api_test(aec(name, players), num_cycles=1000)


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_same_seed_plays_the_same_game(name: str, players: int) -> None:
    seed_test(lambda: aec(name, players, forced=True), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_pettingzoos_own_test_passes_in_parallel(name: str, players: int) -> None:
    parallel_api_test(parallel(name, players), num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; the sums of the agents' rewards."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(luck.choice(numpy.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: f"{game[0]} {game[2]}")
def test_every_option_can_be_played(game: tuple[str, int, dict[str, Any]]) -> None:
    play(aec(*game), seed=1)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("name", [kind.name for kind in teahouse.rulebooks()])
def test_rewards_sum_to_the_result_of_the_game(name: str, reward: str) -> None:
    env = aec(name, 3, reward=reward)
    total = [play(env, seed=2)[agent] for agent in env.possible_agents]
    ranking = env.table.ranking()
    if reward == "points":
        assert total == [float(points) for points in env.table.scores()]
    else:
        assert sum(total) == pytest.approx(0)
        assert [one == max(total) for one in total] == [place == 1 for place in ranking]


def test_who_shares_a_place_shares_its_reward() -> None:
    class Tied:
        def ranking(self) -> list[int]:
            return [1, 1, 3, 4]

    from teahouse.rl.rewards import results

    tied: Any = Tied()
    assert results(tied, "win") == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert results(tied, "rank") == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])


def test_an_agent_sees_what_its_seat_sees_and_may_do_what_its_seat_may_do() -> None:
    env = aec("dragon-boats", 4)
    env.reset(seed=3)
    for _ in range(30):
        seat = env.table.to_move
        seen = env.observe(f"player_{seat}")
        out = bytearray(len(env.game.observation_spec()))
        env.game.observe(env.table, seat, out)
        assert seen["observation"].tobytes() == out
        assert numpy.flatnonzero(seen["action_mask"]).tolist() == sorted(move.number for move in env.table.moves())
        assert not env.observe(f"player_{(seat + 1) % 4}")["action_mask"].any()
        env.step(env.table.moves()[-1].number)


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = aec("year-of-the-dragon", 2)
    env.reset(seed=1)
    before = env.table.position()
    with pytest.raises(IllegalMove) as refused:
        env.step(env.game.move("parade@2").number)
    assert refused.value.refusal.clause.startswith("YD-")
    assert env.table.position() == before


def test_pettingzoos_wrapper_ends_a_game_at_an_illegal_action() -> None:
    inner = aec("yinzi", 3)
    env = TerminateIllegalWrapper(inner, illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(inner.game.move(next(move.text for move in inner.game.catalogue.moves if move not in inner._moves)).number)
    assert env.terminations == dict.fromkeys(inner.possible_agents, True)
    assert env.rewards[agent] == -1


def test_only_real_decisions_are_asked_unless_forced_ones_are_wanted() -> None:
    counts = []
    for forced in (False, True):
        env = aec("yinzi", 2, forced=forced)
        env.reset(seed=5)
        luck = random.Random(5)
        least = 99
        for _ in range(90):
            allowed = numpy.flatnonzero(env.last()[0]["action_mask"])
            least = min(least, len(allowed))
            env.step(int(luck.choice(allowed)))
        counts.append(least)
    assert counts == [2, 1]


def test_a_wrong_reward_is_named_with_those_there_are() -> None:
    with pytest.raises(teahouse.kernel.BadOption, match="win, rank, points, not 'glory'"):
        aec("yinzi", 3, reward="glory")


def test_in_parallel_the_one_who_is_asked_must_answer() -> None:
    env = parallel("year-of-the-dragon", 3)
    env.reset(seed=1)
    asked = env.aec.agent_selection
    with pytest.raises(ValueError, match=f"{asked} is asked"):
        env.step({agent: 0 for agent in env.agents if agent != asked})


def test_the_table_is_rendered_in_words() -> None:
    env = aec("year-of-the-dragon", 2, render_mode="ansi")
    env.reset(seed=1)
    said = env.render()
    assert isinstance(said, str)
    assert rulebook("year-of-the-dragon").title
    assert len(said.splitlines()) > 10
