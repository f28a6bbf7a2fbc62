"""Drills: a page for each, and the questions its board asks. Nothing is stored, and nobody needs a name."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from teahouse.lessons.drill import Drill
from teahouse.library import folder_of
from teahouse.server import drills, play, wire
from teahouse.server.problems import language
from teahouse.server.web.answers import PROBLEMS, StrictRequest, boxed, raw, takes_packed
from teahouse.server.web.asked import Digest, TheHouse, Visitor
from teahouse.server.web.pages import Lang, language_of, page, sections_of
from teahouse.words import Words

GameName = FromPath[str]
DrillId = FromPath[str]


@get("/learn/{game:str}/drills/{drill:str}", include_in_schema=False)
async def drill_page(
    game: GameName, drill: DrillId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """A position on the board, and a question about it."""
    asked = drills.question(game, drill, language_of(request, lang))
    words = Words(language_of(request, lang), game)
    live = drills.position(house, drills.find(game, drill))
    return page(
        "drill.html",
        "src/main.ts",
        request,
        visitor,
        lang,
        folder_of(game),
        words=words,
        asked=asked,
        title=words.text("game-title"),
        sections=sections_of(live, words),
    )


@get("/api/drills/{game:str}/{drill:str}", responses=PROBLEMS)
async def question(game: GameName, drill: DrillId, request: StrictRequest) -> wire.Drill:
    """What is asked."""
    return drills.question(game, drill, _spoken(request))


@get("/api/drills/{game:str}/{drill:str}/state", responses=PROBLEMS)
async def state(
    game: GameName, drill: DrillId, request: StrictRequest, house: TheHouse, visitor: Visitor
) -> Response[wire.State]:
    """The position, as `GET state` of a table."""
    return raw(drills.state(house, drills.find(game, drill), visitor, _spoken(request)), wire.State)


@get("/api/drills/{game:str}/{drill:str}/box/{digest:str}", responses=PROBLEMS)
async def box(
    game: GameName, drill: DrillId, digest: Digest, request: StrictRequest, house: TheHouse
) -> Response[wire.Box]:
    """What is printed on boards, tiles and cards, and all moves; it never changes."""
    live = drills.position(house, drills.find(game, drill))
    assert live.game is not None
    packed = takes_packed(request)
    return boxed(play.box_by(live.game, digest, packed), packed)


@post("/api/drills/{game:str}/{drill:str}/try", status_code=200, responses=PROBLEMS)
async def attempt(
    game: GameName, drill: DrillId, data: JSONBody[wire.Tentative], house: TheHouse
) -> Response[wire.Trial]:
    """What would be after these moves?"""
    found = _drill(house, game, drill, data.moves)
    return raw(play.trial_of(drills.position(house, found), found.pupil, data.moves), wire.Trial)


@post("/api/drills/{game:str}/{drill:str}/why", status_code=200, responses=PROBLEMS)
async def why(game: GameName, drill: DrillId, data: JSONBody[wire.Question], house: TheHouse) -> wire.Reason:
    """Why can I not do this?"""
    found = _drill(house, game, drill, data.moves)
    return play.reason(drills.position(house, found), found.pupil, data)


@post("/api/drills/{game:str}/{drill:str}/preview", status_code=200, responses=PROBLEMS)
async def preview(game: GameName, drill: DrillId, data: JSONBody[wire.Tentative], house: TheHouse) -> wire.Previews:
    """What would each legal move change?"""
    found = _drill(house, game, drill, data.moves)
    return drills.position(house, found).previews(found.pupil, data.moves)


@post("/api/drills/{game:str}/{drill:str}/explain", status_code=200, responses=PROBLEMS)
async def explain(game: GameName, drill: DrillId, data: JSONBody[wire.Thing], house: TheHouse) -> wire.Explanation:
    """What is this thing on the board, and what does it mean here?"""
    return drills.explain(house, _drill(house, game, drill, data.moves), data)


@post("/api/drills/{game:str}/{drill:str}/answer", status_code=200, responses=PROBLEMS)
async def answer(
    game: GameName, drill: DrillId, data: JSONBody[wire.Tentative], house: TheHouse, request: StrictRequest
) -> wire.DrillAnswer:
    """What is said to these moves: whether they are right, why, and what comes of them."""
    return drills.answer(house, _drill(house, game, drill, data.moves), data.moves, _spoken(request))


def _drill(house: TheHouse, game: str, id: str, moves: list[str]) -> Drill:
    play.few(house, moves)
    return drills.find(game, id)


def _spoken(request: StrictRequest) -> str:
    return language(request.headers.get("accept-language", ""))


ROUTES = [drill_page, question, state, box, attempt, why, preview, explain, answer]
