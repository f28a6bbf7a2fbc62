"""Route tiles: demands, common and personal ones, the discard pile (YZ-92, YZ-104 to YZ-107)."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.names import PIECES
from teahouse.games.yinzi.steps.resolution import FillRoutes, PersonalRoutes, TakeRoutes
from teahouse.games.yinzi.steps.routes import choose_from_discard
from teahouse.games.yinzi.steps.war import WarRoutes
from teahouse.kernel import NATURE, NOBODY
from tests.games.yinzi.positions import (
    ask,
    asked,
    disc,
    discard,
    factory,
    game_for,
    hold,
    legal,
    nature,
    pieces_on,
    plant,
    play,
    rural,
    show_route,
    table_at,
    why,
)
from tests.support import clause


@clause("YZ-104", "YZ-A33", "YZ-A34")
def test_the_twenty_tiles_with_their_demands_payments_and_points() -> None:
    routes = game_for(2).box.printed["routes"]
    faces = [(tuple(tile["demand"]), tile["copper"], tile["silver"], tile["points"]) for tile in routes.values()]
    assert sorted(faces) == sorted(
        [
            (("silk",), 3, 0, 3),
            (("porcelain",), 3, 0, 3),
            (("silk",), 2, 0, 2),
            (("refined-sugar",), 2, 0, 2),
            (("paper",), 2, 0, 2),
            (("wheat", "rice"), 2, 0, 2),
            (("cabbage", "fruit"), 2, 0, 2),
            *(((good,), 1, 0, 1) for good in ("cabbage", "fruit", "cotton", "salt", "ramie", "sugarcane", "bamboo")),
            (("any-commodity", "any-good"), 3, 0, 2),
            (("any-commodity",), 2, 0, 2),
            (("any-commodity",), 2, 0, 2),
            (("any-commodity", "any-commodity"), 0, 1, 3),
            (("any-commodity", "any-good", "any-good"), 0, 1, 3),
            (("emissary",), 0, 0, 2),
        ]
    )


@clause("YZ-92", "YZ-104")
def test_goods_come_from_fields_and_commodities_from_factories_without_boats() -> None:
    table = table_at(2)
    show_route(table, 0, "r19")  # any commodity and any two goods
    factory(table, 1, "silk-red", "huguang-a1-b1", 2, seat0=1)
    plant(table, 0, "huguang-b2", 2, "tea")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r19", "give silk-red", "give huguang-b2", "give huguang-b2")
    player = table.players[0]
    assert (player.silver, player.copper, table.used) == (1, 4, 0)
    assert pieces_on(table, "r19") == ["commodity", "cube", "cube"]
    assert (player.cubes, player.commodities) == (13, 7)


@clause("YZ-91")
def test_a_piece_that_is_not_demanded_is_refused() -> None:
    table = table_at(2)
    show_route(table, 0, "r15")
    factory(table, 0, "paper-red", "huguang-a1-b1", 1, seat0=1)
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r15")
    assert why(table, "give huguang-c1").reason == "wrong-piece"
    assert why(table, "give silk-red").reason == "nothing-stored"
    assert why(table, "give rural red").clause == "YZ-18"
    assert why(table, "give emissary-korea").clause == "YZ-60"
    play(table, "give paper-red")
    assert why(table, "give paper-red").reason == "nothing-stored"
    assert why(table, "give huguang-a2").reason == "no-own-cube"


@clause("YZ-91")
def test_a_piece_that_is_needed_for_the_rest_of_the_tile_is_refused() -> None:
    table = table_at(2)
    show_route(table, 0, "r07")  # cabbage and fruit
    plant(table, 0, "huguang-c1")  # a cabbage
    rural(table, 1, 1)
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r07")
    assert legal(table) == ["give huguang-c1"]
    assert why(table, "give rural yellow").reason == "needed-elsewhere"
    play(table, "give huguang-c1", "give rural yellow")
    assert table.route_by[0] == 0


@clause("YZ-92", "YZ-120", "YZ-18", "YZ-A59")
def test_food_may_come_from_the_rural_market_for_two_copper() -> None:
    table = table_at(2)
    show_route(table, 0, "r07")  # cabbage and fruit
    rural(table, 0, 1)
    rural(table, 1, 1)
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r07")
    assert legal(table) == ["give rural red", "give rural yellow"]
    play(table, "give rural yellow", "give rural red")
    assert table.players[0].copper == 4 - 4 + 2
    assert [player.cubes for player in table.players] == [15, 15]
    assert table.rural == [0, 0, 0, 0]
    assert pieces_on(table, "r07") == ["used-up", "used-up"]


@clause("YZ-A56")
def test_the_cost_of_a_piece_is_paid_before_the_payment_of_the_tile() -> None:
    table = table_at(2)
    show_route(table, 0, "r08")
    rural(table, 1, 1)
    table.players[0].copper = 1  # the tile would pay the missing copper
    ask(table, WarRoutes(0, 0))
    assert why(table, "route r08").reason == "route-unaffordable"
    table.players[0].copper = 2
    play(table, "route r08", "give rural yellow")
    assert table.players[0].copper == 1


@clause("YZ-18")
def test_a_rural_cube_is_never_rice() -> None:
    table = table_at(2)
    show_route(table, 0, "r06")  # wheat and rice
    rural(table, 1, 2)
    plant(table, 0, "huguang-b1")
    ask(table, WarRoutes(0, 0))
    assert why(table, "route r06").reason == "route-unaffordable"
    plant(table, 0, "huguang-a1")
    play(table, "route r06", "give rural yellow")
    assert why(table, "give rural yellow").clause == "YZ-18"


@clause("YZ-A69")
def test_both_rice_of_free_rice_may_serve_one_tile_and_virtual_goods_are_any_good() -> None:
    table = table_at(2)
    show_route(table, 0, "r19")
    factory(table, 0, "silk-red", "huguang-a1-b1", 1, seat0=1)
    disc(table, 0, "free-rice")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r19", "give silk-red", "give free-rice", "give free-rice")
    assert pieces_on(table, "r19") == ["commodity", "used-up", "used-up"]
    assert table.players[0].discs == 19
    assert table.spare == 0


@clause("YZ-A69", "YZ-62", "YZ-63", "YZ-64")
@pytest.mark.parametrize(
    ("space", "route"), [("free-salt", "r11"), ("free-wheat", "r15"), ("free-salt", "r15"), ("free-rice", "r15")]
)
def test_virtual_salt_wheat_and_rice_serve_demands(space: str, route: str) -> None:
    table = table_at(2)
    show_route(table, 0, route)
    factory(table, 0, "silk-red", "huguang-a1-b1", 1, seat0=1)
    disc(table, 0, space)
    ask(table, WarRoutes(NOBODY, 0))
    play(table, f"route {route}")
    if route == "r15":
        play(table, "give silk-red")
    play(table, f"give {space}")
    assert table.route_by[0] == 0


@clause("YZ-104", "YZ-A43", "YZ-A35")
def test_an_emissary_tile_takes_any_own_diplomacy_disc() -> None:
    table = table_at(2)
    show_route(table, 0, "r20")
    disc(table, 0, "emissary-spain", "emissary-korea", "free-rice")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r20")
    assert legal(table) == ["give emissary-korea", "give emissary-spain"]
    assert why(table, "give free-rice").reason == "wrong-piece"
    play(table, "give emissary-spain")
    assert pieces_on(table, "r20") == ["disc"]
    assert table.players[0].discs == 17
    ask(table, TakeRoutes(NOBODY))
    assert table.players[0].discs == 18
    assert table.breakdown()[0]["routes"] == 2


@clause("YZ-105", "YZ-A35")
def test_fulfilled_tiles_are_taken_and_the_pieces_return() -> None:
    table = table_at(2)
    show_route(table, 0, "r15")
    factory(table, 0, "silk-red", "huguang-a1-b1", 1, seat0=1)
    plant(table, 0, "huguang-c1")
    ask(table, WarRoutes(NOBODY, 0))
    play(table, "route r15", "give silk-red", "give huguang-c1")
    assert (table.players[0].cubes, table.players[0].commodities) == (14, 7)
    ask(table, TakeRoutes(NOBODY))
    assert table.players[0].won == (14,)
    assert (table.players[0].cubes, table.players[0].commodities) == (15, 8)
    assert not any(table.pieces[14])


@clause("YZ-106")
def test_unfulfilled_tiles_are_discarded_and_each_stack_turns_up_its_next() -> None:
    table = table_at(2)
    ask(table, TakeRoutes(NOBODY))
    assert [table.box.route_names[tile] for tile in table.discard] == ["r08", "r12"]
    assert (asked(table), table.to_move) == ("DrawRoute", NATURE)
    nature(table)
    assert table.route_stack[:2] == [2, 2]
    assert -1 not in table.route[:2]
    table.route_stack = [0, 0, 0, 0]
    ask(table, TakeRoutes(NOBODY))  # after round 4 nothing is left to turn up
    assert table.route[:2] == [-1, -1]
    assert table.over


@clause("YZ-107", "YZ-A39", "YZ-A32")
def test_a_personal_tile_is_fulfilled_in_part_and_pays_when_it_is_complete() -> None:
    table = table_at(2)
    tile = hold(table, 0, "r07")
    plant(table, 0, "huguang-c1")
    ask(table, PersonalRoutes(NOBODY, 0))
    assert legal(table) == ["fill r07 1", "end"]
    assert why(table, "fill r07 2").reason == "nothing-to-give"
    assert why(table, "fill r01 1").reason == "not-your-route"
    play(table, "fill r07 1", "give huguang-c1")
    assert table.over  # nothing more to bring: the piece stays
    assert pieces_on(table, "r07") == ["cube", "empty"]
    plant(table, 0, "huguang-c2")
    ask(table, PersonalRoutes(NOBODY, 0))
    assert why(table, "fill r07 1").reason == "part-filled"
    play(table, "fill r07 2", "give huguang-c2")
    assert (table.players[0].routes, table.players[0].won) == ((), (tile,))
    assert table.players[0].copper == 4 + 2
    assert table.players[0].cubes == 15


@clause("YZ-A32")
def test_with_the_option_a_personal_tile_pays_nothing() -> None:
    table = table_at(2, personal_route_pays=False)
    tile = hold(table, 0, "r08")
    plant(table, 0, "huguang-c1")
    ask(table, PersonalRoutes(NOBODY, 0))
    play(table, "fill r08 1", "give huguang-c1")
    assert (table.players[0].routes, table.players[0].won) == ((), (tile,))
    assert table.players[0].copper == 4


@clause("YZ-107", "YZ-121")
def test_personal_tiles_may_use_the_rural_market_and_advancements_in_turn_order() -> None:
    table = table_at(2)
    table.order = [1, 0]
    hold(table, 0, "r08")
    hold(table, 1, "r11")
    disc(table, 1, "free-salt")
    rural(table, 1, 1)
    ask(table, PersonalRoutes(NOBODY, 0))
    assert table.to_move == 1
    play(table, "fill r11 1", "give free-salt")
    assert table.to_move == 0
    play(table, "fill r08 1", "give rural yellow")
    assert table.players[0].copper == 4 - 2 + 1
    assert table.dealing == 2


@clause("YZ-107")
def test_equal_demands_of_a_personal_tile_are_offered_once() -> None:
    table = table_at(2)
    hold(table, 0, "r18")
    factory(table, 0, "silk-red", "huguang-a1-b1", 1, seat0=1)
    ask(table, FillRoutes(NOBODY, 0, 0))
    refusal = why(table, "fill r18 2")
    assert (refusal.reason, refusal.numbers) == ("same-as", (("move", "fill r18 1"),))
    play(table, "fill r18 1", "give silk-red")
    assert pieces_on(table, "r18") == ["commodity", "empty"]


@clause("YZ-A69")
def test_the_second_rice_may_serve_another_personal_tile_of_the_same_step() -> None:
    table = table_at(2)
    first, second = hold(table, 0, "r06"), hold(table, 0, "r19")
    disc(table, 0, "free-rice")
    ask(table, PersonalRoutes(NOBODY, 0))
    play(table, "fill r06 2", "give free-rice", "fill r19 2", "give free-rice")
    assert [PIECES[table.pieces[tile][1]] for tile in (first, second)] == ["used-up", "used-up"]
    assert table.over  # no third rice


@clause("YZ-A63")
def test_the_first_discards_are_a_pool_until_somebody_chooses() -> None:
    table = table_at(2)
    assert (table.hidden, table.discard) == (4, [])
    unseen = len(table.unseen_routes)
    ask(table)
    table.over = False
    choose_from_discard(table, 0)
    table.settle()
    for left in (4, 3, 2, 1):
        assert table.hidden == left
        table.apply(table.moves()[0])
    assert len(table.unseen_routes) == unseen - 4
    assert asked(table) == "ClaimRoute"


@clause("YZ-A40")
def test_a_tile_taken_in_phase_b_may_be_fulfilled_in_the_same_round() -> None:
    table = table_at(2)
    discard(table, "r08")
    disc(table, 0, "personal-route")
    plant(table, 0, "huguang-c1")
    ask(table, TakeRoutes(NOBODY), WarRoutes(NOBODY, 0))
    play(table, "use personal-route", "claim r08", "end")
    nature(table)
    assert "fill r08 1" in legal(table)
