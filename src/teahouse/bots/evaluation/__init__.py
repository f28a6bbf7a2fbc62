"""Evaluations: for each game, the final score that a seat may expect."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final

from teahouse.bots.evaluation.base import BadWeights, Evaluation, Weight, follow_up
from teahouse.kernel import Game

_OWN: Final = {
    "year-of-the-dragon": ("year_of_the_dragon", "YearOutlook"),
    "dragon-boats": ("dragon_boats", "DragonOutlook"),
    "yinzi": ("yinzi", "YinziOutlook"),
}


@cache
def evaluation_kind(name: str) -> type[Evaluation]:
    """The evaluation written for a game, or the plain one that counts points."""
    if name not in _OWN:
        return Evaluation
    module, title = _OWN[name]
    found = getattr(import_module(f"teahouse.bots.evaluation.{module}"), title)
    assert isinstance(found, type)
    assert issubclass(found, Evaluation)
    return found


def evaluation(game: Game, weights: Mapping[str, float] | None = None) -> Evaluation:
    """The evaluation of a game, with these weights or with those it starts from."""
    return evaluation_kind(game.name)(game, weights)


__all__ = ["BadWeights", "Evaluation", "Weight", "evaluation", "evaluation_kind", "follow_up"]
