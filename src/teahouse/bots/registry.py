"""Finds bots: ours by name, installed ones by entry point, a user's own as `module:Class`."""

from __future__ import annotations

import inspect
import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from teahouse.bots.bot import BadBot, Bot, UnknownBot
from teahouse.bots.chance import RandomBot
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.levels import LEVELS
from teahouse.bots.search import SearchBot
from teahouse.kernel import Game

DEFAULT: Final = "random"
"""Who sits down when nobody says who."""

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **LEVELS,
}


def bot_names() -> list[str]:
    """Every bot that can be called by name: ours, then those of installed packages."""
    return [*_BOTS, *sorted(point.name for point in entry_points(group="teahouse.bots") if point.name not in _BOTS)]


def kind_of_bot(name: str) -> type[Bot]:
    """The class of a bot; UnknownBot says what is wrong with the name."""
    if name in _BOTS:
        return _BOTS[name]
    for point in entry_points(group="teahouse.bots", name=name):
        return _checked(name, point.load())
    module, _, title = name.partition(":")
    if not module or not title:
        raise UnknownBot(
            f"there is no bot {name!r}: choose from {', '.join(bot_names())} or name your own as module:Class"
        )
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # the `teahouse` command itself does not look into the current folder
    try:
        found: object = import_module(module)
    except ImportError as error:
        raise UnknownBot(f"cannot import the bot {name!r}: {error}") from None
    except Exception as error:
        raise UnknownBot(f"cannot import the bot {name!r}: {type(error).__name__}: {error}") from error
    for part in title.split("."):
        found = getattr(found, part, None)
    return _checked(name, found)


def _checked(name: str, found: object) -> type[Bot]:
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"the bot {name!r} is not a class with a method choose(view, budget)")
    try:
        inspect.signature(found).bind("game", "seat", "seed")
    except TypeError:
        raise UnknownBot(
            f"the bot {name!r} must be made as Class(game, seat, seed): subclass teahouse.bots.Bot"
        ) from None
    return found


def bot(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot by name, sitting down at a game."""
    kind = kind_of_bot(name)
    try:
        return kind(game, seat, seed)
    except Exception as error:
        raise BadBot(f"the bot {name!r} cannot sit down: {type(error).__name__}: {error}") from error
