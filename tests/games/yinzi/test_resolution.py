"""Phases C and D: feeding, war glories, disasters, taxes (YZ-93 to YZ-103, YZ-113 to YZ-117)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.disasters import Disasters
from teahouse.games.yinzi.steps.feeding import Feed, Feeding, food_due
from teahouse.games.yinzi.steps.resolution import PayTax, Taxes
from teahouse.games.yinzi.steps.rounds import Administration, Resolution
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import UNOWNED, YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    at,
    disc,
    factory,
    field,
    legal,
    plant,
    play,
    played,
    put,
    rural,
    show_route,
    soldiers,
    stock_of,
    table_at,
    why,
)
from tests.support import clause

# -- feeding --------------------------------------------------------------------------------------------------------


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


# -- war glories ----------------------------------------------------------------------------------------------------


def war(table: YinziTable, enemy: int) -> YinziTable:
    """War glories against face-up tiles with so many symbols, two players."""
    show_route(table, 0, {1: "r17", 2: "r16", 3: "r18"}[enemy - 1])
    show_route(table, 1, "r12")  # one symbol
    return ask(table, Resolution(NOBODY))


def glories(table: YinziTable) -> list[tuple[int, int]]:
    return [(player.first_glories, player.second_glories) for player in table.players]


@clause("YZ-98", "YZ-99")
def test_a_war_is_won_with_as_many_workers_as_symbols() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    soldiers(table, 1, 3)
    war(table, 4)
    assert glories(table) == [(0, 1), (1, 0)]
    assert [player.discs for player in table.players] == [19, 19]


@clause("YZ-98")
def test_fulfilled_tiles_count_as_enemies_too() -> None:
    table = table_at(2)
    table.route_by[0] = 0
    assert enemy_strength(table) == 2


@clause("YZ-100")
def test_in_a_lost_war_only_the_most_workers_earn_two_points() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    soldiers(table, 1, 1)
    war(table, 4)
    assert glories(table) == [(0, 1), (0, 0)]  # a tie: the slot further left


@clause("YZ-A26")
def test_nobody_in_the_box_earns_nothing_and_the_enemy_is_never_below_zero() -> None:
    table = table_at(2)
    war(table, 2)
    assert glories(table) == [(0, 0), (0, 0)]
    table.weaker = 9
    assert enemy_strength(table) == 0
    table = table_at(3)
    soldiers(table, 2, 4)
    soldiers(table, 1, 1)
    soldiers(table, 0, 1)
    ask(table, Resolution(NOBODY))
    assert glories(table) == [(0, 0), (0, 1), (1, 0)]  # the tie for second too


@clause("YZ-101", "YZ-A27")
def test_veterans_that_did_not_march_stand_up_in_the_leftmost_empty_slot() -> None:
    table = table_at(2)
    soldiers(table, 1, 2)
    put(table, 0, "lying", 2)
    war(table, 4)
    assert table.war == [1, 0]
    assert (at(table, 0, "war-routes"), at(table, 0, "lying")) == (2, 0)
    assert glories(table) == [(0, 1), (1, 0)]


@clause("YZ-64", "YZ-A27")
def test_recruits_come_before_veterans_and_veterans_join_the_own_disc() -> None:
    table = table_at(2)
    put(table, 0, "lying", 1)
    put(table, 1, "lying", 2)
    disc(table, 1, "additional-recruit")
    war(table, 4)
    assert (table.to_move, legal(table)) == (1, ["use additional-recruit", "end"])
    play(table, "use additional-recruit")
    assert table.war == [1, 0]
    assert glories(table) == [(0, 1), (1, 0)]
    assert table.players[1].discs == 19  # the recruit is back, the glory has a disc


@clause("YZ-64")
def test_a_recruit_joins_the_own_slot() -> None:
    table = table_at(2)
    soldiers(table, 1, 2)
    soldiers(table, 0, 2)
    disc(table, 0, "additional-recruit")
    war(table, 4)
    play(table, "use additional-recruit")
    assert table.war == [1, 0]
    assert glories(table) == [(1, 0), (0, 1)]


@clause("YZ-64")
def test_weaker_enemies_lowers_the_value_by_two_for_everybody() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    disc(table, 1, "weaker-enemies")
    war(table, 4)
    assert table.to_move == 1
    play(table, "use weaker-enemies")
    assert glories(table) == [(1, 0), (0, 0)]


@clause("YZ-102", "YZ-A65")
def test_a_glory_needs_a_disc_of_the_supply_which_stays() -> None:
    table = table_at(2)
    soldiers(table, 0, 4)
    table.players[0].discs = 0
    war(table, 4)
    assert glories(table) == [(0, 0), (0, 0)]
    table = table_at(2)
    soldiers(table, 0, 4)
    war(table, 4)
    ask(table, Administration(NOBODY, 1))
    assert table.players[0].first_glories == 1
    assert table.players[0].discs == 19


@clause("YZ-113", "YZ-64")
def test_veterans_leaves_up_to_two_workers_lying_after_the_war() -> None:
    table = table_at(2)
    soldiers(table, 0, 3)
    disc(table, 0, "veterans")
    war(table, 4)
    assert (asked(table), legal(table)) == ("LeaveWar", ["keep 1", "keep 2", "end"])
    play(table, "keep 2")
    assert (at(table, 0, "war-routes"), at(table, 0, "lying")) == (1, 2)
    assert table.spaces == [-1] * 24


@clause("YZ-113")
def test_no_more_veterans_than_soldiers() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    disc(table, 0, "veterans")
    war(table, 4)
    assert legal(table) == ["keep 1", "end"]
    assert why(table, "keep 2").reason == "too-few-workers"


@clause("YZ-A64", "YZ-A70", "YZ-A28")
def test_war_copper_may_be_used_before_or_after_and_the_recruit_returns_at_the_end() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    disc(table, 0, "war-copper", "additional-recruit")
    war(table, 4)
    play(table, "use additional-recruit", "end")
    assert (asked(table), legal(table)) == ("LeaveWar", ["use war-copper", "end"])
    assert why(table, "use weaker-enemies").clause == "YZ-A64"
    assert why(table, "keep 1").clause == "YZ-60"
    play(table, "use war-copper")
    assert table.players[0].copper == 4 + 3
    assert (table.players[0].recruit, table.over) == (0, True)


# -- disasters ------------------------------------------------------------------------------------------------------


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


# -- taxes ----------------------------------------------------------------------------------------------------------


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
