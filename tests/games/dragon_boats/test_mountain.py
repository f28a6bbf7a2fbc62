"""Phase 3: the mountain, and how every house member moves."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import LETTERS
from teahouse.games.dragon_boats.steps.boats import Departures
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY
from tests.games.dragon_boats.positions import (
    ask,
    board,
    farmer,
    feed,
    hold,
    play,
    put_topper,
    question,
    refused,
    stand,
    texts,
    walk,
)
from tests.support import clause


def climbers(table: DragonTable, *seats: int) -> None:
    for path, seat in enumerate(seats):
        table.paths[path] = seat
        table.players[seat].members -= 1


@clause("DB-37")
def test_path_a_is_walked_before_path_b_and_both_before_any_boat() -> None:
    table = stand(4)
    climbers(table, 2, 1)
    put_topper(table, "nw", 20)
    board(table, "nw", rear=0)
    ask(table, Climbers(NOBODY, 0), Departures(NOBODY))
    order = []
    while table.to_move in (1, 2):
        order.append(table.to_move)
        play(table, "home")
    assert order == [2, 1]
    assert question(table) == "Steer"
    assert table.paths == [-1, -1]


@clause("DB-38", "DB-R71")
def test_a_climber_stands_on_the_first_road_space_after_step_1_and_moves_3_in_all() -> None:
    table = stand(4)
    climbers(table, 0)
    ask(table, Climbers(NOBODY, 0))
    assert texts(table) == [
        "settle mountain a0",
        "settle mountain a1",
        "settle mountain b0",
        "walk mountain t2",
        "home",
    ]
    play(table, "walk mountain t2")
    assert texts(table) == ["settle mountain b0", "settle mountain b1", "walk mountain t3", "home"]
    play(table, "walk mountain t3")
    assert texts(table) == ["home"]
    refusal = refused(table, "settle mountain c0")
    assert (refusal.reason, refusal.clause) == ("no-steps", "DB-38")


@clause("DB-38", "DB-R69", "DB-R71")
def test_each_food_buys_one_space_more_and_goes_back_to_the_supply() -> None:
    table = stand(4)
    feed(table, 0, 3)
    walk(table, 0, "mountain t1")
    play(table, "walk mountain t2", "walk mountain t3")
    assert (table.players[0].food, table.food) == (3, 9)
    play(table, "walk mountain t4")
    assert (table.players[0].food, table.food) == (2, 10)
    play(table, "walk mountain t5", "settle mountain d0")
    assert (table.players[0].food, table.food) == (0, 12)
    assert table.players[0].farmers.bit_count() == 1


@clause("DB-38")
@pytest.mark.parametrize(("path", "reach"), [("t1", {"a0", "a1", "b0", "b1"}), ("u1", {"a2", "a3", "b2", "b1"})])
def test_without_food_each_path_reaches_4_spaces(path: str, reach: set[str]) -> None:
    table = stand(4)
    found = set()
    walk(table, 0, f"mountain {path}")
    for _ in range(3):
        found |= {text.split(" ")[2] for text in texts(table) if text.startswith("settle")}
        onward = [text for text in texts(table) if text.startswith("walk")]
        if not onward:
            break
        play(table, onward[0])
    assert found == reach


@clause("DB-39", "DB-R43")
def test_entering_land_ends_the_move_and_takes_the_tile() -> None:
    table = stand(4)
    hex = table.box.chart.hexes.index("mountain a1")
    tile = table.tiles[hex]
    walk(table, 0, "mountain t1")
    play(table, "settle mountain a1")
    assert table.over
    assert table.players[0].wisdom == 1 << tile
    assert LETTERS[tile] in "LNOQTVWXYZ"
    assert table.players[0].farmers == table.settled == 1 << hex
    assert table.players[0].members == 9


@clause("DB-40")
def test_two_members_never_share_a_mountain_space() -> None:
    table = stand(4)
    farmer(table, 1, "mountain a0")
    walk(table, 0, "mountain t1")
    assert "settle mountain a0" not in texts(table)
    refusal = refused(table, "settle mountain a0")
    assert (refusal.reason, refusal.clause) == ("land-taken", "DB-40")


@clause("DB-R20", "DB-R25")
def test_a_climber_may_stop_early_and_go_home() -> None:
    table = stand(4)
    walk(table, 0, "mountain t1")
    play(table, "home")
    assert table.players[0].members == 10
    assert table.players[0].farmers == 0


@clause("DB-R21")
def test_nobody_moves_down_the_mountain() -> None:
    table = stand(4)
    feed(table, 0, 5)
    walk(table, 0, "mountain t4")
    assert [text for text in texts(table) if text.startswith("walk")] == ["walk mountain t5"]
    assert refused(table, "walk mountain t3").clause == "DB-R21"


@clause("DB-121", "DB-R46")
def test_with_card_u_every_member_moves_4_spaces_on_the_mountain_too() -> None:
    table = stand(4)
    hold(table, 0, "U")
    walk(table, 0, "mountain t1")
    play(table, "walk mountain t2", "walk mountain t3", "settle mountain c0")
    assert table.players[0].farmers.bit_count() == 1
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw", "walk north road-nw", "settle north field-nw")
    assert table.players[0].farmers.bit_count() == 2


@clause("DB-R76", "DB-R46")
def test_with_the_generic_wisdom_tiles_card_and_tile_u_add_2_spaces() -> None:
    table = stand(4, wisdom_set="generic")
    hold(table, 0, "U")
    table.players[0].wisdom |= 1 << LETTERS.index("U")
    walk(table, 0, "north port-left")
    for road in ("sw", "nw", "n"):
        table.play(table.game.move(f"walk north road-{road}"))
        while question(table) != "Walk":
            table.apply(table.moves()[0])
    assert "settle north field-ne" in texts(table)
