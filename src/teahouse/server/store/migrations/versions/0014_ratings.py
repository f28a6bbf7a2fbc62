"""Tables can count for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """No table of before counts."""
    op.add_column("tables", sa.Column("rated", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "rated_games",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("strength", sa.Float, nullable=False),
        sa.Column("unsure", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"])


def downgrade() -> None:
    """Forget all ratings."""
    op.drop_table("rated_games")
    op.drop_column("tables", "rated")
