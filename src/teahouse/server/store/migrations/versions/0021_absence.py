"""It outlives a restart when guests were last seen; tables without a clock say after how long somebody is away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Tables that are there keep what was said when people sat down; guests are first seen when they come again."""
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=True))
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("absence", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Nobody knows when somebody was last seen."""
    for table in ("tables", "tournaments"):
        op.drop_column(table, "absence")
    op.drop_column("guests", "seen")
