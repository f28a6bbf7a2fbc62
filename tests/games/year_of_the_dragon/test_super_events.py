"""Expansion II, The Super Events: the corner, and those that strike without a choice (YD-67 to YD-76)."""

from __future__ import annotations

import pytest

from teahouse import NATURE
from teahouse.games.year_of_the_dragon.names import CORNERS
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege
from teahouse.kernel import NOBODY, SPECTATOR, Ref, ones
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    done,
    draws,
    finished,
    game_for,
    give,
    legal,
    new_table,
    noted,
    play,
    show,
    stand,
    table_at,
    walk,
    wall,
)
from tests.games.year_of_the_dragon.super_month import play_month, strike, struck
from tests.support import clause

FOUR = ("2 monk-old healer-old", "2 farmer-old scholar-old")


# -- the corner -----------------------------------------------------------------------------------------------------


@clause("YD-67", "YD-F2")
def test_one_of_ten_corners_is_drawn_with_equal_chances_and_lies_open_from_the_start() -> None:
    table = new_table(3, super_event="random")
    while asked(table) == "DrawEvent":
        play(table, legal(table)[0])
    assert table.to_move == NATURE
    assert legal(table) == [f"corner {corner}" for corner in CORNERS]
    assert len(CORNERS) == 10
    assert table.weights() == ones(10)
    draws(table, "corner flood")
    assert asked(table) == "DraftPerson"
    for seat in (0, 1, 2, SPECTATOR):
        assert table.game.view(table, seat).facts["corner"] == "flood"


@clause("YD-67")
@pytest.mark.parametrize("corner", CORNERS)
def test_an_agreed_corner_lies_there_without_a_draw(corner: str) -> None:
    table = new_table(2, super_event=corner)
    assert table.facts()["corner"] == corner
    steps = {asked(each) for each in walk(game_for(2, super_event=corner), 1) if not each.over}
    assert "DrawCorner" not in steps


@clause("YD-F2", "YD-67")
def test_a_hidden_corner_is_turned_up_only_when_it_strikes() -> None:
    for table in walk(game_for(3, super_event="hidden"), 2):
        if table.over:
            break
        if asked(table) == "DrawCorner":
            assert table.month == 7
            assert table.facts()["corner"] is None
            assert table.weights() == ones(10)
            turned_up = True
        elif table.month < 7:
            assert table.facts()["corner"] is None
        elif table.month > 7:
            assert table.facts()["corner"] is not None
    assert turned_up


@clause("YD-67", "YD-16", "YD-D10")
def test_it_strikes_in_month_seven_after_the_event_and_before_decay_and_scoring() -> None:
    table = struck("lanternfest", event="mongols", wall="choose")
    table.notes = []
    give(table, 0, "3 warrior-young", "3", hand="monk")
    give(table, 1, "3 warrior-young", "3", hand="monk")
    wall(table, 4, 3)
    play_month(table)
    order = [note.message.id for note in table.notes]
    ids = ["note-mongols", "note-releases", "note-wall-scores", "note-super-event", "note-decay", "note-score-round"]
    places = [order.index(id) for id in ids]
    assert places == sorted(places)
    assert order.count("note-super-event") == 1
    assert noted(table, "note-super-event") == [(NOBODY, {"corner": Ref("corner-lanternfest")})]


@clause("YD-67")
def test_no_other_month_has_a_super_event() -> None:
    for month in (6, 8):
        table = table_at(2, month=month, super_event="lanternfest")
        give(table, 0, *FOUR)
        play_month(table, month)
        assert table.breakdown()[0]["super-event"] == 0


@clause("YD-67")
def test_both_expansions_can_be_played_together() -> None:
    table = finished(game_for(2, wall="choose", super_event="charter"), 3)
    assert table.over
    assert table.wall


# -- points ---------------------------------------------------------------------------------------------------------


@clause("YD-68")
def test_the_lanternfest_scores_twelve_for_six_persons() -> None:
    table = struck("lanternfest")
    table.notes = []
    give(table, 0, "3 farmer-old farmer-old farmer-old", "3 monk-old healer-old scholar-old")
    give(table, 1, "1 court-lady-young")
    strike(table)
    assert done(table)
    assert table.scores() == [12, 2]
    assert [row["super-event"] for row in table.breakdown()] == [12, 2]
    assert noted(table, "note-super-points") == [(0, {"points": 12}), (1, {"points": 2})]


@clause("YD-69")
def test_buddha_scores_six_for_an_old_monk_in_three_floors() -> None:
    table = struck("buddha")
    give(table, 0, "3 monk-old", "1 healer-old")
    give(table, 1, "2 monk-young monk-old")
    strike(table)
    assert done(table)
    assert [row["super-event"] for row in table.breakdown()] == [6, 2 + 4]


# -- solar eclipse --------------------------------------------------------------------------------------------------


@clause("YD-72")
def test_in_an_eclipse_a_festival_with_four_and_two_tiles_scores_twice() -> None:
    table = struck("solar-eclipse", event="festival")
    give(table, 0, "2 monk-old", fireworks=4, hand="", yuan=0)
    give(table, 1, "2 monk-old", fireworks=2, hand="", yuan=0)
    play_month(table)
    assert [row["festival"] for row in table.breakdown()] == [12, 6]
    assert [player.fireworks for player in table.players] == [1, 0]


@clause("YD-72")
@pytest.mark.parametrize(
    ("event", "lost"), [("peace", 0), ("contagion", 6), ("tribute", 2), ("drought", 3), ("mongols", 2)]
)
def test_the_event_of_month_seven_happens_a_second_time(event: str, lost: int) -> None:
    table = struck("solar-eclipse", event=event)
    for seat in range(2):
        give(table, seat, "3 monk-old monk-old farmer-old", "3 farmer-old scholar-old scholar-old", "1 monk-old")
        give(table, seat, hand="", yuan=6, rice=3)
    play_month(table)
    assert [7 - player.persons for player in table.players] == [lost, lost]


@clause("YD-F6", "YD-72")
def test_in_an_eclipse_decay_comes_once_after_the_second_event() -> None:
    table = struck("solar-eclipse", event="tribute")
    table.notes = []
    for seat in range(2):
        give(table, seat, "3 monk-old", "3", hand="", yuan=8)
    play_month(table)
    assert show(table.players[0]) == ["3 monk-old", "2"]
    order = [note.message.id for note in table.notes]
    assert order.count("note-tribute") == 4
    assert order.index("note-decay") > len(order) - 1 - order[::-1].index("note-tribute")


@clause("YD-E10", "YD-72", "YD-62")
def test_in_an_eclipse_of_an_invasion_the_wall_is_scored_again() -> None:
    table = struck("solar-eclipse", event="mongols", wall="choose")
    for seat in range(2):
        give(table, seat, "1", hand="")
    wall(table, 5, 2)
    play_month(table)
    assert [row["wall"] for row in table.breakdown()] == [10, 4]


@clause("YD-E10", "YD-64")
def test_in_an_eclipse_of_an_invasion_a_short_wall_costs_a_person_each_time() -> None:
    table = struck("solar-eclipse", event="mongols", wall="choose")
    table.notes = []
    give(table, 0, "3 warrior-old warrior-old", hand="")
    give(table, 1, "3 warrior-old warrior-old", "3 monk-old monk-old", hand="")
    wall(table, 3, 2)
    play_month(table)
    # all release for each invasion (equal helmets), seat 2 for the wall each time
    assert [args["cause"] for seat, args in noted(table, "note-releases") if seat == 1] == [
        Ref("cause-mongols"),
        Ref("cause-wall-short"),
        Ref("cause-mongols"),
        Ref("cause-wall-short"),
    ]
    assert table.players[1].persons == 0


# -- volcano --------------------------------------------------------------------------------------------------------


@clause("YD-73")
def test_after_a_volcano_all_markers_stand_on_zero_in_the_same_order() -> None:
    table = struck("volcano", players=3)
    stand(table, [0, 1, 2], 30, 28, 28)
    strike(table)
    assert done(table)
    assert [player.track for player in table.players] == [0, 0, 0]
    assert table.order == [0, 1, 2]


@clause("YD-F7", "YD-15")
def test_after_a_volcano_markers_move_as_always() -> None:
    table = struck("volcano", players=3)
    stand(table, [0, 1, 2], 30, 28, 28)
    strike(table)
    table.advance(2, 1)
    assert table.order == [2, 0, 1]
    table.advance(1, 1)
    assert table.order == [1, 2, 0]


# -- assassination --------------------------------------------------------------------------------------------------


@clause("YD-76", "YD-51")
def test_an_assassination_attempt_takes_all_privileges_before_the_scoring() -> None:
    table = struck("assassination")
    give(table, 0, "1 monk-old", small=2, large=1, hand="", yuan=4)
    give(table, 1, "1 monk-old", small=0, large=2, hand="")
    play_month(table)
    assert [(player.small, player.large) for player in table.players] == [(0, 0), (0, 0)]
    assert [row["privileges"] for row in table.breakdown()] == [0, 0]
    assert table.players[0].yuan == 4  # no compensation


@clause("YD-F20")
def test_after_it_privileges_can_be_bought_again() -> None:
    table = struck("assassination")
    give(table, 0, small=2, large=1, yuan=9)
    strike(table)
    table.month = 8
    ask(table, BuyPrivilege(0))
    play(table, "privilege large")
    assert (table.players[0].large, table.players[0].yuan) == (1, 2)
