"""Phase 4 and the end of the game (YD-51 to YD-58)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.steps.scoring import FinalScoring, ScoreRound
from teahouse.kernel import NOBODY
from tests.games.year_of_the_dragon.positions import (
    ask,
    finished,
    game_for,
    give,
    legal,
    noted,
    stand,
    table_at,
    walk,
    why,
)
from tests.support import clause


@clause("YD-51")
def test_three_palaces_two_court_ladies_and_a_large_privilege_score_seven() -> None:
    table = table_at(2)
    table.notes = []
    give(table, 0, "2 court-lady-young", "3", "1 court-lady-young", large=1)
    give(table, 1, "1 monk-old", small=2, large=1)
    ask(table, ScoreRound(NOBODY))
    assert table.scores() == [7, 5]
    row = table.breakdown()[0]
    assert (row["palaces"], row["court-ladies"], row["privileges"]) == (3, 2, 2)
    assert noted(table, "note-score-round") == [(0, {"points": 7, "total": 7}), (1, {"points": 5, "total": 5})]
    ask(table, ScoreRound(NOBODY))
    assert table.scores() == [14, 10]
    assert noted(table, "note-score-round")[-2:] == [(0, {"points": 7, "total": 14}), (1, {"points": 5, "total": 10})]


@clause("YD-51")
def test_palaces_score_whether_inhabited_or_not_and_at_any_height() -> None:
    table = table_at(2)
    give(table, 0, "1", "2", "3 monk-old")
    ask(table, ScoreRound(NOBODY))
    assert table.scores()[0] == 3


@clause("YD-52")
def test_each_month_but_the_last_is_followed_by_the_next() -> None:
    months: list[int] = []
    for table in walk(game_for(2), 8):
        if table.month not in months:
            months.append(table.month)
    assert months == list(range(13))


@clause("YD-D11")
def test_scores_are_not_limited_by_a_track_of_a_hundred() -> None:
    table = table_at(2)
    table.players[0].score(0, 99)
    give(table, 0, "1", "1")
    ask(table, ScoreRound(NOBODY))
    assert table.scores()[0] == 101
    table.advance(0, 1000)
    assert table.players[0].track == 1000


@clause("YD-53")
def test_after_the_twelfth_scoring_the_final_scoring_ends_the_game() -> None:
    table = finished(game_for(3), 2)
    assert table.over
    assert table.month == 12
    assert legal(table) == []
    assert table.weights() == []
    assert (why(table, "skip").reason, why(table, "skip").clause) == ("game-over", "YD-53")
    assert table.prompt().id == "prompt-game-over"


@clause("YD-54")
def test_each_person_scores_two_points() -> None:
    table = table_at(2)
    give(table, 0, "3 farmer-old farmer-young healer-old", "2 court-lady-young", yuan=0)
    ask(table, FinalScoring(NOBODY))
    assert table.breakdown()[0]["persons"] == 8
    assert table.scores()[0] == 8


@clause("YD-55")
def test_monks_score_buddhas_times_floors() -> None:
    table = table_at(2)
    give(table, 0, "2 monk-young", "3 monk-old")
    give(table, 1, "3 monk-young monk-old healer-old", "1 monk-old")
    ask(table, FinalScoring(NOBODY))
    assert [row["monks"] for row in table.breakdown()] == [2 + 6, 3 + 6 + 2]


@clause("YD-56", "YD-D13")
@pytest.mark.parametrize(
    ("yuan", "rice", "fireworks", "points"),
    [(4, 1, 2, 3), (2, 0, 0, 0), (3, 0, 0, 1), (2, 2, 0, 2), (2, 2, 2, 3), (0, 1, 1, 1), (1, 1, 0, 1), (11, 0, 0, 3)],
)
def test_goods_are_sold_for_two_yuan_each_and_three_yuan_are_a_point_rounded_once(
    yuan: int, rice: int, fireworks: int, points: int
) -> None:
    table = table_at(2)
    give(table, 0, yuan=yuan, rice=rice, fireworks=fireworks)
    ask(table, FinalScoring(NOBODY))
    assert table.breakdown()[0]["sales"] == points


@clause("YD-57", "YD-54", "YD-55", "YD-56")
def test_ben_scores_twenty_five_at_the_end() -> None:
    table = table_at(2)
    table.notes = []
    palaces = ("2 monk-young farmer-old", "3 monk-old healer-young scholar-old", "2 craftsman-young court-lady-young")
    give(table, 0, *palaces, yuan=4, rice=1, fireworks=2)
    table.players[0].score(0, 40)
    ask(table, FinalScoring(NOBODY))
    row = table.breakdown()[0]
    assert (row["persons"], row["monks"], row["sales"]) == (14, 8, 3)
    assert table.scores()[0] == 40 + 25
    assert noted(table, "note-final")[0] == (0, {"points": 25, "total": 65})


@clause("YD-58")
def test_a_tie_goes_to_the_seat_farther_ahead_on_the_person_track() -> None:
    table = table_at(4)
    for seat, points in enumerate((50, 60, 60, 55)):
        table.players[seat].score(0, points)
    stand(table, [0, 2, 1, 3], 30, 20, 19, 5)
    ask(table)
    assert table.ranking() == [4, 2, 1, 3]


@clause("YD-58", "YD-D12")
def test_on_one_space_the_top_of_the_stack_wins_the_tie() -> None:
    table = table_at(3)
    for player in table.players:
        player.score(0, 42)
    stand(table, [1, 2, 0], 20, 20, 20)
    ask(table)
    assert table.ranking() == [3, 1, 2]


@clause("YD-53", "YD-54", "YD-55", "YD-56")
@pytest.mark.parametrize("seed", range(5))
def test_the_points_of_all_sources_sum_to_the_score(seed: int) -> None:
    table = finished(game_for(5, wall="choose", super_event="random"), seed)
    for player, row, score in zip(table.players, table.breakdown(), table.scores(), strict=True):
        assert sum(row.values()) == score
        assert row["persons"] == 2 * player.persons
        assert row["sales"] == (player.yuan + 2 * player.rice + 2 * player.fireworks) // 3
