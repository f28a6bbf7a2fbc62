"""A guest's play over many games, from what was found when they were looked back at."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from teahouse.kernel import Game
from teahouse.lab.habits import Habits, Sheet, habits
from teahouse.lab.uses import opening
from teahouse.library import build
from teahouse.review import FORMAT
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import archive as store

MOST: Final = 300
"""So many of my latest games of a kind are looked at, and so many of the latest ones here for their winners."""


async def of_guest(house: House, guest: Guest) -> list[Habits]:
    """By title and number of players; games by other rules or with other numbers in the box are left out."""
    kinds: list[tuple[Game, Sequence[Any], Sequence[Any]]] = []
    async with house.database.read() as connection:
        for name, players in (await connection.execute(store.kinds_looked_back_at(guest.id, FORMAT))).all():
            game = build(name, players, None, {})
            mine = (await connection.execute(store.own_looked_back_at(guest.id, game, FORMAT).limit(MOST))).all()
            here = (await connection.execute(store.looked_back_at(game, FORMAT).limit(MOST))).all() if mine else []
            kinds.append((game, mine, here))
    return [await asyncio.to_thread(_habits, *kind) for kind in kinds if kind[1]]


def _habits(game: Game, mine: Sequence[Any], here: Sequence[Any]) -> Habits:
    games = {row.id: msgspec.json.decode(zlib.decompress(row.body), type=Sheet) for row in (*mine, *here)}
    seated = [(row.id, row.seat) for row in mine]
    return habits(
        games, seated, lambda moves: opening(game, moves), lambda move: game.move(move).kind, [row.id for row in here]
    )
