"""Votes and who was sent away outlive the server; guests can report something to the host, who can close tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has voted, was sent away or has reported anything yet."""
    op.add_column("tables", sa.Column("closed_by", sa.String(16), nullable=False, server_default=""))
    op.create_table("votes", _table(), sa.Column("seat", sa.Integer, primary_key=True), _guest())
    op.create_table("sent_away", _table(), _guest())
    for name in ("votes", "sent_away"):
        op.create_index(f"ix_{name}_guest", name, ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("about", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    for column in ("table_id", "guest", "about"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _guest() -> sa.Column[str]:
    return sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Forget all of it."""
    for name in ("reports", "sent_away", "votes"):
        op.drop_table(name)
    op.drop_column("tables", "closed_by")
