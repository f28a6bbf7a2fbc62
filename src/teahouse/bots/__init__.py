"""Players that see only what their seat may see."""

from __future__ import annotations

from teahouse.bots.bot import MOST_SECONDS, MOST_SIMULATIONS, BadBot, BadBudget, Bot, Budget, UnknownBot, blind_view
from teahouse.bots.chance import RandomBot
from teahouse.bots.levels import LEVELS, rating
from teahouse.bots.networked import LookaheadBot, NetworkBot
from teahouse.bots.registry import DEFAULT, bot, bot_names, budget_of, kind_of_bot
from teahouse.bots.search import SearchBot

__all__ = [
    "DEFAULT",
    "LEVELS",
    "MOST_SECONDS",
    "MOST_SIMULATIONS",
    "BadBot",
    "BadBudget",
    "Bot",
    "Budget",
    "LookaheadBot",
    "NetworkBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "blind_view",
    "bot",
    "bot_names",
    "budget_of",
    "kind_of_bot",
    "rating",
]
