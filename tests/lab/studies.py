"""Studies for tests: a few real games, and as many invented ones as a test wants."""

from __future__ import annotations

import random
from typing import Any

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.lab import Dataset, study

NAMES = [kind.name for kind in teahouse.rulebooks()]
DIGESTED: dict[str, Dataset] = {}


def small_study(name: str) -> Dataset:
    """Twelve games of Cup against chance, played once for all tests."""
    if name not in DIGESTED:
        match = Match(name, ["cup", "random", "random"], 12, "lab", moves=True)
        DIGESTED[name] = study(match, play_match(match)[1])
    return DIGESTED[name]


def invented(seed: int, games: int, lift: float = 0.0, key: str = "card|card-A|") -> Dataset:
    """A study made of chance alone: whoever has the thing wins more often by `lift`."""
    chance = random.Random(seed)
    rows: list[dict[str, Any]] = []
    for _ in range(games):
        has = [chance.random() < 0.3 for _ in range(2)]
        strength = [chance.random() + (lift if mine else 0.0) for mine in has]
        first = strength.index(max(strength))
        scores = [chance.randrange(30, 50), chance.randrange(30, 50)]
        rows.append(
            {
                "scores": scores,
                "ranking": [1 if seat == first else 2 for seat in range(2)],
                "seating": [0, 1],
                "breakdown": [{"sets": score} for score in scores],
                "decisions": chance.randrange(90, 110),
                "moves": 150,
                "turns": 60,
                "lead_changes": chance.randrange(5),
                "uses": [{key: 1} if mine else {"card|card-B|": 1} for mine in has],
            }
        )
    about = {
        "game": "dragon-boats",
        "bots": ["cup", "cup"],
        "seed": str(seed),
        "changed": False,
        "components": "x" * 64,
    }
    return Dataset(about, rows)
