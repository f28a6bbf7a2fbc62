"""The shuffle before the start: everybody who likes adds a part, and all are bound before the first part is opened.

The house is bound to its part, the seed, when the table is opened, a seat when somebody sits down. When every seat is
taken all commitments are shown in one, the promise; whoever has seen it opens their part, and the last one to do so
starts the game. The house's own part stays closed until the game is over: with it all draws could be foretold.

A part serves for one promise. If somebody gets up after a part was opened, its seat is to send a new commitment, since
whoever sits down now could know the part. If a seat does not open its part in time it is named, and the others may
begin anew without it, with new parts of their own; it adds none at this table any more. The seed stays: a house that
could change it could choose a deal. Whoever knows the parts that are opened, as the host does, could have the shuffle
begin anew until they like it; so each time is counted, and said with who has caused it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from teahouse.dealer import committed
from teahouse.kernel import NATURE, Game, Table
from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.live import Live
from teahouse.server.played import Played, play_one
from teahouse.server.problems import Problem
from teahouse.server.seat import AWAITED, Anew, Seat
from teahouse.server.store import keep, reshuffles
from teahouse.server.tables import Tables

_MOST_ANEW: Final = 99
"""So often it is kept why a shuffle has begun anew."""


def hand(seats: list[Seat], guest: str) -> int | None:
    """The seat by which a guest adds a part: the first one, if several people share a device."""
    return next((number for number, seat in enumerate(seats) if seat.kind == "guest" and seat.guest == guest), None)


def bind(seats: list[Seat], guest: str, commitment: str | None) -> None:
    """A guest who opens a table or sits down is bound to a part."""
    number = hand(seats, guest)
    if commitment is not None and number is not None:
        seats[number].committed = commitment


def silent(live: Live) -> list[int]:
    """The seats that are waited for: nobody can open a part before everybody is bound again."""
    awaited = [number for number, seat in enumerate(live.seats) if seat.committed == AWAITED]
    return awaited or [number for number, seat in enumerate(live.seats) if seat.committed and not seat.part]


def awaited(live: Live) -> list[int]:
    """The same at a table that is full: without them the game cannot begin."""
    full = live.status == "open" and all(seat.kind in ("guest", "bot") for seat in live.seats)
    return silent(live) if full else []


def late(tables: Tables, live: Live) -> list[int]:
    """Those of them that are waited for too long."""
    return awaited(live) if tables.steady() - live.filled > tables.settings.limits.shuffle_seconds else []


def ready(live: Live) -> bool:
    """Whether the game can begin: every seat is taken, and every part that was promised is opened."""
    taken = all(seat.kind in ("guest", "bot") for seat in live.seats)
    return live.status == "open" and live.game is not None and taken and not silent(live)


async def start_if_ready(tables: Tables, live: Live) -> None:
    """The game begins as soon as it can; the caller holds the lock of the table."""
    if not ready(live):
        tables.show(live)
        return
    assert live.game is not None
    trial, played = laid(live.game, live.beginning)
    live.draws = sum(move.seat == NATURE for move in played)
    await tables.advance(live, trial, played)


def laid(game: Game, texts: list[str]) -> tuple[Table, list[Played]]:
    """The table after moves of another game."""
    trial, played = game.new(), list[Played]()
    for text in texts:
        played.append(play_one(trial, game.move(text), len(played) + 1))
    return trial, played


async def unsettle(tables: Tables, live: Live, by: Anew | None) -> None:
    """Somebody sits down or gets up: parts that were opened have served."""
    live.filled = tables.steady()
    spent = {number: _share(seat, AWAITED) for number, seat in enumerate(live.seats) if seat.part}
    await _save(tables, live, spent, [by] if spent and by is not None else [])


def _voters(live: Live) -> list[int]:
    """Who says whether the shuffle begins anew: those who have opened a part, or are bound while others are not."""
    if live.parts:
        return list(live.parts)
    return list(live.committed) if any(seat.committed == AWAITED for seat in live.seats) else []


async def commit(tables: Tables, guest: Guest, id: str, wish: wire.Commit) -> None:
    """Be bound to a part, or to a new one; with `anew`, agree to begin the shuffle again without those who are late."""

    async def work(live: Live) -> None:
        number = _mine(live, guest)
        seat = live.seats[number]
        voters = _voters(live)
        if guest.id in live.left_out:
            raise Problem(409, "left-out")
        if wish.anew and number in voters:
            await _save(tables, live, {number: replace(seat, fresh=wish.commitment)})
            if all(live.seats[voter].fresh for voter in voters):
                await _begin_anew(tables, live, number)
        elif live.parts:
            raise Problem(409, "shuffling")
        else:
            await _save(tables, live, {number: _share(seat, wish.commitment)})
            live.filled = tables.steady()
        await start_if_ready(tables, live)

    await tables.change(id, work)


async def _begin_anew(tables: Tables, live: Live, asked: int) -> None:
    """Everybody who has a say agrees, at last the one who has `asked`: new parts, and none of those who are late."""
    missing = late(tables, live)
    changed: dict[int, Seat] = {}
    for number, seat in enumerate(live.seats):
        if seat.fresh:
            changed[number] = _share(seat, seat.fresh)
        elif number in missing:
            changed[number] = _share(seat, "")
    causes = [Anew("late", live.seats[number].guest, live.seats[number].name) for number in missing]
    await _save(tables, live, changed, causes or [Anew("asked", live.seats[asked].guest, live.seats[asked].name)])
    live.filled = tables.steady()


async def open_part(tables: Tables, guest: Guest, id: str, wish: wire.OpenPart) -> None:
    """Open a part, having seen what everybody is bound to; the last one starts the game."""

    async def work(live: Live) -> None:
        number = hand(live.seats, guest.id)
        if number is not None and live.seats[number].part == wish.part and live.status != "open":
            return  # asked twice
        seat = live.seats[_mine(live, guest)]
        if not live.promise or live.promise != wish.promise:
            raise Problem(409, "other-promise")
        if seat.committed != committed(wish.part):
            raise Problem(409, "other-part")
        assert number is not None
        await _save(tables, live, {number: replace(seat, part=wish.part, fresh="")})
        await start_if_ready(tables, live)

    await tables.change(id, work)


def _mine(live: Live, guest: Guest) -> int:
    number = hand(live.seats, guest.id)
    if number is None:
        raise Problem(403, "not-seated")
    if live.status != "open":
        raise Problem(409, "started")
    return number


def _share(seat: Seat, commitment: str) -> Seat:
    return replace(seat, committed=commitment, part="", fresh="")


async def _save(tables: Tables, live: Live, changed: dict[int, Seat], causes: Sequence[Anew] = ()) -> None:
    if not changed:
        return
    now, known = tables.clock(), len(live.anew)
    told = list(causes)[: max(0, _MOST_ANEW - known)]

    def work(connection: Connection) -> None:
        keep.save_shares(connection, live.id, changed, now)
        reshuffles.add_reshuffles(connection, live.id, known, told)

    await tables.database.write(work, live.id)
    live.changed = now
    live.anew = [*live.anew, *told]
    for number, seat in changed.items():
        live.seats[number] = seat
