"""What came of the games that counted for ratings."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from teahouse.arena.rating import Rating, anchor
from teahouse.bots.levels import LEVELS
from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import ratings as store


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
