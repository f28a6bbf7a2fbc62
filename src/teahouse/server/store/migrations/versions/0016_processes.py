"""Several processes serve one PostgreSQL: who they are, until when each lives, what bots elsewhere are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0012"


def upgrade() -> None:
    """None of them has begun yet."""
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("machine", sa.String(64), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_index("ix_thoughts_rank_at", "thoughts", ["rank", "at"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("thoughts")
    op.drop_table("processes")
