"""Tables that are kept ready for whoever comes first by a link: how `teahouse play GAME` leads into the browser."""

from __future__ import annotations

import msgspec

from teahouse.server import ids, lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House, Offer
from teahouse.server.problems import Problem


def make(house: House, wish: wire.NewTable) -> str:
    """Keep a table ready for whoever comes first; the link, which is good while the house is open."""
    secret = ids.link_secret()
    house.offers[ids.hashed(secret)] = Offer(wish)
    return f"{house.settings.origin}/play#{secret}"


async def take(house: House, guest: Guest, secret: str, commitment: str | None = None) -> wire.TableInfo:
    """Open the table of a link; asked again, whoever has opened it is led there again."""
    found = house.offers.get(ids.hashed(secret))
    if found is None or found.guest not in ("", guest.id):
        raise Problem(404, "link-used")
    async with found.lock:
        if not found.table:
            found.guest = guest.id
            wish = msgspec.structs.replace(found.wish, commitment=commitment)
            found.table = (await lobby.create(house, guest, wish)).id
    return house.info(await house.find(found.table), guest.id)
