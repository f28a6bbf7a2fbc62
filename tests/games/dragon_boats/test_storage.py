"""Phase 4: Storage, and preparing the next round."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import GOODS, LETTERS, NONE
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.storage import CleanUp, Round, Storage, Store
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    deal,
    enrich,
    feed,
    give,
    hold,
    last_round,
    play,
    put_topper,
    question,
    refused,
    sail,
    stand,
    stock,
    texts,
)
from tests.support import clause


def store(table: DragonTable) -> None:
    ask(table, Storage(NOBODY, 0))


@clause("DB-54", "DB-EXL", "DB-R72")
def test_example_l_with_5_offerings_two_are_sold_for_1_money_each() -> None:
    table = stand(2)
    give(table, 0, "tea", "tea", "gold", "jade", "leather")
    store(table)
    assert "done" not in texts(table)
    refusal = refused(table, "done")
    assert refusal.clause == "DB-54"
    assert dict(refusal.numbers) == {"offerings": 5, "limit": 3}
    play(table, "sell tea")
    assert "done" not in texts(table)
    play(table, "sell gold")
    assert "done" in texts(table)
    assert table.players[0].money == 2
    assert table.players[0].offerings == 3


@clause("DB-54", "DB-EXL", "DB-105")
def test_example_l_with_card_e_only_one_is_sold() -> None:
    table = stand(2)
    give(table, 0, "tea", "tea", "gold", "jade", "leather")
    hold(table, 0, "E")
    store(table)
    play(table, "sell tea")
    assert "done" in texts(table)


@clause("DB-105", "DB-R76")
def test_card_and_wisdom_tile_e_store_2_more() -> None:
    table = stand(2, wisdom_set="generic")
    give(table, 0, "tea", "tea", "gold", "jade", "leather")
    hold(table, 0, "E")
    table.players[0].wisdom |= 1 << LETTERS.index("E")
    store(table)
    assert "done" in texts(table)


@clause("DB-55")
def test_food_and_treasure_take_no_room() -> None:
    table = stand(2)
    give(table, 0, "tea", "tea", "gold")
    feed(table, 0, 6)
    enrich(table, 0, 6)
    store(table)
    assert "done" in texts(table)


@clause("DB-56", "DB-57")
def test_offerings_sell_for_1_and_treasures_for_2_and_go_to_bag_and_supply() -> None:
    table = stand(2)
    give(table, 0, "tea")
    enrich(table, 0, 2)
    tea = table.bag[GOODS.index("tea")]
    store(table)
    assert texts(table) == ["done", "sell tea", "sell treasure"]
    assert refused(table, "sell gold").clause == "DB-56"
    play(table, "sell tea")
    assert (table.players[0].money, table.bag[GOODS.index("tea")]) == (1, tea + 1)
    play(table, "sell treasure")
    assert (table.players[0].money, table.treasure) == (3, 11)
    play(table, "sell treasure")
    assert table.over


@clause("DB-56")
def test_without_treasure_none_can_be_sold() -> None:
    table = stand(2)
    give(table, 0, "tea")
    store(table)
    assert refused(table, "sell treasure").clause == "DB-56"


@clause("DB-58", "DB-R74")
def test_boats_that_sailed_return_and_get_new_toppers_in_dock_order_and_the_others_keep_theirs() -> None:
    table = stand(2)
    sail(table, "se", "east-right")
    sail(table, "nw", "north-left")
    board(table, "ne", front=0)
    kept = table.toppers[1]
    ask(table, CleanUp(NOBODY))
    assert table.places == [NONE] * 4
    assert table.toppers == [NONE, kept, NONE, table.toppers[3]]
    assert table.topper_used.bit_count() == 2
    first = texts(table)[0]
    play(table, first)
    assert table.toppers[0] != NONE
    assert table.toppers[2] == NONE
    assert table.seats[3] == 0


@clause("DB-58", "DB-R74")
def test_stalls_are_refilled_to_3_in_order_and_unsold_tiles_stay() -> None:
    table = stand(2)
    stock(table, "ii", "jade")
    stock(table, "iv")
    ask(table, CleanUp(NOBODY))
    drawn = []
    while table.to_move == NATURE:
        drawn.append(table.agenda[-1].arguments())
        play(table, "offering tea")
    assert drawn == [(1,), (1,), (3,), (3,), (3,)]
    assert table.stalls[5:10] == [0, 0, 0, 1, 2]


@clause("DB-58", "DB-R74")
def test_the_next_card_returns_its_discs_and_the_marker_passes_to_the_left() -> None:
    table = stand(3)
    table.first = 2
    table.players[0].start = 1
    table.players[1].start = table.players[2].start = 2
    ask(table, CleanUp(NOBODY))
    assert (table.round, table.first) == (1, 0)
    assert [player.discs for player in table.players] == [4, 3, 3]
    assert (question(table), table.to_move) == ("Bid", 0)


@clause("DB-R31")
def test_storage_goes_in_turn_order() -> None:
    table = stand(3)
    table.first = 1
    for seat in range(3):
        give(table, seat, "tea")
    store(table)
    order = []
    while not table.over:
        order.append(table.to_move)
        play(table, "done")
    assert order == [1, 2, 0]


@clause("DB-R31", "DB-59")
def test_storage_also_comes_in_the_last_round_and_nothing_is_prepared_after_it() -> None:
    table = stand(2)
    last_round(table)
    give(table, 0, "tea", "tea", "tea", "tea")
    ask(table, Round(NOBODY))
    assert not any(isinstance(step, CleanUp) for step in table.agenda)
    assert any(isinstance(step, Storage) for step in table.agenda)
    ask(table, Storage(NOBODY, 0))
    play(table, "sell tea", "done")
    assert table.over
    assert table.players[0].offerings == 3


@clause("DB-R32")
def test_nothing_is_sold_in_bidding() -> None:
    table = stand(2)
    give(table, 0, "tea")
    enrich(table, 0, 1)
    ask(table, Bid(0))
    assert not any(text.startswith("sell") for text in texts(table))


@clause("DB-R72")
def test_who_has_nothing_to_sell_or_play_is_skipped() -> None:
    table = stand(2)
    give(table, 1, "tea")
    store(table)
    assert table.to_move == 1


@clause("DB-R72", "DB-R62")
def test_who_might_hold_a_card_to_play_is_asked_in_storage() -> None:
    table = stand(2)
    hold(table, 0, "L", blind=True)
    store(table)
    assert (table.to_move, texts(table)) == (0, ["done"])
    table = stand(2)
    hold(table, 0, "L")
    store(table)
    assert table.over


@clause("DB-R72", "DB-R33")
def test_at_the_maximum_a_sale_is_legal_and_gains_nothing() -> None:
    table = stand(2)
    table.players[0].money = 9
    enrich(table, 0, 2)
    store(table)
    play(table, "sell treasure")
    assert table.players[0].money == 10
    play(table, "sell treasure")
    assert table.players[0].money == 10


@clause("DB-R33")
def test_money_beyond_the_end_of_the_track_is_lost() -> None:
    table = stand(2)
    table.players[0].money = 9
    play(table, "private 1")
    assert table.players[0].money == 10


@clause("DB-R34")
def test_an_empty_supply_gives_what_is_left() -> None:
    table = stand(2)
    enrich(table, 1, 11)
    feed(table, 1, 12)
    table.gain_treasure(0, 2)
    table.gain_food(0, 1)
    assert (table.players[0].treasure, table.players[0].food) == (1, 0)
    assert (table.treasure, table.food) == (0, 0)


@clause("DB-R35")
def test_a_player_may_hold_all_the_food() -> None:
    table = stand(2)
    table.gain_food(0, 12)
    give(table, 0, "tea")
    store(table)
    assert "done" in texts(table)
    assert table.players[0].food == 12


@clause("DB-R36")
def test_an_empty_bag_fills_stalls_as_far_as_it_goes() -> None:
    table = stand(2)
    for stall in ("i", "ii", "iii", "iv"):
        stock(table, stall)
    for kind, name in enumerate(GOODS):
        give(table, 0, *[name] * (table.bag[kind] - (1 if name in ("tea", "jade", "gold", "leather") else 0)))
    ask(table, CleanUp(NOBODY))
    while table.to_move == NATURE:
        play(table, texts(table)[0])
    assert [sum(table.stalls[stall * 5 : stall * 5 + 5]) for stall in range(4)] == [3, 1, 0, 0]
    assert question(table) == "Bid"


@clause("DB-R37")
def test_used_toppers_are_shuffled_when_the_stack_runs_out() -> None:
    table = stand(2)
    table.topper_used = table.topper_stack
    table.topper_stack = 0
    sail(table, "nw", "north-left")
    old = table.toppers[0]
    ask(table, CleanUp(NOBODY))
    assert len(table.moves()) == 17
    assert table.topper_used == 0
    play(table, f"topper {table.box.toppers[old].id}")
    assert table.toppers[0] == old


@clause("DB-44")
def test_a_boat_that_waits_keeps_topper_and_passengers() -> None:
    table = stand(2)
    put_topper(table, "nw", 1)
    board(table, "nw", front=0, rear=1)
    ask(table, CleanUp(NOBODY))
    deal(table)
    assert table.seats[:3] == [0, NONE, 1]
    assert table.box.toppers[table.toppers[0]].id == 1


@clause("DB-R75")
def test_any_number_of_cards_may_be_played_in_storage() -> None:
    table = stand(2)
    hold(table, 0, "PS")
    ask(table, Store(0, 0), Storage(NOBODY, 1))
    play(table, "play P", "offering tea")
    assert question(table) == "Store"
    assert table.players[0].treasure == 1
