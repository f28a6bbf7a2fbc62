"""My ratings: numbers for programs, and a page with their course, drawn here so that it needs no script."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from teahouse.server import ratings, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TheGuest, TheHouse, Visitor
from teahouse.server.web.pages import Lang, language_of, page
from teahouse.words import Words

_SCRIPT: Final = "src/home/ratings.ts"
_WIDE: Final = 560.0
_HIGH: Final = 240.0
_TOP: Final = 90.0
"""The end of the scale that is drawn; 0 is its beginning."""
_APART: Final = 23.0
"""Lines of text do not lie on each other."""


class Course:
    """A rating as it went, as points and words of a drawing."""

    def __init__(self, info: wire.RatingInfo, anchors: list[wire.Anchor], words: Words) -> None:
        self.info = info
        self.title = words.text("ratings-kind", game=words.text("game-title"), players=info.players)
        self.now = words.text("ratings-now", rating=_said(info.rating), unsure=_said(info.unsure))
        self.width, self.height = _WIDE + 100, _HIGH + 30
        self.wide, self.high = _WIDE, _HIGH
        steps = max(1, len(info.games) - 1)
        xs = [28 + (_WIDE - 28) * number / steps for number in range(len(info.games))]
        self.points = [(f"{x:.1f}", f"{_y(one.rating):.1f}") for x, one in zip(xs, info.games, strict=True)]
        self.line = " ".join(f"{x},{y}" for x, y in self.points)
        above = [f"{x:.1f},{_y(one.rating + one.unsure):.1f}" for x, one in zip(xs, info.games, strict=True)]
        below = [f"{x:.1f},{_y(one.rating - one.unsure):.1f}" for x, one in zip(xs, info.games, strict=True)]
        self.band = " ".join([*above, *reversed(below)])
        self.marks = [(f"{_y(number):.1f}", str(number)) for number in range(0, int(_TOP), 25)]
        self.anchors: list[tuple[str, str, str]] = []
        """Of each bot the height of its line, the height of its name, and its name."""
        lowest = _HIGH + _APART
        for one in sorted((one for one in anchors if one.game == info.game), key=lambda one: one.rating):
            lowest = min(_y(one.rating) + 4, lowest - _APART)
            self.anchors.append((f"{_y(one.rating):.1f}", f"{lowest:.1f}", words.text(f"level-{one.level}")))
        said = [one.rating for one in info.games]
        self.told = (
            words.text("ratings-one", last=_said(said[-1]))
            if len(said) == 1
            else words.text(
                "ratings-course",
                count=len(said),
                first=_said(said[0]),
                last=_said(said[-1]),
                low=_said(min(said)),
                high=_said(max(said)),
            )
        )


def _y(rating: float) -> float:
    return 10 + _HIGH * (1 - min(max(rating, 0.0), _TOP) / _TOP)


def _said(number: float) -> float:
    return round(number, 1)  # the language writes it


@get("/me/ratings", include_in_schema=False)
async def shown(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[str]:
    """My ratings and how they went."""
    courses: list[Course] = []
    if visitor is not None:
        found = await ratings.of_guest(house, visitor)
        language = language_of(request, lang)
        courses = [Course(info, found.anchors, Words(language, info.game)) for info in found.ratings]
    return page("ratings.html", _SCRIPT, request, visitor, lang, courses=courses)


@get("/api/me/ratings", responses=PROBLEMS)
async def told(guest: TheGuest, house: TheHouse) -> wire.Ratings:
    """My ratings by title and number of players, with every game that counted."""
    return await ratings.of_guest(house, guest)


ROUTES = [shown, told]
