"""Phase 1: Bidding."""

from __future__ import annotations

from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import CleanUp, Round
from teahouse.kernel import NATURE, NOBODY, NOT_NOW, SAME_AS
from tests.games.dragon_boats.positions import ask, deal, discs, give, play, question, refused, resolve, stand, texts
from tests.support import clause


@clause("DB-14")
def test_a_round_is_bidding_payment_explore_storage() -> None:
    table = stand(2)
    ask(table, Round(NOBODY))
    names = [type(step).__name__ for step in reversed(table.agenda)]
    assert names == ["Bid", "Ask", "Resolve", "Climbers", "Departures", "Storage", "CleanUp"]


@clause("DB-15", "DB-20", "DB-21")
def test_discs_are_placed_one_by_one_clockwise_until_none_is_left() -> None:
    table = stand(3)
    table.players[1].discs = 1
    table.players[2].start = 5 - 1
    order = []
    while question(table) == "Bid":
        order.append(table.to_move)
        table.apply(table.game.move("bid iii"))
    assert order == [0, 1, 2, 0, 2, 0, 2]
    assert all(player.discs == 0 for player in table.players)
    assert question(table) == "Purchase"


@clause("DB-16")
def test_a_disc_goes_on_any_stall_or_a_private_space() -> None:
    table = stand(4)
    assert texts(table) == ["bid i", "bid ii", "bid iii", "bid iv", "bid v", "private 1"]


@clause("DB-17", "DB-R9")
def test_a_disc_may_lie_on_any_discs_even_ones_own_to_any_height() -> None:
    table = stand(2)
    for _ in range(6):
        play(table, "bid v")
    assert table.stacks[4] == [0, 1, 0, 1, 0, 1]
    table = stand(4)
    table.players[0].discs = 2
    for seat in (1, 2, 3):
        table.players[seat].discs = 0
    ask(table, Bid(0))
    table.play(table.game.move("bid i"))
    table.play(table.game.move("bid i"))
    assert table.stacks[0] == [0, 0]


@clause("DB-18", "DB-EXA")
def test_example_a_the_upper_disc_pays_2_and_chooses_of_3_the_lower_pays_1_for_one_of_2() -> None:
    table = stand(4)
    orange, blue = 0, 1
    table.players[orange].money = table.players[blue].money = 3
    resolve(table, "ii", orange, blue)
    assert table.to_move == blue
    assert len([text for text in texts(table) if text.startswith("buy")]) == 3
    play(table, "buy tea")
    assert table.players[blue].money == 1
    assert table.to_move == orange
    assert len([text for text in texts(table) if text.startswith("buy")]) == 2
    play(table, "buy gold")
    assert table.players[orange].money == 2


@clause("DB-19", "DB-EXB")
def test_example_b_a_private_action_gives_2_money_at_once_and_its_space_is_taken() -> None:
    table = stand(2)
    orange = table.players[0]
    orange.money = 3
    give(table, 0, "tea")
    play(table, "private 1")
    assert (orange.money, orange.offerings, orange.private, orange.discs) == (5, 1, 1, 2)
    play(table, "bid i")
    assert "private 1" not in texts(table)
    assert "private 2" in texts(table)
    assert refused(table, "private 1").clause == "DB-19"


@clause("DB-19")
def test_equal_private_spaces_are_offered_once() -> None:
    table = stand(2)
    refusal = refused(table, "private 2")
    assert refusal.reason == SAME_AS
    assert dict(refusal.numbers)["move"] == "private 1"


@clause("DB-19")
def test_with_both_private_spaces_taken_only_stalls_are_left() -> None:
    table = stand(2)
    play(table, "private 1", "bid i", "private 2", "bid i")
    assert texts(table) == ["bid i", "bid ii", "bid iii", "bid iv", "bid v"]


@clause("DB-20", "DB-8", "DB-EXP")
def test_example_p_a_disc_on_card_4_is_missing_in_rounds_1_to_3() -> None:
    table = stand(2)
    for player in table.players:
        player.start = 4 - 1
    counts = [table.players[0].discs]
    for _ in range(5):
        ask(table, CleanUp(NOBODY))
        while table.to_move == NATURE:
            deal(table)
        counts.append(table.players[0].discs)
    assert counts == [3, 3, 3, 4, 4, 4]


@clause("DB-EXI", "DB-10", "DB-R5")
def test_example_i_a_neutral_disc_makes_a_stall_dearer_and_never_acts() -> None:
    table = stand(2)
    table.players[0].money = table.players[1].money = 5
    resolve(table, "i", 0, 1)
    play(table, "buy tea")
    assert table.players[1].money == 2
    play(table, "buy gold")
    assert table.players[0].money == 3
    assert table.stacks[0] == [-1]
    assert table.over


@clause("DB-R8")
def test_nobody_may_pass_or_hold_discs_back() -> None:
    table = stand(2)
    assert "pass" not in texts(table)
    assert "done" not in texts(table)
    assert refused(table, "pass").reason == NOT_NOW


@clause("DB-R10", "DB-58")
def test_discs_on_private_spaces_come_back_at_the_end_of_the_round() -> None:
    table = stand(2)
    play(table, "private 1")
    for player in table.players:
        player.start = 5 - 1
    ask(table, CleanUp(NOBODY))
    deal(table)
    assert table.players[0].private == 0
    assert table.players[0].discs == 3


@clause("DB-R72")
def test_at_the_end_of_the_money_track_a_private_action_is_legal_and_gains_nothing() -> None:
    table = stand(2)
    table.players[0].money = 10
    play(table, "private 1")
    assert table.players[0].money == 10


@clause("DB-21", "DB-22")
def test_payment_begins_at_stall_i_when_all_discs_are_placed() -> None:
    table = stand(2)
    for move in ("bid v", "bid i", "bid iii", "bid i", "bid ii", "bid v"):
        play(table, move)
    assert question(table) == "Purchase"
    assert table.to_move == 1
    assert table.stacks[0] == [-1, 1, 1]


@clause("DB-22")
def test_stalls_are_resolved_from_i_to_v() -> None:
    table = stand(4)
    discs(table, "v", 0)
    discs(table, "iii", 1)
    discs(table, "i", 2)
    ask(table, Resolve(NOBODY, 0))
    order = []
    while not table.over:
        order.append(table.to_move)
        play(table, "decline")
    assert order == [2, 1, 0]
