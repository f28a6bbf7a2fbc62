"""People can agree to play with advice, and how often somebody has asked for it is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0015"


def upgrade() -> None:
    """At no table of before has anybody agreed to it."""
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("advised", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Advice is only for those who play alone."""
    op.drop_column("seats", "advised")
    op.drop_column("tables", "practice")
