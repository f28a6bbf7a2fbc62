"""Many games: seeded, over any number of worker processes, with the same result."""

from __future__ import annotations

from teahouse.arena.perft import perft, perft_from
from teahouse.arena.play import Played, ask, game_seed, play_game
from teahouse.arena.pool import BadWorker, Pool
from teahouse.arena.simulate import Plan, Summary, simulate

__all__ = [
    "BadWorker",
    "Plan",
    "Played",
    "Pool",
    "Summary",
    "ask",
    "game_seed",
    "perft",
    "perft_from",
    "play_game",
    "simulate",
]
