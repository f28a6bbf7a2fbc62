"""The part of the page with the figures designers ask for."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from teahouse.arena.statistics import mean, mean_interval, z_of
from teahouse.lab.charts import Curve, curve
from teahouse.lab.compare import LEAST
from teahouse.lab.dataset import Dataset
from teahouse.lab.design import NUMBER, PACE, POINTS, Figure, Offer, depth, dominated, figures, offers, steps
from teahouse.lab.estimates import Estimate
from teahouse.lab.names import category_title, thing
from teahouse.lab.numbers import Numbers
from teahouse.lab.tension import courses, leaders
from teahouse.lab.timing import Timing, timings
from teahouse.lab.uses import use_of
from teahouse.words import Words

Body = tuple[str, list[tuple[str, ...]]]


class When(NamedTuple):
    """A thing over the course of the game: four bars, early and late."""

    name: str
    bars: list[tuple[str, str]]
    """How high each quarter's bar is and where it begins, of 16."""
    said: str
    early: tuple[str, str]
    late: tuple[str, str]


class Design(NamedTuple):
    """Figures, the curve of tension, hardly-choices, when things are used, and how deep skill goes."""

    figures: list[tuple[str, str, str, str]]
    means: list[tuple[str, str]]
    tension: Curve | None
    tension_said: str
    tension_rows: list[tuple[str, str, str]]
    never: list[str]
    always: list[str]
    offers: list[Body]
    when: list[tuple[str, list[When]]]
    skill_said: str
    skill: list[tuple[str, ...]]


def design(data: Dataset, words: Words) -> Design:
    """What the page says about the game as a designer sees it."""
    pace = float(data.about.get("pace", PACE))
    told = figures(data, pace)
    found = offers(data)
    never, always = dominated(found)
    skill_said, skill = _skill(data, words)
    return Design(
        [_figure(one, words) for one in told],
        [
            (
                words.text(f"lab-figure-{one.id}"),
                words.text(f"lab-means-{one.id}", pace=Numbers(words.lang).decimal(pace, 0)),
            )
            for one in told
        ],
        *_tension(data, words),
        [_offer(one, words) for one in never],
        [_offer(one, words) for one in always],
        _offers(found, words),
        _when(data, words),
        skill_said,
        skill,
    )


def _figure(one: Figure, words: Words) -> tuple[str, str, str, str]:
    say = Numbers(words.lang)
    low, high = one.interval
    if one.kind == NUMBER:
        value, span = say.decimal(one.value, 1), f"{say.decimal(low, 1)} – {say.decimal(high, 1)}"
    elif one.kind == POINTS:
        value, span = say.more(one.value), f"{say.more(low)}\N{NO-BREAK SPACE}… {say.more(high)}"
    else:
        value, span = say.percent(one.value), say.percents(low, high)
    return words.text(f"lab-figure-{one.id}"), value, span, str(one.games)


def _tension(data: Dataset, words: Words) -> tuple[Curve | None, str, list[tuple[str, str, str]]]:
    """The leader's chance over the game, what it says, and its numbers."""
    games = courses(data)
    if len(games) < 2:
        return None, "", []
    say = Numbers(words.lang)
    drawn, rows = [], []
    found = leaders(games)
    for step, values in enumerate(found):
        name = say.whole_percent(step / (len(found) - 1))
        low, high = mean_interval(values)
        low, high = max(0.0, low), min(1.0, high)
        drawn.append((name, mean(values), low, high, "noise"))
        rows.append((name, say.percent(mean(values)), say.percents(low, high)))
    said = words.text(
        "lab-tension",
        games=len(games),
        sight=data.about.get("sight", "outlook"),
        half=say.percent(mean(found[len(found) // 2])),
        even=say.percent(1 / data.players),
    )
    return curve(drawn, say.percent, 5), said, rows


def _offer(one: Offer, words: Words) -> str:
    say = Numbers(words.lang)
    return words.text(
        "lab-offer",
        thing=thing(one.key, words),
        taken=say.percent(one.taken),
        offered=one.offered,
        even=say.percent(one.even),
    )


def _offers(found: Sequence[Offer], words: Words) -> list[Body]:
    say = Numbers(words.lang)
    bodies: dict[str, list[tuple[str, ...]]] = {}
    for one in found:
        row = (
            thing(one.key, words),
            str(one.offered),
            say.percent(one.taken),
            say.percents(*one.interval),
            say.percent(one.even),
        )
        bodies.setdefault(category_title(use_of(one.key)[0], words), []).append(row)
    return list(bodies.items())


def _when(data: Dataset, words: Words) -> list[tuple[str, list[When]]]:
    bodies: dict[str, list[When]] = {}
    for one in timings(data):
        bodies.setdefault(category_title(use_of(one.key)[0], words), []).append(_timing(one, words))
    return list(bodies.items())


def _timing(one: Timing, words: Words) -> When:
    say = Numbers(words.lang)
    top = max(one.quarters)
    bars = [(f"{15 * part / top + 1:.1f}", f"{15 - 15 * part / top:.1f}") for part in one.quarters]
    said = ", ".join(say.percent(part) for part in one.quarters)
    early, late = (_worth(users, found, words) for users, found in one.halves)
    return When(thing(one.key, words), bars, said, early, late)


def _worth(users: int, found: Estimate, words: Words) -> tuple[str, str]:
    if users < LEAST:
        return words.text("lab-too-few"), ""
    say = Numbers(words.lang)
    half = z_of() * sqrt(found.variance)
    low, high = found.value - half, found.value + half
    return say.decimal(
        found.value, 1, "+"
    ), f"{say.decimal(low, 1, '+')}\N{NO-BREAK SPACE}… {say.decimal(high, 1, '+')}"


def _skill(data: Dataset, words: Words) -> tuple[str, list[tuple[str, ...]]]:
    """How many levels can be told apart; nothing where none met."""
    met = data.about.get("skill", [])
    if not met:
        return "", []
    say = Numbers(words.lang)
    found = steps(met, data.players)
    levels, classes = depth(found)
    rows: list[tuple[str, ...]] = [
        (
            words.text("lab-skill-step", upper=step.upper, lower=step.lower),
            say.percent(step.share.value),
            say.percents(*step.share.interval()),
            words.text("lab-skill-apart" if step.stands else "lab-skill-alike"),
        )
        for step in found
    ]
    said = words.text(
        "lab-skill",
        levels=levels,
        of=len(met) + 1,
        classes=say.decimal(classes, 1),
        even=say.percent(1 / data.players),
    )
    return said, rows
