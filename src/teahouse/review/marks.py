"""How good a choice was, by what it cost."""

from __future__ import annotations

from typing import Final

from teahouse.review.choices import Choice

FINE: Final = 0.005
SLIP: Final = 0.015
MISTAKE: Final = 0.04
"""What a choice costs, in chance: less than the first and it was one of the best, from the last on it was a mistake."""
BEST, FINE_MARK, SLIP_MARK, MISTAKE_MARK = MARKS = ("best", "fine", "slip", "mistake")


def mark_of(choice: Choice) -> str:
    """The mark of a choice: by what it cost at least, that is less its standard error."""
    if not choice.looks:
        return BEST if choice.gap < FINE else FINE_MARK
    if choice.lost < FINE:
        return BEST
    surely = choice.lost - choice.error
    return MISTAKE_MARK if surely >= MISTAKE else SLIP_MARK if surely >= SLIP else FINE_MARK
