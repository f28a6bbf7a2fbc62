"""What is sent to a seat is its view, whatever is shared with others on the way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, SPECTATOR, Game, Table, View
from teahouse.library import build, rulebooks
from teahouse.server.sight import sight_of

VARIANTS: list[tuple[str, dict[str, str | int | bool]]] = [
    *((game.name, {}) for game in rulebooks()),
    ("year-of-the-dragon", {"hands": "hidden"}),
    ("dragon-boats", {"deal": 4}),
]


def moments(game: Game, seed: str) -> list[Table]:
    """Moments of a game played at random."""
    table, dealer, chance, found = game.new(), Dealer(seed), Dealer("play " + seed), list[Table]()
    while not table.over:
        if dealer.index % 5 == 0:
            found.append(table.copy())
        moves = table.moves()
        table.apply(dealer.draw(table) if table.to_move == NATURE else moves[chance.number(len(moves))])
    return [*found[::7], table]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_seat_is_sent_its_own_view_and_its_own_moves(name: str, options: dict[str, str | int | bool]) -> None:
    game = build(name, None, None, options)
    seen_moments = 0
    for table in moments(game, "views"):
        shared: dict[int, tuple[View, Any]] = {}
        for seat in [*range(game.players), SPECTATOR]:
            view = game.view(table, seat)
            sent = msgspec.json.decode(msgspec.json.encode(sight_of(game, table, seat, shared=shared)))
            wanted = msgspec.json.decode(msgspec.json.encode(view.to_json()))
            assert sent["view"] == {name: wanted[name] for name in ("to_move", "over", "scores", "facts")}
            assert sent["moves"] == wanted["moves"]
            assert sent["prompt"] == wanted["prompt"]
            assert sight_of(game, table, seat, running=False, shared=shared).moves == []
        seen_moments += 1
        assert len(shared) == (1 if name == "year-of-the-dragon" and not options else game.players + 1)
    assert seen_moments > 3
