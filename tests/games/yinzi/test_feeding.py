"""Phase C: workers are fed, or bring misfortune (YZ-93 to YZ-97)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.feeding import Feed, Feeding, food_due
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    disc,
    field,
    legal,
    plant,
    play,
    put,
    rural,
    table_at,
    why,
)
from tests.support import clause


@clause("YZ-93", "YZ-70", "YZ-A25")
@pytest.mark.parametrize(("workers", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (9, 3), (12, 4)])
def test_a_third_of_the_workers_on_the_board_rounded_up_is_due(workers: int, food: int) -> None:
    table = table_at(2)
    places = ["take-resources", "produce", "supply-ships", "emperor", "war-routes", "top", "bottom", "lying"]
    for number in range(workers):
        put(table, 0, places[number % len(places)], 1)
    assert food_due(table.players[0]) == food


@clause("YZ-93", "YZ-A25")
def test_groups_on_the_own_board_and_discs_do_not_eat() -> None:
    table = table_at(2)
    put(table, 0, "sell", 3)
    table.players[0].recruit = table.players[0].box_disc = 1
    assert food_due(table.players[0]) == 0


@clause("YZ-93")
def test_feeding_goes_in_turn_order() -> None:
    table = table_at(2)
    table.order = [1, 0]
    for seat in (0, 1):
        put(table, seat, "produce", 3)
    plant(table, 0, "huguang-b1")
    plant(table, 1, "huguang-a3")
    ask(table, Feeding(NOBODY, 0))
    assert table.to_move == 1
    play(table, "give huguang-a3")
    assert table.to_move == 0


@clause("YZ-94")
def test_whole_foods_are_one_each_and_halves_go_in_twos_of_any_mix() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")  # wheat
    plant(table, 0, "huguang-c1")  # cabbage
    plant(table, 0, "huguang-b2", 1, "potato")
    plant(table, 0, "huguang-d3", 1, "corn")
    plant(table, 0, "huguang-a1", 1)  # rice
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, Feed(NOBODY, 0, 4))
    assert why(table, "give nanzhili-b2").reason == "no-food"
    play(table, "give huguang-c1")
    assert legal(table) == ["give huguang-b2"]
    assert why(table, "give huguang-b1").reason == "other-half"
    assert why(table, "give rural red").reason == "other-half"
    play(table, "give huguang-b2", "give huguang-b1", "give huguang-d3", "give huguang-a1")
    assert table.players[0].misfortune == 0
    assert table.players[0].cubes == 14
    assert table.over


@clause("YZ-94")
def test_a_single_half_feeds_nobody() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-c1")
    plant(table, 0, "huguang-b1")
    ask(table, Feed(NOBODY, 0, 2))
    assert why(table, "give huguang-c1").reason == "single-half"
    play(table, "give huguang-b1")
    assert table.players[0].misfortune == 1
    assert table.players[0].fields == [field(table, "huguang-c1")]


@clause("YZ-95", "YZ-120")
def test_rural_cubes_feed_for_two_copper_each() -> None:
    table = table_at(2)
    rural(table, 1, 2)
    ask(table, Feed(NOBODY, 0, 2))
    play(table, "give rural yellow", "give rural yellow")
    assert table.players[0].copper == 0
    assert table.players[1].cubes == 15
    assert table.players[0].misfortune == 0


@clause("YZ-96", "YZ-A24")
def test_own_food_and_rural_cubes_for_copper_in_hand_must_be_given() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    rural(table, 1, 1)
    ask(table, Feed(NOBODY, 0, 3))
    assert why(table, "end").clause == "YZ-96"
    play(table, "give huguang-b1")
    assert why(table, "end").clause == "YZ-96"
    play(table, "give rural yellow")
    assert table.players[0].misfortune == 1


@clause("YZ-A24")
def test_changing_silver_and_using_discs_is_not_compulsory() -> None:
    table = table_at(2)
    rural(table, 1, 1)
    disc(table, 0, "free-rice")
    player = table.players[0]
    player.copper, player.silver = 1, 1
    ask(table, Feed(NOBODY, 0, 1))
    assert legal(table) == ["give rural yellow", "give free-rice", "end"]
    play(table, "end")
    assert (player.misfortune, player.silver) == (1, 1)


@clause("YZ-A24")
def test_two_halves_must_be_given_but_the_player_chooses_which_food() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-c1")
    plant(table, 0, "huguang-c2")
    plant(table, 0, "huguang-b1")
    ask(table, Feed(NOBODY, 0, 1))
    assert legal(table) == ["give huguang-b1", "give huguang-c1", "give huguang-c2"]


@clause("YZ-96", "YZ-A49")
def test_each_missing_food_is_a_misfortune_tile_without_limit() -> None:
    table = table_at(2)
    table.players[0].misfortune = 16
    table.players[0].copper = 0
    ask(table, Feed(NOBODY, 0, 4))
    assert table.players[0].misfortune == 20


@clause("YZ-97", "YZ-30")
def test_fed_workers_owe_nothing() -> None:
    table = table_at(2)
    put(table, 0, "produce", 9)
    table.players[0].bonus = 2
    plant(table, 0, "huguang-b1")
    ask(table, Feeding(NOBODY, 0))
    assert table.players[0].misfortune == 0
    assert table.players[0].fields


@clause("YZ-A73")
def test_free_wheat_feeds_only_with_the_option() -> None:
    table = table_at(2, free_wheat_feeds=False)
    disc(table, 0, "free-wheat", "free-rice")
    ask(table, Feed(NOBODY, 0, 1))
    assert legal(table) == ["give free-rice", "end"]
    assert why(table, "give free-wheat").clause == "YZ-A73"
    assert why(table, "give free-salt").reason == "no-food-disc"


@clause("YZ-A21")
def test_what_free_rice_gives_beyond_the_due_is_lost() -> None:
    table = table_at(2)
    disc(table, 0, "free-rice")
    ask(table, Feed(NOBODY, 0, 1))
    play(table, "give free-rice")
    assert (table.players[0].misfortune, table.spare) == (0, 0)
