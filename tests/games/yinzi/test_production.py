"""Workforce actions: taking resources and producing commodities (YZ-71 to YZ-79)."""

from __future__ import annotations

from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.steps.workforce import TakeResources
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    SELL,
    ask,
    asked,
    at,
    boats,
    factory,
    legal,
    plant,
    play,
    put,
    raw,
    stock_of,
    table_at,
    why,
    workers,
)
from tests.support import clause

# -- resources -------------------------------------------------------------------------------------------------------


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


# -- production ------------------------------------------------------------------------------------------------------


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
