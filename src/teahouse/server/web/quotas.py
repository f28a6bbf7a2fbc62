"""How many tables may be opened, and how many with bots may go on: by a guest, by everybody at one address."""

from __future__ import annotations

from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.web.limits import Buckets


def count_table(house: House, buckets: Buckets, guest: Guest, bots: bool = True) -> None:
    """A guest opens a table, with bots or without; a Problem if it is too many."""
    if bots:
        room_for_bots(house, guest)
    limits, address = house.settings.limits, house.presence.address_of(guest.id)
    buckets.take("tables-minute", guest.id, limits.tables_minute, 60)
    buckets.take("tables-day", guest.id, limits.tables_day, 86_400)
    buckets.take("tables-minute-address", address, limits.tables_address_minute, 60)
    buckets.take("tables-day-address", address, limits.tables_address_day, 86_400)


def room_for_bots(house: House, guest: Guest) -> None:
    """Bots shall play at another table of a guest; a Problem if they play at too many."""
    limits = house.settings.limits
    mine, there = house.bot_tables(guest.id, house.presence.address_of(guest.id))
    for found, most in ((mine, limits.bot_tables), (there, limits.bot_tables_address)):
        if 0 < most <= found:
            raise Problem(429, "bot-tables", most=most, retry=limits.idle_seconds)
