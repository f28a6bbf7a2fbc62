"""The 24 advancement spaces: when each may be used and what it does (YZ-58 to YZ-64)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.names import GOODS, SPACES
from teahouse.games.yinzi.steps.disasters import strikes
from teahouse.games.yinzi.steps.emperor import EmperorRewards, ServeEmperor
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.steps.purse import Pay
from teahouse.games.yinzi.steps.rounds import Resolution
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    at,
    boats,
    disc,
    discard,
    dock,
    factory,
    field,
    hand,
    hold,
    keep_asking,
    legal,
    load,
    nature,
    plant,
    play,
    put,
    raw,
    serve,
    show_route,
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
    assert table.spaces == [-1] * 24
    assert why(table, "use war-copper").clause == "YZ-60"


@clause("YZ-60")
def test_a_disc_of_another_player_cannot_be_used() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 3)
    disc(table, 1, "war-copper")
    turn(table)
    assert why(table, "use war-copper").reason == "no-disc"


# -- diplomacy ------------------------------------------------------------------------------------------------------


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
    assert table.aboard[0] == 1
    assert table.spaces[SPACES.index(f"emissary-{country}")] == -1
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


# -- economy --------------------------------------------------------------------------------------------------------


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
    assert table.spaces[SPACES.index("free-boat")] == 0  # the own boats sufficed
    play(table, "sell huguang-b2")
    assert "to zhejiang 4" not in legal(table)
    play(table, "to nanzhili 2")
    assert table.spaces[SPACES.index("free-boat")] == -1
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


# -- emperor's undertakings -----------------------------------------------------------------------------------------


@clause("YZ-63")
def test_free_salt_is_one_salt_without_boats() -> None:
    table = table_at(2)
    show_route(table, 0, "r11")
    put(table, 0, "sell", 1)
    disc(table, 0, "free-salt")
    turn(table)
    play(table, "work sell war-routes", "war 1", "route r11", "give free-salt")
    assert table.route_by[0] == 0


@clause("YZ-63", "YZ-A16")
def test_an_additional_sale_has_boats_of_its_own_even_in_the_middle_of_an_action() -> None:
    table = table_at(2)
    boats(table, 0, 1)
    plant(table, 0, "huguang-b2", 2, "tea")
    disc(table, 0, "additional-sale")
    act(table, "sell", 1)
    play(table, "sell huguang-b2", "to nanzhili 1")
    assert table.used == 1
    play(table, "use additional-sale", "sell huguang-b2", "to nanzhili 2")
    assert table.used == 1
    assert table.players[0].fields == []


@clause("YZ-63")
def test_an_additional_sale_needs_a_cube_that_can_be_sold() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-sale")
    turn(table)
    assert why(table, "use additional-sale").reason == "no-sale"
    plant(table, 0, "huguang-b2", 1, "bamboo")
    plant(table, 0, "huguang-a1")
    play(table, "use additional-sale")
    assert legal(table) == ["sell huguang-b2"]
    assert why(table, "sell huguang-a1").reason == "not-urban"


@clause("YZ-63")
def test_additional_crops_buys_and_plants_a_tile_of_the_track() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-crops")
    turn(table)
    play(table, "use additional-crops", "buy 4", "crop huguang-b2")
    assert table.players[0].copper == 2
    assert GOODS[table.good[field(table, "huguang-b2")]] == "bamboo"
    assert table.to_move == NATURE
    nature(table)
    assert (asked(table), -1 in table.track) == ("TakeTurn", False)


@clause("YZ-63")
def test_additional_crops_needs_a_cube_a_square_and_the_cost() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-crops")
    table.players[0].copper = 0
    turn(table)
    assert why(table, "use additional-crops").reason == "no-tile"
    table.players[0].cubes = 0
    assert why(table, "use additional-crops").reason == "no-cube"
    table.players[0].cubes = 1
    table.ground = [2 if ground == 0 else ground for ground in table.ground]
    assert why(table, "use additional-crops").reason == "no-square"


@clause("YZ-63", "YZ-89")
def test_same_undertakings_enters_an_occupied_box() -> None:
    table = table_at(3)
    serve(table, 1, "road")
    put(table, 0, "sell", 2)
    disc(table, 0, "same-undertakings")
    ask(table, ServeEmperor(0, 2))
    play(table, "emperor road")
    assert table.players[0].box == 1
    assert table.spaces[SPACES.index("same-undertakings")] == -1
    assert table.players[0].discs == 20


@clause("YZ-63")
def test_same_undertakings_is_kept_where_it_is_not_needed() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    disc(table, 0, "same-undertakings")
    ask(table, ServeEmperor(0, 2))
    play(table, "emperor road")
    assert table.spaces[SPACES.index("same-undertakings")] == 0


@clause("YZ-63", "YZ-A61", "YZ-112")
def test_the_additional_worker_disc_counts_as_a_worker_and_returns_in_phase_d() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    disc(table, 0, "additional-worker")
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor canal").reason == "too-few-workers"
    play(table, "emperor canal disc")
    player = table.players[0]
    assert (player.box_disc, player.discs, at(table, 0, "emperor")) == (1, 19, 2)
    ask(table, EmperorRewards(NOBODY, 0))
    assert (player.box_disc, player.discs) == (0, 20)


@clause("YZ-A61")
def test_at_least_one_worker_of_the_group_is_placed() -> None:
    table = table_at(3)
    put(table, 0, "sell", 1)
    disc(table, 0, "additional-worker")
    ask(table, ServeEmperor(0, 2))
    assert legal(table) == ["emperor palace", "emperor road disc"]


@clause("YZ-63", "YZ-A61")
def test_eager_immigrants_brings_workers_from_the_top_box_after_the_whole_group() -> None:
    table = table_at(3)
    put(table, 0, "sell", 1)
    put(table, 0, "top", 2)
    put(table, 0, "bottom", 1)
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor canal top 1").clause == "YZ-60"
    disc(table, 0, "eager-immigrants")
    assert why(table, "emperor canal").reason == "too-few-workers"
    assert why(table, "emperor bridge top 1").reason == "too-few-workers"
    play(table, "emperor canal top 1")
    assert [at(table, 0, place) for place in ("emperor", "top", "bottom")] == [3, 1, 0]
    assert table.players[0].discs == 20


@clause("YZ-A61")
def test_migrants_do_not_take_the_place_of_the_group() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    put(table, 0, "top", 2)
    disc(table, 0, "eager-immigrants")
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor road top 1").reason == "group-first"
    table = table_at(3)
    put(table, 0, "sell", 1)
    put(table, 0, "bottom", 1)
    put(table, 0, "top", 1)
    disc(table, 0, "eager-immigrants")
    ask(table, ServeEmperor(0, 2))
    assert {"emperor road", "emperor road top 1", "emperor canal top 1"} <= set(legal(table))


# -- war & routes ---------------------------------------------------------------------------------------------------


@clause("YZ-64", "YZ-95")
def test_free_wheat_is_one_wheat() -> None:
    table = table_at(2)
    disc(table, 0, "free-wheat")
    ask(table, Feed(NOBODY, 0, 1))
    play(table, "give free-wheat")
    assert table.players[0].misfortune == 0


@clause("YZ-64", "YZ-A37")
def test_a_personal_route_tile_comes_from_the_discard_pile() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "personal-route")
    discard(table, "r05", "r16")
    turn(table)
    play(table, "use personal-route")
    assert legal(table) == ["claim r05", "claim r16"]
    assert why(table, "claim r01").reason == "not-discarded"
    play(table, "claim r16")
    assert table.holder[15] == 0
    assert asked(table) == "TakeTurn"


@clause("YZ-64")
def test_without_a_discard_pile_there_is_no_personal_tile() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "personal-route")
    table.hidden = 0
    turn(table)
    assert why(table, "use personal-route").reason == "no-discard"


@clause("YZ-64")
def test_symbols_of_a_personal_tile_do_not_count() -> None:
    table = table_at(2)
    hold(table, 0, "r05")  # war 2 and wildfire
    factory(table, 0, "paper-red", "huguang-a1-a2", 2)
    assert enemy_strength(table) == 2  # r08 and r12
    assert not strikes(table, 0)


@clause("YZ-64", "YZ-A28")
def test_war_copper_pays_for_standing_workers_and_a_recruit_but_not_for_lying_veterans() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    put(table, 0, "lying", 1)
    disc(table, 0, "war-copper", "additional-recruit")
    ask(table, Resolution(NOBODY))
    play(table, "use additional-recruit", "use war-copper")
    assert table.players[0].copper == 4 + 3


@clause("YZ-A68")
def test_war_copper_needs_somebody_in_the_box() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "war-copper")
    turn(table)
    assert why(table, "use war-copper").reason == "no-soldiers"
    ask(table, Resolution(NOBODY))
    assert table.over  # a disc is taken back only for an effect: nobody is asked


@clause("YZ-64", "YZ-A68")
def test_the_bottom_row_of_war_and_routes_waits_for_war_glories() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 1)
    disc(table, 0, "additional-recruit", "weaker-enemies")
    turn(table)
    assert why(table, "use additional-recruit").reason == "only-in-war"
    assert why(table, "use weaker-enemies").reason == "only-in-war"
    ask(table, Resolution(NOBODY))
    assert legal(table) == ["use additional-recruit", "use weaker-enemies", "end"]
    assert why(table, "use additional-sale").clause == "YZ-A68"


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
