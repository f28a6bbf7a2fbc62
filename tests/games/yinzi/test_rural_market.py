"""The rural market (YZ-118 to YZ-121)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.emperor import AfterAction
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.late_shipping import LateShipping
from teahouse.games.yinzi.steps.resolution import PersonalRoutes
from teahouse.games.yinzi.steps.war import WarRoutes
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    boats,
    hand,
    hold,
    legal,
    plant,
    play,
    rural,
    show_route,
    table_at,
    turn,
    why,
)
from tests.support import clause


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
