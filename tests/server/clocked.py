"""Houses whose time of day passes when a test says so, and tables in Berlin that have clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from teahouse.server import lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from tests.server.support import Clock, guest, look, seats, take

HOUR: Final = 3600.0
DAY: Final = 86_400.0
BERLIN: Final = "Europe/Berlin"
BY_DAY: Final = wire.Hours(begins=8 * 60, ends=22 * 60)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def pace(kind: str, hours: wire.Hours | None = None) -> wire.Pace:
    return wire.Pace(kind=kind, hours=hours)  # type: ignore[arg-type]


def by_hand(house: House) -> None:
    """From here on the test alone says when the house looks at its clocks."""
    assert house._ringer is not None
    house._ringer.cancel()


@asynccontextmanager
async def open_house(place: Settings, clock: Clock) -> AsyncIterator[House]:
    house = House(place, clock=clock, steady=clock)
    await house.open()
    by_hand(house)
    try:
        yield house
    finally:
        await house.close()


async def sitting(
    house: House, time: wire.Pace | None, replace: Any = "never", people: int = 2, absence: int | None = None
) -> tuple[str, list[Guest]]:
    """A game of people in Berlin; it is the first one's turn."""
    found = [await guest(house, name) for name in ("Mei", "Bao", "Li Ming")[:people]]
    wish = wire.NewTable(
        game="toy",
        seats=seats("me", *["open"] * (people - 1)),
        pace=time,
        replace=replace,
        absence=absence,
        zone=BERLIN,
    )
    id = (await lobby.create(house, found[0], wish)).id
    for one in found[1:]:
        await lobby.sit(house, one, id, wire.Sit(zone=BERLIN))
    return id, found


async def passes_on(house: House, id: str, *people: Guest) -> None:
    """Whoever is asked plays until somebody else is."""
    live = await house.find(id)
    seat = live.to_move
    while live.to_move == seat:
        mover = next(one for one in people if seat in live.seats_of(one.id))
        await take(house, mover, id, "pass")


async def shown(house: House, id: str, who: Guest | None = None) -> dict[str, Any]:
    found: dict[str, Any] = (await look(house, who, id))["table"]
    return found
