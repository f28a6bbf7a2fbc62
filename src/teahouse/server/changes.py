"""What changes about a table besides its game: seats, who plays them, its end. The caller holds the lock."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from teahouse.kernel import NOBODY
from teahouse.server import clocks, shuffle
from teahouse.server.live import END, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Anew, Seat
from teahouse.server.store import keep, ratings
from teahouse.server.tables import Tables


async def save_seat(
    tables: Tables, live: Live, number: int, seat: Seat, link: str = "", by: Anew | None = None
) -> None:
    """Store a changed seat; with a seat link, both or neither. A shuffle that comes to nothing is put down to `by`."""
    if live.status == "open":
        await shuffle.unsettle(tables, live, by)
    was, now = live.seats[number], tables.clock()

    def work(connection: Connection) -> str:
        if link and keep.use_link(connection, link, live.id) != number:
            return "link-used"
        return "" if keep.save_seat(connection, live.id, number, seat, was, now) else "seat-taken"

    problem = await tables.database.write(work, live.id)
    if problem:
        raise Problem(404 if problem == "link-used" else 409, problem, seat=number + 1)
    live.seats[number], live.changed = seat, now


async def save_table(tables: Tables, live: Live, **values: object) -> None:
    """Store what has changed about a table."""
    now = tables.clock()
    await tables.database.write(lambda connection: keep.save_table(connection, live.id, now, **values), live.id)
    live.changed = now


async def save_clock(tables: Tables, live: Live, ticking: clocks.Ticking, **values: object) -> None:
    """Store another time for the seat that is asked, and what changes with it."""
    await save_table(tables, live, asked=ticking.asked, due=ticking.due, alarm=ticking.alarm, **values)
    live.asked, live.due, live.alarm = ticking.asked, ticking.due, ticking.alarm


async def save_player(tables: Tables, live: Live, number: int, seat: Seat) -> None:
    """Another one plays a seat: a bot for a person, or the person again.

    A person whom the others have replaced has the whole time of a turn again, since the one before has run out.
    """
    was, now = live.seats[number], tables.clock()
    back = was.replaced and not seat.level
    asked = live.to_move == number
    if live.pace is not None and live.pace.kind == "live":
        left = clocks.spent(live, number, now) if asked and not was.bot else clocks.bank(live, number)
        if back and left is not None:
            left = max(left, clocks.BREATH, live.pace.increment)
        seat = replace(seat, bank=left)
    await save_seat(tables, live, number, seat)
    if asked:
        since = now if back or (live.pace is not None and live.pace.kind == "live") else live.asked
        ticking = clocks.ask(live, number, since, await tables.holidays_of(live, number), {})
        await save_clock(tables, live, ticking, bot_waits=bool(seat.bot))
    tables.show(live)


async def wait_again(tables: Tables, live: Live) -> None:
    """Somebody who was away is back: from now on they are waited for as if they had just been asked."""
    away = await tables.holidays_of(live, live.to_move)
    await save_clock(tables, live, clocks.ask(live, live.to_move, tables.clock(), away, {}))
    tables.show(live)


async def end_if_agreed(tables: Tables, live: Live) -> None:
    """The game ends unfinished when everybody agrees, or everybody else where that is enough for somebody late."""
    people = _asked(tables, live)
    if live.status == "running" and people and all(seat.agrees for seat in people):
        await finish(tables, live)


def _asked(tables: Tables, live: Live) -> list[Seat]:
    people = [seat for seat in live.seats if seat.kind == "guest"]
    if live.replace == END:
        people = [seat for seat in people if seat.agrees or not tables.overdue(live, seat)]
    return people


def agreement(tables: Tables, live: Live) -> tuple[int, int]:
    """How many of those who are still there want to end the game, and how many have to; nobody as long as none does."""
    if live.status != "running" or not any(seat.agrees and not seat.gone for seat in live.seats):
        return 0, 0
    there = [seat for seat in _asked(tables, live) if not seat.gone]
    return len({seat.guest for seat in there if seat.agrees}), len({seat.guest for seat in there})


async def finish(tables: Tables, live: Live, by: str = "") -> None:
    """A game ends unfinished: by agreement, or because its owner or the host closes the table."""
    await tables.close_book(live)
    over = {"status": "ended", "to_move": NOBODY, "bot_waits": False, "closed_by": by, "due": None, "alarm": None}
    now = tables.clock()

    def work(connection: Connection) -> None:
        keep.save_table(connection, live.id, now, **over)
        if not by:
            ratings.rate_leavers(connection, live, now)

    await tables.database.write(work, live.id)
    live.changed = now
    live.status, live.closed_by, live.due, live.alarm = "ended", by, None, None
    tables.show(live)
