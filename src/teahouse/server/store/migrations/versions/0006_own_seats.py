"""Tables say when somebody may be replaced by a bot, and seats whether somebody was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """As it was: after the time that is usual in the house."""
    op.add_column("tables", sa.Column("replace", sa.String(16), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("replaced", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("seats", "replaced")
    op.drop_column("tables", "replace")
