"""Set-up: the year, its pieces and the row of events (YD-1 to YD-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from teahouse import NATURE
from teahouse.games.year_of_the_dragon.names import CARDS, EVENTS, NONE, TYPES
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege, ChooseAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.setup import lay_event
from teahouse.kernel import SPECTATOR, BadOption
from tests.games.year_of_the_dragon.positions import (
    ROW,
    ask,
    asked,
    deal,
    drafting,
    draws,
    finished,
    game_for,
    give,
    legal,
    new_table,
    play,
    play_as,
    show,
    table_at,
    walk,
    why,
)
from tests.support import clause

SINGLE = ("craftsman", "court-lady", "tax-collector")
SPLIT = ("pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar")


# -- the year and its pieces --------------------------------------------------------------------------------------


@clause("YD-1")
@pytest.mark.parametrize("players", [1, 6])
def test_only_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 5 players, not {players}"):
        game_for(players)


@clause("YD-1", "YD-53")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_exactly_twelve_months_and_then_is_over(players: int) -> None:
    months: list[int] = []
    for table in walk(game_for(players), 1):
        if not months or months[-1] != table.month:
            months.append(table.month)
        over = table.over
    assert months == list(range(13))
    assert over
    assert table.moves() == []


@clause("YD-1", "YD-58")
def test_most_points_win() -> None:
    table = finished(game_for(4), 3)
    scores = table.scores()
    assert scores[table.ranking().index(1)] == max(scores)
    assert sorted(table.ranking()) == [1, 2, 3, 4]


@clause("YD-2", "YD-11")
def test_privileges_beyond_the_eight_tiles_of_the_box_can_be_bought() -> None:
    table = table_at(2)
    give(table, 0, yuan=7, small=5, large=3)
    ask(table, BuyPrivilege(0))
    assert legal(table) == ["privilege small", "privilege large"]
    play(table, "privilege large")
    assert table.players[0].large == 4


@clause("YD-2", "YD-11")
@pytest.mark.parametrize(("action", "good"), [("taxes", "yuan"), ("harvest", "rice"), ("fireworks", "fireworks")])
def test_money_rice_and_fireworks_never_run_out(action: str, good: str) -> None:
    table = table_at(2)
    for seat in range(2):
        give(table, seat, yuan=500, rice=500, fireworks=500)
    ask(table, ChooseAction(0))
    play(table, f"{action}@2")
    assert getattr(table.players[0], good) > 500


@clause("YD-2", "YD-11")
def test_floors_never_run_out() -> None:
    table = table_at(5)
    for seat in range(5):
        give(table, seat, *["3"] * 6)  # 90 floors, 66 are in the box
    ask(table, BuildFloor(0, 1))
    play(table, "raise new")
    assert show(table.players[0])[-1] == "1"


@clause("YD-3", "YD-4", "YD-5")
@pytest.mark.parametrize(
    ("players", "young", "old", "single", "total"),
    [(2, 3, 1, 4, 36), (3, 4, 2, 6, 54), (4, 5, 3, 8, 72), (5, 6, 4, 10, 90)],
)
def test_the_display_for_each_number_of_players(players: int, young: int, old: int, single: int, total: int) -> None:
    tiles = new_table(players).facts()["tiles"]
    wanted = {f"{type}-young": young for type in SPLIT}
    wanted |= {f"{type}-old": old for type in SPLIT}
    wanted |= {f"{type}-young": single for type in SINGLE}
    assert tiles == wanted
    assert sum(tiles.values()) == total


@clause("YD-4", "YD-3")
def test_old_persons_exist_for_six_types_only() -> None:
    texts = [move.text for move in game_for().catalogue.moves if move.kind == "take"]
    assert {f"take {type}-old" for type in SPLIT} | {f"take {type}-young" for type in (*SPLIT, *SINGLE)} == set(texts)


@clause("YD-9", "YD-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_each_player_starts_with(players: int) -> None:
    table = new_table(players)
    assert len(table.players) == players
    for player in table.players:
        assert show(player) == ["2", "2"]
        assert (player.yuan, player.rice, player.fireworks) == (6, 0, 0)
        assert (player.small, player.large, player.track, player.vp, player.persons) == (0, 0, 0, 0, 0)
        assert dict(zip(CARDS, player.hand, strict=True)) == {**dict.fromkeys(TYPES, 1), "wild": 2}
        assert sum(player.hand) == 11
        assert player.wall_left == 0
    assert table.wall == []
    assert table.scores() == [0] * players


@clause("YD-9", "YD-23")
def test_each_player_has_one_dragon_for_one_group_a_round() -> None:
    table = table_at(3)
    deal(table, "taxes", "harvest", "")
    ask(table, ChooseAction(0), ChooseAction(1))
    play_as(table, 0, "taxes@1")
    assert table.dragons == [1, 0, 0]
    play_as(table, 1, "harvest@2")
    assert table.dragons == [1, 1, 0]


@clause("YD-10", "YD-D15")
def test_money_lies_open_and_only_its_sum_matters() -> None:
    table = table_at(3)
    give(table, 1, yuan=7)
    ask(table)
    for seat in (0, 1, 2, SPECTATOR):
        shown = table.game.view(table, seat).facts["players"][1]
        assert shown["yuan"] == 7
        assert not {"gold", "silver", "coins"} & set(shown)


# -- the row of events --------------------------------------------------------------------------------------------


def row_of(tiles: str) -> list[str | None]:
    """The row after these tiles were drawn."""
    events = [0, 0] + [NONE] * 10
    for event in tiles.split():
        lay_event(events, EVENTS.index(event))
    return [None if event == NONE else EVENTS[event] for event in events]


@clause("YD-6")
def test_the_first_two_months_are_peace_and_never_drawn() -> None:
    table = new_table()
    assert table.facts()["events"] == ["peace", "peace"] + [None] * 10
    assert "event peace" not in legal(table)
    assert why(table, "event peace").reason == "no-event-left"


@clause("YD-6")
def test_tiles_are_laid_from_left_to_right() -> None:
    table = drafting()
    assert table.facts()["events"] == ["peace", "peace", *ROW]


@clause("YD-6")
def test_a_tile_like_its_left_neighbour_goes_to_the_next_free_space_and_the_next_draw_fills_the_gap() -> None:
    assert row_of("drought drought")[2:6] == ["drought", None, "drought", None]
    assert row_of("drought drought tribute")[2:6] == ["drought", "tribute", "drought", None]
    assert row_of("drought drought tribute tribute")[2:7] == ["drought", "tribute", "drought", "tribute", None]


@clause("YD-6")
def test_a_tile_like_the_one_before_the_gap_can_follow_it() -> None:
    assert row_of("festival mongols mongols festival")[2:7] == [
        "festival",
        "mongols",
        "festival",
        "mongols",
        None,
    ]


@clause("YD-A4")
def test_where_the_last_tile_is_like_month_eleven_months_ten_and_eleven_change_places_first() -> None:
    row = row_of("drought tribute drought tribute festival contagion festival mongols contagion mongols")
    assert row[-3:] == ["mongols", "contagion", "mongols"]
    row = row_of("drought tribute drought tribute festival mongols festival mongols contagion contagion")
    assert row[-4:] == ["festival", "contagion", "mongols", "contagion"]


@clause("YD-A5", "YD-6", "YD-A4")
def test_the_literal_procedure_gives_every_legal_row_and_its_own_odds() -> None:
    """Every order of drawing, weighted: the shares that the procedure, not a uniform choice of rows, has."""
    rows: Counter[tuple[int, ...]] = Counter()
    swapped = 0

    def draw(events: list[int], pool: list[int], ways: int) -> None:
        nonlocal swapped
        if not any(pool):
            rows[tuple(events)] += ways
            return
        for event in range(1, 6):
            if pool[event]:
                laid, left = events.copy(), pool.copy()
                left[event] -= 1
                last = not any(left) and laid[10] == event
                lay_event(laid, event)
                if last:
                    swapped += ways * pool[event]
                draw(laid, left, ways * pool[event])

    draw([0, 0] + [NONE] * 10, [0, 2, 2, 2, 2, 2], 1)
    total = sum(rows.values())
    assert total == 3628800
    assert len(rows) == 39480  # every legal row can come up
    assert all(row[month] != row[month + 1] for row in rows for month in range(2, 11))
    assert round(100 * swapped / total, 1) == 9.8  # how often the ruling on month 12 is needed
    two_apart = 0
    for row, ways in rows.items():
        two_apart += ways * sum(row[month] == row[month + 2] for month in range(2, 10))
    assert round(100 * two_apart / (5 * total)) == 37  # 22 if all rows were equally likely
    assert round(100 * sum(row[month] == row[month + 2] for row in rows for month in range(2, 10)) / 5 / 39480) == 22


@clause("YD-A5", "YD-6")
def test_each_tile_left_is_drawn_with_the_same_chance() -> None:
    table = new_table()
    assert table.to_move == NATURE
    assert dict(zip(legal(table), table.weights(), strict=True)) == {f"event {name}": 2 for name in EVENTS[1:]}
    draws(table, "event drought", "event tribute", "event tribute")
    assert dict(zip(legal(table), table.weights(), strict=True)) == {
        "event drought": 1,
        "event contagion": 2,
        "event mongols": 2,
        "event festival": 2,
    }
    refusal = why(table, "event tribute")
    assert (refusal.reason, refusal.clause) == ("no-event-left", "YD-6")


@clause("YD-7")
def test_the_row_is_open_to_everybody_from_the_start() -> None:
    table = drafting(3)
    for seat in (0, 1, 2, SPECTATOR):
        assert table.game.view(table, seat).facts["events"] == ["peace", "peace", *ROW]


@clause("YD-6")
def test_the_row_is_complete_before_anybody_drafts() -> None:
    table = new_table(2)
    for event in ROW:
        assert asked(table) == "DrawEvent"
        draws(table, f"event {event}")
    assert asked(table) == "DraftPerson"
