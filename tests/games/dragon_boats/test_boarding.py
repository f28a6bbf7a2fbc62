"""Boarding boats and setting out on mountain paths."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import GOODS
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    discs,
    give,
    paying,
    play,
    put_topper,
    question,
    refused,
    resolve,
    stand,
    texts,
)
from tests.support import clause


def boardings(table: DragonTable, dock: str = "nw") -> list[str]:
    return [text for text in texts(table) if text.startswith(f"board {dock}")]


@clause("DB-30", "DB-R16")
def test_boarding_is_open_before_and_after_the_purchase() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "leather", "jade")
    paying(table, 0)
    assert "board nw front" in texts(table)
    play(table, "buy tea")
    assert question(table) == "Linger"
    assert "board nw front" in texts(table)
    play(table, "board nw front")
    assert table.seats[0] == 0


@clause("DB-30", "DB-R16")
def test_a_tile_just_bought_can_pay_a_fare_in_the_same_turn() -> None:
    table = stand(4)
    table.players[0].money = 5
    put_topper(table, "nw", 9)
    give(table, 0, "cinnabar")
    paying(table, 0)
    assert boardings(table) == ["board nw middle without tea"]
    play(table, "buy tea", "board nw front")
    assert table.players[0].offerings == 0
    assert table.over


@clause("DB-R16")
def test_nobody_boards_in_bidding() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "tea")
    ask(table, Bid(0))
    assert refused(table, "board nw front").clause == "DB-R16"
    assert refused(table, "climb a").clause == "DB-R16"


@clause("DB-R16")
def test_nobody_boards_in_the_turn_of_another_player() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade")
    paying(table, 1)
    assert boardings(table) == []


@clause("DB-R16")
def test_with_all_discs_on_private_spaces_nobody_boards() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "tea")
    table.players[0].discs = 1
    table.players[0].private = 3
    discs(table, "i", 1)
    ask(table, Resolve(NOBODY, 0))
    while not table.over:
        assert table.to_move != 0
        table.apply(table.game.move("decline"))


@clause("DB-R16")
def test_with_the_option_boarding_bidding_too_boats_are_open_in_bidding() -> None:
    table = stand(4, boarding="bidding-too")
    give(table, 0, "leather", "jade")
    ask(table, Bid(0))
    play(table, "board nw front")
    assert table.seats[0] == 0
    assert question(table) == "Bid"
    assert table.to_move == 0


@clause("DB-31", "DB-R17")
def test_a_seat_costs_exactly_the_fare_which_goes_into_the_bag() -> None:
    table = stand(4)
    give(table, 0, "leather", "leather", "jade")
    bag = table.bag.copy()
    paying(table, 0)
    play(table, "board nw rear")
    assert table.players[0].goods == [0, 0, 1, 0, 0]
    assert table.bag == [bag[0], bag[1], bag[2] + 1, bag[3] + 1, bag[4]]
    assert table.players[0].members == 9


@clause("DB-31")
def test_a_fare_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    table = stand(4)
    give(table, 0, "leather")
    paying(table, 0)
    refusal = refused(table, "board nw front")
    assert (refusal.reason, refusal.clause) == ("fare-missing", "DB-31")
    assert dict(refusal.numbers)["missing"] == 1


@clause("DB-32")
def test_any_empty_seat_may_be_taken_and_no_other() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade")
    board(table, "nw", middle=2)
    paying(table, 0)
    assert boardings(table) == ["board nw front", "board nw rear"]
    assert refused(table, "board nw middle without jade").clause == "DB-32"


@clause("DB-33", "DB-EXD", "DB-R18")
def test_example_d_the_middle_seat_costs_one_of_jade_and_gold() -> None:
    table = stand(4)
    put_topper(table, "nw", 8)
    give(table, 0, "jade", "gold")
    paying(table, 0)
    assert boardings(table) == [
        "board nw front",
        "board nw middle without gold",
        "board nw middle without jade",
        "board nw rear",
    ]
    play(table, "board nw middle without gold")
    assert table.players[0].goods[GOODS.index("gold")] == 1
    assert table.players[0].goods[GOODS.index("jade")] == 0


@clause("DB-33", "DB-R18")
def test_with_one_tile_of_the_fare_missing_only_the_middle_seat_is_open() -> None:
    table = stand(4)
    put_topper(table, "nw", 8)
    give(table, 0, "jade")
    paying(table, 0)
    assert boardings(table) == ["board nw middle without gold"]
    assert refused(table, "board nw middle without tea").clause == "DB-33"


@clause("DB-33")
def test_a_kind_that_is_due_twice_can_be_left_out_once() -> None:
    table = stand(4)
    put_topper(table, "nw", 16)
    give(table, 0, "cinnabar", "cinnabar", "leather")
    paying(table, 0)
    play(table, "board nw middle without cinnabar")
    assert table.players[0].goods[GOODS.index("cinnabar")] == 1
    assert table.players[0].offerings == 1


@clause("DB-34")
def test_several_members_may_board_in_one_turn_even_the_same_boat() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "leather", "jade", "leather", "leather")
    paying(table, 0)
    play(table, "board nw front", "board nw rear", "board ne front")
    assert table.seats[:4] == [0, -1, 0, 0]
    assert table.players[0].members == 7


@clause("DB-35", "DB-R17")
def test_a_mountain_path_costs_any_3_offerings() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "tea")
    paying(table, 0)
    assert [text for text in texts(table) if text.startswith("climb")] == ["climb a", "climb b"]
    play(table, "climb b")
    assert table.paths == [-1, 0]
    assert table.players[0].offerings == 0
    assert table.players[0].members == 9


@clause("DB-35")
def test_the_three_offerings_are_chosen_in_fixed_order_so_that_equal_payments_appear_once() -> None:
    table = stand(4)
    give(table, 0, "cinnabar", "jade", "tea", "tea")
    paying(table, 0)
    play(table, "climb a")
    assert texts(table) == ["pay cinnabar", "pay jade"]
    assert refused(table, "pay tea").reason == "pay-in-order"
    assert refused(table, "pay gold").reason == "you-lack"
    play(table, "pay cinnabar")
    assert texts(table) == ["pay jade", "pay tea"]
    play(table, "pay jade")
    assert table.paths[0] == 0
    assert table.players[0].goods == [0, 0, 0, 0, 1]


@clause("DB-35")
def test_with_2_offerings_a_path_is_refused_with_both_numbers() -> None:
    table = stand(4)
    give(table, 0, "tea", "tea")
    paying(table, 0)
    refusal = refused(table, "climb a")
    assert refusal.clause == "DB-35"
    assert dict(refusal.numbers) == {"fare": 3, "offerings": 2}


@clause("DB-R19")
def test_a_path_takes_one_member_a_round() -> None:
    table = stand(4)
    give(table, 0, *["tea"] * 6)
    paying(table, 0)
    play(table, "climb a")
    assert refused(table, "climb a").clause == "DB-R19"
    play(table, "climb b")
    assert table.paths == [0, 0]


@clause("DB-R38")
def test_without_a_member_in_the_supply_nobody_boards_or_climbs() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "tea")
    table.players[0].members = 0
    paying(table, 0)
    assert texts(table) == ["decline"]
    assert refused(table, "board nw front").clause == "DB-R38"
    assert refused(table, "climb a").clause == "DB-R38"


@clause("DB-36", "DB-37")
def test_explore_begins_when_stall_v_is_done() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade", "tea")
    for player in table.players:
        player.discs = 0
    table.players[0].discs = 1
    ask(table, Bid(0), *table.agenda[:-1])
    table.play(table.game.move("bid v"))
    table.play(table.game.move("climb a"))
    table.play(table.game.move("decline"))
    assert question(table) == "Walk"
    assert table.to_move == 0


@clause("DB-R12", "DB-34")
def test_boarding_leaves_the_disc_where_it_is() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade")
    table.players[0].money = 3
    resolve(table, "i", 1, 0)
    play(table, "board nw front")
    assert table.stacks[0] == [1, 0]
    play(table, "buy tea")
    assert table.players[0].money == 1
