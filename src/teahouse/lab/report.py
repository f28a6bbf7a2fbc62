"""The page of a study: what it says, part by part; templates/page.html puts it together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from teahouse import __version__
from teahouse.arena.extras import package
from teahouse.arena.statistics import holm, mean, mean_interval, quantile
from teahouse.lab.about import command, summary
from teahouse.lab.charts import Bars, Histogram, Mark, Pair, bars, binned, histogram, mark, pairs
from teahouse.lab.compare import LEAST, Finding
from teahouse.lab.dataset import Dataset
from teahouse.lab.design_page import design
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
    compared = None if other is None or findings is None else differences(data, other, findings, words)
    return rendered(
        "page.html",
        "lab-title",
        data,
        words,
        made_by,
        differences=compared,
        scores=_scores(data, words),
        seats=_seats(data, words),
        starts=_starts(data, words),
        given=data.about.get("starts") or "chosen",
        sources=_sources(data, words),
        least=LEAST,
        effects=_effects(data, words),
        length=_length(data, words),
        design=design(data, words),
        bots=_bots(data, words),
    )


def rendered(template: str, title: str, data: Dataset, words: Words, made_by: str, **parts: object) -> str:
    """A page about a study: what every page says of it, and the parts of this one."""
    page: str = (
        templates()
        .get_template(template)
        .render(
            lang=words.lang,
            say=words.text,
            title=words.text(title, game=words.text("game-title")),
            summary=summary(data, words),
            command=made_by or command(data),
            made=words.text("lab-made", version=__version__, components=data.about["components"][:12]),
            **parts,
        )
    )
    return page


@cache
def templates() -> Any:
    """What the page is made with; BadWorker where Jinja is not installed."""
    jinja = package("jinja2", "lab")
    return jinja.Environment(
        loader=jinja.PackageLoader("teahouse.lab", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


class Scores(NamedTuple):
    """How many points were made."""

    said: str
    chart: Histogram
    rows: list[tuple[str, int, int]]


def _scores(data: Dataset, words: Words) -> Scores:
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
    counts, over, names = binned(found, winners)
    return Scores(said, histogram(found, winners), list(zip(names, counts, over, strict=True)))


class Shares(NamedTuple):
    """Which seats or starts won how often."""

    said: str
    tendency: str
    chart: Bars | None
    rows: Sequence[tuple[str, ...]]


def _seats(data: Dataset, words: Words) -> Shares:
    say = Numbers(words.lang)
    even = 1 / data.players
    shares = by_seat(data)
    names = [words.text("lab-seat", number=seat + 1) for seat in range(data.players)]
    rows = [(name, share.value, *share.interval()) for name, share in zip(names, shares, strict=True)]
    stands = _outside(shares, even)
    outside = [(name, share.value) for name, share, stood in zip(names, shares, stands, strict=True) if stood]
    told = [(name, say.percent(value), say.percents(low, high)) for name, value, low, high in rows]
    return Shares(_uneven(outside, even, words), "", bars(rows, even, say), told)


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


def _starts(data: Dataset, words: Words) -> Shares | None:
    say = Numbers(words.lang)
    starts = start_choices(data)
    if not starts:
        return None
    names = [" + ".join(thing(key, words) for key in chosen) for chosen, _ in starts]
    if len(starts) == 1:
        return Shares(words.text("lab-one-start", start=names[0]), "", None, [])
    even = 1 / data.players
    shares = [share for _, share in starts]
    stands = _outside(shares, even)
    sure = [(name, share.value - even) for name, share, outside in zip(names, shares, stands, strict=True) if outside]
    rows = [(name, share.value, *share.interval()) for name, share in zip(names, shares, strict=True)][:SHOWN_STARTS]
    said = words.text("lab-starts", count=len(starts), shown=len(rows) if len(rows) < len(starts) else 0)
    told = [
        (name, str(share.seats), say.percent(value), say.percents(low, high))
        for (name, value, low, high), share in zip(rows, shares, strict=False)
    ]
    return Shares(said, _tendency(sure, words), bars(rows, even, say), told)


class Sources(NamedTuple):
    """Where points came from."""

    said: str
    chart: list[Pair]


def _sources(data: Dataset, words: Words) -> Sources:
    say = Numbers(words.lang)
    rows = [
        (source_name(source, words), one, other)
        for source, one, other in points_by_source(data)
        if one or other  # some sources are not in play
    ]
    most = max(rows, key=lambda row: row[1] - row[2])
    said = words.text("lab-sources", source=most[0], more=say.decimal(most[1] - most[2]))
    return Sources(said, pairs(rows, say))


class Thing(NamedTuple):
    """A thing with its effect; without a mark too few used it, or did without it, to tell."""

    name: str
    mark: Mark | None
    value: str
    low: str
    high: str
    wins: str
    usage: str
    uses: str


class Group(NamedTuple):
    """The things of one kind; the marks of each have a scale of their own."""

    title: str
    tendency: str
    unused: str
    rows: list[Thing]
    reach: str


def _effects(data: Dataset, words: Words) -> list[Group]:
    found = [one for one in effects(data) if one.category != START]
    told = [one for one in found if one.used.seats >= LEAST <= one.without.seats]
    sure = {one.key for one, stands in zip(told, holm([one.chance for one in told]), strict=True) if stands}
    used = {one.key for one in found}
    groups = []
    for category in dict.fromkeys(one.category for one in found):
        rows = sorted(
            (one for one in found if one.category == category), key=lambda one: (one not in told, -one.told[0])
        )
        # each table has a scale of its own: one rare thing must not flatten all the others
        reach = max([0.01, *(max(map(abs, one.told)) for one in rows if one in told)])
        outside = [(thing(one.key, words), one.told[0]) for one in rows if one.key in sure]
        unused = [key for key in data.about.get("box", []) if use_of(key)[0] == category and key not in used]
        groups.append(
            Group(
                words.text(f"lab-category-{category}"),
                _tendency(outside, words),
                ", ".join(thing(key, words) for key in unused),
                [_thing(one, data, words, reach if one in told else 0.0, one.key in sure) for one in rows],
                Numbers(words.lang).decimal(100 * reach),
            )
        )
    return groups


def _thing(one: Effect, data: Dataset, words: Words, reach: float, sure: bool) -> Thing:
    say = Numbers(words.lang)
    value, low, high = one.told
    kind = ("more" if value > 0 else "fewer") if sure else "noise"
    return Thing(
        thing(one.key, words),
        mark(value, low, high, reach, kind) if reach else None,
        say.more(value) + ("" if one.within is not None else "*"),
        say.more(low),
        say.more(high),
        say.percent(one.used.value),
        say.percent(one.used.seats / (len(data.rows) * data.players)),
        say.decimal(one.mean_uses, 2),
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


class Length(NamedTuple):
    """How long games took and how close they were."""

    said: str
    rows: list[list[str]]


def _length(data: Dataset, words: Words) -> Length:
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
    return Length(said, rows)


def _bots(data: Dataset, words: Words) -> list[list[str]]:
    """A row for each bot, unless they are alike."""
    if len(set(data.about["bots"])) == 1:
        return []
    say = Numbers(words.lang)
    return [
        [
            name,
            say.percent(share.value),
            say.percents(*share.interval()),
            say.decimal(score),
            f"{say.decimal(low)} – {say.decimal(high)}",
        ]
        for name, share, score, (low, high) in by_bot(data)
    ]
