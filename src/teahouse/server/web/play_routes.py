"""Playing over HTTP: state, trying, storing, asking why not, looking back."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from teahouse.review import Advice
from teahouse.server import play, records, stand_ins, streams, wire
from teahouse.server import talk as talks
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import language
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address, boxed, raw, takes_packed
from teahouse.server.web.asked import At, Digest, Idle, SeatWish, Since, TableId, Talks, TheGuest, TheHouse, Visitor


@get("/api/tables/{id:str}/state", responses=PROBLEMS)
async def state(
    id: TableId, house: TheHouse, visitor: Visitor, since: Since = 0, seat: SeatWish = None
) -> Response[wire.State]:
    """All that I may know about a table now."""
    await stand_ins.come_back(house, visitor, await house.find(id))
    return raw(await play.state(house, visitor, id, seat, since), wire.State)


@get("/api/tables/{id:str}/box/{digest:str}", responses=PROBLEMS)
async def box(id: TableId, digest: Digest, request: StrictRequest, house: TheHouse) -> Response[wire.Box]:
    """What is printed on boards, tiles and cards of a table, and all moves; it never changes."""
    packed = takes_packed(request)
    return boxed(await play.box(house, id, digest, packed), packed)


@post("/api/tables/{id:str}/try", status_code=200, responses=PROBLEMS)
async def attempt(
    id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse
) -> Response[wire.Trial]:
    """What would be after these moves? Nothing is stored; it stops before chance and before other seats."""
    return raw(await play.attempt(house, guest, id, data), wire.Trial)


@post("/api/tables/{id:str}/turn", status_code=200, responses=PROBLEMS)
async def turn(id: TableId, data: JSONBody[wire.Turn], guest: TheGuest, house: TheHouse) -> wire.Receipt:
    """Play these moves: all are stored, or none. The answer comes when they are safe."""
    return await play.turn(house, guest, id, data)


@post("/api/tables/{id:str}/why", status_code=200, responses=PROBLEMS)
async def why(id: TableId, data: JSONBody[wire.Question], guest: TheGuest, house: TheHouse) -> wire.Reason:
    """Why can I not do this? The rule and the numbers that fail."""
    return await play.why(house, guest, id, data)


@post("/api/tables/{id:str}/preview", status_code=200, responses=PROBLEMS)
async def preview(id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse) -> wire.Previews:
    """What would each legal move change for me, after these tentative ones?"""
    return await play.previews(house, guest, id, data)


@post("/api/tables/{id:str}/advice", status_code=200, responses=PROBLEMS)
async def advice(id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse) -> Advice:
    """At a practice table: the best three moves, what to expect of each and why."""
    return await play.advice(house, guest, id, data)


@post("/api/tables/{id:str}/doubt", status_code=200, responses=PROBLEMS)
async def doubt(id: TableId, data: JSONBody[wire.Tentative], guest: TheGuest, house: TheHouse) -> wire.Doubted:
    """At a practice table: whether the turn that I have tried has a mistake in it, and what was better."""
    return await play.doubt(house, guest, id, data)


@post("/api/tables/{id:str}/explain", status_code=200, responses=PROBLEMS)
async def explain(id: TableId, data: JSONBody[wire.Thing], visitor: Visitor, house: TheHouse) -> wire.Explanation:
    """What is this thing on the board, and what does it mean for me now?"""
    return await play.explain(house, visitor, id, data)


@get("/api/tables/{id:str}/position", responses=PROBLEMS)
async def position(
    id: TableId, house: TheHouse, visitor: Visitor, at: At = None, seat: SeatWish = None
) -> wire.PositionAt:
    """The table after some moves: what my seat could see, and when the game is over everything."""
    return await records.position(house, visitor, id, at, seat)


@get("/api/tables/{id:str}/thoughts", responses=PROBLEMS)
async def thoughts(id: TableId, house: TheHouse) -> list[wire.Thought]:
    """What the bots thought of their moves, when the game is over."""
    return await records.thoughts(house, id)


@get("/api/tables/{id:str}/draws", responses=PROBLEMS)
async def draws(id: TableId, house: TheHouse) -> wire.Draws:
    """What chance has drawn, for whoever does the sums again; when the game is over."""
    return await records.draws(house, id)


@get("/api/tables/{id:str}/review", responses=PROBLEMS)
async def review(id: TableId, house: TheHouse) -> wire.LookedBack:
    """What the game was about, when it is over; the house looks at it when it is first asked, if it has not yet."""
    return await records.review(house, id)


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(
    id: TableId,
    request: StrictRequest,
    house: TheHouse,
    visitor: Visitor,
    seat: SeatWish = None,
    talk: Talks = False,
) -> Response[str]:
    """The game as text. While it runs, moves that my seat may not know are masked.

    With `talk`, what was said and I may hear follows as comments, in my language.
    """
    text = await records.record(house, visitor, id, seat)
    if talk:
        text += await talks.comments(house, visitor, id, language(request.headers.get("accept-language", "")))
    name = f'attachment; filename="{id}.record"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@get("/api/tables/{id:str}/stream", media_type="application/x-ndjson", responses=PROBLEMS)
async def stream(
    id: TableId,
    request: StrictRequest,
    house: TheHouse,
    visitor: Visitor,
    since: Since = 0,
    seat: SeatWish = None,
    talk: Talks = False,
) -> Stream:
    """The state now and after every change, one JSON object a line; an empty line says that the stream lives.

    With `talk`, what is said comes in lines of its own.
    """
    (await house.find(id)).eyes(visitor.id if visitor else "", seat)
    house.door.knock(visitor, address(request))
    await stand_ins.come_back(house, visitor, await house.find(id))
    return Stream(
        _lines_of_table(house, visitor, address(request), id, seat, since, talk), media_type="application/x-ndjson"
    )


async def _lines_of_table(
    house: House, visitor: Guest | None, address: str, id: str, seat: int | None, since: int, talks: bool
) -> AsyncGenerator[bytes, None]:
    with house.door.enter(visitor, address) as watcher:
        async with aclosing(streams.states(house, watcher, id, seat, since, streams.HEARTBEAT, talks)) as states:
            async for found in states:
                yield found + b"\n"


@get("/api/events", media_type="application/x-ndjson", responses=PROBLEMS)
async def events(request: StrictRequest, guest: TheGuest, house: TheHouse, idle: Idle = False) -> Stream:
    """News about all my tables, one JSON object a line; an empty line says that the stream lives."""
    house.door.knock(guest, address(request))
    return Stream(_lines_of_guest(house, guest, address(request), idle), media_type="application/x-ndjson")


async def _lines_of_guest(house: House, guest: Guest, address: str, idle: bool) -> AsyncGenerator[bytes, None]:
    with house.door.enter(guest, address, idle) as watcher:
        async with aclosing(streams.events(house, watcher, streams.HEARTBEAT)) as events:
            async for found in events:
                yield found + b"\n"


ROUTES = [
    state,
    box,
    attempt,
    turn,
    why,
    preview,
    advice,
    doubt,
    explain,
    position,
    thoughts,
    draws,
    review,
    record,
    stream,
    events,
]
