"""The long examination: thousands of games across players and options."""

from __future__ import annotations

import random

import pytest

from tests.generic.examiner import Examiner
from tests.generic.variants import SHELF, any_variant, described, opened

GAMES = 2000


@pytest.mark.soak
@pytest.mark.parametrize("name", SHELF)
def test_thousands_of_games_keep_the_contract(name: str) -> None:
    """Each game is examined at its end and at about one other state, with every move of the catalogue."""
    examined = 0
    with opened(name) as kind:
        for index in range(GAMES):
            luck = random.Random(f"soak {name} {index}")
            game = any_variant(kind, luck)
            examiner = Counting(game, luck)
            try:
                examiner.play(examined=2, glances=index % 10 == 0)
            except Exception as error:
                error.add_note(f"in game {index} of the soak: {described(game)}")
                raise
            examined += examiner.examined
    assert examined >= GAMES


class Counting(Examiner):
    """Counts the states that are examined thoroughly."""

    examined = 0

    def _refusals(self, table: object) -> None:
        super()._refusals(table)  # type: ignore[arg-type]
        self.examined += 1
