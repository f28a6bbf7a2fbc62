"""Small drawings for the page: in its colours, as wide as there is room, with letters that keep their size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from teahouse.lab.numbers import Numbers

COLUMNS: Final = 30
"""A histogram has so many columns at most …"""
LABELS: Final = 5
"""… and so many labels under them, and lines across."""
TALL: Final = 160


def histogram(values: Sequence[int], marked: Sequence[int], title: str, across: str, up: str) -> str:
    """Columns of how often each score occurred, between axes; `marked` is drawn over them."""
    counts, over, names = binned(values, marked)
    columns = len(counts)
    wide = 100 / columns
    every = -(-columns // LABELS)
    lines = range(0, max(counts) + 1, _step(max(counts), LABELS))
    top = max(counts)
    ticks = "".join(
        f'<text x="100%" y="{_height(line, top) + 4:.1f}" text-anchor="end">{line}</text>' for line in lines
    )
    parts = [
        f'<line class="grid" x1="0" x2="100%" y1="{_height(line, top):.1f}" y2="{_height(line, top):.1f}"/>'
        for line in lines
    ]
    for index, name in enumerate(names):
        for count, kind in ((counts[index], "bar"), (over[index], "bar2")):
            y = _height(count, top)
            parts.append(
                f'<rect class="{kind}" x="{(index + 0.05) * wide:.2f}%" y="{y:.1f}" width="{0.9 * wide:.2f}%" '
                f'height="{TALL - y:.1f}"><title>{name}: {count}</title></rect>'
            )
        if index % every == every // 2:
            parts.append(f'<text x="{(index + 0.5) * wide:.2f}%" y="{TALL + 17}" text-anchor="middle">{name}</text>')
    return (
        f'<figure class="scores" role="img" aria-label="{escape(title, quote=True)}"><div class="up">{escape(up)}</div>'
        f'<svg width="100%" height="{TALL + 22}">{ticks}</svg><svg width="100%" height="{TALL + 22}">{"".join(parts)}'
        f'</svg><div class="across">{escape(across)}</div></figure>'
    )


def binned(values: Sequence[int], marked: Sequence[int]) -> tuple[list[int], list[int], list[str]]:
    """How many values, and how many of the marked, lie in each column, and what the columns are called."""
    step = _step(max(values) - min(values) + 1, COLUMNS)
    low = min(values) // step
    columns = max(values) // step - low + 1
    counts, over = [0] * columns, [0] * columns
    for value in values:
        counts[value // step - low] += 1
    for value in marked:
        over[value // step - low] += 1
    return counts, over, [_said(first * step, step) for first in range(low, low + columns)]


def _said(first: int, step: int) -> str:
    said = str(first) if step == 1 else f"{first}–{first + step - 1}"
    return said.replace("-", "−")


def _step(whole: int, parts: int) -> int:
    """The least round number (1, 2, 5, 10 …) of which so many parts reach over the whole."""
    step = 1
    while True:
        for round_step in (step, 2 * step, 5 * step):
            if round_step * parts >= whole:
                return round_step
        step *= 10


def _height(count: int, top: int) -> float:
    return TALL - TALL * count / top


def bars(rows: Sequence[tuple[str, float, float, float]], even: float, title: str, say: Numbers) -> str:
    """A bar for each row: name, share and its interval; `even` is drawn as a line."""
    top = max([high for _, _, _, high in rows] + [even]) * 1.02
    parts = []
    for name, value, low, high in rows:
        drawn = (
            f'<svg width="100%" height="20" aria-hidden="true">'
            f'<rect class="bar" y="2" width="{_part(value, top)}" height="16"/>'
            f'<line class="even" x1="{_part(even, top)}" x2="{_part(even, top)}" y1="0" y2="20"/>'
            f'<line class="interval" x1="{_part(low, top)}" x2="{_part(high, top)}" y1="10" y2="10"/></svg>'
        )
        parts.append(f"<b>{escape(name)}</b>{drawn}<span>{say.percent(value)}</span>")
    return _rows(parts, title)


def pairs(rows: Sequence[tuple[str, float, float]], title: str, say: Numbers) -> str:
    """Two bars for each row, winners over the others; points that were lost reach to the left."""
    lost = -min([0.0] + [min(one, other) for _, one, other in rows])
    top = max([0.1] + [max(one, other) for _, one, other in rows]) + lost
    parts = []
    for name, one, other in rows:
        drawn = "".join(
            f'<rect class="{kind}" x="{_part(lost + min(0.0, value), top)}" y="{y}" '
            f'width="{_part(abs(value), top)}" height="12"/>'
            for y, value, kind in ((2, one, "bar2"), (15, other, "bar"))
        )
        figures = f"<span>{say.decimal(one)}<br>{say.decimal(other)}</span>"
        parts.append(f'<b>{escape(name)}</b><svg width="100%" height="29" aria-hidden="true">{drawn}</svg>{figures}')
    return _rows(parts, title)


_MARKS: Final = {"more": "M0-5L5 4H-5Z", "fewer": "M0 5L5-4H-5Z"}
"""What stands points up or down: colour alone would not tell everybody."""


def effect(value: float, low: float, high: float, reach: float, kind: str, said: str) -> str:
    """A point with its interval around nothing; `kind` is more, fewer or noise, `said` what it means if not noise."""

    def at(number: float) -> str:
        return f"{50 + 46 * number / reach:.1f}%"

    told = f'role="img" aria-label="{escape(said, quote=True)}"' if said else 'aria-hidden="true"'
    return (
        f'<svg class="effect" height="14" {told}>'
        f'<line class="even" x1="50%" x2="50%" y1="0" y2="14"/>'
        f'<line class="interval" x1="{at(low)}" x2="{at(high)}" y1="7" y2="7"/>{_mark(kind, at(value))}</svg>'
    )


def effect_key(names: Sequence[tuple[str, str]]) -> str:
    """What the marks of effects stand for."""
    drawn = {
        "interval": '<line class="interval" x1="10%" x2="90%" y1="7" y2="7"/>',
        "even": '<line class="even" x1="50%" x2="50%" y1="0" y2="14"/>',
    }
    parts = [
        f'<span><svg class="mark" height="14" aria-hidden="true">{drawn.get(kind) or _mark(kind, "50%")}</svg> '
        f"{escape(name)}</span>"
        for kind, name in names
    ]
    return f'<p class="key note">{" ".join(parts)}</p>'


def _mark(kind: str, x: str) -> str:
    if kind in _MARKS:
        return f'<svg x="{x}" y="7"><path class="{kind}" d="{_MARKS[kind]}"/></svg>'
    return f'<circle class="noise" cx="{x}" cy="7" r="3.5"/>'


def _rows(parts: list[str], title: str) -> str:
    return f'<div class="chart" role="group" aria-label="{escape(title, quote=True)}">{"".join(parts)}</div>'


def _part(value: float, whole: float) -> str:
    return f"{100 * value / whole:.2f}%"
