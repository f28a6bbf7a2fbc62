"""My games: found again, and how I have done."""

from __future__ import annotations

from typing import Final

from teahouse.server import lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import archive as store
from teahouse.server.store import keep

FEW: Final = 5
"""Fewer games than this say little about how somebody plays."""


async def games(house: House, guest: Guest, game: str, name: str, which: str, page: int) -> wire.TableList:
    """A page of a guest's tables, as they have asked for them."""
    size = house.settings.limits.page_size
    query = store.search(guest.id, game, name.strip(), which)
    async with house.database.read() as connection:
        rows = (await connection.execute(query.limit(size + 1).offset(page * size))).all()
        seats = await keep.load_seats(connection, [row.id for row in rows])
    tables = lobby.infos(house, list(rows[:size]), seats, guest.id)
    return wire.TableList(tables=tables, page=page, more=len(rows) > size)


async def results(house: House, guest: Guest) -> wire.Results:
    """How a guest has done, by game and number of players."""
    async with house.database.read() as connection:
        rows = (await connection.execute(store.results(guest.id))).all()
    found = [
        wire.GameResult(
            game=row.game,
            players=row.players,
            games=row.games,
            wins=row.wins,
            people=row.people,
            mean=round(float(row.mean), 1) if row.games >= FEW else None,
            best=row.best,
        )
        for row in rows
    ]
    return wire.Results(results=found, few=FEW)
