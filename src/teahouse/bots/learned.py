"""The four levels by a trained network, for the games whose network has shown its strength."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from teahouse.bots.bot import Bot
from teahouse.bots.network import have_numpy
from teahouse.bots.networked import LookaheadBot, NetworkBot, learned
from teahouse.kernel import Game
from teahouse.library import folder_of


class Leaf(NetworkBot):
    """Kind: overlooks every third move, and often takes one that is merely good."""

    temperature: ClassVar[float] = 2.5
    sensible: ClassVar[float] = 0.02
    overlooked: ClassVar[float] = 0.35


class Cup(NetworkBot):
    """Reliable: now and then takes a move that is nearly as good as the best."""

    temperature: ClassVar[float] = 1.5
    sensible: ClassVar[float] = 0.1
    overlooked: ClassVar[float] = 0.1


class Pot(NetworkBot):
    """Plays what many games against itself have taught, at first sight."""


class Master(LookaheadBot):
    """Looks ahead for three seconds with what it has learned."""


_LEVELS: Final[dict[str, type[Bot]]] = {"leaf": Leaf, "cup": Cup, "pot": Pot, "master": Master}


@cache
def training_of(name: str) -> dict[str, Any] | None:
    """How the network of a game was trained, the match that shows it, and the levels that play by it."""
    path = files("teahouse.bots.networks") / f"{folder_of(name)}.json"
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def wants_numpy(level: str, game: str) -> bool:
    """Whether this level would play better if the extra `bots` were installed."""
    training = training_of(game)
    return not have_numpy() and training is not None and level.partition("@")[0] in training["levels"]


def learned_level(level: str, game: Game) -> type[Bot] | None:
    """The learned bot for a level of a game; None where the written outlook still plays it, or no network can.

    With other numbers printed in the box the written outlook plays, too: it reads them, the networks heed them little.
    """
    if game.components.changes is not None:
        return None
    training = training_of(game.name) if level in _LEVELS else None
    if training is None or level not in training["levels"] or not learned(game):
        return None
    return _LEVELS[level]
