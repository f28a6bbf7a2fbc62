"""Workforce actions: resources, production, ships, emperor, war (YZ-71 to YZ-92)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS
from teahouse.games.yinzi.steps.emperor import EmperorRewards, ServeEmperor
from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.steps.sailing import Sail
from teahouse.games.yinzi.steps.shipping import SupplyShips
from teahouse.games.yinzi.steps.war import JoinWar, WarRoutes
from teahouse.games.yinzi.steps.workforce import TakeResources
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    at,
    boats,
    disc,
    discard,
    dock,
    factory,
    legal,
    load,
    nature,
    next_ship,
    plant,
    play,
    put,
    raw,
    serve,
    show_route,
    soldiers,
    stock_of,
    table_at,
    why,
)
from tests.support import clause

SELL = 2
"""The group of every test lies under Sell at Urban Market."""


def workers(table: YinziTable, count: int, seat: int = 0) -> YinziTable:
    put(table, seat, "sell", count)
    return table


# -- resources ------------------------------------------------------------------------------------------------------


@clause("YZ-71", "YZ-7")
def test_a_resource_costs_a_worker_and_a_copper_while_it_lasts() -> None:
    table = workers(table_at(2), 3)
    table.players[0].copper = 2
    table.wood = 1
    ask(table, TakeResources(NOBODY, 0, SELL))
    play(table, "take wood")
    assert why(table, "take wood").reason == "resource-gone"
    play(table, "take stone")
    assert table.players[0].copper == 0
    assert (at(table, 0, "take-resources"), at(table, 0, "top")) == (2, 1)  # closed: no copper is left


@clause("YZ-71", "YZ-22", "YZ-A18")
def test_silver_is_changed_for_a_resource_and_the_change_is_kept() -> None:
    table = workers(table_at(2), 1)
    player = table.players[0]
    player.copper, player.silver = 0, 1
    ask(table, TakeResources(NOBODY, 0, SELL))
    play(table, "take stone")
    assert (player.silver, player.copper) == (0, 7)
    put(table, 0, "sell", 1)
    player.copper = 0
    player.workers[5] = 0
    ask(table, TakeResources(0, 0, SELL))
    assert why(table, "take stone").reason == "too-dear"


# -- production -----------------------------------------------------------------------------------------------------


@clause("YZ-72", "YZ-74")
def test_level_one_takes_two_workers_and_one_material() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2")
    raw(table, "huguang", 2, 1)
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw huguang 2")
    assert stock_of(table, "paper-yellow", 0) == 1
    assert at(table, 0, "produce") == 2
    assert table.players[0].commodities == 7
    assert table.players[1].cubes == 15  # the cube is in its colour's supply again
    assert table.raw[1] == -1


@clause("YZ-72")
def test_a_factory_is_used_once_a_turn() -> None:
    table = workers(table_at(2), 3)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 2)
    raw(table, "huguang", 2, 1)
    raw(table, "huguang", 3, 1)
    plant(table, 0, "nanzhili-a1")  # something free to do, so that the action stays open
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw huguang 2")
    assert why(table, "produce paper-yellow").reason == "used-this-turn"


@clause("YZ-73", "YZ-A22", "YZ-A23")
def test_storage_over_all_owners_is_the_level() -> None:
    table = workers(table_at(3), 3)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 1, seat0=1)
    factory(table, 0, "paper-red", "huguang-b1-c1", 2, seat1=1)
    factory(table, 0, "silk-green", "huguang-d1-d2", 3, seat1=2, seat2=1)
    for slot, colour in enumerate((0, 1, 2)):
        raw(table, "huguang", slot + 2, colour)
    ask(table, ProduceCommodities(0, 0, SELL))
    assert legal(table) == ["produce paper-red"]
    assert why(table, "produce paper-yellow").clause == "YZ-73"
    assert why(table, "produce silk-green").clause == "YZ-73"


@clause("YZ-75", "YZ-76")
def test_levels_two_and_three_take_one_worker_and_level_three_may_double() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 2)
    factory(table, 0, "silk-yellow", "huguang-b1-c1", 3)
    for slot in (2, 3, 4):
        raw(table, "huguang", slot, 1)
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw huguang 2")
    assert at(table, 0, "produce") == 1
    play(table, "produce silk-yellow", "raw huguang 3")
    assert asked(table) == "ChooseMaterial"
    play(table, "raw huguang 4")
    assert stock_of(table, "silk-yellow", 0) == 2
    assert at(table, 0, "produce") == 2


@clause("YZ-76")
def test_the_second_unit_of_level_three_may_be_declined_and_needs_storage() -> None:
    table = workers(table_at(2), 1)
    factory(table, 0, "silk-yellow", "huguang-b1-c1", 3)
    raw(table, "huguang", 2, 1)
    raw(table, "huguang", 3, 1)
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce silk-yellow")
    assert why(table, "no").reason == "material-due"
    play(table, "raw huguang 2", "no")
    assert stock_of(table, "silk-yellow", 0) == 1
    table = workers(table_at(2), 1)
    factory(table, 0, "silk-yellow", "huguang-b1-c1", 3, seat1=2)
    raw(table, "huguang", 2, 1)
    raw(table, "huguang", 3, 1)
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce silk-yellow", "raw huguang 2")
    assert table.over  # full


@clause("YZ-77")
def test_a_foreign_level_two_takes_two_workers_and_three_copper_for_its_owner() -> None:
    table = workers(table_at(2), 2)
    factory(table, 1, "paper-yellow", "huguang-a1-a2", 2)
    raw(table, "huguang", 2, 1)
    table.players[0].copper = 2
    ask(table, ProduceCommodities(0, 0, SELL))
    assert why(table, "produce paper-yellow").clause == "YZ-77"
    table.players[0].copper = 3
    play(table, "produce paper-yellow", "raw huguang 2")
    assert (table.players[0].copper, table.players[1].copper) == (0, 7)
    assert stock_of(table, "paper-yellow", 0) == 1
    assert at(table, 0, "produce") == 2


@clause("YZ-78", "YZ-A18")
def test_a_foreign_level_three_takes_a_worker_and_a_silver_and_makes_one() -> None:
    table = workers(table_at(2), 1)
    factory(table, 1, "paper-yellow", "huguang-a1-a2", 3)
    raw(table, "huguang", 2, 1)
    raw(table, "huguang", 3, 1)
    player, owner = table.players
    player.silver = 1
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw huguang 2")
    assert (player.silver, owner.silver) == (0, 1)
    assert stock_of(table, "paper-yellow", 0) == 1
    assert table.over  # no second unit
    workers(table, 1)
    player.workers[6] = 0
    player.copper = 9
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw huguang 3")
    assert (player.copper, player.silver, owner.silver) == (1, 0, 2)  # eight copper became the silver


@clause("YZ-78")
def test_a_foreign_level_one_and_an_unowned_factory_are_closed() -> None:
    table = workers(table_at(2), 3)
    factory(table, 1, "paper-yellow", "huguang-a1-a2", 1)
    factory(table, -1, "silk-yellow", "huguang-b1-c1", 0)
    raw(table, "huguang", 2, 1)
    ask(table, ProduceCommodities(0, 0, SELL))
    assert why(table, "produce paper-yellow").clause == "YZ-78"
    assert why(table, "produce silk-yellow").reason == "no-owner"


@clause("YZ-79", "YZ-19", "YZ-17")
def test_material_has_the_colour_of_the_tile_and_comes_from_any_market_by_boat() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2")
    raw(table, "huguang", 2, 0)
    raw(table, "zhejiang", 2, 1)
    boats(table, 0, 1)
    ask(table, ProduceCommodities(0, 0, SELL))
    assert why(table, "produce paper-yellow").clause == "YZ-79"
    boats(table, 0, 2)
    play(table, "produce paper-yellow")
    assert legal(table) == ["raw zhejiang 2"]
    assert why(table, "raw huguang 2").reason == "no-such-material"
    play(table, "raw zhejiang 2")
    assert table.used == 2


@clause("YZ-20", "YZ-79")
def test_boats_are_summed_over_the_whole_production() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 2)
    factory(table, 0, "silk-yellow", "huguang-b1-c1", 2)
    raw(table, "nanzhili", 2, 1)
    raw(table, "nanzhili", 3, 1)
    boats(table, 0, 1)
    plant(table, 0, "nanzhili-a1")
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow", "raw nanzhili 2")
    assert why(table, "produce silk-yellow").reason == "no-material"


@clause("YZ-79")
def test_a_cube_too_far_is_refused() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 2)
    raw(table, "huguang", 2, 1)
    raw(table, "zhejiang", 2, 1)
    ask(table, ProduceCommodities(NOBODY, 0, SELL))
    play(table, "produce paper-yellow")
    refusal = why(table, "raw zhejiang 2")
    assert (refusal.reason, dict(refusal.numbers)) == ("too-far", {"borders": 2, "boats": 1})
    assert why(table, "raw advancement").clause == "YZ-60"


@clause("YZ-A11")
def test_without_a_commodity_piece_nothing_is_produced() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "paper-yellow", "huguang-a1-a2", 2)
    raw(table, "huguang", 2, 1)
    table.players[0].commodities = 0
    ask(table, ProduceCommodities(0, 0, SELL))
    assert why(table, "produce paper-yellow").reason == "no-commodity-left"


# -- ships ----------------------------------------------------------------------------------------------------------


@clause("YZ-80", "YZ-81", "YZ-82")
def test_a_commodity_goes_to_a_slot_that_demands_it_for_one_silver() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "porcelain-red", "huguang-a1-a2", 1, seat0=1)
    factory(table, 1, "silk-red", "nanzhili-a1-b1", 2, seat0=1)
    boats(table, 0, 2)
    ask(table, SupplyShips(0, 0, SELL))
    assert legal(table) == ["give porcelain-red"]
    assert why(table, "give silk-red").reason == "no-ship-wants"
    assert why(table, "give paper-red").reason == "nothing-stored"
    play(table, "give porcelain-red")
    assert legal(table) == ["slot 1 1"]
    assert why(table, "slot 2 1").reason == "not-demanded"
    assert why(table, "slot 1 3").reason == "no-ship-slot"
    play(table, "slot 1 1")
    assert table.players[0].silver == 1
    assert table.used == 2
    assert stock_of(table, "porcelain-red", 0) == 0
    assert at(table, 0, "supply-ships") == 1


@clause("YZ-82", "YZ-21")
def test_without_boats_to_the_sea_nothing_is_supplied() -> None:
    table = workers(table_at(2), 2)
    factory(table, 0, "porcelain-red", "huguang-a1-a2", 1, seat0=1)
    plant(table, 0, "jiangxi-b2", 1, "tea")
    ask(table, SupplyShips(0, 0, SELL))
    assert legal(table) == []
    assert why(table, "give porcelain-red").clause == "YZ-82"
    assert why(table, "give jiangxi-b2").clause == "YZ-82"


@clause("YZ-81")
def test_one_tea_from_a_field_goes_to_a_tea_slot() -> None:
    table = workers(table_at(2), 2)
    plant(table, 0, "nanzhili-b2", 2, "tea")
    boats(table, 0, 2)
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2")
    assert legal(table) == ["slot 1 2", "slot 2 2"]
    play(table, "slot 1 2", "give nanzhili-b2", "slot 2 2")
    assert table.players[0].silver == 2
    assert table.players[0].fields == []
    assert table.used == 2


@clause("YZ-81", "YZ-82")
def test_two_salt_from_any_fields_fill_any_empty_slot() -> None:
    table = workers(table_at(2), 1)
    plant(table, 0, "nanzhili-d2")
    plant(table, 0, "zhejiang-d3")
    plant(table, 0, "zhejiang-c3")
    boats(table, 0, 2)
    ask(table, SupplyShips(NOBODY, 0, SELL))
    assert why(table, "give zhejiang-c3").reason == "not-shipped"
    play(table, "give nanzhili-d2")
    assert legal(table) == ["give zhejiang-d3"]
    assert why(table, "give zhejiang-c3").reason == "only-salt"
    assert why(table, "give free-rice").reason == "only-salt"
    play(table, "give zhejiang-d3")
    assert legal(table) == ["slot 1 1", "slot 1 2", "slot 2 1", "slot 2 2"]
    play(table, "slot 2 1")
    assert table.players[0].silver == 1
    assert table.used == 2
    assert table.players[0].cubes == 12


@clause("YZ-81")
def test_both_salt_may_come_from_one_field() -> None:
    table = workers(table_at(2), 1)
    plant(table, 0, "nanzhili-b2", 2, "salt")
    boats(table, 0, 2)
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "give nanzhili-b2", "slot 1 1")
    assert table.players[0].fields == []
    assert table.players[0].silver == 1


@clause("YZ-81")
def test_a_single_salt_is_not_enough_but_free_salt_completes_the_pair() -> None:
    table = workers(table_at(2), 1)
    plant(table, 0, "nanzhili-d2")
    ask(table, SupplyShips(0, 0, SELL))
    assert why(table, "give nanzhili-d2").reason == "no-second-salt"
    disc(table, 0, "free-salt")
    play(table, "give nanzhili-d2", "give free-salt", "slot 1 1")
    assert table.cargo[0] == 1 + 1  # one real cube of seat 0
    assert table.players[0].cubes == 14


@clause("YZ-82")
def test_both_salt_need_boats() -> None:
    table = workers(table_at(2), 1)
    plant(table, 0, "nanzhili-d2")
    plant(table, 0, "zhejiang-d3")
    boats(table, 0, 1)
    ask(table, SupplyShips(0, 0, SELL))
    assert legal(table) == []


@clause("YZ-83")
def test_a_slot_holds_one_delivery() -> None:
    table = workers(table_at(2), 1)
    load(table, 1, 1, 2, "tea")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2")
    assert legal(table) == ["slot 2 2"]
    assert why(table, "slot 1 2").clause == "YZ-83"


@clause("YZ-84", "YZ-85", "YZ-A44")
def test_a_full_ship_sails_with_all_commodities_to_one_place_and_cubes_go_home() -> None:
    table = workers(table_at(3), 1)
    load(table, 1, 1, 1, "commodity")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ship = table.coast[0]
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2")
    japan = 2
    assert table.players[1].delivered[japan] == 1
    assert table.players[0].cubes == 15
    assert ship not in table.coast
    assert not table.unseen_ships >> ship & 1  # it has left the game


@clause("YZ-84")
def test_a_box_with_three_sends_all_to_the_pool_of_its_market() -> None:
    table = table_at(2)
    table.players[1].delivered[2] = 3
    table.players[1].commodities -= 3
    dock(table, 0, "japan-4")
    load(table, 0, 1, 1, "commodity")
    load(table, 1, 1, 2, "commodity")
    ask(table, Sail(NOBODY, 0))
    assert (table.players[0].delivered[6], table.players[1].delivered[6]) == (1, 1)


@clause("YZ-86", "YZ-A41")
def test_the_owner_of_the_disc_is_asked_when_the_ship_sails_even_out_of_turn() -> None:
    table = workers(table_at(3), 1)
    disc(table, 1, "emissary-japan")
    load(table, 1, 1, 1, "commodity")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2")
    assert (asked(table), table.to_move) == ("SendEmissary", 1)
    assert legal(table) == ["emissary", "no"]
    play(table, "emissary")
    assert table.players[1].emissaries == 1
    assert table.spaces == [-1] * 24
    assert table.breakdown()[1]["emissaries"] == 1


@clause("YZ-86")
def test_the_emissary_may_stay() -> None:
    table = workers(table_at(3), 1)
    disc(table, 1, "emissary-japan")
    load(table, 1, 1, 1, "commodity")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2", "no")
    assert table.players[1].emissaries == 0
    assert table.spaces.count(1) == 1


@clause("YZ-A41", "YZ-A21", "YZ-86")
def test_nobody_is_asked_without_a_real_piece_or_with_a_disc_placed_this_turn() -> None:
    table = workers(table_at(3), 1)
    disc(table, 1, "emissary-japan")
    load(table, 1, 1, 1, "nothing")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2")
    assert asked(table) == "DrawShip"
    table = workers(table_at(3), 1)
    disc(table, 0, "emissary-japan")
    table.fresh = 1 << 2
    load(table, 1, 1, 1, "commodity")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2")
    assert asked(table) == "DrawShip"


@clause("YZ-A42")
def test_an_emissary_travels_with_goods_alone() -> None:
    table = workers(table_at(3), 1)
    disc(table, 0, "emissary-japan")
    load(table, 1, 1, 1, "pair")
    plant(table, 0, "nanzhili-b2", 1, "tea")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2", "emissary")
    assert table.players[0].emissaries == 1
    assert sum(sum(player.delivered) for player in table.players) == 0


@clause("YZ-87")
def test_the_next_ship_arrives_at_once_and_the_action_goes_on_with_it() -> None:
    table = workers(table_at(3), 2)
    load(table, 1, 1, 1, "commodity")
    plant(table, 0, "nanzhili-b2", 2, "tea")
    boats(table, 0, 2)
    next_ship(table, 0, "korea-2")
    behind = table.behind[0]
    ask(table, SupplyShips(NOBODY, 0, SELL))
    play(table, "give nanzhili-b2", "slot 1 2")
    assert table.box.ship_names[table.coast[0]] == "korea-2"
    assert asked(table) == "DrawShip"
    nature(table)
    assert table.behind[0] == behind - 1
    assert table.next[0] != -1
    play(table, "give nanzhili-b2", "slot 1 2")
    assert table.players[0].silver == 2


@clause("YZ-87")
def test_an_empty_row_stays_empty() -> None:
    table = table_at(3)
    table.behind[0], table.next[0] = 0, -1
    load(table, 1, 1, 1, "commodity")
    load(table, 1, 1, 2, "tea")
    ask(table, Sail(NOBODY, 0))
    assert table.coast[0] == -1
    assert table.over


@clause("YZ-88")
def test_the_first_european_ship_brings_corn_and_potato_into_the_pile() -> None:
    table = table_at(3)
    corn, potato = GOODS.index("corn"), GOODS.index("potato")
    track = table.track.copy()
    ask(table, Sail(NOBODY, 0))  # Korea arrives
    assert table.pile[corn] == 0
    nature(table)
    ask(table, Sail(NOBODY, 1))  # Portugal arrives
    assert table.late_crops
    assert (table.pile[corn], table.pile[potato]) == (4, 4)
    assert table.track == track
    nature(table)
    ask(table, Sail(NOBODY, 2))  # Spain: not a second time
    assert (table.pile[corn], table.pile[potato]) == (4, 4)


# -- emperor --------------------------------------------------------------------------------------------------------


@clause("YZ-89")
def test_boxes_take_exactly_their_workers_and_all_but_the_palace_one_player() -> None:
    table = workers(table_at(3), 3)
    serve(table, 1, "palace")
    serve(table, 2, "road")
    ask(table, ServeEmperor(0, SELL))
    assert legal(table) == ["emperor palace", "emperor canal"]
    assert why(table, "emperor road").clause == "YZ-89"
    assert why(table, "emperor bridge").reason == "too-few-workers"
    play(table, "emperor palace")
    assert (at(table, 0, "emperor"), at(table, 0, "top")) == (1, 2)


@clause("YZ-108", "YZ-110", "YZ-111", "YZ-A9")
def test_palace_canal_and_bridge_rewards() -> None:
    table = table_at(3)
    serve(table, 0, "palace")
    serve(table, 1, "canal")
    serve(table, 2, "bridge")
    factory(table, 2, "paper-red", "huguang-a1-a2")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.players[0].copper == 4 + 2
    assert (table.players[1].copper, table.players[1].boat) == (4 + 4, 1)
    assert table.players[2].silver == 1
    assert legal(table) == ["upgrade paper-red"]
    play(table, "upgrade paper-red")
    assert table.level[0] == 2
    assert table.players[2].copper == 4


@clause("YZ-A9")
def test_bridge_without_a_factory_to_raise_gives_only_silver() -> None:
    table = table_at(3)
    serve(table, 0, "bridge")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.over
    assert table.players[0].silver == 1


@clause("YZ-109", "YZ-A38", "YZ-A63")
def test_road_gives_copper_and_a_tile_of_the_pile_in_turn_order() -> None:
    table = table_at(3)
    table.order = [2, 0, 1]
    for seat in (0, 2):
        table.players[seat].box = 1
    ask(table, EmperorRewards(NOBODY, 0))
    assert asked(table) == "RevealDiscard"
    nature(table)
    assert (table.hidden, len(table.discard)) == (0, 4)
    assert table.to_move == 2
    play(table, legal(table)[0])
    assert table.to_move == 0
    assert len(legal(table)) == 3
    play(table, legal(table)[0])
    assert [player.copper for player in table.players] == [7, 4, 7]


@clause("YZ-109")
def test_road_gives_five_copper_if_the_pile_is_empty() -> None:
    table = table_at(3)
    discard(table)
    serve(table, 0, "road")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.over
    assert table.players[0].copper == 4 + 5


# -- war and routes -------------------------------------------------------------------------------------------------


@clause("YZ-90")
def test_workers_go_together_to_the_leftmost_empty_slot() -> None:
    table = workers(table_at(3), 3)
    soldiers(table, 2, 1)
    put(table, 0, "bottom", 2)
    ask(table, JoinWar(0, SELL))
    assert legal(table) == ["war 1", "war 2", "war 3", "war 4"]
    play(table, "war 4")
    assert table.war == [2, 0]
    assert (at(table, 0, "war-routes"), at(table, 0, "bottom")) == (4, 1)


@clause("YZ-90", "YZ-67", "YZ-69")
def test_fewer_workers_may_go_and_never_more_than_there_are() -> None:
    table = workers(table_at(3), 2)
    ask(table, JoinWar(0, SELL))
    assert why(table, "war 3").reason == "too-few-workers"
    play(table, "war 1")
    assert (at(table, 0, "war-routes"), at(table, 0, "top")) == (1, 1)


@clause("YZ-101")
def test_lying_veterans_join_the_slot_and_four_is_the_most() -> None:
    table = workers(table_at(3), 3)
    put(table, 0, "lying", 2)
    ask(table, JoinWar(0, SELL))
    assert legal(table) == ["war 1", "war 2"]
    assert why(table, "war 3").clause == "YZ-101"
    play(table, "war 2")
    assert (at(table, 0, "war-routes"), at(table, 0, "lying"), at(table, 0, "top")) == (4, 0, 1)


@clause("YZ-91")
def test_one_face_up_route_may_be_fulfilled_and_pays_at_once() -> None:
    table = table_at(2)
    show_route(table, 0, "r08")
    show_route(table, 1, "r09")
    plant(table, 0, "huguang-c1")
    plant(table, 0, "huguang-c2")
    ask(table, WarRoutes(NOBODY, 0))
    assert legal(table, "route") == ["route r08", "route r09"]
    assert why(table, "route r01").reason == "route-not-open"
    play(table, "route r08", "give huguang-c1")
    assert table.players[0].copper == 5
    assert table.route_by[:2] == [0, -1]
    assert table.holder[7] == -1  # the tile comes in phase D
    assert why(table, "route r09").reason == "one-route"


@clause("YZ-91")
def test_a_fulfilled_route_is_closed_and_one_without_pieces_is_not_offered() -> None:
    table = table_at(2)
    table.route_by[0] = 1
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    assert why(table, "route r08").reason == "route-fulfilled"
    assert why(table, "route r12").reason == "route-unaffordable"


@clause("YZ-91")
def test_fulfilling_is_optional() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "end")
    assert table.route_by == [-1] * 4
