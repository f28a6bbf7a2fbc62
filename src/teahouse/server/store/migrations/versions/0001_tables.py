"""Guests, tables, seats, moves, turns, snapshots and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), _of("tokens", "guest", "guests.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), _of("links", "guest", "guests.id"), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("changes", sa.Text),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("salt", sa.String(128), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("bot_waits", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("ranking", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_index("ix_tables_bot_waits_status", "tables", ["bot_waits", "status"])
    op.create_table(
        "seats",
        _table("seats"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest", "table_id"])
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
    op.create_table(
        "notes",
        _table("notes"),
        sa.Column("guest", sa.String(32), _of("notes", "guest", "guests.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("notes", "snapshots", "turns", "moves", "seats", "tables", "links", "tokens", "guests"):
        op.drop_table(name)


def _table(name: str) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), _of(name, "table_id", "tables.id"), primary_key=True)


def _of(table: str, column: str, target: str) -> sa.ForeignKey:
    return sa.ForeignKey(target, name=f"fk_{table}_{column}", ondelete="CASCADE")
