"""Where the lines, bars and marks of the page's drawings stand; templates/charts.html draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from teahouse.lab.numbers import Numbers

COLUMNS: Final = 30
"""A histogram has so many columns at most …"""
LABELS: Final = 5
"""… and so many labels under them, and lines across."""
TALL: Final = 160


class Line(NamedTuple):
    """A line across a histogram with its number, which stands a little lower."""

    y: str
    text: str
    number: int


class Bar(NamedTuple):
    """A part of a column."""

    kind: str
    y: str
    height: str
    number: int


class Column(NamedTuple):
    """What lies in one span of scores: everybody, and the winners drawn over them."""

    name: str
    x: str
    bars: list[Bar]
    middle: str
    """Where the name stands, if there is room for it."""


class Histogram(NamedTuple):
    """Columns of how often each score occurred, between axes."""

    lines: list[Line]
    columns: list[Column]
    wide: str
    high: int
    under: int
    """Where names stand under the columns."""


def histogram(values: Sequence[int], marked: Sequence[int]) -> Histogram:
    """A histogram of the values with those of `marked` drawn over them."""
    counts, over, names = binned(values, marked)
    wide = 100 / len(counts)
    every = -(-len(counts) // LABELS)
    top = max(counts)
    lines = [
        Line(f"{_height(count, top):.1f}", f"{_height(count, top) + 4:.1f}", count)
        for count in range(0, top + 1, _step(top, LABELS))
    ]
    columns = []
    for index, name in enumerate(names):
        bars = [_bar("bar", counts[index], top), _bar("bar2", over[index], top)]
        middle = f"{(index + 0.5) * wide:.2f}%" if index % every == every // 2 else ""
        columns.append(Column(name, f"{(index + 0.05) * wide:.2f}%", bars, middle))
    return Histogram(lines, columns, f"{0.9 * wide:.2f}%", TALL + 22, TALL + 17)


def _bar(kind: str, count: int, top: int) -> Bar:
    y = _height(count, top)
    return Bar(kind, f"{y:.1f}", f"{TALL - y:.1f}", count)


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


class ShareBar(NamedTuple):
    """A share as a bar with its interval, and in words."""

    name: str
    value: str
    low: str
    high: str
    said: str


class Bars(NamedTuple):
    """A bar for each row, and a line where they would all end if shares were even."""

    rows: list[ShareBar]
    even: str


def bars(rows: Sequence[tuple[str, float, float, float]], even: float, say: Numbers) -> Bars:
    """Bars for rows of a name, a share and its interval."""
    top = max([high for _, _, _, high in rows] + [even]) * 1.02
    shown = [
        ShareBar(name, _part(value, top), _part(low, top), _part(high, top), say.percent(value))
        for name, value, low, high in rows
    ]
    return Bars(shown, _part(even, top))


class PairBar(NamedTuple):
    """One bar of a pair."""

    kind: str
    x: str
    y: int
    width: str
    said: str


class Pair(NamedTuple):
    """Two bars under each other, winners over the others."""

    name: str
    bars: list[PairBar]


def pairs(rows: Sequence[tuple[str, float, float]], say: Numbers) -> list[Pair]:
    """Two bars for each row; points that were lost reach to the left."""
    lost = -min([0.0] + [min(one, other) for _, one, other in rows])
    top = max([0.1] + [max(one, other) for _, one, other in rows]) + lost
    return [
        Pair(
            name,
            [
                PairBar(kind, _part(lost + min(0.0, value), top), y, _part(abs(value), top), say.decimal(value))
                for y, value, kind in ((2, one, "bar2"), (15, other, "bar"))
            ],
        )
        for name, one, other in rows
    ]


class Point(NamedTuple):
    """A value on a curve with its interval; `kind` is now, more, fewer or noise."""

    name: str
    x: str
    y: str
    low: str
    high: str
    kind: str
    said: str


class Curve(NamedTuple):
    """A measure over the values that were tried, or over the course of a game."""

    points: list[Point]
    segments: list[tuple[str, str, str, str]]
    lines: list[tuple[str, str]]
    """Where numbers stand beside the curve, from below."""
    high: int
    under: int


SHORT: Final = 96


def curve(rows: Sequence[tuple[str, float, float, float, str]], say: Callable[[float], str], names: int = 0) -> Curve:
    """A curve through rows of a name, a value, its interval and a kind; `names` is how many of them are written."""
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    room = (high - low) * 0.08 or 0.5
    low, high = low - room, high + room

    def at(value: float) -> str:
        return f"{6 + (SHORT - 12) * (high - value) / (high - low):.1f}"

    every = 1 if not names else -(-len(rows) // names)
    points = [
        Point(
            name if index % every == 0 else "",
            f"{100 * (index + 0.5) / len(rows):.2f}%",
            at(value),
            at(bottom),
            at(top),
            kind,
            say(value),
        )
        for index, (name, value, bottom, top, kind) in enumerate(rows)
    ]
    segments = [(one.x, one.y, other.x, other.y) for one, other in pairwise(points)]
    ends = (low + room, high - room) if high - low > 2 * room else ((low + high) / 2,)
    return Curve(points, segments, [(at(end), say(end)) for end in ends], SHORT + 20, SHORT + 14)


class Mark(NamedTuple):
    """A point with its interval around nothing; `kind` is more, fewer or noise."""

    value: str
    low: str
    high: str
    kind: str


def mark(value: float, low: float, high: float, reach: float, kind: str) -> Mark:
    """A mark on a scale that reaches so far to either side."""

    def at(number: float) -> str:
        return f"{50 + 46 * number / reach:.1f}%"

    return Mark(at(value), at(low), at(high), kind)


def _part(value: float, whole: float) -> str:
    return f"{100 * value / whole:.2f}%"
