"""Phase 2, the persons (YD-32 to YD-41)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import CARDS, PERSON_KINDS, TYPES, WILD
from teahouse.games.year_of_the_dragon.steps.action import BeginActions
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons, PlayCard, ReplacePerson
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, NOBODY
from tests.games.year_of_the_dragon.positions import (
    PERSONS,
    ask,
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
    table_at,
    walk,
    why,
)
from tests.support import clause


def full(track: int = 20) -> YearTable:
    """Seat 1 has full palaces and plays its monk."""
    table = table_at(3)
    give(table, 0, "1 farmer-young", "2 farmer-young healer-old", track=track, hand="monk wild")
    ask(table, PlayCard(0))
    return table


@clause("YD-32")
def test_the_order_is_taken_anew_after_the_parades() -> None:
    table = table_at(2)
    stand(table, [0, 1], 10, 10)
    table.agenda = [BeginPersons(NOBODY), BeginActions(NOBODY)]
    table.settle()
    while table.to_move == NATURE:
        play(table, legal(table)[0])
    play_as(table, 0, "skip")
    play_as(table, 1, next(text for text in legal(table) if text.startswith("parade")))
    assert asked(table) == "PlayCard"
    assert table.to_move == 1


@clause("YD-33")
def test_each_seat_plays_one_card_in_track_order_and_takes_a_tile_of_its_type() -> None:
    table = table_at(3)
    stand(table, [2, 0, 1], 9, 5, 5)
    ask(table, BeginPersons(NOBODY))
    play_as(table, 2, "card healer")
    assert asked(table) == "TakePerson"
    assert legal(table) == ["take healer-young", "take healer-old"]
    play_as(table, 2, "take healer-old", "place palace 1")
    assert table.tiles[PERSONS["healer-old"]] == 1
    assert table.tiles[PERSONS["healer-young"]] == 4
    assert table.players[2].hand[CARDS.index("healer")] == 0
    assert sum(table.players[2].hand) == 10
    play_as(table, 0, "card monk", "take monk-young", "place palace 1")
    play_as(table, 1, "card monk", "take monk-young", "place palace 1")
    assert done(table)


@clause("YD-33")
def test_a_card_is_played_once_and_a_tile_must_match_it() -> None:
    table = table_at(2)
    give(table, 0, hand="monk")
    ask(table, PlayCard(0))
    assert legal(table) == ["card monk"]
    refusal = why(table, "card healer")
    assert (refusal.reason, refusal.clause) == ("no-such-card", "YD-33")
    play(table, "card monk")
    refusal = why(table, "take healer-old")
    assert (refusal.reason, refusal.clause) == ("wrong-type", "YD-33")


@clause("YD-34")
def test_a_wild_card_takes_any_tile_of_the_display() -> None:
    table = table_at(2)
    table.tiles[PERSONS["monk-old"]] = 0
    ask(table, PlayCard(0))
    play(table, "card wild")
    wanted = [name for name in PERSONS if table.tiles[PERSONS[name]]]
    assert legal(table) == [f"take {name}" for name in wanted]
    assert len(wanted) == 14
    assert why(table, "take monk-old").reason == "no-tile-left"
    play(table, "take warrior-old", "place palace 1")
    assert table.players[0].hand[WILD] == 1
    assert table.players[0].hand[CARDS.index("warrior")] == 1


@clause("YD-C1")
def test_a_wild_card_may_be_played_for_a_type_whose_card_is_in_hand() -> None:
    table = table_at(2)
    give(table, 0, hand="monk wild")
    ask(table, PlayCard(0))
    play(table, "card wild", "take monk-old", "place palace 1")
    assert table.players[0].hand[CARDS.index("monk")] == 1


@clause("YD-35", "YD-14")
def test_with_room_anywhere_the_person_must_be_placed() -> None:
    table = table_at(2)
    give(table, 0, "1 farmer-young", "3 healer-old", "2")
    ask(table, PlayCard(0))
    play(table, "card monk", "take monk-young")
    assert asked(table) == "PlacePerson"
    assert legal(table) == ["place palace 2", "place palace 3"]


@clause("YD-35")
def test_equal_palaces_with_room_are_offered_once() -> None:
    table = table_at(2)
    give(table, 0, "2", "3 healer-old", "2", "3 healer-old")
    ask(table, PlayCard(0))
    play(table, "card monk", "take monk-young")
    assert legal(table) == ["place palace 1", "place palace 2"]
    assert dict(why(table, "place palace 3").numbers) == {"move": "place palace 1"}
    assert dict(why(table, "place palace 4").numbers) == {"move": "place palace 2"}
    assert why(table, "place palace 4").clause == "YD-35"


@clause("YD-C4", "YD-35")
def test_nobody_is_replaced_or_declined_while_a_palace_has_room() -> None:
    table = table_at(2)
    give(table, 0, "1 farmer-young", "2 healer-old")
    ask(table, PlayCard(0))
    play(table, "card monk", "take monk-young")
    assert legal(table) == ["place palace 2"]
    assert why(table, "replace farmer-young palace 1").reason == "not-now"
    assert why(table, "decline").reason == "not-now"


@clause("YD-36", "YD-37", "YD-38", "YD-C5")
def test_with_full_palaces_a_farmer_is_replaced_by_a_young_monk_and_the_marker_goes_from_20_to_26() -> None:
    table = full()
    play(table, "card monk", "take monk-young")
    assert asked(table) == "ReplacePerson"
    assert legal(table) == [
        "decline",
        "replace farmer-young palace 1",
        "replace healer-old palace 2",
        "replace farmer-young palace 2",
    ]
    before = sum(table.tiles)
    play(table, "replace farmer-young palace 2")
    assert done(table)
    assert show(table.players[0]) == ["1 farmer-young", "2 monk-young healer-old"]
    assert table.players[0].track == 26
    assert sum(table.tiles) == before  # the farmer does not go back to the stack
    assert table.tiles[PERSONS["farmer-young"]] == 4
    assert table.released == 1


@clause("YD-36", "YD-37", "YD-C6")
def test_the_new_person_may_be_let_go_instead_without_movement_and_its_tile_is_gone() -> None:
    table = full()
    play(table, "card monk", "take monk-young", "decline")
    assert done(table)
    assert show(table.players[0]) == ["1 farmer-young", "2 healer-old farmer-young"]
    assert table.players[0].track == 20
    assert table.tiles[PERSONS["monk-young"]] == 3
    assert table.players[0].hand == [0] * 9 + [1]
    assert table.released == 1


@clause("YD-36")
def test_equal_replacements_are_offered_once() -> None:
    table = table_at(2)
    give(table, 0, "2 monk-old monk-old", "1 healer-old", "2 monk-old monk-old")
    ask(table, ReplacePerson(0, PERSONS["farmer-old"]))
    assert legal(table) == ["decline", "replace monk-old palace 1", "replace healer-old palace 2"]
    refusal = why(table, "replace monk-old palace 3")
    assert (refusal.reason, refusal.clause) == ("same-as", "YD-36")
    assert dict(refusal.numbers) == {"move": "replace monk-old palace 1"}
    refusal = why(table, "replace healer-old palace 1")
    assert (refusal.reason, refusal.clause) == ("person-not-there", "YD-36")
    assert dict(refusal.numbers)["palace"] == 1


@clause("YD-38")
def test_markers_never_go_back_when_persons_leave() -> None:
    last = [0, 0, 0]
    for table in walk(game_for(3), 5):
        tracks = [player.track for player in table.players]
        assert all(now >= before for now, before in zip(tracks, last, strict=True))
        last = tracks
    assert table.released > 0


@clause("YD-39")
@pytest.mark.parametrize("type", TYPES)
def test_a_new_person_brings_nothing_at_once(type: str) -> None:
    table = table_at(2)
    ask(table, PlayCard(0))
    before = table.game.tally(table, 0)
    play(table, f"card {type}", f"take {type}-young", "place palace 1")
    after = table.game.tally(table, 0)
    for name in ("points", "yuan", "rice", "fireworks", "palaces", "floors", "privileges"):
        assert after[name] == before[name]


@clause("YD-40", "YD-C2")
def test_a_card_whose_type_is_used_up_is_spent_for_nothing() -> None:
    table = table_at(2)
    table.notes = []
    table.tiles[PERSONS["monk-young"]] = table.tiles[PERSONS["monk-old"]] = 0
    give(table, 0, hand="monk healer", track=11)
    ask(table, PlayCard(0))
    assert legal(table) == ["card monk", "card healer"]  # wasting it is a choice
    play(table, "card monk")
    assert done(table)
    assert table.players[0].hand[CARDS.index("monk")] == 0
    assert (table.players[0].track, table.players[0].persons) == (11, 0)
    assert len(noted(table, "note-card-wasted")) == 1


@clause("YD-C9", "YD-33")
@pytest.mark.parametrize(("gone", "left"), [("young", "old"), ("old", "young")])
def test_when_one_age_is_used_up_the_other_is_taken(gone: str, left: str) -> None:
    table = table_at(2)
    table.tiles[PERSONS[f"monk-{gone}"]] = 0
    ask(table, PlayCard(0))
    play(table, "card monk")
    assert legal(table) == [f"take monk-{left}"]
    assert why(table, f"take monk-{gone}").reason == "no-tile-left"


@clause("YD-C3")
def test_a_wild_card_works_while_any_stack_has_a_tile() -> None:
    table = table_at(2)
    table.tiles = [0] * PERSON_KINDS
    table.tiles[PERSONS["court-lady-young"]] = 1
    ask(table, PlayCard(0), PlayCard(1))
    play_as(table, 0, "card wild")
    assert legal(table) == ["take court-lady-young"]
    play_as(table, 0, "take court-lady-young", "place palace 1")
    play_as(table, 1, "card wild")  # nothing is left: the card is spent
    assert done(table)
    assert table.players[1].hand[WILD] == 1


@clause("YD-C7")
def test_without_any_palace_the_new_person_can_only_be_let_go() -> None:
    table = table_at(2)
    player = table.players[0]
    player.palaces = []
    ask(table, PlayCard(0))
    play(table, "card monk", "take monk-young")
    assert legal(table) == ["decline"]
    refusal = why(table, "replace monk-old palace 1")
    assert refusal.reason == "no-such-palace"
    assert dict(refusal.numbers) == {"palace": 1, "palaces": 0}
    play(table, "decline")
    assert (player.track, player.persons, sum(player.hand)) == (0, 0, 10)
    assert table.tiles[PERSONS["monk-young"]] == 2


@clause("YD-C8")
def test_no_move_of_the_game_moves_a_person_to_another_palace() -> None:
    table = table_at(2)
    give(table, 0, "2 monk-old", "1 healer-young", "2")
    ask(table, PlayCard(0))
    play(table, "card farmer", "take farmer-old", "place palace 3")
    assert show(table.players[0]) == ["2 monk-old", "1 healer-young", "2 farmer-old"]


@clause("YD-41")
def test_the_twelfth_month_has_no_person_phase() -> None:
    steps = {asked(table) for table in walk(game_for(3), 4) if not table.over and table.month == 12}
    assert "ChooseAction" in steps
    assert not steps & {"PlayCard", "TakePerson", "PlacePerson", "ReplacePerson"}


@clause("YD-41", "YD-33")
def test_hands_shrink_by_one_card_a_month_and_are_empty_after_eleven() -> None:
    for table in walk(game_for(2), 6):
        if not table.over and asked(table) == "ChooseAction":
            assert all(sum(player.hand) == 12 - table.month for player in table.players)
