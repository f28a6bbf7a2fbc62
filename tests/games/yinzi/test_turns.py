"""Phase B: turns, cards, groups (YZ-34 to YZ-41, YZ-65 to YZ-70)."""

from __future__ import annotations

import random

import pytest

from teahouse.games.yinzi.names import TOP
from teahouse.games.yinzi.steps.turn import Actions, Turns
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    at,
    factory,
    hand,
    keep_asking,
    legal,
    nature,
    new_table,
    plant,
    play,
    put,
    raw,
    table_at,
    turn,
    why,
)
from tests.support import clause


@clause("YZ-34", "YZ-A1")
def test_in_the_first_round_three_cards_are_drawn_when_phase_b_begins() -> None:
    table = table_at(2)
    ask(table, Actions(NOBODY))
    assert (asked(table), table.to_move) == ("Deal", NATURE)
    nature(table)
    assert [sum(player.hand) for player in table.players] == [3, 3]
    assert [sum(player.deck) for player in table.players] == [9, 9]
    assert (asked(table), table.to_move) == ("TakeTurn", 0)


@clause("YZ-34")
def test_a_card_is_drawn_as_likely_as_there_are_copies_left() -> None:
    table = table_at(2)
    ask(table, Actions(NOBODY))
    assert table.weights() == [1, 1, 2, 1, 2, 1, 2, 1, 1]
    play(table, "card 1/3", "card 1/3")
    assert why(table, "card 1/3").reason == "not-in-pool"
    assert table.weights() == [1, 1, 1, 2, 1, 2, 1, 1]


@clause("YZ-35")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_has_three_fortune_and_three_workforce_turns_in_turn_order(players: int) -> None:
    table = nature(new_table(players))
    luck = random.Random(8)
    seats: list[int] = []
    kinds = ["", ""]
    while table.round == 1 and table.phase < 3:
        move = luck.choice(table.moves())
        if move.kind in ("play", "work", "migrate"):
            seats.append(table.to_move)
            kinds.append(move.kind)
        table.apply(move)
        nature(table)
    assert seats == [seat for _ in range(6) for seat in table.order]
    assert kinds.count("play") == 3 * players


@clause("YZ-36")
def test_without_a_group_a_card_must_be_played() -> None:
    table = table_at(2)
    hand(table, 0, "1/1", "2/2")
    turn(table)
    assert {move.kind for move in table.moves()} == {"play"}
    assert why(table, "work sell war-routes").clause == "YZ-36"
    put(table, 0, "sell", 2)
    assert {move.kind for move in table.moves()} == {"play", "work"}


@clause("YZ-36", "YZ-35")
def test_without_cards_a_group_must_be_sent() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    turn(table)
    assert {move.kind for move in table.moves()} == {"work"}
    assert why(table, "play 1/1 sell").reason == "card-not-held"


@clause("YZ-37", "YZ-118")
def test_free_moves_stand_beside_the_main_ones_and_do_not_end_the_turn() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    plant(table, 0, "huguang-b1")
    turn(table)
    assert "rural huguang-b1" in legal(table)
    play(table, "rural huguang-b1")
    assert (asked(table), table.to_move) == ("TakeTurn", 0)
    assert table.players[0].copper == 5


@clause("YZ-38")
def test_a_fortune_action_is_chosen_once_a_round() -> None:
    table = table_at(2)
    hand(table, 0, "1/1", "2/2")
    turn(table)
    play(table, "play 1/1 construct-boats")
    turn(table)
    assert legal(table, "play") == [
        "play 2/2 plant-crops",
        "play 2/2 sell",
        "play 2/2 develop-factories",
        "play 2/2 choose-advancements",
    ]
    assert why(table, "play 2/2 construct-boats").clause == "YZ-38"


@clause("YZ-39")
def test_the_workers_of_the_card_lie_down_before_the_action() -> None:
    table = table_at(2)
    hand(table, 0, "1/3")
    turn(table)
    play(table, "play 1/3 plant-crops")
    assert at(table, 0, "plant-crops") == 3
    assert table.players[0].idle == 9
    assert asked(table) == "PlantCrops"


@clause("YZ-40", "YZ-A10")
def test_executions_are_a_maximum_and_may_lapse() -> None:
    table = table_at(2)
    hand(table, 0, "2/1")
    turn(table)
    play(table, "play 2/1 plant-crops", "end")
    assert table.players[0].fields == []
    assert at(table, 0, "plant-crops") == 1
    assert table.players[0].cards[1] == table.box.card_names.index("2/1")  # it still counts for taxes


@clause("YZ-41")
def test_one_tax_disc_for_one_more_execution_when_all_are_used() -> None:
    table = table_at(2)
    keep_asking(table, "plant", 1)
    assert why(table, "tax").reason == "executions-left"
    play(table, "plant huguang-a1")
    assert "tax" in legal(table)
    assert why(table, "plant huguang-d1").clause == "YZ-40"
    play(table, "tax")
    assert (table.players[0].tax, table.players[0].discs) == (1, 19)
    assert why(table, "tax").reason == "taxed-before"
    play(table, "plant huguang-d1")
    assert asked(table) == ""  # four executions at most with a value of 3: no second tax disc


@clause("YZ-41")
def test_taxing_needs_a_disc_and_an_execution_that_is_possible() -> None:
    table = table_at(2)
    table.players[0].discs = 0
    keep_asking(table, "plant", 0)
    assert why(table, "tax").clause == "YZ-A11"
    table = table_at(2)
    keep_asking(table, "boats", 0)
    assert why(table, "tax").reason == "no-execution"


@clause("YZ-65")
def test_all_workers_of_one_group_go_to_an_action_not_yet_chosen() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    table.players[0].worked = 1 << 4
    turn(table)
    assert "work sell war-routes" not in legal(table)
    assert why(table, "work sell war-routes").clause == "YZ-65"
    play(table, "work sell take-resources", "take wood", "take wood")
    assert at(table, 0, "sell") == 0
    assert table.players[0].worked == 0b10001


@clause("YZ-65")
def test_groups_of_one_size_are_offered_once() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    put(table, 0, "plant-crops", 2)
    put(table, 0, "construct-boats", 1)
    turn(table)
    assert "work plant-crops war-routes" in legal(table)
    refusal = why(table, "work sell war-routes")
    assert (refusal.reason, refusal.numbers) == ("same-as", (("move", "work plant-crops war-routes"),))
    assert "work construct-boats war-routes" in legal(table)


@clause("YZ-66", "YZ-A71")
def test_at_least_one_worker_is_used_before_anything_free_and_before_ending() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    plant(table, 0, "huguang-b1")
    turn(table)
    play(table, "work sell take-resources")
    assert legal(table) == ["take wood", "take stone"]
    assert why(table, "end").clause == "YZ-66"
    assert why(table, "rural huguang-b1").clause == "YZ-66"
    play(table, "take wood")
    assert {"end", "rural huguang-b1", "take wood"} <= set(legal(table))


@clause("YZ-66")
def test_an_action_nothing_can_be_done_in_is_not_offered() -> None:
    table = table_at(2)
    put(table, 0, "sell", 1)
    table.players[0].copper = 0
    turn(table)
    assert why(table, "work sell take-resources").reason == "no-use"
    assert why(table, "work sell supply-ships").clause == "YZ-66"


@clause("YZ-66", "YZ-74")
def test_a_group_too_small_for_the_only_factory_cannot_produce() -> None:
    table = table_at(2)
    put(table, 0, "sell", 1)
    put(table, 0, "plant-crops", 2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 1)
    raw(table, "huguang", 2, 0)
    turn(table)
    refusal = why(table, "work sell produce")
    assert (refusal.reason, dict(refusal.numbers)) == ("too-few-workers", {"needed": 2, "workers": 1})
    assert "work plant-crops produce" in legal(table)


@clause("YZ-67")
def test_unused_workers_go_to_the_top_migration_box() -> None:
    table = table_at(2)
    put(table, 0, "sell", 3)
    turn(table)
    play(table, "work sell take-resources", "take wood", "end")
    assert (at(table, 0, "take-resources"), at(table, 0, "top")) == (1, 2)


@clause("YZ-68", "YZ-A13", "YZ-A72")
def test_only_if_no_group_can_be_used_one_goes_to_migration_as_a_whole() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    put(table, 0, "plant-crops", 1)
    hand(table, 0, "1/1")
    turn(table)
    assert why(table, "migrate sell").clause == "YZ-68"
    table.players[0].worked = 0b11000
    table.players[0].copper = 0
    assert legal(table, "migrate") == ["migrate plant-crops", "migrate sell"]
    assert legal(table, "play")  # cards in hand do not matter
    play(table, "migrate sell")
    assert (at(table, 0, "top"), at(table, 0, "plant-crops")) == (2, 1)
    assert table.players[0].worked == 0b11000


@clause("YZ-68")
def test_equal_groups_migrate_alike() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    put(table, 0, "plant-crops", 2)
    table.players[0].worked = 0b11000
    table.players[0].copper = 0
    turn(table)
    assert legal(table) == ["migrate plant-crops"]
    assert why(table, "migrate sell").reason == "same-as"


@clause("YZ-69")
def test_bottom_migrants_join_after_the_group_up_to_four_workers() -> None:
    table = table_at(2)
    put(table, 0, "sell", 2)
    put(table, 0, "bottom", 3)
    table.players[0].copper = 9
    turn(table)
    play(table, "work sell take-resources", "take wood", "take wood", "take wood", "take wood")
    assert (at(table, 0, "take-resources"), at(table, 0, "bottom"), at(table, 0, "top")) == (4, 1, 0)
    assert asked(table) == ""


@clause("YZ-69")
def test_nobody_goes_to_the_top_box_when_migrants_are_used() -> None:
    table = table_at(2)
    put(table, 0, "sell", 1)
    put(table, 0, "bottom", 2)
    turn(table)
    play(table, "work sell take-resources", "take wood", "take wood", "end")
    assert table.players[0].workers[TOP] == 0
    assert at(table, 0, "bottom") == 1


@clause("YZ-A11", "YZ-A55")
def test_with_too_few_idle_workers_those_that_are_there_are_placed() -> None:
    table = table_at(2)
    put(table, 0, "bottom", 11)
    hand(table, 0, "1/3")
    turn(table)
    play(table, "play 1/3 construct-boats")
    assert at(table, 0, "construct-boats") == 1


@clause("YZ-A55")
def test_without_workers_no_group_arises_and_who_has_neither_card_nor_group_is_skipped() -> None:
    table = table_at(2)
    put(table, 0, "bottom", 12)
    hand(table, 0, "1/3")
    hand(table, 1, "1/1", "2/1")
    ask(table, Turns(NOBODY, 0))
    play(table, "play 1/3 construct-boats")
    assert at(table, 0, "construct-boats") == 0
    assert table.to_move == 1
    play(table, "play 1/1 construct-boats")
    assert table.to_move == 1  # seat 0 is skipped from now on


@clause("YZ-A55", "YZ-35")
def test_the_phase_ends_when_nobody_has_a_turn_left() -> None:
    table = table_at(2)
    ask(table, Turns(NOBODY, 0))
    assert table.over


@clause("YZ-59")
def test_a_new_turn_forgets_what_was_placed_and_dealt_before() -> None:
    table = table_at(2)
    table.fresh = 5
    table.dealing = 1
    table.used = 3
    hand(table, 0, "1/1")
    ask(table, Turns(NOBODY, 0))
    assert (table.fresh, table.dealing, table.used) == (0, 0, 0)
