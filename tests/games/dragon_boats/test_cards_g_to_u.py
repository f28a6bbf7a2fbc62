"""Bonus cards G to U: what each one does."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import DOCKS, GOODS, LETTERS, NONE, PAY
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Departures, Unload
from teahouse.games.dragon_boats.steps.storage import Storage
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    discs,
    enrich,
    farmer,
    feed,
    give,
    hold,
    last_round,
    paying,
    play,
    plays,
    put_topper,
    question,
    refused,
    sail,
    stand,
    texts,
    walk,
)
from tests.support import clause


def explore(table: DragonTable) -> None:
    ask(table, Departures(NOBODY))


def landed(dock: str = "nw", location: str = "north-left", **seats: int) -> DragonTable:
    """A boat that has just landed, with these passengers."""
    table = stand(4)
    sail(table, dock, location)
    board(table, dock, **seats)
    return table


def unload(table: DragonTable, dock: str = "nw") -> None:
    ask(table, Unload(NOBODY, DOCKS.index(dock)))


# -- G ----------------------------------------------------------------------------------------------------------------


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


# -- P ----------------------------------------------------------------------------------------------------------------


@clause("DB-116", "DB-R69")
def test_card_p_gives_an_offering_from_the_bag_a_food_and_a_treasure_in_each_of_its_windows() -> None:
    for window in ("bid", "pay", "move", "store"):
        table = stand(4)
        hold(table, 0, "P")
        if window == "bid":
            ask(table, Bid(0))
        elif window == "pay":
            paying(table, 0)
        elif window == "move":
            walk(table, 0, "north port-left")
        else:
            ask(table, Storage(NOBODY, 0))
        before = question(table)
        play(table, "play P", "offering tea")
        player = table.players[0]
        assert (player.food, player.treasure, player.offerings) == (1, 1, 1)
        assert question(table) == before


@clause("DB-116")
def test_food_of_card_p_can_be_spent_in_the_same_move() -> None:
    table = stand(4)
    hold(table, 0, "P")
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw", "walk north road-nw")
    assert texts(table) == ["home", "play P"]
    play(table, "play P", "offering tea", "settle north field-nw")
    assert table.players[0].food == 0


@clause("DB-R68", "DB-116")
def test_card_p_is_not_offered_when_all_supplies_are_empty() -> None:
    table = stand(4)
    hold(table, 0, "P")
    feed(table, 1, 12)
    enrich(table, 1, 12)
    ask(table, Bid(0))
    assert plays(table) == ["play P"]
    for kind, name in enumerate(GOODS):
        give(table, 1, *[name] * table.bag[kind])
    assert plays(table) == []
    assert refused(table, "play P").clause == "DB-R68"


# -- R ----------------------------------------------------------------------------------------------------------------


@clause("DB-118", "DB-R50", "DB-R64")
def test_card_r_lets_a_boat_with_ones_lone_passenger_sail_in_beats_order() -> None:
    table = stand(4)
    put_topper(table, "nw", 1)
    put_topper(table, "ne", 5)
    put_topper(table, "se", 6)
    board(table, "nw", front=1)
    board(table, "ne", front=0)
    board(table, "se", front=2, middle=3)
    board(table, "sw", front=0, middle=0)
    hold(table, 0, "R")
    explore(table)
    assert texts(table) == ["pass", "play R ne"]
    assert refused(table, "play R nw").clause == "DB-R50"
    assert refused(table, "play R sw").clause == "DB-118"
    play(table, "play R ne")
    assert (question(table), table.to_move) == ("Steer", 3)
    play(table, "steer east-right", "home", "home")
    while question(table) != "Steer":
        play(table, "home" if question(table) == "Walk" else "pass")
    assert table.to_move == 0


@clause("DB-R64")
def test_card_r_is_never_offered_in_the_last_round_or_for_a_ready_boat() -> None:
    table = stand(4)
    put_topper(table, "nw", 20)
    board(table, "nw", front=0)
    hold(table, 0, "R")
    explore(table)
    assert question(table) == "Steer"
    table = stand(4)
    last_round(table)
    board(table, "nw", front=0)
    hold(table, 0, "R")
    explore(table)
    assert question(table) == "Steer"


@clause("DB-R64")
def test_a_boat_sent_by_card_r_counts_as_ready_while_it_carries_anyone() -> None:
    table = stand(4)
    board(table, "nw", front=0)
    hold(table, 0, "RG")
    explore(table)
    play(table, "play R nw")
    assert table.ready(0)
    play(table, "play G nw front", "seat ne front")
    assert not table.ready(0)
    board(table, "nw", front=1)
    assert table.ready(0)


# -- S ----------------------------------------------------------------------------------------------------------------


@clause("DB-119", "DB-R51")
def test_card_s_exchanges_two_single_farmers_of_any_colours_and_leaves_the_tiles() -> None:
    table = stand(4)
    farmer(table, 1, "mountain a0")
    farmer(table, 2, "north field-c")
    tiles = [player.farms.copy() for player in table.players], [player.wisdom for player in table.players]
    hold(table, 0, "S")
    ask(table, Bid(0))
    assert plays(table) == ["play S mountain a0"]
    play(table, "play S mountain a0", "hop north field-c")
    hexes = table.box.chart.hexes
    assert table.owner(hexes.index("mountain a0")) == 2
    assert table.owner(hexes.index("north field-c")) == 1
    assert ([player.farms for player in table.players], [player.wisdom for player in table.players]) == tiles


@clause("DB-119", "DB-R68")
def test_card_s_never_moves_a_farmer_with_a_neighbour_of_its_colour_or_swaps_equal_colours() -> None:
    table = stand(4)
    farmer(table, 1, "north field-c", "north field-e", "south field-c")
    farmer(table, 2, "east field-c")
    farmer(table, 1, "west field-c")
    hold(table, 0, "S")
    ask(table, Bid(0))
    assert plays(table) == ["play S east field-c"]
    assert refused(table, "play S north field-c").reason == "not-single"
    assert refused(table, "play S north field-w").reason == "no-farmer"
    assert refused(table, "play S south field-c").reason == "no-partner"
    play(table, "play S east field-c")
    assert texts(table) == ["hop south field-c", "hop west field-c"]
    assert refused(table, "hop north field-c").reason == "not-single"
    assert refused(table, "hop north field-w").reason == "no-farmer"
    assert refused(table, "hop east field-c").reason == "equal-colours"


@clause("DB-119")
@pytest.mark.parametrize("window", ["pay", "store"])
def test_card_s_can_be_played_in_payment_and_storage(window: str) -> None:
    table = stand(4)
    farmer(table, 1, "mountain a0")
    farmer(table, 2, "north field-c")
    hold(table, 0, "S")
    if window == "pay":
        paying(table, 0)
    else:
        ask(table, Storage(NOBODY, 0))
    play(table, "play S mountain a0", "hop north field-c")
    assert table.players[0].used == 1 << LETTERS.index("S")


# -- all --------------------------------------------------------------------------------------------------------------


@clause("DB-69", "DB-R52")
def test_a_one_time_card_is_played_once_and_from_the_moment_it_is_gained() -> None:
    table = stand(4)
    table.players[0].money = 5
    enrich(table, 0, 1)
    paying(table, 0, "v")
    play(table, "take blind", "draw P")
    assert question(table) == "Linger"
    play(table, "play P", "offering tea")
    assert table.players[0].used == 1 << LETTERS.index("P")
    ask(table, Bid(0))
    refusal = refused(table, "play P")
    assert (refusal.reason, refusal.clause) == ("card-used", "DB-69")


@clause("DB-R75")
def test_several_cards_may_be_played_in_one_turn() -> None:
    table = stand(4)
    discs(table, "i", 1, 2)
    hold(table, 0, "DP")
    ask(table, Bid(0))
    play(table, "play P", "offering tea", "play D i", "bid v")
    assert table.players[0].used.bit_count() == 2


def test_a_card_one_does_not_hold_is_refused_with_its_own_clause() -> None:
    table = stand(4)
    ask(table, Bid(0))
    refusal = refused(table, "play P")
    assert (refusal.reason, refusal.clause) == ("card-not-yours", "DB-116")


def test_a_window_taken_from_a_card_in_the_components_is_closed() -> None:
    table = stand(4)
    hold(table, 0, "P")
    paying(table, 0)
    table.box.window_cards[PAY] &= ~(1 << LETTERS.index("P"))
    try:
        assert plays(table) == []
        assert refused(table, "play P").reason.startswith("card-windows-")
    finally:
        table.box.window_cards[PAY] |= 1 << LETTERS.index("P")
