"""A small drawing board: the same shapes as SVG text or as pixels."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from unicodedata import normalize

import numpy
from numpy.typing import NDArray

Point = tuple[float, float]


class Canvas:
    """Collects shapes in the order they are drawn."""

    def __init__(self, width: int, height: int, paper: str) -> None:
        self.width = width
        self.height = height
        self._shapes: list[tuple[str, tuple[Point, ...], str, str, float]] = []
        """Kind, points, fill, what is written or the colour of the line, size."""
        self.box(0, 0, width, height, paper)

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = "") -> None:
        """A rectangle."""
        self.shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill, line)

    def shape(self, points: tuple[Point, ...], fill: str, line: str = "") -> None:
        """A polygon."""
        self._shapes.append(("shape", points, fill, line, 1))

    def hexagon(self, x: float, y: float, radius: float, fill: str, line: str = "") -> None:
        """A hexagon that stands on a corner."""
        corners = [pi / 180 * (60 * corner + 30) for corner in range(6)]
        self.shape(tuple((x + radius * cos(at), y + radius * sin(at)) for at in corners), fill, line)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A round piece."""
        self._shapes.append(("disc", ((x, y),), fill, "", radius))

    def say(
        self, x: float, y: float, words: str, size: float = 12, fill: str = "#2b2118", middle: bool = False
    ) -> None:
        """A line of text whose foot is at y; it begins at x or has its middle there."""
        self._shapes.append(("middle" if middle else "start", ((x, y),), fill, words, size))

    def svg(self) -> str:
        """As a drawing for a browser or a page."""
        sight = f'viewBox="0 0 {self.width} {self.height}" font-family="sans-serif"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {sight}>']
        for kind, points, fill, more, size in self._shapes:
            x, y = points[0]
            if kind == "shape":
                corners = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
                stroke = f' stroke="{more}"' if more else ""
                lines.append(f'<polygon points="{corners}" fill="{fill}"{stroke}/>')
            elif kind == "disc":
                lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{fill}"/>')
            else:
                place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{kind}"'
                lines.append(f'<text {place} fill="{fill}">{escape(more)}</text>')
        return "\n".join([*lines, "</svg>"]) + "\n"

    def pixels(self) -> NDArray[numpy.uint8]:
        """As rows of red, green and blue."""
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (self.width, self.height))
        draw = ImageDraw.Draw(image)
        for kind, points, fill, more, size in self._shapes:
            x, y = points[0]
            if kind == "shape":
                draw.polygon(list(points), fill, more or None)
            elif kind == "disc":
                draw.ellipse((x - size, y - size, x + size, y + size), fill)
            else:
                anchor = "ms" if kind == "middle" else "ls"
                draw.text((x, y), _plain(more), fill, ImageFont.load_default(size), anchor)
        return numpy.array(image)


def _plain(words: str) -> str:
    """Without accents and marks that the font of the pixels lacks."""
    return normalize("NFKD", words).replace("–", "-").replace("‹", "<").encode("ascii", "ignore").decode()
