"""Fortune actions: factories are built, raised and taken over (YZ-52 to YZ-55)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS, NONE
from teahouse.games.yinzi.table import IN_STACK, ON_DISPLAY, UNOWNED
from teahouse.kernel import NATURE
from tests.games.yinzi.positions import (
    act,
    asked,
    cover,
    factory,
    keep_asking,
    lay_tile,
    nature,
    plant,
    play,
    table_at,
    why,
)
from tests.support import clause


@clause("YZ-52", "YZ-53")
def test_building_costs_a_stone_and_a_disc_and_needs_free_squares() -> None:
    table = table_at(2)
    player = table.players[0]
    player.stone, table.stone = 1, 7
    plant(table, 1, "huguang-a1")
    factory(table, 1, "paper-red", "huguang-b1-c1")
    lay_tile(table, "huguang-b2", "salt")
    keep_asking(table, "develop", 1)
    assert why(table, "build paper-red").reason == "not-on-display"
    play(table, "build silk-red")
    assert why(table, "lay huguang-a1-a2").reason == "cubes-there"
    assert why(table, "lay huguang-c1-d1").reason == "factory-there"
    assert why(table, "lay huguang-a2-b2").reason == "salt-there"
    play(table, "lay huguang-d1-d2")
    assert (player.stone, table.stone, player.discs) == (0, 8, 19)
    tile = table.box.factory_names.index("silk-red")
    assert (table.owner[tile], table.level[tile]) == (0, 1)


@clause("YZ-53")
def test_a_factory_stays_in_one_province_and_off_the_salt_mines() -> None:
    land = table_at(2).box.land
    for spot, fields in enumerate(land.spots):
        assert {land.province[where] for where in fields} == {land.spot_province[spot]}
        assert all(GOODS[land.printed[where]] != "salt" for where in fields if land.printed[where] != NONE)


@clause("YZ-54")
def test_empty_crop_tiles_under_a_factory_leave_the_game_and_a_new_tile_is_shown() -> None:
    table = table_at(2)
    table.players[0].stone = 1
    where = lay_tile(table, "huguang-b2", "tea")
    act(table, "develop", 1)
    play(table, "build silk-red", "lay huguang-b1-b2")
    assert table.good[where] == table.box.land.printed[where]
    assert (asked(table), table.to_move) == ("DrawFactory", NATURE)
    before = table.owner.count(IN_STACK)
    nature(table)
    assert table.owner.count(ON_DISPLAY) == 2
    assert table.owner.count(IN_STACK) == before - 1


@clause("YZ-54")
def test_nothing_is_drawn_from_an_empty_stack() -> None:
    table = table_at(2)
    table.players[0].stone, table.players[0].copper = 1, 0
    table.owner = [-4 if owner == IN_STACK else owner for owner in table.owner]
    act(table, "develop", 1)
    play(table, "build silk-red", "lay huguang-b1-b2")
    assert table.over


@clause("YZ-55")
def test_upgrades_cost_three_then_five_copper_and_end_at_level_three() -> None:
    table = table_at(2)
    table.players[0].copper = 7
    tile = factory(table, 0, "paper-red", "huguang-a1-a2")
    factory(table, 1, "paper-yellow", "huguang-b1-c1")
    keep_asking(table, "develop", 3)
    assert why(table, "upgrade paper-yellow").clause == "YZ-55"
    play(table, "upgrade paper-red")
    assert (table.level[tile], table.players[0].copper) == (2, 4)
    keep_asking(table, "develop", 2)
    refusal = why(table, "upgrade paper-red")
    assert (refusal.clause, dict(refusal.numbers)["cost"]) == ("YZ-55", 5)
    table.players[0].copper = 5
    act(table, "develop", 2)
    play(table, "upgrade paper-red")
    assert (table.level[tile], table.players[0].copper) == (3, 0)
    keep_asking(table, "develop", 1)
    assert why(table, "upgrade paper-red").reason == "highest-level"


@clause("YZ-A11")
def test_without_a_disc_nothing_is_built_or_raised() -> None:
    table = table_at(2)
    player = table.players[0]
    player.stone, player.copper = 1, 9
    factory(table, 0, "paper-red", "huguang-a1-a2")
    player.discs = 0
    keep_asking(table, "develop", 1)
    assert (why(table, "upgrade paper-red").reason, why(table, "upgrade paper-red").clause) == (
        "no-disc-left",
        "YZ-A11",
    )
    assert why(table, "build silk-red").clause == "YZ-A11"
    keep_asking(table, "advance", 1)
    assert why(table, "advance free-rice").clause == "YZ-A11"


@clause("YZ-A30", "YZ-103")
def test_an_unowned_factory_is_taken_over_for_a_stone_and_a_disc() -> None:
    table = table_at(2)
    tile = factory(table, UNOWNED, "paper-red", "huguang-a1-a2", 0)
    keep_asking(table, "develop", 1)
    assert why(table, "rebuild paper-red").reason == "no-stone"
    assert why(table, "rebuild silk-red").reason == "not-unowned"
    table.players[0].stone = 1
    act(table, "develop", 1)
    play(table, "rebuild paper-red")
    assert (table.owner[tile], table.level[tile], table.players[0].stone) == (0, 1, 0)
    assert table.players[0].discs == 19


@clause("YZ-A30")
def test_with_the_option_the_take_over_needs_no_stone() -> None:
    table = table_at(2, take_over="free")
    tile = factory(table, UNOWNED, "paper-red", "huguang-a1-a2", 0)
    act(table, "develop", 1)
    play(table, "rebuild paper-red")
    assert (table.owner[tile], table.players[0].stone) == (0, 0)


@clause("YZ-53")
def test_no_factory_is_built_where_none_fits() -> None:
    table = table_at(2)
    table.players[0].stone = 1
    cover(table)
    keep_asking(table, "develop", 1)
    assert why(table, "build silk-red").reason == "no-spot"
