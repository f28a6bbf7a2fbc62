"""Tournaments: the house makes the tables of each round when those of the one before are over."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from teahouse import library
from teahouse.arena.rating import anchor
from teahouse.kernel import BadOption
from teahouse.server import ids, lobby, names, paces, pairing, shuffle, wire
from teahouse.server.contest import Opened, Sitting, Tournament, load
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import RATED, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.store import keep
from teahouse.server.store import tournaments as store

LISTED: Final = 50
"""So many of my tournaments are listed."""


async def create(house: House, guest: Guest, wish: wire.NewTournament) -> wire.TournamentInfo:
    """Make a tournament; whoever has made it plays if they join like everybody else."""
    try:
        kind = library.rulebook(wish.game)
        game = library.build(wish.game, max(wish.size, kind.least_players), None, dict(wish.options))
    except BadOption as error:
        raise Problem(400, "bad-table", message=error.message, problem=str(error)) from None
    if wish.rated and wish.fill and anchor(wish.game, wish.fill) is None:
        raise Problem(409, "rated-bot", level=wish.fill)
    async with house.database.read() as connection:
        going = await store.count_going(connection, guest.id)
    if going >= house.settings.limits.tournaments:
        raise Problem(429, "tournaments", most=house.settings.limits.tournaments)
    wished = wire.NewTable(game=wish.game, seats=[], pace=wish.pace, replace=wish.replace, absence=wish.absence)
    pace, absence = paces.asked_for(wished), paces.absence(wished)
    id, now = ids.table_id(), house.clock()
    values: dict[str, Any] = {
        "id": id,
        "name": names.clean(wish.name) if wish.name else kind.title[: names.MOST],
        "owner": guest.id,
        "status": "open",
        "kind": wish.kind,
        "game": wish.game,
        "options": msgspec.json.encode(game.changed_options()).decode(),
        "size": wish.size,
        "fill": wish.fill,
        "rated": wish.rated,
        "pace": "" if pace is None else msgspec.json.encode(pace).decode(),
        "replace": wish.replace,
        "absence": absence,
        "field": 0,
        "rounds": "[]",
        "round": 0,
        "created": now,
        "changed": now,
    }
    await house.database.write(lambda connection: store.add_tournament(connection, **values))
    return await info(house, guest, id)


async def join(house: House, guest: Guest, id: str, wish: wire.Join) -> wire.TournamentInfo:
    """Play in it, until it begins."""
    found = await load(house, id)
    if any(one.guest == guest.id for one in found.entrants):
        return await info(house, guest, id)
    if found.status != "open":
        raise Problem(409, "tournament-begun")
    name = names.clean(wish.name) if wish.name else guest.name
    zone = paces.zone(found.pace, wish.zone)

    def naming(others: list[str]) -> str:
        called = names.apart(name, others)
        return called if called == name or not wish.name else ""

    def work(connection: Connection) -> str:
        return store.enter(connection, id, guest.id, naming, zone, pairing.MOST)

    problem = await house.database.write(work)
    if problem == "taken":
        raise Problem(409, "name-taken", called=name)
    if problem:
        raise Problem(409, f"tournament-{problem}", most=pairing.MOST)
    return await info(house, guest, id)


async def leave(house: House, guest: Guest, id: str) -> wire.TournamentInfo:
    """Not play in it after all; once it has begun, one gets up at one's tables instead."""
    await load(house, id)
    if not await house.database.write(lambda connection: store.withdraw(connection, id, guest.id)):
        raise Problem(409, "tournament-begun")
    return await info(house, guest, id)


async def start(house: House, guest: Guest, id: str) -> wire.TournamentInfo:
    """The owner closes the field: the lot gives the order, bots take seats that are left, the first round begins."""
    while True:
        order = _field(_mine(await load(house, id), guest))
        if await house.database.write(partial(store.begin, id=id, order=order)):
            break
    await advance(house, id)
    return await info(house, guest, id)


def _field(found: Tournament) -> list[dict[str, Any]]:
    """Everybody who plays, bots among them, in an order that is drawn by lot; a Problem if it cannot begin."""
    if found.status != "open":
        raise Problem(409, "tournament-begun")
    people = [one for one in found.entrants if one.guest is not None]
    if len(people) < 2 or (len(people) < pairing.LEAST and not found.row.fill):
        raise Problem(409, "tournament-few", least=pairing.LEAST)
    order: list[dict[str, Any]] = [
        {"guest": one.guest, "name": one.name, "level": "", "zone": one.zone} for one in people
    ]
    if found.row.fill:
        bots = max(pairing.LEAST - len(order), -len(order) % found.size)
        called = [Seat("guest", name=one["name"]) for one in order] + [Seat("bot") for _ in range(bots)]
        lobby.name_bots(called)
        filled = called[len(order) :]
        order += [{"guest": None, "name": one.name, "level": found.row.fill, "zone": ""} for one in filled]
    random.SystemRandom().shuffle(order)
    return order


async def close(house: House, guest: Guest, id: str) -> wire.TournamentInfo:
    """The owner ends it: no more rounds; games that run are played to their end and the standings stay."""
    found = _mine(await load(house, id), guest)
    if found.status in ("open", "running"):
        await house.database.write(lambda connection: store.end(connection, id, "closed", house.clock()))
    return await info(house, guest, id)


def _mine(found: Tournament, guest: Guest) -> Tournament:
    if found.row.owner != guest.id:
        raise Problem(403, "not-your-tournament")
    return found


def table_over(house: House, live: Live) -> None:
    """A table has ended: perhaps the next round can begin."""
    if live.tournament:
        house.spawn(advance(house, live.tournament))


async def look_after(house: House) -> None:
    """Go on with what a server has left that ended amid it: rounds that are over, tables that have not begun."""
    async with house.database.read() as connection:
        over, waiting = await store.load_left(connection, house.database.number, house.database.shared)
    for table in waiting:
        with suppress(Problem):  # another process was quicker
            await house.find(table)
    for id in over:
        await advance(house, id)


async def advance(house: House, id: str) -> None:
    """Open the next round if the last one is over, or end the tournament; whoever comes second changes nothing."""
    while True:
        found = await load(house, id)
        if found.status != "running" or found.waits:
            return
        following = await asyncio.to_thread(found.next_round)
        if following is None:
            await house.database.write(lambda connection: store.end(connection, id, "finished", house.clock()))
            return
        if not await _open(house, found, following):
            return


async def _open(house: House, found: Tournament, following: pairing.Round) -> bool:
    """Store the round and its tables, all or none, and let the games begin."""
    lives = [_table(house, found, players) for players in following.tables]
    opened = Opened(
        [Sitting(live.id, table) for live, table in zip(lives, following.tables, strict=True)], following.byes
    )
    rounds = msgspec.json.encode([*found.rounds, opened]).decode()

    def work(connection: Connection) -> bool:
        if not store.open_round(connection, found.id, len(found.rounds), rounds, house.clock()):
            return False
        for live in lives:
            keep.add_table(connection, live, house.database.number)
        return True

    if not await house.database.write(work):
        return False
    house.live |= {live.id: live for live in lives}
    for live in lives:
        await house.change(live.id, lambda live: shuffle.start_if_ready(house, live))
    return True


def _table(house: House, found: Tournament, players: list[int]) -> Live:
    """A table at which everybody sits already: who joins a tournament has agreed to play."""
    row = found.row
    game = library.build(row.game, len(players), None, msgspec.json.decode(row.options))
    seats: list[Seat] = []
    for who in players:
        one = found.entrants[who]
        if one.level:
            seats.append(Seat("bot", name=one.name, level=one.level))
        elif one.guest is None:  # forgotten: whoever is left plays against an empty chair that a bot can take
            seats.append(Seat("guest", "", one.name, gone=True, agrees=True))
        else:
            seats.append(Seat("guest", one.guest, one.name, zone=one.zone))
    live = lobby.new_table(house, game, "", row.name, False, seats)
    live.tournament, live.talk = row.id, "phrases"
    live.pace, live.replace, live.absence = found.pace, row.replace, row.absence
    live.rated = RATED if row.rated else ""
    return live


async def info(house: House, guest: Guest | None, id: str) -> wire.TournamentInfo:
    """A tournament as a guest may know it."""
    found = await load(house, id)
    row, name = found.row, guest.id if guest else ""
    begun = bool(found.rounds)
    left = set(found.left())
    return wire.TournamentInfo(
        id=id,
        name=row.name,
        link=f"{house.settings.origin}/tournaments/{id}",
        game=row.game,
        options=msgspec.json.decode(row.options),
        kind=row.kind,
        size=found.size,
        fill=row.fill,
        rated=row.rated,
        pace=found.pace,
        replace=row.replace or "usual",
        absence=row.absence,
        status=found.status,  # type: ignore[arg-type]
        owner=bool(name) and row.owner == name,
        joined=any(one.guest == name for one in found.entrants) if name else False,
        entrants=[
            wire.Entrant(number=one.number, name=one.name, mine=bool(name) and one.guest == name, level=one.level)
            for one in found.entrants
        ],
        rounds=[
            wire.TournamentRound(
                tables=[
                    wire.TournamentTable(
                        table=table.table,
                        players=table.players,
                        status=found.found[table.table].status,
                        to_move=found.found[table.table].asked,
                        ranking=found.found[table.table].ranking,
                    )
                    for table in one.tables
                ],
                byes=one.byes,
            )
            for one in found.rounds
        ],
        planned=found.planned() if begun else 0,
        standings=[
            wire.Standing(
                number=line.player,
                place=line.place,
                points=line.points,
                beaten=line.beaten,
                wins=line.wins,
                played=line.played,
                out=line.player not in left,
            )
            for line in (found.standings() if begun else [])
        ],
        created=row.created,
        changed=row.changed,
    )


async def mine(house: House, guest: Guest, going: bool = False) -> list[wire.TournamentLine]:
    """The tournaments that a guest has made or plays in, the latest first; all of them, or those that are not over."""
    async with house.database.read() as connection:
        rows = await store.load_mine(connection, guest.id, LISTED, going)
    return [
        wire.TournamentLine(
            id=row.id,
            name=row.name,
            game=row.game,
            kind=row.kind,
            status="closed" if row.status == "open" and row.owner is None else row.status,
            owner=row.owner == guest.id,
            changed=row.changed,
        )
        for row in rows
    ]
