"""What the house keeps about a guest, to be taken along."""

from __future__ import annotations

from sqlalchemy import select

from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import talk
from teahouse.server.store.holidays import load_holidays
from teahouse.server.store.schema import guests, mutes, notes, reports, seats, tables


async def devices(house: House, guest: Guest) -> list[wire.DeviceInfo]:
    """The browsers and tools that act in a guest's name, the latest first."""
    return [
        wire.DeviceInfo(
            id=one.id,
            kind="tool" if one.kind == "tool" else "browser",
            name=one.name,
            since=one.since,
            here=one.token == guest.token,
        )
        for one in await house.guests.devices(guest)
    ]


async def export(house: House, guest: Guest) -> wire.Export:
    """Everything, in the order in which it was stored."""
    sat = select(seats, tables.c.game, tables.c.status).join_from(seats, tables, seats.c.table_id == tables.c.id)
    sat = sat.where(seats.c.guest == guest.id).order_by(tables.c.created, tables.c.id, seats.c.seat)
    noted = select(notes).where(notes.c.guest == guest.id).order_by(notes.c.table_id)
    unheard = select(guests.c.name).join_from(mutes, guests, mutes.c.muted == guests.c.id)
    unheard = unheard.where(mutes.c.guest == guest.id).order_by(guests.c.name)
    told = select(reports).where(reports.c.guest == guest.id).order_by(reports.c.at)
    signed_in = await devices(house, guest)
    async with house.database.read() as connection:
        created = await connection.scalar(select(guests.c.created).where(guests.c.id == guest.id))
        return wire.Export(
            id=guest.id,
            name=guest.name,
            created=created or 0.0,
            devices=signed_in,
            seats=[
                wire.KeptSeat(table=row.table_id, seat=row.seat, name=row.name, game=row.game, status=row.status)
                for row in await connection.execute(sat)
            ],
            notes=[wire.KeptNotes(table=row.table_id, text=row.text) for row in await connection.execute(noted)],
            words=[
                wire.KeptWord(table=row.table_id, number=row.number, phrase=row.phrase, text=row.text, at=row.at)
                for row in await talk.words_of(connection, guest.id)
            ],
            muted=list(await connection.scalars(unheard)),
            reports=[
                wire.KeptReport(table=row.table_id, text=row.text, at=row.at) for row in await connection.execute(told)
            ],
            holidays=[
                wire.KeptHoliday(begins=begins, ends=ends) for begins, ends in await load_holidays(connection, guest.id)
            ],
        )
