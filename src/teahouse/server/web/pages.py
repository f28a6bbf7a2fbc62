"""Pages for people without a program: the lobby and a table in words, as anybody may see it."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader
from litestar import MediaType, Response, get

from teahouse.kernel import SPECTATOR
from teahouse.server import lobby
from teahouse.server.live import Live
from teahouse.server.problems import language, say
from teahouse.server.web import bundle
from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import TableId, TheHouse, Visitor
from teahouse.words import Words

_PAGES = Environment(loader=PackageLoader("teahouse.server.web", "templates"), autoescape=True, trim_blocks=True)


def _page(name: str, lang: str, **values: Any) -> Response[str]:
    def speak(id: TableId, **args: Any) -> str:
        return say(id, lang, args)

    body = _PAGES.get_template(name).render(
        lang=lang, say=speak, scripts=bundle.scripts(), styles=bundle.styles(), **values
    )
    return Response(body, media_type=MediaType.HTML)


@get("/", include_in_schema=False)
async def home(request: StrictRequest, house: TheHouse, visitor: Visitor) -> Response[str]:
    """The lobby in words: tables that wait for players, tables to watch."""
    lists = {which: (await lobby.listed(house, visitor, which, 0)).tables for which in ("open", "running")}
    return _page("home.html", _language(request), lists=lists)


@get("/t/{id:str}", include_in_schema=False)
async def table(id: TableId, request: StrictRequest, house: TheHouse, visitor: Visitor) -> Response[str]:
    """A table in words, as anybody may see it."""
    live = await house.find(id)
    lang = _language(request)
    info = house.info(live, visitor.id if visitor else "")
    return _page("table.html", lang, info=info, sections=_sections(live, lang))


def _language(request: StrictRequest) -> str:
    return language(request.headers.get("accept-language", ""))


def _sections(live: Live, lang: str) -> list[tuple[str, list[str]]]:
    if live.game is None or live.table is None:
        return []
    words = Words(lang, live.game_name, [seat.name for seat in live.seats])
    found = live.game.text(live.game.view(live.table, SPECTATOR))
    return [(words.say(section.title), [words.say(line) for line in section.lines]) for section in found]


ROUTES = [home, table]
