"""Which puzzles guests have solved is known on all their devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nothing was solved yet, as far as the house knows; browsers say what they have kept."""
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """It is forgotten."""
    op.drop_table("solved")
