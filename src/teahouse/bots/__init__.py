"""Players that see only what their seat may see."""

from __future__ import annotations

from teahouse.bots.bot import BadBot, Bot, Budget, UnknownBot, blind_view
from teahouse.bots.chance import RandomBot
from teahouse.bots.registry import DEFAULT, bot, bot_names, kind_of_bot

__all__ = [
    "DEFAULT",
    "BadBot",
    "Bot",
    "Budget",
    "RandomBot",
    "UnknownBot",
    "blind_view",
    "bot",
    "bot_names",
    "kind_of_bot",
]
