"""What is in the box, and how a wrong file is answered."""

from __future__ import annotations

import pytest

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.names import GOODS, NONE
from teahouse.games.yinzi.steps.sales import SellCube
from teahouse.games.yinzi.steps.shipping import LoadShip
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import BadData
from teahouse.library import build, own_components
from tests.games.yinzi.positions import ask, field, game_for, legal, plant, table_at, why
from tests.support import clause

HEAD = 'source = "public"\nnote = "my copy"\n'


def changed(table: str, body: str) -> Box:
    return Box(own_components("yinzi"), f"[{table}]\n{HEAD}{body}\n")


@clause("YZ-4", "YZ-5", "YZ-9", "YZ-10")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = game_for(4).box
    assert sum(box.crop_tiles) == 38
    assert len(box.ship_names) == 18
    assert len(box.market_names) == 8
    assert len(box.factory_names) == 16
    assert len(box.route_names) == 20
    assert (box.wood, box.stone) == (14, 8)
    assert sum(disaster != NONE for disaster in box.route_disaster) == 6


def test_the_map_has_fifty_six_squares_in_four_provinces() -> None:
    land = game_for(2).box.land
    assert len(land.names) == 56
    assert [land.province.count(province) for province in range(4)] == [14, 14, 14, 14]
    assert [land.spot_province.count(province) for province in range(4)] == [17, 17, 16, 17]
    counts = {good: land.printed.count(index) for index, good in enumerate(GOODS)}
    assert {good: count for good, count in counts.items() if count} == {
        "rice": 11,
        "wheat": 10,
        "cabbage": 11,
        "fruit": 11,
        "salt": 4,
    }


@clause("YZ-50")
def test_every_coin_slot_has_two_neighbours() -> None:
    box = game_for(2).box
    for tile, slots in enumerate(box.market_slots):
        for slot, good in enumerate(slots):
            if good == len(GOODS):
                assert len(box.market_beside[tile][slot]) == 2


@pytest.mark.parametrize(
    ("table", "body", "message"),
    [
        ("boat-track", "capacity = [1, 3, 2]", "components.boat-track.capacity must be"),
        ("boat-track", "capacity = [2, 3]", "components.boat-track.capacity must be"),
        (
            "crop-track",
            "cost = [1, 1, 2, 2, 2, 3]",
            "components.crop-track.cost must be six costs, the third of them 1",
        ),
        ("crop-track", "cost = [1, 1, 1]", "components.crop-track.cost must be a list of 6"),
        ("exchange-track", "copper-for-silver = [7, 8]", "components.exchange-track.copper-for-silver"),
        ("cards", "deck = [[1, 1, 11]]", "components.cards.deck must hold 12 cards, not 11"),
        ("cards", "deck = [[4, 1, 12]]", "components.cards.deck[0] must be fortune from 1 to 3"),
        ("colours", 'names = ["red", "red", "green", "blue"]', "components.colours.names must be four different"),
        ("colours", 'names = ["red", "mauve", "green", "blue"]', "components.colours.names[1] must be one of red"),
        ("bonuses", 'order = ["no-taxes"]', "components.bonuses.order must be exactly free-advancement"),
        ("factory-footprint", "squares = [[0, 0], [0, 0]]", "components.factory-footprint.squares must be one to six"),
        ("factory-footprint", "squares = [[0, 0], [0, 5]]", "must be a shape that fits into huguang"),
        ("borders", 'pairs = [["huguang", "sea"]]', "components.borders.pairs must put 1 borders between huguang"),
        ("borders", 'pairs = [["huguang", "huguang"]]', "components.borders.pairs[0] must be two different places"),
        ("market-tiles", 'm1 = [["coin"]]', "components.market-tiles.m1 must be a tile whose coin slots"),
        ("market-tiles", 'm1 = [["tea", "salt"], ["tea"]]', "components.market-tiles.m1 must be rows of one length"),
        ("market-tiles", 'm1 = [["tea"]]', "components.market-tiles must hold at least four tiles"),
        ("resources", "wood = 14", "components.resources lacks the key 'stone'"),
        ("war-slots", "count = 2", "components.war-slots.count must be a whole number from 4 to 9"),
    ],
)
def test_a_wrong_file_is_answered_with_the_place(table: str, body: str, message: str) -> None:
    with pytest.raises(BadData) as error:
        changed(table, body)
    assert message in str(error.value)


def test_a_map_with_unknown_letters_is_refused() -> None:
    text = own_components("yinzi").replace('"RWCR"', '"RWXR"', 1)
    with pytest.raises(BadData, match=r"map\.provinces\.huguang must be drawn with the letters"):
        Box(text, None)


def test_a_table_must_say_where_its_numbers_come_from() -> None:
    with pytest.raises(BadData, match=r"components\.boat-track\.source must be one of printed"):
        Box(own_components("yinzi"), '[boat-track]\nsource = "hearsay"\nnote = ""\ncapacity = [1, 2]\n')


def test_a_ship_of_the_wrong_country_is_missed() -> None:
    text = own_components("yinzi").replace(
        '{ id = "spain-2", country = "spain"', '{ id = "portugal-3", country = "portugal"'
    )
    with pytest.raises(BadData, match="must hold 2 ships of portugal"):
        Box(text, None)


def test_a_corrected_file_changes_the_game() -> None:
    game = build("yinzi", 2, f"[boat-track]\n{HEAD}capacity = [1, 2, 2, 9]\n", {})
    table = game.new()
    assert isinstance(table, YinziTable)
    table.players[0].boat = 3
    assert table.breakdown()[0]["boats"] == 18
    assert game.components.digest != game_for(2).components.digest


@clause("YZ-49")
def test_a_market_tile_may_have_fewer_slots() -> None:
    tiles = "\n".join(f'm{number} = [["tea", "salt"]]' for number in range(1, 9))
    game = build("yinzi", 2, f"[market-tiles]\n{HEAD}{tiles}\n", {})
    table = game.new()
    assert isinstance(table, YinziTable)
    table.market = (0, 1, 2, 3)
    plant(table, 0, "huguang-b2", 1, "tea")
    ask(table, SellCube(0, field(table, "huguang-b2"), 0))
    assert "to huguang 1" in legal(table)
    assert why(table, "to huguang 6").reason == "no-such-slot"


@clause("YZ-83")
def test_equal_empty_slots_of_one_ship_are_offered_once() -> None:
    text = own_components("yinzi").replace('slots = ["porcelain", "tea"]', 'slots = ["tea", "tea"]', 1)
    box = Box(text, None)
    table = table_at(2)
    table.box = box
    plant(table, 0, "nanzhili-b2", 1, "tea")

    ask(table, LoadShip(0, NONE, field(table, "nanzhili-b2"), 0))
    assert [move.text for move in table.moves()] == ["slot 1 1", "slot 2 2"]
    refusal = table.refusal(box.moves.slot[1])
    assert refusal is not None
    assert refusal.reason == "same-as"
