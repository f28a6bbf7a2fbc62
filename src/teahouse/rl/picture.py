"""What a table looks like: in words, as a drawing, as pixels.

The drawing is plain and made here, from what a seat sees and what is printed in the box: every tile, piece and number
lies where it lies on the board, without the browser's art.
"""

from __future__ import annotations

from typing import Final

import numpy
from numpy.typing import NDArray

from teahouse.kernel import SPECTATOR, Table
from teahouse.rl.boards import INK, LIT, SEATS, board_of
from teahouse.rl.canvas import Canvas
from teahouse.words import Words

ANSI: Final = "ansi"
SVG: Final = "svg"
PIXELS: Final = "rgb_array"
MODES: Final = (ANSI, PIXELS, SVG)
WIDTH: Final = 900
HEIGHT: Final = 740
PANELS: Final = 600
"""Where the panels of the seats begin, below the board."""


def text(table: Table, seat: int | None = None, lang: str = "en") -> str:
    """The table in words, as a seat (or everybody) may see it."""
    game = table.game
    words = Words(lang, game.name)
    lines: list[str] = []
    for section in game.text(game.view(table, SPECTATOR if seat is None else seat)):
        lines += [words.say(section.title), *(f"  {words.say(line)}" for line in section.lines)]
    return "\n".join(lines) + "\n"


def drawn(table: Table, seat: int | None = None, lang: str = "en") -> Canvas:
    """The table as a drawing, as a seat (or everybody) may see it."""
    game = table.game
    words = Words(lang, game.name)
    view = game.view(table, SPECTATOR if seat is None else seat)
    canvas = Canvas(WIDTH, HEIGHT, "#faf5e9")
    canvas.say(20, 34, game.title, 20)
    moment = game.moment(table)
    canvas.say(WIDTH - 90, 34, f"{moment.round} / {moment.rounds}", 16)
    draw = board_of(game.name, game.printed())
    if draw is not None:
        draw(canvas, view.facts, words)
    width = (WIDTH - 40) / game.players
    for owner in range(game.players):
        x = 20 + owner * width
        asked = owner == view.to_move
        canvas.box(x, PANELS, width - 8, HEIGHT - PANELS - 14, LIT if asked else "#ffffff", SEATS[owner])
        canvas.disc(x + 16, PANELS + 18, 8, SEATS[owner])
        canvas.say(x + 32, PANELS + 23, f"{view.scores[owner]}", 16)
        counts = [(name, count) for name, count in game.counts(table, owner).items() if name != "points"]
        for row, (name, count) in enumerate(counts[:12]):
            label = f"tally-{name}"
            told = f"{count} {words.text(label) if words.has(label) else name}"
            canvas.say(x + 8 + (row % 2) * width / 2, PANELS + 42 + 14 * (row // 2), told, 10, INK)
    return canvas


def rendered(table: Table, seat: int | None, mode: str | None) -> str | NDArray[numpy.uint8] | None:
    """The table as a render mode wants it: text, rows of pixels or a drawing."""
    if mode == ANSI:
        return text(table, seat)
    if mode == SVG:
        return drawn(table, seat).svg()
    return drawn(table, seat).pixels() if mode == PIXELS else None
