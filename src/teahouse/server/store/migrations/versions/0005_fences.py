"""Servers are numbered, and tables know which one serves them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody serves anything yet."""
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget the numbers."""
    op.drop_column("tables", "fence")
    op.drop_table("leases")
