"""A page of curves: what becomes of a game while one number of its box is changed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from teahouse.arena.statistics import holm
from teahouse.lab.changes import Sweep
from teahouse.lab.charts import Curve, curve
from teahouse.lab.compare import LEAST, Finding, compare, enough
from teahouse.lab.dataset import Dataset
from teahouse.lab.differences import by, measure, number, span
from teahouse.lab.report import rendered
from teahouse.words import Words

ALWAYS: Final = (("score", ""), ("winner", ""), ("margin", ""), ("lead_changes", ""), ("decisions", ""), ("seat", "1"))
"""What is drawn whether it differs or not: kinds and keys of findings."""
MOST: Final = 12
"""So many more measures are drawn, of those that differ beyond the noise."""

Studied = list[tuple[Sweep, list[Dataset]]]
"""Values that were tried, with the study of each."""


class Measure(NamedTuple):
    """A measure over all values."""

    name: str
    chart: Curve
    rows: list[tuple[str, str, str, str]]


class Swept(NamedTuple):
    """A sweep, drawn."""

    title: str
    said: str
    measures: list[Measure]


def sweep_report(base: Dataset, studied: Studied, words: Words, made_by: str = "") -> str:
    """The page in the language of the words."""
    return rendered(
        "sweep.html",
        "lab-sweep-title",
        base,
        words,
        made_by,
        pairs=words.text("lab-sweep-paired", count=len(base.rows)),
        few="" if enough(base, base) else words.text("lab-few-games", least=LEAST),
        sweeps=swept(base, studied, words),
    )


def swept(base: Dataset, studied: Studied, words: Words) -> list[Swept]:
    """Every sweep with its curves; what stands does so among all comparisons of all values."""
    found = [
        [(value, {} if data is base else _by_measure(compare(base, data))) for value, data in zip(sweep.values, row)]
        for sweep, row in (_whole(base, sweep, row) for sweep, row in studied)
    ]
    every = [finding for row in found for _, findings in row for finding in findings.values()]
    for finding, stands in zip(every, holm([one.chance for one in every]), strict=True):
        finding.stands = stands and enough(base, base)
    return [_swept(sweep, row, words) for (sweep, _), row in zip(studied, found, strict=True)]


def _whole(base: Dataset, sweep: Sweep, row: list[Dataset]) -> tuple[Sweep, list[Dataset]]:
    """Without the values that an interrupt left unplayed, and with the value that the box has now."""
    played = [(value, data) for value, data in zip(sweep.values, row, strict=True) if len(data.rows) > 1]
    if sweep.now not in [value for value, _ in played]:
        played.append((sweep.now, base))
    if all(isinstance(value, int | float) for value, _ in played):
        played.sort(key=_first)
    return Sweep(sweep.path, sweep.now, [value for value, _ in played]), [data for _, data in played]


def _first(pair: tuple[Any, Dataset]) -> Any:
    return pair[0]


Key = tuple[str, str]


def _by_measure(findings: list[Finding]) -> dict[Key, Finding]:
    return {(finding.kind, finding.key): finding for finding in findings}


def _swept(sweep: Sweep, row: list[tuple[Any, dict[Key, Finding]]], words: Words) -> Swept:
    standing: dict[Key, float] = {}
    for _, findings in row:
        for key, finding in findings.items():
            if finding.stands and key not in ALWAYS:
                standing[key] = min(finding.chance, standing.get(key, 1.0))
    shown = [*ALWAYS, *sorted(standing, key=standing.__getitem__)[:MOST]]
    known = [key for key in shown if any(key in findings for _, findings in row)]
    said = words.text("lab-swept", path=sweep.path, now=str(sweep.now), count=len(standing))
    return Swept(sweep.path, said, [_measure(key, sweep, row, words) for key in known])


def _measure(key: Key, sweep: Sweep, row: list[tuple[Any, dict[Key, Finding]]], words: Words) -> Measure:
    some = next(findings[key] for _, findings in row if key in findings)
    drawn, rows = [], []
    for value, findings in row:
        finding = findings.get(key)
        if finding is None and value != sweep.now:
            continue  # too few used it with this value
        if finding is None:
            drawn.append((str(value), some.before, some.before, some.before, "now"))
            rows.append((words.text("lab-sweep-now", value=str(value)), number(some.before, some, words), "–", "–"))
            continue
        low, high = (finding.before + end for end in finding.interval)
        kind = ("more" if finding.after > finding.before else "fewer") if finding.stands else "noise"
        drawn.append((str(value), finding.after, low, high, kind))
        cells = by(finding, words), span(finding.interval, finding, words)
        rows.append((str(value), number(finding.after, finding, words), *cells))
    return Measure(measure(some, words), curve(drawn, lambda one: number(one, some, words)), rows)
