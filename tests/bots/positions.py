"""Tables in the middle of games, as bots meet them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import teahouse
from teahouse.kernel import NATURE, Game, Table, Value

HIDING: dict[str, dict[str, Value]] = {"year-of-the-dragon": {"hands": "hidden"}, "dragon-boats": {"deal": 3}}
"""The options with which a game hides something in every position."""


def walk(game: Game, seed: int, every: int = 7) -> Iterator[Table]:
    """Copies of tables with a real decision, from one game played at random."""
    chance = random.Random(seed)
    dealer = teahouse.Dealer(seed)
    table = game.new()
    asked = 0
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        moves = table.moves()
        if len(moves) > 1:
            asked += 1
            if asked % every == 0:
                yield table.copy()
        table.apply(moves[chance.randrange(len(moves))])


class Steady:
    """Draws that follow from nothing on the table."""

    def __init__(self) -> None:
        self.number = 7

    def __call__(self, below: int) -> int:
        self.number += 13
        return self.number % below
