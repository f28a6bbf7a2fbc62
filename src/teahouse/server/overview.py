"""The house as its host sees it: how it is, who plays where, what guests tell. Never a card, a seed or a note."""

from __future__ import annotations

import asyncio
import math
import shutil
from pathlib import Path

import msgspec
from sqlalchemy import func, select

from teahouse import __version__
from teahouse.server import wire
from teahouse.server.house import House
from teahouse.server.rooms.neighbours import Figures, figures_of
from teahouse.server.settings import Limits
from teahouse.server.store import keep, reports, rooms, tournaments
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
        contests = await tournaments.load_going(connection, size)
        owned = await rooms.owned(connection) if house.rooms is not None else {}
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
                        host=seat.guest in house.host.guests,
                    )
                    for number, seat in enumerate(seats[row.id])
                ],
                created=row.created,
                changed=row.changed,
            )
            for row in rows[:size]
        ],
        tournaments=[
            wire.HostTournament(
                name=row.name,
                game=row.game,
                kind=row.kind,
                status=row.status,
                players=row.field or row.players,
                round=row.round,
                made_by=row.made_by or "",
                changed=row.changed,
            )
            for row in contests
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
        processes=processes(house, owned),
    )


def processes(house: House, owned: dict[int, int]) -> list[wire.ProcessInfo]:
    """Who serves the house, and whose how many tables are; nobody is named where there is one process only."""
    if house.rooms is None:
        return []
    return [
        wire.ProcessInfo(
            number=one.number,
            machine=one.machine,
            pid=one.pid,
            up=max(0, round(house.clock() - one.started)),
            here=one.number == house.rooms.number,
            tables=owned.get(one.number, 0),
            in_memory=one.figures.tables,
            sockets=one.figures.sockets,
            thinking=one.figures.thinking,
        )
        for one in sorted(house.rooms.neighbours.values(), key=lambda one: one.number)
    ]


async def health(house: House, waiting: int, running: int) -> wire.HouseHealth:
    """How the house is, in figures; sizes in whole megabytes."""
    settings, all_of_us = house.settings, together(house)
    return wire.HouseHealth(
        version=__version__,
        up=round(house.up),
        database="sqlite" if settings.sqlite_file is not None else "postgresql",
        trouble=house.database.trouble,
        megabytes=math.ceil(await house.database.size() / 2**20),
        free_megabytes=_free(settings.data) // 2**20,
        waiting=waiting,
        running=running,
        in_memory=all_of_us.tables,
        sockets=all_of_us.sockets,
        workers=all_of_us.workers,
        thinking=all_of_us.thinking,
        questions=all_of_us.questions,
        stopped=all_of_us.stopped,
        turns=all_of_us.turns,
        turn_p50=all_of_us.turn_p50,
        turn_p99=all_of_us.turn_p99,
    )


def together(house: House) -> Figures:
    """The figures of all processes: sums, and of times the longest."""
    own = figures_of(house)
    others = (
        []
        if house.rooms is None
        else [one.figures for one in house.rooms.neighbours.values() if one.number != house.rooms.number]
    )
    for one in others:
        for name in ("tables", "sockets", "workers", "thinking", "questions", "stopped", "turns"):
            setattr(own, name, getattr(own, name) + getattr(one, name))
        own.turn_p50, own.turn_p99 = max(own.turn_p50, one.turn_p50), max(own.turn_p99, one.turn_p99)
    return own


def _free(folder: Path) -> int:
    """Bytes left where the data lie, or will lie."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return shutil.disk_usage(there).free


def limits(now: Limits) -> list[wire.LimitInfo]:
    """Every limit, with what it usually is."""
    usual = msgspec.structs.asdict(Limits())
    found = msgspec.structs.asdict(now)
    return [wire.LimitInfo(name=name, value=value, usual=usual[name]) for name, value in found.items()]
