"""Time runs out, or somebody is away for too long: then the table's own setting says what happens."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from teahouse.server import changes, clocks
from teahouse.server.live import BOT, END, Live
from teahouse.server.notices import Notices
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL
from teahouse.server.store import OutOfOrder, holidays, keep
from teahouse.server.tables import Tables

log = logging.getLogger("teahouse.server")


async def ring(tables: Tables, notices: Notices) -> None:
    """See to every table whose alarm has rung; those of tables that cannot be read do not stop the others."""
    async with tables.database.read() as connection:
        ringing = await keep.ringing(connection, tables.clock())
    for id in ringing:
        try:
            await tables.change(id, lambda live: _see_to(tables, notices, live))
        except Problem:
            continue  # it is damaged, or served elsewhere: the log says so
        except OutOfOrder:
            raise
        except Exception:
            log.exception("a clock could not be seen to", extra={"table": id})


async def _see_to(tables: Tables, notices: Notices, live: Live) -> None:
    now = tables.clock()
    if live.alarm is None or live.alarm > now:
        return
    if live.pace is None:
        await _look_for(tables, live, now)
    elif await _set_again(tables, live, now):
        return
    elif live.due is None or live.to_move < 0:
        await _next_alarm(tables, live, None)
    elif now < live.due:
        later = await notices.better_later(live)
        await _next_alarm(tables, live, live.due if later is None else min(later, live.due))
        if later is None:
            notices.remind(live, live.due - now)
    else:
        await _next_alarm(tables, live, None)
        await _run_out(tables, live)


async def _look_for(tables: Tables, live: Live, now: float) -> None:
    """Without a clock somebody is late who was asked and has not been seen for the time of the table."""
    seat = live.to_move
    if not clocks.runs(live, seat):
        await _next_alarm(tables, live, None)
        return
    since = max(live.asked, await tables.last_seen(live.seats[seat].guest))
    missed = clocks.missed(live, since, await tables.holidays_of(live, seat))
    if now < missed:
        await _next_alarm(tables, live, missed)
        return
    await changes.save_clock(tables, live, clocks.Ticking(live.asked, due=now))
    await _run_out(tables, live)


async def _set_again(tables: Tables, live: Live, now: float) -> bool:
    """Look once more whether a holiday gives somebody more time: what another process says of it may be lost."""
    async with tables.database.read() as connection:
        live.holidays = await holidays.load_away(connection, live.people(), now)
    seat = live.to_move
    if live.due is not None and seat >= 0:
        clock = clocks.ask(live, seat, live.asked, await tables.holidays_of(live, seat), {})
        if clock.due != live.due:
            await changes.save_clock(tables, live, clock)
            tables.show(live)
            return True
    return False


async def _run_out(tables: Tables, live: Live) -> None:
    seat = live.seats[live.to_move]
    log.info("time has run out", extra={"table": live.id, "seat": live.to_move, "then": live.replace})
    if live.replace == BOT and not seat.bot:
        await changes.save_player(tables, live, live.to_move, replace(seat, level=USUAL_LEVEL, replaced=True))
        return
    if live.replace == END:
        await changes.end_if_agreed(tables, live)
    tables.show(live)


async def _next_alarm(tables: Tables, live: Live, at: float | None) -> None:
    await changes.save_table(tables, live, alarm=at)
    live.alarm = at
