"""Expansion II, The Super Events (YD-67 to YD-77); what an earthquake asks is in `earthquake.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.moves import CHARTER_TYPE, CORNER, DISCARD, RETURN, TAKE
from teahouse.games.year_of_the_dragon.names import (
    ASSASSINATION,
    BUDDHA,
    CARDS,
    CHARTER,
    CORNERS,
    COURT_LADY,
    CRAFTSMAN,
    EARTHQUAKE,
    FARMER,
    FLOOD,
    FROM_SUPER_EVENT,
    LANTERNFEST,
    MONGOLS,
    MONK,
    NONE,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    SUNRISE,
    TAX_COLLECTOR,
    TORNADO,
    TYPES,
    VOLCANO,
    WARRIOR,
    YOUNG,
    person_name,
)
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.earthquake import LoseFloor, collapse
from teahouse.games.year_of_the_dragon.steps.event import Happen
from teahouse.games.year_of_the_dragon.steps.person import find_room
from teahouse.games.year_of_the_dragon.steps.scoring import PER_PERSON
from teahouse.games.year_of_the_dragon.steps.wall import ScoreWall
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import NATURE, NOBODY, Arguments, Move, Ref, Refusal, Step

SHAKEN: Final = 2
"""Floors that everybody loses in an earthquake (YD-70)."""
BLOWN: Final = 2
"""Cards that everybody loses in a tornado (YD-74)."""


class DrawCorner(Step[YearTable]):
    """One super event is drawn, and put on its month or, if hidden, turned up when it strikes (YD-67, YD-F2)."""

    __slots__ = ()
    id: ClassVar = "draw-corner"
    clauses: ClassVar = ("YD-67", "YD-F2")
    kinds: ClassVar = (CORNER,)
    drawn: ClassVar = True
    question: ClassVar = "corner"

    def moves(self, table: YearTable) -> list[Move]:
        return [table.moves_of.corner[corner] for corner in table.box.corners]

    def play(self, table: YearTable, move: Move) -> None:
        table.corner = move.a

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("corner-not-in-box", "YD-67", (("corner", Ref(f"corner-{CORNERS[move.a]}")),))


class SuperEvent(Step[YearTable]):
    """The super event strikes after the event of its month and before the scoring (YD-67)."""

    __slots__ = ()
    id: ClassVar = "super-event"
    clauses: ClassVar = (
        "YD-67",
        "YD-68",
        "YD-69",
        "YD-70",
        "YD-71",
        "YD-72",
        "YD-73",
        "YD-74",
        "YD-75",
        "YD-76",
        "YD-77",
        "YD-E10",
        "YD-F1",
        "YD-F6",
    )

    def run(self, table: YearTable) -> None:
        corner = table.corner
        if corner == NONE:
            table.agenda.append(self)  # hidden until now
            table.agenda.append(DrawCorner(NATURE))
            return
        if table.chapters is not None:
            thing = f"corner-{CORNERS[corner]}"
            table.chapter("super-event", (("corner", Ref(thing)),), thing)
        elif table.notes is not None:  # the title of the chapter says the same
            table.tell("note-super-event", NOBODY, (("corner", Ref(f"corner-{CORNERS[corner]}")),))
        if corner == LANTERNFEST:
            for seat, player in enumerate(table.players):
                award(table, seat, PER_PERSON * player.persons)  # YD-68
        elif corner == BUDDHA:
            for seat, player in enumerate(table.players):
                award(table, seat, player.monk_points(table.box))  # YD-69
        elif corner == SOLAR_ECLIPSE:
            # the same event again, without decay in between (YD-72, YD-F6)
            if table.rules.wall and table.rules.eclipse_wall and table.events[table.month - 1] == MONGOLS:
                table.agenda.append(ScoreWall(NOBODY, table.month))  # YD-E10
            table.agenda.append(Happen(NOBODY))
        elif corner == VOLCANO:
            for player in table.players:
                player.track = 0  # one stack that keeps the order, leader on top (YD-73, YD-F7)
        elif corner == ASSASSINATION:
            for player in table.players:
                player.small = 0  # to be bought again from the next month on (YD-76, YD-F20)
                player.large = 0
        else:
            if corner == SUNRISE:
                table.selected = 0
            # "from the starting player on" is track order (YD-F1)
            for seat in reversed(table.order):
                table.agenda.append(Struck(NOBODY, seat))


def award(table: YearTable, seat: int, points: int) -> None:
    """A seat scores for a super event."""
    table.players[seat].score(FROM_SUPER_EVENT, points)
    if table.notes is not None:
        table.tell("note-super-points", seat, (("points", points),))


class Struck(Step[YearTable]):
    """A seat's turn in a super event; one without any choice is not asked (YD-F4, YD-F12, YD-F19)."""

    __slots__ = ("owner",)
    id: ClassVar = "struck"
    clauses: ClassVar = ("YD-F1", "YD-F4", "YD-F12", "YD-F19", "YD-71", "YD-74")

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def run(self, table: YearTable) -> None:
        seat = self.owner
        player = table.players[seat]
        corner = table.corner
        if corner == EARTHQUAKE:
            if player.floors() <= SHAKEN:
                for index in range(len(player.palaces) - 1, -1, -1):
                    collapse(table, seat, index)
            else:
                table.agenda.append(LoseFloor(seat, SHAKEN))
        elif corner == FLOOD:
            give_back(table, seat, washed_away(player))
        elif corner == TORNADO:
            if sum(player.hand) <= BLOWN:
                player.hand = [0] * len(CARDS)
            else:
                table.agenda.append(DiscardCard(seat, BLOWN))
        elif corner == SUNRISE:
            select = SelectYoung(seat)
            if select.moves(table):
                table.agenda.append(select)
        elif corner == CHARTER and player.persons:
            table.agenda.append(NameType(seat))


def washed_away(player: Player) -> int:
    """How many pieces a flood takes: half of all, rounded down, yuan by value (YD-71, YD-F5)."""
    return (player.yuan + player.rice + player.fireworks) // 2


def give_back(table: YearTable, seat: int, count: int) -> None:
    """Ask for the mix of goods to return; with one kind of goods there is nothing to ask (YD-71)."""
    player = table.players[seat]
    if not count:
        return
    if not player.rice and not player.fireworks:
        player.yuan -= count
        good = "yuan"
    elif not player.yuan and not player.fireworks:
        player.rice -= count
        good = "rice"
    elif not player.yuan and not player.rice:
        player.fireworks -= count
        good = "fireworks"
    else:
        table.agenda.append(GiveBack(seat, count))
        return
    if table.notes is not None:
        table.tell("note-flood", seat, (("count", count), ("good", Ref(f"good-{good}"))))


class GiveBack(Step[YearTable]):
    """One yuan, rice or fireworks tile goes back to the supply (YD-71)."""

    __slots__ = ("count",)
    id: ClassVar = "give-back"
    clauses: ClassVar = ("YD-71", "YD-F5")
    kinds: ClassVar = (RETURN,)
    question: ClassVar = "flood"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, table: YearTable) -> list[Move]:
        player = table.players[self.seat]
        moves = table.moves_of.give_back
        owned = (player.yuan, player.rice, player.fireworks)
        return [moves[good] for good in range(3) if owned[good]]

    def play(self, table: YearTable, move: Move) -> None:
        player = table.players[self.seat]
        if move.a == 0:
            player.yuan -= 1
        elif move.a == 1:
            player.rice -= 1
        else:
            player.fireworks -= 1
        give_back(table, self.seat, self.count - 1)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("nothing-to-return", "YD-71", (("good", move.label.arguments[0][1]),))

    def details(self, table: YearTable) -> Arguments:
        return (("count", self.count),)


class DiscardCard(Step[YearTable]):
    """A person card is blown away, to the open pile (YD-74, YD-F9)."""

    __slots__ = ("count",)
    id: ClassVar = "discard-card"
    clauses: ClassVar = ("YD-74", "YD-F9")
    kinds: ClassVar = (DISCARD,)
    question: ClassVar = "tornado"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, table: YearTable) -> list[Move]:
        hand = table.players[self.seat].hand
        moves = table.moves_of.discard
        return [moves[card] for card in range(len(CARDS)) if hand[card]]

    def play(self, table: YearTable, move: Move) -> None:
        table.players[self.seat].hand[move.a] -= 1
        if self.count > 1:
            table.agenda.append(DiscardCard(self.seat, self.count - 1))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("no-such-card", "YD-74", (("card", Ref(f"card-{CARDS[move.a]}")),))

    def details(self, table: YearTable) -> Arguments:
        return (("count", self.count),)


class SelectYoung(Step[YearTable]):
    """A seat selects a young person without a card, of a type nobody selected before it (YD-75)."""

    __slots__ = ()
    id: ClassVar = "select-young"
    clauses: ClassVar = ("YD-75", "YD-F10", "YD-F11", "YD-F12", "YD-F13")
    kinds: ClassVar = (TAKE,)
    question: ClassVar = "sunrise"

    def moves(self, table: YearTable) -> list[Move]:
        take = table.moves_of.take
        found: list[Move] = []
        for type in range(len(TYPES)):
            if table.tiles[2 * type + YOUNG] and not table.selected & 1 << type:
                found.append(take[2 * type + YOUNG])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        table.selected |= 1 << move.a // 2  # marked even if the tile is then declined (YD-F10)
        table.tiles[move.a] -= 1
        find_room(table, self.seat, move.a)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        person = Ref(f"person-{person_name(move.a)}")
        if move.a % 2 != YOUNG:
            return Refusal("only-young", "YD-F11", (("person", person),))
        if table.selected & 1 << move.a // 2:
            return Refusal("type-selected", "YD-75", (("person", person),))
        return Refusal("no-tile-left", "YD-75", (("person", person),))


class NameType(Step[YearTable]):
    """A seat names one type of its persons and gets that type's benefit, without any action card (YD-77)."""

    __slots__ = ()
    id: ClassVar = "name-type"
    clauses: ClassVar = ("YD-77", "YD-F14", "YD-F15", "YD-F16", "YD-F17", "YD-F18")
    kinds: ClassVar = (CHARTER_TYPE,)
    question: ClassVar = "charter"

    def moves(self, table: YearTable) -> list[Move]:
        symbols = table.players[self.seat].symbols
        moves = table.moves_of.charter
        return [moves[type] for type in range(len(TYPES)) if symbols[type]]

    def play(self, table: YearTable, move: Move) -> None:
        seat = self.seat
        player = table.players[seat]
        type = move.a
        amount = player.symbols[type]
        if type == TAX_COLLECTOR:
            player.yuan += amount
        elif type == FARMER:
            player.rice += amount
        elif type == PYROTECHNIST:
            player.fireworks += amount
        elif type == CRAFTSMAN:
            table.agenda.append(BuildFloor(seat, amount))  # YD-F18
        elif type == WARRIOR:
            if table.rules.charter_warriors_score:
                award(table, seat, amount)
            else:
                table.advance(seat, amount)  # YD-F15
        elif type == MONK:
            award(table, seat, player.monk_points(table.box))
        elif type in (SCHOLAR, COURT_LADY):
            award(table, seat, amount)  # YD-F17
        # healers bring nothing (YD-F16)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("no-such-person", "YD-77", (("person", Ref(f"person-{TYPES[move.a]}")),))
