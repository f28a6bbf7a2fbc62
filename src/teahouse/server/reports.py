"""Telling the host about a table, or about somebody there."""

from __future__ import annotations

import unicodedata
from typing import Final

from teahouse.server import ids, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import reports

KEPT: Final = 200
"""So many reports wait for the host at most: a flood of them pushes none out that came before."""
_REFUSED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


async def report(house: House, guest: Guest, id: str, wish: wire.Report) -> None:
    """Keep what a guest says, as plain text, until the host has read it."""
    text = " ".join("".join(" " if _unseen(letter) else letter for letter in wish.text).split())
    if not text:
        raise Problem(400, "report-empty")
    live = await house.find(id)
    about = name = ""
    if wish.seat is not None:
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
            at=house.clock(),
        )
    )
    if not kept:
        raise Problem(429, "reports-full", retry=86_400)


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter) in _REFUSED


async def dismiss(house: House, id: str) -> None:
    """The host has read it."""
    if not await house.database.write(lambda connection: reports.drop_report(connection, id)):
        raise Problem(404, "no-report")
