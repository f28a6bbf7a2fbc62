"""Phase 2: Payment at the stalls I to IV."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import GOODS
from tests.games.dragon_boats.positions import give, hold, paying, play, question, refused, resolve, stand, stock, texts
from tests.support import clause

TEA = GOODS.index("tea")


@clause("DB-23", "DB-R12")
def test_the_price_is_the_height_of_the_stack_and_falls_with_each_disc() -> None:
    table = stand(4)
    for player in table.players:
        player.money = 9
    resolve(table, "iii", 0, 1, 2, 3)
    prices = []
    for seat in (3, 2, 1):
        assert table.to_move == seat
        before = table.players[seat].money
        play(table, texts(table)[0])
        prices.append(before - table.players[seat].money)
    assert prices == [4, 3, 2]


@clause("DB-24", "DB-EXJ", "DB-R12")
def test_example_j_declining_from_a_stack_of_3_gives_1_money_and_the_next_pays_2() -> None:
    table = stand(4)
    table.players[1].money = 5
    resolve(table, "ii", 0, 1, 2)
    play(table, "decline")
    assert table.players[2].money == 1
    assert table.players[2].discs == 3
    play(table, "buy tea")
    assert table.players[1].money == 3


@clause("DB-25", "DB-EXC")
def test_example_c_each_disc_buys_one_tile_of_its_stall_and_both_discs_go_home() -> None:
    table = stand(4)
    blue, orange = table.players[1], table.players[0]
    blue.money = orange.money = 4
    resolve(table, "ii", 0, 1)
    play(table, "buy tea", "buy gold")
    assert (blue.money, blue.offerings, blue.goods[TEA], blue.discs) == (2, 1, 1, 3)
    assert (orange.money, orange.offerings, orange.discs) == (3, 1, 3)
    assert sum(table.stalls[5:10]) == 1
    assert table.stacks[1] == []
    assert table.over


@clause("DB-25")
def test_a_tile_of_another_stall_cannot_be_bought() -> None:
    table = stand(4)
    table.players[0].money = 5
    stock(table, "i", "jade")
    paying(table, 0)
    assert texts(table)[:2] == ["buy jade", "decline"]
    refusal = refused(table, "buy tea")
    assert (refusal.reason, refusal.clause) == ("not-on-stall", "DB-25")


@clause("DB-25")
def test_equal_tiles_of_a_stall_appear_once() -> None:
    table = stand(4)
    table.players[0].money = 5
    stock(table, "i", "jade", "jade", "jade")
    paying(table, 0)
    assert texts(table).count("buy jade") == 1


@clause("DB-26", "DB-EXC")
def test_without_a_tile_left_a_disc_can_only_be_taken_back_for_money() -> None:
    table = stand(4)
    for player in table.players:
        player.money = 9
    resolve(table, "i", 0, 1, 2, 3)
    play(table, "buy tea", "buy gold", "buy cinnabar")
    assert table.to_move == 0
    assert texts(table) == ["decline"]
    play(table, "decline")
    assert table.players[0].money == 10


@clause("DB-R11")
def test_who_cannot_pay_must_decline() -> None:
    table = stand(4)
    table.players[1].money = 1
    resolve(table, "i", 0, 1)
    assert texts(table) == ["decline"]
    refusal = refused(table, "buy tea")
    assert (refusal.reason, refusal.clause) == ("too-dear", "DB-R11")
    assert dict(refusal.numbers) == {"price": 2, "money": 1}
    play(table, "decline")
    assert table.players[1].money == 2


@clause("DB-R58")
def test_several_discs_of_one_player_are_separate_turns_at_their_own_price() -> None:
    table = stand(4)
    table.players[0].money = 9
    resolve(table, "i", 0, 0)
    play(table, "buy tea")
    assert table.players[0].money == 7
    assert question(table) == "Purchase"
    play(table, "buy gold")
    assert table.players[0].money == 6
    assert table.players[0].offerings == 2


@clause("DB-R32", "DB-R72")
def test_offerings_are_not_sold_in_payment_and_a_decline_at_the_maximum_gains_nothing() -> None:
    table = stand(4)
    table.players[0].money = 10
    give(table, 0, "tea")
    paying(table, 0)
    assert "sell tea" not in texts(table)
    assert refused(table, "sell tea").clause == "DB-54"
    play(table, "decline")
    assert table.players[0].money == 10


@clause("DB-R62", "DB-R16")
def test_after_a_purchase_nothing_is_asked_if_public_facts_leave_nothing_to_do() -> None:
    table = stand(4)
    table.players[0].money = 5
    paying(table, 0)
    play(table, "buy tea")
    assert table.over


@clause("DB-R62")
def test_after_a_purchase_a_seat_with_an_unseen_card_is_asked_even_if_it_can_only_be_done() -> None:
    table = stand(4)
    table.players[0].money = 5
    hold(table, 0, "L", blind=True)
    paying(table, 0)
    play(table, "buy tea")
    assert question(table) == "Linger"
    assert texts(table) == ["done"]


@clause("DB-R62")
def test_after_a_purchase_a_seat_whose_cards_all_know_is_asked_only_if_one_can_be_played() -> None:
    table = stand(4)
    table.players[0].money = 5
    hold(table, 0, "L")
    paying(table, 0)
    play(table, "buy tea")
    assert table.over
    table = stand(4)
    table.players[0].money = 5
    hold(table, 0, "P")
    paying(table, 0)
    play(table, "buy tea")
    assert texts(table) == ["done", "play P"]
