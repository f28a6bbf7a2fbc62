"""What a table looks like."""

from __future__ import annotations

from typing import Final

import numpy
from numpy.typing import NDArray

from teahouse.kernel import SPECTATOR, Table
from teahouse.words import Words

ANSI: Final = "ansi"
MODES: Final = (ANSI,)


def text(table: Table, seat: int | None = None, lang: str = "en") -> str:
    """The table in words, as a seat (or everybody) may see it."""
    game = table.game
    words = Words(lang, game.name)
    lines: list[str] = []
    for section in game.text(game.view(table, SPECTATOR if seat is None else seat)):
        lines += [words.say(section.title), *(f"  {words.say(line)}" for line in section.lines)]
    return "\n".join(lines) + "\n"


def rendered(table: Table, seat: int | None, mode: str | None) -> str | NDArray[numpy.uint8] | None:
    """The table as a render mode of Gymnasium wants it."""
    return text(table, seat) if mode == ANSI else None
