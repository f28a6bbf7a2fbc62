"""Expansion I, The Great Wall of China (YD-59 to YD-66)."""

from __future__ import annotations

import pytest

from teahouse import NATURE
from teahouse.games.year_of_the_dragon.names import WALL_TILES
from teahouse.games.year_of_the_dragon.steps.action import BeginActions, ChooseAction
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall, ScoreWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SPECTATOR, Ref, ones
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    deal,
    done,
    draws,
    give,
    legal,
    new_table,
    noted,
    play,
    play_as,
    show,
    stand,
    table_at,
    wall,
    why,
)
from tests.support import clause

FOUR = ("2 monk-old healer-old", "2 farmer-old scholar-old")
SKILLED = ("3 farmer-old pyrotechnist-old craftsman-young", "3 tax-collector-young warrior-old scholar-old")
ALL = [f"wall {tile}" for tile in WALL_TILES]


def building(players: int = 2, mode: str = "choose") -> YearTable:
    """Seat 1 is about to choose one of its six wall tiles."""
    table = table_at(players, wall=mode)
    ask(table, BuildWall(NATURE if table.rules.wall_random else 0, 0))
    return table


def month_of(table: YearTable, month: int) -> None:
    """Play a month from its first deal to its end; nobody acts, and persons are placed as early as possible."""
    table.agenda = [BeginMonth(NOBODY, month)]
    table.settle()
    while not table.over and asked(table) != "ReleasePerson":
        play(table, legal(table)[0])


@clause("YD-59", "YD-E1")
def test_each_player_has_six_different_wall_tiles_that_all_can_see() -> None:
    table = new_table(3, wall="choose")
    for seat in (0, 1, 2, SPECTATOR):
        shown = table.game.view(table, seat).facts
        assert [player["wall_left"] for player in shown["players"]] == [list(WALL_TILES)] * 3
        assert shown["wall"] == []


@clause("YD-59")
def test_the_wall_card_is_dealt_with_the_others() -> None:
    table = table_at(4, wall="choose")
    ask(table, BeginActions(NOBODY))
    assert "deal wall" in legal(table)
    assert table.weights() == ones(8)
    without = table_at(4)
    ask(without, BeginActions(NOBODY))
    assert (why(without, "deal wall").reason, why(without, "deal wall").clause) == ("no-wall-card", "YD-59")


@clause("YD-60", "YD-59")
def test_the_wall_action_asks_for_one_of_the_own_unused_tiles() -> None:
    table = table_at(2, wall="choose")
    give(table, 0, wall_left="rice points", yuan=3)
    deal(table, "wall", "")
    table.dragons = [1, 0]
    ask(table, ChooseAction(0))
    play(table, "wall@1")
    assert table.players[0].yuan == 0  # the group was taken
    assert asked(table) == "BuildWall"
    assert legal(table) == ["wall rice", "wall points"]
    refusal = why(table, "wall floor")
    assert (refusal.reason, refusal.clause) == ("wall-tile-used", "YD-60")
    play(table, "wall points")
    assert table.game.view(table, 0).facts["players"][0]["wall_left"] == ["rice"]
    assert table.players[0].wall_built == 1


@clause("YD-60", "YD-E2")
@pytest.mark.parametrize(
    ("tile", "name", "amount"),
    [
        ("rice", "rice", 1),
        ("fireworks", "fireworks", 1),
        ("yuan", "yuan", 2),
        ("track", "track", 3),
        ("points", "points", 3),
    ],
)
def test_each_tile_gives_its_fixed_benefit_whatever_persons_one_has(tile: str, name: str, amount: int) -> None:
    for palaces in (("2",), SKILLED):
        table = building()
        give(table, 0, *palaces)
        before = table.game.tally(table, 0)
        play(table, f"wall {tile}")
        assert done(table)
        after = table.game.tally(table, 0)
        changed = {key: after[key] - before[key] for key in after if after[key] != before[key]}
        assert changed == {name: amount, "wall": 1}
    assert table.breakdown()[0]["wall"] == (3 if tile == "points" else 0)


@clause("YD-60", "YD-E3", "YD-E2")
def test_the_floor_of_a_wall_tile_is_built_at_once() -> None:
    table = building()
    give(table, 0, *SKILLED, "2")
    play(table, "wall floor")
    assert asked(table) == "BuildFloor"
    assert legal(table) == ["raise new", "raise palace 3"]
    play(table, "raise palace 3")
    assert done(table)
    assert show(table.players[0])[2] == "3"


@clause("YD-61")
def test_a_tile_built_on_a_wall_of_four_lies_under_the_fifth_month() -> None:
    table = building(3)
    table.notes = []
    wall(table, 0, 3, 1)
    play(table, "wall rice")
    assert table.facts()["wall"] == [1, 1, 1, 2, 0]
    assert noted(table, "note-wall") == [(0, {"tile": Ref("wall-tile-rice"), "length": 5})]


@clause("YD-61", "YD-E4")
def test_a_wall_of_twelve_cannot_grow() -> None:
    table = table_at(3, wall="choose")
    wall(table, 2, 5, 5)
    ask(table, ChooseAction(0))
    assert "wall@3" not in legal(table)
    refusal = why(table, "wall@3")
    assert (refusal.reason, refusal.clause) == ("wall-complete", "YD-61")
    assert dict(refusal.numbers) == {"length": 12}
    wall(table, 2, 5, 4)
    assert "wall@3" in legal(table)


@clause("YD-E4")
def test_a_seat_without_wall_tiles_cannot_build() -> None:
    table = table_at(2, wall="choose")
    wall(table, 6, 1)
    ask(table, ChooseAction(0))
    assert "wall@2" not in legal(table)
    refusal = why(table, "wall@2")
    assert (refusal.reason, refusal.clause) == ("no-wall-tile", "YD-E4")
    assert dict(refusal.numbers) == {"built": 6}


@clause("YD-21", "YD-59")
def test_the_wall_action_of_a_taken_group_costs_three_yuan_too() -> None:
    table = table_at(2, wall="choose")
    give(table, 0, yuan=2)
    deal(table, "wall", "")
    table.dragons = [1, 0]
    ask(table, ChooseAction(0))
    assert "wall@1" not in legal(table)
    assert why(table, "wall@1").reason == "group-taken"


@clause("YD-62")
def test_the_wall_is_scored_after_the_invasion_has_been_completed() -> None:
    table = table_at(2, month=5, event="mongols", wall="choose")
    give(table, 0, "2 warrior-young warrior-young", "2")
    give(table, 1, "2 healer-old monk-old", "2 healer-old")
    wall(table, 4, 1)
    month_of(table, 5)
    assert asked(table) == "ReleasePerson"
    assert table.to_move == 1
    assert [row["wall"] for row in table.breakdown()] == [0, 0]
    play(table, "release healer-old palace 2")
    assert table.over
    assert [row["wall"] for row in table.breakdown()] == [4, 1]


@clause("YD-62", "YD-66")
@pytest.mark.parametrize("event", ["peace", "drought", "contagion", "tribute", "festival"])
def test_other_events_do_not_score_the_wall(event: str) -> None:
    table = table_at(2, month=3, event=event, wall="choose")
    table.notes = []
    for seat in range(2):
        give(table, seat, "3 healer-old healer-old", yuan=4, rice=3)
    wall(table, 3, 3)
    month_of(table, 3)
    assert table.over
    assert [row["wall"] for row in table.breakdown()] == [0, 0]
    assert not noted(table, "note-wall-scores")
    assert not noted(table, "note-wall-short")


@clause("YD-63", "YD-E7")
def test_a_wall_of_seven_in_month_six_scores_a_point_for_each_own_tile() -> None:
    table = table_at(3, month=6, wall="choose")
    table.notes = []
    for seat in range(3):
        give(table, seat, *FOUR)
    wall(table, 4, 3, 0)
    ask(table, ScoreWall(NOBODY, 6))
    assert done(table)  # nobody releases
    assert table.scores() == [4, 3, 0]
    assert [row["wall"] for row in table.breakdown()] == [4, 3, 0]
    assert [args["points"] for _, args in noted(table, "note-wall-scores")] == [4, 3, 0]


@clause("YD-63", "YD-E7")
@pytest.mark.parametrize(("tiles", "reached"), [(5, False), (6, True), (7, True)])
def test_the_wall_reaches_the_month_if_it_is_at_least_as_long(tiles: int, reached: bool) -> None:
    table = table_at(2, month=6, wall="choose")
    give(table, 1, *FOUR)
    wall(table, tiles - 1, 1)
    ask(table, ScoreWall(NOBODY, 6))
    assert done(table) == reached
    assert table.scores() == ([tiles - 1, 1] if reached else [0, 0])


@clause("YD-64", "YD-E6", "YD-E11")
def test_a_wall_of_five_in_month_six_costs_those_with_fewest_tiles_a_person() -> None:
    table = table_at(4, month=6, wall="choose")
    table.notes = []
    for seat in range(4):
        give(table, seat, *FOUR)
    wall(table, 3, 2, 0, 0)
    stand(table, [3, 0, 2, 1], 9, 8, 7, 6)
    ask(table, ScoreWall(NOBODY, 6))
    assert noted(table, "note-wall-short") == [(NOBODY, {"length": 5, "target": 6})]
    play_as(table, 3, "release monk-old palace 1")
    assert dict(noted(table, "note-releases")[0][1])["cause"] == Ref("cause-wall-short")
    play_as(table, 2, "release monk-old palace 1")
    assert done(table)
    assert table.scores() == [0, 0, 0, 0]


@clause("YD-E5", "YD-64")
def test_where_all_have_as_many_tiles_in_a_short_wall_all_release() -> None:
    table = table_at(3, month=7, wall="choose")
    for seat in range(3):
        give(table, seat, *FOUR)
    wall(table, 2, 2, 2)
    ask(table, ScoreWall(NOBODY, 7))
    for seat in range(3):
        play_as(table, seat, "release healer-old palace 1")
    assert done(table)


@clause("YD-65", "YD-E9")
def test_at_the_end_a_wall_of_twelve_scores() -> None:
    table = table_at(3, month=12, event="peace", wall="choose")
    for seat in range(3):
        give(table, seat, "1 court-lady-young", yuan=0, hand="")
    wall(table, 6, 4, 2)
    month_of(table, 12)
    assert table.over
    assert [row["wall"] for row in table.breakdown()] == [6, 4, 2]


@clause("YD-65", "YD-E9")
def test_at_the_end_a_wall_of_eleven_costs_the_one_with_five_tiles_a_person_after_the_last_scoring() -> None:
    table = table_at(2, month=12, event="peace", wall="choose")
    for seat in range(2):
        give(table, seat, "1 court-lady-young", "1 monk-old", yuan=0, hand="")
    wall(table, 6, 5)
    month_of(table, 12)
    assert table.to_move == 1
    play(table, "release court-lady-young palace 1")
    assert table.over
    row = table.breakdown()[1]
    # two palaces and a lady scored before she left, her empty palace did not decay, one person is left
    assert (row["palaces"], row["court-ladies"], row["persons"], row["wall"]) == (2, 1, 2, 0)
    assert show(table.players[1]) == ["1", "1 monk-old"]
    assert table.breakdown()[0]["persons"] == 4


@clause("YD-E8", "YD-65")
def test_mongols_in_month_twelve_score_the_wall_twice() -> None:
    table = table_at(2, month=12, event="mongols", wall="choose")
    for seat in range(2):
        give(table, seat, "1", hand="")
    wall(table, 6, 6)
    month_of(table, 12)
    assert [row["wall"] for row in table.breakdown()] == [12, 12]


@clause("YD-E8", "YD-65")
def test_mongols_in_month_twelve_cost_a_person_twice_where_the_wall_is_short() -> None:
    table = table_at(2, month=12, event="mongols", wall="choose")
    give(table, 0, "3 warrior-old warrior-old", hand="")
    give(table, 1, "3 warrior-young monk-old healer-old", "3 farmer-old farmer-old farmer-old", hand="")
    wall(table, 6, 5)
    month_of(table, 12)
    for _ in range(3):  # the invasion, its wall, the end
        assert table.to_move == 1
        play(table, "release farmer-old palace 2")
    assert table.over


@clause("YD-66")
def test_without_the_expansion_no_wall_is_built_or_scored() -> None:
    table = table_at(2, month=12, event="mongols")
    for seat in range(2):
        give(table, seat, "3 warrior-old warrior-old warrior-old", "2 monk-old healer-old", hand="")
    table.notes = []
    month_of(table, 12)
    for seat in range(2):
        play_as(table, seat, "release healer-old palace 2")
    assert table.over
    assert not noted(table, "note-wall-short")
    assert [row["wall"] for row in table.breakdown()] == [0, 0]
    assert [player.wall_left for player in table.players] == [0, 0]


@clause("YD-E1")
def test_in_the_random_mode_nature_picks_the_tile_with_equal_chances() -> None:
    table = table_at(2, wall="random")
    give(table, 0, wall_left="rice track points")
    ask(table, ChooseAction(0))
    play_as(table, 0, "wall@2")
    assert table.to_move == NATURE
    assert legal(table) == ["wall rice", "wall track", "wall points"]
    assert table.weights() == ones(3)
    draws(table, "wall track")
    assert table.players[0].track == 3
    assert table.facts()["wall"] == [0]


@clause("YD-E1")
def test_in_the_random_mode_the_owner_still_builds_the_floor() -> None:
    table = building(mode="random")
    draws(table, "wall floor")
    assert table.to_move == 0
    assert asked(table) == "BuildFloor"


@clause("YD-E1", "YD-60")
def test_in_the_usual_mode_the_owner_chooses_freely() -> None:
    table = building()
    assert table.to_move == 0
    assert legal(table) == ALL
