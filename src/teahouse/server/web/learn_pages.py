"""Learn: what there is to learn about the games, lesson by lesson."""

from __future__ import annotations

from litestar import Response, get

from teahouse.library import folder_of, rulebook
from teahouse.server import lessons, lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.web import bundle
from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import TableId, TheHouse, Visitor
from teahouse.server.web.pages import Lang, language_of, page
from teahouse.words import Words

_SCRIPT = "src/home/home.ts"


@get("/learn", include_in_schema=False)
async def learn(request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """What there is to learn about every game."""
    shelf = lessons.learn(language_of(request, lang))
    return page(
        "learn.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        shelf=[(game, _cover(game)) for game in shelf],
        begun=await _begun(house, visitor),
    )


@get("/learn/{game:str}", include_in_schema=False)
async def learn_game(
    game: TableId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """What there is to learn about a game."""
    words = Words(language_of(request, lang), rulebook(game).name)
    found = lessons.learn_game(game, language_of(request, lang))
    return page(
        "learn.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        words=words,
        shelf=[(found, _cover(found))],
        begun=await _begun(house, visitor),
        only=found,
    )


def _cover(game: wire.LearnGame) -> str:
    return bundle.address(f"src/home/{folder_of(game.game)}.svg")


async def _begun(house: House, visitor: Guest | None) -> dict[tuple[str, str], str]:
    """The tables at which a visitor's lessons are still given, by game and lesson; the latest of each."""
    if visitor is None:
        return {}
    mine = (await lobby.listed(house, visitor, "mine", 0)).tables
    taught = [(info, info.lesson or info.notes) for info in reversed(mine) if info.status == "running"]
    return {(info.game, name): info.id for info, name in taught if name}


ROUTES = [learn, learn_game]
