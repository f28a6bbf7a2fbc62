"""Looking back: the table in words, the course of a game, another try from a moment of it, records from elsewhere."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from teahouse.server import story, wire
from teahouse.server.web.answers import PROBLEMS
from teahouse.server.web.asked import At, SeatWish, TableId, TheBuckets, TheGuest, TheHouse, ThingId, Visitor
from teahouse.server.web.quotas import count_table


@get("/api/tables/{id:str}/text", responses=PROBLEMS)
async def text(id: TableId, house: TheHouse, visitor: Visitor, at: At = None, seat: SeatWish = None) -> story.TableText:
    """The table in words: headings and lines."""
    return await story.text(house, visitor, id, at, seat)


@post("/api/tables/{id:str}/text", status_code=200, responses=PROBLEMS)
async def tentative_text(
    id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse
) -> story.TableText:
    """The table in words after tentative moves of mine."""
    return await story.tentative_text(house, guest, id, data)


@get("/api/tables/{id:str}/explain", responses=PROBLEMS)
async def explain_then(
    id: TableId, house: TheHouse, visitor: Visitor, thing: ThingId, at: At = None, seat: SeatWish = None
) -> wire.Explanation:
    """What was this thing on the board after some moves, and what did it mean for me then?"""
    return await story.explain(house, visitor, id, thing, at, seat)


@get("/api/tables/{id:str}/story", responses=PROBLEMS)
async def course(id: TableId, house: TheHouse, visitor: Visitor, seat: SeatWish = None) -> story.Story:
    """The scores after every move and where rounds begin; at the end also where points come from."""
    return await story.story(house, visitor, id, seat)


@post("/api/tables/{id:str}/branch", responses=PROBLEMS)
async def branch(
    id: TableId, data: JSONBody[story.Branch], guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.TableInfo:
    """Try it again from a moment of a finished game, or from my own decision where I practise, against bots."""
    count_table(house, buckets, guest)
    return await story.branch(house, guest, id, data)


@post("/api/records", responses=PROBLEMS)
async def upload(
    data: JSONBody[story.RecordText], guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.TableInfo:
    """Bring a record, to look at the game here. A record that breaks a rule is refused with the line."""
    count_table(house, buckets, guest, bots=False)
    return await story.upload(house, guest, data.record)


ROUTES = [text, tentative_text, explain_then, course, branch, upload]
