"""A guest's play over many games, from what was found when they were looked back at."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from teahouse.kernel import Game
from teahouse.lab.habits import Habits, Seated, Sheet, habits
from teahouse.lab.uses import opening
from teahouse.library import build
from teahouse.review import FORMAT
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import archive as store

MOST: Final = 300
"""So many of the latest games of a kind are looked at, mine and those of others alike."""


async def of_guest(house: House, guest: Guest) -> list[Habits]:
    """By title and number of players; games by other rules or with other numbers in the box are left out."""
    kinds: list[tuple[Game, Sequence[Any], list[Seated]]] = []
    async with house.database.read() as connection:
        rows = (await connection.execute(store.looked_back(guest.id, FORMAT))).all()
        for (name, players), own in groupby(sorted(rows, key=_kind), key=_kind):
            game = build(name, players, None, {})
            kept = (await connection.execute(store.looked_back_at(game, FORMAT).limit(MOST))).all()
            kinds.append((game, kept, [(row.id, row.seat) for row in own]))
    found = [await asyncio.to_thread(_habits, *kind) for kind in kinds]
    return [one for one in found if one is not None]


def _kind(row: Any) -> tuple[str, int]:
    return row.game, row.players


def _habits(game: Game, kept: Sequence[Any], mine: Sequence[Seated]) -> Habits | None:
    games = {row.id: msgspec.json.decode(zlib.decompress(row.body), type=Sheet) for row in kept}
    counted = [(id, seat) for id, seat in mine if id in games]
    return habits(games, counted, lambda moves: opening(game, moves)) if counted else None
