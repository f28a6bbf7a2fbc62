"""OpenSpiel's own test, at every table, and what it does not ask."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest

from teahouse.kernel import NATURE, BadOption
from teahouse.library import rulebooks
from teahouse.rl.spiel import spiel_name
from tests.rl.tables import EVERY_TABLE, VARIANTS

NAMES = [kind.name for kind in rulebooks()]


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(name), parameters)


def after(state: Any, moves: int, seed: int = 1) -> Any:
    """The state after so many random moves, NATURE's too."""
    luck = random.Random(seed)
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_openspiels_own_test_passes_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant[0]} {variant[2]}")
def test_every_option_is_a_parameter(variant: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = variant
    game = load(name, players=players, **options)
    assert game.game.changed_options() == options
    assert after(game.new_initial_state(), 40).table.game.options == game.game.options


def test_parameters_can_be_typed_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("teahouse_year_of_the_dragon(players=3,wall=choose,privilege_price=6)")
    assert (game.num_players(), game.game.options["wall"], game.game.options["privilege_price"]) == (3, "choose", 6)
    with pytest.raises(BadOption, match="option wall cannot be 'tall'"):
        pyspiel.load_game("teahouse_year_of_the_dragon(wall=tall)")


@pytest.mark.parametrize("name", NAMES)
def test_chance_nodes_are_natures_moves_one_to_one_with_their_weights(name: str) -> None:
    state = load(name, players=2).new_initial_state()
    luck = random.Random(3)
    drawn = 0
    while not state.is_terminal():
        table = state.table
        assert state.is_chance_node() == (table.to_move == NATURE)
        if state.is_chance_node():
            drawn += 1
            total = sum(table.weights())
            weights = {move.number: weight / total for move, weight in zip(table.moves(), table.weights(), strict=True)}
            assert dict(state.chance_outcomes()) == weights
        state.apply_action(luck.choice(state.legal_actions()))
    assert 0 < drawn <= state.get_game().max_chance_nodes_in_history()


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_is_in_none_of_its_strings_and_tensors(name: str) -> None:
    state = after(load(name, players=3).new_initial_state(), 150)
    for seat in range(3):
        twins = [state.resample_from_infostate(seat, random.Random(seed).random) for seed in range(4)]
        for twin in twins:
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    if name == "yinzi":
        assert any(str(twin) != str(state) for twin in twins), "hands are hidden"


def test_a_seat_remembers_that_somebody_drew_but_not_what() -> None:
    state = load("yinzi", players=2).new_initial_state()
    while not any("card" in line for line in state.information_state_string(0).splitlines()[:-1]):
        state = after(state, 1)
    mine, theirs = (state.information_state_string(seat).splitlines()[:-1] for seat in range(2))
    assert len(mine) == len(theirs) == len(state.full_history())
    assert mine[-1] != theirs[-1] == f"{NATURE}:?"


@pytest.mark.parametrize(("reward", "utility"), [("win", "ZERO_SUM"), ("rank", "ZERO_SUM"), ("points", "GENERAL_SUM")])
def test_returns_are_the_result_within_the_bounds(reward: str, utility: str) -> None:
    game = load("dragon-boats", players=3, reward=reward)
    assert game.get_type().utility.name == utility
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state = after(state, 1, seed=state.move_number())
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in state.returns())
    if reward == "points":
        assert state.returns() == state.table.scores()
    else:
        assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_is_independent_and_a_pickle_comes_back() -> None:
    game = load("year-of-the-dragon", players=2)
    state = after(game.new_initial_state(), 60)
    clone = state.clone()
    assert str(clone) == str(state)
    after(clone, 5)
    assert str(clone) != str(state)
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    assert back.information_state_string(1) == state.information_state_string(1)
