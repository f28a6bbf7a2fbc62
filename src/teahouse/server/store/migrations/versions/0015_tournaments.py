"""The house makes tables and pairings of tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """There is none yet."""
    op.add_column("tables", sa.Column("tournament", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("fill", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("replace", sa.String(16), nullable=False),
        sa.Column("field", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])


def downgrade() -> None:
    """Forget all of them."""
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_column("tables", "tournament")
