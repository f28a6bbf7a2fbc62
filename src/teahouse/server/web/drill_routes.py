"""Drills: a page for each, and the questions its board asks. Nothing is stored, and nobody needs a name."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from teahouse.server import drills, play, posed, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TheHouse, Visitor
from teahouse.server.web.board_routes import GameName, PositionId, board_page, board_routes, spoken
from teahouse.server.web.pages import Lang, language_of
from teahouse.words import Words


@get("/learn/{game:str}/drills/{position:str}", include_in_schema=False)
async def drill_page(
    game: GameName, position: PositionId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """A position on the board, and a question about it."""
    asked = drills.question(game, position, language_of(request, lang))
    words = Words(language_of(request, lang), game)
    live = posed.position(house, drills.posed(game, position))
    return board_page("drill.html", asked, live, words, request, visitor, lang)


@get("/api/drills/{game:str}/{position:str}", responses=PROBLEMS)
async def question(game: GameName, position: PositionId, request: StrictRequest) -> wire.Drill:
    """What is asked."""
    return drills.question(game, position, spoken(request))


@post("/api/drills/{game:str}/{position:str}/answer", status_code=200, responses=PROBLEMS)
async def answer(
    game: GameName, position: PositionId, data: JSONBody[wire.Tentative], house: TheHouse, request: StrictRequest
) -> wire.DrillAnswer:
    """What is said to these moves: whether they are right, why, and what comes of them."""
    play.few(house, data.moves)
    return drills.answer(house, drills.find(game, position), data.moves, spoken(request))


ROUTES = [drill_page, question, *board_routes("drills", drills.posed), answer]
