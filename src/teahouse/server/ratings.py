"""Tables that count for ratings: what they need, what ends it, and what came of them."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from teahouse.arena.rating import Rating, anchor
from teahouse.bots.levels import LEVELS
from teahouse.server import changes, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import RATED, Live
from teahouse.server.store import ratings as store

HINTS: Final = "hints"
"""Somebody was told what to play."""
REWOUND: Final = "rewound"
"""A turn was taken back after others had seen it."""


async def switch_off(house: House, live: Live, reason: str) -> None:
    """A table does not count any more, for everybody who sits there, and says why. The caller holds its lock."""
    if live.rated == RATED:
        await changes.save_table(house, live, rated=reason)
        live.rated = reason
        house.show(live)


async def of_guest(house: House, guest: Guest) -> wire.Ratings:
    """Somebody's ratings, by title and number of players, with their course."""
    async with house.database.read() as connection:
        rows = await store.load_rated(connection, guest.id)
    kinds = groupby(rows, key=lambda row: (row.game, row.players))
    return wire.Ratings(
        ratings=[_kind(game, players, list(played)) for (game, players), played in kinds],
        anchors=[
            wire.Anchor(game=game, level=level, rating=found.strength)
            for game in dict.fromkeys(row.game for row in rows)
            for level in LEVELS
            if (found := anchor(game, level)) is not None
        ],
    )


def _kind(game: str, players: int, played: list[Any]) -> wire.RatingInfo:
    last = Rating(played[-1].strength, played[-1].unsure)
    return wire.RatingInfo(
        game=game,
        players=players,
        rating=last.strength,
        unsure=last.unsure,
        provisional=last.provisional,
        games=[
            wire.RatedGame(
                table=row.table_id,
                at=row.at,
                place=row.place,
                left=row.left,
                rating=row.strength,
                unsure=row.unsure,
            )
            for row in played
        ],
    )
