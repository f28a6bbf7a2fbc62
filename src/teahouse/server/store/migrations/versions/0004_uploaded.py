"""Tables that came as a record are marked: nobody ever sat at them, and their bots have no level."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Mark those that are there already."""
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET uploaded = true WHERE status IN ('finished', 'ended') AND version > 0 AND NOT EXISTS"
        " (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND (seats.kind <> 'bot' OR seats.level <> ''))"
    )


def downgrade() -> None:
    """Forget the mark."""
    op.drop_column("tables", "uploaded")
