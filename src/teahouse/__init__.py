"""Teahouse: three euro games set in China, for people, bots and game designers."""

from __future__ import annotations

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, NOBODY, SPECTATOR, Game, IllegalMove, Move, Record, Refusal, Table, View, preview
from teahouse.library import game, rulebooks

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
    "preview",
    "rulebooks",
]
