"""What a training wrote down, as a page that opens offline."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

_WIDTH, _HEIGHT = 560, 180


def write_page(source: Path, target: Path, title: str) -> None:
    """Draw every number of a training against the time."""
    reports = [json.loads(line) for line in source.read_text("utf-8").splitlines() if line.strip()]
    rounds = [report for report in reports if "round" in report]
    names = sorted({name for report in rounds for name in report} - {"round", "seconds"})
    figures = [_figure(name, rounds) for name in names]
    target.write_text(
        "<!doctype html><html lang=en><meta charset=utf-8>"
        f"<title>{html.escape(title)}</title>"
        "<meta name=viewport content='width=device-width'>"
        "<style>body{font:16px/1.5 system-ui;margin:1rem auto;max-width:76rem;padding:0 1rem;color-scheme:light dark}"
        "main{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}"
        "svg{width:100%;height:auto}path{fill:none;stroke:currentColor;stroke-width:1.5}"
        "text{font-size:12px;fill:currentColor}figure{margin:0}</style>"
        f"<h1>{html.escape(title)}</h1><main>{''.join(figures)}</main></html>",
        "utf-8",
    )


def _figure(name: str, rounds: list[dict[str, Any]]) -> str:
    points = [(float(report["seconds"]), float(report[name])) for report in rounds if name in report]
    times = [time for time, _ in points]
    values = [value for _, value in points]
    left, right, low, high = min(times), max(times), min(values), max(values)
    across = (_WIDTH - 20) / (right - left or 1.0)
    up = (_HEIGHT - 40) / (high - low or 1.0)
    path = " ".join(
        f"{'L' if index else 'M'}{10 + (time - left) * across:.1f} {_HEIGHT - 20 - (value - low) * up:.1f}"
        for index, (time, value) in enumerate(points)
    )
    label = f"{name}: {values[-1]:g} ({low:g} – {high:g})"
    return (
        f"<figure><svg viewBox='0 0 {_WIDTH} {_HEIGHT}' role=img aria-label='{html.escape(label)}'><path d='{path}'/>"
        f"<text x=10 y={_HEIGHT - 4}>{left / 60:.1f} min</text>"
        f"<text x={_WIDTH - 10} y={_HEIGHT - 4} text-anchor=end>{right / 60:.1f} min</text></svg>"
        f"<figcaption>{html.escape(label)}</figcaption></figure>"
    )
