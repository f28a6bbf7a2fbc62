"""Holidays: a guest says until when they are away, and their clocks stand until then."""

from __future__ import annotations

import math
from typing import Final

from teahouse.server import changes, clocks, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.post import Away
from teahouse.server.problems import Problem
from teahouse.server.store import holidays as store

_DAY: Final = 86_400.0
_YEAR: Final = 365 * _DAY


async def info(house: House, guest: Guest) -> wire.HolidayInfo:
    """Until when a guest is away, and how much of it is left."""
    now, limits = house.clock(), house.settings.limits
    async with house.database.read() as connection:
        found = await store.load_holidays(connection, guest.id)
    past = sum(max(0.0, min(ends, now) - max(begins, now - _YEAR)) for begins, ends in found)
    return wire.HolidayInfo(
        until=max((ends for _, ends in found if ends > now), default=0.0),
        most_days=limits.holiday_days,
        days_left=max(0, limits.holiday_days_year - math.ceil(past / _DAY)),
    )


async def begin(house: House, guest: Guest, until: float) -> wire.HolidayInfo:
    """Be away from now on, or until another day than was said."""
    now, known = house.clock(), await info(house, guest)
    most = min(known.most_days, known.days_left)
    if not now < until <= now + most * _DAY:
        raise Problem(400, "bad-holiday" if most else "no-holiday-left", days=most)
    forget = now - _YEAR
    await house.database.write(lambda connection: store.begin_holiday(connection, guest.id, now, until, forget))
    await _clocks(house, guest.id, until)
    return await info(house, guest)


async def end(house: House, guest: Guest) -> wire.HolidayInfo:
    """Be back."""
    now = house.clock()
    if await house.database.write(lambda connection: store.end_holiday(connection, guest.id, now)):
        await _clocks(house, guest.id, 0.0)
    return await info(house, guest)


async def _clocks(house: House, guest: str, until: float) -> None:
    """Every process sets the clocks of a guest at the tables that it serves."""
    house.post.tell(Away(guest, until))
    await set_clocks(house, guest, until)


async def set_clocks(house: House, guest: str, until: float) -> None:
    """Set the clocks of a guest by what is stored now, and show everybody at their tables; 0 for who is back."""
    if not until:
        house.notices.back(guest)

    async def work(live: Live) -> None:
        seat = live.to_move
        if live.due is not None and seat in live.seats_of(guest) and not clocks.late(live, seat, house.clock()):
            away = await house.holidays_of(live, seat)
            await changes.save_clock(house, live, clocks.ask(live, seat, live.asked, away, {}))
        live.holidays[guest] = until  # the clock stands from now on, and says until when
        house.show(live)

    async with house.database.read() as connection:
        ids = await store.timed_tables(connection, guest)
    for id in ids:
        try:
            await house.change(id, work)
        except Problem:
            continue  # it is damaged, and the log says so; or another process serves it
