"""Where we are in a game of Yínzi: rounds, phases and turns."""

from __future__ import annotations

import random

import pytest

from teahouse.games.yinzi.game import Yinzi
from teahouse.games.yinzi.steps.turn import TakeTurn, Turns
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import ask, disc, factory, game_for, load, play, table_at, workers
from tests.support import clause

PHASES = ("bonus", "actions", "feeding", "resolution", "late-shipping", "administration")


def all_moments(game: Yinzi, seed: int) -> list[tuple[YinziTable, int, str, int, int]]:
    """Table, round, phase, seat and turn before each move of a random game, and after the last."""
    chance = random.Random(seed)
    table = game.new()
    assert isinstance(table, YinziTable)
    found = []
    while True:
        moment = game.moment(table)
        assert moment.rounds == 4
        assert moment.phases == PHASES
        found.append((table.copy(), moment.round, moment.phase, moment.seat, moment.turn))
        if table.over:
            return found
        moves = table.moves()
        table.apply(chance.choices(moves, table.weights())[0] if table.to_move == NATURE else chance.choice(moves))


@clause("YZ-1", "YZ-23", "YZ-131")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_from_the_setup_through_four_rounds_of_six_phases_to_the_end(players: int) -> None:
    found = all_moments(game_for(players), players)
    assert {(round, phase) for _, round, phase, _, _ in found if round == 0} == {(0, "setup")}
    stages = [(round, phase) for _, round, phase, _, _ in found if phase in PHASES]
    order = [(round, PHASES.index(phase)) for round, phase in stages]
    assert order == sorted(order)
    assert {round for round, _ in stages} == {1, 2, 3, 4}
    assert {phase for _, phase in stages} >= {"bonus", "actions", "administration"}
    assert found[-1][1:4] == (4, "", NOBODY)


@clause("YZ-35", "YZ-12", "YZ-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_counted_over_all_players_and_belong_to_one_seat_each(players: int) -> None:
    for table, round, phase, seat, turn in all_moments(game_for(players), 10 + players):
        if phase == "actions" and turn:
            assert seat == table.order[(turn - 1) % players]
            assert 1 <= turn <= 6 * players
        elif phase == "bonus" and turn:
            assert seat == table.provisional[turn - 1]
        else:
            assert turn == 0
            assert seat == (table.to_move if table.to_move >= 0 else NOBODY)
        assert round or phase == "setup"


@clause("YZ-86")
def test_it_stays_the_turn_of_whose_ship_sails_while_somebody_else_is_asked() -> None:
    table = workers(table_at(2), 1)
    factory(table, 0, "porcelain-red", "nanzhili-a1-b1", 1, seat0=1)
    load(table, 1, 1, 2, "tea")
    disc(table, 1, "emissary-japan")
    ask(table, Turns(NOBODY, 1), TakeTurn(0))
    play(table, "work sell supply-ships", "give porcelain-red", "slot 1 1")
    assert table.to_move == 1
    moment = table.game.moment(table)
    assert (moment.seat, moment.turn) == (0, 1)


@clause("YZ-27", "YZ-130")
def test_the_order_is_that_of_the_round_or_the_provisional_one_before() -> None:
    game = game_for(4)
    for table, round, phase, _, _ in all_moments(game, 5):
        order = game.moment(table).order
        assert sorted(order) == [0, 1, 2, 3]
        if phase == "actions" and round:
            assert list(order) == table.order
