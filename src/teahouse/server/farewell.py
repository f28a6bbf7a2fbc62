"""Leaving for good: a guest's data are deleted at once, however many tables they sat at."""

from __future__ import annotations

from sqlalchemy import Connection

from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.post import Left
from teahouse.server.problems import Problem
from teahouse.server.store import farewell


async def delete_guest(house: House, guest: str, level: str = "") -> None:
    """Forget a guest: seats at tables that wait are free again, games go on with a seat without a name.

    Whoever is left at a table decides alone whether it ends; a table that waits for nobody but this guest is closed.
    With a level, bots play on for the guest at once where the table's setting lets them.
    """

    def work(connection: Connection) -> None:
        farewell.forget_guest(connection, guest, level)

    await house.database.write(work)
    house.guests.forget(guest)
    house.post.tell(Left(guest))
    await take_leave(house, guest)


async def take_leave(house: House, guest: str) -> None:
    """Tables of this process at which a guest sat who has left are read again, and shown to those who look on."""
    touched = [live for live in house.live.values() if _concerned(live, guest)]
    for live in touched:
        async with live.lock:
            house.forget(live)
    house.spawn(_show(house, [live.id for live in touched]))


async def take_missed_leaves(house: House) -> None:
    """The same for everybody who has left while this process heard nothing."""
    seated = {seat.guest for live in house.live.values() for seat in live.seats if seat.guest}
    people = seated | {live.owner for live in house.live.values() if live.owner}
    for guest in people - await house.guests.known(people):
        await take_leave(house, guest)


def _concerned(live: Live, guest: str) -> bool:
    return live.owner == guest or any(seat.guest == guest for seat in live.seats)


async def _show(house: House, ids: list[str]) -> None:
    """Tell those who are left at tables that somebody looks at; it may take a while and nobody waits for it."""
    for id in ids:
        try:
            live = await house.find(id)
        except Problem:
            continue  # it is damaged: nobody sits there any more
        async with live.lock:
            if live.over:
                await house.close_book(live)
        house.show(live)
