"""Bonus cards A to F: what each one does."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import GOODS, LOCATIONS, NONE
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Ask
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.kernel import NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    discs,
    explore,
    give,
    hold,
    landed,
    paying,
    play,
    plays,
    question,
    refused,
    sail,
    stand,
    texts,
    unload,
)
from tests.support import clause

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
