"""Advice at a practice table: the best moves, what to expect of each, and why. Made of the seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from teahouse.bots.imagination import Imagination
from teahouse.bots.networked import judge_for
from teahouse.kernel import Game, Move, View
from teahouse.review.choices import SEED, Choice, Examiner, Trial, apart, first_sight
from teahouse.review.marks import MISTAKE
from teahouse.review.sight import Sight
from teahouse.review.why import Reason, reason

TRIED: Final = 5
"""So many moves are played on a few times …"""
SHOWN: Final = 3
"""… and so many are told."""
FIRST: Final = 12
LOOKS: Final = 36
"""How many times each is played on, at first and in all."""
EQUAL: Final = 0.01
"""Moves whose chances differ by less are about equal."""
SENSIBLE: Final = 0.15
"""A move that loses more than this is not told."""


@dataclass(slots=True)
class Advised:
    """A move that can be made, and what to expect of it."""

    move: str
    chance: float
    points: float
    lost: float
    """Against the best of them, in chance …"""
    error: float
    """… and the standard error of that."""
    why: Reason
    """For the best: why it is better than the next one. For the others: why the best is better."""


@dataclass(slots=True)
class Advice:
    """The best moves, the best first."""

    moves: list[Advised]
    now: float
    """The chance as things stand: that of the moves which were played on, by how well the network likes them."""
    equal: bool
    """Whether they are about equal: then their order means nothing."""
    looks: int
    """How many times each was played on."""


def advise(game: Game, view: View) -> Advice:
    """What a seat should think about: the moves of its view that promise most."""
    sight = Sight(judge_for(game), calibrated=True)
    table = Imagination(game, view, SEED).first
    choice = Choice(0, view.seat, table, view.moves[0], view.moves)
    first_sight(sight, [choice])
    examiner = Examiner(sight)
    tried = [Trial(move) for move in choice.order[:TRIED]]
    trials = _best(choice, examiner, tried)
    best, others = trials[0], trials[1:]
    likings = dict(
        zip((move.text for move in view.moves), sight.priors(sight.see(table, view.seat), view.moves), strict=True)
    )
    now = round(min(_chance(best), _mean(tried, likings)), 4)
    looks = len(best.worths)
    if not others:
        return Advice([_advised(best, 0.0, 0.0, Reason("only"))], now, False, looks)
    told: list[Advised] = []
    for other in others:
        lost, error = apart(other, best)
        why = Reason("equal") if lost < EQUAL else reason(game, view.seat, other, best)
        told.append(_advised(other, lost, error, why))
    # the best is told by what makes it better than the first that is not as good
    speaks = next((one.why for one in told if one.why.kind != "equal"), Reason("equal"))
    return Advice([_advised(best, 0.0, 0.0, speaks), *told], now, told[-1].lost < EQUAL, looks)


def _best(choice: Choice, examiner: Examiner, trials: list[Trial]) -> list[Trial]:
    """The trials that turn out best, the best first."""
    examiner.try_out(choice, trials, FIRST)
    trials = sorted(trials, key=_chance, reverse=True)[:SHOWN]
    if len(trials) > 1:
        examiner.try_out(choice, trials, LOOKS - FIRST)
        trials.sort(key=_chance, reverse=True)
    return [one for one in trials if _chance(trials[0]) - _chance(one) < SENSIBLE]


def _mean(trials: list[Trial], likings: dict[str, float]) -> float:
    whole = sum(likings[one.move.text] for one in trials)
    return sum(likings[one.move.text] * _chance(one) for one in trials) / whole


def _chance(trial: Trial) -> float:
    return float(trial.mean()[0])


def _advised(trial: Trial, lost: float, error: float, why: Reason) -> Advised:
    mean = trial.mean()
    points = round(float(mean[1:].sum()), 1)
    return Advised(trial.move.text, round(float(mean[0]), 4), points, round(lost, 4), round(error, 4), why)


@dataclass(slots=True)
class Doubt:
    """A move of a turn that is about to be confirmed and seems to be a mistake."""

    move: str
    better: str
    lost: float
    error: float
    why: Reason


def doubt(game: Game, view: View, move: Move) -> Doubt | None:
    """Whether a move of a seat loses much: what was better, and why; None if it is not surely a mistake."""
    sight = Sight(judge_for(game), calibrated=True)
    table = Imagination(game, view, SEED).first
    choice = Choice(0, view.seat, table, move, view.moves)
    first_sight(sight, [choice])
    if choice.gap <= 0:
        return None
    examiner = Examiner(sight)
    examiner.choose_rivals([choice])
    examiner.measure([choice])
    assert choice.mine is not None
    assert choice.better is not None
    if choice.lost - choice.error < MISTAKE:
        return None
    why = reason(game, view.seat, choice.mine, choice.better)
    return Doubt(move.text, choice.better.move.text, round(choice.lost, 4), round(choice.error, 4), why)
