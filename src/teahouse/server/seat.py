"""A seat of a table, and who sits there."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

USUAL_LEVEL: Final = "cup"
"""Of a bot that nobody has chosen: it sits for people who are late, gone or not asked."""
AWAITED: Final = "?"
"""Instead of a commitment: the part was opened for a shuffle that has come to nothing."""


class Anew(Struct, frozen=True):
    """Why a shuffle to which somebody had opened a part has begun anew."""

    why: str
    """left: somebody got up; changed: the owner changed a seat; late: a part was not opened, and it goes on without;
    asked: all who had opened one have agreed to it."""
    guest: str
    """Who has caused it; empty for somebody who is forgotten."""
    name: str


class Seat(Struct):
    """Who sits on a seat."""

    kind: str
    """open, reserved (for a guest, after a rematch), guest or bot."""
    guest: str = ""
    name: str = ""
    level: str = ""
    """Of the bot, or of the stand-in."""
    hotseat: bool = False
    gone: bool = False
    agrees: bool = False
    replaced: bool = False
    """The others have let a bot play; whoever comes back has the seat back."""
    committed: str = ""
    """What binds the seat to its part of the shuffle; empty if it adds none, AWAITED if it is to send a new one."""
    part: str = ""
    """Its part of the shuffle, once it is opened."""
    fresh: str = ""
    """The commitment for a shuffle that begins anew, if the others agree."""
    zone: str = ""
    """Where the player is, for tables whose clocks run by day; empty for UTC."""
    bank: float | None = None
    """Seconds that were left for the whole game when the seat was last asked, in a live game."""
    advised: int = 0
    """How often it was given advice."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.level if self.kind in ("guest", "bot") else ""
