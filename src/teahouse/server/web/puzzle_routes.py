"""Puzzles: their list, a page for each, what its board asks, and what a guest has solved."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from teahouse.library import folder_of
from teahouse.server import play, posed, puzzles, solved, wire
from teahouse.server.web import bundle
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TheGuest, TheHouse, Visitor
from teahouse.server.web.board_routes import GameName, PositionId, board_page, board_routes, spoken
from teahouse.server.web.pages import Lang, language_of, page
from teahouse.words import Words


@get("/puzzles", include_in_schema=False)
async def puzzles_page(request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """All puzzles, game by game and level by level, and the one of the day."""
    spoken_in = language_of(request, lang)
    found = puzzles.listed(spoken_in, house.clock())
    return page(
        "puzzles.html",
        "src/home/puzzles.ts",
        request,
        visitor,
        lang,
        found=found,
        covers={one.game: bundle.address(f"src/home/{folder_of(one.game)}.svg") for one in found.games},
    )


@get("/puzzles/{game:str}/{position:str}", include_in_schema=False)
async def puzzle_page(
    game: GameName, position: PositionId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """A position on the board: what is the best move?"""
    words = Words(language_of(request, lang), puzzles.find(game, position)[0])
    asked = puzzles.question(game, position, words.lang, house.clock())
    live = posed.position(house, puzzles.posed(game, position))
    return board_page("puzzle.html", asked, live, words, request, visitor, lang)


@get("/api/puzzles", responses=PROBLEMS)
async def listed(request: StrictRequest, house: TheHouse) -> wire.Puzzles:
    """All puzzles, game by game, and the one of the day."""
    return puzzles.listed(spoken(request), house.clock())


@get("/api/puzzles/{game:str}/{position:str}", responses=PROBLEMS)
async def question(game: GameName, position: PositionId, request: StrictRequest, house: TheHouse) -> wire.Puzzle:
    """What is asked."""
    return puzzles.question(game, position, spoken(request), house.clock())


@post("/api/puzzles/{game:str}/{position:str}/answer", status_code=200, responses=PROBLEMS)
async def answer(
    game: GameName, position: PositionId, data: JSONBody[wire.Tentative], house: TheHouse, request: StrictRequest
) -> wire.PuzzleAnswer:
    """What is said to these moves: whether the first is the best one, what it loses, and why."""
    play.few(house, data.moves)
    return puzzles.answer(house, game, position, data.moves, spoken(request))


@get("/api/puzzles/{game:str}/{position:str}/solution", responses=PROBLEMS)
async def solution(game: GameName, position: PositionId, request: StrictRequest) -> wire.PuzzleSolution:
    """The best move and all others, with what they come to."""
    return puzzles.solution(game, position, spoken(request))


@get("/api/me/puzzles", responses=PROBLEMS)
async def my_puzzles(guest: TheGuest, house: TheHouse) -> wire.SolvedPuzzles:
    """What I have solved, the earliest first."""
    return await solved.kept(house, guest)


@post("/api/me/puzzles", status_code=200, responses=PROBLEMS)
async def solve(data: JSONBody[wire.Solving], guest: TheGuest, house: TheHouse) -> wire.SolvedPuzzles:
    """I have solved these; all that I have solved. Whatever is known already stays as it was."""
    return await solved.keep(house, guest, data.solved)


ROUTES = [
    puzzles_page,
    puzzle_page,
    listed,
    question,
    *board_routes("puzzles", puzzles.posed),
    answer,
    solution,
    my_puzzles,
    solve,
]
