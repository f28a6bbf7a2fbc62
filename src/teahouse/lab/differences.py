"""The part of the page that tells what differs between two studies."""

from __future__ import annotations

from html import escape
from typing import Final

from teahouse.lab.about import command, otherwise, summary
from teahouse.lab.compare import LEAST, THINGS, Finding, enough, grouped
from teahouse.lab.dataset import Dataset
from teahouse.lab.markup import command_line, heading, paragraph, subheading, table
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


def differences(one: Dataset, other: Dataset, findings: list[Finding], words: Words) -> list[str]:
    """What differs in `one` from the `other`: sentences by kind, then both side by side."""
    standing = [finding for finding in findings if finding.stands]
    parts = [
        heading(words, "lab-head-differences"),
        paragraph(words.text("lab-compared", count=len(findings), other=summary(other, words))),
        paragraph(otherwise(other, one, words)),
        command_line(words.text("lab-command-other"), command(other)),
    ]
    parts.append(paragraph(verdict(one, other, len(standing), words)))
    if standing:
        for category, group in grouped(standing[:SHOWN]):
            listed = "".join(f"<li>{escape(sentence(finding, words))}</li>" for finding in group)
            parts.append(f"{subheading(_title(category, words))}<ul>{listed}</ul>")
        if len(standing) > SHOWN:
            parts.append(paragraph(words.text("lab-more-differences", count=len(standing) - SHOWN), "note"))
    parts.append(subheading(words.text("lab-side-by-side")))
    things: list[tuple[str, list[Finding]]] = []
    for category, group in grouped(findings):
        if category:
            things.append((_title(category, words), group))
        else:
            parts.append(_side_by_side(words.text("lab-side-by-side"), [("", group)], words))
    if things:
        said = words.text("lab-things-compared", count=sum(len(group) for _, group in things))
        parts.append(f"<details><summary>{escape(said)}</summary>{_side_by_side(said, things, words)}</details>")
    return parts


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


def _side_by_side(label: str, groups: list[tuple[str, list[Finding]]], words: Words) -> str:
    """Both studies in a table, with a mark where they differ beyond the noise."""
    mark = escape(words.text("lab-outside"))
    bodies = []
    for title, group in groups:
        rows = [
            (
                words.text(f"lab-measure-{finding.kind}", thing=_subject(finding, words)),
                *_both(finding, words),
                mark if finding.stands else "",
            )
            for finding in group
        ]
        bodies.append((title, rows))
    columns = [words.text(f"lab-col-{name}") for name in ("measure", "before", "after", "outside")]
    return table(label, columns, *bodies)
