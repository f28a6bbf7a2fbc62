"""How a match stands, as aligned tables in the reader's language."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Any, Final

from teahouse.arena.match import Result
from teahouse.cli.shared import paragraph
from teahouse.lab.numbers import Numbers
from teahouse.words import Words

WIDEST: Final = 100
"""Columns of the widest table, also where nobody says how wide the terminal is."""
_TOO_FEW: Final = 0.05
"""Points that would be written as none."""


def standing(result: Result, words: Words) -> list[str]:
    """A match as lines of text: who won how often with how many points, then where the points came from."""
    data = result.to_json()
    numbers = Numbers(words.lang)
    lines = [words.text("bots-match-head", title=words.text("game-title"), games=result.games, seed=data["seed"]), ""]
    lines += _aligned(
        [
            "",
            words.text("bots-column-bot"),
            words.text("bots-column-wins"),
            words.text("bots-column-interval"),
            words.text("bots-column-score"),
            words.text("bots-column-interval"),
            words.text("bots-column-seconds"),
            words.text("bots-column-most"),
        ],
        [_row(data, who, numbers) for who in range(len(data["bots"]))],
        left=2,
    )
    lines += ["", paragraph(words.text("bots-match-note")), paragraph(_winner(data, numbers, words))]
    sources = _sources(data, numbers, words)
    return [*lines, "", *sources] if sources else lines


def _row(data: dict[str, Any], who: int, numbers: Numbers) -> list[str]:
    low, high = data["win_share_interval"][who]
    times = data["times_ms"][who]
    return [
        str(who + 1),
        data["bots"][who],
        numbers.percent(data["win_share"][who]).replace("\N{NO-BREAK SPACE}", " "),  # plain, as whoever greps expects
        _span([100 * low, 100 * high], numbers),
        numbers.decimal(data["mean_score"][who]),
        _span(data["mean_score_interval"][who], numbers),
        _seconds(times["median"], numbers),
        _seconds(times["p99"], numbers),
    ]


def _seconds(milliseconds: float, numbers: Numbers) -> str:
    return numbers.decimal(milliseconds / 1000, 3) if milliseconds >= 1 else f"<{numbers.decimal(0.001, 3)}"


def _span(interval: list[float] | None, numbers: Numbers) -> str:
    return "–" if interval is None else f"{numbers.decimal(interval[0])}–{numbers.decimal(interval[1])}"


def _winner(data: dict[str, Any], numbers: Numbers, words: Words) -> str:
    mean, interval = numbers.decimal(data["mean_winner"]), data["mean_winner_interval"]
    if interval is None:
        return words.text("bots-match-winner-once", mean=mean)
    return words.text("bots-match-winner", mean=mean, interval=_span(interval, numbers))


def _sources(data: dict[str, Any], numbers: Numbers, words: Words) -> list[str]:
    """Points by source, a column for each bot: by number and name, or by number alone where names are too long."""
    points: list[dict[str, float]] = data["points_by_source"]
    most = {source: max(abs(own.get(source, 0.0)) for own in points) for own in points for source in own}
    shown = sorted((source for source in most if most[source] >= _TOO_FEW), key=lambda source: -most[source])
    if not shown:
        return []
    rows = [
        [words.text(f"source-{source}"), *(numbers.decimal(own.get(source, 0.0)) for own in points)] for source in shown
    ]
    title = words.text("bots-column-source")
    named = _aligned([title, *(f"{who + 1} {name}" for who, name in enumerate(data["bots"]))], rows, left=1)
    if max(len(line) for line in named) <= min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns):
        return named
    return _aligned([title, *(str(who + 1) for who in range(len(points)))], rows, left=1)


def _aligned(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Columns two spaces apart: the first `left` of them from the left, the others, which are numbers, to the right."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    return [
        "  ".join(
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in [heads, *rows]
    ]
