"""Setup (YZ-1 to YZ-15) and what general clauses say about pieces (YZ-16 to YZ-23)."""

from __future__ import annotations

import random

import pytest

from teahouse.games.yinzi.names import GOODS, NONE
from teahouse.games.yinzi.steps.nature import DrawShip
from teahouse.games.yinzi.table import IN_STACK, NOT_IN_GAME, ON_DISPLAY, YinziTable
from teahouse.kernel import NATURE
from tests.games.yinzi.positions import asked, game_for, legal, nature, new_table, play, table_at, why
from tests.support import clause


def drawn(players: int) -> YinziTable:
    """A table with everything drawn, before the first factory is taken."""
    return nature(new_table(players))


@clause("YZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_and_twelve_cards_each_are_played(players: int) -> None:
    table = new_table(players)
    luck = random.Random(players)
    rounds = set()
    cards = 0
    while not table.over:
        rounds.add(table.round)
        move = luck.choice(table.moves())
        cards += move.kind == "play"
        table.apply(move)
    assert rounds == {1, 2, 3, 4}
    assert cards == 12 * players


@clause("YZ-2")
def test_four_of_eight_market_tiles_lie_one_in_each_province() -> None:
    table = new_table(2)
    assert legal(table) == [f"market m{tile}" for tile in range(1, 9)]
    play(table, "market m5", "market m1", "market m8")
    assert "market m5" not in legal(table)
    assert why(table, "market m5").clause == "YZ-2"
    play(table, "market m2")
    assert [table.box.market_names[tile] for tile in table.market] == ["m5", "m1", "m8", "m2"]
    assert asked(table) == "DrawCrop"


@clause("YZ-3")
def test_the_die_starts_on_space_2() -> None:
    table = new_table(2)
    assert table.die == 2
    assert table.box.ratios[table.die - 1] == 8


@clause("YZ-4", "YZ-A2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 18), (3, 24), (4, 30)])
def test_crop_tiles_of_six_types_without_potato_and_corn(players: int, tiles: int) -> None:
    table = new_table(players)
    assert sum(table.pile) == tiles
    assert {count for count in table.pile if count} == {tiles // 6}
    assert table.pile[GOODS.index("corn")] == table.pile[GOODS.index("potato")] == 0
    nature(table)
    assert NONE not in table.track
    assert sum(table.pile) == tiles - 6


@clause("YZ-4")
def test_each_crop_tile_is_drawn_as_likely_as_there_are_tiles_of_it() -> None:
    table = play(new_table(2), "market m1", "market m2", "market m3", "market m4", "crop-tile tea", "crop-tile tea")
    assert dict(zip(legal(table), table.weights(), strict=True)) == {
        "crop-tile salt": 3,
        "crop-tile tea": 1,
        "crop-tile cotton": 3,
        "crop-tile sugarcane": 3,
        "crop-tile ramie": 3,
        "crop-tile bamboo": 3,
    }


@clause("YZ-5", "YZ-A4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_east_ship_for_each_player_waits_at_the_coast(players: int) -> None:
    table = drawn(players)
    countries = [table.box.ship_country[ship] for ship in table.coast if ship != NONE]
    assert len(countries) == players
    assert all(country < 3 for country in countries)


@clause("YZ-6")
@pytest.mark.parametrize(("players", "behind"), [(2, [7, 7, 0, 0]), (3, [5, 4, 4, 0]), (4, [4, 4, 3, 3])])
def test_the_other_ships_make_stacks_as_equal_as_possible_with_the_top_one_shown(
    players: int, behind: list[int]
) -> None:
    table = new_table(players)
    assert table.behind == behind
    nature(table)
    assert table.behind == [count - 1 if count else 0 for count in behind]
    assert sum(ship != NONE for ship in table.next) == players


@clause("YZ-A66", "YZ-5")
def test_with_fewer_players_each_east_ship_may_be_one_of_two_removed_unseen() -> None:
    table = drawn(2)
    table.agenda = [DrawShip(NATURE, 0)]
    country = table.box.ship_country
    east = [move for move in table.moves() if country[move.a] < 3]
    weights = dict(zip(table.moves(), table.weights(), strict=True))
    assert {weights[move] for move in east} == {len(east) - 2}
    assert {weights[move] for move in table.moves() if country[move.a] >= 3} == {len(east)}
    for move in east[2:]:
        table.unseen_ships.remove(move.a)
    assert all(country[move.a] >= 3 for move in table.moves())  # the last two were the removed ones


@clause("YZ-A66")
def test_with_four_players_every_unseen_ship_is_equally_likely() -> None:
    table = drawn(4)
    table.agenda = [DrawShip(NATURE, 0)]
    assert len(set(table.weights())) == 1


@clause("YZ-7", "YZ-8", "YZ-11")
def test_what_everybody_and_the_box_have_at_the_start() -> None:
    table = new_table(4)
    assert (table.wood, table.stone) == (14, 8)
    for player in table.players:
        assert (player.cubes, player.discs, player.commodities, player.idle) == (15, 20, 8, 12)
        assert (player.copper, player.silver, player.misfortune) == (4, 0, 0)
        assert sum(player.deck) == 12
        assert sum(player.hand) == 0
        assert table.box.capacity[player.boat] == 1


@clause("YZ-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_factories_in_the_colours_of_players_are_used(players: int) -> None:
    table = drawn(players)
    assert table.owner.count(NOT_IN_GAME) == 16 - 4 * players
    assert table.owner.count(ON_DISPLAY) == players
    assert all(owner == NOT_IN_GAME for tile, owner in enumerate(table.owner) if tile % 4 >= players)


@clause("YZ-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_route_tiles_lie_in_a_stack_for_each_player_and_a_hidden_discard_pile(players: int) -> None:
    table = drawn(players)
    assert sum(tile != NONE for tile in table.route) == players
    assert table.route_stack[:players] == [3] * players
    assert (table.hidden, table.discard) == (4, [])
    assert len(table.unseen_routes) == 20 - players


@clause("YZ-12")
def test_the_provisional_order_is_drawn_seat_by_seat() -> None:
    table = new_table(3)
    while asked(table) != "DrawOrder":
        table.apply(table.moves()[0])
    assert legal(table) == ["order 1", "order 2", "order 3"]
    play(table, "order 3")
    assert why(table, "order 3").clause == "YZ-12"
    play(table, "order 1")
    assert table.provisional == [2, 0, 1]


@clause("YZ-13", "YZ-A3")
def test_in_reverse_order_everybody_lays_a_factory_of_level_one_for_nothing() -> None:
    table = drawn(3)
    order = table.provisional
    for seat in reversed(order):
        assert table.to_move == seat
        assert asked(table) == "StartFactory"
        tile = table.moves()[0].a
        assert why(table, "build silk-blue").reason == "not-on-display"
        play(table, legal(table)[0], legal_spot(table))
        assert (table.owner[tile], table.level[tile]) == (seat, 1)
        assert (table.players[seat].discs, table.players[seat].copper) == (19, 4)


def legal_spot(table: YinziTable) -> str:
    """The first place of the step that follows."""
    return next(move.text for move in table.box.moves.lay if all(table.memory.vacant[f] for f in spot(table, move.a)))


def spot(table: YinziTable, number: int) -> tuple[int, ...]:
    return table.box.land.spots[number]


@clause("YZ-14", "YZ-15", "YZ-A5")
def test_new_factories_are_shown_before_resources_are_taken_in_reverse_order() -> None:
    table = drawn(3)
    for _ in range(3):
        play(table, legal(table)[0], legal_spot(table))
    assert asked(table) == "DrawFactory"
    assert table.owner.count(ON_DISPLAY) == 0
    nature(table)
    assert table.owner.count(ON_DISPLAY) == 3
    assert table.owner.count(IN_STACK) == 12 - 6
    for seat, text in zip(reversed(table.provisional), ("take wood", "take stone", "take wood"), strict=True):
        assert table.to_move == seat
        play(table, text)
    assert (table.wood, table.stone) == (12, 7)
    assert asked(table) == "ChooseBonus"


@clause("YZ-15")
def test_a_resource_that_is_gone_cannot_be_taken() -> None:
    table = drawn(2)
    for _ in range(2):
        play(table, legal(table)[0], legal_spot(table))
    nature(table)
    table.wood = 0
    assert legal(table) == ["take stone"]
    assert why(table, "take wood").reason == "resource-gone"


@clause("YZ-23")
def test_phases_follow_each_other_in_every_round() -> None:
    table = new_table(2)
    luck = random.Random(5)
    seen: list[tuple[int, int]] = []
    while not table.over:
        now = (table.round, table.phase)
        if not seen or seen[-1] != now:
            seen.append(now)
        table.apply(luck.choice(table.moves()))
    for round in (1, 2, 3, 4):
        phases = [phase for number, phase in seen if number == round and phase != 0]
        assert phases == sorted(phases)
        assert {1, 2} <= set(phases)


@clause("YZ-A36")
def test_five_land_borders_and_two_coasts() -> None:
    box = game_for(2).box
    land = box.land
    assert [row[:4] for row in land.distance[:4]] == [[0, 1, 1, 2], [1, 0, 1, 1], [1, 1, 0, 1], [2, 1, 1, 0]]
    assert land.to_sea == [2, 1, 2, 1]


@clause("YZ-21")
def test_pieces_take_the_shortest_way() -> None:
    land = table_at(2).box.land
    for here in range(4):
        for there in range(5):
            over = [land.distance[here][step] + land.distance[step][there] for step in range(4)]
            assert land.distance[here][there] == min(over)
