"""Tournaments: the house makes the tables of each round when those of the one before are over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row

from teahouse import library
from teahouse.arena.rating import anchor, with_leavers
from teahouse.kernel import BadOption
from teahouse.server import ids, lobby, names, paces, pairing, shuffle, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import RATED, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.store import keep
from teahouse.server.store import ratings as rated
from teahouse.server.store import tournaments as store

LISTED: Final = 50
"""So many of my tournaments are listed."""


class Sitting(Struct):
    """A table of a round as it is stored: its id and its players by seat."""

    table: str
    players: list[int]


class Opened(Struct):
    """A round as it is stored."""

    tables: list[Sitting]
    byes: list[int]


def _nobody(number: int) -> Any:
    """Whoever is forgotten keeps their number in the pairings, and nothing else."""
    return SimpleNamespace(number=number, guest=None, name="–", level="")


class Tournament:
    """A tournament, its entrants, and how its tables stand."""

    def __init__(
        self, row: Row[Any], entrants: Sequence[Row[Any]], found: dict[str, tuple[str, list[int] | None]]
    ) -> None:
        self.row = row
        self.id: str = row.id
        self.status: str = "closed" if row.status == "open" and row.owner is None else row.status
        known = {one.number: one for one in entrants}
        self.entrants = [known.get(number) or _nobody(number) for number in range(row.field)] or entrants
        self.rounds = msgspec.json.decode(row.rounds, type=list[Opened])
        self.pace = msgspec.json.decode(row.pace, type=wire.Pace) if row.pace else None
        self.found = found
        """By table its status and, once it is over, the places by seat."""
        game = library.rulebook(row.game)
        self.least = max(2, game.least_players)
        self.size = min(row.size, game.most_players)

    @property
    def field(self) -> int:
        return len(self.entrants)

    @property
    def knocks_out(self) -> bool:
        return bool(self.row.kind == "knock-out")

    def played(self) -> list[pairing.Played]:
        """Every table that is over."""
        return [
            pairing.Played(table.players, ranking)
            for one in self.rounds
            for table in one.tables
            if (ranking := self.found[table.table][1]) is not None
        ]

    def standings(self) -> list[pairing.Line]:
        return pairing.standings(self.field, self.played())

    @property
    def waits(self) -> bool:
        """Whether a table of the last round is not over."""
        return bool(self.rounds) and any(self.found[table.table][1] is None for table in self.rounds[-1].tables)

    def left(self) -> list[int]:
        """Who is still in: in a knock-out those who have gone on from each round, the best first."""
        there = list(range(self.field))
        if not self.knocks_out:
            return there
        for one in self.rounds:
            on = set(one.byes)
            for table in one.tables:
                ranking = self.found[table.table][1]
                if ranking is None:
                    on |= set(table.players)
                    continue
                on |= set(self._best(table.players, ranking)[: pairing.goes_on(len(table.players))])
            there = [who for who in there if who in on]
        order = {line.player: at for at, line in enumerate(self.standings())}
        return sorted(there, key=lambda who: order[who]) if self.rounds else there

    def _best(self, players: list[int], ranking: list[int]) -> list[int]:
        """By place; level, by the standings, then by the lot, which is the order of the numbers."""
        order = {line.player: at for at, line in enumerate(self.standings())}
        place = dict(zip(players, ranking, strict=True))
        return sorted(players, key=lambda who: (place[who], order[who]))

    def next_round(self) -> pairing.Round | None:
        """What is to be played next; None if that was all."""
        before = [pairing.Round([table.players for table in one.tables], one.byes) for one in self.rounds]
        if not self.knocks_out:
            plan = pairing.round_robin(self.field, self.size, self.least)
            return plan[len(before)] if len(before) < len(plan) else None
        if before and len(before[-1].tables) == 1 and not before[-1].byes:
            return None
        left = self.left()
        return pairing.knock_out(left, self.size, self.least, before) if len(left) > 1 else None

    def planned(self) -> int:
        """How many rounds there will be."""
        if not self.knocks_out:
            return pairing.rounds(self.field, self.size, self.least)
        left, count = self.field, 0
        while left > 1:
            one = pairing.knock_out(range(left), self.size, self.least)
            count += 1
            if len(one.tables) == 1 and not one.byes:
                break
            left = len(one.byes) + sum(pairing.goes_on(len(table)) for table in one.tables)
        return count


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
    wished = wire.NewTable(game=wish.game, seats=[], pace=wish.pace, replace=wish.replace)
    pace, late = paces.asked_for(wished), paces.when_late(wished)
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
        "replace": late,
        "field": 0,
        "rounds": "[]",
        "round": 0,
        "created": now,
        "changed": now,
    }
    await house.database.write(lambda connection: store.add_tournament(connection, **values))
    return await info(house, guest, id)


async def load(house: House, id: str) -> Tournament:
    """A tournament as it stands now."""
    async with house.database.read() as connection:
        found = await store.load(connection, id) if id.isascii() and id.isalnum() else None
        if found is None:
            raise Problem(404, "no-tournament")
        row, entrants = found
        rounds = msgspec.json.decode(row.rounds, type=list[Opened])
        tables = [table.table for one in rounds for table in one.tables]
        known = await store.load_tables(connection, tables)
        seats = await keep.load_seats(
            connection, [table for table in tables if known[table].status in ("finished", "ended")]
        )
    results: dict[str, tuple[str, list[int] | None]] = {}
    for table in tables:
        one = known[table]
        if table not in seats:
            results[table] = (one.status, None)
            continue
        level = [1] * one.players  # a game that was ended: nobody is ahead of anybody
        ranking = msgspec.json.decode(one.ranking) if one.ranking else level
        places = with_leavers(ranking, [rated.has_left(seat) for seat in seats[table]])
        results[table] = (one.status, [1 + sum(other < place for other in places) for place in places])
    return Tournament(row, entrants, results)


async def join(house: House, guest: Guest, id: str, wish: wire.Join) -> wire.TournamentInfo:
    """Play in it, until it begins."""
    found = await load(house, id)
    if any(one.guest == guest.id for one in found.entrants):
        return await info(house, guest, id)
    if found.status != "open":
        raise Problem(409, "tournament-begun")
    others = [one.name for one in found.entrants]
    name = names.clean(wish.name) if wish.name else guest.name
    called = names.apart(name, others)
    if wish.name and called != name:
        raise Problem(409, "name-taken", called=name)

    def work(connection: Connection) -> bool:
        return store.enter(connection, id, guest.id, called, "", pairing.MOST)

    if not await house.database.write(work):
        raise Problem(409, "tournament-full" if found.status == "open" else "tournament-begun", most=pairing.MOST)
    return await info(house, guest, id)


async def leave(house: House, guest: Guest, id: str) -> wire.TournamentInfo:
    """Not play in it after all; once it has begun, one gets up at one's tables instead."""
    if (await load(house, id)).status != "open":
        raise Problem(409, "tournament-begun")
    await house.database.write(lambda connection: store.withdraw(connection, id, guest.id))
    return await info(house, guest, id)


async def start(house: House, guest: Guest, id: str) -> wire.TournamentInfo:
    """The owner closes the field: the lot gives the order, bots take seats that are left, the first round begins."""
    found = _mine(await load(house, id), guest)
    if found.status != "open":
        raise Problem(409, "tournament-begun")
    people = [one for one in found.entrants if one.guest is not None]
    if len(people) < 2 or (len(people) < pairing.LEAST and not found.row.fill):
        raise Problem(409, "tournament-few", least=pairing.LEAST)
    order: list[dict[str, Any]] = [{"guest": one.guest, "name": one.name, "level": ""} for one in people]
    if found.row.fill:
        bots = max(pairing.LEAST - len(order), -len(order) % found.size)
        called = [Seat("guest", name=one["name"]) for one in order] + [Seat("bot") for _ in range(bots)]
        lobby.name_bots(called)
        order += [{"guest": None, "name": one.name, "level": found.row.fill} for one in called[len(order) :]]
    random.SystemRandom().shuffle(order)
    if not await house.database.write(lambda connection: store.begin(connection, id, order)):
        raise Problem(409, "tournament-begun")
    await advance(house, id)
    return await info(house, guest, id)


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
    for live in lives:
        house.live[live.id] = live
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
            seats.append(Seat("guest", one.guest, one.name))
    live = lobby.new_table(house, game, "", row.name, False, seats)
    live.tournament, live.replace, live.talk = row.id, row.replace, "phrases"
    live.pace = found.pace
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
                        status=found.found[table.table][0],
                        ranking=found.found[table.table][1],
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


async def mine(house: House, guest: Guest) -> list[wire.TournamentLine]:
    """The tournaments that a guest has made or plays in, the latest first."""
    async with house.database.read() as connection:
        rows = await store.load_mine(connection, guest.id, LISTED)
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
