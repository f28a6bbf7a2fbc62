"""What one action, turn or occasion leaves for the next, and what it does not."""

from __future__ import annotations

from teahouse.games.yinzi.names import BOUGHT, SOLD, SPACES
from teahouse.games.yinzi.steps.feeding import Feed, Feeding
from teahouse.games.yinzi.steps.resolution import PersonalRoutes, Taxes
from teahouse.games.yinzi.steps.rounds import Administration, LastDeals
from teahouse.games.yinzi.steps.war import WarGlories
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    boats,
    disc,
    factory,
    hand,
    hold,
    legal,
    pieces_on,
    plant,
    play,
    played,
    put,
    raw,
    rural,
    table_at,
    turn,
)
from tests.support import clause


@clause("YZ-A16", "YZ-63")
def test_an_additional_sale_leaves_the_boats_of_the_running_action_as_they_were() -> None:
    table = table_at(2)
    boats(table, 0, 2)
    disc(table, 0, "additional-sale")
    plant(table, 0, "jiangxi-b2", 2, "sugarcane")
    plant(table, 0, "zhejiang-d2", 2, "bamboo")
    act(table, "sell", 2)
    play(table, "sell jiangxi-b2", "to huguang 2")
    assert table.used == 1
    play(table, "use additional-sale", "sell zhejiang-d2", "to huguang 4")  # two borders, with boats of their own
    assert table.used == 1
    assert "sell jiangxi-b2" in legal(table)


@clause("YZ-A69", "YZ-A21")
def test_the_second_rice_of_a_free_rice_is_lost_when_the_next_player_is_asked() -> None:
    table = table_at(2)
    hold(table, 0, "r06")
    hold(table, 1, "r19")
    disc(table, 0, "free-rice")
    ask(table, PersonalRoutes(NOBODY, 0))
    play(table, "fill r06 2", "give free-rice")
    assert pieces_on(table, "r06") == ["empty", "used-up"]
    assert table.over  # nothing to give for any good of r19


@clause("YZ-69", "YZ-74")
def test_a_migrant_makes_a_group_of_one_large_enough_for_a_level_one_factory() -> None:
    table = table_at(2)
    hand(table, 0)
    factory(table, 0, "silk-red", "huguang-a1-b1")
    raw(table, "huguang", 2, 0)
    put(table, 0, "sell", 1)
    turn(table)
    assert "work sell produce" not in legal(table)
    put(table, 0, "bottom", 1)
    turn(table)
    play(table, "work sell produce", "produce silk-red")
    assert table.players[0].workers[6] == 2


@clause("YZ-121", "YZ-95")
def test_who_sold_in_the_last_turn_may_buy_food_for_the_workers() -> None:
    table = table_at(2)
    put(table, 0, "produce", 3)
    rural(table, 1)
    table.dealing = SOLD
    ask(table, Feeding(NOBODY, 0))
    assert legal(table) == ["give rural yellow"]


@clause("YZ-121", "YZ-115")
def test_who_bought_on_an_occasion_before_may_sell_when_taxes_are_due() -> None:
    table = table_at(2)
    played(table, 0, "2/1", "2/2", "2/3")
    plant(table, 0, "huguang-b1")
    table.dealing = BOUGHT
    ask(table, Taxes(NOBODY, 0))
    assert legal(table) == ["rural huguang-b1", "pay"]


@clause("YZ-121", "YZ-131")
def test_who_bought_for_late_shipping_may_sell_after_the_last_round() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    table.dealing = BOUGHT
    ask(table, LastDeals(NOBODY, 0))
    assert legal(table) == ["rural huguang-b1", "end"]


@clause("YZ-59", "YZ-64")
def test_a_disc_placed_in_the_last_turn_may_be_used_in_the_war() -> None:
    table = table_at(2)
    disc(table, 0, "weaker-enemies")
    table.fresh = 1 << SPACES.index("weaker-enemies")
    ask(table, WarGlories(NOBODY, 0, 0))
    assert asked(table) == "PrepareWar"
    assert legal(table) == ["use weaker-enemies", "end"]


@clause("YZ-101", "YZ-A64")
def test_veterans_of_several_players_stand_up_in_turn_order() -> None:
    table = table_at(2)
    table.order = [1, 0]
    put(table, 0, "lying", 2)
    put(table, 1, "lying", 2)
    ask(table, WarGlories(NOBODY, 0, 0))
    assert table.war == [1, 0]
    assert (table.players[1].first_glories, table.players[0].second_glories) == (1, 1)


@clause("YZ-62", "YZ-120")
def test_free_copper_alone_buys_a_rural_cube() -> None:
    table = table_at(2)
    table.players[0].copper = 1
    rural(table, 1)
    disc(table, 0, "free-copper")
    ask(table, Feed(NOBODY, 0, 1))
    assert legal(table) == ["give rural yellow", "end"]  # a disc is never compulsory
    play(table, "give rural yellow", "pay advancement")
    assert table.players[0].copper == 1
    assert table.players[0].misfortune == 0


@clause("YZ-64")
def test_enemies_are_weaker_for_one_round_only() -> None:
    table = table_at(2)
    table.weaker = 2
    ask(table, Administration(NOBODY, 1))
    assert table.weaker == 0
