"""My games and my results: pages of their own, fetched when somebody asks for them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.params import QueryParameter

from teahouse.kernel import BadOption
from teahouse.lab.habits_told import Told
from teahouse.library import rulebook, rulebooks
from teahouse.server import archive, habits, lobby, wire
from teahouse.server.problems import Problem, language
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import Page, TheGuest, TheHouse, Visitor
from teahouse.server.web.mine import left
from teahouse.server.web.pages import Lang, called, language_of, page
from teahouse.words import Words

_SCRIPT = "src/home/home.ts"
GameName = Annotated[str, QueryParameter(max_length=64, description="of one game; any if left out")]
Other = Annotated[
    str, QueryParameter(max_length=64, description="letters of the name of a table, or of somebody else there")
]
Here = Annotated[str, QueryParameter(max_length=32, description="the table at which I am")]
Which = Annotated[Literal["all", "running", "finished", "won"], QueryParameter(description="which of my tables")]


def _known(game: str) -> str:
    try:
        return rulebook(game).name if game else ""
    except BadOption:
        raise Problem(404, "no-game", title=game) from None


@get("/api/me/games", responses=PROBLEMS)
async def games(
    guest: TheGuest, house: TheHouse, game: GameName = "", name: Other = "", which: Which = "all", page: Page = 0
) -> wire.TableList:
    """My tables, the latest first: of a game, with somebody, running, over or won."""
    return await archive.games(house, guest, _known(game), name, which, page)


@get("/api/me/results", responses=PROBLEMS)
async def results(guest: TheGuest, house: TheHouse) -> wire.Results:
    """How I have done in finished games, by game and number of players."""
    return await archive.results(house, guest)


@get("/api/me/next", responses=PROBLEMS)
async def next_table(request: StrictRequest, guest: TheGuest, house: TheHouse, here: Here = "") -> wire.Next:
    """Another table that waits for me, the most urgent one, for whoever has just had a turn."""
    waits = [info for info in (await lobby.listed(house, guest, "waiting", 0)).tables if info.id != here]
    if not waits:
        return wire.Next(table="", sentence="")
    lang = language(request.headers.get("accept-language", ""))
    words, first = Words(lang, waits[0].game), waits[0]
    name = called(first.name, first.game, {first.game: words.text("game-title")})
    return wire.Next(table=first.id, sentence=words.text("next-waits", table=name, more=len(waits) - 1))


@get("/me/games", include_in_schema=False)
async def games_page(
    request: StrictRequest,
    visitor: Visitor,
    house: TheHouse,
    game: GameName = "",
    name: Other = "",
    which: Which = "all",
    at: Page = 0,
    lang: Lang = None,
) -> Response[Any]:
    """My games, with a search."""
    empty = wire.TableList(tables=[], page=0, more=False)
    found = empty if visitor is None else await archive.games(house, visitor, _known(game), name, which, at)
    spoken = language_of(request, lang)
    titles = _titles(spoken)
    return page(
        "games.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        found=found,
        asked={"game": game, "name": name, "which": which},
        at=at,
        titles=titles,
        left=lambda info: left(info, spoken),
        called=lambda info: called(info.name, info.game, titles),
    )


@get("/me/results", include_in_schema=False)
async def results_page(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[Any]:
    """How I have done."""
    found = wire.Results(results=[], few=0) if visitor is None else await archive.results(house, visitor)
    titles = _titles(language_of(request, lang))
    return page("results.html", _SCRIPT, request, visitor, lang, found=found, titles=titles)


@get("/api/me/habits", responses=PROBLEMS)
async def my_habits(guest: TheGuest, house: TheHouse) -> wire.Play:
    """My play over many games, by game and number of players: points, choices and openings against winners."""
    return wire.Play(kinds=await habits.of_guest(house, guest))


@get("/me/habits", include_in_schema=False)
async def habits_page(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[Any]:
    """My play over many games."""
    found = [] if visitor is None else await habits.of_guest(house, visitor)
    spoken = language_of(request, lang)
    told = [Told(one, Words(spoken, one.game)) for one in found]
    return page("habits.html", "src/home/habits.ts", request, visitor, lang, told=told)


def _titles(lang: str) -> dict[str, str]:
    return {kind.name: Words(lang, kind.name).text("game-title") for kind in rulebooks()}


ROUTES = [games, results, next_table, games_page, results_page, my_habits, habits_page]
