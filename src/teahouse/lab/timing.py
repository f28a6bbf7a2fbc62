"""When in a game things are used, and what they are worth early and late."""

from __future__ import annotations

from typing import NamedTuple

from teahouse.arena.statistics import mean
from teahouse.lab.dataset import Dataset
from teahouse.lab.estimates import Estimate, ratio_of
from teahouse.lab.look import QUARTERS


class Timing(NamedTuple):
    """A thing over the course of the game."""

    key: str
    quarters: list[float]
    """Which part of its uses fell into each quarter of a game."""
    halves: list[tuple[int, Estimate]]
    """For each half how many seats used it, and their final points beyond the mean of their table."""


def timings(data: Dataset) -> list[Timing]:
    """Every thing that was used in a move, by its key."""
    rows = [row for row in data.rows if "quarters" in row]
    leads = [[score - mean(row["scores"]) for score in row["scores"]] for row in rows]
    found: list[Timing] = []
    for key in sorted({key for row in rows for used in row["quarters"] for key in used}):
        uses = [0] * QUARTERS
        users = [[0.0] * len(rows), [0.0] * len(rows)]
        ahead = [[0.0] * len(rows), [0.0] * len(rows)]
        for number, row in enumerate(rows):
            for seat, used in enumerate(row["quarters"]):
                if key not in used:
                    continue
                uses = [one + more for one, more in zip(uses, used[key], strict=True)]
                for half in (0, 1):
                    if any(used[key][2 * half : 2 * half + 2]):
                        users[half][number] += 1
                        ahead[half][number] += leads[number][seat]
        halves = [(round(sum(users[half])), ratio_of(ahead[half], users[half], 1.0)) for half in (0, 1)]
        found.append(Timing(key, [one / sum(uses) for one in uses], halves))
    return found
