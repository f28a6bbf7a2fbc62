"""Phase 2: stall V."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import GOODS, LETTERS
from teahouse.kernel import NATURE, bits_of
from tests.games.dragon_boats.positions import (
    board,
    enrich,
    feed,
    give,
    hold,
    paying,
    play,
    question,
    refused,
    resolve,
    show,
    stand,
    texts,
)
from tests.support import clause

TEA = GOODS.index("tea")
JADE = GOODS.index("jade")


@clause("DB-27", "DB-29", "DB-R13")
def test_an_offering_is_exchanged_for_a_random_one_and_a_food() -> None:
    table = stand(4)
    player = table.players[0]
    player.money = 3
    give(table, 0, "tea")
    paying(table, 0, "v")
    assert texts(table) == ["exchange tea", "decline"]
    play(table, "exchange tea")
    assert table.to_move == NATURE
    play(table, "offering jade")
    assert (player.money, player.food, player.offerings) == (2, 1, 1)
    assert player.goods[JADE] == 1
    assert player.goods[TEA] == 0
    assert player.discs == 3


@clause("DB-28", "DB-R69", "DB-R15")
def test_a_treasure_buys_a_card_of_the_display_which_is_refilled_at_once() -> None:
    table = stand(4)
    player = table.players[0]
    player.money = 3
    enrich(table, 0, 1)
    show(table, "L", "K")
    paying(table, 0, "v")
    assert texts(table) == ["take L", "take K", "take blind", "decline"]
    assert refused(table, "take A").clause == "DB-28"
    play(table, "take L")
    assert question(table) == "RevealCard"
    play(table, "reveal B")
    assert [LETTERS[card] for card in table.display] == ["K", "B"]
    assert (player.hand, player.blind) == (1 << LETTERS.index("L"), 0)
    assert (player.money, player.treasure, table.treasure) == (2, 0, 12)


@clause("DB-28", "DB-R52")
def test_a_treasure_buys_the_unseen_top_of_the_deck() -> None:
    table = stand(4)
    player = table.players[0]
    player.money = 3
    enrich(table, 0, 1)
    show(table, "L", "K")
    paying(table, 0, "v")
    play(table, "take blind")
    assert question(table) == "DrawCard"
    assert len(table.moves()) == 24
    play(table, "draw H")
    assert player.hand == player.blind == 1 << LETTERS.index("H")
    assert len(table.display) == 2


@clause("DB-29", "DB-R13", "DB-R70")
def test_both_options_may_be_used_once_each_in_either_order_for_one_price() -> None:
    table = stand(4)
    player = table.players[0]
    player.money = 5
    give(table, 0, "tea", "gold")
    enrich(table, 0, 2)
    show(table, "L", "K")
    resolve(table, "v", 1, 0)
    play(table, "take blind", "draw Q")
    assert player.money == 3
    assert question(table) == "Linger"
    assert "take blind" not in texts(table)
    assert refused(table, "take blind").clause == "DB-29"
    play(table, "exchange tea", "offering jade")
    assert player.money == 3
    assert (player.food, player.treasure) == (1, 1)


@clause("DB-29")
def test_the_first_option_cannot_be_used_twice() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "tea", "gold")
    enrich(table, 0, 1)
    paying(table, 0, "v")
    play(table, "exchange tea", "offering jade")
    assert question(table) == "Linger"
    assert refused(table, "exchange gold").clause == "DB-29"
    play(table, "done")
    assert question(table) != "Linger"


@clause("DB-R13", "DB-24")
def test_using_neither_option_is_a_decline_for_1_money() -> None:
    table = stand(4)
    give(table, 0, "tea")
    paying(table, 0, "v")
    play(table, "decline")
    assert table.players[0].money == 1


@clause("DB-29", "DB-R13", "DB-R11")
def test_stall_v_costs_the_height_of_the_stack() -> None:
    table = stand(4)
    table.players[0].money = 1
    give(table, 0, "tea")
    resolve(table, "v", 1, 0)
    assert texts(table) == ["decline"]
    refusal = refused(table, "exchange tea")
    assert (refusal.reason, refusal.clause) == ("too-dear", "DB-R13")


@clause("DB-R13")
def test_with_the_option_exchange_price_free_stall_v_costs_nothing() -> None:
    table = stand(4, exchange_price="free")
    give(table, 0, "tea")
    paying(table, 0, "v")
    play(table, "exchange tea", "offering jade")
    assert (table.players[0].money, table.players[0].food) == (0, 1)


@clause("DB-R14")
def test_the_new_tile_is_drawn_before_the_old_one_goes_into_the_bag() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "tea")
    give(table, 1, *["tea"] * table.bag[TEA])
    paying(table, 0, "v")
    play(table, "exchange tea")
    assert "offering tea" not in texts(table)
    assert refused(table, "offering tea").clause == "DB-27"
    play(table, "offering jade")
    assert table.bag[TEA] == 1


@clause("DB-R14", "DB-R36")
def test_with_an_empty_bag_the_given_tile_goes_in_first() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "tea")
    for kind, name in enumerate(GOODS):
        give(table, 1, *[name] * table.bag[kind])
    paying(table, 0, "v")
    play(table, "exchange tea")
    assert texts(table) == ["offering tea"]
    play(table, "offering tea")
    assert (table.players[0].goods[TEA], table.players[0].food) == (1, 1)


@clause("DB-R14", "DB-R34")
def test_without_food_in_the_supply_the_exchange_gives_just_the_tile() -> None:
    table = stand(4)
    table.players[0].money = 5
    feed(table, 1, 12)
    give(table, 0, "tea")
    paying(table, 0, "v")
    play(table, "exchange tea", "offering jade")
    assert (table.players[0].food, table.players[0].offerings) == (0, 1)


@clause("DB-R15")
def test_with_an_empty_deck_the_display_is_not_refilled() -> None:
    table = stand(4)
    table.players[0].money = 5
    show(table, "L", "K")
    for letter in [letter for letter in LETTERS if letter not in "LK"]:
        hold(table, 1, letter)
    enrich(table, 0, 2)
    paying(table, 0, "v")
    assert texts(table) == ["take L", "take K", "decline"]
    assert refused(table, "take blind").clause == "DB-R15"
    play(table, "take L")
    assert table.display == [LETTERS.index("K")]


@clause("DB-R15")
def test_with_display_and_deck_empty_there_is_no_card() -> None:
    table = stand(4)
    table.players[0].money = 5
    for card in [*bits_of(table.deck), *table.display]:
        table.gain_card(1, card, False)
    table.deck = 0
    table.display = []
    enrich(table, 0, 1)
    paying(table, 0, "v")
    assert texts(table) == ["decline"]


@clause("DB-R59")
def test_without_offering_and_treasure_a_player_must_decline() -> None:
    table = stand(4)
    table.players[0].money = 5
    paying(table, 0, "v")
    assert texts(table) == ["decline"]
    assert refused(table, "exchange tea").reason == "you-lack"
    assert refused(table, "take blind").reason == "no-treasure"


@pytest.mark.parametrize(
    ("goods", "treasure", "cards", "can"),
    [(1, 1, True, "both"), (1, 0, True, "tile"), (0, 1, True, "card"), (1, 1, False, "tile"), (0, 1, False, "nothing")],
)
def test_the_question_names_what_can_be_exchanged(goods: int, treasure: int, cards: bool, can: str) -> None:
    table = stand(2)
    table.players[0].money = 5
    give(table, 0, *["jade"] * goods)
    enrich(table, 0, treasure)
    if not cards:
        table.display, table.deck = [], 0
    paying(table, 0, "v")
    assert ("can", can) in table.prompt().arguments


@clause("DB-R70", "DB-30")
def test_between_the_options_a_player_may_board() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "leather", "jade", "tea")
    enrich(table, 0, 1)
    paying(table, 0, "v")
    play(table, "exchange tea", "offering tea", "board nw front")
    assert table.seats[0] == 0
    assert question(table) == "Linger"
    assert "take blind" in texts(table)


@clause("DB-R70")
def test_the_tile_given_is_named_before_the_draw() -> None:
    table = stand(4)
    table.players[0].money = 5
    give(table, 0, "tea", "gold")
    paying(table, 0, "v")
    assert [text for text in texts(table) if text.startswith("exchange")] == ["exchange gold", "exchange tea"]
    play(table, "exchange gold")
    assert table.to_move == NATURE


@clause("DB-30", "DB-R16")
def test_boarding_is_open_while_a_disc_on_v_is_resolved() -> None:
    table = stand(4)
    give(table, 0, "leather", "jade")
    board(table, "nw", front=1)
    paying(table, 0, "v")
    assert "board nw rear" in texts(table)
    play(table, "board nw rear", "decline")
    assert table.seats[2] == 0
