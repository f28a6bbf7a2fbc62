"""The processes of a house, as each knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from teahouse.server.house import House


class Figures(Struct):
    """How a process is, as it says itself."""

    tables: int = 0
    """In memory."""
    sockets: int = 0
    workers: int = 0
    thinking: int = 0
    questions: int = 0
    stopped: int = 0
    turns: int = 0
    turn_p50: float = 0.0
    turn_p99: float = 0.0
    written: int = 0
    commits: int = 0


def figures_of(house: House) -> Figures:
    """How a process is now."""
    return Figures(
        tables=len(house.live),
        sockets=house.door.inside,
        workers=house.opponents.workers,
        thinking=house.opponents.thinking,
        questions=house.opponents.questions,
        stopped=house.opponents.replaced,
        turns=len(house.pace),
        turn_p50=house.pace.milliseconds(0.5),
        turn_p99=house.pace.milliseconds(0.99),
        written=house.database.written,
        commits=house.database.commits,
    )


class Neighbour(Struct, frozen=True):
    """A process that has a lease."""

    number: int
    address: str
    """Where the others reach it; empty if they cannot."""
    machine: str
    pid: int
    started: float
    figures: Figures


def neighbour(row: Any) -> Neighbour:
    """A process as it is stored."""
    figures = msgspec.json.decode(row.figures, type=Figures)
    return Neighbour(row.number, row.address, row.machine, row.pid, row.started, figures)
