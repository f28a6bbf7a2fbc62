"""Finds bots: ours by name, installed ones by entry point, a user's own as `module:Class`."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from teahouse.bots.bot import MOST_SECONDS, MOST_SIMULATIONS, BadBot, BadBudget, Bot, Budget, UnknownBot
from teahouse.bots.chance import RandomBot
from teahouse.bots.levels import LEVELS, level_of
from teahouse.bots.search import SearchBot
from teahouse.kernel import Game, Message, Move, View

DEFAULT: Final = "random"
"""Who sits down when nobody says who."""

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "search": SearchBot,
    **LEVELS,
}
_FORMER: Final = {"greedy": "cup"}
"""Bots of earlier versions and who sits down for them, so that tables at which they sat go on."""


def bot_names() -> list[str]:
    """Every bot that can be called by name: ours, then those of installed packages."""
    return [*_BOTS, *sorted(point.name for point in entry_points(group="teahouse.bots") if point.name not in _BOTS)]


def _parted(name: str) -> tuple[str, Budget | None]:
    """A bot's name and the budget behind its @, as in `master@300sims`."""
    plain, at, text = name.rpartition("@")
    if not at:
        return _FORMER.get(name, name), None
    try:
        return _FORMER.get(plain, plain), Budget.parse(text)
    except BadBudget as error:
        raise UnknownBot(
            f"the bot {name!r} cannot think like that: {error}",
            "budget",
            ("bot", name),
            ("reason", error.reason),
            ("seconds", str(MOST_SECONDS)),
            ("simulations", str(MOST_SIMULATIONS)),
        ) from None


def budget_of(name: str) -> Budget | None:
    """The budget that a name carries, as in `master@300sims`."""
    return _parted(name)[1]


def kind_of_bot(name: str) -> type[Bot]:
    """The class of a bot; UnknownBot says what is wrong with the name."""
    name, _ = _parted(name)
    if name in _BOTS:
        return _BOTS[name]
    for point in entry_points(group="teahouse.bots", name=name):
        return _checked(name, _imported(name, point.load))
    module, _, title = name.partition(":")
    if not module or not title:
        known = ", ".join(bot_names())
        raise UnknownBot(
            f"there is no bot {name!r}: choose from {known} or name your own as module:Class",
            "unknown",
            ("bot", name),
            ("known", known),
        )
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # the `teahouse` command itself does not look into the current folder
    place = _imported(name, lambda: import_module(module))
    found = place
    for part in title.split("."):
        if not hasattr(found, part):
            raise _missing(name, module, title, place)
        found = getattr(found, part)
    return _checked(name, found)


def _imported(name: str, load: Callable[[], object]) -> object:
    """What a module gives, whatever goes wrong in it; what it prints is no result of ours."""
    try:
        with redirect_stdout(sys.stderr):
            return load()
    except (Exception, SystemExit) as error:
        problem = str(error) if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"
        raise UnknownBot(
            f"cannot import the bot {name!r}: {problem}", "import", ("bot", name), ("problem", problem)
        ) from error


def _missing(name: str, module: str, title: str, place: object) -> UnknownBot:
    bots = [
        known
        for known, kind in vars(place).items()
        if isinstance(kind, type) and kind.__module__ == module and callable(getattr(kind, "choose", None))
    ]
    known = ", ".join(bots) or "-"
    return UnknownBot(
        f"the module of the bot {name!r} has no {title} (its bots: {known})",
        "missing",
        ("module", module),
        ("title", title),
        ("count", len(bots)),
        ("known", known),
    )


class Budgeted(Bot):
    """A bot that always thinks within a budget of its own."""

    def __init__(self, player: Bot, budget: Budget) -> None:
        super().__init__(player.game, player.seat, player.seed)
        self.player = player
        self.budget = budget

    def choose(self, view: View, budget: Budget) -> Move:
        return self.player.choose(view, self.budget)

    @property
    def thought(self) -> Message | None:  # type: ignore[override]
        """Put into words only when somebody asks."""
        return getattr(self.player, "thought", None)


def _checked(name: str, found: object) -> type[Bot]:
    """A class that is made and asked as bots are: what it lacks is said now, not in the first game."""
    choose: Any = getattr(found, "choose", None)
    if not isinstance(found, type) or not callable(choose):
        raise UnknownBot(
            f"the bot {name!r} is not a class with a method choose(view, budget)", "no-choose", ("bot", name)
        )
    if not _takes(found, 3):
        raise UnknownBot(
            f"the bot {name!r} must be made as Class(game, seat, seed): subclass teahouse.bots.Bot",
            "made",
            ("bot", name),
        )
    raw: Any = inspect.getattr_static(found, "choose")
    alone = isinstance(raw, staticmethod | classmethod) or not hasattr(raw, "__get__")  # not told who it is
    if not _takes(choose, 2 if alone else 3):
        taken = str(inspect.signature(choose))
        raise UnknownBot(
            f"the bot {name!r} must answer choose(self, view, budget), but its choose takes {taken}",
            "choose",
            ("bot", name),
            ("signature", taken),
        )
    return found


def _takes(called: Callable[..., object], count: int) -> bool:
    """Whether something can be called with so many arguments; what does not tell is believed."""
    try:
        signature = inspect.signature(called)
    except (TypeError, ValueError):
        return True
    try:
        signature.bind(*range(count))
    except TypeError:
        return False
    return True


def bot(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot by name, sitting down at a game."""
    plain, budget = _parted(name)
    kind = level_of(plain, game) or kind_of_bot(name)
    try:
        player = kind(game, seat, seed)
        return player if budget is None else Budgeted(player, budget)
    except (Exception, SystemExit) as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadBot(
            f"the bot {name!r} cannot sit down: {problem}", "no-chair", ("bot", name), ("problem", problem)
        ) from error
