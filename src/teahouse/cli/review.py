"""`teahouse review`: what a game was about."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable
from itertools import zip_longest

from teahouse.bots import Budget
from teahouse.cli.parser import Parser
from teahouse.cli.records import opened
from teahouse.cli.shared import WrongUse, asked_budget, paragraph, score_lines, show_json
from teahouse.kernel import Game, Record
from teahouse.review import MARKS, Decision, Review, Terms, review
from teahouse.review.telling import number, why_text
from teahouse.words import Words

_WIDTH = 12
"""Of a column."""
_LEAST = 8
"""Of a column that is as wide as its head needs it."""
_SHOWN = 0.05
"""Points that are not rounded to nothing."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "review", look_back, "review game.record", "review game.record --seat 2 --budget 2000sims --json"
    )
    command.positional("file", "cli-arg-file", metavar="FILE")
    command.option("--seat", "cli-arg-review-seat", type=command.whole(1), metavar="S")
    command.option("--budget", "cli-arg-review-budget", default="", metavar="BUDGET")
    command.option("--json", "cli-arg-json", action="store_true")


def look_back(arguments: argparse.Namespace) -> int:
    """Look back at a record."""
    return opened(arguments, _look_back)


def _look_back(arguments: argparse.Namespace, record: Record, game: Game, words: Words) -> int:
    if arguments.seat is not None and arguments.seat > game.players:
        raise WrongUse(words.text("cli-wrong-seat", seat=arguments.seat, players=game.players))
    budget = asked_budget(arguments.budget, words) if arguments.budget else Budget()
    found = review(game, record, budget)
    if arguments.json:
        show_json(found.to_json())
        return 0
    print(words.text("cli-replay-head", title=words.text("game-title"), moves=found.moves))
    breakdown = [dict(zip(found.sources, points, strict=True)) for points in found.points]
    for line in score_lines(game, found.scores, breakdown, words):
        print(line)
    if found.without:
        print(paragraph(words.text(f"review-without-{found.without}")))
    seats = range(game.players) if arguments.seat is None else [arguments.seat - 1]
    for line in [*_curve(found, words), *_terms(found, words)] if found.chances else _points(found, words):
        print(line)
    for seat in seats if found.chances else ():
        for line in _by_source(found, seat, words):
            print(line)
        for line in _choices(game, found, seat, arguments.seat is not None, words):
            print(line)
    return 0


def _row(title: str, cells: list[str]) -> str:
    return f"  {title:<24}" + "".join(cell.rjust(_WIDTH) for cell in cells)


def _heads(found: Review, words: Words) -> list[str]:
    return [words.name(seat)[: _WIDTH - 2] for seat in range(found.players)]


# -- parts --------------------------------------------------------------------------------------------------------


def _round(found: Review, number: int, words: Words) -> str:
    if not number:
        return words.text("moment-before")
    return words.text("moment", round=number, rounds=found.lasts)


def _curve(found: Review, words: Words) -> list[str]:
    lines = ["", f"{words.text('review-chance')} ({words.text('review-chance-unit')})", _row("", _heads(found, words))]
    for one in found.rounds:
        cells = [number(100 * chance, words, sign=False) for chance in found.chances[one.at]]
        lines.append(_row(_round(found, one.number, words), cells))
    lines.append(_row(words.text("review-result"), [number(100 * one, words, sign=False) for one in found.chances[-1]]))
    return lines


def _terms(found: Review, words: Words) -> list[str]:
    head = f"{words.text('review-terms')} ({words.text('review-terms-chance')})"
    lines = ["", head, _row("", _heads(found, words))]
    for name in Terms.__slots__:
        cells = [
            number(100 * getattr(seat.chance, name), words, sign=name not in ("start", "result"))
            for seat in found.seats
        ]
        lines.append(_row(words.text(f"review-{name}"), cells))
    lines += [paragraph(words.text("review-terms-note"), "  ")]
    if found.sampled:
        lines.append(paragraph(words.text("review-sampled"), "  "))
    lines += ["", f"{words.text('review-terms')} ({words.text('review-terms-points')})", _row("", _heads(found, words))]
    for name in Terms.__slots__:
        cells = [
            number(sum(getattr(term, name) for term in seat.points), words, sign=name not in ("start", "result"))
            for seat in found.seats
        ]
        lines.append(_row(words.text(f"review-{name}"), cells))
    return lines


def _by_source(found: Review, seat: int, words: Words) -> list[str]:
    """What led a player from the start to the result, source by source; those that never mattered are left out."""
    heads = [words.text(f"review-{name}").split() for name in Terms.__slots__]
    widths = [max(_LEAST, 2 + max(len(part) for part in head)) for head in heads]

    def row(title: str, cells: Iterable[str]) -> str:
        return f"  {title:<24}" + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))

    lines = ["", f"{words.text('review-by-source')}: {words.name(seat)}"]
    wrapped = [textwrap.wrap(" ".join(head), width - 1) for head, width in zip(heads, widths, strict=True)]
    lines += [row("", cells) for cells in zip_longest(*wrapped, fillvalue="")]
    for source, terms in zip(found.sources, found.seats[seat].points, strict=True):
        values = {name: getattr(terms, name) for name in Terms.__slots__}
        if any(abs(value) >= _SHOWN for value in values.values()):
            cells = [number(value, words, sign=name not in ("start", "result")) for name, value in values.items()]
            lines.append(row(words.text(f"source-{source}"), cells))
    return lines


def _points(found: Review, words: Words) -> list[str]:
    """What can be told without a network: for every player the points by source, round by round."""
    lines = ["", words.text("review-by-source")]
    for seat in range(found.players):
        lines.append(f"  {words.name(seat)}")
        steps = [*(one.points[seat] for one in found.rounds), found.points[seat]]
        for place, source in enumerate(found.sources):
            if any(points[place] for points in steps):
                cells = "".join(f"{points[place]:>5}" for points in steps)
                lines.append(f"    {words.text(f'source-{source}'):<28}{cells}")
    return lines


def _choices(game: Game, found: Review, seat: int, all_of_them: bool, words: Words) -> list[str]:
    mine = [one for one in found.decisions if one.seat == seat]
    counts = [words.text(f"review-count-{mark}", count=sum(one.mark == mark for one in mine)) for mark in MARKS]
    lines = ["", words.text("review-turning-of", who=words.name(seat)), f"  {', '.join(counts)}"]
    turning = [found.decisions[index] for index in found.seats[seat].turning]
    if not any(one.lost > 0 for one in turning):
        lines.append(f"  {words.text('review-none', who=words.name(seat))}")
    for one in turning:
        lines += _told(game, found, one, words)
    if all_of_them:
        lines += ["", words.text("review-decisions", count=len(mine))]
        lines += [_listed(game, found, one, words) for one in mine]
    return lines


def _where(found: Review, one: Decision, words: Words) -> str:
    return f"{one.at + 1}. {_round(found, one.round, words)}, {words.text(f'phase-{one.phase}')}"


def _label(game: Game, text: str, words: Words) -> str:
    return words.say(game.move(text).label)


def _told(game: Game, found: Review, one: Decision, words: Words) -> list[str]:
    cost = words.text(
        "review-cost", chance=number(-100 * one.lost, words), error=number(100 * one.error, words, sign=False)
    )
    points = words.text("review-cost-points", points=number(-one.points, words))
    said = [
        f"{words.text('review-played', who=words.name(one.seat))}: {_label(game, one.move, words)};",
        f"{words.text('review-better' if one.lost > 0 else 'review-instead')}: {_label(game, one.better, words)}.",
        "" if one.why is None else why_text(one.why, words),
        words.text("review-looks", looks=one.looks),
    ]
    return [
        f"  {_where(found, one, words)}: {cost}, {points}",
        paragraph(" ".join(part for part in said if part), "      "),
    ]


def _listed(game: Game, found: Review, one: Decision, words: Words) -> str:
    said = f"{_where(found, one, words)}: {words.text(f'review-mark-{one.mark}')}, {_label(game, one.move, words)}"
    if one.mark in MARKS[1:] and one.looks:
        better = words.text("review-better-was", move=_label(game, one.better, words))
        said += f" ({better}, {number(-100 * one.lost, words)} {words.text('review-unit')})"
    return paragraph(said, "      ", "  ")
