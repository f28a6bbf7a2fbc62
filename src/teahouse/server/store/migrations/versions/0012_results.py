"""How each seat has done: its place and points, for lists and sums over many games."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Games that are finished have it written beside their scores; it is taken from there."""
    op.add_column("seats", sa.Column("place", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("points", sa.Integer, nullable=True))
    connection = op.get_bind()
    found = connection.execute(sa.text("select id, scores, ranking from tables where scores is not null")).all()
    write = sa.text("update seats set place = :place, points = :points where table_id = :id and seat = :seat")
    for id, scores, ranking in found:
        try:
            pairs = list(zip(json.loads(ranking), json.loads(scores), strict=True))
        except (ValueError, TypeError):
            continue  # a damaged row, which is left as it is
        for seat, (place, points) in enumerate(pairs):
            connection.execute(write, {"place": place, "points": points, "id": id, "seat": seat})


def downgrade() -> None:
    """The scores of the tables say the same."""
    op.drop_column("seats", "points")
    op.drop_column("seats", "place")
