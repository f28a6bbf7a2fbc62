"""The game that bots play on the home page: a finished one from a record, as a watcher would have seen it."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from importlib.resources import files
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Raw, Struct

from teahouse import library
from teahouse.kernel import NOBODY, SPECTATOR, Game, Record
from teahouse.server import names, story, wire
from teahouse.server.problems import Problem
from teahouse.server.sight import printed_box
from teahouse.server.web.answers import PROBLEMS, StrictRequest
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse
from teahouse.server.web.quotas import count_table

GAME: Final = "dragon-boats"
FIRST: Final = 141
"""After so many moves it begins: the board has filled a little."""


class Frame(Struct):
    """The table after somebody's move; facts that are as before are left out."""

    at: int
    seat: int
    move: dict[str, Any]
    """Its sentence."""
    target: str
    to_move: int
    scores: list[int]
    facts: dict[str, Any]
    moment: dict[str, Any]
    hints: dict[str, dict[str, Any]]


class Showcase(Struct):
    """A whole game."""

    game: str
    names: list[str]
    box: Raw
    frames: list[Frame]


@cache
def _recorded() -> tuple[Record, Game]:
    record = Record.parse((files("teahouse.server.web") / "showcase.record").read_text("utf-8"))
    return record, library.build(record.game, record.players, None, dict(record.options))


@cache
def showcase() -> Showcase:
    """Play the record through."""
    record, game = _recorded()
    table, frames, known = game.new(), list[Frame](), dict[str, Any]()
    last = (NOBODY, "", "")
    for number, (_, text) in enumerate(record.moves, 1):
        if table.to_move >= 0:
            last = (table.to_move, text, game.move(text).target)
        table.play(game.move(text))
        if not last[1] or (table.to_move < 0 and not table.over):
            continue  # what chance still has to lay comes with it
        facts = game.view(table, SPECTATOR).to_json()["facts"]
        assert isinstance(facts, dict)
        changed = {name: value for name, value in facts.items() if known.get(name) != value}
        known = facts
        seat, text, target = last
        frames.append(
            Frame(
                number,
                seat,
                game.move(text).label.to_json(),
                target,
                table.to_move,
                table.scores(),
                changed,
                game.moment(table).to_json(),
                game.hints(table, SPECTATOR),
            )
        )
        last = (NOBODY, "", "")
    return Showcase(record.game, list(record.names), Raw(wire.encode(printed_box(game, []))), frames)


@cache
def _packed() -> bytes:
    return gzip.compress(wire.encode(showcase()), 9, mtime=0)


@get("/static/showcase.json", include_in_schema=False)
async def shown(request: StrictRequest) -> Response[bytes]:
    """The frames of the game on the home page."""
    headers = {"cache-control": "public, max-age=86400", "vary": "accept-encoding"}
    content = await asyncio.to_thread(_packed)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/json", headers=headers)


class TakeSeat(wire.Sharing, kw_only=True):
    """Take a seat at the game on the home page."""

    at: wire.Version
    """After so many of its moves."""


@post("/api/showcase/seat", responses=PROBLEMS)
async def take_seat(data: JSONBody[TakeSeat], guest: TheGuest, house: TheHouse, buckets: TheBuckets) -> wire.TableInfo:
    """Play on from a moment of the game on the home page, for the bot whose turn it is there."""
    count_table(house, buckets, guest)
    record, game = _recorded()
    frame = next((one for one in (await asyncio.to_thread(showcase)).frames if one.at == data.at), None)
    if frame is None or frame.to_move < 0:
        raise Problem(404, "too-far", most=len(record.moves))
    texts = [text for _, text in record.moves[: data.at]]
    title = game.title[: names.MOST]
    return await story.play_on(house, guest, game, title, list(record.names), frame.to_move, texts, data.commitment)


ROUTES = [shown, take_seat]
