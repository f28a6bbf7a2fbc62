"""Turns hold their moves, positions and logs are packed, few positions are kept; `tables.changes` was never used."""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_EVERY = 100
"""Moves between two positions that are kept."""


def upgrade() -> None:
    """Write every game into the new tables."""
    op.rename_table("turns", "old_turns")
    op.rename_table("snapshots", "old_snapshots")
    if op.get_bind().dialect.name == "postgresql":  # where the name of a key is also that of its index
        for table in ("turns", "snapshots"):
            op.execute(f"ALTER TABLE old_{table} RENAME CONSTRAINT pk_{table} TO pk_old_{table}")
    op.create_table(
        "turns",
        _table("turns"),
        sa.Column("before", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("id", sa.String(64)),
        sa.Column("digest", sa.String(16)),
        sa.Column("thoughts", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _table("snapshots"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
    )
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("SELECT id FROM tables")).fetchall():
        _write(connection, table)
    for name in ("old_turns", "old_snapshots", "moves"):
        op.drop_table(name)
    op.drop_column("tables", "changes")


def _write(connection: sa.Connection, table: str) -> None:
    query = "SELECT number, seat, text, log, at FROM moves WHERE table_id = :id ORDER BY number"
    moves = _rows(connection, query, table)
    sent = _rows(connection, "SELECT id, before, after, digest FROM old_turns WHERE table_id = :id", table)
    query = "SELECT number, draws, position, view FROM old_snapshots WHERE table_id = :id ORDER BY number"
    shots = _rows(connection, query, table)
    ends = {before: (id, after, digest[:16]) for id, before, after, digest in sent}
    begin = 0
    while begin < len(moves):
        id, end, digest = ends.get(begin, (None, 0, None))
        if id is None:  # of a bot, or the draws before the first move: what was stored at one moment
            end = begin + 1
            while end < len(moves) and moves[end][4] == moves[begin][4] and end not in ends:
                end += 1
        lines = [f"{'-' if seat == -1 else seat + 1} {text}" for _, seat, text, _, _ in moves[begin:end]]
        connection.execute(
            sa.text(
                "INSERT INTO turns (table_id, before, moves, at, id, digest)"
                " VALUES (:table, :before, :moves, :at, :id, :digest)"
            ),
            {
                "table": table,
                "before": begin,
                "moves": "\n".join(lines),
                "at": moves[begin][4],
                "id": id,
                "digest": digest,
            },
        )
        begin = end
    kept = _few([shot[0] for shot in shots])
    done = 0
    for number, draws, position, view in shots:
        if number not in kept:
            continue
        last = number == kept[-1]
        told = [[at, *json.loads(log)] for at, _, _, log, _ in moves[done : None if last else number]]
        done = number
        packed = zlib.compress(f"[{draws},{position},{view}]".encode(), 9)
        connection.execute(
            sa.text(
                "INSERT INTO snapshots (table_id, number, position, log) VALUES (:table, :number, :position, :log)"
            ),
            {"table": table, "number": number, "position": packed, "log": _packed(told)},
        )


def _few(numbers: list[int]) -> list[int]:
    """The first position, the last one, and some between them."""
    kept: list[int] = []
    for number in numbers:
        if not kept or number - kept[-1] >= _EVERY or number == numbers[-1]:
            kept.append(number)
    return kept


def downgrade() -> None:
    """Write every game as it was before; positions that were left out stay so."""
    op.add_column("tables", sa.Column("changes", sa.Text))
    op.rename_table("turns", "new_turns")
    op.rename_table("snapshots", "new_snapshots")
    if op.get_bind().dialect.name == "postgresql":  # where the name of a key is also that of its index
        for table in ("turns", "snapshots"):
            op.execute(f"ALTER TABLE new_{table} RENAME CONSTRAINT pk_{table} TO pk_new_{table}")
    op.create_table(
        "moves",
        _table("moves"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "turns",
        _table("turns"),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.UniqueConstraint("table_id", "before", name="uq_turns_table_id_before"),
    )
    op.create_table(
        "snapshots",
        _table("snapshots"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("draws", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("SELECT id FROM tables")).fetchall():
        _write_back(connection, table)
    for name in ("new_turns", "new_snapshots"):
        op.drop_table(name)


def _write_back(connection: sa.Connection, table: str) -> None:
    query = "SELECT before, moves, at, id, digest FROM new_turns WHERE table_id = :id ORDER BY before"
    sent = _rows(connection, query, table)
    query = "SELECT number, position, log FROM new_snapshots WHERE table_id = :id ORDER BY number"
    shots = _rows(connection, query, table)
    logs = {entry[0]: entry[1:4] for _, _, log in shots for entry in json.loads(zlib.decompress(log))}
    for before, lines, at, id, digest in sent:
        moves = [line.split(" ", 1) for line in lines.split("\n")]
        for number, (seat, text) in enumerate(moves, start=before + 1):
            told = logs.get(number, [{"id": "", "args": {}}, [], []])
            row = {
                "table": table,
                "number": number,
                "seat": _seat(seat),
                "text": text,
                "log": json.dumps(told),
                "at": at,
            }
            connection.execute(
                sa.text(
                    "INSERT INTO moves (table_id, number, seat, text, log, at)"
                    " VALUES (:table, :number, :seat, :text, :log, :at)"
                ),
                row,
            )
        if id is not None:
            connection.execute(
                sa.text(
                    "INSERT INTO turns (table_id, id, seat, before, after, digest)"
                    " VALUES (:table, :id, :seat, :before, :after, :digest)"
                ),
                {
                    "table": table,
                    "id": id,
                    "seat": _seat(moves[0][0]),
                    "before": before,
                    "after": before + len(moves),
                    "digest": digest,
                },
            )
    for number, packed, _ in shots:
        draws, position, view = json.loads(zlib.decompress(packed))
        connection.execute(
            sa.text(
                "INSERT INTO snapshots (table_id, number, draws, position, view)"
                " VALUES (:table, :number, :draws, :position, :view)"
            ),
            {
                "table": table,
                "number": number,
                "draws": draws,
                "position": json.dumps(position),
                "view": json.dumps(view),
            },
        )


def _seat(written: str) -> int:
    return -1 if written == "-" else int(written) - 1


def _packed(value: object) -> bytes:
    return zlib.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def _rows(connection: sa.Connection, query: str, table: str) -> list[Any]:
    return list(connection.execute(sa.text(query), {"id": table}).fetchall())


def _table(name: str) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", name=f"fk_{name}_table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=True)
