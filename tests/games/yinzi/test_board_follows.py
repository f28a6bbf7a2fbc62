"""Boards and hints follow the box and the rules: the browser holds no number, step or clause of Yínzi."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.game import Yinzi
from teahouse.games.yinzi.names import BONUSES, FORTUNE, PHASES, SPACES, WORKFORCE
from teahouse.games.yinzi.steps.produce import ProduceCommodities
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY
from teahouse.library import own_components
from tests.games.yinzi.positions import SELL, act, ask, boats, factory, legal, plant, play, raw, table_at, turn, workers
from tests.support import clause

WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "yinzi"


def box_with(old: str, new: str) -> dict[str, Any]:
    """What is printed when one line of the components file reads otherwise."""
    text = own_components("yinzi")
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in the file"
    return Box(text.replace(old, new), None).printed


@pytest.mark.parametrize(
    ("old", "new", "where", "value"),
    [
        ("cost = [1, 1, 1, 2, 2, 3]", "cost = [2, 1, 1, 2, 2, 4]", "crop_cost", [2, 1, 1, 2, 2, 4]),
        ("capacity = [1, 2, 3, 3, 4, 4, 5, 5, 6]", "capacity = [1, 2, 4, 4, 7]", "boat_track", [1, 2, 4, 4, 7]),
        (
            "copper-for-silver = [7, 8, 9, 10, 11, 12]",
            "copper-for-silver = [5, 6, 7, 8, 9, 10]",
            "ratios",
            [5, 6, 7, 8, 9, 10],
        ),
    ],
)
def test_a_changed_components_file_changes_what_is_printed(old: str, new: str, where: str, value: object) -> None:
    assert box_with(old, new)[where] == value


@clause("YZ-108", "YZ-99", "YZ-84", "YZ-134")
def test_boxes_of_the_emperor_glories_and_destinations_follow_the_file() -> None:
    text = own_components("yinzi")
    changes = re.sub(r"(?m)^(palace = \{[^}]*copper = )\d+", r"\g<1>7", text)
    changes = re.sub(r"(?ms)^(\[war\].*?^first = )\d+", r"\g<1>9", changes)
    changes = re.sub(r"(?ms)^(\[destinations\].*?^capacity = )\d+", r"\g<1>5", changes)
    changes = re.sub(r"(?ms)^(\[war-slots\].*?^count = )\d+", r"\g<1>6", changes)
    printed = Box(changes, None).printed
    assert printed["emperor"]["palace"]["copper"] == 7
    assert printed["glories"][0] == 9
    assert printed["box_capacity"] == 5
    assert printed["war_slots"] == 6


def patch(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """Change a constant of the rules wherever it is known."""
    rooms = [room for path, room in sys.modules.items() if path.startswith("teahouse.games.yinzi")]
    found = [room for room in rooms if hasattr(room, name)]
    assert found, name
    for room in found:
        monkeypatch.setattr(room, name, value)


@pytest.mark.parametrize(
    ("constant", "value", "price"),
    [
        ("URBAN_PRICE", 5, "urban"),
        ("RURAL_PRICE", 3, "rural"),
        ("RURAL_COST", 4, "food"),
        ("RESOURCE_COST", 2, "resource"),
        ("DELIVERY_SILVER", 2, "delivery"),
        ("VIRTUAL_RICE", 3, "rice"),
        ("VIRTUAL_COPPER", 4, "copper"),
        ("WEAKENED", 3, "weaker"),
        ("MAJORITY", 5, "majority"),
        ("TIED", 3, "tied"),
    ],
)
def test_prices_of_the_rules_are_printed(
    constant: str, value: int, price: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch(monkeypatch, constant, value)
    assert Box(own_components("yinzi"), None).printed["prices"][price] == value


@clause("YZ-49", "YZ-119", "YZ-120")
def test_hints_follow_the_prices_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch, "URBAN_PRICE", 5)
    patch(monkeypatch, "COIN_PRICE", 8)
    patch(monkeypatch, "RURAL_COST", 4)
    patch(monkeypatch, "RURAL_PRICE", 3)
    table = table_at(2)
    plant(table, 0, "jiangxi-a2", 1, "sugarcane")
    play(act(table, "sell", 1), "sell jiangxi-a2")
    hints = table.game.hints(table, 0)
    assert hints["rural"] == {"sells": 3, "buys": 4}
    paid = {thing: hint["pays"] for thing, hint in hints.items() if "pays" in hint}
    assert sorted(set(paid.values())) == [5, 8]
    for move in table.moves():
        trial = table.copy()
        trial.apply(move)
        assert trial.players[0].copper - table.players[0].copper == paid[move.target]


@clause("YZ-114")
def test_taxes_follow_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch, "TAXED_FROM", (3, 5, 7))
    assert Box(own_components("yinzi"), None).printed["taxed_from"] == [3, 5, 7]
    table = turn(table_at(2))
    table.players[0].tax = 5
    assert table.game.hints(table, 0)["seat-1"]["fortune"] == 5
    assert table.game.view(table, 0).facts["players"][0]["tax_due"] == 2


@clause("YZ-78")
def test_the_workers_for_another_clans_factory_of_level_three_follow_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def laid(count: int) -> YinziTable:
        table = workers(table_at(2), count)
        factory(table, 1, "paper-yellow", "huguang-a1-a2", 3)
        raw(table, "huguang", 2, 1)
        table.players[0].silver = 1
        return ask(table, ProduceCommodities(NOBODY, 0, SELL))

    def said() -> object:
        table = laid(2)
        found = table.game.explain("factory-paper-yellow", table.game.view(table, 0))
        assert found is not None
        return next(dict(one.arguments)["workers"] for one in found.numbers if one.id == "thing-outsource-silver")

    def enough(count: int) -> bool:
        table = laid(count)
        return not table.over and "produce paper-yellow" in legal(table)

    assert said() == 1
    assert enough(1)
    patch(monkeypatch, "FOREIGN_WORKERS", (0, 0, 2, 2))
    assert said() == 2
    assert [enough(1), enough(2)] == [False, True]


@clause("YZ-20", "YZ-21")
def test_reach_follows_the_borders_and_the_boats(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(2)
    plant(table, 0, "huguang-a1", 1, "tea")
    factory(table, 0, "silk-red", "zhejiang-a3-b3")
    play(act(table, "sell", 1), "sell huguang-a1")
    before = table.game.hints(table, 0)
    assert before["boat-track"]["left"] == 1
    assert before["province-zhejiang"] == {"boats": 2, "lacks": "boats"}
    boats(table, 0, 2)
    assert table.game.hints(table, 0)["province-zhejiang"] == {"boats": 2}
    far = [[3 * borders for borders in row] for row in table.box.land.distance]
    monkeypatch.setattr(table.box.land, "distance", far)
    assert table.game.hints(table, 0)["province-zhejiang"] == {"boats": 6, "lacks": "boats"}


# -- the browser ----------------------------------------------------------------------------------------------------


def sources() -> dict[str, str]:
    """The files of the board, without what only styles it."""
    styles = re.compile(r"""class=("[^"]*"|\{`.*?`\}(?=[ />\n]))""")
    files = [path for path in WEB.iterdir() if path.suffix in (".svelte", ".ts")]
    found = {path.name: styles.sub("", path.read_text("utf-8")) for path in files}
    assert len(found) > 15
    return found


def test_the_board_names_no_clause() -> None:
    for name, text in sources().items():
        assert not re.findall(r"YZ-\w*\d+", text), name
        assert "data-rule" not in text, name
        assert "clause=" not in text, name


def test_the_board_names_no_step() -> None:
    things = {*FORTUNE, *WORKFORCE, *PHASES, *SPACES, *BONUSES, *Yinzi.clause_of}
    steps = {step.id for step in Yinzi.steps} - things
    classes = {step.__name__ for step in Yinzi.steps} - {"Route"}
    assert "sell-cube" in steps
    for name, text in sources().items():
        quoted = set(re.findall(r"""["'`]([\w-]+)["'`]""", text))
        kinds = {move.kind for move in Box(own_components("yinzi"), None).catalogue.moves}
        assert not quoted & (steps - kinds), name
        assert not quoted & classes, name
        assert "agenda" not in text, name


def test_the_board_writes_no_moves() -> None:
    moves = Box(own_components("yinzi"), None).catalogue.moves
    verbs = {move.text.split()[0] for move in moves if " " in move.text}
    for name, text in sources().items():
        written = set(re.findall(r"`(\w+) \$\{", text))
        assert not written & verbs, name
        assert not re.findall(r"asks=(?!\{away \? \"\" : undefined\})", text), name


def test_a_table_that_the_board_draws_has_every_hint_it_asks_for() -> None:
    asked = set()
    for text in sources().values():
        asked |= set(re.findall(r"""hint\(["'`]([a-z-]+)["'`]\)""", text))
        asked |= set(re.findall(r"""known\(desk, ["'`]([a-z-]+)""", text))
    assert asked >= {"boat-track", "rural", "war-box"}
    table = table_at(2)
    plant(table, 0, "jiangxi-a2", 1, "sugarcane")
    play(act(table, "sell", 1), "sell jiangxi-a2")
    assert isinstance(table, YinziTable)
    hints = table.game.hints(table, 0)
    for thing in asked:
        assert any(known.startswith(thing) for known in hints) or thing.startswith("section-"), thing
