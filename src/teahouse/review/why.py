"""Why another move was better, in one sentence made of points by source and chances."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from teahouse.kernel import Game
from teahouse.review.choices import END, Trial

TELLING: Final = 0.3
"""Fewer points than this are not spoken of."""
TELLING_CHANCE: Final = 0.01
MOSTLY: Final = 0.6
"""A round is told if so much of what a source brings more comes in it."""


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
    round: int = 0
    """When most of the points of the first source come: the round, -1 for the end of the game; 0 if they come bit by
    bit, or later than was played on."""


def reason(game: Game, seat: int, mine: Trial, better: Trial) -> Reason:
    """What speaks for the better move. Only what was looked at from the seat's own view goes into it."""
    gains = [round(float(one), 2) for one in (better.mean() - mine.mean())[1:]]
    most = max(range(len(gains)), key=gains.__getitem__)
    least = min(range(len(gains)), key=gains.__getitem__)
    if sum(gains) >= TELLING and gains[most] >= TELLING:
        when = _when(mine, better, most, gains[most])
        if gains[least] > -TELLING:
            return Reason("source", game.sources[most], gains[most], round=when)
        return Reason("both", game.sources[most], gains[most], game.sources[least], -gains[least], round=when)
    falls = [round(float(one), 4) for one in mine.rivals() - better.rivals()]
    rival = max(range(1, len(falls)), key=falls.__getitem__, default=0)
    if rival and falls[rival] >= TELLING_CHANCE:
        return Reason("rival", seat=(seat + rival) % game.players, chance=falls[rival])
    return Reason("chance")


def _when(mine: Trial, better: Trial, source: int, gain: float) -> int:
    """The round in which most of a gain comes, where that is more than the luck of the looks; 0 if there is none."""
    pairs = list(zip(mine.courses, better.courses, strict=True))
    rounds = sorted({round for one, two in pairs for round in (*one, *two)}, key=_order)
    before = [0.0] * len(pairs)
    for round in rounds:
        after = [_more(one, two, round, source, then) for (one, two), then in zip(pairs, before, strict=True)]
        more = [now - then for now, then in zip(after, before, strict=True)]
        mean = sum(more) / len(more)
        error = sqrt(sum((one - mean) ** 2 for one in more) / max(1, len(more) - 1) / len(more))
        if mean >= max(MOSTLY * gain, 2 * error):
            return round
        before = after
    return 0


def _more(mine: dict[int, list[int]], better: dict[int, list[int]], round: int, source: int, before: float) -> float:
    """How many points more there are after a round; what it was `before` where a move has ended the game at once."""
    one, two = _points(mine, round, source), _points(better, round, source)
    return before if one is None or two is None else float(two - one)


def _points(course: dict[int, list[int]], round: int, source: int) -> int | None:
    """The points after a round, or after the last one before it that was played on; None if nothing was until then."""
    last = max((one for one in course if _order(one) <= _order(round)), key=_order, default=None)
    return None if last is None else course[last][source]


def _order(round: int) -> float:
    return inf if round == END else round
