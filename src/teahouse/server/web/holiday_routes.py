"""Being away: my clocks stand."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from teahouse.server import holidays, wire
from teahouse.server.web.answers import PROBLEMS
from teahouse.server.web.asked import TheGuest, TheHouse


@get("/api/me/holiday", responses=PROBLEMS)
async def holiday(guest: TheGuest, house: TheHouse) -> wire.HolidayInfo:
    """Until when I am away, and how many days I may be."""
    return await holidays.info(house, guest)


@put("/api/me/holiday", responses=PROBLEMS)
async def go(data: JSONBody[wire.Holiday], guest: TheGuest, house: TheHouse) -> wire.HolidayInfo:
    """I am away from now until then: my clocks stand, and I am told nothing."""
    return await holidays.begin(house, guest, data.until)


@delete("/api/me/holiday", status_code=200, responses=PROBLEMS)
async def come_back(guest: TheGuest, house: TheHouse) -> wire.HolidayInfo:
    """I am back."""
    return await holidays.end(house, guest)


ROUTES = [holiday, go, come_back]
