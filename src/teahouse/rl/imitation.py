"""A player learned from a data set: imitates whoever played it. The plainest thing that learns from trajectories.

    python -m teahouse.rl.imitation yinzi.parquet --minutes 2 --out yinzi.npz --games 40

trains for two minutes (needs PyTorch), then plays so many games against Leaf on all other seats. In a module of your
own, `Mine = teahouse.rl.imitation.player("yinzi.npz")` is a bot for `teahouse match` that needs NumPy only.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from teahouse.arena.play import game_seed, play_seats
from teahouse.arena.statistics import mean, wilson, win_of
from teahouse.bots import Bot, Budget, bot
from teahouse.kernel import BadData
from teahouse.rl.agents import Seen
from teahouse.rl.datasets import Trajectories, read
from teahouse.rl.players import policy_bot

WIDTH: Final = 256
BATCH: Final = 512
LEAF: Final = "leaf"

Weights = dict[str, NDArray[numpy.float32]]


def train(data: Trajectories, seconds: float, cores: int = 2, seed: int = 1) -> tuple[Weights, dict[str, float]]:
    """Learn which move was made from what was seen, for so many seconds of each core; the weights, and how it went.

    Processor time counts, so that a busy machine teaches as much as a quiet one.
    """
    import torch
    from torch import nn
    from torch.nn import functional

    torch.set_num_threads(cores)
    torch.manual_seed(seed)
    pages = list(data.decisions())
    seen = torch.from_numpy(numpy.concatenate([page["observation"] for page in pages]))
    masks = torch.from_numpy(numpy.concatenate([page["action_mask"] for page in pages]).astype(numpy.bool_))
    moves = torch.from_numpy(numpy.concatenate([page["move"] for page in pages]).astype(numpy.int64))
    scale = 1 / torch.tensor(data.about["observation"]["scales"], dtype=torch.float32)
    net = nn.Sequential(
        nn.Linear(seen.shape[1], WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, masks.shape[1])
    )
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    began = time.process_time()
    seconds *= cores
    steps, same, loss_of = 0, 0.0, 0.0
    while (spent := time.process_time() - began) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - 0.95 * spent / seconds)
        rows = torch.randint(len(moves), (min(BATCH, len(moves)),))
        logits = net(seen[rows].float() * scale).masked_fill(~masks[rows], -1e9)
        loss = functional.cross_entropy(logits, moves[rows])
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        steps += 1
        same += 0.02 * (float((logits.argmax(1) == moves[rows]).float().mean()) - same)
        loss_of += 0.02 * (float(loss.detach()) - loss_of)
    state = net.state_dict()
    weights = {name: value.numpy() for name, value in state.items()}
    weights["0.weight"] = weights["0.weight"] * scale.numpy()
    return weights, {"decisions": float(len(moves)), "steps": float(steps), "same": same, "loss": loss_of}


def policy(weights: Weights, seen: Seen) -> int:
    """The move that seems most likely."""
    x = numpy.maximum(weights["0.weight"] @ seen["observation"].astype(numpy.float32) + weights["0.bias"], 0)
    x = numpy.maximum(weights["2.weight"] @ x + weights["2.bias"], 0)
    logits = weights["4.weight"] @ x + weights["4.bias"]
    return int(numpy.where(seen["action_mask"], logits, -numpy.inf).argmax())


def player(file: str | Path | Weights) -> type[Bot]:
    """A class of bots that play by weights, or by a file of them."""
    if isinstance(file, dict):
        weights = file
    else:
        try:
            with numpy.load(file) as kept:
                weights = {name: kept[name] for name in kept.files}
        except (OSError, ValueError) as error:
            raise BadData(f"cannot read {file}: {error}") from None
    return policy_bot(lambda seen, _: policy(weights, seen))


def against(data: Trajectories, weights: Weights, rival: str, games: int) -> list[float]:
    """The player's part of the win in each of some games, in turn on every seat, the rival on all others."""
    game = data.game()
    mine = player(weights)
    wins = []
    for index in range(games):
        seat = index % game.players
        seed = game_seed("imitation", index // game.players)
        seats = [
            mine(game, at, seed) if at == seat else bot(rival, game, at, f"{seed}/{at}") for at in range(game.players)
        ]
        played = play_seats(
            game, seats, ["imitation" if at == seat else rival for at in range(game.players)], seed, Budget()
        )
        wins.append(win_of(played.ranking, seat))
    return wins


def main(arguments: list[str]) -> int:
    """Train, write, play; exit with 1 if the rival was not beaten."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.rl.imitation")
    parser.add_argument("data", type=Path)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rival", default=LEAF)
    given = parser.parse_args(arguments)
    data = read(given.data)
    weights, told = train(data, 60 * given.minutes, given.cores)
    print(f"{told['decisions']:.0f} decisions, {told['steps']:.0f} steps: {100 * told['same']:.1f} % the same move")
    if given.out is not None:
        kept: dict[str, Any] = dict(weights)
        numpy.savez_compressed(given.out, **kept)
    if not given.games:
        return 0
    wins = against(data, weights, given.rival, given.games)
    fair = 1 / data.about["players"]
    low, high = wilson(mean(wins), len(wins))
    share = f"{100 * mean(wins):.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {len(wins)} games"
    print(f"{share} won against {given.rival} on all other seats; equals would win {100 * fair:.0f} %")
    return 0 if low > fair else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
