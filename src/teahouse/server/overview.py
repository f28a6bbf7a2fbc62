"""The house as its host sees it: how it is, who plays where, what guests tell. Never a card, a seed or a note."""

from __future__ import annotations

import asyncio
import math
import shutil

import msgspec
from sqlalchemy import func, select

from teahouse import __version__
from teahouse.server import wire
from teahouse.server.house import House
from teahouse.server.settings import Limits
from teahouse.server.store import keep, reports
from teahouse.server.store.schema import tables


async def overview(house: House, page: int) -> wire.HouseInfo:
    """All that the host's page shows; of the tables one page."""
    size = house.settings.limits.page_size
    async with house.database.read() as connection:
        rows = (await connection.execute(keep.listing("going", "").limit(size + 1).offset(page * size))).all()
        seats = await keep.load_seats(connection, [row.id for row in rows])
        counted = select(tables.c.status, func.count().label("many")).group_by(tables.c.status)
        counts = {row.status: row.many for row in await connection.execute(counted)}
        told = await reports.load_reports(connection)
    return wire.HouseInfo(
        health=await health(house, counts.get("open", 0), counts.get("running", 0)),
        tables=[
            wire.HostTable(
                id=row.id,
                name=row.name,
                game=row.game,
                status=row.status,
                listed=row.listed,
                moves=row.version,
                watchers=len(house.live[row.id].watchers) if row.id in house.live else 0,
                seats=[
                    wire.HostSeat(
                        seat=number,
                        kind=seat.kind,  # type: ignore[arg-type]
                        name=seat.name,
                        guest=seat.guest,
                        level=seat.level,
                        away=bool(seat.guest) and house.away(seat.guest),
                        host=house.host.guest == seat.guest != "",
                    )
                    for number, seat in enumerate(seats[row.id])
                ],
                created=row.created,
                changed=row.changed,
            )
            for row in rows[:size]
        ],
        page=page,
        more=len(rows) > size,
        reports=[
            wire.ReportInfo(
                id=row.id,
                table=row.table_id,
                table_name=row.table_name,
                game=row.game,
                status=row.status,
                by=row.told_by,
                about=row.about or "",
                name=row.name,
                text=row.text,
                quote=row.quote,
                at=row.at,
            )
            for row in told
        ],
        limits=limits(house.settings.limits),
        backups=await asyncio.to_thread(house.host.backups.listed),
    )


async def health(house: House, waiting: int, running: int) -> wire.HouseHealth:
    """How the house is, in figures; sizes in whole megabytes."""
    settings, bots, pace = house.settings, house.opponents, house.pace
    return wire.HouseHealth(
        version=__version__,
        up=round(house.up),
        database="sqlite" if settings.sqlite_file is not None else "postgresql",
        trouble=house.database.trouble,
        megabytes=math.ceil(await house.database.size() / 2**20),
        free_megabytes=shutil.disk_usage(settings.data).free // 2**20,
        waiting=waiting,
        running=running,
        in_memory=len(house.live),
        sockets=house.door.inside,
        workers=bots.workers,
        thinking=bots.thinking,
        questions=bots.questions,
        stopped=bots.replaced,
        turns=len(pace),
        turn_p50=pace.milliseconds(0.5),
        turn_p99=pace.milliseconds(0.99),
    )


def limits(now: Limits) -> list[wire.LimitInfo]:
    """Every limit, with what it usually is."""
    usual = msgspec.structs.asdict(Limits())
    found = msgspec.structs.asdict(now)
    return [wire.LimitInfo(name=name, value=value, usual=usual[name]) for name, value in found.items()]
