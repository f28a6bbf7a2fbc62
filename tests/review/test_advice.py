"""Advice at practice tables: good moves with reasons, made of what the seat sees and nothing else."""

from __future__ import annotations

import random

import pytest

import teahouse
from teahouse.bots.network import network_of
from teahouse.kernel import NATURE, Game, Table
from teahouse.library import build
from teahouse.review import advise, doubt

pytestmark = pytest.mark.slow  # many games are played on, which compiled rules do several times as fast

LEARNED = [kind.name for kind in teahouse.rulebooks() if network_of(kind.name) is not None]
TWINS = 3
"""Positions of each title that are looked at in two worlds."""
HIDDEN: dict[str, dict[str, str | int | bool]] = {
    "year-of-the-dragon": {"hands": "hidden", "super_event": "hidden"},
    "dragon-boats": {"deal": 4},
    "yinzi": {},
}


def asked(game: Game, luck: random.Random, part: float) -> list[Table]:
    """Some places of a random game at which a seat has a choice."""
    table, found = game.new(), list[Table]()
    while not table.over:
        moves = table.moves()
        if table.to_move != NATURE and len(moves) > 2 and luck.random() < part:
            found.append(table.copy())
        table.apply(table.draw(luck.random) if table.to_move == NATURE else moves[luck.randrange(len(moves))])
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_advice_names_legal_moves_the_best_first_with_reasons(name: str) -> None:
    game = build(name, 3, None, {})
    for table in asked(game, random.Random(name), 0.05)[:4]:
        view = game.view(table, table.to_move)
        found = advise(game, view)
        assert 1 <= len(found.moves) <= 3
        assert {one.move for one in found.moves} <= {move.text for move in view.moves}
        chances = [one.chance for one in found.moves]
        assert chances == sorted(chances, reverse=True)
        assert found.moves[0].lost == 0
        assert 0 <= found.now <= chances[0], "no move lowers a chance that is its own mean"
        for one in found.moves[1:]:
            assert one.lost == pytest.approx(chances[0] - one.chance, abs=2e-4)
        assert all(one.why.kind in ("source", "both", "rival", "chance", "equal", "only") for one in found.moves)


@pytest.mark.parametrize("name", LEARNED)
def test_advice_and_doubts_do_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    game = build(name, 3, None, HIDDEN[name])
    luck = random.Random(f"twins {name}")
    others = 0
    for table in asked(game, luck, 0.1):
        view = game.view(table, table.to_move)
        twin = game.imagine(view, luck.randrange)
        if twin == table:
            continue
        others += 1
        seen = game.view(twin, table.to_move)
        assert advise(game, view) == advise(game, seen)
        assert doubt(game, view, view.moves[-1]) == doubt(game, seen, seen.moves[-1])
        if others == TWINS:
            break
    assert others == TWINS, "nothing was hidden"


def test_a_move_that_throws_the_game_away_is_doubted_and_the_advised_one_is_not() -> None:
    game = build("dragon-boats", 2, None, {})
    doubted = 0
    for table in asked(game, random.Random(5), 0.2)[:5]:
        view = game.view(table, table.to_move)
        best = advise(game, view).moves[0]
        assert doubt(game, view, game.move(best.move)) is None
        for move in view.moves:
            found = doubt(game, view, move)
            if found is not None:
                doubted += 1
                assert found.better != move.text
                assert found.lost - found.error >= 0.04
                break
    assert doubted > 1
