"""The tables of the database. JSON is kept as text, times as seconds, so that both databases hold the same."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NEWEST = "0001"
"""The migration that leads to these tables."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is nowhere
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # browser or tool
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # transfer or seat
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(32), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", String(32), nullable=True, index=True),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),  # open, running, finished or ended
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # only what differs from the default
    Column("components", String(64), nullable=False),
    Column("changes", Text, nullable=True),
    Column("seed", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("version", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("bot_waits", Boolean, nullable=False),
    Column("scores", Text, nullable=True),
    Column("ranking", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_bot_waits_status", "bot_waits", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, reserved, guest or bot
    Column("guest", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),  # of the bot, or of the stand-in for a guest
    Column("hotseat", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # the guest has left the running game
    Column("agrees", Boolean, nullable=False),  # to end the game
    Index("ix_seats_guest", "guest", "table_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1: the version after it
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("log", Text, nullable=False),  # JSON: label, notes, and who may know the move
    Column("at", Float, nullable=False),
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(64), primary_key=True),  # made by the client
    Column("seat", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("digest", String(64), nullable=False),  # of the moves sent
    UniqueConstraint("table_id", "before"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("draws", BigInteger, nullable=False),
    Column("position", Text, nullable=False),
    Column("view", Text, nullable=False),  # what anybody could see, for rules that are no longer known
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
