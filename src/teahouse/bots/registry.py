"""Finds bots: ours by name, installed ones by entry point, a user's own as `module:Class`."""

from __future__ import annotations

import inspect
import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from teahouse.bots.bot import BadBot, Bot, Budget, UnknownBot
from teahouse.bots.chance import RandomBot
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.levels import LEVELS
from teahouse.bots.search import SearchBot
from teahouse.kernel import Game, Move, View

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


def _parted(name: str) -> tuple[str, Budget | None]:
    """A bot's name and the budget behind its @, as in `pot@300sims`."""
    plain, at, text = name.rpartition("@")
    if not at:
        return name, None
    try:
        return plain, Budget.parse(text)
    except ValueError as error:
        raise UnknownBot(f"the bot {name!r} has no budget behind its @: {error}") from None


def kind_of_bot(name: str) -> type[Bot]:
    """The class of a bot; UnknownBot says what is wrong with the name."""
    name, _ = _parted(name)
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


class Budgeted(Bot):
    """A bot that always thinks within a budget of its own."""

    def __init__(self, player: Bot, budget: Budget) -> None:
        super().__init__(player.game, player.seat, player.seed)
        self.player = player
        self.budget = budget

    def choose(self, view: View, budget: Budget) -> Move:
        move = self.player.choose(view, self.budget)
        self.thought = getattr(self.player, "thought", None)
        return move


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
    _, budget = _parted(name)
    try:
        player = kind(game, seat, seed)
        return player if budget is None else Budgeted(player, budget)
    except Exception as error:
        raise BadBot(f"the bot {name!r} cannot sit down: {type(error).__name__}: {error}") from error
