"""Pictures of tables: complete, alive, and silent about what is hidden."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import numpy
import pytest

from teahouse.kernel import NATURE, Table
from teahouse.library import build
from teahouse.rl import aec, beliefs
from teahouse.rl.picture import drawn
from tests.rl.tables import EVERY_TABLE


def later(name: str, players: int, moves: int, seed: int = 3) -> Table:
    table = build(name, players, None, {}).new()
    luck = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.apply(table.draw(luck.random) if table.to_move == NATURE else luck.choice(table.moves()))
    return table


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_every_table_can_be_drawn_at_any_time(name: str, players: int) -> None:
    pictures = set()
    for moves in (0, 60, 150, 10_000):
        table = later(name, players, moves)
        svg = drawn(table).svg()
        pictures.add(svg)
        root = ElementTree.fromstring(svg)
        x, y, width, height = map(float, root.attrib["viewBox"].split())
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            assert x <= float(text.attrib["x"]) <= width
            assert y <= float(text.attrib["y"]) <= height
    assert len(pictures) == 4


@pytest.mark.parametrize("mode", ["rgb_array", "svg", "ansi"])
def test_an_environment_renders_in_its_mode(mode: str) -> None:
    env = aec("dragon-boats", 3, render_mode=mode)
    env.reset(seed=1)
    before = env.render()
    for _ in range(12):
        env.step(env._moves[0].number)
    after = env.render()
    if mode == "rgb_array":
        assert isinstance(before, numpy.ndarray)
        assert before.shape == (740, 900, 3)
        assert before.dtype == numpy.uint8
        assert (before != after).any()
    else:
        assert isinstance(before, str)
        assert before != after


def test_a_picture_shows_nothing_that_its_seat_may_not_see() -> None:
    table = later("yinzi", 3, 200)
    twins = beliefs(table, 1, seed=2)
    assert {drawn(next(twins), 1).svg() for _ in range(4)} == {drawn(table, 1).svg()}
