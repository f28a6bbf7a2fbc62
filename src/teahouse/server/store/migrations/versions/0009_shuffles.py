"""Seats add parts to the shuffle; a table may begin with moves of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_OF_SEATS = ("committed", "part", "fresh")


def upgrade() -> None:
    """As it was: the house shuffled alone, and from the beginning."""
    op.add_column("tables", sa.Column("beginning", sa.Text, nullable=False, server_default=""))
    for name in _OF_SEATS:
        op.add_column("seats", sa.Column(name, sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget all of it; a game that was shuffled by several would be dealt differently from then on."""
    for name in reversed(_OF_SEATS):
        op.drop_column("seats", name)
    op.drop_column("tables", "beginning")
