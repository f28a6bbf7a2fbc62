"""What a guest has played: found by words, and summed up."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select

from teahouse.kernel import Game
from teahouse.server.store.schema import reviews, seats, tables


def search(guest: str, game: str, name: str, which: str) -> Select[Any]:
    """The tables of a guest, the latest first: of one game, by a name, all or running or over or won."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.guest == guest, seats.c.kind == "guest")
    if which == "won":
        mine = and_(mine, seats.c.place == 1)
    query = select(tables).where(exists().where(mine)).order_by(tables.c.changed.desc(), tables.c.id)
    if which == "running":
        query = query.where(tables.c.status.in_(("open", "running")))
    elif which == "finished":
        query = query.where(tables.c.status.in_(("finished", "ended")))
    if game:
        query = query.where(tables.c.game == game)
    if name:
        other = seats.alias()
        called = and_(other.c.table_id == tables.c.id, other.c.guest != guest, _like(other.c.name, name))
        query = query.where(or_(_like(tables.c.name, name), exists().where(called)))
    return query


def _like(column: ColumnElement[str], name: str) -> ColumnElement[bool]:
    """Whether a name holds some letters, small or capital: SQLite itself knows that of a to z alone."""
    spellings = sorted({name, name.lower(), name.upper(), name.title()})
    return or_(*(column.contains(one, autoescape=True) for one in spellings))


def _own(guest: str) -> ColumnElement[bool]:
    """Whether a guest has played a finished game themselves, all of it; at a shared screen it is nobody's own."""
    other = seats.alias()
    shared = exists().where(other.c.table_id == tables.c.id, other.c.hotseat)
    return and_(
        seats.c.guest == guest,
        seats.c.kind == "guest",
        seats.c.level == "",
        seats.c.place.is_not(None),
        tables.c.status == "finished",
        tables.c.uploaded.is_(False),
        tables.c.beginning == "",
        ~shared,
    )


def results(guest: str) -> Select[Any]:
    """By game and number of players, how a guest has done in their own games."""
    other = seats.alias()
    people = exists().where(other.c.table_id == tables.c.id, other.c.kind == "guest", other.c.guest != guest)
    query = select(
        tables.c.game,
        tables.c.players,
        func.count().label("games"),
        func.sum(case((seats.c.place == 1, 1), else_=0)).label("wins"),
        func.avg(seats.c.points).label("mean"),
        func.max(seats.c.points).label("best"),
        func.sum(case((people, 1), else_=0)).label("people"),
    ).join_from(seats, tables, seats.c.table_id == tables.c.id)
    query = query.where(_own(guest))
    return query.group_by(tables.c.game, tables.c.players).order_by(tables.c.game, tables.c.players)


def kinds_looked_back_at(guest: str, format: int) -> Select[Any]:
    """The titles and numbers of players of a guest's own games that were looked back at."""
    query = select(tables.c.game, tables.c.players).distinct()
    query = query.join_from(seats, tables, seats.c.table_id == tables.c.id).join(reviews)
    return query.where(_own(guest), reviews.c.format == format).order_by(tables.c.game, tables.c.players)


def own_looked_back_at(guest: str, game: Game, format: int) -> Select[Any]:
    """Those of a kind that are a guest's own, with their seats, the latest first."""
    query = looked_back_at(game, format).add_columns(seats.c.seat)
    return query.join(seats, seats.c.table_id == tables.c.id).where(_own(guest))


def looked_back_at(game: Game, format: int) -> Select[Any]:
    """The finished games of a kind that were played here from the beginning and looked back at, the latest first."""
    query = select(tables.c.id, reviews.c.body).join_from(tables, reviews)
    return query.where(
        tables.c.game == game.name,
        tables.c.rules == game.rules_version,
        tables.c.players == game.players,
        tables.c.components == game.components.digest,
        tables.c.status == "finished",
        tables.c.uploaded.is_(False),
        tables.c.beginning == "",
        reviews.c.format == format,
    ).order_by(tables.c.changed.desc(), tables.c.id)
