"""What a seat may see and do, as arrays; and tables that look to it as the real one does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

from teahouse.kernel import Game, Table, mask_of
from teahouse.library import rulebook


def observation(table: Table, seat: int) -> NDArray[numpy.uint8]:
    """What a seat sees: `game.observation_spec()` names each number."""
    if not 0 <= seat < table.game.players:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {table.game.players - 1}")
    return numpy.frombuffer(bytearray(table.game.observed(table, seat)), numpy.uint8)


def mask(table: Table) -> NDArray[numpy.int8]:
    """1 for each legal move of whoever is asked, by its number in the catalogue; all 0 when the game is over."""
    return numpy.frombuffer(mask_of(table.moves(), len(table.game.catalogue)), numpy.int8)


def scales(name: str) -> NDArray[numpy.float32]:
    """What the numbers of an observation are divided by, so that they lie mostly between 0 and 1."""
    return numpy.array(rulebook(name).observation_spec().scales, numpy.float32)


def beliefs(table: Table, seat: int, seed: int | str = 0) -> Iterator[Table]:
    """Tables without end that look to a seat as this one does; what it cannot know is drawn anew for each.

    They are drawn from what the seat sees now, not weighted by what others' moves tell about their hands.
    """
    game: Game = table.game
    view = game.view(table, seat)
    draw = random.Random(f"beliefs/{seed}")
    while True:
        yield game.imagine(view, draw.randrange)
