"""Guests can be told that it is their turn: channels, quiet hours, the keys of the house, what was told last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has asked to be told yet."""
    op.add_column("seats", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False, server_default=""),
        sa.Column("token", sa.String(64), sa.ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=True),
        sa.Column("device", sa.String(64), nullable=False, server_default=""),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("stop", name="uq_channels_stop"),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "quiet_hours",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    for name in ("house_keys", "quiet_hours", "channels"):
        op.drop_table(name)
    op.drop_column("seats", "told")
