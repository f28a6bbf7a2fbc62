"""Bonus cards G to M, and what adds to them: what each one does."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import LETTERS, NONE
from teahouse.games.dragon_boats.steps.bidding import Bid
from tests.games.dragon_boats.positions import (
    ask,
    board,
    enrich,
    explore,
    hold,
    landed,
    last_round,
    paying,
    play,
    plays,
    question,
    refused,
    stand,
    texts,
    unload,
    walk,
)
from tests.support import clause


@clause("DB-107")
def test_card_g_moves_ones_member_to_an_empty_seat_of_another_boat_without_a_fare() -> None:
    table = stand(4)
    board(table, "nw", front=0, middle=1)
    board(table, "ne", front=2)
    hold(table, 0, "G")
    paying(table, 0)
    assert plays(table) == ["play G nw front"]
    assert refused(table, "play G nw middle").clause == "DB-107"
    play(table, "play G nw front")
    assert "seat nw rear" not in texts(table)
    assert refused(table, "seat nw rear").reason == "same-boat"
    assert refused(table, "seat ne front").reason == "seat-taken"
    play(table, "seat ne rear")
    assert table.seats[:6] == [NONE, 1, NONE, 2, NONE, 0]


@clause("DB-107", "DB-R66")
def test_card_g_takes_a_member_from_a_landed_boat_back_to_a_dock() -> None:
    table = landed(front=1, rear=0)
    hold(table, 0, "G")
    unload(table)
    play(table, "play G nw rear", "seat se front")
    assert table.seats[6] == 0
    assert (question(table), table.to_move) == ("Walk", 1)


@clause("DB-107", "DB-R48", "DB-R66")
def test_card_g_puts_a_member_on_a_landed_boat_where_it_leaves_in_seat_order() -> None:
    table = landed(front=1, rear=2)
    board(table, "ne", front=0)
    hold(table, 0, "G")
    unload(table)
    play(table, "pass", "home")
    assert (question(table), table.to_move) == ("BeforeLanding", 0)
    play(table, "play G ne front", "seat nw front")
    assert (question(table), table.to_move) == ("Walk", 0)


# -- H ----------------------------------------------------------------------------------------------------------------


@clause("DB-108", "DB-R49")
def test_card_h_needs_a_ready_boat_that_carries_the_player() -> None:
    table = stand(4)
    board(table, "nw", front=0, middle=1)
    board(table, "ne", front=0)
    board(table, "se", front=1, middle=2)
    hold(table, 0, "H")
    explore(table)
    assert texts(table) == ["pass", "play H nw"]
    assert refused(table, "play H ne").reason == "not-ready"
    assert refused(table, "play H se").reason == "not-aboard"


@clause("DB-108", "DB-R49")
def test_in_the_last_round_card_h_works_for_a_boat_below_its_minimum() -> None:
    table = stand(4)
    last_round(table)
    board(table, "nw", front=1, middle=1)
    board(table, "ne", front=0)
    hold(table, 0, "H")
    explore(table)
    play(table, "play H ne")
    assert (question(table), table.to_move) == ("Steer", 0)


# -- I ----------------------------------------------------------------------------------------------------------------


@clause("DB-109")
def test_card_i_exchanges_two_members_of_any_colours_on_two_boats() -> None:
    table = stand(4)
    board(table, "nw", front=1, rear=2)
    board(table, "se", middle=3)
    hold(table, 0, "I")
    paying(table, 0)
    assert plays(table) == ["play I nw front", "play I nw rear"]
    play(table, "play I nw rear")
    assert texts(table) == ["seat se middle"]
    play(table, "seat se middle")
    assert table.seats[2] == 3
    assert table.seats[7] == 2


@clause("DB-109", "DB-R68")
def test_card_i_names_each_pair_once_and_never_equal_colours() -> None:
    table = stand(4)
    board(table, "nw", front=1)
    board(table, "ne", front=1, middle=2)
    hold(table, 0, "I")
    paying(table, 0)
    assert plays(table) == ["play I nw front"]
    assert refused(table, "play I ne middle").clause == "DB-R68"
    assert refused(table, "play I se front").reason == "empty-seat"
    play(table, "play I nw front")
    assert refused(table, "seat ne front").reason == "equal-colours"
    assert refused(table, "seat ne rear").reason == "empty-seat"
    assert refused(table, "seat nw front").reason == "same-boat"


@clause("DB-109", "DB-R66", "DB-R48")
def test_card_i_may_concern_a_landed_boat() -> None:
    table = landed(front=1)
    board(table, "se", rear=0)
    hold(table, 0, "I")
    unload(table)
    play(table, "play I nw front", "seat se rear")
    assert (question(table), table.to_move) == ("Walk", 0)
    assert table.seats[8] == 1


# -- J K M U E --------------------------------------------------------------------------------------------------------


@clause("DB-110")
def test_card_j_makes_a_food_space_give_2() -> None:
    table = stand(4)
    hold(table, 0, "J")
    walk(table, 0, "east road-sw")
    assert table.players[0].food == 2


@clause("DB-111", "DB-EXM")
def test_example_m_card_k_makes_a_treasure_space_give_2_or_what_is_left() -> None:
    table = stand(4)
    hold(table, 0, "K")
    walk(table, 0, "north road-nw")
    assert table.players[0].treasure == 2
    enrich(table, 1, 9)
    walk(table, 0, "north road-nw")
    assert (table.players[0].treasure, table.treasure) == (3, 0)


@clause("DB-113")
def test_card_m_makes_a_money_space_give_2_but_not_a_private_action() -> None:
    table = stand(4)
    hold(table, 0, "M")
    walk(table, 0, "north road-sw")
    assert table.players[0].money == 2
    ask(table, Bid(0))
    table.play(table.game.move("private 1"))
    assert table.players[0].money == 4


@clause("DB-EXM", "DB-116")
def test_example_m_j_and_k_do_not_change_card_p() -> None:
    table = stand(4)
    hold(table, 0, "JKMP")
    ask(table, Bid(0))
    play(table, "play P", "offering tea")
    player = table.players[0]
    assert (player.food, player.treasure, player.offerings, player.money) == (1, 1, 1, 0)


@clause("DB-R76")
def test_generic_wisdom_tiles_add_to_the_permanent_cards() -> None:
    table = stand(4, wisdom_set="generic")
    hold(table, 0, "JKM")
    for letter in "JKM":
        table.players[0].wisdom |= 1 << LETTERS.index(letter)
    walk(table, 0, "north road-nw")
    walk(table, 0, "north road-sw")
    walk(table, 0, "east road-sw")
    assert (table.players[0].treasure, table.players[0].money, table.players[0].food) == (3, 3, 3)
