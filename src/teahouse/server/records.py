"""Looking back: records and positions, masked while the game runs."""

from __future__ import annotations

import asyncio

from teahouse.kernel import NATURE, SPECTATOR, Game, Record, Value
from teahouse.kernel.record import HIDDEN
from teahouse.server import wire
from teahouse.server.book import Shot
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.server.sight import moment_of
from teahouse.server.store import keep

_NO_SEAT = -1
"""How a record says that it was made for somebody who watches: `masked 0`."""


async def record(house: House, guest: Guest | None, id: str, wish: int | None) -> str:
    """The game as text; while it runs only what a seat may know."""
    live = await house.find(id)
    if live.status == "open":
        raise Problem(409, "not-started")
    seat = live.eyes(guest.id if guest else "", wish)
    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id, live.version)
    options: dict[str, Value] = dict(live.options)
    made = Record(live.game_name, live.rules, live.players, options, live.components)
    made.names = [one.name or f"Seat {number + 1}" for number, one in enumerate(live.seats)]
    made.commitment, made.committed, made.laid = live.commitment, live.committed, len(live.beginning)
    made.anew = [(one.why, one.name) for one in live.anew]
    for number, (mover, text) in enumerate(moves, start=1):
        made.add(mover, text if live.knows(number, seat) else HIDDEN)
    if live.over:
        made.scores = live.scores
        made.seed, made.salt, made.parts = live.seed, live.salt, live.parts
    else:
        made.masked = _NO_SEAT if seat == SPECTATOR else seat
    return made.write()


async def draws(house: House, id: str) -> wire.Draws:
    """What chance has drawn of how much, once the game is over."""
    live = await house.find(id)
    if not live.over:
        raise Problem(409, "not-over")
    if live.game is None:
        raise Problem(409, "old-rules", rules=live.rules)
    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id, live.version)
    return await asyncio.to_thread(_drawn, live.game, moves, len(live.beginning))


def _drawn(game: Game, moves: list[tuple[int, str]], laid: int) -> wire.Draws:
    table, found = game.new(), list[list[int]]()
    for number, (seat, text) in enumerate(moves):
        if seat == NATURE and number >= laid:
            texts, weights = [move.text for move in table.moves()], table.weights()
            place = texts.index(text)
            low = sum(weights[:place])
            found.append([low, low + weights[place], sum(weights)])
        table.apply(game.move(text))
    return wire.Draws(before=sum(seat == NATURE for seat, _ in moves[:laid]), draws=found)


async def thoughts(house: House, id: str) -> list[wire.Thought]:
    """What the bots thought of their moves; nobody is told before the game is over."""
    live = await house.find(id)
    if not live.over:
        raise Problem(409, "not-over")
    async with house.database.read() as connection:
        book, _ = await keep.load_book(connection, id)
    return [
        wire.Thought(at=move.number, seat=move.seat, move=move.text, id=said["id"], args=said["args"])
        for move in book.all_thoughts()
        for said in [move.thought or {}]
    ]


async def review(house: House, id: str) -> wire.LookedBack:
    """What a finished game was about, as far as the house has looked at it."""
    live = await house.find(id)
    if not live.over or not live.version:
        raise Problem(409, "not-over")
    if live.game is None:
        raise Problem(409, "old-rules", rules=live.rules)
    found, working = await house.reviewer.read(live, house.claim(live))
    lacking = "" if found is not None or working else house.reviewer.lacking
    return wire.LookedBack(working=working, review=found, lacking=lacking)


async def position(house: House, guest: Guest | None, id: str, at: int | None, wish: int | None) -> wire.PositionAt:
    """The table after `at` moves as a seat could see it; when the game is over, all of it."""
    live = await house.find(id)
    if live.status == "open" or (live.over and not live.version):
        raise Problem(409, "not-started")
    at = live.version if at is None else at
    if at > live.version:
        raise Problem(404, "too-far", most=live.version)
    seat = live.eyes(guest.id if guest else "", wish)
    if live.game is None:
        async with house.database.read() as connection:
            page = await keep.load_page(connection, id, at)
        if not page.shots:
            raise Problem(409, "old-rules", rules=live.rules)
        return _stored(live, page.shots[0], at)
    table = await house.table_at(live, at)
    view = live.game.view(table, seat)
    return wire.PositionAt(
        at=at,
        seat=seat,
        view=view.to_json(),
        moment=moment_of(live.game, table),
        hints=live.game.hints(table, seat),
        position=table.position() if live.over else None,
        exact=True,
    )


def _stored(live: Live, shot: Shot, at: int) -> wire.PositionAt:
    """Rules that are no longer known: the last stored position before."""
    position, view = shot.seen()
    return wire.PositionAt(
        at=shot.number,
        seat=SPECTATOR,
        view=view,
        moment=None,
        hints={},
        position=position if live.over else None,
        exact=shot.number == at,
    )
