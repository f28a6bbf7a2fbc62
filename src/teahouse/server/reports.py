"""Telling the host about a table, or about somebody there."""

from __future__ import annotations

from typing import Final

from teahouse.server import ids, names, talk, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import reports

KEPT: Final = 200
"""So many reports wait for the host at most: a flood of them pushes none out that came before."""


async def report(house: House, guest: Guest, id: str, wish: wire.Report) -> None:
    """Keep what a guest says, as plain text, until the host has read it."""
    text = names.plain(wish.text)
    if not text:
        raise Problem(400, "report-empty")
    live = await house.find(id)
    about = name = quote = ""
    if wish.word is not None:
        word = await talk.spoken(house, guest, id, wish.word)
        about, name, quote = word.guest, word.name, word.text or word.phrase
    elif wish.seat is not None:
        seat = live.seats[wish.seat] if wish.seat < live.players else None
        if seat is None or seat.kind != "guest" or seat.guest == guest.id:
            raise Problem(409, "report-nobody", seat=wish.seat + 1)
        about, name = seat.guest, seat.name
    kept = await house.database.write(
        lambda connection: reports.add_report(
            connection,
            KEPT,
            id=ids.table_id(),
            table_id=id,
            guest=guest.id,
            about=about or None,
            name=name,
            text=text,
            quote=quote,
            at=house.clock(),
        )
    )
    if not kept:
        raise Problem(429, "reports-full", retry=86_400)


async def dismiss(house: House, id: str) -> None:
    """The host has read it."""
    if not await house.database.write(lambda connection: reports.drop_report(connection, id)):
        raise Problem(404, "no-report")
