"""A round of self-play as tensors, and what is to be learned from it."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

ERROR: Final = 0.05
"""A move must promise so much more (1 is a win and some points) to be believed: values of siblings are that far off."""
MOST_HOPE: Final = 2.0


class Aims(NamedTuple):
    """What a game is played for, and over how many decisions an outcome is traced back."""

    win: float
    """The worth of winning …"""
    lead: float
    """… of points beyond the mean of the table, in spreads …"""
    own: float
    """… and of points as such."""
    spread: float
    trace: float
    """λ: how much of an error at the next decision counts at this one."""
    many: float = 0.0
    """At tables of more than two, the part of `win` and `lead` that points of one's own count instead: what hurts one
    rival helps the others there."""


def worth(outcome: Tensor, players: Tensor, aims: Aims) -> Tensor:
    """What an outcome (… × seats × (win, points by source)) is worth to each seat."""
    seats = outcome.shape[-2]
    there = torch.arange(seats, device=outcome.device) < players[..., None]
    points = outcome[..., 1:].sum(-1) * there
    mean = points.sum(-1, keepdim=True) / players[..., None]
    rivalry = torch.where(players > 2, 1.0 - aims.many, 1.0)[..., None]
    own = aims.own + (1.0 - rivalry) * (aims.win + aims.lead)
    return rivalry * aims.win * outcome[..., 0] + (rivalry * aims.lead * (points - mean) + own * points) / aims.spread


def absolute(outcome: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """Seats counted from the one that looks become seats of the table; empty ones stay where they are."""
    return _turned(outcome, -seat, players)


def relative(outcome: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """Seats of the table become seats counted from the one that looks."""
    return _turned(outcome, seat, players)


def _turned(outcome: Tensor, by: Tensor, players: Tensor) -> Tensor:
    seats = torch.arange(outcome.shape[-2], device=outcome.device)
    index = torch.where(seats < players[..., None], (seats + by[..., None]) % players[..., None], seats)
    return outcome.gather(-2, index[..., None].expand(*index.shape, outcome.shape[-1]))


class Samples(NamedTuple):
    """What is learned from, in no order: decisions, and what onlookers saw, from which only values are learned."""

    seen: Tensor
    places: Tensor
    choices: Tensor
    action: Tensor
    log_chance: Tensor
    own: Tensor
    advantage: Tensor
    """In spreads of the round."""
    tried: Tensor
    hope: Tensor
    """What moves that were tried promise beyond what an error can be, in the same spreads; 0 for most."""
    watched: Tensor
    players: Tensor
    """Of the decisions, then of the onlookers; likewise …"""
    target: Tensor
    """… what should have been expected, by seats counted from the one that looks."""


class Rollout:
    """So many decisions of every table, in the order in which they were made."""

    def __init__(
        self,
        steps: int,
        half: int,
        seen: int,
        most: int,
        seats: int,
        outcomes: int,
        device: torch.device,
        onlookers: int = 0,
    ) -> None:
        def room(*tail: int, dtype: torch.dtype = torch.float32, tables: int = half) -> Tensor:
            return torch.zeros(steps, 2, tables, *tail, dtype=dtype, device=device)

        self.steps = steps
        self.seen = room(seen, dtype=torch.uint8)
        self.places = room(most, dtype=torch.int16)
        self.choices = room(dtype=torch.int16)
        self.seat = room(dtype=torch.int64)
        self.players = room(dtype=torch.int64)
        self.action = room(dtype=torch.int64)
        self.log_chance = room()
        self.expected = room(seats, outcomes)
        """What the network expected, by seats of the table: the chance to win, then points by source."""
        self.own = room(dtype=torch.bool)
        """Whether the present network has chosen, not an earlier one."""
        self.changed = room(dtype=torch.bool)
        """Whether other numbers are printed in the box."""
        self.tried = room(dtype=torch.int64)
        """The move that was tried on a copy of the table …"""
        self.promise = room()
        """… and how much more than before the network expects after it, by its worth; 0 where none was tried."""
        self.watched = room(seen, dtype=torch.uint8, tables=onlookers)
        """What onlookers saw at the decision or on the way to it …"""
        self.onlooker = room(dtype=torch.int64, tables=onlookers)
        """… and from which seats."""
        self.state = room(dtype=torch.uint8)
        """RUNNING, ENDED or VOID after the move."""
        self.result = room(seats, outcomes)
        """The outcome, where the game has ended."""

    def advantages(self, following: Tensor, aims: Aims) -> tuple[Tensor, Tensor]:
        """How much better each decision was than expected, and what should have been expected (seats of the table).

        `following` is what is expected at the decisions after the last ones.
        """
        advantage = torch.zeros_like(self.log_chance)
        target = torch.zeros_like(self.expected)
        error = torch.zeros_like(following)
        gain = torch.zeros(following.shape[:-1], device=following.device)
        for step in reversed(range(self.steps)):
            ended = (self.state[step] == 1)[..., None, None]
            void = (self.state[step] == 2)[..., None, None]
            now = self.expected[step]
            players = self.players[step]
            then = torch.where(ended, self.result[step], torch.where(void, now, following))
            over = (self.state[step] != 0)[..., None]
            error = (then - now) + aims.trace * error.masked_fill(over[..., None], 0.0)
            gain = worth(then - now, players, aims) + aims.trace * gain.masked_fill(over, 0.0)
            advantage[step] = gain.gather(-1, self.seat[step][..., None])[..., 0]
            target[step] = now + error
            following = now
        return advantage, target

    def samples(self, following: Tensor, aims: Aims, watched: Tensor) -> Samples:
        """The round to learn from; `watched` are the tables of a half with an onlooker.

        What onlookers should have expected is what should have been expected at the decision that they saw or that
        came next.
        """
        advantage, target = self.advantages(following, aims)
        advantage, own = advantage.flatten(), self.own.flatten()
        kept = advantage[own]
        spread = kept.std() + 1e-6
        players = self.players[:, :, watched]
        seen = relative(target, self.seat, self.players), relative(target[:, :, watched], self.onlooker, players)
        return Samples(
            self.seen.flatten(0, 2),
            self.places.flatten(0, 2),
            self.choices.flatten(),
            self.action.flatten(),
            self.log_chance.flatten(),
            own,
            ((advantage - kept.mean()) / spread).clamp(-8, 8),
            self.tried.flatten(),
            ((self.promise.flatten() - ERROR).clamp(min=0) / spread).clamp(max=MOST_HOPE),
            self.watched.flatten(0, 2),
            torch.cat([self.players.flatten(), players.flatten()]),
            torch.cat([part.flatten(0, 2) for part in seen]),
        )
