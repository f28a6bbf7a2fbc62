"""Workforce actions: what ships take, and what happens when one sails (YZ-80 to YZ-88)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS
from teahouse.games.yinzi.steps.sailing import Sail
from teahouse.games.yinzi.steps.shipping import SupplyShips
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    SELL,
    ask,
    asked,
    at,
    boats,
    disc,
    discs_on,
    dock,
    factory,
    legal,
    load,
    nature,
    next_ship,
    plant,
    play,
    stock_of,
    table_at,
    why,
    workers,
)
from tests.support import clause


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
    assert (table.cargo[0], table.shipper[0]) == (1, 0)  # one real cube of seat 0
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
    assert ship not in table.unseen_ships  # it has left the game


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
    assert discs_on(table) == {}
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
    assert table.players[1].advancements.bit_count() == 1


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
