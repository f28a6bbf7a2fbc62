"""Small drawings as SVG, in colours that follow the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640


def histogram(values: Sequence[int], marked: Sequence[int], title: str) -> str:
    """Bars of how often each score occurred; `marked` is drawn over them."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 32))
    bins = (high - low) // step + 1
    counts = [0] * bins
    over = [0] * bins
    for value in values:
        counts[(value - low) // step] += 1
    for value in marked:
        over[(value - low) // step] += 1
    top = max(counts)
    wide = WIDTH / bins
    parts = [_open(190, title)]
    for index in range(bins):
        for count, name in ((counts[index], "bar"), (over[index], "bar2")):
            height = 150 * count / top
            begin = low + index * step
            parts.append(
                f'<rect class="{name}" x="{index * wide + 1:.1f}" y="{160 - height:.1f}" width="{wide - 2:.1f}" '
                f'height="{height:.1f}"><title>{begin}–{begin + step - 1}: {count}</title></rect>'
            )
        if index % max(1, bins // 10) == 0:
            parts.append(
                f'<text x="{index * wide + wide / 2:.1f}" y="180" text-anchor="middle">{low + index * step}</text>'
            )
    return "".join(parts) + "</svg>"


def bars(rows: Sequence[tuple[str, float, float, float]], even: float, title: str) -> str:
    """A bar for each row: name, value and its interval from 0 to 1; `even` is drawn as a line."""
    top = max([high for _, _, _, high in rows] + [even]) * 1.05 or 1.0
    left = 190
    wide = WIDTH - left - 60
    parts = [_open(26 * len(rows) + 8, title)]
    for index, (name, value, low, high) in enumerate(rows):
        y = 26 * index + 4
        parts.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect class="bar" x="{left}" y="{y}" width="{wide * value / top:.1f}" height="18"/>')
        parts.append(
            f'<line class="interval" x1="{left + wide * low / top:.1f}" x2="{left + wide * high / top:.1f}" '
            f'y1="{y + 9}" y2="{y + 9}"/>'
        )
        parts.append(f'<text x="{left + wide * high / top + 6:.1f}" y="{y + 14}">{100 * value:.1f} %</text>')
    x = left + wide * even / top
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{26 * len(rows) + 4}"/>')
    return "".join(parts) + "</svg>"


def pairs(rows: Sequence[tuple[str, float, float]], title: str) -> str:
    """Two bars for each row: winners over the others."""
    top = max([max(abs(one), abs(other)) for _, one, other in rows] + [0.1]) * 1.1
    left = 190
    wide = WIDTH - left - 60
    parts = [_open(34 * len(rows) + 8, title)]
    for index, (name, one, other) in enumerate(rows):
        y = 34 * index + 4
        parts.append(f'<text x="{left - 8}" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
        for shift, value, kind in ((0, one, "bar2"), (13, other, "bar")):
            length = wide * max(0.0, value) / top
            parts.append(f'<rect class="{kind}" x="{left}" y="{y + shift}" width="{length:.1f}" height="12"/>')
            parts.append(f'<text class="small" x="{left + length + 5:.1f}" y="{y + shift + 10}">{value:.1f}</text>')
    return "".join(parts) + "</svg>"


def effect(value: float, low: float, high: float, reach: float) -> str:
    """A point with its interval around nothing."""
    wide = 180
    middle = wide / 2

    def at(number: float) -> float:
        return middle + middle * max(-1.0, min(1.0, number / reach))

    kind = "good" if low > 0 else "bad" if high < 0 else "plain"
    return (
        f'<svg class="effect" viewBox="0 0 {wide} 14" width="{wide}" height="14" aria-hidden="true">'
        f'<line class="even" x1="{middle}" x2="{middle}" y1="0" y2="14"/>'
        f'<line class="interval" x1="{at(low):.1f}" x2="{at(high):.1f}" y1="7" y2="7"/>'
        f'<circle class="{kind}" cx="{at(value):.1f}" cy="7" r="4"/></svg>'
    )


def _open(height: int, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(title, quote=True)}">'
    )
