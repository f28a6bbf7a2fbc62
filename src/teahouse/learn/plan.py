"""How a network learns: every number of the method."""

from __future__ import annotations

from typing import NamedTuple

from teahouse.learn.variants import USUAL_BOXES


class Plan(NamedTuple):
    """How a network learns."""

    game: str
    seed: int = 1
    workers: int = 1
    tables: int = 64
    """At each worker, in each half."""
    steps: int = 64
    """Decisions at each table in a round."""
    most: int = 96
    """Moves that a decision can offer; the rest of a longer list is left out."""
    width: int = 512
    depth: int = 3
    epochs: int = 3
    batch: int = 32768
    rate: float = 8e-4
    last_rate: float = 4e-5
    entropy: float = 0.02
    last_entropy: float = 0.001
    clip: float = 0.2
    settle: int = 0
    """For so many rounds after a start from examples only what to expect is learned, the moves stay as they are."""
    drift: float = 0.0
    """How far the moves may drift in a round, as the mean logarithm of how much less probable what was played has
    become: beyond it the rate is lowered, well below it raised again. 0 leaves the rate to the clock."""
    trace: float = 0.985
    win: float = 0.4
    lead: float = 0.3
    own: float = 0.3
    spread: float = 20.0
    many: float = 0.0
    """At tables of more than two, the part of `win` and `lead` that points of one's own count instead."""
    league: float = 0.0
    """The part of the tables at which earlier selves sit down, too."""
    onlookers: float = 0.25
    """The part of the tables at which a seat that is not asked looks on and learns what to expect."""
    brief: bool = False
    """Count in numbers of 16 bits in the layers before the answers: half the time on an accelerator."""
    overlap: bool = True
    """Learn from a round while the next one is played."""
    players: tuple[int, ...] = ()
    changed: float = USUAL_BOXES.changed
    """The part of the games with other numbers printed in the box …"""
    boxes: int = USUAL_BOXES.number
    """… of which each worker makes so many …"""
    stretch: float = USUAL_BOXES.stretch
    """… with numbers so far from the game's own."""
    explore: float = 0.1
    """How often a move that is liked less is tried at tables with another box: what is worth little in the game's own
    is never played there, so nobody would find out what it is worth in others."""
    hope: float = 0.5
    """How much it counts what a move promises that was tried on a copy of the table, one at each decision there."""
    device: str = "auto"
