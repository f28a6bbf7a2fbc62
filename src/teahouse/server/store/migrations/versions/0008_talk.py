"""People talk at their tables, mute each other, and quote what they report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """At tables that were opened before, nobody talks."""
    op.add_column("tables", sa.Column("talk", sa.String(16), nullable=False, server_default="off"))
    op.add_column("tables", sa.Column("hearers", sa.String(16), nullable=False, server_default="seats"))
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.add_column("reports", sa.Column("quote", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "words",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_words_guest_at", "words", ["guest", "at"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("muted", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])


def downgrade() -> None:
    """Forget all that was said."""
    op.drop_table("mutes")
    op.drop_table("words")
    op.drop_column("reports", "quote")
    for name in ("said", "hearers", "talk"):
        op.drop_column("tables", name)
