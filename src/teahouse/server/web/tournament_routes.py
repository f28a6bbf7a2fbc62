"""Tournaments: a page to make one, a page for each, and what they ask for."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from teahouse.bots.levels import LEVELS
from teahouse.library import rulebooks
from teahouse.server import pairing, tournaments, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse, Visitor
from teahouse.server.web.pages import Lang, called, language_of, page
from teahouse.server.web.quotas import room_for_bots
from teahouse.words import Words

_SCRIPT: Final = "src/home/tournaments.ts"


@get("/tournaments", include_in_schema=False)
async def all_mine(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[str]:
    """My tournaments, and a new one."""
    language = language_of(request, lang)
    titles = {game.name: Words(language, game.name).text("game-title") for game in rulebooks()}
    most = {game.name: game.most_players for game in rulebooks()}
    return page(
        "tournaments.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        titles=titles,
        most=most,
        levels=list(LEVELS),
        mine=await tournaments.mine(house, visitor) if visitor else [],
        called=lambda one: called(one.name, one.game, titles),
        sizes=range(2, max(most.values()) + 1),
    )


@get("/tournaments/{tournament:str}", include_in_schema=False)
async def one(
    tournament: FromPath[str], request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None
) -> Response[str]:
    """A tournament: who plays, the tables of each round, how it stands."""
    await tournaments.advance(house, tournament)  # the house may have been down when the last table ended
    info = await tournaments.info(house, visitor, tournament)
    words = Words(language_of(request, lang), info.game)
    title = words.text("game-title")
    return page(
        "tournament.html",
        _SCRIPT,
        request,
        visitor,
        lang,
        words=words,
        info=info,
        title=title,
        called=called(info.name, info.game, {info.game: title}),
        who={one.number: one for one in info.entrants},
        least=pairing.LEAST,
        most=pairing.MOST,
        number=lambda value: words.text("tour-number", number=round(value, 2)),
    )


@get("/api/tournaments", responses=PROBLEMS)
async def listed(guest: TheGuest, house: TheHouse) -> list[wire.TournamentLine]:
    """The tournaments that I have made or play in, the latest first."""
    return await tournaments.mine(house, guest)


@post("/api/tournaments", responses=PROBLEMS)
async def create(
    data: JSONBody[wire.NewTournament], request: StrictRequest, guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.TournamentInfo:
    """Make a tournament; whoever has its link can join until I begin it."""
    buckets.take("tables-day-address", address(request), house.settings.limits.tables_address_day, 86_400)
    return await tournaments.create(house, guest, data)


@get("/api/tournaments/{tournament:str}", responses=PROBLEMS)
async def told(tournament: FromPath[str], visitor: Visitor, house: TheHouse) -> wire.TournamentInfo:
    """A tournament with its rounds, its tables and how it stands."""
    return await tournaments.info(house, visitor, tournament)


@post("/api/tournaments/{tournament:str}/join", status_code=200, responses=PROBLEMS)
async def join(
    tournament: FromPath[str], data: JSONBody[wire.Join], guest: TheGuest, house: TheHouse
) -> wire.TournamentInfo:
    """Play in it."""
    return await tournaments.join(house, guest, tournament, data)


@post("/api/tournaments/{tournament:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(
    tournament: FromPath[str], data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse
) -> wire.TournamentInfo:
    """Not play in it after all."""
    return await tournaments.leave(house, guest, tournament)


@post("/api/tournaments/{tournament:str}/start", status_code=200, responses=PROBLEMS)
async def start(
    tournament: FromPath[str], data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse
) -> wire.TournamentInfo:
    """Begin my tournament: the lot gives the order, the tables of the first round begin."""
    if (await tournaments.info(house, guest, tournament)).fill:
        room_for_bots(house, guest)
    return await tournaments.start(house, guest, tournament)


@post("/api/tournaments/{tournament:str}/close", status_code=200, responses=PROBLEMS)
async def close(
    tournament: FromPath[str], data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse
) -> wire.TournamentInfo:
    """End my tournament: no more rounds; games that run are played to their end."""
    return await tournaments.close(house, guest, tournament)


ROUTES = [all_mine, one, listed, create, told, join, leave, start, close]
