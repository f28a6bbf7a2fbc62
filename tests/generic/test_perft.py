"""Node counts of fixed games: `python -m tests.generic.goldens` renews them."""

from __future__ import annotations

import json

import pytest

from teahouse.arena import perft
from teahouse.library import build, rulebooks
from tests.generic.goldens import PERFT, golden, perft_rows

NAMES = [kind.name for kind in rulebooks()]


@pytest.mark.parametrize("name", NAMES)
def test_fixed_games_have_as_many_branches_as_before(name: str) -> None:
    known = json.loads(golden(PERFT / f"{name}.json"))
    found = list(perft_rows(name))
    for was, now in zip(known, found, strict=False):
        assert now == was
    assert len(found) == len(known)


@pytest.mark.parametrize("name", NAMES)
def test_the_command_counts_the_same_openings(name: str) -> None:
    row = json.loads(golden(PERFT / f"{name}.json"))[0]
    assert row["after"] == 0
    assert perft(build(name, row["players"], None, {}), row["seed"], len(row["nodes"])) == row["nodes"]
