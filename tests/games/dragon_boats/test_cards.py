"""Bonus cards: what each one does."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import DOCKS, GOODS, LETTERS, LOCATIONS, NONE, PAY
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Ask, Departures, Unload
from teahouse.games.dragon_boats.steps.payment import Resolve
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


# -- A ----------------------------------------------------------------------------------------------------------------


@clause("DB-101", "DB-R56", "DB-R67")
def test_card_a_sends_a_boat_to_any_free_location_before_the_steersperson_is_asked() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    sail(table, "sw", "south-right")
    hold(table, 2, "A")
    explore(table)
    assert (question(table), table.to_move) == ("BeforeSteering", 2)
    free = [name for name in LOCATIONS if name != "south-right"]
    assert texts(table) == ["pass", *(f"play A {name}" for name in free)]
    refusal = refused(table, "play A south-right")
    assert (refusal.reason, refusal.clause) == ("location-taken", "DB-101")
    play(table, "play A east-right")
    assert table.places[0] == LOCATIONS.index("east-right")
    assert (question(table), table.to_move) == ("Walk", 0)


@clause("DB-101", "DB-R67")
def test_after_a_pass_on_card_a_the_steersperson_chooses() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 2, "A")
    explore(table)
    play(table, "pass")
    assert (question(table), table.to_move) == ("Steer", 1)
    assert len(table.moves()) == 2


@clause("DB-R67")
def test_a_steersperson_with_card_a_sees_it_beside_the_two_locations_without_a_pass() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 1, "A")
    explore(table)
    assert (question(table), table.to_move) == ("Steer", 1)
    assert texts(table) == [
        "steer north-left",
        "steer west-right",
        *(f"play A {name}" for name in LOCATIONS),
    ]
    play(table, "play A south-left")
    assert table.places[0] == LOCATIONS.index("south-left")
    assert table.players[1].used == 1


# -- B ----------------------------------------------------------------------------------------------------------------


@clause("DB-102")
def test_card_b_seats_a_boat_anew_front_first_without_a_passenger_of_ones_own() -> None:
    table = stand(4)
    board(table, "nw", 1, 2, 3)
    hold(table, 0, "B")
    paying(table, 0)
    assert plays(table) == ["play B nw"]
    play(table, "play B nw")
    assert texts(table) == ["arrange 2", "arrange 3", "arrange 4"]
    play(table, "arrange 4")
    assert texts(table) == ["arrange 2", "arrange 3"]
    play(table, "arrange 3")
    assert table.seats[:3] == [3, 2, 1]
    assert question(table) == "Purchase"


@clause("DB-102", "DB-R68")
def test_card_b_offers_no_seating_that_changes_nothing() -> None:
    table = stand(4)
    board(table, "nw", 1, 2, 3)
    board(table, "ne", 1, 1, 1)
    hold(table, 0, "B")
    paying(table, 0)
    assert plays(table) == ["play B nw"]
    assert refused(table, "play B ne").clause == "DB-R68"
    play(table, "play B nw", "arrange 2")
    assert table.seats[:3] == [1, 3, 2]


@clause("DB-102")
def test_card_b_may_leave_seats_empty() -> None:
    table = stand(4)
    board(table, "nw", front=1)
    hold(table, 0, "B")
    paying(table, 0)
    play(table, "play B nw")
    assert texts(table) == ["arrange empty", "arrange 2"]
    assert refused(table, "arrange 3").clause == "DB-102"
    play(table, "arrange empty")
    assert table.seats[:3] == [NONE, NONE, 1]


@clause("DB-102", "DB-R60")
def test_card_b_before_a_departure_changes_who_steers() -> None:
    table = stand(4)
    board(table, "nw", front=1, rear=2)
    hold(table, 0, "B")
    explore(table)
    assert question(table) == "BeforeDeparture"
    play(table, "play B nw", "arrange 3", "arrange 2")
    assert table.seats[:3] == [2, 1, NONE]
    assert (question(table), table.to_move) == ("Steer", 1)


@clause("DB-102", "DB-R48")
def test_card_b_on_a_landed_boat_changes_who_leaves_next() -> None:
    table = landed(front=1, rear=2)
    hold(table, 0, "B")
    unload(table)
    play(table, "play B nw", "arrange 3", "arrange 2")
    assert (question(table), table.to_move) == ("Walk", 2)


# -- C ----------------------------------------------------------------------------------------------------------------


@clause("DB-103", "DB-R63")
def test_card_c_lets_ones_member_leave_first_and_closes_the_window() -> None:
    table = landed(front=1, middle=2, rear=0)
    hold(table, 0, "C")
    hold(table, 1, "I")
    unload(table)
    assert (table.to_move, texts(table)) == (0, ["pass", "play C rear"])
    play(table, "play C rear")
    assert (question(table), table.to_move) == ("Walk", 0)


@clause("DB-103", "DB-R68")
def test_card_c_is_not_offered_for_the_one_who_leaves_next_or_for_others() -> None:
    table = landed(front=0, middle=2, rear=0)
    hold(table, 0, "C")
    unload(table)
    assert plays(table) == ["play C rear"]
    assert refused(table, "play C front").clause == "DB-R68"
    assert refused(table, "play C middle").clause == "DB-103"


@clause("DB-103", "DB-R63")
def test_card_c_can_be_played_after_others_have_left() -> None:
    table = landed(front=1, middle=2, rear=0)
    hold(table, 0, "C")
    unload(table)
    play(table, "pass", "home")
    assert (question(table), table.to_move) == ("BeforeLanding", 0)
    play(table, "play C rear", "home")
    assert (question(table), table.to_move) == ("Walk", 2)


# -- D ----------------------------------------------------------------------------------------------------------------


@clause("DB-104")
def test_card_d_reorders_a_stack_from_the_top_in_ones_bidding_turn() -> None:
    table = stand(4)
    discs(table, "ii", 1, 2, 3)
    hold(table, 0, "D")
    ask(table, Bid(0))
    assert plays(table) == ["play D ii"]
    play(table, "play D ii")
    assert texts(table) == ["arrange 2", "arrange 3", "arrange 4"]
    play(table, "arrange 2", "arrange 4")
    assert table.stacks[1] == [2, 3, 1]
    assert (question(table), table.to_move) == ("Bid", 0)


@clause("DB-104", "DB-R5")
def test_card_d_does_not_move_neutral_discs() -> None:
    table = stand(2)
    discs(table, "i", 0, 1)
    hold(table, 0, "D")
    ask(table, Bid(0))
    play(table, "play D i")
    assert table.stacks[0] == [-1, 1, 0]


@clause("DB-104", "DB-R68")
def test_card_d_needs_a_stack_of_several_owners() -> None:
    table = stand(2)
    discs(table, "i", 0, 0)
    discs(table, "iii", 1)
    hold(table, 0, "D")
    ask(table, Bid(0))
    assert plays(table) == []
    assert refused(table, "play D i").clause == "DB-R68"


@clause("DB-104")
def test_card_d_can_be_played_once_all_discs_are_placed_but_not_in_payment() -> None:
    table = stand(2)
    discs(table, "iii", 0, 1)
    hold(table, 0, "D")
    ask(table, Ask(NOBODY, 1, 0, 0, NONE), Resolve(NOBODY, 0))
    assert (question(table), texts(table)) == ("AfterBidding", ["pass", "play D iii"])
    play(table, "play D iii")
    assert (question(table), table.to_move) == ("Purchase", 0)
    table = stand(2)
    discs(table, "iii", 0, 1)
    hold(table, 1, "D")
    ask(table, Resolve(NOBODY, 0))
    assert plays(table) == []


@clause("DB-104")
def test_a_tall_stack_is_reordered_disc_by_disc() -> None:
    table = stand(4)
    discs(table, "v", 0, 0, 1, 1, 2, 3)
    hold(table, 3, "D")
    ask(table, Bid(3))
    play(table, "play D v", "arrange 1", "arrange 1", "arrange 2", "arrange 2", "arrange 3")
    assert table.stacks[4] == [3, 2, 1, 1, 0, 0]


# -- F ----------------------------------------------------------------------------------------------------------------


@clause("DB-106", "DB-R47")
def test_card_f_takes_a_chosen_tile_and_gives_a_chosen_one_back() -> None:
    table = stand(3)
    give(table, 0, "tea", "gold")
    give(table, 1, "jade")
    give(table, 2, "tea")
    hold(table, 0, "F")
    ask(table, Bid(0))
    assert plays(table) == ["play F 2 jade", "play F 3 tea"]
    play(table, "play F 2 jade")
    assert texts(table) == ["give gold", "give tea"]
    play(table, "give tea")
    assert table.players[0].goods == [0, 1, 0, 1, 0]
    assert table.players[1].goods == [0, 0, 0, 0, 1]
    assert question(table) == "Bid"


@clause("DB-106", "DB-R68")
def test_card_f_needs_a_tile_of_another_kind_to_give() -> None:
    table = stand(3)
    give(table, 1, "tea")
    hold(table, 0, "F")
    ask(table, Bid(0))
    assert plays(table) == []
    assert refused(table, "play F 2 tea").reason == "nothing-to-give"
    assert refused(table, "play F 1 tea").reason == "trade-self"
    assert refused(table, "play F 4 tea").reason == "no-such-player"
    give(table, 0, "tea")
    assert plays(table) == []
    assert refused(table, "play F 2 tea").clause == "DB-R68"
    assert refused(table, "play F 3 tea").clause == "DB-R47"
    give(table, 0, "gold")
    play(table, "play F 2 tea")
    assert refused(table, "give tea").clause == "DB-R68"
    assert refused(table, "give jade").clause == "DB-106"


@clause("DB-106")
def test_card_f_can_be_played_while_ones_disc_is_resolved() -> None:
    table = stand(3)
    give(table, 0, "tea")
    give(table, 1, "leather")
    hold(table, 0, "F")
    paying(table, 0)
    play(table, "play F 2 leather", "give tea")
    assert table.players[0].goods[GOODS.index("leather")] == 1
    assert question(table) == "Purchase"


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
        assert refused(table, "play P").reason == "card-not-now"
    finally:
        table.box.window_cards[PAY] |= 1 << LETTERS.index("P")
