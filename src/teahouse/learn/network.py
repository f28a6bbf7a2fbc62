"""The network that learns: from what a seat sees to how it would move, who will win and by which points."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

POINTS: Final = 10.0
"""The network counts in tens of points, so that all it says lies around 1."""
NEVER: Final = -1e9


class Network(nn.Module):
    """A wide layer, some residual layers, and three answers; seats are counted from the one that looks."""

    scale: Tensor
    """What each number of an observation is multiplied by …"""
    usual: Tensor
    """… after this is taken from it: what is printed in the game's own box. So only games with another box teach what
    other numbers mean, and no lesson of theirs is lost among those of all the rest."""

    def __init__(
        self, scales: tuple[int, ...], usual: bytes, catalogue: int, seats: int, sources: int, width: int, depth: int
    ) -> None:
        super().__init__()
        self.seats = seats
        self.sources = sources
        self.width = width
        self.depth = depth
        self.register_buffer("scale", 1.0 / torch.tensor(scales, dtype=torch.float32))
        self.register_buffer("usual", torch.tensor(list(usual), dtype=torch.float32))
        self.entry = nn.Linear(len(scales), width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(depth))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.last = nn.LayerNorm(width)
        self.policy = nn.Linear(width, catalogue)
        self.wins = nn.Linear(width, seats)
        self.points = nn.Linear(width, seats * sources)
        for head in (self.policy, self.wins, self.points):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of all moves; logits of each seat's win; points of each seat by source, in tens."""
        x = functional.relu(self.entry((seen.float() - self.usual) * self.scale))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + functional.relu(layer(norm(x)))
        x = self.last(x).float()
        with torch.autocast(x.device.type, enabled=False):  # the answers are told in full
            return self.policy(x), self.wins(x), self.points(x).view(-1, self.seats, self.sources)

    def shift(self, weight: Tensor) -> Tensor:
        """What the bias of the entry has more than that of an entry with this weight from which nothing is taken."""
        return weight @ (self.usual * self.scale)


def chances(logits: Tensor, players: Tensor) -> Tensor:
    """The chance of each seat to win: seats that nobody sits on have none."""
    there = torch.arange(logits.shape[1], device=logits.device)[None] < players[:, None]
    return torch.softmax(logits.masked_fill(~there, NEVER), 1)


def offered(logits: Tensor, places: Tensor, count: Tensor) -> Tensor:
    """The logarithms of the probabilities of the moves that are offered, in their order."""
    legal = torch.arange(places.shape[1], device=places.device)[None] < count[:, None]
    return torch.log_softmax(logits.gather(1, places).masked_fill(~legal, NEVER), 1)
