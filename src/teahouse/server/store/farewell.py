"""A guest is forgotten in a few statements over all tables, so that it takes no longer with ten thousand of them."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from teahouse.kernel import NOBODY
from teahouse.server.seat import AWAITED
from teahouse.server.store.reshuffles import forget_shuffler
from teahouse.server.store.schema import guests, links, notes, reports, seats, tables, tokens


def forget_guest(connection: Connection, guest: str, level: str = "") -> None:
    """Delete name, tokens, links, notes and all that was said; leave every seat and every table.

    What they have said, muted, voted and reported, passkeys, ratings, places in tournaments and puzzles that they have
    solved go with them by their foreign keys.
    With a level, bots play on at once at tables where the others could ask for one without having to agree.
    """
    connection.execute(delete(notes).where(notes.c.guest == guest))
    connection.execute(delete(links).where(links.c.guest == guest))
    connection.execute(delete(tokens).where(tokens.c.guest == guest))
    forget_shuffler(connection, guest)
    _leave_waiting(connection, guest)
    _leave_running(connection, guest)
    if level:
        _let_bots_play(connection, guest, level)
    connection.execute(update(reports).where(reports.c.about == guest).values(about=None, name="–", quote=""))
    left = {"guest": "", "name": "–", "zone": "", "gone": True, "agrees": True}
    connection.execute(update(seats).where(seats.c.guest == guest).values(left))
    connection.execute(update(tables).where(tables.c.owner == guest).values(owner=None))
    connection.execute(delete(guests).where(guests.c.id == guest))


def _leave_waiting(connection: Connection, guest: str) -> None:
    """The seats are free again; a table of the guest goes to somebody who waits there, or is closed."""
    waiting = select(tables.c.id).where(tables.c.status == "open")
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    opened = and_(seats.c.part != "", seats.c.table_id.in_(waiting), seats.c.table_id.in_(sat))
    connection.execute(update(seats).where(opened).values(committed=AWAITED, part="", fresh=""))  # they have served
    connection.execute(
        update(seats)
        .where(seats.c.guest == guest, seats.c.table_id.in_(waiting))
        .values(kind="open", guest="", name="", level="", hotseat=False, gone=False, agrees=False)
        .values(committed="", part="", fresh="", zone="")
    )
    mine = and_(tables.c.owner == guest, tables.c.status == "open")
    others = and_(seats.c.table_id == tables.c.id, seats.c.kind == "guest")
    closed = {"status": "ended", "to_move": NOBODY, "bot_waits": False}
    connection.execute(update(tables).where(mine, ~exists().where(others)).values(closed))
    heir = select(seats.c.guest).where(others).order_by(seats.c.seat).limit(1).scalar_subquery()
    connection.execute(update(tables).where(mine).values(owner=heir))


def _leave_running(connection: Connection, guest: str) -> None:
    """A seat that is left agrees to the end: a game in which everybody else has agreed ends."""
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    running = and_(tables.c.status == "running", tables.c.id.in_(sat))
    against = and_(
        seats.c.table_id == tables.c.id,
        seats.c.kind == "guest",
        seats.c.agrees.is_(False),
        or_(seats.c.guest != guest, seats.c.guest.is_(None)),
    )
    ended = {"status": "ended", "to_move": NOBODY, "bot_waits": False}
    connection.execute(update(tables).where(running, ~exists().where(against)).values(ended))


def _let_bots_play(connection: Connection, guest: str, level: str) -> None:
    free = and_(tables.c.status == "running", tables.c.replace.not_in(("never", "agree", "end")))
    sits = and_(seats.c.guest == guest, seats.c.kind == "guest", seats.c.level == "")
    asked = exists().where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move, sits)
    connection.execute(update(tables).where(free, asked).values(bot_waits=True))
    theirs = seats.c.table_id.in_(select(tables.c.id).where(free))
    connection.execute(update(seats).where(sits, theirs).values(level=level, replaced=True))
