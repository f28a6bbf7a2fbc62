"""What playing a card does, and the second click of the cards that need one (DB-101 to DB-119)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.dragon_boats.cards import hops, partners, single, switches
from teahouse.games.dragon_boats.moves import (
    ARRANGE,
    GIVE,
    HOP,
    PLAY_B,
    PLAY_D,
    PLAY_F,
    PLAY_G,
    PLAY_I,
    PLAY_P,
    PLAY_R,
    PLAY_S,
    SEAT,
    space_arguments,
)
from teahouse.games.dragon_boats.names import DOCKS, GOODS, LETTERS, NEUTRAL, NONE, SEATS, SEATS_ABOARD, STALLS
from teahouse.games.dragon_boats.steps.draws import push_offerings
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Move, Ref, Refusal, Step, Who
from teahouse.kernel.message import Arguments

BOAT: Final = 0
STALL: Final = 1


def play_card(table: DragonTable, seat: int, move: Move) -> None:
    """Lay the card aside and carry it out, or ask for its second half."""
    card = LETTERS.index(move.kind[-1].upper())
    player = table.players[seat]
    bit = 1 << card
    player.hand &= ~bit
    player.blind &= ~bit
    player.used |= bit
    kind = move.kind
    if kind == PLAY_P:
        # one of each, never more by J, K or M (DB-116, DB-EXM)
        table.gain_food(seat, 1)
        table.gain_treasure(seat, 1)
        push_offerings(table, seat, 1)
    elif kind == PLAY_R:
        table.sent |= 1 << move.a
    elif kind == PLAY_B:
        arrange(table, seat, BOAT, move.a, [])
    elif kind == PLAY_D:
        arrange(table, seat, STALL, move.a, [])
    elif kind == PLAY_F:
        table.agenda.append(Give(seat, move.a, move.b))
    elif kind == PLAY_G:
        table.agenda.append(SwitchBoats(seat, move.a))
    elif kind == PLAY_I:
        table.agenda.append(JumpShip(seat, move.a))
    elif kind == PLAY_S:
        table.agenda.append(Hop(seat, move.a))


# -- cards B and D: one shared step -----------------------------------------------------------------------------------


def _order(table: DragonTable, what: int, place: int) -> list[int]:
    """The order to be changed: passengers and empty seats from the front, or discs from the top."""
    if what == BOAT:
        return table.seats[place * SEATS_ABOARD : (place + 1) * SEATS_ABOARD]
    return [owner for owner in reversed(table.stacks[place]) if owner != NEUTRAL]


def _choices(now: list[int], chosen: list[int]) -> list[int]:
    """Who may come next so that the order can still become another one (DB-R68)."""
    left = now.copy()
    for owner in chosen:
        left.remove(owner)
    found: list[int] = []
    for owner in sorted(set(left)):
        rest = left.copy()
        rest.remove(owner)
        begun = [*chosen, owner]
        if begun != now[: len(begun)] or len(set(rest)) > 1:
            found.append(owner)
    return found


def arrange(table: DragonTable, seat: int, what: int, place: int, chosen: list[int]) -> None:
    """Ask for the next in the new order; what can only come one way is not asked."""
    now = _order(table, what, place)
    while len(chosen) < len(now):
        choices = _choices(now, chosen)
        if len(choices) > 1:
            code = 0
            for owner in chosen:
                code = code * 8 + owner + 2
            table.agenda.append(Arrange(seat, what, place, code))
            return
        chosen = [*chosen, choices[0]]
    if what == BOAT:
        table.seats[place * SEATS_ABOARD : (place + 1) * SEATS_ABOARD] = chosen
        table.tell("note-rearranged", NOBODY, (("dock", Ref(f"dock-{DOCKS[place]}")),))
    else:
        bottom = [NEUTRAL] if table.stacks[place][0] == NEUTRAL else []
        table.stacks[place] = bottom + chosen[::-1]
        table.tell("note-swapped", NOBODY, (("stall", Ref(f"stall-{STALLS[place]}")),))


class Arrange(Step[DragonTable]):
    """Cards B and D: who comes next, from the front of the boat or from the top of the stack."""

    __slots__ = ("code", "place", "what")

    id: ClassVar = "arrange"
    clauses: ClassVar = ("DB-102", "DB-104", "DB-R5", "DB-R68")
    kinds: ClassVar = (ARRANGE,)
    question: ClassVar = "arrange"

    def __init__(self, seat: int, what: int, place: int, code: int) -> None:
        super().__init__(seat)
        self.what = what
        self.place = place
        self.code = code
        """The owners chosen so far, in octal: 1 for an empty seat, 2 for the first seat, and so on."""

    def _chosen(self) -> list[int]:
        found: list[int] = []
        code = self.code
        while code:
            found.insert(0, code % 8 - 2)
            code //= 8
        return found

    def moves(self, table: DragonTable) -> list[Move]:
        moves = table.box.moves
        now = _order(table, self.what, self.place)
        return [
            moves.arrange_empty if owner == NONE else moves.arrange[owner] for owner in _choices(now, self._chosen())
        ]

    def play(self, table: DragonTable, move: Move) -> None:
        arrange(table, self.seat, self.what, self.place, [*self._chosen(), move.a])

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        # a choice that could only restore the old order leaves a single other one, which is not asked
        clause = "DB-102" if self.what == BOAT else "DB-104"
        if move.a == NONE:
            return Refusal("no-empty-left", clause)
        return Refusal("none-of-these-left", clause, (("who", Who(move.a)),))

    def details(self, table: DragonTable) -> Arguments:
        done = len(self._chosen())
        if self.what == BOAT:
            return (("what", "boat"), ("thing", Ref(f"dock-{DOCKS[self.place]}")), ("next", Ref(f"seat-{SEATS[done]}")))
        return (("what", "stall"), ("thing", Ref(f"stall-{STALLS[self.place]}")), ("next", done + 1))


# -- card F -----------------------------------------------------------------------------------------------------------


class Give(Step[DragonTable]):
    """Card F: the Offering given in return; the other player has no say (DB-106, DB-R47)."""

    __slots__ = ("good", "victim")

    id: ClassVar = "give"
    clauses: ClassVar = ("DB-106", "DB-R47", "DB-R68")
    kinds: ClassVar = (GIVE,)
    question: ClassVar = "give"

    def __init__(self, seat: int, victim: int, good: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.good = good

    def moves(self, table: DragonTable) -> list[Move]:
        goods = table.players[self.seat].goods
        give = table.box.moves.give
        return [give[kind] for kind in range(len(GOODS)) if goods[kind] and kind != self.good]

    def play(self, table: DragonTable, move: Move) -> None:
        mine, theirs = table.players[self.seat].goods, table.players[self.victim].goods
        mine[move.a] -= 1
        theirs[move.a] += 1
        theirs[self.good] -= 1
        mine[self.good] += 1

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        good = (("good", Ref(f"good-{GOODS[move.a]}")),)
        if move.a == self.good:
            return Refusal("equal-kinds", "DB-R68", good)
        return Refusal("you-lack", "DB-106", good)

    def details(self, table: DragonTable) -> Arguments:
        return (("who", Who(self.victim)), ("good", Ref(f"good-{GOODS[self.good]}")))


# -- cards G and I ----------------------------------------------------------------------------------------------------


class SwitchBoats(Step[DragonTable]):
    """Card G: the empty seat on another boat, at a dock or at a location, without a fare (DB-107)."""

    __slots__ = ("place",)

    id: ClassVar = "switch-boats"
    clauses: ClassVar = ("DB-107", "DB-R48", "DB-R66")
    kinds: ClassVar = (SEAT,)
    question: ClassVar = "switch"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def moves(self, table: DragonTable) -> list[Move]:
        seat = table.box.moves.seat
        return [seat[place] for place in switches(table, self.seat, self.place)]

    def play(self, table: DragonTable, move: Move) -> None:
        table.seats[move.a] = self.seat
        table.seats[self.place] = NONE

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.a // SEATS_ABOARD == self.place // SEATS_ABOARD:
            return Refusal("same-boat", "DB-107")
        return Refusal("seat-taken", "DB-107", (("who", Who(table.seats[move.a])),))

    def details(self, table: DragonTable) -> Arguments:
        return _place(self.place)


class JumpShip(Step[DragonTable]):
    """Card I: the member on another boat to change places with (DB-109)."""

    __slots__ = ("place",)

    id: ClassVar = "jump-ship"
    clauses: ClassVar = ("DB-109", "DB-R48", "DB-R66", "DB-R68")
    kinds: ClassVar = (SEAT,)
    question: ClassVar = "jump"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def moves(self, table: DragonTable) -> list[Move]:
        seat = table.box.moves.seat
        return [seat[place] for place in partners(table, self.place)]

    def play(self, table: DragonTable, move: Move) -> None:
        seats = table.seats
        seats[self.place], seats[move.a] = seats[move.a], seats[self.place]

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if table.seats[move.a] == NONE:
            return Refusal("empty-seat", "DB-109")
        if move.a // SEATS_ABOARD == self.place // SEATS_ABOARD:
            return Refusal("same-boat", "DB-109")
        if table.seats[move.a] == table.seats[self.place]:
            return Refusal("equal-colours", "DB-R68")
        return Refusal("earlier-first", "DB-R68")

    def details(self, table: DragonTable) -> Arguments:
        return _place(self.place)


# -- card S -----------------------------------------------------------------------------------------------------------


class Hop(Step[DragonTable]):
    """Card S: the single farmer to change places with; tiles stay with their owners (DB-119, DB-R51)."""

    __slots__ = ("hex",)

    id: ClassVar = "hop"
    clauses: ClassVar = ("DB-119", "DB-R51", "DB-R68")
    kinds: ClassVar = (HOP,)
    question: ClassVar = "hop"

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def moves(self, table: DragonTable) -> list[Move]:
        hop = table.box.moves.hop
        return [hop[hex] for hex in hops(table, self.hex)]

    def play(self, table: DragonTable, move: Move) -> None:
        both = 1 << self.hex | 1 << move.a
        for seat in (table.owner(self.hex), table.owner(move.a)):
            table.players[seat].farmers ^= both

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if table.owner(move.a) == NONE:
            return Refusal("no-farmer", "DB-119")
        if not single(table, move.a):
            return Refusal("not-single", "DB-119")
        if table.owner(move.a) == table.owner(self.hex):
            return Refusal("equal-colours", "DB-R68")
        return Refusal("earlier-first", "DB-R68")

    def details(self, table: DragonTable) -> Arguments:
        return space_arguments(table.box.chart.hexes[self.hex])


def _place(place: int) -> Arguments:
    return (
        ("dock", Ref(f"dock-{DOCKS[place // SEATS_ABOARD]}")),
        ("seat", Ref(f"seat-{SEATS[place % SEATS_ABOARD]}")),
    )
