"""Expansion II, The Super Events: the earthquake, and who leaves after it (YD-70)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import TYPES
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.kernel import NOBODY
from tests.games.year_of_the_dragon.positions import asked, done, give, legal, noted, play, play_as, show, stand, why
from tests.games.year_of_the_dragon.super_month import strike, struck
from tests.support import clause


@clause("YD-70", "YD-F3")
def test_a_palace_of_two_floors_that_loses_both_is_gone_with_its_two_persons() -> None:
    table = struck("earthquake")
    give(table, 0, "2 monk-old healer-old", "3 farmer-old")
    strike(table)
    play_as(table, 0, "lose-floor palace 1", "lose-floor palace 1")
    assert show(table.players[0]) == ["3 farmer-old"]
    assert table.released == 2
    assert table.players[0].persons == 1
    assert table.to_move == 1


@clause("YD-70", "YD-F1")
def test_the_earthquake_goes_through_the_seats_in_track_order() -> None:
    table = struck("earthquake", players=3)
    stand(table, [1, 2, 0], 9, 8, 8)
    strike(table)
    for seat in (1, 2, 0):
        play_as(table, seat, "lose-floor palace 1", "lose-floor palace 1")
    assert done(table)
    assert [show(player) for player in table.players] == [["2"]] * 3


@clause("YD-70", "YD-F3", "YD-C8")
def test_the_owner_chooses_who_leaves_a_crowded_palace_and_nobody_moves_over() -> None:
    table = struck("earthquake")
    table.notes = []
    give(table, 0, "3 monk-old healer-old farmer-old", "3", "2 scholar-old scholar-old")
    strike(table)
    play_as(table, 0, "lose-floor palace 1", "lose-floor palace 3")
    assert noted(table, "note-crowded") == [(0, {"count": 1})]
    assert asked(table) == "ReleaseCrowded"  # of two alike in palace 3 one left without a question
    assert show(table.players[0])[2] == "1 scholar-old"
    assert legal(table) == [f"release {name}-old palace 1" for name in ("monk", "healer", "farmer")]
    refusal = why(table, "release scholar-old palace 3")
    assert (refusal.reason, refusal.clause) == ("palace-not-crowded", "YD-F3")
    assert dict(refusal.numbers) == {"palace": 3}
    play_as(table, 0, "release healer-old palace 1")
    assert table.to_move == 1
    assert show(table.players[0]) == ["2 monk-old farmer-old", "3", "1 scholar-old"]
    assert table.released == 2


@clause("YD-70", "YD-F3")
def test_a_palace_that_loses_two_floors_releases_two_persons() -> None:
    table = struck("earthquake")
    give(table, 0, "3 monk-old monk-old healer-old", "1 farmer-old")
    strike(table)
    play_as(table, 0, "lose-floor palace 1", "lose-floor palace 1")
    assert legal(table) == ["release monk-old palace 1", "release healer-old palace 1"]
    play_as(table, 0, "release healer-old palace 1")  # then two monks are left for one floor
    assert table.to_move == 1
    assert show(table.players[0]) == ["1 monk-old", "1 farmer-old"]
    table = struck("earthquake")
    give(table, 0, "3 monk-old healer-old farmer-old", "1 farmer-old")
    strike(table)
    play_as(table, 0, "lose-floor palace 1", "lose-floor palace 1")
    play_as(table, 0, "release monk-old palace 1", "release farmer-old palace 1")
    assert show(table.players[0]) == ["1 healer-old", "1 farmer-old"]


@clause("YD-70", "YD-F3")
def test_a_single_floor_takes_its_person_along_at_once() -> None:
    table = struck("earthquake")
    give(table, 0, "1 monk-old", "1 healer-old", "2 farmer-old")
    strike(table)
    assert dict(table.prompt().arguments)["floors"] == 2
    play_as(table, 0, "lose-floor palace 1")
    assert show(table.players[0]) == ["1 healer-old", "2 farmer-old"]
    assert dict(table.prompt().arguments)["floors"] == 1
    play_as(table, 0, "lose-floor palace 2")
    assert show(table.players[0]) == ["1 healer-old", "1 farmer-old"]
    assert table.players[0].symbols[TYPES.index("monk")] == 0


@clause("YD-F4", "YD-70")
@pytest.mark.parametrize("palaces", [("2 monk-old",), ("1 monk-old", "1"), ("1 monk-old",)])
def test_a_seat_with_two_floors_or_fewer_loses_what_it_has(palaces: tuple[str, ...]) -> None:
    table = struck("earthquake")
    table.notes = []
    give(table, 0, *palaces)
    strike(table)
    assert table.to_move == 1
    assert sum(args["count"] for _, args in noted(table, "note-palace-gone")) == 1
    assert len(noted(table, "note-palace-gone")) == len(palaces)
    assert show(table.players[0]) == []
    assert table.players[0].persons == 0
    assert table.released == 1


@clause("YD-F4")
def test_a_seat_with_three_floors_is_asked() -> None:
    table = struck("earthquake")
    give(table, 0, "1 monk-old", "2")
    strike(table)
    assert table.to_move == 0
    assert legal(table) == ["lose-floor palace 1", "lose-floor palace 2"]


@clause("YD-70")
def test_equal_palaces_shake_alike() -> None:
    table = struck("earthquake")
    give(table, 0, "2 monk-old", "3", "2 monk-old", "3")
    strike(table)
    assert legal(table) == ["lose-floor palace 1", "lose-floor palace 2"]
    refusal = why(table, "lose-floor palace 4")
    assert (refusal.reason, refusal.clause) == ("same-as", "YD-70")
    assert dict(refusal.numbers) == {"move": "lose-floor palace 2"}
    assert why(table, "lose-floor palace 5").reason == "no-such-palace"


@clause("YD-70", "YD-50", "YD-D10")
def test_after_an_earthquake_empty_palaces_decay_as_usual() -> None:
    table = struck("earthquake")
    give(table, 0, "2 monk-old healer-old", "3", hand="")
    give(table, 1, "2 monk-old healer-old", "3", hand="")
    table.agenda = [BeginMonth(NOBODY, 7)]
    table.settle()
    while not table.over:
        play(table, "lose-floor palace 2" if "lose-floor palace 2" in legal(table) else legal(table)[0])
    assert show(table.players[0]) == ["2 monk-old healer-old"]
