"""The page of a study: one file, no network, light and dark, on screen and on paper."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Final

from teahouse import __version__
from teahouse.arena.statistics import mean, mean_interval, quantile
from teahouse.kernel import Ref
from teahouse.lab.charts import bars, effect, histogram, pairs
from teahouse.lab.compare import Finding
from teahouse.lab.dataset import Dataset
from teahouse.lab.figures import (
    Effect,
    by_bot,
    by_seat,
    column,
    effects,
    points_by_source,
    scores,
    start_choices,
    winning_scores,
)
from teahouse.lab.uses import START, use_of
from teahouse.words import Words

SHOWN_STARTS: Final = 15
SHOWN_DIFFERENCES: Final = 40


def report(data: Dataset, words: Words, other: Dataset | None = None, findings: list[Finding] | None = None) -> str:
    """The page in the language of the words; with another study, what differs stands first."""
    title = words.text("lab-title", game=words.text("game-title"))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        _paragraph(_summary(data, words)),
    ]
    if other is not None and findings is not None:
        parts += _differences(data, other, findings, words)
    parts += [
        *_scores(data, words),
        *_seats(data, words),
        *_starts(data, words),
        *_sources(data, words),
        *_effects(data, words),
        *_length(data, words),
        *_bots(data, words),
        _paragraph(words.text("lab-made", version=__version__, components=data.about["components"][:12]), "note"),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _style() -> str:
    return (files("teahouse.lab") / "page.css").read_text("utf-8")


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _heading(words: Words, id: str) -> str:
    return f"<h2>{escape(words.text(id))}</h2>"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(value: float) -> str:
    return f"{value:.2f}"


def _signed(value: float) -> str:
    return f"{value:+.2f}"


def thing(key: str, words: Words) -> str:
    """A thing of the box as people call it."""
    _, id, number = use_of(key)
    name = words.text(id, number=number) if id.startswith("lab-") else words.text(id)
    return f"{name} {number}" if number and not id.startswith("lab-") else name


def _summary(data: Dataset, words: Words) -> str:
    about = data.about
    bots = [f"{about['bots'].count(name)} × {name}" for name in dict.fromkeys(about["bots"])]
    return words.text(
        "lab-summary",
        games=len(data.rows),
        players=data.players,
        bots=", ".join(bots),
        seed=about["seed"],
        changed="yes" if about["changed"] else "no",
    )


def _scores(data: Dataset, words: Words) -> list[str]:
    found = scores(data)
    winners = winning_scores(data)
    ordered = sorted(found)
    low, high = mean_interval(found)
    said = words.text(
        "lab-scores",
        mean=f"{mean(found):.1f}",
        low=f"{low:.1f}",
        high=f"{high:.1f}",
        ten=f"{quantile(ordered, 0.1):g}",
        ninety=f"{quantile(ordered, 0.9):g}",
        winner=f"{mean(winners):.1f}",
        margin=f"{mean(column(data, 'margin')):.1f}",
    )
    key = (
        f'<p class="key note"><i class="one"></i>{escape(words.text("lab-winners"))}'
        f'<i class="two"></i>{escape(words.text("lab-everybody"))}</p>'
    )
    return [_heading(words, "lab-head-scores"), _paragraph(said), histogram(found, winners, said), key]


def _seats(data: Dataset, words: Words) -> list[str]:
    even = 1 / data.players
    shares = by_seat(data)
    rows = []
    uneven = []
    for seat, share in enumerate(shares):
        low, high = share.interval()
        rows.append((words.text("lab-seat", number=seat + 1), share.value, low, high))
        if low > even or high < even:
            uneven.append(words.text("lab-seat", number=seat + 1))
    said = (
        words.text("lab-seats-uneven", seats=", ".join(uneven), even=_percent(even))
        if uneven
        else words.text("lab-seats-even", even=_percent(even))
    )
    return [_heading(words, "lab-head-seats"), _paragraph(said), bars(rows, even, said)]


def _starts(data: Dataset, words: Words) -> list[str]:
    starts = start_choices(data)
    if not starts:
        return []
    even = 1 / data.players
    rows = []
    for chosen, share in starts[:SHOWN_STARTS]:
        low, high = share.interval()
        rows.append((" + ".join(thing(key, words) for key in chosen), share.value, low, high))
    said = words.text("lab-starts", count=len(starts), shown=len(rows))
    table = [
        f"<tr><td>{escape(name)}</td><td>{share.seats}</td><td>{_percent(value)}</td>"
        f"<td>{_percent(low)} – {_percent(high)}</td></tr>"
        for (name, value, low, high), (_, share) in zip(rows, starts, strict=False)
    ]
    head = _table_head(words, "lab-col-start", "lab-col-seats", "lab-col-wins", "lab-col-interval")
    return [
        _heading(words, "lab-head-starts"),
        _paragraph(said),
        bars(rows, even, said),
        f'<div class="wide"><table>{head}{"".join(table)}</table></div>',
    ]


def _table_head(words: Words, *ids: str) -> str:
    return "<tr>" + "".join(f"<th>{escape(words.text(id))}</th>" for id in ids) + "</tr>"


def _sources(data: Dataset, words: Words) -> list[str]:
    rows = [(words.text(f"source-{source}"), one, other) for source, one, other in points_by_source(data)]
    most = max(rows, key=lambda row: row[1] - row[2])
    said = words.text("lab-sources", source=most[0], more=f"{most[1] - most[2]:.1f}")
    key = (
        f'<p class="key note"><i class="one"></i>{escape(words.text("lab-winners"))}'
        f'<i class="two"></i>{escape(words.text("lab-losers"))}</p>'
    )
    return [_heading(words, "lab-head-sources"), _paragraph(said), pairs(rows, said), key]


def _effects(data: Dataset, words: Words) -> list[str]:
    found = [one for one in effects(data) if one.category != START]
    parts = [_heading(words, "lab-head-effects"), _paragraph(words.text("lab-effects"))]
    for category in dict.fromkeys(one.category for one in found):
        rows = sorted((one for one in found if one.category == category), key=lambda one: -one.value)
        reach = max(
            [0.05]
            + [max(abs(bound) for bound in one.interval()) for one in rows if one.used.seats >= 20 <= one.without.seats]
        )
        parts.append(f"<h3>{escape(words.text(f'lab-category-{category}'))}</h3>")
        head = _table_head(
            words,
            "lab-col-thing",
            "lab-col-usage",
            "lab-col-uses",
            "lab-col-wins",
            "lab-col-effect",
            "lab-col-interval",
        )
        parts.append(
            f'<div class="wide"><table>{head}{"".join(_row(one, data, words, reach) for one in rows)}</table></div>'
        )
    return parts


def _row(one: Effect, data: Dataset, words: Words, reach: float) -> str:
    low, high = one.interval()
    seats = len(data.rows) * data.players
    # what everybody used says nothing about winning
    drawn = f"<td>{effect(one.value, low, high, reach)}</td><td>{100 * low:+.1f} … {100 * high:+.1f}</td>"
    return (
        f"<tr><td>{escape(thing(one.key, words))}</td><td>{_percent(one.used.seats / seats)}</td>"
        f"<td>{one.mean_uses:.2f}</td><td>{_percent(one.used.value)}</td>"
        f"{drawn if one.without.seats else '<td></td><td>–</td>'}</tr>"
    )


def _length(data: Dataset, words: Words) -> list[str]:
    rows = []
    for name in ("decisions", "turns", "decisions_per_turn", "lead_changes", "margin"):
        values = sorted(column(data, name))
        rows.append(
            f"<tr><td>{escape(words.text(f'lab-measure-{name}'))}</td><td>{mean(values):.1f}</td>"
            f"<td>{quantile(values, 0.1):.1f}</td><td>{quantile(values, 0.5):.1f}</td>"
            f"<td>{quantile(values, 0.9):.1f}</td></tr>"
        )
    head = _table_head(words, "lab-col-measure", "lab-col-mean", "lab-col-ten", "lab-col-half", "lab-col-ninety")
    return [_heading(words, "lab-head-length"), f'<div class="wide"><table>{head}{"".join(rows)}</table></div>']


def _bots(data: Dataset, words: Words) -> list[str]:
    if len(set(data.about["bots"])) == 1:
        return []  # they are alike
    rows = []
    for name, share, score, (low, high) in by_bot(data):
        one, two = share.interval()
        rows.append(
            f"<tr><td>{escape(name)}</td><td>{_percent(share.value)}</td><td>{_percent(one)} – {_percent(two)}</td>"
            f"<td>{score:.1f}</td><td>{low:.1f} – {high:.1f}</td></tr>"
        )
    head = _table_head(words, "lab-col-bot", "lab-col-wins", "lab-col-interval", "lab-col-mean", "lab-col-interval")
    return [_heading(words, "lab-head-bots"), f'<div class="wide"><table>{head}{"".join(rows)}</table></div>']


def sentence(finding: Finding, words: Words) -> str:
    """A difference in plain words."""
    shown: Callable[[float], str] = _points
    if finding.kind in ("strength", "usage", "seat"):
        shown = _percent
    elif finding.kind == "lead":
        shown = _signed
    subject: str | Ref = ""
    if finding.kind in ("strength", "lead", "usage"):
        subject = thing(finding.key, words)
    elif finding.kind == "source":
        subject = words.text(f"source-{finding.key}")
    elif finding.kind == "seat":
        subject = finding.key
    return words.text(
        f"lab-finding-{finding.kind.replace('_', '-')}",
        thing=subject,
        before=shown(finding.before),
        after=shown(finding.after),
        more="yes" if finding.after > finding.before else "no",
    )


def _differences(data: Dataset, other: Dataset, findings: list[Finding], words: Words) -> list[str]:
    standing = [finding for finding in findings if finding.stands]
    parts = [
        _heading(words, "lab-head-differences"),
        _paragraph(words.text("lab-compared", count=len(findings), other=_summary(other, words))),
    ]
    if not standing:
        return [*parts, _paragraph(words.text("lab-no-difference"))]
    parts.append(_paragraph(words.text("lab-differences", count=len(standing))))
    listed = "".join(f"<li>{escape(sentence(finding, words))}</li>" for finding in standing[:SHOWN_DIFFERENCES])
    parts.append(f"<ul>{listed}</ul>")
    if len(standing) > SHOWN_DIFFERENCES:
        parts.append(_paragraph(words.text("lab-more-differences", count=len(standing) - SHOWN_DIFFERENCES), "note"))
    return parts
