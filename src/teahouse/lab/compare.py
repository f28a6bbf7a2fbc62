"""Two studies side by side: which differences are outside the noise, however many were looked at."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.arena.statistics import deviation, holm, mean, two_sided
from teahouse.kernel import BadData
from teahouse.lab.dataset import Dataset
from teahouse.lab.figures import Cluster, by_seat, clusters, column, points_by_source
from teahouse.lab.uses import use_of

LEAST: Final = 30
"""Things used by fewer seats in either study are not compared, and fewer games tell nothing."""
THINGS: Final = ("strength", "lead", "usage")
"""Kinds of findings about a thing of the box …"""
WHOLE: Final = (
    "score", "winner", "margin", "decisions", "decisions_per_turn", "lead_changes", "seat", "source",
)  # fmt: skip
"""… and about the game as a whole, in the order in which they are told."""


class Finding:
    """A difference between two studies."""

    __slots__ = ("after", "before", "chance", "key", "kind", "stands")

    def __init__(self, kind: str, key: str, before: float, after: float, chance: float) -> None:
        self.kind = kind
        """strength (in wins), lead (in points), usage, seat, source, score, winner, length …"""
        self.key = key
        """The thing it is about, or nothing."""
        self.before = before
        self.after = after
        self.chance = chance
        """How likely so large a difference is if nothing differs."""
        self.stands = False
        """Whether it is outside the noise, corrected for the number of comparisons."""


def compare(one: Dataset, other: Dataset) -> list[Finding]:
    """Every comparison of two studies, the surest first; those that stand are marked."""
    if one.about["game"] != other.about["game"]:
        raise BadData("studies of different games cannot be compared")
    if one.players != other.players:
        # of four a fair share is a quarter, of two a half: everything would seem weaker
        raise BadData(f"studies with {one.players} and with {other.players} players cannot be compared")
    found = [*_things(one, other), *_seats(one, other), *_means(one, other)]
    for finding, stands in zip(found, holm([finding.chance for finding in found]), strict=True):
        finding.stands = stands and enough(one, other)
    return sorted(found, key=lambda finding: (finding.chance, finding.kind, finding.key))


def enough(one: Dataset, other: Dataset) -> bool:
    """Whether both studies have games enough to tell a difference from chance."""
    return min(len(one.rows), len(other.rows)) >= LEAST


def grouped(findings: list[Finding]) -> list[tuple[str, list[Finding]]]:
    """Findings by what they are about: first the game as a whole (no category), then each category of things.

    The category with the surest finding comes first; inside it findings stand by kind, the surest of a kind first.
    """
    groups: dict[str, list[Finding]] = {}
    whole = [finding for finding in findings if finding.kind in WHOLE]
    if whole:
        groups[""] = sorted(whole, key=lambda one: (WHOLE.index(one.kind), one.key))
    for finding in findings:
        if finding.kind in THINGS:
            groups.setdefault(use_of(finding.key)[0], []).append(finding)
    for category, group in groups.items():
        if category:
            group.sort(key=lambda one: THINGS.index(one.kind))
    return list(groups.items())


def _things(one: Dataset, other: Dataset) -> list[Finding]:
    found: list[Finding] = []
    before, after = clusters(one), clusters(other)
    for key in sorted(before.keys() | after.keys()):
        was, now = before.get(key, []), after.get(key, [])
        used_one, used_other = (sum(users for users, _, _ in games) for games in (was, now))
        if max(used_one, used_other) < LEAST:
            continue
        found.append(_differs("usage", key, _usage(one, was), _usage(other, now)))
        if min(used_one, used_other) >= LEAST:
            found.append(_differs("strength", key, _strength(was), _strength(now)))
            found.append(_differs("lead", key, _lead(was), _lead(now)))
    return found


Estimate = tuple[float, float]
"""A value and its standard error."""


def _usage(data: Dataset, games: list[Cluster]) -> Estimate:
    """The part of the seats that used a thing."""
    count = len(data.rows)
    share = sum(users for users, _, _ in games) / (count * data.players)
    squares = sum((users / data.players - share) ** 2 for users, _, _ in games) + (count - len(games)) * share**2
    return share, sqrt(squares + 0.25) / count


def _strength(games: list[Cluster]) -> Estimate:
    """How often the users of a thing win."""
    total = sum(users for users, _, _ in games)
    share = sum(wins for _, wins, _ in games) / total
    return share, sqrt(sum((wins - share * users) ** 2 for users, wins, _ in games) + 0.25) / total


def _lead(games: list[Cluster]) -> Estimate:
    """How many points the users of a thing have beyond the mean of their table: it tells more than who wins."""
    total = sum(users for users, _, _ in games)
    points = sum(lead for _, _, lead in games) / total
    return points, sqrt(sum((lead - points * users) ** 2 for users, _, lead in games) + 1.0) / total


def _differs(kind: str, key: str, one: Estimate, other: Estimate) -> Finding:
    error = sqrt(one[1] ** 2 + other[1] ** 2)
    return Finding(kind, key, one[0], other[0], two_sided((other[0] - one[0]) / error))


def _seats(one: Dataset, other: Dataset) -> list[Finding]:
    pairs = zip(by_seat(one), by_seat(other), strict=True)
    return [
        _differs("seat", str(seat + 1), (before.value, before.error()), (after.value, after.error()))
        for seat, (before, after) in enumerate(pairs)
    ]


def _means(one: Dataset, other: Dataset) -> list[Finding]:
    found = [
        _mean("score", "", column(one, "mean_score"), column(other, "mean_score")),
        _mean("winner", "", column(one, "winner"), column(other, "winner")),
    ]
    for name in ("decisions", "decisions_per_turn", "lead_changes", "margin"):
        found.append(_mean(name, "", column(one, name), column(other, name)))
    known = {source for source, _, _ in points_by_source(other)}
    for source, _, _ in points_by_source(one):
        if source in known:
            found.append(_mean("source", source, _points(one, source), _points(other, source)))
    return found


def _points(data: Dataset, source: str) -> list[float]:
    return [sum(points[source] for points in row["breakdown"]) / data.players for row in data.rows]


def _mean(kind: str, key: str, one: list[float], other: list[float]) -> Finding:
    error = sqrt(deviation(one) ** 2 / max(1, len(one)) + deviation(other) ** 2 / max(1, len(other)))
    gap = mean(other) - mean(one)
    chance = two_sided(gap / error) if error else (1.0 if gap == 0 else 0.0)
    return Finding(kind, key, mean(one), mean(other), chance)
