"""The page of a study: one file, no network, light and dark, on screen and on paper."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

from teahouse import __version__
from teahouse.arena.statistics import holm, mean, mean_interval, quantile
from teahouse.lab.charts import bars, effect, histogram, pairs
from teahouse.lab.compare import LEAST, Finding
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
from teahouse.lab.numbers import Numbers
from teahouse.lab.uses import START, use_of
from teahouse.words import Words

SHOWN_STARTS: Final = 15
SHOWN_DIFFERENCES: Final = 40
SHOWN_TENDENCY: Final = 3
THINGS: Final = ("strength", "lead", "usage")
"""Kinds of findings about a thing of the box."""
WHOLE: Final = (
    "score", "winner", "margin", "decisions", "decisions_per_turn", "lead_changes", "seat", "source",
)  # fmt: skip
"""Kinds of findings about the game as a whole, in the order in which they are shown."""


def report(data: Dataset, words: Words, other: Dataset | None = None, findings: list[Finding] | None = None) -> str:
    """The page in the language of the words; with another study, what differs stands first."""
    title = words.text("lab-title", game=words.text("game-title"))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
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


def thing(key: str, words: Words) -> str:
    """A thing of the box as people call it."""
    _, id, number = use_of(key)
    if id.startswith("lab-"):
        return words.text(id, number=number)
    return f"{words.text(id)} {number}" if number else words.text(id)


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
    say = Numbers(words.lang)
    found = scores(data)
    winners = winning_scores(data)
    ordered = sorted(found)
    low, high = mean_interval(column(data, "mean_score"))  # the scores of one table hang together
    said = words.text(
        "lab-scores",
        mean=say.decimal(mean(found)),
        low=say.decimal(low),
        high=say.decimal(high),
        ten=say.decimal(quantile(ordered, 0.1), 0),
        ninety=say.decimal(quantile(ordered, 0.9), 0),
        winner=say.decimal(mean(winners)),
        margin=say.decimal(mean(column(data, "margin"))),
    )
    drawn = histogram(found, winners, said)
    return [_heading(words, "lab-head-scores"), _paragraph(said), drawn, _key(words, "lab-everybody")]


def _key(words: Words, others: str) -> str:
    """What the two colours of a chart stand for."""
    return (
        f'<p class="key note"><i class="one"></i><span>{escape(words.text("lab-winners"))}</span>'
        f'<i class="two"></i><span>{escape(words.text(others))}</span></p>'
    )


def _seats(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    even = 1 / data.players
    shares = by_seat(data)
    names = [words.text("lab-seat", number=seat + 1) for seat in range(data.players)]
    rows = [(name, share.value, *share.interval()) for name, share in zip(names, shares, strict=True)]
    stands = holm([share.chance(even) for share in shares])
    uneven = [name for name, outside in zip(names, stands, strict=True) if outside]
    said = (
        words.text("lab-seats-uneven", seats=", ".join(uneven), even=say.percent(even))
        if uneven
        else words.text("lab-seats-even", even=say.percent(even))
    )
    return [_heading(words, "lab-head-seats"), _paragraph(said), bars(rows, even, said, say)]


def _starts(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    starts = start_choices(data)
    if not starts:
        return []
    names = [" + ".join(thing(key, words) for key in chosen) for chosen, _ in starts]
    heading = _heading(words, "lab-head-starts")
    if len(starts) == 1:
        return [heading, _paragraph(words.text("lab-one-start", start=names[0]))]
    even = 1 / data.players
    shares = [share for _, share in starts]
    stands = holm([share.chance(even) for share in shares])
    sure = [(name, share.value - even) for name, share, outside in zip(names, shares, stands, strict=True) if outside]
    rows = [(name, share.value, *share.interval()) for name, share in zip(names, shares, strict=True)][:SHOWN_STARTS]
    said = words.text("lab-starts", count=len(starts), shown=len(rows) if len(rows) < len(starts) else 0)
    table = [
        f"<tr><td>{escape(name)}</td><td>{share.seats}</td><td>{say.percent(value)}</td>"
        f"<td>{say.percent(low)} – {say.percent(high)}</td></tr>"
        for (name, value, low, high), share in zip(rows, shares, strict=False)
    ]
    head = _table_head(words, "lab-col-start", "lab-col-seats", "lab-col-wins", "lab-col-interval")
    return [
        heading,
        _paragraph(f"{said} {_tendency(sure, words)}"),
        bars(rows, even, said, say),
        f'<div class="wide"><table>{head}{"".join(table)}</table></div>',
    ]


def _table_head(words: Words, *ids: str) -> str:
    return "<tr>" + "".join(f"<th>{escape(words.text(id))}</th>" for id in ids) + "</tr>"


def _sources(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    rows = [
        (words.text(f"source-{source}"), one, other)
        for source, one, other in points_by_source(data)
        if one or other  # some sources are not in play
    ]
    most = max(rows, key=lambda row: row[1] - row[2])
    said = words.text("lab-sources", source=most[0], more=say.decimal(most[1] - most[2]))
    return [_heading(words, "lab-head-sources"), _paragraph(said), pairs(rows, said, say), _key(words, "lab-losers")]


def _effects(data: Dataset, words: Words) -> list[str]:
    found = [one for one in effects(data) if one.category != START]
    told = [one for one in found if one.used.seats >= LEAST <= one.without.seats]
    sure = {one.key for one, stands in zip(told, holm([one.chance for one in told]), strict=True) if stands}
    used = {one.key for one in found}
    parts = [_heading(words, "lab-head-effects"), _paragraph(words.text("lab-effects"))]
    for category in dict.fromkeys(one.category for one in found):
        rows = sorted((one for one in found if one.category == category), key=lambda one: -one.value)
        reach = max(
            [0.05]
            + [max(abs(bound) for bound in one.interval()) for one in rows if one.used.seats >= 20 <= one.without.seats]
        )
        parts.append(f"<h3>{escape(words.text(f'lab-category-{category}'))}</h3>")
        outside = [(thing(one.key, words), one.value) for one in rows if one.key in sure]
        parts.append(_paragraph(_tendency(outside, words)))
        unused = [key for key in data.about.get("box", []) if use_of(key)[0] == category and key not in used]
        if unused:
            names = ", ".join(thing(key, words) for key in unused)
            parts.append(_paragraph(words.text("lab-unused", things=names)))
        head = _table_head(
            words,
            "lab-col-thing",
            "lab-col-effect",
            "lab-col-interval",
            "lab-col-wins",
            "lab-col-usage",
            "lab-col-uses",
        )
        parts.append(
            f'<div class="wide"><table>{head}{"".join(_row(one, data, words, reach) for one in rows)}</table></div>'
        )
    return parts


def _row(one: Effect, data: Dataset, words: Words, reach: float) -> str:
    say = Numbers(words.lang)
    low, high = one.interval()
    seats = len(data.rows) * data.players
    # what everybody used says nothing about winning
    drawn = f"<td>{effect(one.value, low, high, reach)}</td><td>{say.more(low)} … {say.more(high)}</td>"
    return (
        f"<tr><td>{escape(thing(one.key, words))}</td>{drawn if one.without.seats else '<td></td><td>–</td>'}"
        f"<td>{say.percent(one.used.value)}</td><td>{say.percent(one.used.seats / seats)}</td>"
        f"<td>{say.decimal(one.mean_uses, 2)}</td></tr>"
    )


def _tendency(sure: list[tuple[str, float]], words: Words) -> str:
    """Which things go with winning and which with losing, of those that are outside the noise."""
    say = Numbers(words.lang)
    order = sorted(sure, key=lambda one: -one[1])

    def named(some: list[tuple[str, float]]) -> str:
        return ", ".join(f"{name} ({say.more(value)})" for name, value in some[:SHOWN_TENDENCY])

    more, fewer = [one for one in order if one[1] > 0], [one for one in reversed(order) if one[1] < 0]
    said = [words.text("lab-more-wins", things=named(more))] if more else []
    if fewer:
        said.append(words.text("lab-fewer-wins", things=named(fewer)))
    return " ".join(said) or words.text("lab-no-tendency")


def _length(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    rows = []
    for name in ("decisions", "turns", "decisions_per_turn", "lead_changes", "margin"):
        values = sorted(column(data, name))
        rows.append(
            f"<tr><td>{escape(words.text(f'lab-measure-{name}'))}</td><td>{say.decimal(mean(values))}</td>"
            + "".join(f"<td>{say.decimal(quantile(values, part))}</td>" for part in (0.1, 0.5, 0.9))
            + "</tr>"
        )
    head = _table_head(words, "lab-col-measure", "lab-col-mean", "lab-col-ten", "lab-col-half", "lab-col-ninety")
    said = words.text(
        "lab-length",
        decisions=say.decimal(mean(column(data, "decisions")), 0),
        turns=say.decimal(mean(column(data, "turns")), 0),
        each=say.decimal(mean(column(data, "decisions_per_turn"))),
        changes=say.decimal(mean(column(data, "lead_changes"))),
    )
    table = f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
    return [_heading(words, "lab-head-length"), _paragraph(said), table]


def _bots(data: Dataset, words: Words) -> list[str]:
    if len(set(data.about["bots"])) == 1:
        return []  # they are alike
    say = Numbers(words.lang)
    rows = []
    for name, share, score, (low, high) in by_bot(data):
        one, two = share.interval()
        rows.append(
            f"<tr><td>{escape(name)}</td><td>{say.percent(share.value)}</td>"
            f"<td>{say.percent(one)} – {say.percent(two)}</td>"
            f"<td>{say.decimal(score)}</td><td>{say.decimal(low)} – {say.decimal(high)}</td></tr>"
        )
    head = _table_head(words, "lab-col-bot", "lab-col-wins", "lab-col-interval", "lab-col-mean", "lab-col-interval")
    return [_heading(words, "lab-head-bots"), f'<div class="wide"><table>{head}{"".join(rows)}</table></div>']


def sentence(finding: Finding, words: Words) -> str:
    """A difference in plain words."""
    before, after = _both(finding, words)
    said = words.text(
        f"lab-finding-{finding.kind.replace('_', '-')}",
        thing=_subject(finding, words),
        before=before,
        after=after,
        more="yes" if finding.after > finding.before else "no",
    )
    return said[:1].upper() + said[1:]


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
        name = thing(finding.key, words)
        return words.text("lab-as-start", thing=name) if use_of(finding.key)[0] == START else name
    if finding.kind == "source":
        return words.text(f"source-{finding.key}")
    return finding.key


def _differences(data: Dataset, other: Dataset, findings: list[Finding], words: Words) -> list[str]:
    standing = [finding for finding in findings if finding.stands]
    parts = [
        _heading(words, "lab-head-differences"),
        _paragraph(words.text("lab-compared", count=len(findings), other=_summary(other, words))),
    ]
    if standing:
        parts.append(_paragraph(words.text("lab-differences", count=len(standing))))
        listed = "".join(f"<li>{escape(sentence(finding, words))}</li>" for finding in standing[:SHOWN_DIFFERENCES])
        parts.append(f"<ul>{listed}</ul>")
        if len(standing) > SHOWN_DIFFERENCES:
            more = len(standing) - SHOWN_DIFFERENCES
            parts.append(_paragraph(words.text("lab-more-differences", count=more), "note"))
    else:
        parts.append(_paragraph(words.text("lab-no-difference")))
    whole = [finding for finding in findings if finding.kind not in THINGS]
    things = [finding for finding in findings if finding.kind in THINGS]
    parts.append(_side_by_side(sorted(whole, key=lambda one: (WHOLE.index(one.kind), one.key)), words))
    said = escape(words.text("lab-things-compared", count=len(things)))
    return [*parts, f"<details><summary>{said}</summary>{_side_by_side(things, words)}</details>"]


def _side_by_side(findings: list[Finding], words: Words) -> str:
    """Both studies in a table, with a mark where they differ beyond the noise."""
    rows = []
    for finding in findings:
        before, after = _both(finding, words)
        name = words.text(f"lab-measure-{finding.kind}", thing=_subject(finding, words))
        mark = escape(words.text("lab-outside")) if finding.stands else ""
        rows.append(f"<tr><td>{escape(name)}</td><td>{before}</td><td>{after}</td><td>{mark}</td></tr>")
    head = _table_head(words, "lab-col-measure", "lab-col-before", "lab-col-after", "lab-col-outside")
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
