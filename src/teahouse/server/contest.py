"""A tournament as it stands: who plays, what was played, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from teahouse import library
from teahouse.arena.rating import with_leavers
from teahouse.server import pairing, wire
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import keep
from teahouse.server.store import ratings as rated
from teahouse.server.store import tournaments as store


class Sitting(Struct):
    """A table of a round as it is stored: its id and its players by seat."""

    table: str
    players: list[int]


class Opened(Struct):
    """A round as it is stored."""

    tables: list[Sitting]
    byes: list[int]


class Stand(NamedTuple):
    """How a table of a round stands."""

    status: str
    asked: int = -1
    """The seat that is to move; -1 if it is over, or chance is asked."""
    ranking: list[int] | None = None
    """The places by seat, once it is over."""


def _nobody(number: int) -> Any:
    """Whoever is forgotten keeps their number in the pairings, and nothing else."""
    return SimpleNamespace(number=number, guest=None, name="–", level="")


class Tournament:
    """A tournament, its entrants, and how its tables stand."""

    def __init__(self, row: Row[Any], entrants: Sequence[Row[Any]], found: dict[str, Stand]) -> None:
        self.row = row
        self.id: str = row.id
        self.status: str = "closed" if row.status == "open" and row.owner is None else row.status
        known = {one.number: one for one in entrants}
        self.entrants = [known.get(number) or _nobody(number) for number in range(row.field)] or entrants
        self.rounds = msgspec.json.decode(row.rounds, type=list[Opened])
        self.pace = msgspec.json.decode(row.pace, type=wire.Pace) if row.pace else None
        self.found = found
        """By table."""
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
            if (ranking := self.found[table.table].ranking) is not None
        ]

    def standings(self) -> list[pairing.Line]:
        return pairing.standings(self.field, self.played())

    @property
    def waits(self) -> bool:
        """Whether a table of the last round is not over."""
        return bool(self.rounds) and any(self.found[table.table].ranking is None for table in self.rounds[-1].tables)

    def left(self) -> list[int]:
        """Who is still in: in a knock-out those who have gone on from each round, the best first."""
        there = list(range(self.field))
        if not self.knocks_out:
            return there
        for one in self.rounds:
            on = set(one.byes)
            for table in one.tables:
                ranking = self.found[table.table].ranking
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
    results: dict[str, Stand] = {}
    for table in tables:
        one = known[table]
        if table not in seats:
            results[table] = Stand(one.status, max(-1, one.to_move) if one.status == "running" else -1)
            continue
        level = [1] * one.players  # a game that was ended: nobody is ahead of anybody
        ranking = msgspec.json.decode(one.ranking) if one.ranking else level
        places = with_leavers(ranking, [rated.has_left(seat) for seat in seats[table]])
        ranking = [1 + sum(other < place for other in places) for place in places]
        results[table] = Stand(one.status, ranking=ranking)
    return Tournament(row, entrants, results)
