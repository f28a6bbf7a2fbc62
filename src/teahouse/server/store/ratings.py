"""Ratings as they are stored: a row for each game that counted, written with the game's last turn or not at all."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.arena.rating import START, Rating, anchor, rate, with_leavers
from teahouse.server.live import RATED, Live
from teahouse.server.seat import Seat
from teahouse.server.store.schema import guests, rated_games


def rate_game(connection: Connection, live: Live, ranking: list[int], now: float) -> None:
    """A game has ended: everybody who played is rated, who has left as last."""
    left = [has_left(seat) for seat in live.seats]
    _rate(connection, live, with_leavers(ranking, left), left, [True] * len(left), now)


def rate_leavers(connection: Connection, live: Live, now: float) -> None:
    """A game has ended unfinished: whoever has left it is rated as last, nobody else is."""
    left = [has_left(seat) for seat in live.seats]
    if any(left):
        _rate(connection, live, with_leavers([1] * len(left), left), left, left, now)


def has_left(seat: Seat) -> bool:
    """Whether whoever sat there is not there in the end: they got up, or a bot plays for them."""
    return seat.kind == "guest" and (seat.gone or bool(seat.level))


def _rate(
    connection: Connection, live: Live, places: list[int], left: list[bool], wanted: list[bool], now: float
) -> None:
    if live.rated != RATED:
        return
    # a guest who has been forgotten is nobody: the others are rated among themselves
    counted = [number for number, seat in enumerate(live.seats) if seat.kind == "bot" or seat.guest]
    people = [live.seats[number].guest for number in counted if live.seats[number].kind == "guest"]
    # two games of somebody may end at once: one after the other
    connection.execute(select(guests.c.id).where(guests.c.id.in_(people)).order_by(guests.c.id).with_for_update())
    known = {guest: _latest(connection, live, guest) for guest in people}
    seated: list[Rating] = []
    for number in counted:
        seat = live.seats[number]
        found = anchor(live.game_name, seat.level) if seat.kind == "bot" else known[seat.guest][1]
        if found is None:
            return
        seated.append(found)
    if len(seated) < 2:
        return
    for number, after in zip(counted, rate(seated, [places[number] for number in counted]), strict=True):
        seat = live.seats[number]
        if seat.kind != "guest" or not wanted[number]:
            continue
        row = {"guest": seat.guest, "game": live.game_name, "players": live.players, "table_id": live.id, "at": now}
        row |= {"number": known[seat.guest][0] + 1, "place": min(places[number], live.players), "left": left[number]}
        connection.execute(insert(rated_games).values(row | {"strength": after.strength, "unsure": after.unsure}))


def _latest(connection: Connection, live: Live, guest: str) -> tuple[int, Rating]:
    """How many games of this kind somebody has played, and what came of them."""
    query = select(rated_games).where(
        rated_games.c.guest == guest, rated_games.c.game == live.game_name, rated_games.c.players == live.players
    )
    row = connection.execute(query.order_by(rated_games.c.number.desc()).limit(1)).first()
    return (0, START) if row is None else (row.number, Rating(row.strength, row.unsure))


async def load_rated(connection: AsyncConnection, guest: str) -> list[Row[Any]]:
    """Every game of a guest that counted, by kind and in their order."""
    query = select(rated_games).where(rated_games.c.guest == guest)
    order = (rated_games.c.game, rated_games.c.players, rated_games.c.number)
    return list((await connection.execute(query.order_by(*order))).all())
