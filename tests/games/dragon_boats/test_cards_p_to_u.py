"""Bonus cards P to U, and what holds for all of them."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import GOODS, LETTERS, PAY
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.storage import Storage
from teahouse.kernel import NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    discs,
    enrich,
    explore,
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
    stand,
    texts,
    walk,
)
from tests.support import clause

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
