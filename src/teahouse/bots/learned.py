"""The four levels by a trained network, for the games whose network has shown its strength."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from teahouse.bots import unlearned
from teahouse.bots.bot import Bot
from teahouse.bots.boxes import BoxBot, unlikely_too
from teahouse.bots.network import have_numpy, playable
from teahouse.bots.networked import LookaheadBot, NetworkBot, Whim, learned
from teahouse.kernel import Game
from teahouse.library import folder_of


class _Whimsical(NetworkBot):
    """A level that strays from what the network likes best, as far as was tried out for its game."""

    level: ClassVar[str]

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.whim = whim_of(game.name, self.level)


class Leaf(_Whimsical):
    """Kind: overlooks many moves, and often takes one that merely looks sensible."""

    level: ClassVar[str] = "leaf"


class Cup(_Whimsical):
    """Reliable: now and then takes a move that is nearly as good as the best."""

    level: ClassVar[str] = "cup"


class Pot(NetworkBot):
    """Plays what many games against itself have taught, at first sight."""


class Master(LookaheadBot):
    """Looks ahead for three seconds with what it has learned."""


class _Boxed(BoxBot):
    """A level where other numbers are printed in the box: looks ahead as far as was tried out for its game."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        training = training_of(game.name)
        assert training is not None
        self.ways = unlikely_too(training["boxes"]["depth"])


class BoxPot(_Boxed):
    """Looks ahead for half a second."""

    seconds: ClassVar[float] = 0.5


class BoxMaster(_Boxed):
    """Looks ahead for three seconds."""


_LEVELS: Final[dict[str, type[Bot]]] = {"leaf": Leaf, "cup": Cup, "pot": Pot, "master": Master}
_BOXED: Final[dict[str, type[Bot]]] = {"pot": BoxPot, "master": BoxMaster}
_UNLEARNED: Final[dict[str, type[Bot]]] = {
    "leaf": unlearned.Leaf,
    "cup": unlearned.Cup,
    "pot": unlearned.Pot,
    "master": unlearned.Master,
}


@cache
def training_of(name: str) -> dict[str, Any] | None:
    """How the network of a game was trained, the match that shows it, and the levels that play by it."""
    path = files("teahouse.bots.networks") / f"{folder_of(name)}.json"
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def whim_of(name: str, level: str) -> Whim | None:
    """How far a level strays from what the network of a game likes best; None for a level that does not."""
    training = training_of(name)
    found = None if training is None else training["whims"].get(level)
    return None if found is None else Whim(**found)


def wants_numpy(level: str, game: str) -> bool:
    """Whether this level would play better if the extra `bots` were installed."""
    training = training_of(game)
    return not have_numpy() and training is not None and level.partition("@")[0] in training["levels"]


def learned_level(level: str, game: Game) -> type[Bot] | None:
    """Who plays a level of a game whose levels have learned it; None where the written outlook plays.

    In a box with other numbers the written outlook plays those levels that have no other way there. Once all have one,
    a box with moves that the network does not know is played without a network.
    """
    training = training_of(game.name) if level in _LEVELS else None
    if training is None or level not in training["levels"] or not have_numpy():
        return None
    if game.components.changes is None:
        return _LEVELS[level] if learned(game) else None
    there = training["boxes"]["levels"]
    if level not in there:
        return None
    if not playable(game):
        return _UNLEARNED[level] if set(there) == set(_LEVELS) else None
    return _BOXED.get(level, _LEVELS[level]) if learned(game) else None


def unlearned_levels(names: Iterable[str], game: Game) -> bool:
    """Whether a bot of these names is a level that plays this box without the network it has elsewhere."""
    return any(learned_level(name.partition("@")[0], game) in _UNLEARNED.values() for name in names)
