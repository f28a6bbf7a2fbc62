"""From a trained network to the file that bots play by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy

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
