"""The part of the page that tells what differs between two studies."""

from __future__ import annotations

from typing import Final, NamedTuple

from teahouse.lab.about import command, otherwise, summary
from teahouse.lab.compare import LEAST, THINGS, Finding, enough, grouped
from teahouse.lab.dataset import Dataset
from teahouse.lab.names import capital, category_title, source_name, thing, thing_of_its_kind
from teahouse.lab.numbers import Numbers
from teahouse.words import Words

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
    return capital(said)


def verdict(one: Dataset, other: Dataset, standing: int, words: Words) -> str:
    """How many differences stand, or why none can."""
    if not enough(one, other):
        return words.text("lab-few-games", least=LEAST)
    return words.text("lab-differences", count=standing) if standing else words.text("lab-no-difference")


Row = tuple[str, str, str, str]
"""A measure, what it was, what it is, and a mark where the two differ beyond the noise."""


class Differences(NamedTuple):
    """What differs in a study from another: sentences by kind, then both side by side."""

    compared: str
    otherwise: str
    command: str
    verdict: str
    told: list[tuple[str, list[str]]]
    untold: int
    """So many more differences stand, which only the tables show."""
    whole: list[Row]
    things: list[tuple[str, list[Row]]]
    comparisons: int
    """How many comparisons of things there are."""


def differences(one: Dataset, other: Dataset, findings: list[Finding], words: Words) -> Differences:
    """What differs in `one` from the `other`."""
    standing = [finding for finding in findings if finding.stands]
    groups = dict(grouped(findings))
    whole = groups.pop("", [])
    return Differences(
        words.text("lab-compared", count=len(findings), other=summary(other, words)),
        otherwise(other, one, words),
        command(other),
        verdict(one, other, len(standing), words),
        [
            (_title(category, words), [sentence(finding, words) for finding in group])
            for category, group in grouped(standing[:SHOWN])
        ],
        max(0, len(standing) - SHOWN),
        _side_by_side(whole, words),
        [(_title(category, words), _side_by_side(group, words)) for category, group in groups.items()],
        sum(len(group) for group in groups.values()),
    )


def _title(category: str, words: Words) -> str:
    return category_title(category, words) if category else words.text("lab-whole-game")


def _both(finding: Finding, words: Words) -> tuple[str, str]:
    """What was found before and after, as numbers of its kind."""
    say = Numbers(words.lang)
    if finding.kind in ("strength", "usage", "seat"):
        return say.percent(finding.before), say.percent(finding.after)
    sign = "+" if finding.kind == "lead" else "-"
    return say.decimal(finding.before, 2, sign), say.decimal(finding.after, 2, sign)


def _subject(finding: Finding, words: Words) -> str:
    """What a difference is about, if not the game as a whole."""
    if finding.kind in THINGS:
        return thing(finding.key, words)
    return source_name(finding.key, words) if finding.kind == "source" else finding.key


def _side_by_side(findings: list[Finding], words: Words) -> list[Row]:
    return [
        (
            words.text(f"lab-measure-{finding.kind}", thing=_subject(finding, words)),
            *_both(finding, words),
            words.text("lab-outside") if finding.stands else "",
        )
        for finding in findings
    ]
