"""Looking back at games: what decided them, luck apart from play."""

from __future__ import annotations

from teahouse.review.advice import Advice, Advised, Doubt, advise, doubt
from teahouse.review.choices import END
from teahouse.review.marks import MARKS
from teahouse.review.review import (
    FORMAT,
    SECONDS,
    Decision,
    Review,
    Round,
    Seat,
    Terms,
    can_judge,
    review,
    reviews,
)
from teahouse.review.why import Reason

__all__ = [
    "END",
    "FORMAT",
    "MARKS",
    "SECONDS",
    "Advice",
    "Advised",
    "Decision",
    "Doubt",
    "Reason",
    "Review",
    "Round",
    "Seat",
    "Terms",
    "advise",
    "can_judge",
    "doubt",
    "review",
    "reviews",
]
