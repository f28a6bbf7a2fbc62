"""TorchRL learns a game against random players in half a minute: `python docs/examples/torchrl_ppo.py`.

Needs `pip install 'teahouse[rl]' torchrl`.
"""

from __future__ import annotations

from typing import Any

import torch
from playing import main
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from teahouse.rl import Alone

FRAMES = 512


def environment(name: str, players: int) -> Any:
    """The game as TorchRL wants it: the mask is applied to the actions."""
    env = GymWrapper(Alone(name, players, reward="points", scaled=True), categorical_action_encoding=True)
    truth = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, Compose(truth, ActionMask()))


def train(name: str, players: int, steps: int) -> Any:
    """An actor that has made so many decisions."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = environment(name, players)
    env.set_seed(1)
    size, moves = env.observation_spec["observation"].shape[-1], env.observation_spec["action_mask"].shape[-1]
    logits = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, moves))
    actor = ProbabilisticActor(
        TensorDictModule(logits, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        spec=env.action_spec,
    )
    critic = ValueOperator(nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1)), in_keys=["observation"])
    advantage = GAE(gamma=0.99, lmbda=0.95, value_network=critic)
    objective = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(objective.parameters(), lr=1e-3)
    collector = Collector(env, actor, frames_per_batch=FRAMES, total_frames=steps)
    try:
        for batch in collector:
            for _ in range(4):
                advantage(batch)
                for rows in torch.randperm(FRAMES).split(128):
                    losses = objective(batch[rows])
                    optimizer.zero_grad()
                    (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
                    nn.utils.clip_grad_norm_(objective.parameters(), 1.0)
                    optimizer.step()
    finally:
        collector.shutdown()
    return actor


def choose(actor: Any, seen: dict[str, Any]) -> int:
    """The move that it thinks best."""
    with torch.no_grad():
        logits = actor.module[0](torch.from_numpy(seen["observation"]))
    mask = torch.from_numpy(seen["action_mask"]).bool()
    return int(logits.masked_fill(~mask, -1e9).argmax())


if __name__ == "__main__":
    main(train, choose)
