"""What a seat sees of a table and may do there, in the parts of which answers are made. No I/O."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from teahouse.kernel import Game, Move, Table, View
from teahouse.kernel.message import plain
from teahouse.server import wire

T = TypeVar("T")

_MOST_BOXES: Final = 64
_BOXES: Final[dict[tuple[object, ...], tuple[str, bytes]]] = {}
"""Digest and box of the games that are played, by all that they depend on."""


def trial_view(game: Game, table: Table, seat: int, quiet: Table | None = None) -> View:
    """What a seat sees of a table on which moves were only tried: trying the last move opens nothing.

    `quiet` is the same table before what the moves bring upon everybody, which is not to be seen yet.
    """
    view = game.view(table, seat, opened=False)
    if quiet is not None:
        asked = {name: view.facts[name] for name in ("agenda",) if name in view.facts}
        # what is asked next is known, what happens until then is not
        view.facts = game.seen(quiet, seat, False) | asked
        view.scores = game.seen_scores(quiet, seat, False)
    return view


class Sight(Struct):
    """What a seat sees and may do, in the parts of which answers are made; `Any` where a part is JSON already."""

    view: Any
    moves: list[str]
    prompt: Any
    moment: Any
    hints: Any


def sight_of(
    game: Game,
    table: Table,
    seat: int,
    *,
    running: bool = True,
    shared: dict[int, tuple[View, Any]] | None = None,
    quiet: Table | None = None,
) -> Sight:
    """What a seat sees of a table; `shared` keeps the views that others have as well.

    Without it, it is a trial, and `quiet` is what can be seen of it as in `trial_view`.
    """
    eyes = game.eyes(seat)
    known = None if shared is None else shared.get(eyes)
    if known is None:
        view = trial_view(game, table, eyes, quiet) if shared is None else game.view(table, eyes)
        known = view, wire.ready(view.facts) if shared is not None else view.facts
        if shared is not None:
            shared[eyes] = known
    view, facts = known
    moves = table.moves() if running and not table.over and table.to_move == seat else []
    seen = quiet if quiet is not None else table
    hints = {} if shared is None and table.over and quiet is None else game.hints(seen, seat)
    return Sight(
        wire.View(to_move=view.to_move, over=view.over, scores=view.scores, facts=facts),
        [move.text for move in moves],
        wire.ready(view.prompt.to_json()),
        wire.ready(game.moment(seen).to_json()),
        wire.ready(hints),
    )


def box_of(game: Game) -> tuple[str, bytes]:
    """The digest of a game's box, and the box as JSON packed with gzip."""
    key = (game.name, game.components.digest, game.players, *game.options.values())
    found = _BOXES.get(key)
    if found is None:
        box = wire.encode(printed_box(game, columns(game.catalogue.moves)))
        if len(_BOXES) >= _MOST_BOXES:
            _BOXES.clear()
        found = _BOXES[key] = hashlib.sha256(box).hexdigest()[:32], gzip.compress(box, 9, mtime=0)
    return found


def columns(moves: Sequence[Move]) -> list[wire.Moves]:
    """Moves that are alike stand together: packed, they are half as long as one by one."""
    alike: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        names = [name for name, _ in move.params], [name for name, _ in move.label.arguments]
        alike.setdefault((move.kind, move.label.id, move.text.count(" "), str(names)), []).append(move)
    return [
        wire.Moves(
            kind=rows[0].kind,
            label=rows[0].label.id,
            words=[list(column) for column in zip(*(move.text.split(" ") for move in rows), strict=True)],
            targets=[move.target for move in rows],
            params=_turned([dict(move.params) for move in rows]),
            args=_turned([plain(move.label.arguments) for move in rows]),
        )
        for rows in alike.values()
    ]


def _turned(rows: list[dict[str, T]]) -> dict[str, list[T]]:
    return {name: [row[name] for row in rows] for name in rows[0]}


def printed_box(game: Game, moves: list[wire.Moves]) -> wire.Box:
    """What never changes at a table of a game."""
    return wire.Box(printed=game.printed(), clauses=dict(game.clause_of), secret=list(game.secret()), moves=moves)


def moment_of(game: Game, table: Table) -> wire.Moment:
    """Where a game is, for the wire."""
    return msgspec.convert(game.moment(table).to_json(), wire.Moment)
