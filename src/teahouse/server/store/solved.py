"""Which puzzles guests have solved, as it is stored."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import one_at_a_time
from teahouse.server.store.schema import solved

Solved = tuple[str, str, int]
"""A puzzle, the day if it was its puzzle, and at which try it was solved (0: it was shown)."""
_COLUMNS = (solved.c.puzzle, solved.c.day, solved.c.tries)


def keep_solved(connection: Connection, guest: str, told: Iterable[Solved], most: int) -> None:
    """A puzzle counts once on each of its days, and once besides: the first time. No more than `most` are kept."""
    one_at_a_time(connection, guest)
    mine = select(solved.c.puzzle, solved.c.day).where(solved.c.guest == guest)
    known = {(row.puzzle, row.day) for row in connection.execute(mine)}
    for puzzle, day, tries in told:
        if (puzzle, day) not in known and len(known) < most:
            number = len(known)
            known.add((puzzle, day))
            values = {"guest": guest, "puzzle": puzzle, "day": day, "tries": tries, "number": number}
            connection.execute(insert(solved).values(values))


async def load_solved(connection: AsyncConnection, guest: str) -> list[Solved]:
    """What a guest has solved, the earliest first."""
    query = select(*_COLUMNS).where(solved.c.guest == guest).order_by(solved.c.number)
    return [(row.puzzle, row.day, row.tries) for row in await connection.execute(query)]
