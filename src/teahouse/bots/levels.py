"""The four levels, from a first game to an expert's: all by the network of their game.

Where other numbers are printed in the box they look ahead; where no network can play, they try moves at random.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from teahouse.bots import unlearned
from teahouse.bots.bot import Bot
from teahouse.bots.boxes import BoxBot, HastyBoxBot, unlikely_too
from teahouse.bots.lookahead import Ways
from teahouse.bots.network import have_numpy, network_file
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
    """Looks ahead for three seconds with what it has learned, as far as was tried out for its game."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.ways = Ways(**training_of(game.name)["lookahead"])


class _HastyBoxed(HastyBoxBot):
    """A level that overlooks as many moves where other numbers are printed in the box as where they are not."""

    level: ClassVar[str]

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        whim = whim_of(game.name, self.level)
        assert whim is not None
        super().__init__(game, seat, seed, whim)


class BoxLeaf(_HastyBoxed):
    """Tries the few moves that it sees, once each."""

    level: ClassVar[str] = "leaf"


class BoxCup(_HastyBoxed):
    """Tries the moves that it sees, once each."""

    level: ClassVar[str] = "cup"


class _Boxed(BoxBot):
    """A level where other numbers are printed in the box: looks ahead as far as was tried out for its game."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.ways = unlikely_too(training_of(game.name)["boxes"]["depth"])


class BoxPot(_Boxed):
    """Looks ahead for half a second."""

    seconds: ClassVar[float] = 0.5


class BoxMaster(_Boxed):
    """Looks ahead for three seconds."""


LEVELS: Final[dict[str, type[Bot]]] = {"leaf": Leaf, "cup": Cup, "pot": Pot, "master": Master}
"""By name, from kind to hard. `level-<name>` is its title, with the attribute `character`."""
_BOXED: Final[dict[str, type[Bot]]] = {"leaf": BoxLeaf, "cup": BoxCup, "pot": BoxPot, "master": BoxMaster}
_UNLEARNED: Final[dict[str, type[Bot]]] = {
    "leaf": unlearned.Leaf,
    "cup": unlearned.Cup,
    "pot": unlearned.Pot,
    "master": unlearned.Master,
}


def level_of(name: str, game: Game) -> type[Bot] | None:
    """Who plays a level of this game with this box here; None for a name that is no level's."""
    if name not in LEVELS:
        return None
    if not learned(game):
        return _UNLEARNED[name]
    return (LEVELS if game.components.changes is None else _BOXED)[name]


def unlearned_levels(names: Iterable[str], game: Game) -> bool:
    """Whether a bot of these names is a level that plays this box without a network."""
    return any(level_of(name.partition("@")[0], game) in _UNLEARNED.values() for name in names)


def wants_numpy(names: Iterable[str], game: Game) -> bool:
    """Whether it does so only because the extra `bots` is not installed."""
    return unlearned_levels(names, game) and not have_numpy() and network_file(game.name) is not None


@cache
def training_of(name: str) -> dict[str, Any]:
    """How the network of a game was trained, the match that shows it, and what its levels make of it."""
    path = files("teahouse.bots.networks") / f"{folder_of(name)}.json"
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def whim_of(name: str, level: str) -> Whim | None:
    """How far a level strays from what the network of a game likes best; None for a level that does not."""
    found = training_of(name)["whims"].get(level)
    return None if found is None else Whim(**found)


@cache
def _ratings() -> dict[str, Any]:
    path = files("teahouse.bots") / "ratings.json"
    found = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    assert isinstance(found, dict)
    return found


def rating(game: str, level: str) -> float | None:
    """The published rating of a level: 25 is the start of the scale, more is better; None before its ladder."""
    found = _ratings().get(game, {}).get(level)
    return None if found is None else float(found)
