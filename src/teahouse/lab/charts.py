"""Small drawings for the page: in its colours, as wide as there is room, with letters that keep their size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from teahouse.lab.numbers import Numbers

COLUMNS: Final = 30
"""A histogram has so many columns at most …"""
LABELS: Final = 8
"""… and so many numbers under them."""
TALL: Final = 160


def histogram(values: Sequence[int], marked: Sequence[int], title: str) -> str:
    """Columns of how often each score occurred; `marked` is drawn over them."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // COLUMNS))
    columns = (high - low) // step + 1
    counts = [0] * columns
    over = [0] * columns
    for value in values:
        counts[(value - low) // step] += 1
    for value in marked:
        over[(value - low) // step] += 1
    top = max(counts)
    wide = 100 / columns
    every = -(-columns // LABELS)
    parts = [
        f'<svg class="scores" width="100%" height="{TALL + 22}" role="img" aria-label="{escape(title, quote=True)}">'
    ]
    for index in range(columns):
        first = low + index * step
        said = f"{first}" if step == 1 else f"{first}–{first + step - 1}"
        for count, name in ((counts[index], "bar"), (over[index], "bar2")):
            height = TALL * count / top
            parts.append(
                f'<rect class="{name}" x="{index * wide:.2f}%" y="{TALL - height:.1f}" width="{0.9 * wide:.2f}%" '
                f'height="{height:.1f}"><title>{said}: {count}</title></rect>'
            )
        if index % every == 0:
            at = "start" if not index else "end" if index == columns - 1 else "middle"
            x = index * wide + {"start": 0.0, "middle": 0.45, "end": 0.9}[at] * wide
            parts.append(f'<text x="{x:.2f}%" y="{TALL + 17}" text-anchor="{at}">{said}</text>')
    return "".join(parts) + "</svg>"


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


def effect(value: float, low: float, high: float, reach: float) -> str:
    """A point with its interval around nothing."""
    wide = 120
    middle = wide / 2

    def at(number: float) -> float:
        return middle + (middle - 4) * max(-1.0, min(1.0, number / reach))

    kind = "good" if low > 0 else "bad" if high < 0 else "plain"
    return (
        f'<svg class="effect" width="{wide}" height="14" aria-hidden="true">'
        f'<line class="even" x1="{middle}" x2="{middle}" y1="0" y2="14"/>'
        f'<line class="interval" x1="{at(low):.1f}" x2="{at(high):.1f}" y1="7" y2="7"/>'
        f'<circle class="{kind}" cx="{at(value):.1f}" cy="7" r="4"/></svg>'
    )


def _rows(parts: list[str], title: str) -> str:
    return f'<div class="chart" role="group" aria-label="{escape(title, quote=True)}">{"".join(parts)}</div>'


def _part(value: float, whole: float) -> str:
    return f"{100 * value / whole:.2f}%"
