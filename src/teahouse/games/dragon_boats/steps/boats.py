"""Boats depart, are steered and unloaded; in between, cards may be played (DB-41 to DB-46, DB-R60 to DB-R67)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.cards import add_plays, could_play, front_place, refuse_play
from teahouse.games.dragon_boats.moves import (
    PASS,
    PLAY_A,
    PLAY_B,
    PLAY_C,
    PLAY_D,
    PLAY_G,
    PLAY_H,
    PLAY_I,
    PLAY_R,
    STEER_TO,
)
from teahouse.games.dragon_boats.names import BID_END, DOCKS, LAND, LOCATIONS, NONE, PRE, SEATS, SEATS_ABOARD, STEER
from teahouse.games.dragon_boats.steps.plays import play_card
from teahouse.games.dragon_boats.steps.walking import enter
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Move, Ref, Refusal, Step, Who
from teahouse.kernel.message import Arguments

# -- the frame --------------------------------------------------------------------------------------------------------


class Departures(Step[DragonTable]):
    """Landed boats are unloaded, then the window before a departure opens (DB-42, DB-R60, DB-R65)."""

    __slots__ = ()

    id: ClassVar = "departures"
    clauses: ClassVar = ("DB-42", "DB-R60", "DB-R65")

    def run(self, table: DragonTable) -> None:
        boat = loaded(table)
        if boat != NONE:
            table.agenda.append(self)
            table.agenda.append(Unload(NOBODY, boat))
        else:
            table.agenda.append(Ask(NOBODY, PRE, table.first, 0, NONE))


def loaded(table: DragonTable) -> int:
    """The first boat, in order of arrival, that has landed and carries somebody (DB-R65)."""
    for boat in table.arrivals:
        if table.passengers(boat):
            return boat
    return NONE


class Sail(Step[DragonTable]):
    """The ready boat with the most beats sails next; if there is none, Explore is over (DB-41, DB-42, DB-44, DB-45)."""

    __slots__ = ()

    id: ClassVar = "sail"
    clauses: ClassVar = ("DB-41", "DB-42", "DB-44", "DB-45", "DB-R22", "DB-R24", "DB-R60")

    def run(self, table: DragonTable) -> None:
        best = NONE
        beats = -1
        for boat in range(len(DOCKS)):
            if table.ready(boat):
                drum = table.box.toppers[table.toppers[boat]].beats
                if drum > beats:
                    best, beats = boat, drum
        if best != NONE:
            depart(table, best)


def depart(table: DragonTable, boat: int) -> None:
    """A boat leaves its dock; where to is asked next (DB-43, DB-R67)."""
    table.agenda.append(Departures(NOBODY))
    table.agenda.append(Ask(NOBODY, STEER, table.first, 0, boat))
    if table.chapters is not None:
        table.chapter("departs", (("dock", Ref(f"dock-{DOCKS[boat]}")),), f"dock-{DOCKS[boat]}")
        _tell_passengers(table, boat)
    elif table.notes is not None:
        table.tell("note-departs", NOBODY, (("dock", Ref(f"dock-{DOCKS[boat]}")),))


def _tell_passengers(table: DragonTable, boat: int) -> None:
    """Who is aboard, who steers and in which order they go ashore (DB-43, DB-46)."""
    places = [place for place in range(boat * SEATS_ABOARD, (boat + 1) * SEATS_ABOARD) if table.seats[place] != NONE]
    for index, place in enumerate(places):
        seat = Ref(f"seat-{SEATS[place % SEATS_ABOARD]}")
        steers = "-steers" if place == places[-1] else ""
        table.tell(f"told-aboard{steers}", table.seats[place], (("seat", seat), ("ashore", index + 1)))


def steersperson(table: DragonTable, boat: int) -> int:
    """The owner of the passenger farthest back (DB-43)."""
    for place in range((boat + 1) * SEATS_ABOARD - 1, boat * SEATS_ABOARD - 1, -1):
        if table.seats[place] != NONE:
            return table.seats[place]
    return NONE


def land(table: DragonTable, boat: int, location: int) -> None:
    """The boat arrives and is unloaded."""
    table.places[boat] = location
    table.arrivals.append(boat)
    table.agenda.append(Unload(NOBODY, boat))
    if table.notes is not None:
        names = (("dock", Ref(f"dock-{DOCKS[boat]}")), ("location", Ref(f"location-{LOCATIONS[location]}")))
        table.tell("note-lands", NOBODY, names)


class Unload(Step[DragonTable]):
    """While somebody is aboard, the window before a landing opens (DB-46, DB-R61)."""

    __slots__ = ("boat",)

    id: ClassVar = "unload"
    clauses: ClassVar = ("DB-42", "DB-46", "DB-R48")

    def __init__(self, seat: int, boat: int) -> None:
        super().__init__(seat)
        self.boat = boat

    def run(self, table: DragonTable) -> None:
        if table.passengers(self.boat):
            table.agenda.append(Ask(NOBODY, LAND, table.first, 0, self.boat))


def disembark(table: DragonTable, boat: int, place: int) -> None:
    """A passenger leaves by way of the port space (DB-46, DB-48)."""
    owner = table.seats[place]
    table.seats[place] = NONE
    table.agenda.append(Unload(NOBODY, boat))
    enter(table, owner, table.box.chart.port[table.places[boat]], 1, 0)


# -- windows ----------------------------------------------------------------------------------------------------------


class Ask(Step[DragonTable]):
    """Asking goes clockwise until every seat has declined since the last card (DB-R61, DB-R62)."""

    __slots__ = ("boat", "next", "passes", "window")

    id: ClassVar = "ask"
    clauses: ClassVar = ("DB-R61", "DB-R62", "DB-R65", "DB-R67")

    def __init__(self, seat: int, window: int, next: int, passes: int, boat: int) -> None:
        super().__init__(seat)
        self.window = window
        self.next = next
        self.passes = passes
        self.boat = boat

    def run(self, table: DragonTable) -> None:
        window = self.window
        if window == PRE and loaded(table) != NONE:
            # a card has put somebody on a landed boat, which ends this window (DB-R65)
            table.agenda.append(Departures(NOBODY))
            return
        count = len(table.players)
        seat = self.next
        boat = self.boat
        skipped = steersperson(table, boat) if window == STEER else NONE
        for passes in range(self.passes, count):
            if seat != skipped and could_play(table, seat, window, boat):
                if window == BID_END:
                    table.agenda.append(AfterBidding(seat, passes, boat))
                elif window == PRE:
                    table.agenda.append(BeforeDeparture(seat, passes, boat))
                elif window == STEER:
                    table.agenda.append(BeforeSteering(seat, passes, boat))
                else:
                    table.agenda.append(BeforeLanding(seat, passes, boat))
                return
            seat = (seat + 1) % count
        if window == PRE:
            table.agenda.append(Sail(NOBODY))
        elif window == STEER:
            _ask_steersperson(table, boat)
        elif window == LAND:
            if table.passengers(boat):
                disembark(table, boat, front_place(table, boat))


def _ask_steersperson(table: DragonTable, boat: int) -> None:
    """With both locations taken the boat stays, unless the steersperson might hold card A (DB-R23, DB-R62)."""
    seat = steersperson(table, boat)
    for location in table.box.tracks[boat]:
        if location not in table.places:
            table.agenda.append(Steer(seat, boat))
            return
    if could_play(table, seat, STEER, boat):
        table.agenda.append(BeforeSteering(seat, len(table.players), boat))
    else:
        _stay(table, boat)


def _stay(table: DragonTable, boat: int) -> None:
    """The boat stays at its dock for the rest of the round (DB-R23)."""
    table.stayed |= 1 << boat
    if table.notes is not None:
        table.tell("note-stays", NOBODY, (("dock", Ref(f"dock-{DOCKS[boat]}")),))


class _Answer(Step[DragonTable]):
    """A seat plays one card or passes."""

    __slots__ = ("boat", "passes")

    window: ClassVar[int] = BID_END

    def __init__(self, seat: int, passes: int, boat: int) -> None:
        super().__init__(seat)
        self.passes = passes
        """Seats that have declined since the last card."""
        self.boat = boat

    def moves(self, table: DragonTable) -> list[Move]:
        found = [table.box.moves.pass_by]
        add_plays(table, self.seat, self.window, self.boat, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        following = (self.seat + 1) % len(table.players)
        if move.kind == PASS:
            table.agenda.append(Ask(NOBODY, self.window, following, self.passes + 1, self.boat))
            return
        table.agenda.append(Ask(NOBODY, self.window, following, 0, self.boat))
        play_card(table, self.seat, move)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return refuse_play(table, self.seat, self.window, self.boat, move)

    def details(self, table: DragonTable) -> Arguments:
        if self.boat == NONE:
            return ()
        return (("dock", Ref(f"dock-{DOCKS[self.boat]}")),)


class AfterBidding(_Answer):
    """All discs are placed: card D, or pass (DB-104)."""

    __slots__ = ()

    id: ClassVar = "after-bidding"
    clauses: ClassVar = ("DB-104", "DB-R61", "DB-R62")
    kinds: ClassVar = (PASS, PLAY_D)
    question: ClassVar = "after-bidding"
    window: ClassVar[int] = BID_END


class BeforeDeparture(_Answer):
    """Before a boat departs: cards B, G, H, I, R, or pass (DB-102, DB-107, DB-108, DB-109, DB-118)."""

    __slots__ = ()

    id: ClassVar = "before-departure"
    clauses: ClassVar = (
        "DB-R60", "DB-R61", "DB-R62", "DB-R63", "DB-R64", "DB-R49", "DB-R50", "DB-102", "DB-107", "DB-108", "DB-109",
        "DB-118",
    )  # fmt: skip
    kinds: ClassVar = (PASS, PLAY_B, PLAY_G, PLAY_H, PLAY_I, PLAY_R)
    question: ClassVar = "before-departure"
    window: ClassVar[int] = PRE

    def play(self, table: DragonTable, move: Move) -> None:
        if move.kind == PLAY_H:
            # the boat sails at once, whatever its beats, and the window is closed (DB-108, DB-R63)
            play_card(table, self.seat, move)
            depart(table, move.a)
        else:
            super().play(table, move)


class BeforeSteering(_Answer):
    """A boat is about to sail: card A sends it anywhere, whoever steers (DB-101, DB-R56, DB-R67)."""

    __slots__ = ()

    id: ClassVar = "before-steering"
    clauses: ClassVar = ("DB-101", "DB-R23", "DB-R56", "DB-R62", "DB-R67")
    kinds: ClassVar = (PASS, PLAY_A)
    question: ClassVar = "before-steering"
    window: ClassVar[int] = STEER

    def play(self, table: DragonTable, move: Move) -> None:
        if move.kind == PLAY_A:
            play_card(table, self.seat, move)
            land(table, self.boat, move.a)
        elif self.passes < len(table.players):
            super().play(table, move)
        else:
            _stay(table, self.boat)


class BeforeLanding(_Answer):
    """A boat has landed, before somebody goes ashore: cards B, C, G, I, or pass (DB-102, DB-103, DB-107, DB-109)."""

    __slots__ = ()

    id: ClassVar = "before-landing"
    clauses: ClassVar = (
        "DB-R61", "DB-R62", "DB-R63", "DB-R66", "DB-R48", "DB-102", "DB-103", "DB-107", "DB-109",
    )  # fmt: skip
    kinds: ClassVar = (PASS, PLAY_B, PLAY_C, PLAY_G, PLAY_I)
    question: ClassVar = "before-landing"
    window: ClassVar[int] = LAND

    def play(self, table: DragonTable, move: Move) -> None:
        if move.kind == PLAY_C:
            # this member leaves next, and the window is closed (DB-103, DB-R63)
            play_card(table, self.seat, move)
            disembark(table, self.boat, self.boat * SEATS_ABOARD + move.a)
        else:
            super().play(table, move)


class Steer(Step[DragonTable]):
    """The passenger farthest back chooses one of the two locations on the track (DB-43, DB-R23, DB-R67)."""

    __slots__ = ("boat",)

    id: ClassVar = "steer"
    clauses: ClassVar = ("DB-43", "DB-101", "DB-R23", "DB-R67")
    kinds: ClassVar = (STEER_TO, PLAY_A)
    question: ClassVar = "steer"

    def __init__(self, seat: int, boat: int) -> None:
        super().__init__(seat)
        self.boat = boat

    def moves(self, table: DragonTable) -> list[Move]:
        steer = table.box.moves.steer
        found = [steer[location] for location in table.box.tracks[self.boat] if location not in table.places]
        if table.players[self.seat].hand & table.box.window_cards[STEER]:
            add_plays(table, self.seat, STEER, self.boat, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        if move.kind == PLAY_A:
            play_card(table, self.seat, move)
        land(table, self.boat, move.a)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind == PLAY_A:
            return refuse_play(table, self.seat, STEER, self.boat, move)
        location = ("location", Ref(f"location-{LOCATIONS[move.a]}"))
        if move.a not in table.box.tracks[self.boat]:
            return Refusal("off-track", "DB-43", (location,))
        return Refusal("location-taken", "DB-R23", (location,))

    def details(self, table: DragonTable) -> Arguments:
        return (("dock", Ref(f"dock-{DOCKS[self.boat]}")), ("who", Who(self.seat)))
