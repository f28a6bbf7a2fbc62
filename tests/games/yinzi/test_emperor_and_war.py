"""Workforce actions: serving the Emperor, joining the war, fulfilling routes (YZ-89 to YZ-91, YZ-108 to YZ-111)."""

from __future__ import annotations

from teahouse.games.yinzi.steps.emperor import EmperorRewards, ServeEmperor
from teahouse.games.yinzi.steps.war import JoinWar, WarRoutes
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    SELL,
    ask,
    asked,
    at,
    discard,
    factory,
    legal,
    nature,
    plant,
    play,
    put,
    serve,
    show_route,
    soldiers,
    table_at,
    why,
    workers,
)
from tests.support import clause

# -- emperor ---------------------------------------------------------------------------------------------------------


@clause("YZ-89")
def test_boxes_take_exactly_their_workers_and_all_but_the_palace_one_player() -> None:
    table = workers(table_at(3), 3)
    serve(table, 1, "palace")
    serve(table, 2, "road")
    ask(table, ServeEmperor(0, SELL))
    assert legal(table) == ["emperor palace", "emperor canal"]
    assert why(table, "emperor road").clause == "YZ-89"
    assert why(table, "emperor bridge").reason == "too-few-workers"
    play(table, "emperor palace")
    assert (at(table, 0, "emperor"), at(table, 0, "top")) == (1, 2)


@clause("YZ-108", "YZ-110", "YZ-111", "YZ-A9")
def test_palace_canal_and_bridge_rewards() -> None:
    table = table_at(3)
    serve(table, 0, "palace")
    serve(table, 1, "canal")
    serve(table, 2, "bridge")
    factory(table, 2, "paper-red", "huguang-a1-a2")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.players[0].copper == 4 + 2
    assert (table.players[1].copper, table.players[1].boat) == (4 + 4, 1)
    assert table.players[2].silver == 1
    assert legal(table) == ["upgrade paper-red"]
    play(table, "upgrade paper-red")
    assert table.level[0] == 2
    assert table.players[2].copper == 4


@clause("YZ-A9")
def test_bridge_without_a_factory_to_raise_gives_only_silver() -> None:
    table = table_at(3)
    serve(table, 0, "bridge")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.over
    assert table.players[0].silver == 1


@clause("YZ-109", "YZ-A38", "YZ-A63")
def test_road_gives_copper_and_a_tile_of_the_pile_in_turn_order() -> None:
    table = table_at(3)
    table.order = [2, 0, 1]
    for seat in (0, 2):
        table.players[seat].box = 1
    ask(table, EmperorRewards(NOBODY, 0))
    assert asked(table) == "RevealDiscard"
    nature(table)
    assert (table.hidden, len(table.discard)) == (0, 4)
    assert table.to_move == 2
    play(table, legal(table)[0])
    assert table.to_move == 0
    assert len(legal(table)) == 3
    play(table, legal(table)[0])
    assert [player.copper for player in table.players] == [7, 4, 7]


@clause("YZ-109")
def test_road_gives_five_copper_if_the_pile_is_empty() -> None:
    table = table_at(3)
    discard(table)
    serve(table, 0, "road")
    ask(table, EmperorRewards(NOBODY, 0))
    assert table.over
    assert table.players[0].copper == 4 + 5


# -- war and routes --------------------------------------------------------------------------------------------------


@clause("YZ-90")
def test_workers_go_together_to_the_leftmost_empty_slot() -> None:
    table = workers(table_at(3), 3)
    soldiers(table, 2, 1)
    put(table, 0, "bottom", 2)
    ask(table, JoinWar(0, SELL))
    assert legal(table) == ["war 1", "war 2", "war 3", "war 4"]
    play(table, "war 4")
    assert table.war == [2, 0]
    assert (at(table, 0, "war-routes"), at(table, 0, "bottom")) == (4, 1)


@clause("YZ-90", "YZ-67", "YZ-69")
def test_fewer_workers_may_go_and_never_more_than_there_are() -> None:
    table = workers(table_at(3), 2)
    ask(table, JoinWar(0, SELL))
    assert why(table, "war 3").reason == "too-few-workers"
    play(table, "war 1")
    assert (at(table, 0, "war-routes"), at(table, 0, "top")) == (1, 1)


@clause("YZ-101")
def test_lying_veterans_join_the_slot_and_four_is_the_most() -> None:
    table = workers(table_at(3), 3)
    put(table, 0, "lying", 2)
    ask(table, JoinWar(0, SELL))
    assert legal(table) == ["war 1", "war 2"]
    assert why(table, "war 3").clause == "YZ-101"
    play(table, "war 2")
    assert (at(table, 0, "war-routes"), at(table, 0, "lying"), at(table, 0, "top")) == (4, 0, 1)


@clause("YZ-91")
def test_one_face_up_route_may_be_fulfilled_and_pays_at_once() -> None:
    table = table_at(2)
    show_route(table, 0, "r08")
    show_route(table, 1, "r09")
    plant(table, 0, "huguang-c1")
    plant(table, 0, "huguang-c2")
    ask(table, WarRoutes(NOBODY, 0))
    assert legal(table, "route") == ["route r08", "route r09"]
    assert why(table, "route r01").reason == "route-not-open"
    play(table, "route r08", "give huguang-c1")
    assert table.players[0].copper == 5
    assert table.route_by[:2] == [0, -1]
    assert table.players[0].won == ()  # the tile comes in phase D
    assert why(table, "route r09").reason == "one-route"


@clause("YZ-91")
def test_a_fulfilled_route_is_closed_and_one_without_pieces_is_not_offered() -> None:
    table = table_at(2)
    table.route_by[0] = 1
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    assert why(table, "route r08").reason == "route-fulfilled"
    assert why(table, "route r12").reason == "route-unaffordable"


@clause("YZ-91")
def test_fulfilling_is_optional() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "end")
    assert table.route_by == [-1] * 4
