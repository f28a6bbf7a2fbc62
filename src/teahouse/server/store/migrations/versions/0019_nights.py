"""Nights are free in tournaments, too: it is known where those are who play in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Whoever has joined before has the nights of UTC, as until now."""
    op.add_column("entrants", sa.Column("zone", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Everybody has the nights of UTC."""
    op.drop_column("entrants", "zone")
