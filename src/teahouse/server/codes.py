"""A code on paper: whoever has it comes back as its guest, once, and gets the next one."""

from __future__ import annotations

from sqlalchemy import Connection

from teahouse.server import ids
from teahouse.server.guests import Guest, admit
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import returning as store


async def new(house: House, guest: Guest) -> str:
    """A code to be written down, in place of the one before; it is shown once."""
    code = ids.code()
    await house.database.write(lambda connection: _keep(connection, guest.id, code, house.clock()))
    return code


async def drop(house: House, guest: Guest) -> None:
    """The paper is worth nothing any more."""
    await house.database.write(lambda connection: store.drop_code(connection, guest.id))


async def whose(house: House, text: str) -> str:
    """The id of the guest whom a code would bring; the code stays good."""
    async with house.database.read() as connection:
        found = await store.whose_code(connection, ids.hashed(ids.read_code(text)))
    if not found:
        raise Problem(403, "wrong-code")
    return found


async def use(house: House, text: str, device: str) -> tuple[Guest, str, str]:
    """The guest of a code with a new token, and the next code."""
    token, code = ids.token(), ids.code()

    def work(connection: Connection) -> Guest | None:
        id = store.take_code(connection, ids.hashed(ids.read_code(text)))
        if not id:
            return None
        _keep(connection, id, code, house.clock())
        return admit(connection, id, token, "browser", device)

    guest = await house.database.write(work)
    if guest is None:
        raise Problem(403, "wrong-code")
    return guest, token, code


def _keep(connection: Connection, guest: str, code: str, now: float) -> None:
    store.keep_code(connection, guest, ids.hashed(ids.read_code(code)), now)
