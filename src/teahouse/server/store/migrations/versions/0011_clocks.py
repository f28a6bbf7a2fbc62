"""Tables can have a clock, seats a time zone and a bank of time, guests go on holiday."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0017"


def upgrade() -> None:
    """No table has a clock yet."""
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("asked", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("alarm", sa.Float, nullable=True))
    op.create_index("ix_tables_alarm", "tables", ["alarm"])
    op.add_column("seats", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("bank", sa.Float, nullable=True))
    op.create_table(
        "holidays",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    op.drop_table("holidays")
    op.drop_column("seats", "bank")
    op.drop_column("seats", "zone")
    op.drop_index("ix_tables_alarm", "tables")
    for name in ("alarm", "due", "asked", "pace"):
        op.drop_column("tables", name)
