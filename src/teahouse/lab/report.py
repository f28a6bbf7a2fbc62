"""The page of a study: one file, no network, light and dark, on screen and on paper."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

from teahouse import __version__
from teahouse.arena.statistics import holm, mean, mean_interval, quantile
from teahouse.lab.about import command, summary
from teahouse.lab.charts import bars, binned, effect, effect_key, histogram, pairs
from teahouse.lab.compare import LEAST, Finding
from teahouse.lab.dataset import Dataset
from teahouse.lab.differences import differences
from teahouse.lab.figures import (
    Effect,
    Share,
    by_bot,
    by_seat,
    column,
    effects,
    points_by_source,
    scores,
    start_choices,
    winning_scores,
)
from teahouse.lab.markup import around, command_line, from_to, heading, paragraph, subheading, table
from teahouse.lab.names import source_name, thing
from teahouse.lab.numbers import Numbers
from teahouse.lab.uses import START, use_of
from teahouse.words import Words

SHOWN_STARTS: Final = 15
SHOWN_TENDENCY: Final = 3


def report(
    data: Dataset,
    words: Words,
    other: Dataset | None = None,
    findings: list[Finding] | None = None,
    made_by: str = "",
) -> str:
    """The page in the language of the words; with another study, what differs stands first.

    `made_by` is the command that makes the page again, if not that of the study.
    """
    title = words.text("lab-title", game=words.text("game-title"))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        paragraph(summary(data, words)),
        command_line(words.text("lab-command"), made_by or command(data)),
    ]
    if other is not None and findings is not None:
        parts += differences(data, other, findings, words)
    parts += [
        *_scores(data, words),
        *_seats(data, words),
        *_starts(data, words),
        *_sources(data, words),
        *_effects(data, words),
        *_length(data, words),
        *_bots(data, words),
        paragraph(words.text("lab-made", version=__version__, components=data.about["components"][:12]), "note"),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _style() -> str:
    return (files("teahouse.lab") / "page.css").read_text("utf-8")


def _columns(words: Words, *names: str) -> list[str]:
    return [words.text(f"lab-col-{name}") for name in names]


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
    drawn = histogram(found, winners, said, words.text("lab-axis-points"), words.text("lab-axis-seats"))
    counts = words.text("lab-score-counts")
    rows = [(name, str(all_seats), str(first)) for all_seats, first, name in zip(*binned(found, winners), strict=True)]
    return [
        heading(words, "lab-head-scores"),
        paragraph(said),
        drawn,
        _key(words, "lab-everybody"),
        f"<details><summary>{escape(counts)}</summary>"
        f"{table(counts, _columns(words, 'score', 'seats', 'winners'), ('', rows))}</details>",
    ]


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
    stands = _outside(shares, even)
    outside = [(name, share.value) for name, share, stood in zip(names, shares, stands, strict=True) if stood]
    said = _uneven(outside, even, words)
    label = words.text("lab-head-seats")
    told = [(name, say.percent(value), from_to(say.percent(low), say.percent(high))) for name, value, low, high in rows]
    return [
        heading(words, "lab-head-seats"),
        paragraph(said),
        bars(rows, even, said, say),
        table(label, _columns(words, "seat", "wins", "interval"), ("", told)),
    ]


def _outside(shares: list[Share], even: float) -> list[bool]:
    """Which shares are not even, beyond the noise; a few seats cannot tell."""
    told = holm([share.chance(even) if share.seats >= LEAST else 1.0 for share in shares])
    return [stands and share.seats >= LEAST for stands, share in zip(told, shares, strict=True)]


def _uneven(outside: list[tuple[str, float]], even: float, words: Words) -> str:
    """Which seats win more often than evenly and which less, with their shares."""
    say = Numbers(words.lang)
    if not outside:
        return words.text("lab-seats-even", even=say.percent(even))

    def named(some: list[tuple[str, float]]) -> str:
        return ", ".join(f"{name} ({say.percent(value)})" for name, value in some)

    more, fewer = [one for one in outside if one[1] > even], [one for one in outside if one[1] < even]
    said = [words.text("lab-seats-uneven", even=say.percent(even))]
    if more:
        said.append(words.text("lab-seats-more", seats=named(more)))
    if fewer:
        said.append(words.text("lab-seats-fewer", seats=named(fewer)))
    return " ".join(said)


def _starts(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    starts = start_choices(data)
    if not starts:
        return []
    names = [" + ".join(thing(key, words) for key in chosen) for chosen, _ in starts]
    title = heading(words, "lab-head-starts")
    if len(starts) == 1:
        return [title, paragraph(words.text("lab-one-start", start=names[0]))]
    even = 1 / data.players
    shares = [share for _, share in starts]
    stands = _outside(shares, even)
    sure = [(name, share.value - even) for name, share, outside in zip(names, shares, stands, strict=True) if outside]
    rows = [(name, share.value, *share.interval()) for name, share in zip(names, shares, strict=True)][:SHOWN_STARTS]
    said = words.text("lab-starts", count=len(starts), shown=len(rows) if len(rows) < len(starts) else 0)
    told = [
        (name, str(share.seats), say.percent(value), from_to(say.percent(low), say.percent(high)))
        for (name, value, low, high), share in zip(rows, shares, strict=False)
    ]
    return [
        title,
        paragraph(f"{said} {_tendency(sure, words)}"),
        bars(rows, even, said, say),
        table(words.text("lab-head-starts"), _columns(words, "start", "seats", "wins", "interval"), ("", told)),
    ]


def _sources(data: Dataset, words: Words) -> list[str]:
    say = Numbers(words.lang)
    rows = [
        (source_name(source, words), one, other)
        for source, one, other in points_by_source(data)
        if one or other  # some sources are not in play
    ]
    most = max(rows, key=lambda row: row[1] - row[2])
    said = words.text("lab-sources", source=most[0], more=say.decimal(most[1] - most[2]))
    return [heading(words, "lab-head-sources"), paragraph(said), pairs(rows, said, say), _key(words, "lab-losers")]


def _effects(data: Dataset, words: Words) -> list[str]:
    found = [one for one in effects(data) if one.category != START]
    told = [one for one in found if one.used.seats >= LEAST <= one.without.seats]
    sure = {one.key for one, stands in zip(told, holm([one.chance for one in told]), strict=True) if stands}
    used = {one.key for one in found}
    # one scale for all tables: their marks can be compared
    reach = max([0.05, *(max(map(abs, one.interval())) for one in told)])
    parts = [heading(words, "lab-head-effects"), paragraph(words.text("lab-effects", least=LEAST)), _marks(words)]
    columns = _columns(words, "thing", "effect", "interval", "wins", "usage", "uses")
    for category in dict.fromkeys(one.category for one in found):
        rows = sorted((one for one in found if one.category == category), key=lambda one: (one not in told, -one.value))
        label = words.text(f"lab-category-{category}")
        parts.append(subheading(label))
        outside = [(thing(one.key, words), one.value) for one in rows if one.key in sure]
        parts.append(paragraph(_tendency(outside, words)))
        unused = [key for key in data.about.get("box", []) if use_of(key)[0] == category and key not in used]
        if unused:
            names = ", ".join(thing(key, words) for key in unused)
            parts.append(paragraph(words.text("lab-unused", things=names)))
        cells = [_row(one, data, words, reach if one in told else 0.0, one.key in sure) for one in rows]
        parts.append(table(label, columns, ("", cells)))
    return parts


def _marks(words: Words) -> str:
    kinds = ("more", "fewer", "noise", "interval", "even")
    return effect_key([(kind, words.text(f"lab-mark-{kind}")) for kind in kinds])


def _row(one: Effect, data: Dataset, words: Words, reach: float, sure: bool) -> list[str]:
    """A thing with its effect; without a reach too few used it, or did without it, to tell."""
    say = Numbers(words.lang)
    if reach:
        low, high = one.interval()
        kind = ("more" if one.value > 0 else "fewer") if sure else "noise"
        drawn = effect(one.value, low, high, reach, kind, words.text(f"lab-mark-{kind}") if sure else "")
        told = [
            f"<div><span>{say.more(one.value)}</span> {drawn}</div>",
            around(say.more(low), say.more(high)),
        ]
    else:
        told = [f'<td class="few" colspan="2">{escape(words.text("lab-too-few"))}</td>']
    seats = len(data.rows) * data.players
    return [
        thing(one.key, words),
        *told,
        say.percent(one.used.value),
        say.percent(one.used.seats / seats),
        say.decimal(one.mean_uses, 2),
    ]


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
        parts = [mean(values), *(quantile(values, part) for part in (0.1, 0.5, 0.9))]
        rows.append([words.text(f"lab-measure-{name}"), *map(say.decimal, parts)])
    said = words.text(
        "lab-length",
        decisions=say.decimal(mean(column(data, "decisions")), 0),
        turns=say.decimal(mean(column(data, "turns")), 0),
        each=say.decimal(mean(column(data, "decisions_per_turn"))),
        changes=say.decimal(mean(column(data, "lead_changes"))),
    )
    label = words.text("lab-head-length")
    told = table(label, _columns(words, "measure", "mean", "ten", "half", "ninety"), ("", rows))
    return [heading(words, "lab-head-length"), paragraph(said), told]


def _bots(data: Dataset, words: Words) -> list[str]:
    if len(set(data.about["bots"])) == 1:
        return []  # they are alike
    say = Numbers(words.lang)
    rows = []
    for name, share, score, (low, high) in by_bot(data):
        wins = from_to(*map(say.percent, share.interval()))
        rows.append([name, say.percent(share.value), wins, say.decimal(score), from_to(*map(say.decimal, (low, high)))])
    columns = _columns(words, "bot", "wins", "interval", "mean", "interval")
    return [heading(words, "lab-head-bots"), table(words.text("lab-head-bots"), columns, ("", rows))]
