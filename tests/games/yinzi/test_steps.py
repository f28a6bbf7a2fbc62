"""Steps that come back: what they are called in positions, and what they wait for."""

from __future__ import annotations

import json

import pytest

from teahouse.games.yinzi.steps.common import Loop
from teahouse.games.yinzi.steps.emperor import AfterAction
from teahouse.games.yinzi.steps.feeding import Feed, SellFood
from teahouse.games.yinzi.steps.fortune import ChooseAdvancements, FortuneAction, PlantCrops
from teahouse.games.yinzi.steps.late_shipping import ShipFood
from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.steps.resolution import FillRoutes, PayTax
from teahouse.games.yinzi.steps.sales import SellCube
from teahouse.games.yinzi.steps.war import LeaveWar, PrepareWar, WarRoutes
from teahouse.games.yinzi.steps.workforce import WorkforceAction
from teahouse.kernel import NOBODY, BadData
from tests.games.yinzi.positions import act, asked, plant, play, table_at

WRITTEN = [
    (PlantCrops(1, 1, 2, 1, 1), "PlantCrops", [1, 1, 2, 1, 1]),
    (ChooseAdvancements(NOBODY, 1, 2, 0, 0b1001), "ChooseAdvancements", [NOBODY, 1, 2, 0, 9]),
    (ProduceCommodities(NOBODY, 0, 3, 0b101), "ProduceCommodities", [NOBODY, 0, 3, 5, 0]),
    (Feed(1, 1, 3, 1), "Feed", [1, 1, 3, 1, 0]),
    (PayTax(0, 0, 2), "PayTax", [0, 0, 2, 0, 0]),
    (FillRoutes(NOBODY, 1, 1), "FillRoutes", [NOBODY, 1, 1, 0, 0]),
    (WarRoutes(0, 0, 1), "WarRoutes", [0, 0, 1, 0, 0]),
    (AfterAction(1, 1), "AfterAction", [1, 1, 0, 0, 0]),
    (SellFood(1, 1), "SellFood", [1, 1, 0, 0, 0]),
    (ShipFood(NOBODY, 1), "ShipFood", [NOBODY, 1, 0, 0, 0]),
    (PrepareWar(0, 0), "PrepareWar", [0, 0, 0, 0, 0]),
    (LeaveWar(0, 0), "LeaveWar", [0, 0, 0, 0, 0]),
]
"""A step, the name that version 0.1.0 wrote for it, and its numbers then and now."""


@pytest.mark.parametrize(("step", "name", "numbers"), WRITTEN, ids=[name for _, name, _ in WRITTEN])
def test_a_decision_that_comes_back_has_the_numbers_it_always_had(step: Loop, name: str, numbers: list[int]) -> None:
    assert step.to_json() == [step.id, *numbers]
    table = table_at(2)
    position = table.position()
    position["agenda"] = [[name, *numbers], ["Feed", 0, 0, 1, 0, 0]]
    loaded = table.game.load(json.loads(json.dumps(position))).agenda[0]
    assert type(loaded) is type(step)
    assert loaded.to_json() == step.to_json()


@pytest.mark.parametrize(
    "step",
    [
        ["feed", 0, 0, 1, 0, 1],
        ["feed", 0, 0, 1],
        ["after-action", 0, 0, 1, 0, 0],
        ["pay-tax", 0, 0, 1, 0, 0, 0],
        ["war-routes", 0, 0, 0, 1, 0],
    ],
)
def test_numbers_that_mean_nothing_are_refused(step: list[int | str]) -> None:
    table = table_at(2)
    position = table.position()
    position["agenda"] = [step]
    with pytest.raises(BadData, match="right number of values"):
        table.game.load(position)


def test_every_decision_that_comes_back_is_among_them() -> None:
    table = table_at(2)
    families = (FortuneAction, WorkforceAction)
    loops = {kind for kind in table.game.steps if issubclass(kind, Loop) and not issubclass(kind, families)}
    assert loops == {type(step) for step, _, _ in WRITTEN if not isinstance(step, families)}


def test_an_action_comes_back_after_what_its_execution_asks_for() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-c1", tile="tea")
    plant(table, 0, "huguang-c2", tile="salt")
    act(table, "sell", 2)
    play(table, "sell huguang-c1")
    assert [type(step) for step in table.agenda][-1] is SellCube
    assert table.agenda[-2].to_json() == ["sell-at-market", NOBODY, 0, 1, 0, 0]
    play(table, table.moves()[0].text)
    assert asked(table) == "SellAtMarket"
    assert table.agenda[-1].to_json() == ["sell-at-market", 0, 0, 1, 0, 0]
