"""The draft: two persons, their palaces, and the first places on the track (YD-12 to YD-15)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import TYPES, person_name
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.event import Decay
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson
from teahouse.kernel import NOBODY
from tests.games.year_of_the_dragon.positions import (
    PERSONS,
    ask,
    asked,
    drafting,
    give,
    legal,
    play,
    play_as,
    show,
    table_at,
    why,
)
from tests.support import clause


@clause("YD-12", "YD-A1", "YD-A7")
def test_seats_draft_in_seat_order_each_tile_then_palace_twice() -> None:
    table = drafting(3)
    order = []
    while table.month == 0:
        order.append((table.to_move, asked(table)))
        play(table, legal(table)[-1])
    turn = ["DraftPerson", "PlacePerson", "DraftPerson", "PlacePerson"]
    assert order == [(seat, step) for seat in range(3) for step in turn]
    assert table.month == 1


@clause("YD-12")
def test_the_start_persons_are_young_and_come_from_the_display() -> None:
    table = drafting()
    assert legal(table) == [f"draft {type}" for type in TYPES]
    play(table, "draft monk", "place palace 1")
    assert show(table.players[0]) == ["2 monk-young", "2"]
    assert table.tiles[PERSONS["monk-young"]] == 4
    assert table.tiles[PERSONS["monk-old"]] == 3
    assert sum(table.players[0].hand) == 11  # no card is needed


@clause("YD-12")
def test_the_two_start_persons_are_of_different_types() -> None:
    table = drafting()
    play(table, "draft monk", "place palace 1")
    assert legal(table) == [f"draft {type}" for type in TYPES if type != "monk"]
    assert (why(table, "draft monk").reason, why(table, "draft monk").clause) == ("draft-two-types", "YD-12")


@clause("YD-13", "YD-A2", "YD-15", "YD-18")
def test_the_draft_of_the_rulebook() -> None:
    """Anna takes tax collector and scholar, Ben tax collector and farmer, Clara scholar and farmer."""
    table = drafting(5)
    play_as(table, 0, "draft tax-collector", "place palace 1", "draft scholar", "place palace 2")
    play_as(table, 1, "draft tax-collector", "place palace 1", "draft farmer", "place palace 2")
    play_as(table, 2, "draft scholar", "place palace 1", "draft farmer", "place palace 2")
    assert [player.track for player in table.players[:3]] == [7, 7, 8]
    assert table.order[:3] == [2, 1, 0]  # Ben lies on top of Anna
    for first, closed in (
        ("tax-collector", {"scholar", "farmer"}),
        ("scholar", {"tax-collector", "farmer"}),
        ("farmer", {"tax-collector", "scholar"}),
        ("monk", set()),
    ):
        trial = table.copy()
        play_as(trial, 3, f"draft {first}", "place palace 1")
        assert {type for type in TYPES if f"draft {type}" not in legal(trial)} == closed | {first}
        for type in sorted(closed):
            assert why(trial, f"draft {type}").reason == "draft-pair-taken"
            assert why(trial, f"draft {type}").clause == "YD-13"


@clause("YD-A2", "YD-13")
def test_a_pair_is_the_same_in_either_order() -> None:
    table = drafting(2)
    play_as(table, 0, "draft monk", "place palace 1", "draft warrior", "place palace 1")
    play_as(table, 1, "draft warrior", "place palace 1")
    assert "draft monk" not in legal(table)


@clause("YD-13")
def test_five_equal_tastes_still_find_five_pairs() -> None:
    table = drafting(5)
    while table.month == 0:
        play(table, legal(table)[0])
    assert len({player.draft for player in table.players}) == 5
    assert all(player.persons == 2 for player in table.players)


@clause("YD-A3", "YD-50")
def test_both_start_persons_may_share_a_palace_and_the_empty_one_then_decays() -> None:
    table = drafting(2)
    play_as(table, 0, "draft monk", "place palace 1", "draft warrior", "place palace 1")
    assert show(table.players[0]) == ["2 warrior-young monk-young", "2"]
    ask(table, Decay(NOBODY))
    assert show(table.players[0]) == ["2 warrior-young monk-young", "1"]


@clause("YD-14", "YD-35")
def test_a_palace_holds_as_many_persons_as_floors() -> None:
    table = table_at()
    give(table, 0, "1 monk-old", "2 healer-young", "3 farmer-young farmer-young farmer-old", "3")
    ask(table, PlacePerson(0, PERSONS["scholar-old"]))
    assert legal(table) == ["place palace 2", "place palace 4"]
    refusal = why(table, "place palace 3")
    assert (refusal.reason, refusal.clause) == ("palace-full", "YD-14")
    assert dict(refusal.numbers) == {"palace": 3, "floors": 3, "persons": 3}
    assert why(table, "place palace 1").reason == "palace-full"


@clause("YD-14", "YD-25")
def test_no_palace_has_more_than_three_floors() -> None:
    table = table_at()
    give(table, 0, "3", "2 monk-old")
    ask(table, BuildFloor(0, 1))
    assert legal(table) == ["raise new", "raise palace 2"]
    refusal = why(table, "raise palace 1")
    assert (refusal.reason, refusal.clause) == ("palace-at-full-height", "YD-14")
    assert dict(refusal.numbers) == {"palace": 1, "floors": 3}


@clause("YD-15", "YD-37")
@pytest.mark.parametrize(
    ("person", "value"),
    [
        ("craftsman-young", 2),
        ("court-lady-young", 1),
        ("pyrotechnist-young", 5),
        ("pyrotechnist-old", 3),
        ("tax-collector-young", 3),
        ("warrior-young", 5),
        ("warrior-old", 3),
        ("monk-young", 6),
        ("monk-old", 2),
        ("healer-young", 4),
        ("healer-old", 1),
        ("farmer-young", 4),
        ("farmer-old", 1),
        ("scholar-young", 4),
        ("scholar-old", 2),
    ],
)
def test_a_new_person_advances_the_marker_by_its_value(person: str, value: int) -> None:
    table = table_at()
    give(table, 0, track=20)
    ask(table, PlacePerson(0, PERSONS[person]))
    play(table, "place palace 1")
    assert table.players[0].track == 20 + value
    assert person_name(table.players[0].palaces[0].persons[0]) == person


@clause("YD-15", "YD-18")
def test_a_marker_that_arrives_on_an_occupied_space_lies_on_top() -> None:
    table = table_at(3)
    give(table, 0, track=9)
    give(table, 1, track=5)
    give(table, 2, track=3)
    ask(table, PlacePerson(1, PERSONS["healer-young"]), PlacePerson(2, PERSONS["monk-young"]))
    play_as(table, 1, "place palace 1")
    assert table.order == [1, 0, 2]
    play_as(table, 2, "place palace 1")
    assert table.order == [2, 1, 0]


@clause("YD-12", "YD-13")
def test_a_drafting_seat_is_asked_by_the_draft_step_of_its_own() -> None:
    table = table_at(2)
    ask(table, DraftPerson(1))
    assert table.to_move == 1
    assert why(table, "place palace 1").reason == "not-now"
