"""Fortune actions: boats, planting, selling (YZ-42 to YZ-51) and advancements (YZ-56, YZ-57)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS
from teahouse.games.yinzi.steps.sales import SellCube
from teahouse.kernel import NATURE
from tests.games.yinzi.positions import (
    act,
    ask,
    boats,
    cover,
    disc,
    factory,
    field,
    keep_asking,
    lay_tile,
    legal,
    plant,
    play,
    raw,
    table_at,
    why,
)
from tests.support import clause

# -- boats ----------------------------------------------------------------------------------------------------------


@clause("YZ-42")
def test_a_boat_returns_a_wood_and_the_last_space_is_the_end() -> None:
    table = table_at(2)
    player = table.players[0]
    player.wood, table.wood = 2, 12
    keep_asking(table, "boats", 3)
    play(table, "boat")
    assert (player.boat, player.wood, table.wood) == (1, 1, 13)
    player.boat = len(table.box.capacity) - 1
    keep_asking(table, "boats", 3)
    assert why(table, "boat").reason == "boats-at-end"
    player.boat, player.wood = 0, 0
    keep_asking(table, "boats", 3)
    assert why(table, "boat").reason == "no-wood"


@clause("YZ-20", "YZ-A46")
def test_the_number_at_the_cylinder_is_the_capacity_and_some_steps_do_not_raise_it() -> None:
    table = table_at(2)
    assert table.box.capacity == [1, 2, 3, 3, 4, 4, 5, 5, 6]
    table.players[0].boat = 3
    assert table.breakdown()[0]["boats"] == 2 * 3


# -- planting -------------------------------------------------------------------------------------------------------


@clause("YZ-43", "YZ-44", "YZ-16")
def test_one_cube_on_a_printed_field_and_two_on_rice() -> None:
    table = table_at(2)
    act(table, "plant", 3)
    play(table, "plant huguang-b1", "plant huguang-a1")
    player = table.players[0]
    assert [table.cubes[where] for where in player.fields] == [2, 1]
    assert player.cubes == 15 - 3
    assert player.copper == 4


@clause("YZ-45")
def test_rice_gets_two_cubes_or_the_last_one() -> None:
    table = table_at(2)
    table.players[0].cubes = 1
    act(table, "plant", 1)
    play(table, "plant huguang-a1")
    assert table.cubes[field(table, "huguang-a1")] == 1


@clause("YZ-44")
def test_cubes_factories_and_blank_squares_cannot_be_planted() -> None:
    table = table_at(2)
    plant(table, 1, "huguang-b1")
    factory(table, 1, "paper-red", "huguang-a1-a2")
    keep_asking(table, "plant", 1)
    assert why(table, "plant huguang-b1").reason == "cubes-there"
    assert why(table, "plant huguang-a1").reason == "factory-there"
    refusal = why(table, "plant huguang-b2")
    assert (refusal.reason, refusal.clause) == ("blank-field", "YZ-44")
    table.players[0].cubes = 0
    keep_asking(table, "plant", 1)
    assert why(table, "plant huguang-c1").clause == "YZ-A6"


@clause("YZ-44", "YZ-48")
def test_an_empty_crop_tile_of_anybody_yields_one_cube() -> None:
    table = table_at(2)
    lay_tile(table, "huguang-b2", "tea")
    act(table, "plant", 1)
    play(table, "plant huguang-b2")
    assert table.cubes[field(table, "huguang-b2")] == 1
    assert GOODS[table.good[field(table, "huguang-b2")]] == "tea"


@clause("YZ-46")
def test_one_crop_tile_per_action_is_bought_for_its_space() -> None:
    table = table_at(2)
    act(table, "plant", 2)
    play(table, "buy 5", "crop huguang-b2")
    player = table.players[0]
    assert player.copper == 4 - 2
    assert table.cubes[field(table, "huguang-b2")] == 2
    assert table.to_move == NATURE
    assert [GOODS[good] for good in table.track[:5]] == ["tea", "salt", "tea", "bamboo", "ramie"]
    play(table, "crop-tile cotton")
    assert GOODS[table.track[5]] == "cotton"
    assert why(table, "buy 1").reason == "tile-bought"


@clause("YZ-46", "YZ-A19")
def test_a_tile_may_be_too_dear_and_silver_may_be_changed_for_it() -> None:
    table = table_at(2)
    player = table.players[0]
    player.copper = 2
    keep_asking(table, "plant", 1)
    refusal = why(table, "buy 6")
    assert (refusal.clause, dict(refusal.numbers)) == ("YZ-46", {"cost": 3, "copper": 2, "silver": 0})
    player.silver = 1
    keep_asking(table, "plant", 1)
    play(table, "buy 6", "crop huguang-b2")
    assert (player.silver, player.copper) == (0, 2 + 8 - 3)


@clause("YZ-46")
def test_equal_tiles_side_by_side_at_one_cost_are_offered_once() -> None:
    table = table_at(2)
    table.track[1] = table.track[0]
    keep_asking(table, "plant", 1)
    refusal = why(table, "buy 3")
    assert (refusal.reason, refusal.numbers) == ("same-as", (("move", "buy 1"),))
    assert legal(table, "buy") == ["buy 1", "buy 4", "buy 5", "buy 6"]


@clause("YZ-47")
def test_a_tile_covers_fields_and_empty_tiles_but_never_salt_or_cubes() -> None:
    table = table_at(2)
    lay_tile(table, "huguang-b2", "tea")
    lay_tile(table, "huguang-d3", "salt")
    plant(table, 1, "huguang-a1")
    factory(table, 1, "paper-red", "huguang-c1-d1")
    act(table, "plant", 1)
    play(table, "buy 4")
    assert why(table, "crop huguang-c3").reason == "salt-there"
    assert why(table, "crop huguang-d3").reason == "salt-there"
    assert why(table, "crop huguang-a1").reason == "cubes-there"
    assert why(table, "crop huguang-c1").reason == "factory-there"
    play(table, "crop huguang-b2")
    assert GOODS[table.good[field(table, "huguang-b2")]] == "bamboo"
    assert table.cubes[field(table, "huguang-b2")] == 2


@clause("YZ-A6")
def test_a_tile_cannot_be_bought_without_a_square() -> None:
    table = table_at(2)
    cover(table)
    keep_asking(table, "plant", 1)
    assert why(table, "buy 1").reason == "no-square"


# -- selling --------------------------------------------------------------------------------------------------------


@clause("YZ-49")
def test_a_cube_goes_to_an_empty_slot_of_its_good_for_two_copper() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b2", 1, "bamboo")
    act(table, "sell", 1)
    play(table, "sell huguang-b2")
    assert why(table, "to huguang 2").reason == "other-good"
    play(table, "to huguang 4")
    assert table.raw[3] == 0
    assert table.players[0].copper == 4 + 2
    assert table.good[field(table, "huguang-b2")] == GOODS.index("bamboo")  # the tile stays
    assert table.memory.materials[0] == 1


@clause("YZ-49")
def test_a_slot_holds_one_cube_and_food_is_not_sold_to_towns() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b2", 1, "bamboo")
    plant(table, 0, "huguang-b1")
    for province, slot in (("huguang", 4), ("jiangxi", 6)):
        raw(table, province, slot, 1)
    boats(table, 0, 6)
    keep_asking(table, "sell", 1)
    assert why(table, "sell huguang-b2").reason == "no-demand"
    assert why(table, "sell huguang-b1").reason == "not-urban"
    assert why(table, "sell huguang-a1").reason == "no-own-cube"
    ask(table, SellCube(0, field(table, "huguang-b2"), 0))
    assert why(table, "to huguang 4").reason == "slot-full"


@clause("YZ-50", "YZ-A14", "YZ-A15")
def test_a_coin_slot_pays_three_beside_an_open_slot_of_the_good_and_is_a_choice() -> None:
    table = table_at(2)
    plant(table, 0, "jiangxi-b2", 2, "sugarcane")
    act(table, "sell", 2)
    play(table, "sell jiangxi-b2")
    assert [text for text in legal(table) if "jiangxi" in text] == ["to jiangxi 2", "to jiangxi 1"]
    play(table, "to jiangxi 1")
    assert table.players[0].copper == 4 + 3
    play(table, "sell jiangxi-b2")
    assert [text for text in legal(table) if "jiangxi" in text] == [
        "to jiangxi 2"
    ]  # covered: nothing more until it is emptied


@clause("YZ-50", "YZ-A14")
def test_a_coin_slot_is_closed_for_a_good_whose_slot_is_covered() -> None:
    table = table_at(2)
    plant(table, 0, "jiangxi-b2", 1, "sugarcane")
    raw(table, "jiangxi", 2, 1)  # its sugarcane slot
    boats(table, 0, 6)
    ask(table, SellCube(0, field(table, "jiangxi-b2"), 0))
    assert why(table, "to jiangxi 1").reason == "coin-closed"
    assert "to huguang 2" in legal(table)


@clause("YZ-A14")
def test_with_the_literal_reading_one_uncovered_neighbour_opens_the_coin_slot() -> None:
    table = table_at(2, coin_slot="literal")
    where = plant(table, 0, "jiangxi-b2", 1, "sugarcane")
    raw(table, "jiangxi", 2, 1)
    ask(table, SellCube(0, where, 0))
    assert "to jiangxi 1" in legal(table)
    raw(table, "jiangxi", 4, 1)
    assert "to jiangxi 1" not in legal(table)
    raw(table, "huguang", 2, 1)
    assert "to huguang 1" in legal(table)  # bamboo, its other neighbour, is open


@clause("YZ-51", "YZ-20")
def test_boats_are_needed_for_every_border_and_cube_of_the_action() -> None:
    table = table_at(2)
    boats(table, 0, 3)
    plant(table, 0, "huguang-b2", 2, "tea")  # Nanzhili 2 (m2) is 1 border away, Zhejiang 4 (m4) is 2
    act(table, "sell", 2)
    play(table, "sell huguang-b2", "to zhejiang 4")
    assert table.used == 2
    play(table, "sell huguang-b2")
    assert legal(table) == ["to nanzhili 2", "to nanzhili 1"]
    play(table, "to nanzhili 2")
    assert table.used == 3


@clause("YZ-51")
def test_the_own_province_needs_no_boats_and_a_slot_too_far_is_refused() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b2", 1, "salt")
    act(table, "sell", 1)
    play(table, "sell huguang-b2")
    refusal = why(table, "to zhejiang 3")
    assert (refusal.clause, dict(refusal.numbers)) == ("YZ-51", {"borders": 2, "boats": 1})
    play(table, "to huguang 3")
    assert table.used == 0


@clause("YZ-17")
def test_a_cube_on_a_market_is_raw_material_of_its_colour() -> None:
    table = table_at(2)
    plant(table, 1, "huguang-b2", 1, "bamboo")
    act(table, "sell", 1, 1)
    play(table, "sell huguang-b2", "to huguang 4")
    assert table.raw[3] == 1
    assert table.memory.materials[1] == 1


# -- advancements ---------------------------------------------------------------------------------------------------


@clause("YZ-56")
def test_discs_of_one_action_go_to_different_sections() -> None:
    table = table_at(2)
    keep_asking(table, "advance", 3)
    play(table, "advance free-rice")
    assert why(table, "advance free-wood").clause == "YZ-56"
    play(table, "advance free-salt", "advance free-wheat", "tax", "advance emissary-korea")
    assert table.players[0].advancements.bit_count() == 4
    assert table.players[0].discs == 20 - 4 - 1


@clause("YZ-57")
def test_a_space_takes_one_disc() -> None:
    table = table_at(2)
    disc(table, 1, "free-rice")
    act(table, "advance", 1)
    assert why(table, "advance free-rice").clause == "YZ-57"


@clause("YZ-59")
def test_a_disc_is_not_usable_in_the_turn_it_was_placed() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b2", 1, "bamboo")
    act(table, "advance", 2)
    play(table, "advance additional-sale")
    assert "use additional-sale" not in legal(table)
    assert why(table, "use additional-sale").clause == "YZ-59"
