"""Learning: what there is, a table with a teacher, playing on without one."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from teahouse.server import lessons, wire
from teahouse.server.problems import language
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TableId, TheBuckets, TheGuest, TheHouse
from teahouse.server.web.quotas import count_table


@get("/api/learn", responses=PROBLEMS)
async def learn(request: StrictRequest) -> list[wire.LearnGame]:
    """What there is to learn about each game, in the order in which it is learnt."""
    return lessons.learn(_language(request))


@post("/api/lessons/{game:str}/{lesson:str}", responses=PROBLEMS)
async def begin(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[wire.Empty],
    guest: TheGuest,
    house: TheHouse,
    buckets: TheBuckets,
) -> wire.TableInfo:
    """Open a table at which a lesson is given: a real game with a fixed deal, the others play what is planned."""
    count_table(house, buckets, guest)
    return await lessons.begin(house, guest, game, lesson)


@post("/api/tables/{id:str}/lesson", status_code=200, responses=PROBLEMS)
async def now(
    id: TableId, data: JSONBody[wire.Pupil], guest: TheGuest, house: TheHouse, request: StrictRequest
) -> wire.Lesson:
    """What the teacher says now, and to my tentative moves; nothing is stored."""
    return await lessons.now(house, guest, id, data, _language(request))


@post("/api/tables/{id:str}/remarks", status_code=200, responses=PROBLEMS)
async def remarks(
    id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse, request: StrictRequest
) -> wire.Remarks:
    """What the teacher of a game that is played freely has to say now, after my tentative moves."""
    return await lessons.remarks(house, guest, id, data, _language(request))


@post("/api/tables/{id:str}/play-on", status_code=200, responses=PROBLEMS)
async def play_on(id: TableId, data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Go on without the teacher: the others are ordinary bots from now on."""
    return await lessons.play_on(house, guest, id)


def _language(request: StrictRequest) -> str:
    return language(request.headers.get("accept-language", ""))


ROUTES = [learn, begin, now, remarks, play_on]
