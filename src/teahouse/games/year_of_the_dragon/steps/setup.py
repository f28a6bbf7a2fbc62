"""Laying out the year and drafting the first two persons (YD-6 to YD-15)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.year_of_the_dragon.moves import DRAFT, EVENT
from teahouse.games.year_of_the_dragon.names import EVENTS, MONTHS, NONE, TYPES, YOUNG
from teahouse.games.year_of_the_dragon.steps.person import PLACE_PERSON
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.super_events import DrawCorner
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, NOBODY, Move, Ref, Refusal, Step


class DrawEvent(Step[YearTable]):
    """The next event tile is drawn and laid on the row (YD-6)."""

    __slots__ = ()
    id: ClassVar = "draw-event"
    clauses: ClassVar = ("YD-6", "YD-7", "YD-A4", "YD-A5")
    kinds: ClassVar = (EVENT,)
    drawn: ClassVar = True
    question: ClassVar = "event"

    def moves(self, table: YearTable) -> list[Move]:
        moves = table.moves_of.event
        pool = table.event_pool
        return [moves[event] for event in range(len(pool)) if pool[event]]

    def weights(self, table: YearTable) -> list[int]:
        return [left for left in table.event_pool if left]

    def play(self, table: YearTable, move: Move) -> None:
        event = move.a
        table.event_pool[event] -= 1
        lay_event(table.events, event)
        if any(table.event_pool):
            table.agenda.append(self)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("no-event-left", "YD-6", (("event", Ref(f"event-{EVENTS[move.a]}")),))


def lay_event(events: list[int], event: int) -> None:
    """Lay a drawn tile: on the first free month, or the next one where its left neighbour is alike (YD-6).

    Where the last free month is the twelfth and its neighbour is alike, months 10 and 11 change places first (YD-A4).
    """
    month = events.index(NONE)
    if events[month - 1] != event:
        events[month] = event
    elif NONE in events[month + 1 :]:
        events[events.index(NONE, month + 1)] = event
    else:
        events[month - 2], events[month - 1] = events[month - 1], events[month - 2]
        events[month] = event


class DraftPerson(Step[YearTable]):
    """A seat takes a young person of the start; its two types differ, and nobody has the same two (YD-12)."""

    __slots__ = ()
    id: ClassVar = "draft-person"
    clauses: ClassVar = ("YD-12", "YD-13", "YD-A1", "YD-A2", "YD-A7")
    kinds: ClassVar = (DRAFT,)
    question: ClassVar = "draft"

    def moves(self, table: YearTable) -> list[Move]:
        mine = table.players[self.seat].draft
        moves = table.moves_of.draft
        if not mine:
            return moves  # 36 pairs for 5 players: every type still leads to a free pair
        found: list[Move] = []
        for type in range(len(TYPES)):
            pair = mine | 1 << type
            if pair != mine and not _taken(table, pair):
                found.append(moves[type])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        seat = self.seat
        table.players[seat].draft |= 1 << move.a
        person = 2 * move.a + YOUNG
        table.tiles[person] -= 1
        table.agenda.append(PLACE_PERSON[seat][person])

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        mine = table.players[self.seat].draft
        type = Ref(f"person-{TYPES[move.a]}")
        if mine & 1 << move.a:
            return Refusal("draft-two-types", "YD-12", (("person", type),))
        first = Ref(f"person-{TYPES[mine.bit_length() - 1]}")
        return Refusal("draft-pair-taken", "YD-13", (("person", type), ("first", first)))


def _taken(table: YearTable, pair: int) -> bool:
    for player in table.players:
        if player.draft == pair:
            return True
    return False


class BeginYear(Step[YearTable]):
    """The first of twelve months begins (YD-1)."""

    __slots__ = ()
    id: ClassVar = "begin-year"
    clauses: ClassVar = ("YD-1", "YD-16")

    def run(self, table: YearTable) -> None:
        for month in range(MONTHS, 0, -1):
            table.agenda.append(BeginMonth(NOBODY, month))


def first_agenda(table: YearTable) -> None:
    """Set-up in the order of the rulebook: event row, super event, start persons (YD-6, YD-67, YD-12)."""
    seats = len(table.players)
    table.agenda.append(BeginYear(NOBODY))
    for seat in range(seats - 1, -1, -1):
        # tile, place, tile, place (YD-A7); seat 1 is the oldest player (YD-A1)
        table.agenda.append(DraftPerson(seat))
        table.agenda.append(DraftPerson(seat))
    if table.corner == NONE and table.game.options["super_event"] == "random":
        table.agenda.append(DrawCorner(NATURE))
    table.agenda.append(DrawEvent(NATURE))
