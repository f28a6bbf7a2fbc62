"""Two studies side by side: which differences are outside the noise, however many were looked at."""

from __future__ import annotations

from typing import Final

from teahouse.arena.statistics import holm, win_of
from teahouse.kernel import BadData
from teahouse.lab.dataset import Dataset
from teahouse.lab.estimates import Estimate, Span, mean_of, paired, ratio_of, unpaired
from teahouse.lab.figures import Cluster, clusters, column, points_by_source
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

    __slots__ = ("after", "apart", "before", "chance", "interval", "key", "kind", "paired", "stands")

    def __init__(
        self,
        kind: str,
        key: str,
        before: float,
        after: float,
        chance: float,
        interval: Span | None = None,
        apart: Span | None = None,
        paired: bool = False,
    ) -> None:
        self.kind = kind
        """strength (in wins), lead (in points), usage, seat, source, score, winner, length …"""
        self.key = key
        """The thing it is about, or nothing."""
        self.before = before
        self.after = after
        self.chance = chance
        """How likely so large a difference is if nothing differs."""
        nothing = (after - before, after - before)
        self.interval = interval or nothing
        """Of the difference, game by game if both studies played the same deals."""
        self.apart = apart or self.interval
        """The same as if their games had nothing to do with each other."""
        self.paired = paired
        self.stands = False
        """Whether it is outside the noise, corrected for the number of comparisons."""


def compare(one: Dataset, other: Dataset) -> list[Finding]:
    """Every comparison of two studies, the surest first; those that stand are marked."""
    if one.about["game"] != other.about["game"]:
        raise BadData("studies of different games cannot be compared")
    if one.players != other.players:
        # of four a fair share is a quarter, of two a half: everything would seem weaker
        raise BadData(f"studies with {one.players} and with {other.players} players cannot be compared")
    one, other = comparable(one, other)
    found = [*_things(one, other), *_seats(one, other), *_means(one, other)]
    for finding, stands in zip(found, holm([finding.chance for finding in found]), strict=True):
        finding.stands = stands and enough(one, other)
    return sorted(found, key=lambda finding: (finding.chance, finding.kind, finding.key))


def same_deals(one: Dataset, other: Dataset) -> bool:
    """Whether both studies were dealt alike, game by game: same seed, and bots that are seated in the same way."""
    alike = [len(set(data.about["bots"])) == 1 for data in (one, other)]
    return one.about["seed"] == other.about["seed"] and one.players == other.players and alike[0] == alike[1]


def comparable(one: Dataset, other: Dataset) -> tuple[Dataset, Dataset]:
    """Of studies of the same deals, the games that both have played."""
    both = min(len(one.rows), len(other.rows))
    if not same_deals(one, other) or len(one.rows) == len(other.rows):
        return one, other
    return Dataset(one.about, one.rows[:both]), Dataset(other.about, other.rows[:both])


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
    pairs = same_deals(one, other)
    before, after = clusters(one), clusters(other)
    for key in sorted(before.keys() | after.keys()):
        was, now = _by_game(one, before.get(key, {})), _by_game(other, after.get(key, {}))
        used_one, used_other = (sum(users for users, _, _ in games) for games in (was, now))
        if max(used_one, used_other) < LEAST:
            continue
        found.append(_differs("usage", key, _usage(one, was), _usage(other, now), pairs))
        if min(used_one, used_other) >= LEAST:
            found.append(_differs("strength", key, _strength(was), _strength(now), pairs))
            found.append(_differs("lead", key, _lead(was), _lead(now), pairs))
    return found


def _by_game(data: Dataset, games: dict[int, Cluster]) -> list[Cluster]:
    return [games.get(number, (0, 0.0, 0.0)) for number in range(len(data.rows))]


def _usage(data: Dataset, games: list[Cluster]) -> Estimate:
    """The part of the seats that used a thing."""
    return ratio_of([users / data.players for users, _, _ in games], [1.0] * len(games), 0.25)


def _strength(games: list[Cluster]) -> Estimate:
    """How often the users of a thing win."""
    return ratio_of([wins for _, wins, _ in games], [float(users) for users, _, _ in games], 0.25)


def _lead(games: list[Cluster]) -> Estimate:
    """How many points the users of a thing have beyond the mean of their table: it tells more than who wins."""
    return ratio_of([lead for _, _, lead in games], [float(users) for users, _, _ in games], 1.0)


def _differs(kind: str, key: str, one: Estimate, other: Estimate, pairs: bool) -> Finding:
    apart = unpaired(one, other)
    told = paired(one, other) if pairs else apart
    return Finding(kind, key, one.value, other.value, told.chance, told.interval, apart.interval, pairs)


def _seats(one: Dataset, other: Dataset) -> list[Finding]:
    return [
        _differs("seat", str(seat + 1), _wins(one, seat), _wins(other, seat), same_deals(one, other))
        for seat in range(one.players)
    ]


def _wins(data: Dataset, seat: int) -> Estimate:
    return ratio_of([win_of(row["ranking"], seat) for row in data.rows], [1.0] * len(data.rows), 0.25)


def _means(one: Dataset, other: Dataset) -> list[Finding]:
    pairs = same_deals(one, other)
    found = [
        _mean("score", "", column(one, "mean_score"), column(other, "mean_score"), pairs),
        _mean("winner", "", column(one, "winner"), column(other, "winner"), pairs),
    ]
    for name in ("decisions", "decisions_per_turn", "lead_changes", "margin"):
        found.append(_mean(name, "", column(one, name), column(other, name), pairs))
    known = {source for source, *_ in points_by_source(other)}
    scored = {source for data in (one, other) for source, *points in points_by_source(data) if any(points)}
    for source, _, _ in points_by_source(one):
        if source in known & scored:
            found.append(_mean("source", source, _points(one, source), _points(other, source), pairs))
    return found


def _points(data: Dataset, source: str) -> list[float]:
    return [sum(points[source] for points in row["breakdown"]) / data.players for row in data.rows]


def _mean(kind: str, key: str, one: list[float], other: list[float], pairs: bool) -> Finding:
    return _differs(kind, key, mean_of(one), mean_of(other), pairs)
