"""Phase 3: boats depart, are steered, land and are unloaded."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import DOCKS, LOCATIONS, NONE, SEATS
from teahouse.games.dragon_boats.steps.boats import Sail, Steer, Unload
from teahouse.games.dragon_boats.steps.storage import CleanUp
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY
from teahouse.library import build
from tests.games.dragon_boats.positions import (
    ask,
    board,
    explore,
    hold,
    last_round,
    play,
    put_topper,
    question,
    refused,
    sail,
    stand,
    texts,
)
from tests.support import clause


def sailings(table: DragonTable) -> list[str]:
    """The order in which boats sail, when everybody goes home at once."""
    while not table.over:
        table.apply(table.game.move("home") if question(table) == "Walk" else table.moves()[0])
    return [DOCKS[boat] for boat in table.arrivals]


@clause("DB-41", "DB-44")
def test_a_boat_sails_with_its_minimum_and_waits_below_it() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    board(table, "ne", front=0)
    explore(table)
    assert sailings(table) == ["nw"]
    assert table.seats[3] == 0
    ask(table, CleanUp(NOBODY))
    assert table.seats[3] == 0


@clause("DB-42", "DB-EXO")
def test_example_o_beats_19_sail_before_12_and_a_boat_that_is_not_ready_stays() -> None:
    table = stand(4)
    put_topper(table, "nw", 5)
    put_topper(table, "ne", 6)
    put_topper(table, "se", 1)
    board(table, "nw", 0, 1, 2)
    board(table, "ne", front=0, middle=3)
    board(table, "se", front=1, middle=2)
    explore(table)
    assert sailings(table) == ["ne", "nw"]


@clause("DB-EXO", "DB-108", "DB-R63")
def test_example_o_with_card_h_the_boat_with_12_beats_sails_first() -> None:
    table = stand(4)
    put_topper(table, "nw", 5)
    put_topper(table, "ne", 6)
    board(table, "nw", 0, 1, 2)
    board(table, "ne", front=3, middle=3)
    hold(table, 1, "H")
    explore(table)
    assert (table.to_move, texts(table)) == (1, ["pass", "play H nw"])
    play(table, "play H nw")
    assert question(table) == "Steer"
    assert sailings(table) == ["nw", "ne"]


@clause("DB-42")
def test_the_next_boat_sails_only_when_the_last_one_is_empty() -> None:
    table = stand(4)
    put_topper(table, "ne", 17)
    put_topper(table, "se", 20)
    board(table, "ne", 0, 1, 2)
    board(table, "se", front=3)
    explore(table)
    play(table, "steer east-left", "home", "home")
    assert table.arrivals == [DOCKS.index("ne")]
    play(table, "home")
    assert question(table) == "Steer"
    assert table.to_move == 3


@clause("DB-43")
def test_whoever_sits_farthest_back_chooses_one_of_two_locations() -> None:
    table = stand(4)
    board(table, "nw", front=0, middle=2)
    explore(table)
    assert table.to_move == 2
    assert texts(table) == ["steer north-left", "steer west-right"]
    assert refused(table, "steer south-left").clause == "DB-43"
    play(table, "steer west-right")
    assert table.places[0] == LOCATIONS.index("west-right")


@clause("DB-45", "DB-EXN")
def test_example_n_in_the_last_round_a_lone_passenger_of_a_boat_for_3_sails_steers_and_lands() -> None:
    table = stand(4)
    last_round(table)
    put_topper(table, "nw", 1)
    board(table, "nw", middle=2)
    explore(table)
    assert (question(table), table.to_move) == ("Steer", 2)
    play(table, "steer north-left")
    assert (question(table), table.to_move) == ("Walk", 2)


@clause("DB-46")
def test_passengers_leave_front_middle_rear_and_each_ends_its_move_first() -> None:
    table = stand(4)
    put_topper(table, "nw", 1)
    board(table, "nw", 2, 0, 1)
    explore(table)
    play(table, "steer north-left")
    order = []
    while not table.over:
        order.append(table.to_move)
        play(table, "walk north road-sw", "home")
    assert order == [2, 0, 1]


@clause("DB-R22")
def test_equal_beats_sail_in_dock_order() -> None:
    equal = "[toppers]\nsource = 'reconstructed'\ntoppers = [" + ", ".join(
        f"{{ id = {n}, min = 1, beats = 7, fare = ['tea'] }}" for n in range(1, 6)
    )
    game = build("dragon-boats", 4, equal + "]", {})
    table = game.new()
    assert isinstance(table, DragonTable)
    play(table, "first 1", "topper 4", "topper 3", "topper 2", "topper 1")
    board(table, "sw", front=0)
    board(table, "ne", front=1)
    board(table, "se", front=2)
    explore(table)
    assert sailings(table) == ["ne", "se", "sw"]


@clause("DB-R23")
def test_a_location_with_a_boat_cannot_be_chosen() -> None:
    table = stand(4)
    sail(table, "ne", "north-left")
    board(table, "nw", front=0, rear=1)
    explore(table)
    assert texts(table) == ["steer west-right"]
    refusal = refused(table, "steer north-left")
    assert (refusal.reason, refusal.clause) == ("location-taken", "DB-R23")


@clause("DB-R23")
def test_with_both_locations_taken_a_boat_stays_at_its_dock() -> None:
    table = stand(4)
    sail(table, "ne", "north-left")
    sail(table, "se", "west-right")
    board(table, "nw", front=0, rear=1)
    explore(table)
    assert table.over
    assert table.places[0] == NONE
    assert table.seats[:3] == [0, NONE, 1]


@clause("DB-R23", "DB-R62")
def test_with_both_locations_taken_a_steersperson_who_might_hold_a_is_asked() -> None:
    table = stand(4)
    sail(table, "ne", "north-left")
    sail(table, "se", "west-right")
    board(table, "nw", front=0, rear=1)
    hold(table, 1, "A", blind=True)
    explore(table)
    while question(table) == "BeforeDeparture":
        play(table, "pass")
    assert (question(table), table.to_move) == ("BeforeSteering", 1)
    assert "play A east-left" in texts(table)
    twin = table.copy()
    play(table, "pass")
    while question(table) == "BeforeDeparture":
        play(table, "pass")
    assert table.over
    assert table.places[0] == NONE
    play(twin, "play A east-left")
    assert twin.places[0] == LOCATIONS.index("east-left")


@clause("DB-R24")
def test_empty_boats_do_not_sail_in_the_last_round() -> None:
    table = stand(4)
    last_round(table)
    explore(table)
    assert table.over
    assert table.arrivals == []


@clause("DB-R30")
def test_roads_and_ports_are_never_blocked() -> None:
    table = stand(4)
    put_topper(table, "nw", 1)
    board(table, "nw", 0, 0, 1)
    explore(table)
    play(table, "steer north-left")
    for _ in range(3):
        assert "walk north road-sw" in texts(table)
        play(table, "walk north road-sw", "home")


@clause("DB-R65", "DB-R48")
def test_a_member_put_on_a_landed_boat_is_unloaded_before_the_next_departure() -> None:
    table = stand(4)
    sail(table, "ne", "north-right")
    board(table, "nw", front=0, rear=1)
    put_topper(table, "se", 20)
    board(table, "se", front=2)
    hold(table, 1, "G")
    explore(table)
    play(table, "play G nw rear", "seat ne front")
    assert (question(table), table.to_move) == ("Walk", 1)
    assert table.arrivals == [DOCKS.index("ne")]
    play(table, "home")
    assert (question(table), table.to_move) == ("Steer", 2)


@clause("DB-R65")
def test_landed_boats_are_unloaded_in_order_of_arrival() -> None:
    table = stand(4)
    sail(table, "se", "east-right")
    sail(table, "ne", "north-right")
    board(table, "ne", front=0)
    board(table, "se", front=1)
    explore(table)
    order = []
    while not table.over:
        order.append(table.to_move)
        play(table, "home")
    assert order == [1, 0]


@clause("DB-42", "DB-R60")
def test_explore_ends_when_no_boat_is_ready() -> None:
    table = stand(4)
    board(table, "nw", front=0)
    explore(table)
    assert table.over
    assert table.arrivals == []


@clause("DB-46")
def test_a_boat_is_unloaded_where_it_lies() -> None:
    table = stand(4)
    sail(table, "se", "south-left")
    board(table, "se", front=1)
    ask(table, Unload(NOBODY, DOCKS.index("se")))
    assert "walk south road-sw" in texts(table)


@clause("DB-R22", "DB-41")
def test_without_a_ready_boat_nothing_sails() -> None:
    table = stand(4)
    ask(table, Sail(NOBODY))
    assert table.over


@clause("DB-43")
def test_a_lone_passenger_steers_from_any_seat() -> None:
    for seat in SEATS:
        table = stand(4)
        put_topper(table, "nw", 20)
        board(table, "nw", **{seat: 3})
        explore(table)
        assert isinstance(table.agenda[-1], Steer)
        assert table.to_move == 3
