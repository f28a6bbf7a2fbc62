"""Advancement spaces: discs in general, Diplomacy and Economy (YZ-58 to YZ-62)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.steps.purse import Pay
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    boats,
    disc,
    discs_on,
    dock,
    factory,
    hand,
    keep_asking,
    legal,
    load,
    plant,
    play,
    put,
    raw,
    soldiers,
    stock_of,
    store,
    table_at,
    turn,
    why,
)
from tests.support import clause


@clause("YZ-60")
def test_a_disc_taken_back_returns_to_the_supply_and_works_once() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 3)
    disc(table, 0, "war-copper")
    turn(table)
    play(table, "use war-copper")
    assert table.players[0].discs == 20
    assert discs_on(table) == {}
    assert why(table, "use war-copper").clause == "YZ-60"


@clause("YZ-60")
def test_a_disc_of_another_player_cannot_be_used() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 3)
    disc(table, 1, "war-copper")
    turn(table)
    assert why(table, "use war-copper").reason == "no-disc"


@clause("YZ-A21")
def test_virtual_goods_are_never_sold() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "free-wheat", "free-salt", "free-rice")
    turn(table)
    assert {move.kind for move in table.moves()} == {"play"}
    keep_asking(table, "sell", 1)
    assert legal(table) == ["end"]


@clause("YZ-58")
def test_discs_left_count_for_majorities() -> None:
    table = table_at(2)
    disc(table, 0, "free-rice", "free-wood")
    disc(table, 1, "free-stone")
    assert [points["advancements"] for points in table.breakdown()] == [2, 0]


@clause("YZ-60")
def test_several_discs_may_be_used_in_one_turn() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 1)
    plant(table, 0, "huguang-b2", 1, "bamboo")
    disc(table, 0, "war-copper", "additional-sale")
    tile = factory(table, 1, "silk-green", "huguang-a1-a2", 3)
    store(table, tile, 0)
    turn(table)
    play(table, "use war-copper", "use additional-sale", "sell huguang-b2", "to huguang 4")
    assert table.players[0].copper == 4 + 1 + 2
    assert asked(table) == "TakeTurn"


# -- diplomacy -------------------------------------------------------------------------------------------------------


@clause("YZ-61", "YZ-86")
@pytest.mark.parametrize("country", ["brunei", "korea", "japan", "portugal", "spain", "netherlands"])
def test_an_emissary_boards_a_ship_of_its_country_with_an_own_piece_aboard(country: str) -> None:
    table = table_at(2)
    dock(table, 0, f"{country}-2")
    hand(table, 0, "1/1")
    disc(table, 0, f"emissary-{country}")
    turn(table)
    assert why(table, "board 1").reason == "nothing-aboard"
    load(table, 0, 1, 1, "commodity")
    play(table, "board 1")
    assert table.players[0].aboard[0] == 1
    assert f"emissary-{country}" not in discs_on(table)
    assert table.players[0].discs == 19


@clause("YZ-61")
def test_an_emissary_of_another_country_does_not_board() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "emissary-spain")
    load(table, 0, 1, 1, "commodity")
    turn(table)
    assert why(table, "board 1").clause == "YZ-60"
    table.coast[0] = -1
    assert why(table, "board 1").reason == "no-ship"


# -- economy ---------------------------------------------------------------------------------------------------------


@clause("YZ-62")
def test_free_rice_is_two_food() -> None:
    table = table_at(2)
    disc(table, 0, "free-rice")
    ask(table, Feed(NOBODY, 0, 3))
    play(table, "give free-rice")
    assert table.players[0].misfortune == 1
    assert table.players[0].discs == 20


@clause("YZ-62")
def test_free_wood_stands_for_a_wood() -> None:
    table = table_at(2)
    disc(table, 0, "free-wood")
    act(table, "boats", 2)
    play(table, "boat", "pay advancement")
    assert (table.players[0].boat, table.wood) == (1, 14)
    table = table_at(2)
    table.players[0].wood, table.wood = 1, 13
    disc(table, 0, "free-wood")
    act(table, "boats", 2)
    play(table, "boat")
    assert legal(table) == ["pay", "pay advancement"]
    play(table, "pay", "boat")
    assert why(table, "pay").reason == "only-with-disc"
    play(table, "pay advancement")
    assert table.players[0].boat == 2


@clause("YZ-62")
def test_free_stone_stands_for_a_stone() -> None:
    table = table_at(2)
    disc(table, 0, "free-stone")
    act(table, "develop", 1)
    play(table, "build silk-red", "lay huguang-a1-a2", "pay advancement")
    assert table.stone == 8
    assert table.players[0].discs == 19


@clause("YZ-62", "YZ-79")
def test_free_raw_material_is_one_of_the_needed_colour_in_the_province() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    disc(table, 0, "free-raw-material")
    factory(table, 0, "paper-yellow", "huguang-a1-a2")
    turn(table)
    play(table, "work sell produce", "produce paper-yellow")
    assert legal(table) == ["raw advancement"]
    play(table, "raw advancement")
    assert stock_of(table, "paper-yellow", 0) == 1
    assert table.used == 0


@clause("YZ-62", "YZ-A16")
def test_free_boat_is_spent_by_the_move_that_needs_one_more() -> None:
    table = table_at(2)
    disc(table, 0, "free-boat")
    boats(table, 0, 1)
    plant(table, 0, "huguang-b2", 2, "tea")
    act(table, "sell", 2)
    play(table, "sell huguang-b2")
    assert {"to nanzhili 2", "to zhejiang 4"} <= set(legal(table))
    play(table, "to nanzhili 1")
    assert discs_on(table)["free-boat"] == 0  # the own boats sufficed
    play(table, "sell huguang-b2")
    assert "to zhejiang 4" not in legal(table)
    play(table, "to nanzhili 2")
    assert "free-boat" not in discs_on(table)
    assert table.used == 1


@clause("YZ-62", "YZ-A21")
def test_free_copper_pays_two_and_what_is_not_needed_of_it_is_lost() -> None:
    table = table_at(2)
    disc(table, 0, "free-copper")
    player = table.players[0]
    ask(table, Pay(0, 0, 3))
    assert legal(table) == ["pay", "pay advancement"]
    play(table, "pay advancement")
    assert player.copper == 4 - 1
    disc(table, 0, "free-copper")
    ask(table, Pay(0, 0, 1))
    play(table, "pay advancement")
    assert player.copper == 3


@clause("YZ-62")
def test_free_copper_can_make_a_cost_payable() -> None:
    table = table_at(2)
    table.players[0].copper = 1
    tile = factory(table, 0, "paper-red", "huguang-a1-a2")
    disc(table, 0, "free-copper")
    act(table, "develop", 1)
    play(table, "upgrade paper-red")
    assert why(table, "pay").reason == "only-with-disc"
    play(table, "pay advancement")
    assert (table.players[0].copper, table.level[tile]) == (0, 2)


@clause("YZ-A57")
def test_free_copper_is_no_part_of_an_exchange_into_silver() -> None:
    table = table_at(3)
    put(table, 0, "sell", 1)
    factory(table, 1, "paper-red", "huguang-a1-a2", 3)
    raw(table, "huguang", 2, 0)
    disc(table, 0, "free-copper")
    table.players[0].copper = 7  # the ratio is 8
    ask(table, ProduceCommodities(0, 0, 2))
    assert why(table, "produce paper-red").reason == "no-silver"


@clause("YZ-A58")
def test_the_owner_gets_three_copper_even_if_two_were_virtual() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    factory(table, 1, "paper-red", "huguang-a1-a2", 2)
    raw(table, "huguang", 2, 0)
    disc(table, 0, "free-copper")
    ask(table, ProduceCommodities(NOBODY, 0, 2))
    play(table, "produce paper-red", "pay advancement", "raw huguang 2")
    assert (table.players[0].copper, table.players[1].copper) == (3, 7)
