"""What the house keeps about a guest, to be taken along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server import ratings, solved, tournaments, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import channels, returning, talk
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


async def kept(house: House, guest: Guest) -> wire.KeepInfo:
    """By what a guest can come back: passkeys, the latest first, and a code on paper."""
    async with house.database.read() as connection:
        found = await returning.load_passkeys(connection, guest.id)
        return wire.KeepInfo(
            passkeys=[passkey(one) for one in found], code=await returning.code_since(connection, guest.id)
        )


def passkey(one: Any) -> wire.PasskeyInfo:
    """A passkey as its guest sees it."""
    return wire.PasskeyInfo(id=one.id, name=one.device, since=one.created, used=one.used)


async def quiet(connection: AsyncConnection, guest: Guest) -> wire.Quiet | None:
    """When a guest wants to be told nothing."""
    hours = await channels.load_quiet(connection, guest.id)
    return None if hours is None else wire.Quiet(begins=hours.begins, ends=hours.ends, zone=hours.zone)


async def export(house: House, guest: Guest) -> wire.Export:
    """Everything, in the order in which it was stored."""
    sat = select(seats, tables.c.game, tables.c.status).join_from(seats, tables, seats.c.table_id == tables.c.id)
    sat = sat.where(seats.c.guest == guest.id).order_by(tables.c.created, tables.c.id, seats.c.seat)
    noted = select(notes).where(notes.c.guest == guest.id).order_by(notes.c.table_id)
    unheard = select(guests.c.name).join_from(mutes, guests, mutes.c.muted == guests.c.id)
    unheard = unheard.where(mutes.c.guest == guest.id).order_by(guests.c.name)
    told = select(reports).where(reports.c.guest == guest.id).order_by(reports.c.at)
    signed_in, back = await devices(house, guest), await kept(house, guest)
    rated, contests = await ratings.of_guest(house, guest), await tournaments.mine(house, guest)
    puzzles = (await solved.kept(house, guest)).solved
    async with house.database.read() as connection:
        me = (await connection.execute(select(guests).where(guests.c.id == guest.id))).one()
        return wire.Export(
            id=guest.id,
            name=guest.name,
            created=me.created,
            seen=me.seen,
            devices=signed_in,
            seats=[
                wire.KeptSeat(
                    table=row.table_id, seat=row.seat, name=row.name, game=row.game, status=row.status, zone=row.zone
                )
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
            passkeys=back.passkeys,
            code=back.code,
            channels=[
                wire.KeptChannel(
                    kind=row.kind, address=row.address, device=row.device, confirmed=row.confirmed, since=row.created
                )
                for row in await channels.load_channels(connection, guest.id)
            ],
            quiet=await quiet(connection, guest),
            ratings=rated.ratings,
            tournaments=contests,
            puzzles=puzzles,
        )
