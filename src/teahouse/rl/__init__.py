"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel, tables by the hundred, data sets (needs `teahouse[rl]`).

`import teahouse.rl` registers every game: in Gymnasium as `teahouse/YearOfTheDragon-v1` and the like.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy
    import pettingzoo
except ImportError as error:
    raise ImportError(f"{error}: teahouse.rl needs its extra, pip install 'teahouse[rl]'", name=error.name) from error

from teahouse.rl.agents import AEC, Parallel, aec, parallel
from teahouse.rl.alone import Alone, ids, register
from teahouse.rl.players import policy_bot, spiel_bot
from teahouse.rl.rewards import REWARDS
from teahouse.rl.seeing import beliefs, mask, observation, scales
from teahouse.rl.vector import Vector, sample, vector

__all__ = [
    "AEC",
    "REWARDS",
    "Alone",
    "Parallel",
    "Vector",
    "aec",
    "beliefs",
    "ids",
    "mask",
    "observation",
    "parallel",
    "policy_bot",
    "sample",
    "scales",
    "spiel_bot",
    "vector",
]

register()
del gymnasium, numpy, pettingzoo
