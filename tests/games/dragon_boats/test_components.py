"""What is in the box: an owner's own file is read strictly, and every mistake is named."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.position import lost
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, BadData
from teahouse.library import build
from tests.games.dragon_boats.positions import ask, rules, texts
from tests.support import clause

OWN = files("teahouse.games.dragon_boats").joinpath("components.toml").read_text("utf-8")


def table_of(name: str) -> str:
    """One table of the components file, with its parts."""
    blocks = []
    keep = False
    for line in OWN.split("\n"):
        if line.startswith("["):
            keep = line.startswith((f"[{name}]", f"[{name}."))
        if keep and not line.startswith("#"):
            blocks.append(line)
    return "\n".join(blocks)


def changed(table: str, old: str, new: str) -> str:
    text = table_of(table)
    assert old in text, old
    return text.replace(old, new, 1)


MISTAKES = {
    "a hex that cannot be reached": (
        changed("island", "field-se = { at = [0, 1] }", "field-se = { at = [0, 1] }\nfield-far = { at = [0, 2] }"),
        r"island\.hexes\.field-far cannot be reached from a port of the north island$",
    ),
    "a mountain hex that cannot be reached": (
        changed("mountain", 'land = ["c0", "c1", "d0"]', 'land = ["c0", "c1"]'),
        r"mountain\.hexes\.d0 cannot be reached from a mountain path$",
    ),
    "a fare of an unknown good": (
        changed("toppers", 'fare = ["gold", "jade"]', 'fare = ["gold", "silk"]'),
        r"toppers\[8\]\.fare\[1\] must be one of cinnabar, .*'silk'",
    ),
    "a missing card": (
        "\n".join(line for line in table_of("bonus-cards").split("\n") if 'id = "H"' not in line),
        "lacks card H",
    ),
    "a card twice": (changed("bonus-cards", 'id = "B", name', 'id = "A", name'), "card A twice"),
    "a one-way road": (
        changed("island", 'next = ["road-sw", "road-n"]', 'next = ["road-sw"]'),
        "road-n leads to road-nw, but road-nw does not lead back",
    ),
    "a road to nowhere": (
        changed("island", 'next = ["road-sw", "road-n"]', 'next = ["road-sw", "road-x"]'),
        r"road-nw\.next\[1\] must be one of",
    ),
    "an unknown hex beside a road": (
        changed("mountain", 'land = ["b0", "b1"]', 'land = ["b0", "b9"]'),
        r"mountain\.roads\.t2\.land\[1\] must be one of",
    ),
    "two hexes in one place": (
        changed("island", "field-e = { at = [1, 0] }", "field-e = { at = [0, 0] }"),
        "field-e lies where another land space lies",
    ),
    "too few farm tiles": (changed("farm-tiles", "soy = 7", "soy = 1"), "26 tiles, but the islands have 28"),
    "too few wisdom tiles": (changed("wisdom-tiles", '"L", "N", ', '"N", '), r"game-end must be 10 different letters"),
    "a one-time wisdom tile": (changed("wisdom-tiles", '"L", "N", ', '"A", "N", '), r"game-end\[0\] must be one of"),
    "too few toppers": (
        "[toppers]\nsource = 'printed'\ntoppers = [{ id = 1, min = 1, beats = 1, fare = ['tea'] }]",
        "4 to 60 toppers",
    ),
    "a topper number twice": (changed("toppers", "id = 2,", "id = 1,"), r"toppers\[1\]\.id must be a number that no"),
    "an empty fare": (changed("toppers", '["gold", "jade"]', "[]"), r"fare must be a list of 1 to 6"),
    "a minimum of 4": (changed("toppers", "min = 3", "min = 4"), r"min must be a whole number from 1 to 3"),
    "an entry that is not there": ("bonus-cards.KK.vp = 9", "components.bonus-cards has no entry 'KK' to change"),
    "a card worth too much": ("bonus-cards.K.vp = 90", r"cards\[K: Extra Treasure\]\.vp must be a whole number"),
    "a field a card does not have": ("bonus-cards.K.worth = 9", "components.bonus-cards.K has no entry 'worth'"),
    "an unknown source": (changed("house", '"printed"', '"guessed"'), "source must be one of"),
    "an unknown key": (changed("house", "discs = 4", "discs = 4\nhats = 2"), "unknown key 'hats'"),
    "an unknown table": ("[hats]\nsource = 'printed'", "unknown table 'hats'"),
    "five neutral stalls at four players": (changed("neutral-discs", "4 = []", '4 = ["i"]'), "no colour is left over"),
    "a disc on round card 1": (
        changed("round-cards", "id = 1, disc = false", "id = 1, disc = true"),
        "but not the first",
    ),
    "a reward of an unknown kind": (changed("rewards", '"bonus"', '"gems"'), r"rewards\.north\.road-n must be one of"),
    "a reward on an unknown road": (changed("rewards", "road-sw", "road-q"), "unknown key 'road-q'"),
    "a port used by two locations": (
        changed("locations", 'island = "north", port = "port-right"', 'island = "north", port = "port-left"'),
        "names the port of another location",
    ),
    "one location twice on a track": (
        changed("docks", '["north-left", "west-right"]', '["north-left", "north-left"]'),
        "two different locations",
    ),
    "a card in a window the rules do not know": (
        changed("bonus-cards", 'windows = ["steer"]', 'windows = ["pay"]'),
        r"windows\[0\] must be one of steer",
    ),
    "a permanent card called one-time": (
        changed(
            "bonus-cards",
            'id = "E", name = "Storage", kind = "permanent"',
            'id = "E", name = "Storage", kind = "one-time"',
        ),
        "kind must be one of permanent",
    ),
    "a start beyond the money track": (changed("money", "start = 0", "start = 11"), "start must be"),
    "a sixth good": (changed("goods", '"tea"]', '"tea", "silk"]'), "goods.kinds"),
    "a place that is no pair of numbers": (changed("docks", "at = [-5.5, -5]", 'at = ["left", 1]'), "two numbers"),
    "a short game without a start": (changed("short-game", "[1, 4, 5, 6]", "[1, 6]"), "some of which take a disc"),
    "text that is no toml": ("[goods", "not valid TOML"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_wrong_file_is_refused_with_one_sentence_that_names_the_place(name: str) -> None:
    changes, sentence = MISTAKES[name]
    with pytest.raises(BadData, match=sentence) as caught:
        Box(OWN, changes)
    assert "\n" not in str(caught.value)


def test_the_box_without_changes_is_read() -> None:
    box = Box(OWN, None)
    assert len(box.toppers) == 20
    assert len(box.chart.hexes) == 38
    assert sum(box.farm_tiles) == 32


def test_a_corrected_table_changes_the_game_and_its_digest() -> None:
    box = Box(OWN, changed("money", "max = 10", "max = 6"))
    assert box.most_money == 6
    assert box.digest != Box(OWN, None).digest


OTHER_BOXES = {
    "an almost empty bag": changed("offering-tiles", "each = 12", "each = 3"),
    "hardly any food or treasure": changed("supplies", "treasure = 12\nfood = 12", "treasure = 1\nfood = 1"),
    "few members": changed("house", "members = 10", "members = 2"),
    "six discs": changed("house", "discs = 4", "discs = 6"),
    "two climbers a path": changed("mountain", "path-capacity = 1", "path-capacity = 2"),
    "unequal private actions": changed("private-actions", "money = [2, 2]", "money = [3, 1, 3]"),
    "no private actions": changed("private-actions", "money = [2, 2]", "money = []"),
    "five toppers for one tile": "[toppers]\nsource = 'reconstructed'\ntoppers = ["
    + ", ".join(f"{{ id = {n}, min = 1, beats = 7, fare = ['tea'] }}" for n in range(1, 6))
    + "]",
    "no storage and little money": changed("storage", "offerings = 3", "offerings = 0")
    + "\n"
    + changed("money", "max = 10", "max = 3"),
    "a smaller island": table_of("island")
    .replace("field-se = { at = [0, 1] }\n", "")
    .replace('"field-se"', '"field-c"')
    .replace('"field-c", "field-c"', '"field-c"'),
}


@pytest.mark.parametrize("name", OTHER_BOXES)
def test_games_with_another_box_end_and_lose_nothing(name: str) -> None:
    for seed in range(4):
        luck = random.Random(seed)
        table = build("dragon-boats", 2 + seed % 3, OTHER_BOXES[name], {"deal": 2}).new()
        assert isinstance(table, DragonTable)
        while not table.over:
            moves = table.moves()
            assert moves
            table.play(luck.choices(moves, table.weights() if table.to_move == NATURE else None)[0])
            assert not lost(table), lost(table)


def test_private_actions_of_different_worth_are_all_offered_and_equal_ones_once() -> None:
    table = build("dragon-boats", 2, OTHER_BOXES["unequal private actions"], {}).new()
    assert isinstance(table, DragonTable)
    ask(table, Bid(0))
    assert texts(table)[5:] == ["private 1", "private 2"]
    table.play(table.game.move("private 1"))
    assert table.players[0].money == 3
    ask(table, Bid(0))
    assert texts(table)[5:] == ["private 2", "private 3"]


@clause("DB-R19")
def test_two_climbers_on_a_path_go_in_order_of_arrival() -> None:
    table = build("dragon-boats", 3, OTHER_BOXES["two climbers a path"], {}).new()
    assert isinstance(table, DragonTable)
    assert table.paths == [-1, -1, -1, -1]
    table.paths = [2, 1, 0, -1]
    ask(table, Climbers(NOBODY, 0))
    order = []
    while not table.over:
        order.append((table.to_move, texts(table)[0]))
        table.apply(table.game.move("home"))
    assert order == [(2, "settle mountain a0"), (1, "settle mountain a0"), (0, "settle mountain a2")]


def test_the_same_catalogue_serves_all_options_and_player_counts() -> None:
    two, four = rules(2), rules(4, short="random", wisdom_set="generic", take_that=False)
    assert two.catalogue is four.catalogue


def test_every_topper_shows_another_fare_and_every_good_appears_9_times() -> None:
    box = Box(OWN, None)
    assert len({tuple(topper.fare) for topper in box.toppers}) == 20
    assert [sum(topper.fare[kind] for topper in box.toppers) for kind in range(5)] == [9] * 5
    assert len({topper.beats for topper in box.toppers}) == 20


@pytest.mark.parametrize(
    ("port", "steps"),
    [
        ("north port-left", {"w": 2, "sw": 2, "c": 3, "nw": 4, "se": 4, "ne": 5, "e": 5}),
        ("east port-right", {"e": 2, "se": 2, "c": 3, "ne": 4, "sw": 4, "nw": 5, "w": 5}),
    ],
)
def test_fields_are_as_far_from_a_port_as_the_specification_says(port: str, steps: dict[str, int]) -> None:
    chart = Box(OWN, None).chart
    far: dict[str, int] = {}
    edge = {chart.spaces.index(port)}
    seen = set(edge)
    count = 1
    while edge:
        count += 1
        for space in edge:
            for hex in chart.land[space]:
                far.setdefault(chart.hexes[hex].split("-")[1], count)
        edge = {road for space in edge for road in chart.roads[space]} - seen
        seen |= edge
    assert far == steps


def test_neighbours_are_mutual_and_stay_on_their_island() -> None:
    chart = Box(OWN, None).chart
    for hex, near in enumerate(chart.near):
        for other in range(len(chart.hexes)):
            if near >> other & 1:
                assert chart.near[other] >> hex & 1
                assert chart.hex_area[hex] == chart.hex_area[other]
