"""From a trained network to the file that bots play by, and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy
import torch

if TYPE_CHECKING:
    from teahouse.learn.learner import Learner


def export(learner: Learner, path: Path) -> None:
    """Write the network in half precision, as `teahouse.bots.network` reads it."""
    network = learner.network
    state = network.state_dict()
    state["entry.bias"] = state["entry.bias"] - network.shift(state["entry.weight"])
    kept: dict[str, Any] = {
        name: value.detach().cpu().numpy().astype(numpy.float16)
        for name, value in state.items()
        if name not in ("scale", "usual")
    }
    about = {
        "format": 1,
        "game": learner.plan.game,
        "observation": learner.version,
        "scales": [round(1 / one) for one in network.scale.tolist()],
        "seats": network.seats,
        "sources": network.sources,
        "depth": network.depth,
        "rounds": learner.rounds,
        "decisions": learner.decisions,
        "seconds": round(learner.seconds),
        "plan": learner.plan._asdict(),
    }
    kept["about"] = numpy.frombuffer(json.dumps(about).encode(), numpy.uint8)
    with open(path, "wb") as file:
        numpy.savez_compressed(file, **kept)


CAREFUL: Final = 0.2
"""The part of the rate with which a network learns on, until it is known how its numbers move."""


class ForeignNetwork(ValueError):
    """A file that is no network for what is to be learned."""


def take_up(learner: Learner, path: Path) -> None:
    """Let a network that bots play by learn on; what it was learned with, but its numbers, begins anew."""
    network = learner.network
    try:
        with numpy.load(path) as kept:
            about = json.loads(kept["about"].tobytes())
            found = {name: torch.from_numpy(kept[name].astype(numpy.float32)) for name in kept.files if name != "about"}
    except (OSError, ValueError, KeyError) as error:
        raise ForeignNetwork(f"{path} is no network that bots play by: {error}") from None
    for name, theirs, mine in (
        ("game", about["game"], learner.plan.game),
        ("observation", about["observation"], learner.version),
        ("width", len(found["entry.bias"]), learner.plan.width),
        ("depth", about["depth"], learner.plan.depth),
    ):
        if theirs != mine:
            raise ForeignNetwork(f"{path} was trained with {name} {theirs}, not {mine}")
    network.load_state_dict(network.state_dict() | found)
    with torch.no_grad():
        network.entry.bias.add_(network.shift(network.entry.weight))
    learner.rounds, learner.decisions, learner.seconds = about["rounds"], about["decisions"], about["seconds"]
    if learner.plan.drift:
        learner.tempo = CAREFUL
