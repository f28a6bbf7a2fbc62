"""Phases C and D: disasters and taxes (YZ-103, YZ-114 to YZ-119)."""

from __future__ import annotations

from teahouse.games.yinzi.steps.disasters import Disasters
from teahouse.games.yinzi.steps.resolution import PayTax, Taxes
from teahouse.games.yinzi.table import UNOWNED, YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    factory,
    legal,
    plant,
    play,
    played,
    show_route,
    stock_of,
    table_at,
    why,
)
from tests.support import clause

# -- disasters -------------------------------------------------------------------------------------------------------


def disaster(table: YinziTable, *routes: str) -> YinziTable:
    for row, name in enumerate(routes):
        show_route(table, row, name)
    return ask(table, Disasters(NOBODY, 0, 0))


@clause("YZ-103")
def test_wildfire_takes_one_disc_of_each_player_in_turn_order() -> None:
    table = table_at(3)
    table.order = [1, 0, 2]
    tile = factory(table, 0, "paper-red", "huguang-a1-a2", 2)
    factory(table, 1, "paper-yellow", "huguang-b1-c1", 1)
    disaster(table, "r05", "r12", "r08")
    assert (table.to_move, legal(table)) == (1, ["burn paper-yellow"])
    play(table, "burn paper-yellow")
    assert (table.owner[1], table.level[1]) == (UNOWNED, 0)
    assert why(table, "burn paper-yellow").reason == "not-your-factory"
    play(table, "burn paper-red")
    assert (table.owner[tile], table.level[tile]) == (0, 1)
    assert [player.discs for player in table.players] == [19, 20, 20]
    assert table.over  # seat 2 has no factory


@clause("YZ-103", "YZ-A29")
def test_only_goods_over_the_new_storage_are_lost_and_the_owner_chooses_whose() -> None:
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 2, seat0=1, seat1=1)
    disaster(table, "r05", "r12")
    play(table, "burn paper-red")
    assert (asked(table), table.to_move) == ("LoseCommodity", 0)
    assert legal(table) == ["lose red", "lose yellow"]
    assert why(table, "lose green").reason == "none-stored"
    play(table, "lose yellow")
    assert (stock_of(table, "paper-red", 0), stock_of(table, "paper-red", 1)) == (1, 0)
    assert table.players[1].commodities == 8
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 3, seat1=1)
    disaster(table, "r05", "r12")
    play(table, "burn paper-red")
    assert stock_of(table, "paper-red", 1) == 1


@clause("YZ-A30")
def test_a_burnt_down_factory_stores_nothing() -> None:
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 1, seat0=1)
    disaster(table, "r05", "r12")
    play(table, "burn paper-red", "lose red")
    assert stock_of(table, "paper-red", 0) == 0
    assert table.players[0].commodities == 8


@clause("YZ-103")
def test_flood_moves_everybody_one_space_left_but_not_beyond_the_first() -> None:
    table = table_at(2)
    table.players[0].boat = 3
    disaster(table, "r07", "r12")
    assert [player.boat for player in table.players] == [2, 0]


@clause("YZ-103")
def test_drought_takes_a_cube_of_choice_in_every_province() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-a1", 2)
    plant(table, 0, "huguang-b1")
    plant(table, 0, "zhejiang-c1")
    disaster(table, "r09", "r12")
    assert legal(table) == ["give huguang-a1", "give huguang-b1"]
    assert why(table, "give zhejiang-c1").reason == "other-province"
    assert why(table, "give huguang-c1").reason == "no-own-cube"
    play(table, "give huguang-a1")
    assert legal(table) == ["give zhejiang-c1"]
    play(table, "give zhejiang-c1")
    assert table.players[0].cubes == 15 - 2
    assert table.over


@clause("YZ-103", "YZ-A31")
def test_each_disaster_happens_once_in_the_order_fire_flood_drought() -> None:
    table = table_at(4)
    factory(table, 0, "paper-red", "huguang-a1-a2", 3)
    plant(table, 0, "huguang-d1", 2)
    for player in table.players:
        player.boat = 2
    disaster(table, "r05", "r14", "r13", "r10")
    play(table, "burn paper-red")
    assert [player.boat for player in table.players] == [1, 1, 1, 1]
    assert asked(table) == "Drought"
    play(table, "give huguang-d1")
    assert table.over
    assert table.level[0] == 2  # two wildfires are one


@clause("YZ-103")
def test_no_symbol_no_disaster() -> None:
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 3)
    plant(table, 0, "huguang-d1", 2)
    disaster(table, "r12", "r08")
    assert table.over


# -- taxes -----------------------------------------------------------------------------------------------------------


@clause("YZ-114")
def test_taxes_are_collected_in_turn_order_by_cards_and_discs() -> None:
    table = table_at(2)
    played(table, 0, "2/1", "2/2", "2/3")
    played(table, 1, "1/1", "1/2", "1/3")
    table.players[1].tax = 2
    for player in table.players:
        player.silver = 3
    ask(table, Taxes(NOBODY, 0))
    assert [player.silver for player in table.players] == [2, 3]


@clause("YZ-117", "YZ-31")
def test_no_taxes_skips_taxation() -> None:
    table = table_at(2)
    played(table, 0, "3/1", "3/2", "3/3")
    table.players[0].bonus = 3
    table.players[0].silver = 2
    ask(table, Taxes(NOBODY, 0))
    assert table.players[0].silver == 2


@clause("YZ-115", "YZ-118", "YZ-119")
def test_food_may_be_sold_before_copper_is_changed() -> None:
    table = table_at(2)
    player = table.players[0]
    player.copper = 7
    plant(table, 0, "huguang-b1")
    ask(table, PayTax(NOBODY, 0, 1))
    assert why(table, "pay advancement").clause == "YZ-A57"
    play(table, "rural huguang-b1")
    assert (player.copper, player.silver, player.misfortune) == (0, 0, 0)  # eight copper became the silver
    assert table.rural[0] == 1


@clause("YZ-116", "YZ-A52")
def test_who_is_short_gives_all_silver_and_copper_and_takes_misfortune() -> None:
    table = table_at(2)
    player = table.players[0]
    player.silver, player.copper = 0, 11
    ask(table, PayTax(NOBODY, 0, 2))
    assert (player.silver, player.copper, player.misfortune) == (0, 0, 1)


@clause("YZ-A52")
def test_silver_is_used_before_copper_and_nobody_may_refuse() -> None:
    table = table_at(2)
    player = table.players[0]
    player.silver, player.copper = 2, 20
    ask(table, PayTax(NOBODY, 0, 2))
    assert (player.silver, player.copper, player.misfortune) == (0, 20, 0)
