"""Phase 3, the events (YD-42 to YD-49)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, NOBODY, Ref
from tests.games.year_of_the_dragon.positions import (
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

FOUR = ("2 monk-old healer-old", "2 farmer-old scholar-old")
"""Four persons without helmets."""


def strike(table: YearTable) -> None:
    """Let the event of the month happen."""
    ask(table, Happen(NOBODY))


# -- all events ---------------------------------------------------------------------------------------------------


@clause("YD-42")
def test_the_event_of_the_month_happens_once_and_its_tile_is_past() -> None:
    table = table_at(2, month=6, event="tribute")
    give(table, 0, *FOUR, yuan=9)
    give(table, 1, *FOUR, yuan=9)
    table.agenda = [BeginMonth(NOBODY, 7), BeginMonth(NOBODY, 6)]
    table.settle()
    while table.month == 6:
        if table.to_move == NATURE:
            play(table, legal(table)[0])
            continue
        assert [look.month for look in table.game.forecast(table, 0)] == [6, 7, 8, 9, 10, 11, 12]  # type: ignore[attr-defined]
        play(table, next(text for text in ("skip", "decline", *legal(table)) if text in legal(table)))
    assert [player.yuan for player in table.players] == [5, 5]
    assert [look.month for look in table.game.forecast(table, 0)] == [7, 8, 9, 10, 11, 12]  # type: ignore[attr-defined]


@clause("YD-43", "YD-D8", "YD-A8")
def test_releases_come_in_track_order_after_all_payments_each_seat_finishing_its_own() -> None:
    table = table_at(3, event="tribute")
    for seat, yuan in ((0, 2), (1, 3), (2, 5)):
        give(table, seat, *FOUR, yuan=yuan)
    stand(table, [1, 2, 0], 8, 7, 6)
    strike(table)
    assert [player.yuan for player in table.players] == [0, 0, 1]  # everybody has paid
    play_as(table, 1, "release monk-old palace 1")
    play_as(table, 0, "release healer-old palace 1", "release monk-old palace 1")
    assert done(table)


@clause("YD-43")
def test_released_persons_leave_the_game() -> None:
    table = table_at(2, event="tribute")
    give(table, 0, *FOUR, yuan=3)
    tiles = list(table.tiles)
    strike(table)
    play(table, "release scholar-old palace 2")
    assert table.tiles == tiles
    assert table.released == 1
    assert show(table.players[0]) == ["2 monk-old healer-old", "2 farmer-old"]


@clause("YD-43", "YD-38")
def test_tiles_in_the_display_at_courts_and_out_of_the_game_are_always_as_many() -> None:
    for players in (2, 5):
        total = sum(game_for(players).new().tiles)
        for table in walk(game_for(players, super_event="sunrise", wall="choose"), 11):
            in_hand = 1 if not table.over and asked(table) in ("PlacePerson", "ReplacePerson") else 0
            courts = sum(player.persons for player in table.players)
            assert sum(table.tiles) + courts + table.released + in_hand == total


@clause("YD-D1")
def test_a_seat_with_too_few_persons_releases_all_of_them_and_nothing_more() -> None:
    table = table_at(3, event="contagion")
    table.notes = []
    give(table, 0, "2 monk-old", "2 farmer-young")
    give(table, 1, "2 warrior-old warrior-old", "1 court-lady-young")
    give(table, 2, *FOUR)
    give(table, 0, rice=3, fireworks=2)
    strike(table)
    assert show(table.players[0]) == ["2", "2"]
    assert show(table.players[1]) == ["2", "1"]  # three of three
    assert (table.players[0].yuan, table.players[0].rice, table.players[0].fireworks) == (6, 3, 2)
    assert table.to_move == 2
    assert [dict(args)["count"] for _, args in noted(table, "note-releases")] == [2, 3, 1]


@clause("YD-D1")
def test_a_seat_without_persons_is_not_asked() -> None:
    table = table_at(2, event="mongols")
    strike(table)
    assert done(table)


@clause("YD-44")
def test_in_a_month_of_peace_nothing_happens() -> None:
    table = table_at(2, event="peace")
    give(table, 0, *FOUR, yuan=0, fireworks=3)
    before = table.facts()
    strike(table)
    assert done(table)
    assert table.facts() == {**before, "groups": table.facts()["groups"]}


# -- tribute ------------------------------------------------------------------------------------------------------


@clause("YD-45")
def test_clara_with_two_yuan_pays_them_and_releases_two_persons() -> None:
    table = table_at(2, event="tribute")
    give(table, 0, *FOUR, yuan=2)
    strike(table)
    assert table.players[0].yuan == 0
    play_as(table, 0, "release monk-old palace 1", "release farmer-old palace 2")
    assert done(table)
    assert table.players[0].persons == 2


@clause("YD-45")
@pytest.mark.parametrize(("yuan", "left", "lost"), [(5, 1, 0), (4, 0, 0), (3, 0, 1), (1, 0, 3)])
def test_tribute_takes_all_money_before_people(yuan: int, left: int, lost: int) -> None:
    table = table_at(2, event="tribute")
    give(table, 0, *FOUR, yuan=yuan)
    strike(table)
    assert table.players[0].yuan == left
    for _ in range(lost):
        assert asked(table) == "ReleasePerson"
        play(table, legal(table)[0])
    assert done(table)


@clause("YD-45")
def test_coins_on_tax_collectors_pay_no_tribute() -> None:
    table = table_at(2, event="tribute")
    table.notes = []
    give(table, 0, "3 tax-collector-young tax-collector-young", "3 monk-old monk-old monk-old", yuan=0)
    strike(table)
    assert dict(table.prompt().arguments)["count"] == 4
    assert noted(table, "note-tribute") == [
        (0, {"yuan": 0, "due": 4, "missing": 4}),
        (1, {"yuan": 4, "due": 4, "missing": 0}),
    ]
    assert noted(table, "note-releases") == [(0, {"count": 4, "cause": Ref("cause-tribute")})]


@clause("YD-45", "YD-43")
def test_the_released_persons_may_come_from_any_palace_and_equal_ones_are_offered_once() -> None:
    table = table_at(2, event="tribute")
    give(table, 0, "2 monk-old monk-old", "1 healer-young", "2 monk-old monk-old", "1", yuan=3)
    strike(table)
    assert legal(table) == ["release monk-old palace 1", "release healer-young palace 2"]
    refusal = why(table, "release monk-old palace 3")
    assert (refusal.reason, refusal.clause) == ("same-as", "YD-43")
    assert dict(refusal.numbers) == {"move": "release monk-old palace 1"}
    assert why(table, "release healer-young palace 4").reason == "person-not-there"


# -- drought ------------------------------------------------------------------------------------------------------


@clause("YD-46")
def test_anna_feeds_three_inhabited_palaces_with_four_rice_and_keeps_one() -> None:
    table = table_at(2, event="drought")
    give(table, 0, "1 monk-old", "2 healer-old", "3 farmer-young farmer-old", "2", rice=4)
    strike(table)
    assert done(table)
    assert table.players[0].rice == 1
    assert table.players[0].persons == 4


@clause("YD-46")
def test_ben_without_rice_loses_one_person_from_each_of_three_palaces() -> None:
    table = table_at(2, event="drought")
    give(table, 0, "2 monk-old monk-young", "2 healer-old", "3 farmer-young farmer-old")
    strike(table)
    play_as(table, 0, "release farmer-old palace 3", "release healer-old palace 2", "release monk-old palace 1")
    assert done(table)
    assert show(table.players[0]) == ["2 monk-young", "2", "3 farmer-young"]


@clause("YD-46", "YD-D2")
def test_with_one_rice_for_three_palaces_the_owner_chooses_the_two_that_lose_a_person() -> None:
    table = table_at(2, event="drought")
    give(table, 0, "2 monk-old monk-young", "2 healer-old", "3 farmer-young farmer-old", rice=1)
    strike(table)
    assert table.players[0].rice == 0
    assert dict(table.prompt().arguments)["count"] == 2
    assert len(legal(table)) == 5
    play_as(table, 0, "release farmer-old palace 3")
    refusal = why(table, "release farmer-young palace 3")
    assert (refusal.reason, refusal.clause) == ("palace-has-lost-one", "YD-46")
    assert dict(refusal.numbers) == {"palace": 3}
    play_as(table, 0, "release monk-young palace 1")
    assert done(table)
    assert show(table.players[0]) == ["2 monk-old", "2 healer-old", "3 farmer-young"]


@clause("YD-46", "YD-D2")
def test_rice_feeds_as_many_palaces_as_it_can_and_sacks_on_farmers_feed_none() -> None:
    table = table_at(2, event="drought")
    table.notes = []
    give(table, 0, "2 farmer-old farmer-old", "1 monk-old", rice=1)
    give(table, 1, "2 farmer-old farmer-old", "1", rice=1)
    strike(table)
    assert [player.rice for player in table.players] == [0, 0]
    assert table.to_move == 0
    assert dict(table.prompt().arguments)["count"] == 1
    assert noted(table, "note-drought") == [(0, {"rice": 1, "count": 1}), (1, {"rice": 1, "count": 0})]


@clause("YD-46")
def test_of_equal_hungry_palaces_the_first_that_lost_nobody_is_offered() -> None:
    table = table_at(2, event="drought")
    give(table, 0, "2 monk-old monk-old", "1 monk-old", "2 monk-old monk-old", "2 monk-old")
    strike(table)
    assert legal(table) == [f"release monk-old palace {number}" for number in (1, 2, 4)]
    assert dict(why(table, "release monk-old palace 3").numbers) == {"move": "release monk-old palace 1"}
    play(table, "release monk-old palace 1")  # now the first is like the fourth, which has lost nobody yet
    assert legal(table) == [f"release monk-old palace {number}" for number in (2, 3, 4)]
    assert why(table, "release monk-old palace 1").reason == "palace-has-lost-one"
    play(table, "release monk-old palace 4", "release monk-old palace 3", "release monk-old palace 2")
    assert done(table)
    assert show(table.players[0]) == ["2 monk-old", "1", "2 monk-old", "2"]


@clause("YD-46", "YD-43")
def test_hungry_seats_release_in_track_order() -> None:
    table = table_at(3, event="drought")
    for seat in range(3):
        give(table, seat, "1 monk-old", "1 healer-young")
    stand(table, [2, 0, 1], 8, 7, 7)
    strike(table)
    play_as(table, 2, "release monk-old palace 1", "release healer-young palace 2")
    play_as(table, 0, "release monk-old palace 1", "release healer-young palace 2")
    play_as(table, 1, "release monk-old palace 1", "release healer-young palace 2")
    assert done(table)


# -- festival -----------------------------------------------------------------------------------------------------


def festival(*fireworks: int) -> tuple[list[int], list[int]]:
    """Points and fireworks left."""
    table = table_at(len(fireworks), event="festival")
    for seat, count in enumerate(fireworks):
        give(table, seat, "3 pyrotechnist-old pyrotechnist-old", fireworks=count)
    strike(table)
    assert done(table)
    assert [row["festival"] for row in table.breakdown()] == table.scores()
    return table.scores(), [player.fireworks for player in table.players]


@clause("YD-47")
def test_the_dragon_festival_of_the_rulebook() -> None:
    """Clara and Emil have 3 fireworks tiles each, Anna 2, Ben 1."""
    assert festival(3, 3, 2, 1) == ([6, 6, 3, 0], [1, 1, 1, 1])


@clause("YD-47", "YD-D3", "YD-D4", "YD-D5")
@pytest.mark.parametrize(
    ("fireworks", "points", "left"),
    [
        ((2, 2, 2), [6, 6, 6], [1, 1, 1]),
        ((5, 0, 0), [6, 0, 0], [2, 0, 0]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
        ((4, 2, 2), [6, 3, 3], [2, 1, 1]),
        ((1, 0), [6, 0], [0, 0]),
        ((7, 7, 1, 1, 0), [6, 6, 3, 3, 0], [3, 3, 0, 0, 0]),
        ((6, 5, 4), [6, 3, 0], [3, 2, 4]),
    ],
)
def test_ties_share_a_place_and_nobody_scores_without_tiles(
    fireworks: tuple[int, ...], points: list[int], left: list[int]
) -> None:
    assert festival(*fireworks) == (points, left)


@clause("YD-47")
def test_the_log_names_points_and_what_is_left() -> None:
    table = table_at(2, event="festival")
    table.notes = []
    give(table, 0, fireworks=5)
    give(table, 1, fireworks=2)
    strike(table)
    assert noted(table, "note-festival") == [(0, {"points": 6, "left": 2}), (1, {"points": 3, "left": 1})]


# -- Mongols ------------------------------------------------------------------------------------------------------


@clause("YD-48")
def test_the_mongol_invasion_of_the_rulebook() -> None:
    """Helmets 3, 3, 2, 1, 1: as many points each, and the last two release a person."""
    table = table_at(5, event="mongols")
    table.notes = []
    give(table, 0, "3 warrior-old warrior-young monk-old")
    give(table, 1, "3 warrior-young warrior-young warrior-young")
    give(table, 2, "3 warrior-old monk-old")
    give(table, 3, "3 warrior-young monk-old")
    give(table, 4, "3 warrior-young monk-old healer-young")
    stand(table, [4, 0, 1, 2, 3], 5, 4, 3, 2, 1)
    strike(table)
    assert table.scores() == [3, 3, 2, 1, 1]
    assert [row["mongols"] for row in table.breakdown()] == [3, 3, 2, 1, 1]
    assert [args["points"] for _, args in noted(table, "note-mongols")] == [3, 3, 2, 1, 1]
    play_as(table, 4, "release warrior-young palace 1")  # a warrior just counted may leave
    play_as(table, 3, "release monk-old palace 1")
    assert done(table)


@clause("YD-48", "YD-D6")
def test_points_and_the_weakest_are_fixed_before_anybody_leaves() -> None:
    table = table_at(3, event="mongols")
    give(table, 0, "3 warrior-young monk-old")
    give(table, 1, "3 warrior-young healer-old")
    give(table, 2, "3 warrior-old scholar-old")
    strike(table)
    assert table.scores() == [1, 1, 2]
    play_as(table, 0, "release warrior-young palace 1")  # now without helmets, yet seat 2 releases, too
    play_as(table, 1, "release healer-old palace 1")
    assert done(table)
    assert table.scores() == [1, 1, 2]


@clause("YD-48")
def test_where_nobody_has_a_helmet_nobody_scores_and_all_release_a_person() -> None:
    table = table_at(3, event="mongols")
    for seat in range(3):
        give(table, seat, *FOUR)
    strike(table)
    assert table.scores() == [0, 0, 0]
    for seat in range(3):
        play_as(table, seat, "release monk-old palace 1")
    assert done(table)


# -- contagion ----------------------------------------------------------------------------------------------------


@clause("YD-49")
def test_clara_with_two_young_healers_loses_one_person_and_it_may_be_a_healer() -> None:
    table = table_at(2, event="contagion")
    give(table, 0, "3 healer-young healer-young monk-old")
    strike(table)
    play_as(table, 0, "release healer-young palace 1")
    assert done(table)


@clause("YD-49")
@pytest.mark.parametrize(
    ("healers", "lost"),
    [("", 3), ("healer-young", 2), ("healer-old", 1), ("healer-young healer-old", 0), ("healer-old healer-old", 0)],
)
def test_each_mortar_saves_a_person(healers: str, lost: int) -> None:
    table = table_at(2, event="contagion")
    give(table, 0, f"3 {healers}", "3 monk-old monk-old monk-old", "3 farmer-old")
    before = table.players[0].persons
    strike(table)
    while asked(table) == "ReleasePerson":
        play(table, legal(table)[-1])
    assert before - table.players[0].persons == lost


@clause("YD-49", "YD-D7")
def test_releasing_a_healer_does_not_cost_its_protection() -> None:
    table = table_at(2, event="contagion")
    give(table, 0, "3 healer-young monk-old monk-old", "1 scholar-old")
    strike(table)
    play_as(table, 0, "release healer-young palace 1", "release monk-old palace 1")
    assert done(table)
    assert table.players[0].persons == 2
