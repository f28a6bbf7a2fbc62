"""What is read and written about tables."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.kernel import NOBODY
from teahouse.server.live import Live, Seat, StoredTurn
from teahouse.server.played import Played
from teahouse.server.store.schema import links, moves, notes, seats, snapshots, tables, turns


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def add_table(connection: Connection, live: Live, previous: str = "") -> bool:
    """Store a new table; False if `previous` has a rematch already."""
    if previous:
        where = and_(tables.c.id == previous, tables.c.rematch.is_(None))
        done = connection.execute(update(tables).where(where).values(rematch=live.id))
        if done.rowcount != 1:
            return False
    connection.execute(
        insert(tables).values(
            id=live.id,
            name=live.name,
            owner=live.owner,
            listed=live.listed,
            status=live.status,
            game=live.game_name,
            rules=live.rules,
            players=live.players,
            options=_text(live.options),
            components=live.components,
            changes=None,
            seed=live.seed,
            salt=live.salt,
            version=0,
            to_move=NOBODY,
            bot_waits=False,
            created=live.created,
            changed=live.changed,
        )
    )
    connection.execute(
        insert(seats),
        [{"table_id": live.id, "seat": number, **_columns(seat)} for number, seat in enumerate(live.seats)],
    )
    return True


def _columns(seat: Seat) -> dict[str, Any]:
    return msgspec.structs.asdict(seat)


def save_seat(connection: Connection, table: str, number: int, seat: Seat, was: Seat, now: float) -> bool:
    """Change a seat, unless somebody else has changed it meanwhile."""
    where = and_(
        seats.c.table_id == table, seats.c.seat == number, seats.c.kind == was.kind, seats.c.guest == was.guest
    )
    done = connection.execute(update(seats).where(where).values(_columns(seat)))
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now))
    return done.rowcount == 1


def save_table(connection: Connection, table: str, now: float, **values: object) -> None:
    """Change columns of a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now, **values))


class Advance(msgspec.Struct):
    """A step of a game, to be stored as a whole."""

    table: str
    now: float
    before: int
    played: list[Played]
    status: str
    to_move: int
    bot_waits: bool
    scores: list[int] | None = None
    ranking: list[int] | None = None
    turn: StoredTurn | None = None
    snapshot: tuple[int, dict[str, Any], dict[str, Any]] | None = None
    """Draws, position and public view after the last move."""
    start: tuple[int, dict[str, Any], dict[str, Any]] | None = None
    """The same before the first move."""


def save_advance(connection: Connection, step: Advance) -> None:
    """Store moves; it fails as a whole if one of them is there already."""
    after = step.before + len(step.played)
    values = {
        "status": step.status,
        "version": after,
        "to_move": step.to_move,
        "bot_waits": step.bot_waits,
        "changed": step.now,
    }
    if step.scores is not None:
        values |= {"scores": _text(step.scores), "ranking": _text(step.ranking)}
    where = and_(tables.c.id == step.table, tables.c.version == step.before)
    done = connection.execute(update(tables).where(where).values(values))
    if done.rowcount != 1:
        raise RuntimeError(f"table {step.table} is not at version {step.before}")
    if step.played:
        connection.execute(
            insert(moves),
            [
                {
                    "table_id": step.table,
                    "number": move.number,
                    "seat": move.seat,
                    "text": move.text,
                    "log": move.log(),
                    "at": step.now,
                }
                for move in step.played
            ],
        )
    if step.turn is not None:
        connection.execute(
            insert(turns).values(
                table_id=step.table,
                id=step.turn.id,
                seat=step.turn.seat,
                before=step.turn.before,
                after=step.turn.after,
                digest=step.turn.digest,
            )
        )
    if step.start is not None:
        _save_snapshot(connection, step.table, 0, step.start)
    if step.snapshot is not None:
        _save_snapshot(connection, step.table, after, step.snapshot)


def _save_snapshot(
    connection: Connection, table: str, number: int, shot: tuple[int, dict[str, Any], dict[str, Any]]
) -> None:
    draws, position, view = shot
    row = {"table_id": table, "number": number, "draws": draws, "position": _text(position), "view": _text(view)}
    connection.execute(insert(snapshots).values(row))


async def load_turns(connection: AsyncConnection, table: str) -> dict[str, StoredTurn]:
    """The turns of a table by the ids their clients gave them."""
    rows = await connection.execute(select(turns).where(turns.c.table_id == table))
    return {row.id: StoredTurn(row.id, row.seat, row.digest, row.before, row.after) for row in rows}


async def load_table(connection: AsyncConnection, id: str) -> tuple[Row[Any], list[Seat]] | None:
    """A table and its seats."""
    row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
    if row is None:
        return None
    return row, (await load_seats(connection, [id]))[id]


async def load_seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in await connection.execute(query):
        found[row.table_id].append(
            Seat(row.kind, row.guest or "", row.name, row.level, row.hotseat, row.gone, row.agrees)
        )
    return found


async def load_moves(connection: AsyncConnection, id: str, after: int = 0, until: int | None = None) -> list[Played]:
    """The moves of a table after one version and up to another."""
    where = [moves.c.table_id == id, moves.c.number > after]
    if until is not None:
        where.append(moves.c.number <= until)
    rows = await connection.execute(select(moves).where(*where).order_by(moves.c.number))
    return [Played.read(row.number, row.seat, row.text, row.log) for row in rows]


async def load_snapshot(connection: AsyncConnection, id: str, until: int) -> Row[Any] | None:
    """The last stored position up to a version."""
    query = select(snapshots).where(snapshots.c.table_id == id, snapshots.c.number <= until)
    return (await connection.execute(query.order_by(snapshots.c.number.desc()).limit(1))).first()


async def waiting_for_bots(connection: AsyncConnection) -> list[str]:
    """Running tables on which a bot is to move."""
    query = select(tables.c.id).where(tables.c.bot_waits, tables.c.status == "running")
    return list((await connection.scalars(query.order_by(tables.c.changed.desc()))).all())


def listing(which: str, guest: str) -> Select[Any]:
    """A list of tables: mine, or open, running or finished ones that strangers may see."""
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest, seats.c.kind != "open")
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if which == "mine":
        return query.where(or_(tables.c.owner == guest, mine))
    wanted = {"open": ("open",), "running": ("running",), "finished": ("finished", "ended")}[which]
    return query.where(tables.c.status.in_(wanted), tables.c.listed)


async def tables_of(connection: AsyncConnection, guest: str) -> list[str]:
    """Every table on which a guest has a seat or that is theirs."""
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    owned = select(tables.c.id).where(tables.c.owner == guest)
    return list({*(await connection.scalars(sat)).all(), *(await connection.scalars(owned)).all()})


async def open_tables(connection: AsyncConnection, guest: str) -> int:
    """How many tables of a guest still wait for players."""
    query = select(tables.c.id).where(tables.c.owner == guest, tables.c.status == "open")
    return len((await connection.execute(query)).all())


def add_link(connection: Connection, hash: str, guest: str, table: str, seat: int, expires: float) -> None:
    """A seat link; an older one for the same seat is worth nothing any more."""
    connection.execute(delete(links).where(links.c.table_id == table, links.c.seat == seat))
    connection.execute(
        insert(links).values(hash=hash, kind="seat", guest=guest, table_id=table, seat=seat, expires=expires)
    )


def use_link(connection: Connection, hash: str, table: str) -> int | None:
    """The seat of a seat link, which is used up; None if there is no such link."""
    where = and_(
        links.c.hash == hash, links.c.kind == "seat", links.c.table_id == table, links.c.expires >= time.time()
    )
    seat: int | None = connection.scalar(delete(links).where(where).returning(links.c.seat))
    return seat


async def link_seat(connection: AsyncConnection, hash: str, table: str) -> int | None:
    """The seat of a seat link that is still good."""
    where = and_(
        links.c.hash == hash, links.c.kind == "seat", links.c.table_id == table, links.c.expires >= time.time()
    )
    seat: int | None = await connection.scalar(select(links.c.seat).where(where))
    return seat


async def read_notes(connection: AsyncConnection, table: str, guest: str) -> str:
    """A guest's private notes."""
    found = await connection.scalar(select(notes.c.text).where(notes.c.table_id == table, notes.c.guest == guest))
    return found or ""


def write_notes(connection: Connection, table: str, guest: str, text: str) -> None:
    """Replace a guest's private notes."""
    connection.execute(delete(notes).where(notes.c.table_id == table, notes.c.guest == guest))
    if text:
        connection.execute(insert(notes).values(table_id=table, guest=guest, text=text))
