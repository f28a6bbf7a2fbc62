"""The end of the game and scoring."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import FARMS, LETTERS
from teahouse.games.dragon_boats.scoring import group_sizes, set_points
from teahouse.games.dragon_boats.table import DragonTable
from tests.games.dragon_boats.positions import (
    enrich,
    farmer,
    feed,
    give,
    hold,
    last_round,
    new,
    parts,
    play,
    stand,
)
from tests.support import clause


def farms(table: DragonTable, seat: int, **tiles: int) -> None:
    for name, count in tiles.items():
        table.players[seat].farms[FARMS.index(name)] = count


def wise(table: DragonTable, seat: int, letters: str) -> None:
    for letter in letters:
        table.players[seat].wisdom |= 1 << LETTERS.index(letter)


@clause("DB-59", "DB-14")
def test_the_game_ends_after_round_6() -> None:
    table = new(2)
    rounds = set()
    while not table.over:
        rounds.add(table.round)
        table.apply(table.moves()[-1])
    assert rounds == {0, 1, 2, 3, 4, 5}
    assert table.moves() == []


@clause("DB-60")
def test_the_score_is_the_sum_of_five_sources() -> None:
    table = stand(2)
    farms(table, 0, soy=3, pork=1)
    farmer(table, 0, "north field-c")
    table.players[0].farms = [3, 0, 0, 0, 1]
    hold(table, 0, "LQ")
    feed(table, 0, 2)
    give(table, 0, "tea")
    enrich(table, 0, 2)
    assert parts(table, 0) == {"sets": 10, "groups": 1, "cards": 2, "resources": 3, "abilities": 6}
    assert table.scores()[0] == 22


@clause("DB-61", "DB-EXG", "DB-R39")
@pytest.mark.parametrize("kind", ["soy", "rice"])
def test_example_g_grain_scores_1_4_9_10_13_18_19(kind: str) -> None:
    table = stand(2)
    found = []
    for count in range(1, 8):
        farms(table, 0, **{kind: count})
        found.append(parts(table, 0)["sets"])
    assert found == [1, 4, 9, 10, 13, 18, 19]


@clause("DB-62", "DB-EXG", "DB-R39")
@pytest.mark.parametrize("kind", ["poultry", "fish", "pork"])
def test_example_g_animals_score_1_4_9_16_17_20_25_32(kind: str) -> None:
    table = stand(2)
    found = []
    for count in range(1, 9):
        farms(table, 0, **{kind: count})
        found.append(parts(table, 0)["sets"])
    assert found == [1, 4, 9, 16, 17, 20, 25, 32]


@clause("DB-61", "DB-62")
def test_each_kind_scores_alone() -> None:
    table = stand(2)
    farms(table, 0, soy=2, rice=2, fish=1)
    assert parts(table, 0)["sets"] == 9
    assert set_points(0, 3) == 0


@clause("DB-EXG", "DB-R40", "DB-R41", "DB-122", "DB-123", "DB-124")
@pytest.mark.parametrize(("card", "kind"), [("V", "pork"), ("W", "fish"), ("X", "poultry")])
def test_example_g_a_farm_card_counts_as_a_tile_of_its_kind(card: str, kind: str) -> None:
    table = stand(2)
    hold(table, 0, card)
    farms(table, 0, **{kind: 3})
    assert parts(table, 0)["sets"] == 16
    farms(table, 0, **{kind: 4})
    assert parts(table, 0)["sets"] == 17
    farms(table, 0, **{kind: 0})
    assert parts(table, 0)["sets"] == 1
    assert parts(table, 0)["abilities"] == 0


@clause("DB-63", "DB-EXF", "DB-R42")
def test_example_f_groups_of_3_and_2_score_9_and_4_and_a_single_farmer_1() -> None:
    table = stand(2)
    farmer(table, 0, "north field-c", "north field-e", "north field-ne")
    assert parts(table, 0)["groups"] == 9
    farmer(table, 0, "south field-w", "south field-sw")
    assert parts(table, 0)["groups"] == 13
    farmer(table, 1, "south field-ne")
    assert parts(table, 1)["groups"] == 1


@clause("DB-R42")
def test_a_group_is_connected_over_neighbours_and_ends_at_other_colours() -> None:
    table = stand(2)
    farmer(table, 0, "north field-w", "north field-c", "north field-e")
    assert parts(table, 0)["groups"] == 9
    table = stand(2)
    farmer(table, 0, "north field-w", "north field-e")
    farmer(table, 1, "north field-c")
    assert parts(table, 0)["groups"] == 2


@clause("DB-R42")
def test_the_mountain_is_a_land_area_of_its_own_without_a_limit_to_groups() -> None:
    table = stand(2)
    farmer(table, 0, "mountain a0", "mountain a1", "mountain b0", "mountain b1", "mountain c0")
    assert parts(table, 0)["groups"] == 25
    assert group_sizes(table.box, table.players[0].farmers) == [5]


@clause("DB-64", "DB-69")
def test_cards_score_their_points_used_or_not() -> None:
    table = stand(2)
    hold(table, 0, "PUS")
    assert parts(table, 0)["cards"] == 5
    play(table, "play P", "offering tea")
    assert table.players[0].used == 1 << LETTERS.index("P")
    assert parts(table, 0)["cards"] == 5


@clause("DB-65", "DB-66", "DB-R54")
def test_offerings_and_treasures_score_1_money_and_food_nothing() -> None:
    table = stand(2)
    give(table, 0, "tea", "gold")
    enrich(table, 0, 3)
    table.players[0].money = 9
    feed(table, 0, 5)
    assert parts(table, 0) == {"sets": 0, "groups": 0, "cards": 0, "resources": 5, "abilities": 0}


@clause("DB-67")
def test_most_points_win() -> None:
    table = stand(3)
    enrich(table, 1, 3)
    enrich(table, 2, 2)
    table.players[0].money = 9
    assert table.ranking() == [3, 1, 2]


@clause("DB-68")
def test_among_equal_points_most_money_wins() -> None:
    table = stand(3)
    for seat in range(3):
        enrich(table, seat, 2)
    table.players[2].money = 4
    table.players[0].money = 3
    assert table.ranking() == [2, 3, 1]


@clause("DB-R53")
def test_equal_points_and_money_share_the_place() -> None:
    table = stand(3)
    enrich(table, 0, 1)
    enrich(table, 1, 1)
    assert table.ranking() == [1, 1, 3]


@clause("DB-EXK", "DB-120", "DB-R45")
def test_example_k_card_t_makes_4_treasures_8_and_6_treasures_10() -> None:
    table = stand(2)
    hold(table, 0, "T")
    enrich(table, 0, 4)
    assert parts(table, 0)["resources"] + parts(table, 0)["abilities"] == 8
    enrich(table, 0, 2)
    assert parts(table, 0)["resources"] + parts(table, 0)["abilities"] == 10


@clause("DB-EXK", "DB-117")
def test_example_k_card_q_makes_3_food_6_and_5_food_8() -> None:
    table = stand(2)
    hold(table, 0, "Q")
    feed(table, 0, 3)
    assert parts(table, 0)["abilities"] == 6
    feed(table, 0, 2)
    assert parts(table, 0)["abilities"] == 8


@clause("DB-EXK", "DB-115")
def test_example_k_card_o_makes_7_money_3() -> None:
    table = stand(2)
    hold(table, 0, "O")
    table.players[0].money = 7
    assert parts(table, 0)["abilities"] == 3


@clause("DB-EXK", "DB-114")
def test_example_k_card_n_makes_two_singles_and_a_pair_8() -> None:
    table = stand(2)
    hold(table, 0, "N")
    farmer(table, 0, "north field-w", "south field-w", "east field-c", "east field-e")
    assert parts(table, 0)["groups"] + parts(table, 0)["abilities"] == 8


@clause("DB-EXK", "DB-125", "DB-126", "DB-R41")
@pytest.mark.parametrize(("card", "kind"), [("Y", "soy"), ("Z", "rice")])
def test_example_k_a_grain_card_adds_1_per_tile(card: str, kind: str) -> None:
    table = stand(2)
    hold(table, 0, card)
    farms(table, 0, **{kind: 3})
    assert parts(table, 0)["sets"] + parts(table, 0)["abilities"] == 12
    farms(table, 0, **{kind: 5})
    assert parts(table, 0)["sets"] + parts(table, 0)["abilities"] == 18


@clause("DB-EXK", "DB-112", "DB-R44")
def test_example_k_card_l_with_4_cards_itself_included_adds_4() -> None:
    table = stand(2)
    hold(table, 0, "LAUP")
    play(table, "play P", "offering tea")
    assert parts(table, 0)["abilities"] == 4


@clause("DB-R41")
def test_with_the_option_grain_cards_larger_set_y_makes_the_set_of_soy_4_tiles() -> None:
    table = stand(2, grain_cards="larger-set")
    hold(table, 0, "Y")
    farms(table, 0, soy=4)
    assert parts(table, 0)["sets"] == 16
    assert parts(table, 0)["abilities"] == 0
    farms(table, 0, soy=5)
    assert parts(table, 0)["sets"] == 17


@clause("DB-R43")
def test_a_wisdom_tile_has_its_cards_ability_but_no_points_and_is_no_card_for_l() -> None:
    table = stand(2)
    wise(table, 0, "LV")
    hold(table, 0, "A")
    farms(table, 0, pork=3)
    assert parts(table, 0) == {"sets": 16, "groups": 0, "cards": 2, "resources": 0, "abilities": 1}


@clause("DB-R43", "DB-R76")
def test_card_and_wisdom_tile_of_one_letter_both_count() -> None:
    table = stand(2)
    hold(table, 0, "N")
    wise(table, 0, "N")
    farmer(table, 0, "north field-w")
    assert parts(table, 0)["groups"] + parts(table, 0)["abilities"] == 3
    table = stand(2)
    hold(table, 0, "Q")
    wise(table, 0, "Q")
    feed(table, 0, 5)
    assert parts(table, 0)["abilities"] == 16
    table = stand(2)
    hold(table, 0, "T")
    wise(table, 0, "T")
    enrich(table, 0, 5)
    assert parts(table, 0)["abilities"] == 8
    table = stand(2)
    hold(table, 0, "OY")
    wise(table, 0, "OY")
    table.players[0].money = 5
    farms(table, 0, soy=2)
    assert parts(table, 0)["abilities"] == 8


@clause("DB-R76")
def test_v_w_x_count_among_sets_and_the_other_game_end_cards_among_abilities() -> None:
    table = stand(2)
    hold(table, 0, "VWX")
    assert parts(table, 0)["sets"] == 3
    assert parts(table, 0)["abilities"] == 0


@clause("DB-59")
def test_after_the_end_every_move_is_refused_with_the_clause_of_the_end() -> None:
    table = stand(2)
    last_round(table)
    table.agenda.clear()
    table.settle()
    refusal = table.refusal(table.game.move("bid i"))
    assert refusal is not None
    assert refusal.clause == "DB-59"
