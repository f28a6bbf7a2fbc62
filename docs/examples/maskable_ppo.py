"""Stable-Baselines3 learns a game against random players in half a minute: `python docs/examples/maskable_ppo.py`.

Needs `pip install 'teahouse[rl]' sb3-contrib`. Points as they are made are a better teacher than the win alone.
"""

from __future__ import annotations

from typing import Any

import torch
from playing import main
from sb3_contrib import MaskablePPO

from teahouse.rl import Alone


def train(name: str, players: int, steps: int) -> Any:
    """A model that has made so many decisions."""
    torch.set_num_threads(1)
    env = Alone(name, players, reward="points", scaled=True)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, gamma=0.99, ent_coef=0.01, seed=1)
    return model.learn(steps)


def choose(model: Any, seen: dict[str, Any]) -> int:
    """The move that it thinks best."""
    action, _ = model.predict(seen, action_masks=seen["action_mask"].astype(bool), deterministic=True)
    return int(action)


if __name__ == "__main__":
    main(train, choose)
