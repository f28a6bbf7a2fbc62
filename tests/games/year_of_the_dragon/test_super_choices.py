"""Expansion II, The Super Events: those that ask the seats in turn, but for the earthquake (YD-71 to YD-77)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import PERSON_KINDS, TYPES, WILD
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.kernel import NOBODY, Ref
from tests.games.year_of_the_dragon.positions import (
    PERSONS,
    asked,
    done,
    game_for,
    give,
    legal,
    noted,
    play,
    play_as,
    show,
    stand,
    walk,
    why,
)
from tests.games.year_of_the_dragon.super_month import play_month, strike, struck
from tests.support import clause

# -- flood ----------------------------------------------------------------------------------------------------------


@clause("YD-71", "YD-F5")
def test_anna_with_three_yuan_two_rice_and_two_fireworks_returns_three_of_her_choice() -> None:
    for mix in (("yuan", "yuan", "fireworks"), ("yuan", "rice", "rice"), ("fireworks", "yuan", "rice")):
        table = struck("flood")
        give(table, 0, yuan=3, rice=2, fireworks=2)
        strike(table)
        assert dict(table.prompt().arguments)["count"] == 3
        for count, good in enumerate(mix):
            play_as(table, 0, f"return {good}")
            player = table.players[0]
            assert player.yuan + player.rice + player.fireworks == 6 - count
        assert (player.yuan, player.rice, player.fireworks) == (
            3 - mix.count("yuan"),
            2 - mix.count("rice"),
            2 - mix.count("fireworks"),
        )
        assert [each.yuan for each in table.players][1] == 3  # the other seat has only money
        assert done(table)


@clause("YD-71")
def test_only_what_one_has_can_be_returned() -> None:
    table = struck("flood")
    give(table, 0, yuan=3, rice=1, fireworks=0)
    strike(table)
    assert legal(table) == ["return yuan", "return rice"]
    refusal = why(table, "return fireworks")
    assert (refusal.reason, refusal.clause) == ("nothing-to-return", "YD-71")
    play(table, "return rice")
    assert table.players[0].yuan == 2  # the rest is money alone and goes without a question


@clause("YD-71")
@pytest.mark.parametrize(
    ("good", "count", "left"), [("yuan", 7, 4), ("rice", 5, 3), ("fireworks", 4, 2), ("yuan", 1, 1)]
)
def test_with_one_kind_of_goods_half_of_it_rounded_down_goes_back(good: str, count: int, left: int) -> None:
    table = struck("flood")
    for seat in range(2):
        give(table, seat, yuan=0, rice=0, fireworks=0)
    setattr(table.players[0], good, count)
    table.notes = []
    strike(table)
    assert done(table)
    returned = [(0, {"count": count - left, "good": Ref(f"good-{good}")})] if count > left else []
    assert noted(table, "note-flood") == returned
    assert getattr(table.players[0], good) == left


@clause("YD-71", "YD-F1")
def test_the_flood_goes_through_the_seats_in_track_order() -> None:
    table = struck("flood", players=3)
    for seat in range(3):
        give(table, seat, yuan=1, rice=1, fireworks=0)
    stand(table, [2, 1, 0], 9, 8, 7)
    strike(table)
    for seat in (2, 1, 0):
        play_as(table, seat, "return rice")
    assert done(table)


# -- tornado --------------------------------------------------------------------------------------------------------


@clause("YD-74", "YD-F1", "YD-F9")
def test_in_a_tornado_each_seat_discards_two_of_four_cards_in_track_order() -> None:
    table = struck("tornado", players=3)
    for seat in range(3):
        give(table, seat, hand="monk healer wild wild")
    stand(table, [1, 0, 2], 9, 8, 8)
    strike(table)
    assert legal(table) == ["discard monk", "discard healer", "discard wild"]
    assert dict(table.prompt().arguments)["count"] == 2
    refusal = why(table, "discard farmer")
    assert (refusal.reason, refusal.clause) == ("no-such-card", "YD-74")
    play_as(table, 1, "discard wild", "discard wild")
    play_as(table, 0, "discard monk")
    assert dict(table.prompt().arguments)["count"] == 1
    assert legal(table) == ["discard healer", "discard wild"]
    play_as(table, 0, "discard wild")
    play_as(table, 2, "discard monk", "discard healer")
    assert done(table)
    assert [sum(player.hand) for player in table.players] == [2, 2, 2]
    assert table.players[1].hand[WILD] == 0
    assert table.players[2].hand[WILD] == 2


@clause("YD-74", "YD-41")
def test_after_a_tornado_there_is_a_person_phase_in_months_eight_and_nine_only() -> None:
    months = set()
    for table in walk(game_for(3, super_event="tornado"), 4):
        if not table.over and asked(table) == "PlayCard":
            months.add(table.month)
        if not table.over and asked(table) == "DiscardCard":
            assert table.month == 7
    assert months == {1, 2, 3, 4, 5, 6, 7, 8, 9}


@clause("YD-74")
@pytest.mark.parametrize(
    ("hand", "asks"), [("", False), ("monk", False), ("monk wild", False), ("monk wild wild", True)]
)
def test_a_seat_with_two_cards_or_fewer_loses_them_without_a_question(hand: str, asks: bool) -> None:
    table = struck("tornado")
    give(table, 0, hand=hand)
    give(table, 1, hand="")
    strike(table)
    assert (table.to_move == 0 and asked(table) == "DiscardCard") == asks
    if not asks:
        assert sum(table.players[0].hand) == 0


# -- sunrise --------------------------------------------------------------------------------------------------------


@clause("YD-75", "YD-F11", "YD-F1")
def test_in_a_sunrise_each_seat_selects_a_young_person_without_a_card() -> None:
    table = struck("sunrise", players=3)
    stand(table, [2, 0, 1], 9, 8, 8)
    strike(table)
    assert table.to_move == 2
    assert legal(table) == [f"take {type}-young" for type in TYPES]  # all nine stacks of row 2
    refusal = why(table, "take monk-old")
    assert (refusal.reason, refusal.clause) == ("only-young", "YD-F11")
    play_as(table, 2, "take monk-young", "place palace 1")
    assert table.players[2].track == 15
    assert sum(table.players[2].hand) == 11
    assert table.tiles[PERSONS["monk-young"]] == 3
    assert "take monk-young" not in legal(table)
    refusal = why(table, "take monk-young")
    assert (refusal.reason, refusal.clause) == ("type-selected", "YD-75")
    play_as(table, 0, "take court-lady-young", "place palace 1")
    assert {text for text in (f"take {type}-young" for type in TYPES) if text not in legal(table)} == {
        "take monk-young",
        "take court-lady-young",
    }
    play_as(table, 1, "take craftsman-young", "place palace 1")
    assert done(table)


@clause("YD-F10", "YD-F13", "YD-36", "YD-37")
def test_with_full_palaces_the_sunrise_replaces_or_declines_and_the_type_stays_selected() -> None:
    table = struck("sunrise")
    give(table, 0, "2 farmer-old farmer-old", track=10)
    give(table, 1, "1 healer-old", track=5)
    strike(table)
    play_as(table, 0, "take monk-young")
    assert legal(table) == ["decline", "replace farmer-old palace 1"]
    play_as(table, 0, "decline")
    assert table.players[0].track == 10
    assert table.tiles[PERSONS["monk-young"]] == 2
    assert "take monk-young" not in legal(table)
    assert table.facts()["selected"] == ["monk"]
    play_as(table, 1, "take warrior-young", "replace healer-old palace 1")
    assert table.players[1].track == 10
    assert table.order == [1, 0]
    assert show(table.players[1]) == ["1 warrior-young"]
    assert table.facts()["selected"] == ["warrior", "monk"]


@clause("YD-F12")
def test_a_seat_that_finds_no_type_is_passed_over() -> None:
    table = struck("sunrise", players=3)
    table.tiles = [0] * PERSON_KINDS
    table.tiles[PERSONS["monk-young"]] = 3
    table.tiles[PERSONS["healer-old"]] = 2
    strike(table)
    assert legal(table) == ["take monk-young"]
    assert why(table, "take healer-young").reason == "no-tile-left"
    play_as(table, 0, "take monk-young", "place palace 1")
    assert done(table)
    assert [player.persons for player in table.players] == [1, 0, 0]


@clause("YD-75", "YD-F13")
def test_a_person_of_the_sunrise_must_be_placed_where_there_is_room() -> None:
    table = struck("sunrise")
    give(table, 0, "2 farmer-old farmer-old", "2 farmer-old")
    strike(table)
    play_as(table, 0, "take monk-young")
    assert legal(table) == ["place palace 2"]


# -- charter --------------------------------------------------------------------------------------------------------


@clause("YD-77", "YD-F14")
@pytest.mark.parametrize(
    ("palace", "type", "name", "amount"),
    [
        ("3 farmer-young farmer-old", "farmer", "rice", 3),
        ("3 scholar-young scholar-old", "scholar", "points", 5),
        ("3 monk-young monk-old", "monk", "points", 9),
        ("3 tax-collector-young tax-collector-young", "tax-collector", "yuan", 6),
        ("3 pyrotechnist-young pyrotechnist-old", "pyrotechnist", "fireworks", 3),
        ("3 court-lady-young court-lady-young", "court-lady", "points", 2),
        ("3 warrior-young warrior-old", "warrior", "track", 3),
    ],
)
def test_a_charter_gives_the_benefit_of_a_type_without_any_card(palace: str, type: str, name: str, amount: int) -> None:
    table = struck("charter")
    give(table, 0, palace, track=1)
    strike(table)
    assert legal(table) == [f"charter {type}"]
    before = table.game.tally(table, 0)
    play_as(table, 0, f"charter {type}")
    after = table.game.tally(table, 0)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == {name: amount}
    assert table.breakdown()[0]["super-event"] == (amount if name == "points" else 0)
    assert done(table)


@clause("YD-77", "YD-F1")
def test_only_types_of_ones_own_can_be_named_one_each_in_track_order() -> None:
    table = struck("charter", players=3)
    give(table, 0, "3 farmer-old monk-old")
    give(table, 1, "3 scholar-old healer-old")
    give(table, 2, "3 farmer-old court-lady-young")
    stand(table, [2, 0, 1], 9, 8, 8)
    strike(table)
    assert legal(table) == ["charter court-lady", "charter farmer"]
    refusal = why(table, "charter monk")
    assert (refusal.reason, refusal.clause) == ("no-such-person", "YD-77")
    play_as(table, 2, "charter farmer")
    play_as(table, 0, "charter farmer")  # the same type as another seat
    play_as(table, 1, "charter scholar")
    assert done(table)


@clause("YD-F15")
def test_chartered_warriors_march_and_score_nothing() -> None:
    table = struck("charter")
    give(table, 1, "3 warrior-old warrior-old")
    stand(table, [0, 1], 4, 1)
    strike(table)
    play_as(table, 1, "charter warrior")
    assert table.players[1].track == 5
    assert table.order == [1, 0]
    assert table.scores() == [0, 0]


@clause("YD-F16")
def test_healers_may_be_named_and_bring_nothing() -> None:
    table = struck("charter")
    give(table, 0, "3 healer-old healer-young")
    strike(table)
    before = table.facts()
    play_as(table, 0, "charter healer")
    assert done(table)
    assert table.facts() == before


@clause("YD-F17", "YD-51")
def test_court_ladies_score_in_the_charter_and_again_in_the_scoring() -> None:
    table = struck("charter")
    give(table, 0, "2 court-lady-young court-lady-young", hand="")
    give(table, 1, hand="")
    play_month(table)
    row = table.breakdown()[0]
    assert (row["super-event"], row["court-ladies"]) == (2, 2)


@clause("YD-F18", "YD-D10", "YD-50")
def test_chartered_craftsmen_build_at_once_and_a_new_palace_decays_at_once() -> None:
    table = struck("charter")
    give(table, 0, "2 craftsman-young craftsman-young", hand="")
    give(table, 1, hand="")
    table.agenda = [BeginMonth(NOBODY, 7)]
    table.settle()
    while asked(table) != "BuildFloor":
        play(table, legal(table)[0])
    assert dict(table.prompt().arguments)["floors"] == 2  # no floor of the action card
    play(table, "raise new", "raise palace 1")
    assert table.over
    assert show(table.players[0]) == ["3 craftsman-young craftsman-young"]


@clause("YD-F19")
def test_a_seat_without_persons_is_passed_over_in_the_charter() -> None:
    table = struck("charter", players=3)
    give(table, 0, "3 farmer-old")
    give(table, 2, "3 scholar-old")
    strike(table)
    play_as(table, 0, "charter farmer")
    play_as(table, 2, "charter scholar")
    assert done(table)
