"""The worked examples of the rulebook, with the numbers it states."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.names import NONE
from teahouse.games.yinzi.steps.bonus import BonusPhase
from teahouse.games.yinzi.steps.emperor import EmperorRewards
from teahouse.games.yinzi.steps.feeding import Feed, Feeding, food_due
from teahouse.games.yinzi.steps.purse import charge
from teahouse.games.yinzi.steps.resolution import PayTax, Taxes, tax_due
from teahouse.games.yinzi.steps.rounds import Resolution
from teahouse.games.yinzi.steps.sailing import fill_slot
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    at,
    boats,
    deliver,
    dock,
    factory,
    field,
    hand,
    keep_asking,
    legal,
    load,
    nature,
    next_ship,
    plant,
    play,
    played,
    put,
    raw,
    show_route,
    soldiers,
    stock_of,
    store,
    table_at,
    turn,
    why,
)
from tests.support import clause

MARION, TANJA, ANGELIKA = 0, 1, 2


@clause("YZ-EX1")
def test_example_1_the_third_bonus_with_the_tea_tile_above_it() -> None:
    table = table_at(3)
    table.order = []
    ask(table, BonusPhase(NOBODY, 0))
    assert table.to_move == MARION
    play(table, "bonus fed-workers", "crop jiangxi-b2")
    marion = table.players[MARION]
    assert marion.copper == 4 - 1
    assert table.good[field(table, "jiangxi-b2")] == 7  # tea
    assert table.cubes[field(table, "jiangxi-b2")] == 2
    put(table, MARION, "produce", 9)
    table.order = [MARION, TANJA, ANGELIKA]
    ask(table, Feeding(NOBODY, 0))
    assert marion.misfortune == 0


@clause("YZ-EX2")
def test_example_2_a_tax_disc_for_a_third_execution() -> None:
    table = table_at(3)
    hand(table, MARION, "2/2")
    table.players[MARION].wood = 3
    turn(table, MARION)
    play(table, "play 2/2 construct-boats", "boat", "boat", "tax", "boat")
    marion = table.players[MARION]
    assert at(table, MARION, "construct-boats") == 2
    assert marion.tax == 1
    assert marion.boat == 3
    played(table, MARION, "2/2", "1/3", "2/1")  # 2 + 1 of the disc + 1 + 2 = 6: the disc made the difference
    assert tax_due(table, marion) == 1
    marion.tax = 0
    assert tax_due(table, marion) == 0


@clause("YZ-EX3")
def test_example_3_three_boats_raise_the_capacity_from_2_to_4() -> None:
    table = table_at(3)
    marion = table.players[MARION]
    boats(table, MARION, 2)
    marion.wood, table.wood = 3, 11
    act(table, "boats", 3)
    play(table, "boat", "boat", "boat")
    assert (marion.wood, table.wood) == (0, 14)
    assert table.box.capacity[marion.boat] == 4
    assert marion.boat == 1 + 3


@clause("YZ-EX4")
def test_example_4_bamboo_rice_and_fruit_with_three_executions() -> None:
    table = table_at(3)
    marion = table.players[MARION]
    marion.copper = 2
    act(table, "plant", 3)
    play(table, "buy 4", "crop jiangxi-b2")
    nature(table)
    play(table, "plant zhejiang-c2", "plant zhejiang-c1")
    assert [table.cubes[where] for where in marion.fields] == [2, 1, 2]
    assert [table.good[where] for where in marion.fields] == [11, 4, 0]  # bamboo, fruit, rice
    assert marion.copper == 0
    assert "plant jiangxi-c2" not in legal(table)


@clause("YZ-EX5")
def test_example_5_three_sales_in_jiangxi_bring_seven_copper() -> None:
    table = table_at(3)
    boats(table, ANGELIKA, 2)
    angelika = table.players[ANGELIKA]
    angelika.copper = 0
    plant(table, ANGELIKA, "jiangxi-c3")
    plant(table, ANGELIKA, "huguang-b2", 2, "sugarcane")
    act(table, "sell", 3, ANGELIKA)
    play(table, "sell jiangxi-c3", "to jiangxi 5")
    assert angelika.copper == 2
    play(table, "sell huguang-b2", "to jiangxi 1")
    assert angelika.copper == 2 + 3
    play(table, "sell huguang-b2", "to jiangxi 2")
    assert angelika.copper == 2 + 3 + 2
    assert [table.raw[12 + slot] for slot in range(6)] == [ANGELIKA, ANGELIKA, -1, -1, ANGELIKA, -1]


@clause("YZ-EX5")
def test_example_5_is_not_possible_with_capacity_1() -> None:
    table = table_at(3)
    boats(table, ANGELIKA, 1)
    plant(table, ANGELIKA, "huguang-b2", 2, "sugarcane")
    raw(table, "huguang", 2, 0)  # its own market is covered
    act(table, "sell", 3, ANGELIKA)
    play(table, "sell huguang-b2", "to jiangxi 1")
    assert table.used == 1
    assert asked(table) == ""  # the second sugarcane finds no way, so the action closes
    keep_asking(table, "sell", 2, ANGELIKA)
    assert why(table, "sell huguang-b2").clause == "YZ-51"


@clause("YZ-EX6")
def test_example_6_a_new_factory_and_two_upgrades_for_a_stone_and_eight_copper() -> None:
    table = table_at(3)
    angelika = table.players[ANGELIKA]
    angelika.stone, angelika.copper, table.stone = 1, 8, 7
    factory(table, ANGELIKA, "paper-green", "zhejiang-a2-b2", 2)
    act(table, "develop", 3, ANGELIKA)
    play(table, "build silk-red", "lay huguang-a1-a2")
    nature(table)
    play(table, "upgrade silk-red", "upgrade paper-green")
    assert (angelika.stone, angelika.copper) == (0, 0)
    names = table.box.factory_names
    assert table.level[names.index("silk-red")] == 2
    assert table.level[names.index("paper-green")] == 3


@clause("YZ-EX7")
def test_example_7_two_wood_and_a_stone_for_three_workers_and_three_copper() -> None:
    table = table_at(3)
    marion = table.players[MARION]
    marion.copper = 3
    put(table, MARION, "sell", 3)
    turn(table, MARION)
    play(table, "work sell take-resources", "take wood", "take wood", "take stone")
    assert (marion.wood, marion.stone, marion.copper) == (2, 1, 0)
    assert (table.wood, table.stone) == (12, 7)
    assert at(table, MARION, "take-resources") == 3


@clause("YZ-EX8")
def test_example_8_own_porcelain_and_outsourced_paper() -> None:
    table = table_at(3)
    tanja, marion = table.players[TANJA], table.players[ANGELIKA]
    boats(table, TANJA, 3)
    tanja.copper = 3
    marion.copper = 0
    put(table, TANJA, "sell", 2)
    put(table, TANJA, "bottom", 1)
    factory(table, TANJA, "porcelain-red", "zhejiang-a2-b2", 2)
    factory(table, ANGELIKA, "paper-red", "nanzhili-a1-b1", 2)
    raw(table, "huguang", 2, 0)
    raw(table, "nanzhili", 2, 0)
    turn(table, TANJA)
    play(table, "work sell produce", "produce porcelain-red", "raw huguang 2")
    assert table.used == 2
    play(table, "produce paper-red", "raw nanzhili 2")
    assert table.used == 2
    assert stock_of(table, "porcelain-red", TANJA) == 1
    assert stock_of(table, "paper-red", TANJA) == 1
    assert (tanja.copper, marion.copper) == (0, 3)
    assert at(table, TANJA, "produce") == 3
    assert at(table, TANJA, "bottom") == 0


@clause("YZ-EX9")
def test_example_9_two_ships_sail_and_a_third_gets_a_pair_of_salt() -> None:
    table = table_at(3)
    next_ship(table, 1, "brunei-1")
    dock(table, 0, "portugal-1")
    next_ship(table, 0, "netherlands-1")
    dock(table, 1, "japan-1")
    load(table, TANJA, 1, 2, "commodity")
    load(table, TANJA, 1, 3, "pair")
    load(table, ANGELIKA, 2, 2, "tea")
    deliver(table, TANJA, "portugal", 1)
    deliver(table, TANJA, "japan", 3)
    boats(table, MARION, 5)
    put(table, MARION, "sell", 2)
    put(table, MARION, "bottom", 1)
    factory(table, MARION, "porcelain-red", "huguang-a1-a2", 1, seat0=1)
    factory(table, MARION, "porcelain-green", "nanzhili-a1-b1", 1, seat0=1)
    plant(table, MARION, "zhejiang-d3")
    plant(table, MARION, "nanzhili-d2")
    turn(table, MARION)
    play(table, "work sell supply-ships", "give porcelain-red", "slot 1 1")
    nature(table)
    play(table, "give porcelain-green", "slot 2 1")
    nature(table)
    play(table, "give zhejiang-d3", "give nanzhili-d2", "slot 2 1")
    marion = table.players[MARION]
    assert marion.silver == 3
    assert table.used == 2 + 1 + 1 + 1
    portugal = 3
    assert sum(player.delivered[portugal] for player in table.players) == 3
    assert marion.delivered[6] == 1  # the East pool
    names = table.box.ship_names
    assert [names[ship] for ship in table.coast[:2]] == ["netherlands-1", "brunei-1"]
    assert [shipper != NONE for shipper in table.shipper[3:6]] == [True, False, False]
    assert table.players[TANJA].cubes == 15  # the old pair of salt
    assert table.players[ANGELIKA].cubes == 15  # the tea


@clause("YZ-EX10")
def test_example_10_canal_is_taken_so_road_gets_two_workers_and_one_migrates() -> None:
    table = table_at(3)
    table.players[ANGELIKA].box = 2
    put(table, ANGELIKA, "emperor", 3)
    put(table, MARION, "sell", 3)
    turn(table, MARION)
    play(table, "work sell emperor")
    assert why(table, "emperor canal").reason == "box-taken"
    play(table, "emperor road")
    assert (at(table, MARION, "emperor"), at(table, MARION, "top")) == (2, 1)
    copper = table.players[MARION].copper
    ask(table, EmperorRewards(NOBODY, 0))
    nature(table)
    assert asked(table) == "ClaimRoute"
    play(table, legal(table)[0])
    assert table.players[MARION].copper == copper + 3
    assert len(table.players[MARION].routes) == 1


@clause("YZ-EX11")
def test_example_11_two_workers_on_the_second_slot_and_paper_on_a_route() -> None:
    table = table_at(3)
    show_route(table, 1, "r05")
    soldiers(table, TANJA, 3)
    put(table, MARION, "sell", 2)
    tile = factory(table, MARION, "paper-red", "huguang-a1-a2")
    store(table, tile, MARION)
    copper = table.players[MARION].copper
    turn(table, MARION)
    play(table, "work sell war-routes", "war 2")
    assert table.war == [TANJA, MARION]
    play(table, "route r05", "give paper-red")
    assert table.route_by == [-1, MARION, -1, -1]
    assert table.players[MARION].copper == copper + 2


@clause("YZ-EX12")
def test_example_12_eleven_workers_two_rice_two_fruit() -> None:
    table = table_at(3)
    marion = table.players[MARION]
    put(table, MARION, "produce", 4)
    put(table, MARION, "take-resources", 3)
    put(table, MARION, "supply-ships", 2)
    put(table, MARION, "top", 2)
    plant(table, MARION, "huguang-a1", 2)
    plant(table, MARION, "huguang-c2")
    plant(table, MARION, "huguang-b4")
    assert food_due(marion) == 4
    ask(table, Feed(NOBODY, MARION, food_due(marion)))
    play(table, "give huguang-a1", "give huguang-a1", "give huguang-c2", "give huguang-b4")
    assert marion.misfortune == 1
    assert marion.fields == []


@clause("YZ-EX13")
def test_example_13_the_left_one_of_two_equals_gets_four_points() -> None:
    table = table_at(3)
    show_route(table, 0, "r01")
    show_route(table, 1, "r03")
    show_route(table, 2, "r08")
    soldiers(table, TANJA, 3)
    soldiers(table, MARION, 3)
    soldiers(table, ANGELIKA, 2)
    ask(table, Resolution(NOBODY))
    glories = [(player.first_glories, player.second_glories) for player in table.players]
    assert glories == [(0, 1), (1, 0), (0, 0)]
    assert [scores["war"] for scores in table.breakdown()] == [2, 4, 0]


@clause("YZ-EX14")
def test_example_14_one_silver_and_five_copper_are_not_enough_for_two() -> None:
    table = table_at(3)
    table.die = 4
    marion = table.players[MARION]
    marion.silver, marion.copper = 1, 5
    plant(table, MARION, "huguang-b1")  # a wheat
    ask(table, PayTax(NOBODY, MARION, 2))
    assert legal(table) == ["rural huguang-b1", "pay"]  # selling is offered, not compulsory
    play(table, "pay")
    assert (marion.silver, marion.copper, marion.misfortune) == (0, 0, 1)
    assert marion.fields == [field(table, "huguang-b1")]


@clause("YZ-EX15")
def test_example_15_ten_copper_for_a_silver_both_ways() -> None:
    table = table_at(3)
    table.die = 4
    marion = table.players[MARION]
    marion.silver, marion.copper = 0, 10
    ask(table, PayTax(NOBODY, MARION, 1))
    assert (marion.silver, marion.copper, marion.misfortune) == (0, 0, 0)
    marion.silver, marion.copper = 1, 0
    charge(table, MARION, 3)
    assert (marion.silver, marion.copper) == (0, 10 - 3)


@clause("YZ-EX16")
@pytest.mark.parametrize(
    ("before", "ship", "in_box", "in_pool"),
    [
        (2, "japan-4", 4, 0),
        (1, "portugal-1", 4, 0),
        (2, "portugal-1", 5, 0),
        (3, "japan-4", 3, 2),
        (3, "spain-2", 3, 3),
    ],
)
def test_example_16_a_box_below_three_takes_all_commodities_of_a_ship(
    before: int, ship: str, in_box: int, in_pool: int
) -> None:
    table = table_at(2)
    dock(table, 0, ship)
    country = table.box.ship_country[table.coast[0]]
    slots = len(table.box.ship_slots[table.coast[0]])
    table.players[0].delivered[country] = before
    table.players[0].commodities -= before
    for slot in range(1, slots):
        load(table, 1, 1, slot + 1, "commodity")
    table.players[1].commodities -= 1
    ask(table)
    fill_slot(table, 1, 0, 3)
    table.settle()
    assert sum(player.delivered[country] for player in table.players) == in_box
    assert sum(sum(player.delivered[6:]) for player in table.players) == in_pool


@clause("YZ-EX17")
@pytest.mark.parametrize(
    ("cards", "discs", "due"),
    [
        (("1/1", "1/2", "1/3"), 0, 0),
        (("1/1", "1/2", "3/1"), 0, 0),
        (("2/2", "2/1", "2/3"), 0, 1),
        (("3/1", "3/2", "2/1"), 0, 1),
        (("3/1", "3/2", "3/3"), 0, 2),
        (("3/1", "3/2", "3/3"), 3, 2),
    ],
)
def test_example_17_taxes_begin_at_six_and_double_at_nine(cards: tuple[str, ...], discs: int, due: int) -> None:
    table = table_at(3)
    played(table, MARION, *cards)
    player = table.players[MARION]
    player.tax = discs
    player.discs -= discs
    player.silver = 5
    assert tax_due(table, player) == due
    ask(table, Taxes(NOBODY, 0))
    assert player.silver == 5 - due
