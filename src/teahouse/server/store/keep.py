"""What is read and written about tables."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, case, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.kernel import NATURE, NOBODY
from teahouse.server.book import Book, Shot
from teahouse.server.clocks import Ticking
from teahouse.server.live import OVER, Live
from teahouse.server.played import Played, StoredTurn
from teahouse.server.seat import Seat
from teahouse.server.store.fence import living
from teahouse.server.store.schema import CALLED, NEVER_TOLD, links, notes, seats, snapshots, tables, turns

_RINGING: Final = 200
"""Alarms that are seen to at a time."""


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def add_table(connection: Connection, live: Live, number: int, previous: str = "") -> bool:
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
            seed=live.seed,
            salt=live.salt,
            version=0,
            to_move=NOBODY,
            bot_waits=False,
            uploaded=live.uploaded,
            replace=live.replace,
            absence=live.absence,
            pace="" if live.pace is None else _text(live.pace),
            talk=live.talk,
            hearers=live.hearers,
            rated=live.rated,
            tournament=live.tournament,
            practice=live.practice,
            beginning="\n".join(live.beginning),
            laid=live.laid,
            fence=number,
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
    called = and_(seats.c.table_id == table, seats.c.told == CALLED)  # and are to be called again when it is full again
    connection.execute(update(seats).where(called).values(told=NEVER_TOLD))
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now))
    return done.rowcount == 1


def save_shares(connection: Connection, table: str, changed: dict[int, Seat], now: float) -> None:
    """Change what seats have added to the shuffle, of all of them or of none."""
    for number, seat in changed.items():
        where = and_(seats.c.table_id == table, seats.c.seat == number)
        share = {"committed": seat.committed, "part": seat.part, "fresh": seat.fresh, "told": NEVER_TOLD}
        connection.execute(update(seats).where(where).values(share))
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now))


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
    shots: list[Shot] = []
    clock: Ticking | None = None
    """Where somebody can be late."""


def save_advance(connection: Connection, step: Advance) -> None:
    """Store moves; it fails as a whole if one of them is there already."""
    values = {
        "status": step.status,
        "version": step.before + len(step.played),
        "to_move": step.to_move,
        "bot_waits": step.bot_waits,
        "changed": step.now,
    }
    if step.clock is not None:
        values |= {"asked": step.clock.asked, "due": step.clock.due, "alarm": step.clock.alarm}
        for seat, bank in step.clock.banks.items():
            where = and_(seats.c.table_id == step.table, seats.c.seat == seat)
            connection.execute(update(seats).where(where).values(bank=bank))
    if step.scores is not None:
        values |= {"scores": _text(step.scores), "ranking": _text(step.ranking)}
        for seat, (place, points) in enumerate(zip(step.ranking or (), step.scores, strict=True)):
            one = and_(seats.c.table_id == step.table, seats.c.seat == seat)
            connection.execute(update(seats).where(one).values(place=place, points=points))
    where = and_(tables.c.id == step.table, tables.c.version == step.before)
    done = connection.execute(update(tables).where(where).values(values))
    if done.rowcount != 1:
        raise RuntimeError(f"table {step.table} is not at version {step.before}")
    if step.played:
        thoughts = {move.number: move.thought for move in step.played if move.thought is not None}
        connection.execute(
            insert(turns).values(
                table_id=step.table,
                before=step.before,
                moves="\n".join([_line(move) for move in step.played]),
                at=step.now,
                id=step.turn.id if step.turn is not None else None,
                digest=step.turn.digest if step.turn is not None else None,
                thoughts=_text(thoughts) if thoughts else None,
            )
        )
    for shot in step.shots:
        save_shot(connection, step.table, shot)


def save_shot(connection: Connection, table: str, shot: Shot) -> None:
    """Store a position; it holds the thoughts of bots up to there."""
    row = {"table_id": table, "number": shot.number, "position": shot.position, "log": shot.log}
    connection.execute(insert(snapshots).values(row))
    told = and_(turns.c.table_id == table, turns.c.before < shot.number, turns.c.thoughts.is_not(None))
    connection.execute(update(turns).where(told).values(thoughts=None))


def _line(move: Played) -> str:
    """A move as records write it."""
    return f"{'-' if move.seat == NATURE else move.seat + 1} {move.text}"


def _move(line: str) -> tuple[int, str]:
    seat, _, text = line.partition(" ")
    return NATURE if seat == "-" else int(seat) - 1, text


async def load_book(connection: AsyncConnection, table: str) -> tuple[Book, dict[str, StoredTurn]]:
    """All that is stored of a game, and the turns in it by the ids their clients gave them."""
    book, ids = Book([], []), dict[str, StoredTurn]()
    for row in await connection.execute(select(turns).where(turns.c.table_id == table).order_by(turns.c.before)):
        lines = [_move(line) for line in row.moves.split("\n")]
        book.moves += lines
        book.times += [int(row.at)] * len(lines)
        if row.id is not None:
            ids[row.id] = StoredTurn(row.id, lines[0][0], row.digest, row.before, row.before + len(lines))
        if row.thoughts is not None:
            book.thoughts.update(msgspec.json.decode(row.thoughts, type=dict[int, dict[str, Any]]))
    query = select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.number)
    book.shots = [Shot(row.number, row.position, row.log) for row in await connection.execute(query)]
    return book, ids


async def load_moves(connection: AsyncConnection, table: str, until: int | None = None) -> list[tuple[int, str]]:
    """Seat and text of the moves of a table, up to a version."""
    query = select(turns.c.moves).where(turns.c.table_id == table).order_by(turns.c.before)
    if until is not None:
        query = query.where(turns.c.before < until)
    lines = [_move(line) for text in await connection.scalars(query) for line in text.split("\n")]
    return lines if until is None else lines[:until]


async def load_page(connection: AsyncConnection, table: str, at: int) -> Book:
    """What leads to a moment of a game: its moves and the last position before."""
    query = select(snapshots).where(snapshots.c.table_id == table, snapshots.c.number <= at)
    row = (await connection.execute(query.order_by(snapshots.c.number.desc()).limit(1))).first()
    shots = [] if row is None else [Shot(row.number, row.position, row.log)]
    return Book(await load_moves(connection, table, at), shots)


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
        columns = {name: getattr(row, name) for name in Seat.__struct_fields__}
        found[row.table_id].append(Seat(**columns | {"guest": row.guest or ""}))
    return found


async def waiting_for_bots(connection: AsyncConnection, shared: bool = False) -> list[str]:
    """Running tables on which a bot is to move and somebody plays: bots among themselves wait until somebody looks.

    Where several servers share the database, those that belong to none of them.
    """
    plays = and_(seats.c.table_id == tables.c.id, seats.c.kind == "guest", seats.c.gone.is_(False), seats.c.level == "")
    wanted = or_(exists().where(plays), tables.c.tournament != "")
    query = select(tables.c.id).where(tables.c.bot_waits, tables.c.status == "running", wanted)
    if shared:
        query = query.where(~living())
    return list((await connection.scalars(query.order_by(tables.c.changed.desc()))).all())


async def ringing(connection: AsyncConnection, now: float) -> list[str]:
    """Running tables whose alarm has rung, the longest ago first."""
    query = select(tables.c.id).where(tables.c.alarm <= now, tables.c.status == "running")
    return list((await connection.scalars(query.order_by(tables.c.alarm).limit(_RINGING))).all())


def listing(which: str, guest: str) -> Select[Any]:
    """A list of tables: mine, or open, running or finished ones that strangers may see; for the host all not over.

    Those that wait for me come first where I have to see to them, in the order in which I have to.
    """
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest, seats.c.kind != "open")
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if which == "mine":
        return query.where(or_(tables.c.owner == guest, mine))
    if which == "mine-over":
        return query.where(mine, tables.c.status.in_(OVER))
    asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move, seats.c.guest == guest)
    waits = and_(tables.c.status == "running", exists().where(asked, seats.c.level == ""))
    urgent = (tables.c.due.is_(None), tables.c.due, tables.c.changed)
    if which == "waiting":
        return query.where(waits).order_by(None).order_by(*urgent, tables.c.id)
    if which == "mine-on":
        query = query.where(or_(tables.c.owner == guest, mine), tables.c.status.in_(("open", "running")))
        first = [case((waits, 0), else_=1), *(case((waits, column)) for column in urgent)]
        return query.order_by(None).order_by(*first, tables.c.changed.desc(), tables.c.id)
    if which == "going":
        return query.where(tables.c.status.in_(("open", "running")))
    wanted = {"open": ("open",), "running": ("running",), "finished": OVER}[which]
    query = query.where(tables.c.status.in_(wanted), tables.c.listed)
    return query.where(tables.c.uploaded.is_(False), tables.c.beginning == "")  # what was played here, and all of it


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
