"""Totals that a table keeps beside its position are what the position says."""

from __future__ import annotations

from typing import Any

import pytest

import teahouse
from teahouse.kernel import Step
from tests.bots.positions import walk

SHARED = ("box", "game", "rules")
"""What all tables of a game share."""
FOUND = ("ready", "ready_for", "wanted")
"""What is found when it is needed first; the moves tell whether it is right."""
NAMES = [kind.name for kind in teahouse.rulebooks()]


def laid_out(thing: Any) -> Any:
    """Everything in the slots of a table, of its players and of what it remembers."""
    kind = type(thing)
    if isinstance(thing, list | tuple | bytearray):
        return [laid_out(one) for one in thing]
    if isinstance(thing, Step):
        return thing.to_json()
    if kind.__name__ in ("Player", "Memory") or isinstance(thing, teahouse.Table):
        slots = [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
        return {name: laid_out(getattr(thing, name)) for name in slots if name not in (*SHARED, *FOUND)}
    return repr(thing) if kind.__module__ != "builtins" else thing


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(9))
def test_a_table_is_the_same_when_it_is_laid_out_anew(name: str, seed: int) -> None:
    game = teahouse.game(name, 2 + seed % 3)
    for table in walk(game, seed, 3):
        again = game.load(table.position())
        assert table.moves() == again.moves()
        assert laid_out(table) == laid_out(again)
