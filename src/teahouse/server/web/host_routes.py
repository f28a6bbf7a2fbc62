"""The host's page, and what only the host may ask for."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from teahouse.bots.levels import LEVELS
from teahouse.library import rulebooks
from teahouse.server import housekeeping, overview, reports, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import Page, TableId, TheGuest, TheHouse, Visitor
from teahouse.server.web.pages import Lang, called, language_of, page
from teahouse.words import Words


@get("/house", include_in_schema=False)
async def shown(
    request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None, at: Page = 0
) -> Response[str]:
    """How the house is, who plays where, what guests tell, limits and backups; for the host alone."""
    house.host.check(visitor)
    spoken, now = language_of(request, lang), house.clock()
    told = await overview.overview(house, at)
    titles = {kind.name: Words(spoken, kind.name).text("game-title") for kind in rulebooks()}
    return page(
        "house.html",
        "src/home/house.ts",
        request,
        visitor,
        lang,
        house=told,
        titles=titles,
        called=lambda name, game: called(name, game, titles) if game in titles else name,
        levels=list(LEVELS),
        lasted=_lasted,
        ago=lambda then: _lasted(now - then),
        changed=sum(one.value != one.usual for one in told.limits),
    )


def _lasted(seconds: float) -> dict[str, str | int]:
    """A time as people say it, for `host-ago` and `host-up`."""
    for unit, size, most in (("minutes", 60, 90 * 60), ("hours", 3600, 36 * 3600)):
        if seconds < most:
            return {"unit": unit, "count": int(seconds // size)}
    return {"unit": "days", "count": int(seconds // 86_400)}


@get("/api/house", responses=PROBLEMS)
async def told(guest: TheGuest, house: TheHouse, at: Page = 0) -> wire.HouseInfo:
    """The house as its host sees it; `at` is the page of its tables."""
    house.host.check(guest)
    return await overview.overview(house, at)


@post("/api/house/tables/{id:str}/close", status_code=204, responses=PROBLEMS)
async def close_table(id: TableId, data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse) -> None:
    """Close a table, if I am the host; everybody there is told."""
    house.host.check(guest)
    await housekeeping.close_table(house, id)


@delete("/api/house/guests/{removed:str}", status_code=204, responses=PROBLEMS)
async def remove_guest(removed: FromPath[str], guest: TheGuest, house: TheHouse) -> None:
    """Remove a guest, if I am the host: they are signed out and forgotten."""
    house.host.check(guest)
    await housekeeping.remove_guest(house, removed)


@delete("/api/house/reports/{report:str}", status_code=204, responses=PROBLEMS)
async def dismiss(report: FromPath[str], guest: TheGuest, house: TheHouse) -> None:
    """I am the host and have read it."""
    house.host.check(guest)
    await reports.dismiss(house, report)


@post("/api/house/backups", responses=PROBLEMS)
async def back_up(data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse) -> wire.BackupInfo:
    """Copy the database now, if I am the host. The copy stays on the host's machine."""
    house.host.check(guest)
    return await house.host.backups.make()


ROUTES = [shown, told, close_table, remove_guest, dismiss, back_up]
