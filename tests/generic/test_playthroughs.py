"""Games written down step by step: `python -m tests.generic.goldens` renews them."""

from __future__ import annotations

import pytest

from teahouse.library import rulebooks
from tests.generic.goldens import GOLDENS, golden, played_through, playthrough_file

NAMES = [kind.name for kind in rulebooks()]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_played_from_a_seed_looks_as_before_at_every_step(name: str) -> None:
    for number, game in enumerate(played_through(name), start=1):
        path = GOLDENS / f"{name}-{number}.txt"
        expected = golden(path).split("\n")
        found = playthrough_file(game, number).split("\n")
        for line, (was, now) in enumerate(zip(expected, found, strict=False), start=1):
            assert now == was, f"{path.name}, line {line}"
        assert len(found) == len(expected)
