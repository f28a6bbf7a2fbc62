"""Looking back at games: what decided them, luck apart from play."""

from __future__ import annotations

from teahouse.review.review import FORMAT, MARKS, SECONDS, Decision, Review, Round, Seat, Terms, review, reviews
from teahouse.review.why import Reason

__all__ = [
    "FORMAT",
    "MARKS",
    "SECONDS",
    "Decision",
    "Reason",
    "Review",
    "Round",
    "Seat",
    "Terms",
    "review",
    "reviews",
]
