"""Talk at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from teahouse.server import talk, wire
from teahouse.server.web.answers import PROBLEMS
from teahouse.server.web.asked import TableId, TheGuest, TheHouse, Visitor

After = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="the last word that I know")]
WordNumber = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]


@get("/api/tables/{id:str}/talk", responses=PROBLEMS)
async def read(id: TableId, visitor: Visitor, house: TheHouse, after: After = 0) -> wire.Talk:
    """What was said at a table that I may listen to."""
    return await talk.read(house, visitor, id, after)


@post("/api/tables/{id:str}/talk", responses=PROBLEMS)
async def say(id: TableId, data: JSONBody[wire.Say], guest: TheGuest, house: TheHouse) -> wire.Word:
    """Say a phrase, or a text of my own where the table allows it."""
    return await talk.say(house, guest, id, data)


@put("/api/tables/{id:str}/talk/{number:int}/mute", status_code=204, responses=PROBLEMS)
async def mute(id: TableId, number: WordNumber, guest: TheGuest, house: TheHouse) -> None:
    """Hear nothing more, here or elsewhere, of whoever has said this."""
    await talk.mute(house, guest, id, number, True)


@delete("/api/tables/{id:str}/talk/{number:int}/mute", status_code=204, responses=PROBLEMS)
async def unmute(id: TableId, number: WordNumber, guest: TheGuest, house: TheHouse) -> None:
    """Hear them again."""
    await talk.mute(house, guest, id, number, False)


ROUTES = [read, say, mute, unmute]
