"""The lab in the browser, for the host alone."""

from __future__ import annotations

import re
from importlib.resources import files

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from teahouse.library import rulebooks
from teahouse.server import wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TheGuest, TheHouse, Visitor
from teahouse.server.web.pages import Lang, language_of, page
from teahouse.words import Words

_SCRIPT = "src/home/home.ts"
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_LINKS = '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/lab/page.css">'
_AGAIN = "4"
"""Seconds after which a page that waits for a study is shown again."""


@get("/host", include_in_schema=False)
async def host(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The link that `teahouse serve` prints."""
    return page("link.html", _SCRIPT, request, visitor, lang, kind="host")


@post("/api/host", status_code=204, responses=PROBLEMS)
async def arrive(data: JSONBody[wire.Claim], guest: TheGuest, house: TheHouse) -> None:
    """Come by the link that `teahouse serve` prints: the part after `#`. I am the host."""
    await house.host.arrive(guest, data.secret)


@get("/lab", include_in_schema=False)
async def lab(request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The studies of this house, and a form for another."""
    house.host.check(visitor)
    studies, spoken = house.host.studies, language_of(request, lang)
    games = [(kind, Words(spoken, kind.name).text("game-title")) for kind in rulebooks()]
    answer = page(
        "lab.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        games=games,
        titles={kind.name: title for kind, title in games},
        most=max(kind.most_players for kind, _ in games),
        studies=studies.listed(),
        running=studies.running,
        progress=studies.progress,
    )
    if studies.running:
        answer.headers["refresh"] = _AGAIN
    return answer


@post("/api/lab", responses=PROBLEMS)
async def make(
    data: JSONBody[wire.NewStudy], request: StrictRequest, guest: TheGuest, house: TheHouse
) -> wire.StudyMade:
    """Have a study made, if I am the host: bots play, and a page tells what they show."""
    house.host.check(guest)
    return wire.StudyMade(id=await house.host.studies.make(data, language_of(request, None)))


@get("/lab/page.css", include_in_schema=False)
async def style() -> Response[str]:
    """How pages of studies look: the house lets no page bring a style of its own along."""
    text = files("teahouse.lab").joinpath("templates", "page.css").read_text("utf-8")
    return Response(text, media_type=MediaType.CSS)


@get("/lab/{study:str}", include_in_schema=False)
async def shown(study: FromPath[str], house: TheHouse, visitor: Visitor) -> Response[str]:
    """The page of a study."""
    house.host.check(visitor)
    text = _STYLE.sub(_LINKS, house.host.studies.page(study), 1)
    return Response(text, media_type=MediaType.HTML)


ROUTES = [host, arrive, lab, make, style, shown]
