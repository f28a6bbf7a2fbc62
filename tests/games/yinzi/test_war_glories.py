"""Phase C: a war is won or lost, and who earns glory (YZ-98 to YZ-102, YZ-113)."""

from __future__ import annotations

from teahouse.games.yinzi.steps.rounds import Administration, Resolution
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    at,
    disc,
    discs_on,
    legal,
    play,
    put,
    show_route,
    soldiers,
    table_at,
    why,
)
from tests.support import clause


def war(table: YinziTable, enemy: int) -> YinziTable:
    """War glories against face-up tiles with so many symbols, two players."""
    show_route(table, 0, {1: "r17", 2: "r16", 3: "r18"}[enemy - 1])
    show_route(table, 1, "r12")  # one symbol
    return ask(table, Resolution(NOBODY))


def glories(table: YinziTable) -> list[tuple[int, int]]:
    return [(player.first_glories, player.second_glories) for player in table.players]


@clause("YZ-98", "YZ-99")
def test_a_war_is_won_with_as_many_workers_as_symbols() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    soldiers(table, 1, 3)
    war(table, 4)
    assert glories(table) == [(0, 1), (1, 0)]
    assert [player.discs for player in table.players] == [19, 19]


@clause("YZ-98")
def test_fulfilled_tiles_count_as_enemies_too() -> None:
    table = table_at(2)
    table.route_by[0] = 0
    assert enemy_strength(table) == 2


@clause("YZ-100")
def test_in_a_lost_war_only_the_most_workers_earn_two_points() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    soldiers(table, 1, 1)
    war(table, 4)
    assert glories(table) == [(0, 1), (0, 0)]  # a tie: the slot further left


@clause("YZ-A26")
def test_nobody_in_the_box_earns_nothing_and_the_enemy_is_never_below_zero() -> None:
    table = table_at(2)
    war(table, 2)
    assert glories(table) == [(0, 0), (0, 0)]
    table.weaker = 9
    assert enemy_strength(table) == 0
    table = table_at(3)
    soldiers(table, 2, 4)
    soldiers(table, 1, 1)
    soldiers(table, 0, 1)
    ask(table, Resolution(NOBODY))
    assert glories(table) == [(0, 0), (0, 1), (1, 0)]  # the tie for second too


@clause("YZ-101", "YZ-A27")
def test_veterans_that_did_not_march_stand_up_in_the_leftmost_empty_slot() -> None:
    table = table_at(2)
    soldiers(table, 1, 2)
    put(table, 0, "lying", 2)
    war(table, 4)
    assert table.war == [1, 0]
    assert (at(table, 0, "war-routes"), at(table, 0, "lying")) == (2, 0)
    assert glories(table) == [(0, 1), (1, 0)]


@clause("YZ-64", "YZ-A27")
def test_recruits_come_before_veterans_and_veterans_join_the_own_disc() -> None:
    table = table_at(2)
    put(table, 0, "lying", 1)
    put(table, 1, "lying", 2)
    disc(table, 1, "additional-recruit")
    war(table, 4)
    assert (table.to_move, legal(table)) == (1, ["use additional-recruit", "end"])
    play(table, "use additional-recruit")
    assert table.war == [1, 0]
    assert glories(table) == [(0, 1), (1, 0)]
    assert table.players[1].discs == 19  # the recruit is back, the glory has a disc


@clause("YZ-64")
def test_a_recruit_joins_the_own_slot() -> None:
    table = table_at(2)
    soldiers(table, 1, 2)
    soldiers(table, 0, 2)
    disc(table, 0, "additional-recruit")
    war(table, 4)
    play(table, "use additional-recruit")
    assert table.war == [1, 0]
    assert glories(table) == [(1, 0), (0, 1)]


@clause("YZ-64")
def test_weaker_enemies_lowers_the_value_by_two_for_everybody() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    disc(table, 1, "weaker-enemies")
    war(table, 4)
    assert table.to_move == 1
    play(table, "use weaker-enemies")
    assert glories(table) == [(1, 0), (0, 0)]


@clause("YZ-102", "YZ-A65")
def test_a_glory_needs_a_disc_of_the_supply_which_stays() -> None:
    table = table_at(2)
    soldiers(table, 0, 4)
    table.players[0].discs = 0
    war(table, 4)
    assert glories(table) == [(0, 0), (0, 0)]
    table = table_at(2)
    soldiers(table, 0, 4)
    war(table, 4)
    ask(table, Administration(NOBODY, 1))
    assert table.players[0].first_glories == 1
    assert table.players[0].discs == 19


@clause("YZ-113", "YZ-64")
def test_veterans_leaves_up_to_two_workers_lying_after_the_war() -> None:
    table = table_at(2)
    soldiers(table, 0, 3)
    disc(table, 0, "veterans")
    war(table, 4)
    assert (asked(table), legal(table)) == ("LeaveWar", ["keep 1", "keep 2", "end"])
    play(table, "keep 2")
    assert (at(table, 0, "war-routes"), at(table, 0, "lying")) == (1, 2)
    assert discs_on(table) == {}


@clause("YZ-113")
def test_no_more_veterans_than_soldiers() -> None:
    table = table_at(2)
    soldiers(table, 0, 1)
    disc(table, 0, "veterans")
    war(table, 4)
    assert legal(table) == ["keep 1", "end"]
    assert why(table, "keep 2").reason == "too-few-workers"


@clause("YZ-A64", "YZ-A70", "YZ-A28")
def test_war_copper_may_be_used_before_or_after_and_the_recruit_returns_at_the_end() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    disc(table, 0, "war-copper", "additional-recruit")
    war(table, 4)
    play(table, "use additional-recruit", "end")
    assert (asked(table), legal(table)) == ("LeaveWar", ["use war-copper", "end"])
    assert why(table, "use weaker-enemies").clause == "YZ-A64"
    assert why(table, "keep 1").clause == "YZ-60"
    play(table, "use war-copper")
    assert table.players[0].copper == 4 + 3
    assert (table.players[0].recruit, table.over) == (0, True)
