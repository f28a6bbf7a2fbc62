"""Advancement spaces: Emperor's Undertakings, War & Routes (YZ-63, YZ-64)."""

from __future__ import annotations

from teahouse.games.yinzi.names import GOODS
from teahouse.games.yinzi.steps.disasters import strikes
from teahouse.games.yinzi.steps.emperor import EmperorRewards, ServeEmperor
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.rounds import Resolution
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    asked,
    at,
    boats,
    cover,
    disc,
    discard,
    discs_on,
    factory,
    field,
    hand,
    hold,
    legal,
    nature,
    plant,
    play,
    put,
    serve,
    show_route,
    soldiers,
    table_at,
    turn,
    why,
)
from tests.support import clause

# -- emperor's undertakings ------------------------------------------------------------------------------------------


@clause("YZ-63")
def test_free_salt_is_one_salt_without_boats() -> None:
    table = table_at(2)
    show_route(table, 0, "r11")
    put(table, 0, "sell", 1)
    disc(table, 0, "free-salt")
    turn(table)
    play(table, "work sell war-routes", "war 1", "route r11", "give free-salt")
    assert table.route_by[0] == 0


@clause("YZ-63", "YZ-A16")
def test_an_additional_sale_has_boats_of_its_own_even_in_the_middle_of_an_action() -> None:
    table = table_at(2)
    boats(table, 0, 1)
    plant(table, 0, "huguang-b2", 2, "tea")
    disc(table, 0, "additional-sale")
    act(table, "sell", 1)
    play(table, "sell huguang-b2", "to nanzhili 1")
    assert table.used == 1
    play(table, "use additional-sale", "sell huguang-b2", "to nanzhili 2")
    assert table.used == 1
    assert table.players[0].fields == []


@clause("YZ-63")
def test_an_additional_sale_needs_a_cube_that_can_be_sold() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-sale")
    turn(table)
    assert why(table, "use additional-sale").reason == "no-sale"
    plant(table, 0, "huguang-b2", 1, "bamboo")
    plant(table, 0, "huguang-a1")
    play(table, "use additional-sale")
    assert legal(table) == ["sell huguang-b2"]
    assert why(table, "sell huguang-a1").reason == "not-urban"


@clause("YZ-63")
def test_additional_crops_buys_and_plants_a_tile_of_the_track() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-crops")
    turn(table)
    play(table, "use additional-crops", "buy 4", "crop huguang-b2")
    assert table.players[0].copper == 2
    assert GOODS[table.good[field(table, "huguang-b2")]] == "bamboo"
    assert table.to_move == NATURE
    nature(table)
    assert (asked(table), -1 in table.track) == ("TakeTurn", False)


@clause("YZ-63")
def test_additional_crops_needs_a_cube_a_square_and_the_cost() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "additional-crops")
    table.players[0].copper = 0
    turn(table)
    assert why(table, "use additional-crops").reason == "no-tile"
    table.players[0].cubes = 0
    assert why(table, "use additional-crops").reason == "no-cube"
    table.players[0].cubes = 1
    cover(table)
    assert why(table, "use additional-crops").reason == "no-square"


@clause("YZ-63", "YZ-89")
def test_same_undertakings_enters_an_occupied_box() -> None:
    table = table_at(3)
    serve(table, 1, "road")
    put(table, 0, "sell", 2)
    disc(table, 0, "same-undertakings")
    ask(table, ServeEmperor(0, 2))
    play(table, "emperor road")
    assert table.players[0].box == 1
    assert "same-undertakings" not in discs_on(table)
    assert table.players[0].discs == 20


@clause("YZ-63")
def test_same_undertakings_is_kept_where_it_is_not_needed() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    disc(table, 0, "same-undertakings")
    ask(table, ServeEmperor(0, 2))
    play(table, "emperor road")
    assert discs_on(table)["same-undertakings"] == 0


@clause("YZ-63", "YZ-A61", "YZ-112")
def test_the_additional_worker_disc_counts_as_a_worker_and_returns_in_phase_d() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    disc(table, 0, "additional-worker")
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor canal").reason == "too-few-workers"
    play(table, "emperor canal disc")
    player = table.players[0]
    assert (player.box_disc, player.discs, at(table, 0, "emperor")) == (1, 19, 2)
    ask(table, EmperorRewards(NOBODY, 0))
    assert (player.box_disc, player.discs) == (0, 20)


@clause("YZ-A61")
def test_at_least_one_worker_of_the_group_is_placed() -> None:
    table = table_at(3)
    put(table, 0, "sell", 1)
    disc(table, 0, "additional-worker")
    ask(table, ServeEmperor(0, 2))
    assert legal(table) == ["emperor palace", "emperor road disc"]


@clause("YZ-63", "YZ-A61")
def test_eager_immigrants_brings_workers_from_the_top_box_after_the_whole_group() -> None:
    table = table_at(3)
    put(table, 0, "sell", 1)
    put(table, 0, "top", 2)
    put(table, 0, "bottom", 1)
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor canal top 1").clause == "YZ-60"
    disc(table, 0, "eager-immigrants")
    assert why(table, "emperor canal").reason == "too-few-workers"
    assert why(table, "emperor bridge top 1").reason == "too-few-workers"
    play(table, "emperor canal top 1")
    assert [at(table, 0, place) for place in ("emperor", "top", "bottom")] == [3, 1, 0]
    assert table.players[0].discs == 20


@clause("YZ-A61")
def test_migrants_do_not_take_the_place_of_the_group() -> None:
    table = table_at(3)
    put(table, 0, "sell", 2)
    put(table, 0, "top", 2)
    disc(table, 0, "eager-immigrants")
    ask(table, ServeEmperor(0, 2))
    assert why(table, "emperor road top 1").reason == "group-first"
    table = table_at(3)
    put(table, 0, "sell", 1)
    put(table, 0, "bottom", 1)
    put(table, 0, "top", 1)
    disc(table, 0, "eager-immigrants")
    ask(table, ServeEmperor(0, 2))
    assert {"emperor road", "emperor road top 1", "emperor canal top 1"} <= set(legal(table))


# -- war & routes ----------------------------------------------------------------------------------------------------


@clause("YZ-64", "YZ-95")
def test_free_wheat_is_one_wheat() -> None:
    table = table_at(2)
    disc(table, 0, "free-wheat")
    ask(table, Feed(NOBODY, 0, 1))
    play(table, "give free-wheat")
    assert table.players[0].misfortune == 0


@clause("YZ-64", "YZ-A37")
def test_a_personal_route_tile_comes_from_the_discard_pile() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "personal-route")
    discard(table, "r05", "r16")
    turn(table)
    play(table, "use personal-route")
    assert legal(table) == ["claim r05", "claim r16"]
    assert why(table, "claim r01").reason == "not-discarded"
    play(table, "claim r16")
    assert table.players[0].routes == (15,)
    assert asked(table) == "TakeTurn"


@clause("YZ-64")
def test_without_a_discard_pile_there_is_no_personal_tile() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "personal-route")
    table.hidden = 0
    turn(table)
    assert why(table, "use personal-route").reason == "no-discard"


@clause("YZ-64")
def test_symbols_of_a_personal_tile_do_not_count() -> None:
    table = table_at(2)
    hold(table, 0, "r05")  # war 2 and wildfire
    factory(table, 0, "paper-red", "huguang-a1-a2", 2)
    assert enemy_strength(table) == 2  # r08 and r12
    assert not strikes(table, 0)


@clause("YZ-64", "YZ-A28")
def test_war_copper_pays_for_standing_workers_and_a_recruit_but_not_for_lying_veterans() -> None:
    table = table_at(2)
    soldiers(table, 0, 2)
    put(table, 0, "lying", 1)
    disc(table, 0, "war-copper", "additional-recruit")
    ask(table, Resolution(NOBODY))
    play(table, "use additional-recruit", "use war-copper")
    assert table.players[0].copper == 4 + 3


@clause("YZ-A68")
def test_war_copper_needs_somebody_in_the_box() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    disc(table, 0, "war-copper")
    turn(table)
    assert why(table, "use war-copper").reason == "no-soldiers"
    ask(table, Resolution(NOBODY))
    assert table.over  # a disc is taken back only for an effect: nobody is asked


@clause("YZ-64", "YZ-A68")
def test_the_bottom_row_of_war_and_routes_waits_for_war_glories() -> None:
    table = table_at(2)
    hand(table, 0, "1/1")
    soldiers(table, 0, 1)
    disc(table, 0, "additional-recruit", "weaker-enemies")
    turn(table)
    assert why(table, "use additional-recruit").reason == "only-in-war"
    assert why(table, "use weaker-enemies").reason == "only-in-war"
    ask(table, Resolution(NOBODY))
    assert legal(table) == ["use additional-recruit", "use weaker-enemies", "end"]
    assert why(table, "use additional-sale").clause == "YZ-A68"
