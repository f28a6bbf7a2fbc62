"""Phase F, the end and scoring (YZ-125 to YZ-141)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.steps.nature import Roll
from teahouse.games.yinzi.steps.rounds import Administration, LastDeals
from teahouse.games.yinzi.steps.routes import win
from teahouse.games.yinzi.table import UNOWNED
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    at,
    deliver,
    disc,
    factory,
    hold,
    legal,
    load,
    nature,
    plant,
    play,
    played,
    put,
    table_at,
)
from tests.support import clause


@clause("YZ-125")
@pytest.mark.parametrize(
    ("before", "roll", "after"), [(2, 5, 3), (2, 1, 1), (2, 2, 2), (6, 1, 5), (1, 6, 2), (1, 1, 1)]
)
def test_the_die_moves_the_ratio_one_space_towards_its_number(before: int, roll: int, after: int) -> None:
    table = table_at(2)
    table.die = before
    ask(table, Roll(NATURE))
    assert legal(table) == [f"roll {side}" for side in range(1, 7)]
    play(table, f"roll {roll}")
    assert table.die == after


@clause("YZ-126", "YZ-127", "YZ-A12")
def test_workers_come_home_but_veterans_and_those_of_the_top_box_move_down() -> None:
    table = table_at(2)
    put(table, 0, "produce", 2)
    put(table, 0, "emperor", 1)
    put(table, 0, "war-routes", 1)
    put(table, 0, "lying", 2)
    put(table, 0, "bottom", 1)
    put(table, 0, "top", 3)
    table.players[0].box = 0
    table.war = [0]
    ask(table, Administration(NOBODY, 1))
    assert table.players[0].idle == 12 - 2 - 3
    assert (at(table, 0, "lying"), at(table, 0, "bottom"), at(table, 0, "top")) == (2, 3, 0)
    assert (table.players[0].box, table.war) == (-1, [])


@clause("YZ-A12")
def test_with_the_option_bottom_migrants_stay() -> None:
    table = table_at(2, bottom_migrants="stay")
    put(table, 0, "bottom", 1)
    put(table, 0, "top", 3)
    ask(table, Administration(NOBODY, 1))
    assert (at(table, 0, "bottom"), at(table, 0, "top")) == (4, 0)


@clause("YZ-128", "YZ-129")
def test_tax_discs_return_and_played_cards_leave_the_game() -> None:
    table = table_at(2)
    player = table.players[0]
    played(table, 0, "2/2", "1/1", "3/1")
    player.deck[4] -= 1
    player.tax, player.discs = 2, 18
    player.worked = 31
    ask(table, Administration(NOBODY, 1))
    assert (player.tax, player.discs, player.worked) == (0, 20, 0)
    assert player.cards == [-1] * 5
    assert player.deck[4] == 1  # one of the two 2/2 is gone


@clause("YZ-129", "YZ-A1")
def test_three_new_cards_are_drawn_at_the_end_of_the_round() -> None:
    table = table_at(2)
    ask(table, Administration(NOBODY, 0))
    play(table, "roll 3")
    assert asked(table) == "Deal"
    assert table.round == 1
    nature(table)
    assert [sum(player.hand) for player in table.players] == [3, 3]
    assert (table.round, asked(table)) == (2, "ChooseBonus")


@clause("YZ-A1")
def test_with_the_option_cards_are_drawn_after_the_bonuses() -> None:
    table = table_at(2, hand="actions")
    ask(table, Administration(NOBODY, 1))
    assert (asked(table), [sum(player.hand) for player in table.players]) == ("ChooseBonus", [0, 0])
    play(table, "bonus no-taxes", "no", "bonus better-sales", "no")
    assert asked(table) == "Deal"
    nature(table)
    assert asked(table) == "TakeTurn"
    assert [sum(player.hand) for player in table.players] == [3, 3]


@clause("YZ-130")
def test_the_turn_order_becomes_the_provisional_one() -> None:
    table = table_at(3)
    table.order = [2, 0, 1]
    table.bonuses[0] = 2
    table.players[2].bonus = 0
    ask(table, Administration(NOBODY, 1))
    nature(table)
    assert table.provisional == [2, 0, 1]
    assert table.to_move == 2
    assert table.bonuses == [-1] * 6
    assert [player.bonus for player in table.players] == [-1] * 3


@clause("YZ-131", "YZ-1")
def test_after_the_fourth_round_food_may_be_sold_and_tiles_fulfilled_in_turn_order() -> None:
    table = table_at(2)
    table.round = 4
    table.order = [1, 0]
    plant(table, 0, "huguang-b1")
    plant(table, 1, "huguang-c1")
    hold(table, 1, "r08")
    ask(table, Administration(NOBODY, 1))
    assert (table.to_move, legal(table)) == (1, ["fill r08 1", "rural huguang-c1", "end"])
    play(table, "fill r08 1", "give huguang-c1")
    assert (table.to_move, legal(table)) == (0, ["rural huguang-b1", "end"])
    play(table, "rural huguang-b1")
    assert table.over


@clause("YZ-A8")
def test_better_sales_is_over_in_the_end_step() -> None:
    table = table_at(2)
    table.round = 4
    table.players[0].bonus = 1
    plant(table, 0, "huguang-b1")
    ask(table, Administration(NOBODY, 1))
    play(table, "rural huguang-b1")
    assert table.players[0].copper == 5


# -- scoring --------------------------------------------------------------------------------------------------------


@clause("YZ-132", "YZ-A46")
def test_boats_score_twice_the_capacity_number() -> None:
    table = table_at(2)
    for space, capacity in enumerate((1, 2, 3, 3, 4, 4, 5, 5, 6)):
        table.players[0].boat = space
        assert table.breakdown()[0]["boats"] == 2 * capacity


@clause("YZ-133")
def test_factories_score_two_three_and_five() -> None:
    table = table_at(2)
    factory(table, 0, "paper-red", "huguang-a1-a2", 1)
    assert table.breakdown()[0]["factories"] == 2
    factory(table, 0, "paper-yellow", "huguang-b1-c1", 2)
    assert table.breakdown()[0]["factories"] == 2 + 3
    factory(table, 0, "silk-yellow", "huguang-d1-d2", 3)
    factory(table, UNOWNED, "silk-red", "nanzhili-a1-b1", 0)
    assert table.breakdown()[0]["factories"] == 2 + 3 + 5
    assert table.breakdown()[1]["factories"] == 0


@clause("YZ-134")
def test_delivered_commodities_score_what_their_box_or_pool_says() -> None:
    table = table_at(2)
    deliver(table, 0, "japan", 2)
    deliver(table, 0, "spain", 1)
    table.players[0].delivered[6] = 1
    table.players[0].delivered[7] = 1
    assert table.breakdown()[0]["delivered"] == 2 * 3 + 4 + 2 + 3


@clause("YZ-135")
def test_emissaries_and_commodities_not_shipped_score_one_each() -> None:
    table = table_at(2)
    table.players[0].emissaries = 2
    factory(table, 1, "paper-red", "huguang-a1-a2", 3, seat0=2)
    load(table, 0, 1, 1, "commodity")
    load(table, 0, 1, 2, "tea")
    points = table.breakdown()[0]
    assert (points["emissaries"], points["unshipped"]) == (2, 3)


@clause("YZ-136")
def test_war_discs_score_four_and_two() -> None:
    table = table_at(2)
    table.players[0].first_glories = 2
    table.players[0].second_glories = 1
    assert table.breakdown()[0]["war"] == 10


@clause("YZ-137")
def test_fulfilled_routes_score_their_points_and_unfulfilled_ones_nothing() -> None:
    table = table_at(2)
    win(table, 0, hold(table, 0, "r01"))
    win(table, 0, hold(table, 0, "r20"))
    hold(table, 0, "r18")
    assert table.breakdown()[0]["routes"] == 3 + 2


@clause("YZ-138", "YZ-A47")
def test_majorities_score_two_alone_and_one_when_tied_and_nothing_in_an_empty_section() -> None:
    table = table_at(3)
    disc(table, 0, "emissary-japan")
    disc(table, 0, "free-rice")
    disc(table, 1, "free-wood")
    disc(table, 2, "free-salt", "additional-sale")
    disc(table, 0, "additional-crops")
    assert [points["advancements"] for points in table.breakdown()] == [2 + 1, 1, 2]


@clause("YZ-139")
def test_copper_becomes_silver_rounded_down_at_the_last_ratio() -> None:
    table = table_at(2)
    player = table.players[0]
    player.silver, player.copper = 2, 17
    assert table.breakdown()[0]["silver"] == 2 + 2
    table.die = 3
    assert table.breakdown()[0]["silver"] == 2 + 1


@clause("YZ-140")
def test_misfortune_costs_two_points_each() -> None:
    table = table_at(2)
    table.players[0].misfortune = 3
    assert table.breakdown()[0]["misfortune"] == -6


@clause("YZ-141")
def test_most_points_win_and_ties_go_to_the_earlier_in_the_last_turn_order() -> None:
    table = table_at(3)
    table.order = [2, 0, 1]
    table.players[1].misfortune = 1
    assert table.ranking() == [2, 3, 1]
    table.players[1].misfortune = 0
    table.players[1].silver = 9
    assert table.ranking() == [3, 1, 2]


@clause("YZ-141")
def test_scores_are_the_sum_of_their_sources() -> None:
    table = table_at(3)
    table.players[0].silver = 3
    factory(table, 0, "paper-red", "huguang-a1-a2", 2)
    assert table.scores() == [sum(points.values()) for points in table.breakdown()]
    assert table.scores()[0] == 2 + 3 + 3


@clause("YZ-131")
def test_the_game_is_over_when_nobody_has_anything_to_sell_or_bring() -> None:
    table = table_at(2)
    table.round = 4
    ask(table, LastDeals(NOBODY, 0))
    assert table.over
    assert table.to_move == NOBODY
