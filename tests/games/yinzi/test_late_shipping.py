"""Late shipping (YZ-122 to YZ-124) and money (YZ-22)."""

from __future__ import annotations

from teahouse.games.yinzi.steps.late_shipping import LateShipping, ShipFood
from teahouse.games.yinzi.steps.purse import can_pay, pay
from teahouse.games.yinzi.steps.resolution import FillRoutes
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    boats,
    disc,
    discs_on,
    field,
    hand,
    hold,
    legal,
    load,
    nature,
    plant,
    play,
    rural,
    table_at,
    turn,
    why,
)
from tests.support import clause

# -- money ----------------------------------------------------------------------------------------------------------


@clause("YZ-22", "YZ-A18", "YZ-A19")
def test_only_the_bags_a_payment_needs_are_changed() -> None:
    table = table_at(2)
    player = table.players[0]
    player.copper, player.silver = 1, 3
    assert can_pay(table, 0, 25)
    assert not can_pay(table, 0, 26)
    pay(table, 0, 10)
    assert (player.copper, player.silver) == (1 + 16 - 10, 1)
    pay(table, 0, 7)
    assert (player.copper, player.silver) == (0, 1)


@clause("YZ-22")
def test_nobody_changes_money_without_a_payment() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    table.players[0].silver = 5
    turn(table)
    assert {move.kind for move in table.moves()} == {"play"}


# -- late shipping --------------------------------------------------------------------------------------------------


def coast_foods(table: YinziTable, seat: int = 0) -> None:
    """A wheat and a cabbage in Nanzhili."""
    plant(table, seat, "nanzhili-a1")
    plant(table, seat, "nanzhili-b1")


@clause("YZ-122", "YZ-123", "YZ-A45")
def test_two_different_foods_fill_any_slot_for_one_silver_once() -> None:
    table = table_at(2)
    coast_foods(table)
    boats(table, 0, 2)
    ask(table, LateShipping(NOBODY, 0))
    assert legal(table) == ["give nanzhili-a1", "give nanzhili-b1", "end"]
    play(table, "give nanzhili-b1")
    assert legal(table) == ["give nanzhili-a1"]
    play(table, "give nanzhili-a1")
    assert legal(table) == ["slot 1 1", "slot 1 2", "slot 2 1", "slot 2 2"]
    assert table.used == 2
    play(table, "slot 2 1")
    assert table.players[0].silver == 1
    assert table.over  # no second delivery


@clause("YZ-122", "YZ-A45")
def test_late_shipping_is_optional_and_in_turn_order() -> None:
    table = table_at(2)
    table.order = [1, 0]
    for seat in (0, 1):
        boats(table, seat, 2)
    coast_foods(table, 0)
    plant(table, 1, "zhejiang-c1")
    plant(table, 1, "zhejiang-a2")
    ask(table, LateShipping(NOBODY, 0))
    assert table.to_move == 1
    play(table, "end")
    assert table.to_move == 0
    assert table.players[1].silver == 0


@clause("YZ-122")
def test_the_two_foods_must_differ_and_be_food() -> None:
    table = table_at(2)
    plant(table, 0, "nanzhili-a1")
    plant(table, 0, "nanzhili-d1")  # wheat again
    plant(table, 0, "nanzhili-b2", 1, "tea")
    boats(table, 0, 3)
    ask(table, ShipFood(0, 0))
    assert legal(table) == ["end"]
    assert why(table, "give nanzhili-a1").reason == "no-pair"
    assert why(table, "give nanzhili-b2").reason == "no-food"
    assert why(table, "give nanzhili-c1").reason == "no-own-cube"
    plant(table, 0, "nanzhili-b1")
    play(table, "give nanzhili-a1")
    assert why(table, "give nanzhili-d1").reason == "same-food"


@clause("YZ-123")
def test_both_cubes_need_boats_over_every_border() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    plant(table, 0, "nanzhili-b1")
    boats(table, 0, 2)
    ask(table, ShipFood(0, 0))
    assert legal(table) == ["end"]
    boats(table, 0, 1)
    assert why(table, "give huguang-b1").clause == "YZ-123"
    boats(table, 0, 3)
    play(table, "give huguang-b1", "give nanzhili-b1", "slot 1 1")
    assert table.used == 3


@clause("YZ-123", "YZ-A20", "YZ-A60")
def test_rural_cubes_need_no_boats_and_may_be_both_foods() -> None:
    table = table_at(2)
    rural(table, 1, 2)
    ask(table, LateShipping(NOBODY, 0))
    play(table, "give rural yellow", "give rural yellow", "slot 1 1")
    assert (table.players[0].copper, table.players[0].silver) == (0, 1)
    assert table.players[1].cubes == 15
    assert (table.cargo[0], table.shipper[0]) == (0, 0)  # filled, with nothing real


@clause("YZ-A20")
def test_a_rural_cube_goes_with_any_field_cube() -> None:
    table = table_at(2)
    rural(table, 1, 1)
    plant(table, 0, "nanzhili-c1", 1)  # rice
    plant(table, 0, "nanzhili-a1")  # wheat
    boats(table, 0, 1)
    table.players[0].copper = 2
    ask(table, LateShipping(NOBODY, 0))
    assert legal(table) == ["give nanzhili-a1", "give nanzhili-c1", "give rural yellow", "end"]
    play(table, "give rural yellow")
    assert legal(table) == ["give nanzhili-a1", "give nanzhili-c1"]


@clause("YZ-123", "YZ-A21")
def test_virtual_rice_and_wheat_need_no_boats_and_fill_a_slot_alone() -> None:
    table = table_at(2)
    disc(table, 0, "free-rice", "free-wheat", "free-salt")
    ask(table, LateShipping(NOBODY, 0))
    assert legal(table) == ["give free-rice", "give free-wheat", "end"]
    assert why(table, "give free-salt").reason == "no-food-disc"
    play(table, "give free-rice", "give free-wheat", "slot 1 1")
    assert table.players[0].silver == 1
    assert (table.cargo[0], table.shipper[0]) == (0, 0)
    assert table.players[0].discs == 19


@clause("YZ-A21", "YZ-A60")
def test_virtual_and_rural_food_gives_no_right_to_an_emissary() -> None:
    table = table_at(2)
    disc(table, 0, "emissary-japan")
    rural(table, 1, 2)
    load(table, 1, 1, 2, "tea")
    ask(table, LateShipping(NOBODY, 0))
    play(table, "give rural yellow", "give rural yellow", "slot 1 1")
    assert asked(table) == "DrawShip"  # it sailed without asking seat 0
    assert table.players[0].advancements.bit_count() == 1


@clause("YZ-124", "YZ-86")
def test_a_ship_filled_late_sails_with_emissaries_and_the_next_may_be_supplied() -> None:
    table = table_at(2)
    coast_foods(table)
    boats(table, 0, 2)
    disc(table, 0, "emissary-japan")
    load(table, 1, 1, 1, "commodity")
    rural(table, 1, 2)
    ask(table, LateShipping(NOBODY, 0))
    play(table, "give nanzhili-a1", "give nanzhili-b1", "slot 1 2")
    assert (asked(table), table.to_move) == ("SendEmissary", 0)
    play(table, "emissary")
    nature(table)
    assert table.players[1].delivered[2] == 1
    assert table.players[0].emissaries == 1
    assert table.players[0].cubes == 15
    assert table.to_move == 1
    play(table, "give rural yellow", "give rural yellow")
    assert "slot 1 1" in legal(table)  # the newcomer


@clause("YZ-122")
def test_without_an_empty_slot_nobody_is_asked() -> None:
    table = table_at(2)
    coast_foods(table)
    boats(table, 0, 2)
    table.coast = [-1] * 4
    ask(table, LateShipping(NOBODY, 0))
    assert table.over
    ask(table, ShipFood(0, 0))
    assert why(table, "give nanzhili-a1").reason == "no-empty-slot"


@clause("YZ-122", "YZ-62")
def test_free_boat_helps_a_pair_to_the_sea() -> None:
    table = table_at(2)
    coast_foods(table)
    boats(table, 0, 1)
    disc(table, 0, "free-boat")
    ask(table, LateShipping(NOBODY, 0))
    play(table, "give nanzhili-a1", "give nanzhili-b1", "slot 1 1")
    assert discs_on(table) == {}
    assert table.players[0].fields == []


@clause("YZ-131", "YZ-A48")
def test_in_the_end_step_a_player_either_buys_or_sells() -> None:
    table = table_at(2)
    hold(table, 0, "r09")
    rural(table, 1, 1)
    plant(table, 0, "huguang-b1")
    ask(table, FillRoutes(NOBODY, 0, 1))
    assert legal(table) == ["fill r09 1", "rural huguang-b1", "end"]
    play(table, "rural huguang-b1")
    assert table.over
    table = table_at(2)
    hold(table, 0, "r09")
    rural(table, 1, 1)
    plant(table, 0, "huguang-b1")
    ask(table, FillRoutes(NOBODY, 0, 1))
    play(table, "fill r09 1", "give rural yellow")
    assert table.over
    assert table.players[0].fields == [field(table, "huguang-b1")]
