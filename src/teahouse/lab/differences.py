"""The part of the page that tells what differs between two studies."""

from __future__ import annotations

from typing import Final, NamedTuple

from teahouse.lab.about import command, otherwise, summary
from teahouse.lab.charts import Mark, mark
from teahouse.lab.compare import LEAST, THINGS, Finding, enough, grouped, same_deals
from teahouse.lab.dataset import Dataset
from teahouse.lab.estimates import Span
from teahouse.lab.names import capital, category_title, source_name, thing, thing_of_its_kind
from teahouse.lab.numbers import Numbers
from teahouse.words import Words

SHARES: Final = ("strength", "usage", "seat")
"""Kinds of findings that are shares; the others are points or counts."""
SHOWN: Final = 40
"""So many differences are told in a sentence each, the surest ones."""


def sentence(finding: Finding, words: Words) -> str:
    """A difference in plain words."""
    before, after = _both(finding, words)
    said = words.text(
        f"lab-finding-{finding.kind.replace('_', '-')}",
        thing=thing_of_its_kind(finding.key, words) if finding.kind in THINGS else _subject(finding, words),
        before=before,
        after=after,
        more="yes" if finding.after > finding.before else "no",
    )
    return words.text(
        "lab-finding-by", said=capital(said), by=by(finding, words), span=span(finding.interval, finding, words)
    )


def by(finding: Finding, words: Words) -> str:
    """How much a difference is, as a number of its kind with its sign."""
    return _number(finding.after - finding.before, finding, words)


def span(interval: Span, finding: Finding, words: Words) -> str:
    """An interval of a difference."""
    low, high = interval
    return f"{_number(low, finding, words)}\N{NO-BREAK SPACE}… {_number(high, finding, words)}"


def score_line(findings: list[Finding], words: Words) -> str:
    """What became of the mean score, with its paired interval beside the unpaired one."""
    score = next(finding for finding in findings if finding.kind == "score")
    before, after = _both(score, words)
    return words.text(
        "lab-score-line" if score.paired else "lab-score-line-apart",
        before=before,
        after=after,
        by=by(score, words),
        span=span(score.interval, score, words),
        apart=span(score.apart, score, words),
    )


def _number(value: float, finding: Finding, words: Words) -> str:
    say = Numbers(words.lang)
    return say.more(value) if finding.kind in SHARES else say.decimal(value, 2, "+")


def verdict(one: Dataset, other: Dataset, standing: int, words: Words) -> str:
    """How many differences stand, or why none can."""
    if not enough(one, other):
        return words.text("lab-few-games", least=LEAST)
    return words.text("lab-differences", count=standing) if standing else words.text("lab-no-difference")


class Row(NamedTuple):
    """A measure, what it was, what it is, and by how much it differs."""

    name: str
    before: str
    after: str
    by: str
    interval: str
    apart: str
    """The interval as if the games had nothing to do with each other; empty where they have not."""
    mark: Mark


class Differences(NamedTuple):
    """What differs in a study from another: sentences by kind, then both side by side."""

    compared: str
    otherwise: str
    command: str
    pairs: str
    """Whether games were compared pair by pair."""
    verdict: str
    told: list[tuple[str, list[str]]]
    untold: int
    """So many more differences stand, which only the tables show."""
    whole: list[Row]
    things: list[tuple[str, list[Row]]]
    comparisons: int
    """How many comparisons of things there are."""
    paired: bool


def differences(one: Dataset, other: Dataset, findings: list[Finding], words: Words) -> Differences:
    """What differs in `one` from the `other`."""
    standing = [finding for finding in findings if finding.stands]
    groups = dict(grouped(findings))
    whole = groups.pop("", [])
    return Differences(
        words.text("lab-compared", count=len(findings), other=summary(other, words)),
        otherwise(other, one, words),
        command(other),
        pairing(other, one, words),
        verdict(one, other, len(standing), words),
        [
            (_title(category, words), [sentence(finding, words) for finding in group])
            for category, group in grouped(standing[:SHOWN])
        ],
        max(0, len(standing) - SHOWN),
        _side_by_side(whole, words),
        [(_title(category, words), _side_by_side(group, words)) for category, group in groups.items()],
        sum(len(group) for group in groups.values()),
        same_deals(one, other),
    )


def pairing(one: Dataset, other: Dataset, words: Words) -> str:
    """Whether games were compared pair by pair, and which."""
    if not same_deals(one, other):
        return words.text("lab-not-paired")
    both = min(len(one.rows), len(other.rows))
    if len(one.rows) != len(other.rows):
        return words.text("lab-paired-first", count=both)
    return words.text("lab-paired", count=both)


def _title(category: str, words: Words) -> str:
    return category_title(category, words) if category else words.text("lab-whole-game")


def _both(finding: Finding, words: Words) -> tuple[str, str]:
    """What was found before and after, as numbers of its kind."""
    return number(finding.before, finding, words), number(finding.after, finding, words)


def number(value: float, finding: Finding, words: Words) -> str:
    """A value as a number of the kind of a finding."""
    say = Numbers(words.lang)
    if finding.kind in SHARES:
        return say.percent(value)
    return say.decimal(value, 2, "+" if finding.kind == "lead" else "-")


def measure(finding: Finding, words: Words) -> str:
    """What a finding measures."""
    return words.text(f"lab-measure-{finding.kind}", thing=_subject(finding, words))


def _subject(finding: Finding, words: Words) -> str:
    """What a difference is about, if not the game as a whole."""
    if finding.kind in THINGS:
        return thing(finding.key, words)
    return source_name(finding.key, words) if finding.kind == "source" else finding.key


def _side_by_side(findings: list[Finding], words: Words) -> list[Row]:
    # points and shares have scales of their own, so far as they reach in this table
    reach: dict[bool, float] = {}
    for finding in findings:
        share = finding.kind in SHARES
        reach[share] = max(reach.get(share, 1e-9), *map(abs, finding.interval))
    return [_row(finding, reach[finding.kind in SHARES], words) for finding in findings]


def _row(finding: Finding, reach: float, words: Words) -> Row:
    value = finding.after - finding.before
    kind = ("more" if value > 0 else "fewer") if finding.stands else "noise"
    return Row(
        measure(finding, words),
        *_both(finding, words),
        by(finding, words),
        span(finding.interval, finding, words),
        span(finding.apart, finding, words) if finding.paired else "",
        mark(value, *finding.interval, reach, kind),
    )
