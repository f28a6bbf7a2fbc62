"""The dealer draws NATURE's moves from a seed, outside the rules."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from teahouse.kernel import NATURE, Move, Table

SALT_LENGTH: Final = 32
"""Characters of the salt: hexadecimal digits of 128 random bits."""


class Dealer:
    """Draws by HMAC-SHA256(seed, index): the same seed deals the same game, and anybody can check every draw."""

    def __init__(self, seed: str | int, index: int = 0) -> None:
        self.seed = str(seed)
        self.index = index
        """How many draws this dealer has made."""
        self._key = self.seed.encode()

    def number(self, below: int) -> int:
        """The next whole number from 0 to below - 1, each equally likely."""
        digest = hmac.digest(self._key, str(self.index).encode(), "sha256")
        self.index += 1
        # 256 bits against at most a few thousand outcomes: the bias of the remainder is below 2**-240
        return int.from_bytes(digest, "big") % below

    def draw(self, table: Table) -> Move:
        """NATURE's next move, each as likely as its weight says."""
        if table.to_move != NATURE:
            raise ValueError("the dealer draws only when NATURE is to move")
        moves = table.moves()
        weights = table.weights()
        left = self.number(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights are not negative")


def commitment(seed: str, salt: str) -> str:
    """What is shown before the first move, so that the seed cannot be changed afterwards.

    A promise counts only with a salt of SALT_LENGTH: otherwise a longer seed with a shorter salt would keep it too.
    """
    return hashlib.sha256(f"{seed}{salt}".encode()).hexdigest()
