"""A game as a seat may think it went: nothing that it has not seen is in it, and all that it has seen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from teahouse.dealer import Dealer
from teahouse.kernel import EVERYONE, NATURE, Game, Move, remembered
from teahouse.library import build
from tests.generic.variants import SHELF, any_variant, described, every_variant, opened

MOMENTS = 3
"""Of each game."""
HIDING = ("toy", "yinzi", "dragon-boats")
"""Games in which somebody draws what the others do not see."""


def decisions(game: Game, luck: random.Random) -> Iterator[tuple[list[Move], int]]:
    """A few moments of a random game, as the moves up to there, and who decides then; the last decision among them."""
    table, draw, moves, found = game.new(), Dealer(luck.getrandbits(64)), list[Move](), list[tuple[int, int]]()
    while not table.over:
        if table.to_move != NATURE:
            found.append((len(moves), table.to_move))
        moves.append(draw.draw(table) if table.to_move == NATURE else luck.choice(table.moves()))
        table.play(moves[-1])
    for at, seat in [*luck.sample(found, min(MOMENTS - 1, len(found))), found[-1]]:
        yield moves[:at], seat


def noticed(game: Game, moves: list[Move], seat: int) -> list[object]:
    """What a seat has noticed of a game: who moved, what it knows of each move, what was told it, what it sees now."""
    table, found = game.new(), list[object]()
    table.notes = []
    for move in moves:
        found += [table.to_move, move.text if table.shows(move, seat) else "?"]
        table.play(move)
        found += [note.to_json() for note in table.notes if note.only in (seat, EVERYONE)]
        table.notes = []
    return [*found, game.view(table, seat).to_json()]


@pytest.mark.parametrize("name", SHELF)
def test_a_game_that_is_remembered_cannot_be_told_from_the_real_one_nor_tells_what_is_hidden(name: str) -> None:
    differ = 0
    with opened(name) as kind:
        luck = random.Random(f"memory {name}")
        for game in [*every_variant(kind), *(any_variant(kind, luck) for _ in range(4))]:
            for real, seat in decisions(game, luck):
                other = remembered(game, real, seat, Dealer("one").number)
                assert other is not None
                assert noticed(game, other, seat) == noticed(game, real, seat), described(game)
                differ += other != real
                for numbers in ("two", "three"):
                    one, two = (remembered(game, moves, seat, Dealer(numbers).number) for moves in (real, other))
                    assert one == two, f"{described(game)}: what lies hidden shows"
    assert bool(differ) == (name in HIDING)


def test_what_was_shown_later_may_have_been_drawn_at_any_moment_before() -> None:
    game = build("dragon-boats", 2, None, {"deal": 4})
    luck, shown = random.Random(7), set[Move]()
    while not shown:
        real, seat = max(decisions(game, luck), key=lambda one: len(one[0]))
        table = game.new()
        drawn = set[Move]()
        for move in real:
            drawn |= set() if table.shows(move, seat) else {move}
            table.play(move)
        shown = drawn - {*game.held(table, 1 - seat)}
    worlds = [remembered(game, real, seat, random.Random(number).randrange) or [] for number in range(60)]
    for card in shown:
        assert len({world.index(card) for world in worlds}) > 1, "it may have come at any time"
    held = drawn - shown
    assert any(card not in world for world in worlds for card in held), "and what is held may be something else"
