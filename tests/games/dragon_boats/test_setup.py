"""Setting up."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import GOODS, NEUTRAL, NONE, STALLS
from teahouse.games.dragon_boats.steps.setup import ChooseStart
from teahouse.kernel import NATURE, BadOption
from tests.games.dragon_boats.positions import ask, deal, new, play, question, refused, rules, texts
from tests.support import clause


@clause("DB-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_4_discs_and_10_house_members(players: int) -> None:
    table = new(players)
    assert len(table.players) == players
    for player in table.players:
        assert (player.discs, player.members, player.money) == (4, 10, 0)


@clause("DB-1")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_2_to_4(players: int) -> None:
    with pytest.raises(BadOption):
        rules(players)


@clause("DB-2", "DB-3")
def test_a_boat_with_a_random_topper_waits_at_each_of_the_4_docks() -> None:
    table = new()
    play(table, "first 2")
    assert question(table) == "DealTopper"
    assert len(table.moves()) == 20
    play(table, "topper 8", "topper 20", "topper 1", "topper 11")
    ids = table.box.topper_ids
    assert [ids[topper] for topper in table.toppers] == [8, 20, 1, 11]
    assert table.places == [NONE] * 4
    assert table.seats == [NONE] * 12
    assert table.topper_stack.bit_count() == 16


@clause("DB-3")
def test_a_topper_is_drawn_once() -> None:
    table = new()
    play(table, "first 1", "topper 8")
    assert refused(table, "topper 8").clause == "DB-3"


@clause("DB-4")
def test_each_of_the_10_mountain_spaces_gets_one_wisdom_tile() -> None:
    table = new()
    play(table, "first 1", "topper 1", "topper 2", "topper 3", "topper 4")
    for count in range(10, 0, -1):
        assert question(table) == "LayWisdom"
        assert len(table.moves()) == count
        play(table, texts(table)[0])
    assert question(table) == "LayFarm"
    assert len(set(table.tiles[:10])) == 10
    assert table.wisdom_pool == 0


@clause("DB-5")
def test_28_farm_tiles_lie_on_the_outer_islands_and_4_stay_unknown() -> None:
    table = new()
    deal(table)
    assert NONE not in table.tiles
    assert len(table.tiles) - table.box.chart.mountain_hexes == 28
    assert sum(table.farm_pool) == 4


@clause("DB-5")
def test_a_farm_kind_that_is_used_up_cannot_be_laid() -> None:
    table = new()
    play(table, "first 1", "topper 1", "topper 2", "topper 3", "topper 4", *[f"wisdom {c}" for c in "LNOQTVWXYZ"])
    play(table, *["farm fish"] * 6)
    assert "farm fish" not in texts(table)
    assert refused(table, "farm fish").clause == "DB-5"
    assert table.weights() == [7, 7, 6, 6]


@clause("DB-6", "DB-R4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_round_cards_lie_in_ascending_order_and_the_first_is_current(players: int) -> None:
    table = new(players)
    assert table.rounds == [0, 1, 2, 3, 4, 5]
    assert table.round == 0


@clause("DB-7", "DB-R73")
@pytest.mark.parametrize(("card", "money", "offerings"), [(2, 3, 1), (3, 4, 1), (4, 3, 2), (5, 3, 3)])
def test_a_start_card_takes_a_disc_and_gives_its_resources_at_once(card: int, money: int, offerings: int) -> None:
    table = new()
    ask(table, ChooseStart(0, 0))
    assert texts(table) == ["start 2", "start 3", "start 4", "start 5"]
    play(table, f"start {card}")
    player = table.players[0]
    assert (player.money, player.discs, player.start) == (money, 3, card - 1)
    assert table.to_move == NATURE
    for _ in range(offerings):
        play(table, "offering tea")
    assert player.goods[GOODS.index("tea")] == player.offerings == offerings


@clause("DB-8")
def test_the_disc_on_a_start_card_is_out_of_reach() -> None:
    table = new(2)
    play(table, "first 1")
    deal(table)
    play(table, "start 3")
    assert table.players[0].discs == 3


@clause("DB-9")
def test_each_of_the_stalls_i_to_iv_gets_3_offerings() -> None:
    table = new(2)
    while question(table) != "Bid":
        deal(table)
        if question(table) == "ChooseStart":
            play(table, "start 2")
    for stall in range(4):
        assert sum(table.stalls[stall * 5 : stall * 5 + 5]) == 3


@clause("DB-10")
@pytest.mark.parametrize(("players", "stalls"), [(2, ["i", "ii", "iv"]), (3, ["ii", "iv"]), (4, [])])
def test_neutral_discs_lie_on_the_stalls_of_the_player_count(players: int, stalls: list[str]) -> None:
    table = new(players)
    assert [STALLS[stall] for stall, stack in enumerate(table.stacks) if stack == [NEUTRAL]] == stalls


@clause("DB-11")
def test_two_bonus_cards_are_turned_up() -> None:
    table = new(2)
    while question(table) != "RevealCard":
        if table.to_move == NATURE:
            play(table, texts(table)[0])
        else:
            play(table, "start 2")
    assert len(table.moves()) == 26
    play(table, "reveal C")
    assert refused(table, "reveal C").clause == "DB-11"
    play(table, "reveal K")
    assert table.display == [2, 10]
    assert table.deck.bit_count() == 24
    assert question(table) == "Bid"


@clause("DB-12")
def test_there_are_12_food_and_12_treasures() -> None:
    table = new()
    assert (table.food, table.treasure) == (12, 12)


@clause("DB-13", "DB-R1")
def test_the_first_player_is_drawn_first_and_chooses_a_start_first() -> None:
    table = new(3)
    assert texts(table) == ["first 1", "first 2", "first 3"]
    assert refused(table, "first 4").clause == "DB-1"
    play(table, "first 2")
    assert table.first == 1
    order = []
    while question(table) != "Bid":
        deal(table)
        if question(table) == "ChooseStart":
            order.append(table.to_move)
            play(table, "start 4")
    assert order == [1, 2, 0]
    assert table.to_move == 1


@clause("DB-R2")
def test_two_players_may_start_on_the_same_card() -> None:
    table = new(2)
    play(table, "first 1")
    deal(table)
    play(table, "start 3", "offering tea")
    assert "start 3" in texts(table)
    play(table, "start 3")
    assert [player.start for player in table.players] == [2, 2]


@clause("DB-R3")
def test_starting_offerings_are_drawn_from_the_bag_by_weight() -> None:
    table = new(2)
    ask(table, ChooseStart(0, 0))
    play(table, "start 5", "offering jade")
    assert texts(table) == [f"offering {good}" for good in GOODS]
    assert table.weights() == [12, 12, 12, 11, 12]


@clause("DB-R73")
def test_stalls_and_display_are_unseen_when_start_cards_are_chosen() -> None:
    table = new(2)
    seen: list[str] = []
    while question(table) != "Bid":
        if not seen or seen[-1] != question(table):
            seen.append(question(table))
        play(table, texts(table)[0])
    assert seen == [
        "DrawFirst", "DealTopper", "LayWisdom", "LayFarm", "ChooseStart", "DrawOffering", "ChooseStart",
        "DrawOffering", "FillStall", "RevealCard",
    ]  # fmt: skip
