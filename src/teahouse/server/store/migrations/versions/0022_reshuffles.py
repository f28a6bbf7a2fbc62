"""Shuffles that begin anew are counted and say why; the promise of a branch says what it began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Branches that were opened before keep the promise they have made, which says nothing of their first moves."""
    op.add_column("tables", sa.Column("laid", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "reshuffles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_index("ix_reshuffles_guest", "reshuffles", ["guest"])


def downgrade() -> None:
    """Nobody knows how often it was shuffled."""
    op.drop_table("reshuffles")
    op.drop_column("tables", "laid")
