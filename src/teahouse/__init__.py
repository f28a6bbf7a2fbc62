"""Teahouse: three euro games set in China, for people, bots and game designers."""

from __future__ import annotations

import teahouse.games  # noqa: F401 (first, or a later import of the folder would hide the function `games`)
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, NOBODY, SPECTATOR, Game, IllegalMove, Move, Record, Refusal, Table, View, preview
from teahouse.library import game, games

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "NOBODY",
    "SPECTATOR",
    "Dealer",
    "Game",
    "IllegalMove",
    "Move",
    "Record",
    "Refusal",
    "Table",
    "View",
    "game",
    "games",
    "preview",
]
