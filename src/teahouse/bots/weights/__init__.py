"""Tuned weights as data: for each game those for greedy play and those for the search, with how they were found."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from teahouse.library import folder_of

GREEDY: Final = "greedy"
SEARCH: Final = "search"


@cache
def tuned_file(name: str, purpose: str) -> dict[str, Any] | None:
    """The whole file: weights, the command and seeds that found them, and the match that justifies them."""
    path = files("teahouse.bots.weights") / f"{folder_of(name)}.{purpose}.json"
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def tuned(name: str, purpose: str) -> dict[str, float] | None:
    """The tuned weights of a game; those for greedy play where there are none for the search."""
    found = tuned_file(name, purpose)
    if found is None and purpose == SEARCH:
        found = tuned_file(name, GREEDY)
    return None if found is None else {key: float(value) for key, value in found["weights"].items()}


@cache
def experience_file(name: str) -> dict[str, Any] | None:
    """What games have taught about the worth of things: the whole file, with the commands that gathered it."""
    path = files("teahouse.bots.weights") / f"{folder_of(name)}.experience.json"
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def experience_of(name: str, players: int) -> dict[str, list[list[float]]] | None:
    """The same for one number of players: for each stage of a month and each thing counted, the terms of its curve."""
    found = experience_file(name)
    if found is None or str(players) not in found["players"]:
        return None
    learned: dict[str, list[list[float]]] = found["players"][str(players)]["learned"]
    return learned


@cache
def settings_of(name: str) -> dict[str, dict[str, Any]]:
    """How each searching level weighs up a game, as matches have chosen; nothing for a game of somebody else."""
    path = files("teahouse.bots.weights") / "settings.json"
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(path.read_text("utf-8"))
    return found.get(name, {})


@cache
def digest(name: str) -> str:
    """A name for the weights, pace, settings and network of a game as they are: with others its levels play others."""
    found = hashlib.sha256()
    for path in sorted(files("teahouse.bots.weights").iterdir(), key=lambda one: one.name):
        if path.name.startswith(f"{folder_of(name)}."):
            found.update(f"{path.name}\n".encode() + path.read_bytes())
    for path in sorted(files("teahouse.bots.networks").iterdir(), key=lambda one: one.name):
        if path.name.startswith(f"{folder_of(name)}."):
            found.update(f"{path.name}\n".encode() + path.read_bytes())
    found.update(json.dumps(settings_of(name), sort_keys=True).encode())
    return found.hexdigest()
