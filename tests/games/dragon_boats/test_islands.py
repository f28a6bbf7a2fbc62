"""Phase 3: house members on the outer islands, their rewards and their land."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import FARMS, LETTERS
from teahouse.kernel import NATURE
from tests.games.dragon_boats.positions import (
    deal,
    enrich,
    farmer,
    feed,
    give,
    lay_tile,
    play,
    question,
    refused,
    show,
    stand,
    texts,
    walk,
)
from tests.support import clause


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


@clause("DB-50", "DB-R36")
def test_an_offering_reward_with_an_empty_bag_gives_nothing() -> None:
    table = stand(4)
    for kind, name in enumerate(("cinnabar", "gold", "leather", "jade", "tea")):
        give(table, 1, *[name] * table.bag[kind])
    walk(table, 0, "north road-s")
    assert question(table) == "Walk"
    assert table.players[0].offerings == 0
