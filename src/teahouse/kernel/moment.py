"""Moments: where we are in a game."""

from __future__ import annotations


class Moment:
    """Which round of how many, which of its phases, and whose turn it is."""

    __slots__ = ("order", "phase", "phases", "round", "rounds", "seat", "turn")

    def __init__(
        self, round: int, rounds: int, phase: str, phases: tuple[str, ...], seat: int, turn: int, order: list[int]
    ) -> None:
        self.round = round
        """From 1; 0 while the game is prepared, `rounds` at the end."""
        self.rounds = rounds
        self.phase = phase
        """The id of the phase, one of `phases`, or another one while the game is prepared; empty when it is over.
        Its name is `phase-<id>` in the game's locale."""
        self.phases = phases
        """The phases of a round in their order."""
        self.seat = seat
        """Whose turn it is, also while somebody else or NATURE is asked in it; NOBODY where nobody is on turn."""
        self.turn = turn
        """The number of this turn in its phase, from 1; 0 where nobody is on turn."""
        self.order = order
        """The seats in turn order, as far as it is known; read only."""

    def to_json(self) -> dict[str, object]:
        return {
            "round": self.round,
            "rounds": self.rounds,
            "phase": self.phase,
            "phases": list(self.phases),
            "seat": self.seat,
            "turn": self.turn,
            "order": self.order,
        }
