"""Which puzzles a guest has solved: the browser says so, the house keeps it for all devices of the guest."""

from __future__ import annotations

from typing import Final

from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.store import solved as store

MOST: Final = 5_000
"""So many are kept of a guest: all puzzles, and one a day for more than ten years."""


async def kept(house: House, guest: Guest) -> wire.SolvedPuzzles:
    """What a guest has solved, the earliest first."""
    async with house.database.read() as connection:
        found = await store.load_solved(connection, guest.id)
    return wire.SolvedPuzzles(solved=[wire.SolvedPuzzle(puzzle=one, day=day, tries=at) for one, day, at in found])


async def keep(house: House, guest: Guest, told: list[wire.NewlySolved]) -> wire.SolvedPuzzles:
    """Keep what was solved; what is known already stays as it is."""
    found = [(one.puzzle, one.day, one.tries) for one in told]
    await house.database.write(lambda connection: store.keep_solved(connection, guest.id, found, MOST))
    return await kept(house, guest)
