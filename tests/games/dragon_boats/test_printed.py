"""What is printed and what is drawn follow the box and the rules."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.dealer import Dealer
from teahouse.games.dragon_boats.game import DragonBoats
from teahouse.games.dragon_boats.names import GOODS, LETTERS, PERMANENT
from teahouse.kernel import NATURE
from teahouse.library import box, build
from tests.games.dragon_boats.positions import (
    feed,
    give,
    hold,
    rules,
    sail,
    stand,
    walk,
)

CHANGES = """
[storage]
source = "printed"
offerings = 4

[movement]
source = "printed"
free-spaces = 2
path-fare = 2

[money]
source = "reconstructed"
start = 0
max = 8

[private-actions]
source = "reconstructed"
money = [3, 1, 1]

[farm-sets]
source = "printed"
soy = 4
rice = 3
poultry = 4
fish = 5
pork = 4

[seats]
source = "printed"
seats = [
    { id = "front", discount = 1 },
    { id = "middle", discount = 0 },
    { id = "rear", discount = 0 },
]

[stalls]
source = "printed"
stalls = [
    { id = "i", tiles = 2 },
    { id = "ii", tiles = 3 },
    { id = "iii", tiles = 4 },
    { id = "iv", tiles = 3 },
    { id = "v", tiles = 0 },
]
"""


def changed() -> DragonBoats:
    """The game of somebody whose box has other numbers."""
    game = build("dragon-boats", 2, CHANGES, {})
    assert isinstance(game, DragonBoats)
    return game


def test_another_box_is_printed_and_drawn_as_it_is() -> None:
    game = changed()
    usual, mine = rules(2).printed(), game.printed()
    assert {key for key in usual if usual[key] != mine[key]} == {
        "storage", "free_spaces", "most_money", "private", "farm_sets", "seats", "stalls",
    }  # fmt: skip
    assert mine["seats"] == {"front": 1, "middle": 0, "rear": 0}
    assert mine["stalls"] == {"i": 2, "ii": 3, "iii": 4, "iv": 3, "v": 0}
    table, dealer = game.new(), Dealer(1)
    while not isinstance(table.agenda[-1], type(stand(2).agenda[-1])):
        table.apply(dealer.draw(table) if table.to_move == NATURE else table.moves()[0])
    assert table.game.hints(table, 0)["player-1"] == {"room": 4}
    walk(table, 0, "north port-left")
    table.food, table.players[0].food = 12, 0
    assert {hint["steps"] for hint in table.game.hints(table, 0).values() if "steps" in hint} == {2}


def test_cards_are_printed_with_their_kind_and_points() -> None:
    cards = rules(2).printed()["cards"]
    assert "".join(cards) == LETTERS
    assert cards["A"] == ["one-time", 2]
    assert cards["U"] == ["permanent", 1]
    assert cards["Z"] == ["game-end", 1]
    assert {kind for kind, _ in cards.values()} == {"one-time", PERMANENT, "game-end"}


@pytest.mark.from_source
def test_explanations_follow_the_constants_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stand(2)
    hold(table, 0, "Q")
    feed(table, 0, 3)
    view = table.game.view(table, 0)

    def said() -> list[Any]:
        found = table.game.explain("card-Q", view)
        assert found is not None
        return [message.to_json() for message in (*found.does, *found.numbers)]

    assert said()[0]["args"] == {"points": 2, "most": 8}
    assert said()[-1]["args"] == {"points": 1 + 6}
    assert box("dragon-boats").digest == table.game.components.digest
    for room in ("teahouse.games.dragon_boats.scoring", "teahouse.games.dragon_boats.asker"):
        monkeypatch.setattr(f"{room}.FOOD_POINTS", 3)
    assert said()[0]["args"] == {"points": 3, "most": 8}
    monkeypatch.setattr("teahouse.games.dragon_boats.scoring.FOOD_LIMIT", 5)
    assert said()[-1]["args"] == {"points": 1 + 5}


def test_goods_and_farms_are_printed_in_the_order_of_the_counts() -> None:
    table = stand(2)
    give(table, 0, "jade")
    printed = table.game.printed()
    assert printed["goods"] == list(GOODS)
    assert table.game.view(table, 0).facts["players"][0]["goods"][printed["goods"].index("jade")] == 1
    sail(table, "se", "south-left")
    place = table.game.view(table, 0).facts["places"][printed["docks"].index("se")]
    assert printed["locations"][place] == "south-left"
