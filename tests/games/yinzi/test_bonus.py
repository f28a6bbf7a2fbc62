"""Phase A: bonuses, crop tiles, turn order (YZ-24 to YZ-33)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS, NONE
from teahouse.games.yinzi.steps.bonus import BonusPhase, ChooseBonus
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    disc,
    factory,
    field,
    legal,
    nature,
    plant,
    play,
    put,
    table_at,
    turn,
    why,
)
from tests.support import clause


def bonuses(players: int = 3) -> YinziTable:
    """Phase A begins."""
    table = table_at(players)
    table.order = []
    return ask(table, BonusPhase(NOBODY, 0))


@clause("YZ-24")
def test_each_bonus_is_for_one_player_and_choosing_is_mandatory() -> None:
    table = bonuses()
    assert len(legal(table)) == 6
    play(table, "bonus no-taxes", "no")
    assert table.to_move == 1
    assert "bonus no-taxes" not in legal(table)
    assert why(table, "bonus no-taxes").clause == "YZ-24"
    assert why(table, "end").reason == "not-now"


@clause("YZ-25")
def test_the_tile_above_the_bonus_may_be_bought_and_planted_with_two_cubes() -> None:
    table = bonuses()
    play(table, "bonus no-taxes")  # bamboo for 2
    assert asked(table) == "OfferCrop"
    play(table, "crop nanzhili-b2")
    player = table.players[0]
    assert player.copper == 2
    assert player.fields == [field(table, "nanzhili-b2")]
    assert table.cubes[field(table, "nanzhili-b2")] == 2
    assert GOODS[table.good[field(table, "nanzhili-b2")]] == "bamboo"


@clause("YZ-25")
def test_the_tile_may_be_declined_or_be_too_dear() -> None:
    table = bonuses()
    play(table, "bonus no-taxes", "no")
    assert table.players[0].copper == 4
    table.players[1].copper = 2
    play(table, "bonus factory-upgrade")  # ramie for 3: it cannot be paid, so nobody is asked
    assert table.to_move == 2


@clause("YZ-A6")
def test_with_one_cube_left_one_is_planted_and_with_none_the_tile_is_not_offered() -> None:
    table = bonuses()
    table.players[0].cubes = 1
    play(table, "bonus better-sales", "crop huguang-b2")
    assert table.cubes[field(table, "huguang-b2")] == 1
    assert table.players[0].cubes == 0
    table.players[1].cubes = 0
    play(table, "bonus fed-workers")
    assert table.to_move == 2


@clause("YZ-26", "YZ-A62")
def test_gaps_close_only_after_all_have_chosen() -> None:
    table = bonuses()
    play(table, "bonus better-sales", "crop huguang-b2")  # salt
    assert table.track[1] == NONE
    play(table, "bonus no-taxes", "crop jiangxi-b2", "bonus free-advancement", "advance free-rice")  # bamboo
    assert [table.track[1], table.track[3]] == [NONE, NONE]
    play(table, "no")
    assert table.to_move == NATURE
    assert [GOODS[good] for good in table.track[:4]] == ["tea", "tea", "cotton", "ramie"]
    play(table, "crop-tile cotton", "crop-tile salt")
    assert [GOODS[good] for good in table.track] == ["tea", "tea", "cotton", "ramie", "cotton", "salt"]


@clause("YZ-27")
def test_the_turn_order_is_left_to_right_on_the_bonus_track() -> None:
    table = bonuses()
    play(table, "bonus boat-upgrade", "no", "bonus better-sales", "no", "bonus fed-workers", "no")
    assert table.order == [1, 2, 0]


@clause("YZ-28", "YZ-A50", "YZ-A51")
def test_free_advancement_places_a_disc_that_can_be_used_in_the_first_turn() -> None:
    table = bonuses(2)
    plant(table, 0, "huguang-b2", 1, "cotton")
    play(table, "bonus free-advancement")
    assert asked(table) == "PlaceAdvancement"
    assert len(legal(table)) == 24
    play(table, "advance additional-sale", "no", "bonus better-sales", "no")
    assert table.players[0].discs == 19
    turn(table, 0)
    table.fresh = 0  # a new turn has begun
    assert "use additional-sale" in legal(table)
    act(table, "advance", 1)
    assert "advance free-salt" in legal(table)  # the same section in another action


@clause("YZ-57")
def test_a_taken_space_is_not_free_for_the_bonus() -> None:
    table = bonuses(2)
    disc(table, 1, "free-rice")
    play(table, "bonus free-advancement")
    assert "advance free-rice" not in legal(table)
    assert why(table, "advance free-rice").clause == "YZ-57"


@clause("YZ-29", "YZ-A17")
def test_better_sales_adds_a_copper_to_urban_and_rural_sales() -> None:
    table = table_at(2)
    player = table.players[0]
    player.bonus = 1
    player.copper = 0
    plant(table, 0, "jiangxi-b2", 2, "sugarcane")
    plant(table, 0, "jiangxi-c2")  # wheat
    act(table, "sell", 2)
    play(table, "sell jiangxi-b2", "to jiangxi 1")
    assert player.copper == 4  # 2, one of the coin, one of the bonus
    play(table, "sell jiangxi-b2", "to jiangxi 2")
    assert player.copper == 4 + 3
    play(table, "rural jiangxi-c2")
    assert player.copper == 4 + 3 + 2


@clause("YZ-32", "YZ-A9")
def test_boat_upgrade_moves_one_space_and_is_lost_at_the_end() -> None:
    table = bonuses(2)
    play(table, "bonus boat-upgrade", "no")
    assert table.players[0].boat == 1
    table = bonuses(2)
    last = len(table.box.capacity) - 1
    table.players[0].boat = last
    play(table, "bonus boat-upgrade")
    assert table.players[0].boat == last


@clause("YZ-33", "YZ-A9")
def test_factory_upgrade_raises_one_own_factory_free_up_to_level_three() -> None:
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 1)
    factory(table, 0, "paper-yellow", "huguang-b1-c1", 3)
    factory(table, 1, "porcelain-red", "huguang-d1-d2", 1)
    ask(table, ChooseBonus(0))
    play(table, "bonus factory-upgrade")
    assert legal(table) == ["upgrade paper-red"]
    assert why(table, "upgrade paper-yellow").reason == "highest-level"
    assert why(table, "upgrade porcelain-red").reason == "not-your-factory"
    play(table, "upgrade paper-red")
    assert table.level[table.box.factory_names.index("paper-red")] == 2
    assert table.players[0].copper == 4


@clause("YZ-A9")
def test_factory_upgrade_without_a_factory_has_no_effect() -> None:
    table = table_at(2)
    ask(table, ChooseBonus(0))
    play(table, "bonus factory-upgrade")
    assert asked(table) == "OfferCrop"


@clause("YZ-A67")
def test_phase_a_knows_no_free_moves_but_free_copper_pays_unless_placed_just_now() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    disc(table, 0, "war-copper", "free-copper")
    table.players[0].copper = 0
    put(table, 0, "war-routes", 2)
    ask(table, ChooseBonus(0))
    assert all(text.startswith("bonus") for text in legal(table))
    play(table, "bonus better-sales", "crop huguang-b2")
    assert legal(table) == ["pay advancement"]  # 1 copper is due and there is none
    table = table_at(2)
    table.players[0].copper = 0
    ask(table, ChooseBonus(0))
    play(table, "bonus free-advancement", "advance free-copper")
    assert asked(table) == ""  # the disc just placed cannot pay for the tea


@clause("YZ-A7")
def test_spaces_of_the_track_stay_empty_when_the_pile_is_empty() -> None:
    table = bonuses(2)
    table.pile = [0] * len(table.pile)
    play(table, "bonus better-sales", "crop huguang-b2", "bonus fed-workers", "no")
    assert table.track[5] == NONE
    assert table.to_move == NOBODY
    act(table, "plant", 1)
    assert why(table, "buy 6").reason == "track-empty"


@clause("YZ-30", "YZ-31")
def test_fed_workers_and_no_taxes_are_remembered_for_the_round() -> None:
    table = bonuses(2)
    play(table, "bonus fed-workers", "no", "bonus no-taxes", "no")
    assert [player.bonus for player in table.players] == [2, 3]
    nature(table)
