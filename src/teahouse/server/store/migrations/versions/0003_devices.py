"""Tokens know which device they were given to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Devices of before stay without a name."""
    op.add_column("tokens", sa.Column("device", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """The names are lost."""
    op.drop_column("tokens", "device")
