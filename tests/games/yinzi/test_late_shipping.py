"""The rural market (YZ-118 to YZ-121), late shipping (YZ-122 to YZ-124) and money (YZ-22)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.emperor import AfterAction
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.late_shipping import LateShipping, ShipFood
from teahouse.games.yinzi.steps.purse import can_pay, pay
from teahouse.games.yinzi.steps.resolution import FillRoutes, PersonalRoutes
from teahouse.games.yinzi.steps.war import WarRoutes
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
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
    show_route,
    table_at,
    turn,
    why,
)
from tests.support import clause

# -- rural market ---------------------------------------------------------------------------------------------------


@clause("YZ-119")
@pytest.mark.parametrize(
    ("name", "tile"),
    [
        ("huguang-b1", None),
        ("huguang-c1", None),
        ("huguang-c2", None),
        ("huguang-b2", "corn"),
        ("huguang-b2", "potato"),
    ],
)
def test_food_but_rice_is_sold_for_one_copper(name: str, tile: str | None) -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    plant(table, 0, name, 1, tile)
    turn(table)
    play(table, f"rural {name}")
    assert table.players[0].copper == 5
    assert table.rural == [1, 0, 0, 0]
    assert table.players[0].cubes == 14


@clause("YZ-119")
def test_rice_and_what_towns_buy_is_never_sold_there() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    plant(table, 0, "huguang-a1", 2)
    plant(table, 0, "huguang-b2", 1, "tea")
    plant(table, 1, "huguang-b1")
    turn(table)
    assert legal(table, "rural") == []
    assert why(table, "rural huguang-a1").reason == "not-rural"
    assert why(table, "rural huguang-b2").reason == "not-rural"
    assert why(table, "rural huguang-b1").reason == "no-own-cube"


@clause("YZ-118", "YZ-121")
def test_any_number_is_sold_without_boats_in_the_own_turn() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    plant(table, 0, "zhejiang-c1")
    plant(table, 0, "jiangxi-d2")
    ask(table, AfterAction(NOBODY, 0))
    play(table, "rural huguang-b1", "rural jiangxi-d2", "rural zhejiang-c1")
    assert table.players[0].copper == 7
    assert table.over


@clause("YZ-120")
def test_a_bought_cube_must_be_there_and_be_paid() -> None:
    table = table_at(2)
    rural(table, 1, 1)
    table.players[0].copper = 1
    ask(table, Feed(0, 0, 1))
    assert why(table, "give rural red").reason == "rural-empty"
    assert why(table, "give rural yellow").clause == "YZ-120"


@clause("YZ-120")
def test_nothing_is_bought_but_to_be_used_at_once() -> None:
    table = table_at(2)
    rural(table, 1, 3)
    hand(table, 0, "1/1")
    turn(table)
    assert {move.kind for move in table.moves()} == {"play"}
    act(table, "plant", 1)
    assert "give-rural" not in {move.kind for move in table.moves()}


@clause("YZ-121")
def test_who_sold_in_a_turn_does_not_buy_in_it() -> None:
    table = table_at(2)
    show_route(table, 0, "r09")  # fruit
    rural(table, 1, 1)
    plant(table, 0, "huguang-b1")
    ask(table, WarRoutes(NOBODY, 0))
    assert "route r09" in legal(table)
    play(table, "rural huguang-b1")
    assert table.over  # buying is over, so nothing is left to do
    ask(table, WarRoutes(0, 0))
    assert why(table, "route r09").reason == "route-unaffordable"


@clause("YZ-121")
def test_who_bought_in_a_turn_does_not_sell_in_it() -> None:
    table = table_at(2)
    show_route(table, 0, "r09")
    rural(table, 1, 1)
    plant(table, 0, "huguang-b1")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r09", "give rural yellow")
    assert table.over
    ask(table, WarRoutes(0, 0, 1))
    assert why(table, "rural huguang-b1").reason == "bought-before"


@clause("YZ-121")
def test_buying_after_selling_is_refused_with_its_rule() -> None:
    table = table_at(2)
    rural(table, 1, 1)
    table.dealing = 1
    ask(table, Feed(0, 0, 1))
    assert why(table, "give rural yellow").reason == "sold-before"


@clause("YZ-A74", "YZ-118")
def test_by_default_food_is_not_sold_at_routes_feeding_and_late_shipping() -> None:
    table = table_at(2)
    hold(table, 0, "r08")
    plant(table, 0, "huguang-c1")
    ask(table, PersonalRoutes(NOBODY, 0))
    assert why(table, "rural huguang-c1").clause == "YZ-A74"
    plant(table, 0, "nanzhili-a1")
    plant(table, 0, "nanzhili-b1")
    boats(table, 0, 2)
    ask(table, LateShipping(NOBODY, 0))
    assert why(table, "rural huguang-c1").clause == "YZ-A74"


@clause("YZ-A74", "YZ-A54")
def test_the_wide_market_sells_on_those_occasions_and_after_feeding() -> None:
    table = table_at(2, rural_market="wide")
    plant(table, 0, "huguang-c1")
    ask(table, Feed(NOBODY, 0, 1))
    assert table.players[0].misfortune == 1  # half a food does not feed
    assert (asked(table), legal(table)) == ("SellFood", ["rural huguang-c1", "end"])
    assert why(table, "rural huguang-b1").reason == "no-own-cube"
    play(table, "end")
    ask(table, PersonalRoutes(NOBODY, 0))
    assert legal(table) == ["rural huguang-c1", "end"]
    play(table, "end")
    ask(table, LateShipping(NOBODY, 0))
    assert legal(table) == ["rural huguang-c1", "end"]
    play(table, "rural huguang-c1")
    assert table.players[0].copper == 5


@clause("YZ-A54")
def test_in_phase_c_food_is_sold_only_after_the_due_is_paid() -> None:
    table = table_at(2, rural_market="wide")
    plant(table, 0, "huguang-b1")
    ask(table, Feed(NOBODY, 0, 1))
    assert legal(table) == ["give huguang-b1"]


@clause("YZ-A54", "YZ-121")
def test_who_bought_for_feeding_does_not_sell_afterwards() -> None:
    table = table_at(2, rural_market="wide")
    plant(table, 0, "huguang-c1")
    rural(table, 1, 1)
    ask(table, Feed(NOBODY, 0, 1))
    play(table, "give rural yellow")
    assert table.over


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
