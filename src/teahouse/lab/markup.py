"""The parts a page is made of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teahouse.words import Words

Body = tuple[str, Sequence[Sequence[str]]]
"""Rows under a heading of their own, or under none; the first cell of a row names it."""


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph, of a kind that the style sheet knows."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def command_line(text: str, command: str) -> str:
    """A sentence and the command it speaks of, which is broken between its words only."""
    parts = " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))
    return f'<p class="note">{escape(text)} <code translate="no">{parts}</code></p>'


def heading(words: Words, id: str) -> str:
    """The heading of a part of the page."""
    return f"<h2>{escape(words.text(id))}</h2>"


def subheading(text: str) -> str:
    """A heading inside a part."""
    return f"<h3>{escape(text)}</h3>"


def from_to(low: str, high: str) -> str:
    """An interval."""
    return f"{low} – {high}"


def around(low: str, high: str) -> str:
    """A cell with an interval of numbers with signs, which may be broken in the middle: phones are narrow."""
    return f'<td class="around">{low}\N{NO-BREAK SPACE}… {high}</td>'


def table(label: str, columns: Sequence[str], *bodies: Body) -> str:
    """A table that can be scrolled where it is too wide, by keyboard as well; cells are markup, names are not."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    parts = [f"<thead><tr>{head}</tr></thead>"]
    for title, rows in bodies:
        parts.append("<tbody>")
        if title:
            parts.append(f'<tr><th class="group" scope="rowgroup" colspan="{len(columns)}">{escape(title)}</th></tr>')
        for name, *cells in rows:
            told = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in cells)
            parts.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
        parts.append("</tbody>")
    name = escape(label, quote=True)
    return f'<div class="wide" role="region" aria-label="{name}" tabindex="0"><table>{"".join(parts)}</table></div>'
