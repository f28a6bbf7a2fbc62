"""Why another move was better, in one sentence made of points by source and chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from teahouse.kernel import Game
from teahouse.review.choices import Trial

TELLING: Final = 0.3
"""Fewer points than this are not spoken of."""
TELLING_CHANCE: Final = 0.01


@dataclass(slots=True)
class Reason:
    """A sentence of the locale, `review-why-<kind>`, and what it speaks of."""

    kind: str
    source: str = ""
    """The source of points that speaks most for the better move …"""
    points: float = 0.0
    """… and how many more it brings."""
    other: str = ""
    """The source that speaks most against it …"""
    less: float = 0.0
    """… and how many points it costs."""
    seat: int = -1
    """Who wins less often after the better move …"""
    chance: float = 0.0
    """… and by how much."""


def reason(game: Game, seat: int, mine: Trial, better: Trial) -> Reason:
    """What speaks for the better move. Only what was looked at from the seat's own view goes into it."""
    gains = [round(float(one), 2) for one in (better.mean() - mine.mean())[1:]]
    most = max(range(len(gains)), key=gains.__getitem__)
    least = min(range(len(gains)), key=gains.__getitem__)
    if sum(gains) >= TELLING and gains[most] >= TELLING:
        if gains[least] > -TELLING:
            return Reason("source", game.sources[most], gains[most])
        return Reason("both", game.sources[most], gains[most], game.sources[least], -gains[least])
    falls = [round(float(one), 4) for one in mine.rivals() - better.rivals()]
    rival = max(range(1, len(falls)), key=falls.__getitem__, default=0)
    if rival and falls[rival] >= TELLING_CHANCE:
        return Reason("rival", seat=(seat + rival) % game.players, chance=falls[rival])
    return Reason("chance")
