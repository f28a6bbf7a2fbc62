"""Phase 3: boats depart, are steered, land and are unloaded."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import DOCKS, FARMS, LETTERS, LOCATIONS, NONE, SEATS
from teahouse.games.dragon_boats.steps.boats import Departures, Sail, Steer, Unload
from teahouse.games.dragon_boats.steps.storage import CleanUp
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY
from teahouse.library import build
from tests.games.dragon_boats.positions import (
    ask,
    board,
    deal,
    enrich,
    farmer,
    feed,
    give,
    hold,
    last_round,
    lay_tile,
    play,
    put_topper,
    question,
    refused,
    sail,
    show,
    stand,
    texts,
    walk,
)
from tests.support import clause


def explore(table: DragonTable) -> None:
    ask(table, Departures(NOBODY))


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


@clause("DB-47", "DB-48", "DB-R71")
def test_the_port_is_the_first_of_3_spaces_and_food_adds_more() -> None:
    table = stand(4)
    walk(table, 0, "north port-left")
    assert texts(table) == ["settle north field-w", "settle north field-sw", "walk north road-sw", "home"]
    play(table, "walk north road-sw")
    assert "settle north field-c" in texts(table)
    play(table, "walk north road-nw")
    assert texts(table) == ["home"]
    refusal = refused(table, "walk north road-n")
    assert (refusal.reason, refusal.clause) == ("no-steps", "DB-47")
    feed(table, 0, 1)
    assert "walk north road-n" in texts(table)


@clause("DB-EXE", "DB-53")
def test_example_e_after_3_free_steps_a_member_goes_home_or_pays_a_food() -> None:
    table = stand(4)
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw", "walk north road-nw")
    assert texts(table) == ["home"]
    feed(table, 0, 1)
    assert texts(table) == [
        "settle north field-c",
        "settle north field-w",
        "settle north field-nw",
        "walk north road-n",
        "home",
    ]
    before = table.players[0].farms.copy()
    play(table, "settle north field-nw")
    assert table.players[0].food == 0
    assert sum(table.players[0].farms) == sum(before) + 1
    assert table.over


@clause("DB-49", "DB-39")
def test_entering_a_field_takes_its_farm_tile_and_leaves_a_farmer() -> None:
    table = stand(4)
    lay_tile(table, "north field-w", "fish")
    walk(table, 0, "north port-left")
    play(table, "settle north field-w")
    assert table.players[0].farms[FARMS.index("fish")] == 1
    assert table.owner(table.box.chart.hexes.index("north field-w")) == 0
    assert table.over


@clause("DB-49")
def test_only_land_and_roads_beside_the_space_can_be_entered() -> None:
    table = stand(4)
    walk(table, 0, "north port-left")
    assert refused(table, "settle north field-e").clause == "DB-49"
    assert refused(table, "settle south field-w").clause == "DB-49"
    assert refused(table, "walk north road-n").clause == "DB-49"


@clause("DB-50")
def test_each_kind_of_reward_is_taken_on_the_way() -> None:
    table = stand(4)
    player = table.players[0]
    feed(table, 0, 5)
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw")
    assert player.money == 1
    play(table, "walk north road-nw")
    assert player.treasure == 1
    play(table, "walk north road-n")
    assert question(table) == "ChooseCard"
    play(table, texts(table)[0])
    deal(table)
    assert player.cards().bit_count() == 1
    play(table, "walk north road-ne")
    assert player.money == 2
    food = player.food
    play(table, "walk north road-se")
    assert player.food == food
    play(table, "walk north road-s")
    assert table.to_move == NATURE
    play(table, "offering tea")
    assert player.offerings == 1


@clause("DB-51", "DB-R27")
def test_a_piece_never_enters_a_space_twice() -> None:
    table = stand(4)
    feed(table, 0, 5)
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw", "walk north road-nw")
    refusal = refused(table, "walk north road-sw")
    assert (refusal.reason, refusal.clause) == ("twice", "DB-51")


@clause("DB-52")
def test_land_with_a_farmer_is_closed() -> None:
    table = stand(4)
    farmer(table, 1, "north field-w")
    walk(table, 0, "north port-left")
    assert "settle north field-w" not in texts(table)
    refusal = refused(table, "settle north field-w")
    assert (refusal.reason, refusal.clause) == ("land-taken", "DB-52")


@clause("DB-53")
def test_who_goes_home_returns_to_the_supply_and_keeps_the_rewards() -> None:
    table = stand(4)
    walk(table, 0, "north port-left")
    play(table, "walk north road-sw", "home")
    assert (table.players[0].members, table.players[0].money) == (10, 1)


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


@clause("DB-R25")
def test_nobody_has_to_settle() -> None:
    table = stand(4)
    walk(table, 0, "north port-left")
    assert "home" in texts(table)


@clause("DB-R26")
def test_food_found_on_the_way_can_be_spent_in_the_same_move() -> None:
    table = stand(4)
    walk(table, 0, "east port-left")
    play(table, "walk east road-sw")
    assert table.players[0].food == 1
    play(table, "walk east road-nw", "offering tea", "settle east field-nw")
    assert table.players[0].food == 0


@clause("DB-R27")
def test_a_reward_is_never_used_up() -> None:
    table = stand(4)
    for seat in (0, 1, 2):
        walk(table, seat, "north port-left")
        play(table, "walk north road-sw", "home")
        assert table.players[seat].money == 1


@clause("DB-R28")
def test_a_bonus_card_as_a_reward_costs_no_treasure() -> None:
    table = stand(4)
    feed(table, 0, 5)
    show(table, "L", "K")
    enrich(table, 0, 1)
    walk(table, 0, "north road-n")
    assert texts(table) == ["take L", "take K", "take blind"]
    assert refused(table, "take A").clause == "DB-28"
    play(table, "take K", "reveal A")
    assert table.players[0].treasure == 1
    assert table.players[0].open == 1 << LETTERS.index("K")
    assert question(table) == "Walk"


@clause("DB-R29")
def test_land_cannot_be_passed_through() -> None:
    table = stand(4)
    feed(table, 0, 5)
    walk(table, 0, "north port-left")
    play(table, "settle north field-w")
    assert table.over


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


@clause("DB-50", "DB-R36")
def test_an_offering_reward_with_an_empty_bag_gives_nothing() -> None:
    table = stand(4)
    for kind, name in enumerate(("cinnabar", "gold", "leather", "jade", "tea")):
        give(table, 1, *[name] * table.bag[kind])
    walk(table, 0, "north road-s")
    assert question(table) == "Walk"
    assert table.players[0].offerings == 0
