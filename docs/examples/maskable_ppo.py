"""Stable-Baselines3 learns a game against random players in half a minute: `python docs/examples/maskable_ppo.py`.

Needs `pip install 'teahouse[rl]' sb3-contrib`. Points as they are made are a better teacher than the win alone.
"""

from __future__ import annotations

import sys
from typing import Any

import torch
from sb3_contrib import MaskablePPO

from teahouse.rl import Alone


def train(name: str, players: int, steps: int) -> Any:
    """A model that has made so many decisions."""
    torch.set_num_threads(1)
    env = Alone(name, players, reward="points", scaled=True)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, gamma=0.99, ent_coef=0.01, seed=1)
    return model.learn(steps)


def wins(model: Any, name: str, players: int, games: int) -> float:
    """The part of some games that it wins against random players."""
    env = Alone(name, players, scaled=True)
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        won += info["place"] == 1
    return won / games


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "year-of-the-dragon"
    print(f"{100 * wins(train(name, 2, 8192), name, 2, 50):.0f} % of 50 games won against a random player")
