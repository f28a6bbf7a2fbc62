"""Set-up and draft (YD-1 to YD-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from teahouse import NATURE
from teahouse.games.year_of_the_dragon.names import CARDS, EVENTS, NONE, TYPES, person_name
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege, ChooseAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.event import Decay
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson, lay_event
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, SPECTATOR, BadOption
from tests.games.year_of_the_dragon.positions import (
    PERSONS,
    YEAR,
    ask,
    asked,
    deal,
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
ROW = YEAR.split()[2:]


def drafting(players: int = 4, row: list[str] = ROW) -> YearTable:
    """A table with the row laid out, before the first person is taken."""
    table = new_table(players)
    draws(table, *(f"event {event}" for event in row))
    return table


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


# -- the draft ----------------------------------------------------------------------------------------------------


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
