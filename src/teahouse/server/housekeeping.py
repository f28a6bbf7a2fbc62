"""What only the host may do with tables and guests."""

from __future__ import annotations

from sqlalchemy import select

from teahouse.server import changes, farewell
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL
from teahouse.server.store.schema import guests


async def close_table(house: House, id: str) -> None:
    """End a table, whatever becomes of its game; everybody there is told who has done it."""

    async def work(live: Live) -> None:
        if live.over:
            raise Problem(409, "over")
        await changes.finish(house, live, by="host")

    await house.change(id, work)


async def remove_guest(house: House, guest: str) -> None:
    """Forget a guest, who is signed out everywhere; bots play for them where the table's setting lets them."""
    if guest in house.host.guests:
        raise Problem(409, "host-stays")
    async with house.database.read() as connection:
        if await connection.scalar(select(guests.c.id).where(guests.c.id == guest)) is None:
            raise Problem(404, "no-such-guest")
    await farewell.delete_guest(house, guest, USUAL_LEVEL)
    house.door.shut(guest=guest)
