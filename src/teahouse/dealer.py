"""The dealer draws NATURE's moves from a seed, outside the rules."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from teahouse.kernel import NATURE, Move, Table

SALT_LENGTH: Final = 32
"""Characters of the salt: hexadecimal digits of 128 random bits."""
PART_LENGTH: Final = 64
"""Characters of a seat's part of the shuffle, and of the SHA-256 by which it is bound: hexadecimal digits."""


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


# -- a shuffle to which seats add parts -----------------------------------------------------------------------------
# Everything is made of lines as records write them, so that anybody can do the sums again with a file and a tool.


def committed(part: str) -> str:
    """What a seat shows of its part before anybody has opened one; a part is random, so it needs no salt."""
    return hashlib.sha256(part.encode()).hexdigest()


def laid(moves: Sequence[str], salt: str) -> str:
    """What binds a game to the moves that it takes over from another one, a line each; empty where there are none.

    Some of them may be secret. The house's salt comes last: without it, few draws could be guessed from the digest.
    """
    return hashlib.sha256("\n".join([*moves, salt]).encode()).hexdigest() if moves else ""


def promise(commitment: str, seats: dict[int, str], laid: str = "") -> str:
    """What binds everybody before the first move: all commitments in one, the house's and those of seats.

    With it what binds the moves that are taken over from another game: draws among them follow from no part. Where
    there are none, and no seat adds a part, it is the commitment of the house.
    """
    more = [*_lines("committed", seats), *([f"laid {laid}"] if laid else [])]
    if not more:
        return commitment
    return hashlib.sha256("\n".join([f"commitment {commitment}", *more]).encode()).hexdigest()


def shuffled(seed: str, parts: dict[int, str]) -> str:
    """The seed of all draws: HMAC-SHA256 of the seats' parts, with the part of the house as its key.

    Nobody who keeps a part to themselves until the others are bound can choose it, nor know it without the house's.
    """
    if not parts:
        return seed
    return hmac.digest(seed.encode(), "\n".join(_lines("part", parts)).encode(), "sha256").hex()


def _lines(word: str, seats: dict[int, str]) -> list[str]:
    return [f"{word} {seat + 1} {text}" for seat, text in sorted(seats.items())]
