"""Phase 2: each seat plays a card and takes a person, in track order (YD-32 to YD-41)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.moves import CARD, DECLINE, PLACE, REPLACE, TAKE
from teahouse.games.year_of_the_dragon.names import CARDS, MOST_SEATS, OLD, PERSON_KINDS, WILD, YOUNG, person_name
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import SAME_AS, Arguments, Move, Ref, Refusal, Step


class BeginPersons(Step[YearTable]):
    """Track order is taken anew; a seat without cards has no Person phase (YD-32, YD-41)."""

    __slots__ = ()
    id: ClassVar = "begin-persons"
    clauses: ClassVar = ("YD-32", "YD-18", "YD-41")

    def run(self, table: YearTable) -> None:
        for seat in reversed(table.order):
            if any(table.players[seat].hand):
                table.agenda.append(_PLAY[seat])


class PlayCard(Step[YearTable]):
    """A seat plays exactly one card; one whose type is used up is simply spent (YD-33, YD-40)."""

    __slots__ = ()
    id: ClassVar = "play-card"
    clauses: ClassVar = ("YD-33", "YD-34", "YD-40", "YD-C1", "YD-C2", "YD-C3")
    kinds: ClassVar = (CARD,)
    question: ClassVar = "card"

    def moves(self, table: YearTable) -> list[Move]:
        return [*compress(table.moves_of.card, table.players[self.seat].hand)]

    def play(self, table: YearTable, move: Move) -> None:
        card = move.a
        table.players[self.seat].hand[card] -= 1
        tiles = table.tiles
        if card == WILD:
            found = any(tiles)
        else:
            found = tiles[2 * card + YOUNG] > 0 or tiles[2 * card + OLD] > 0
        if found:
            table.agenda.append(_TAKE[self.seat][card])
        elif table.notes is not None:
            table.tell("note-card-wasted", self.seat, (("card", Ref(f"card-{CARDS[card]}")),))

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("no-such-card", "YD-33", (("card", Ref(f"card-{CARDS[move.a]}")),))


class TakePerson(Step[YearTable]):
    """A tile that fits the card is taken from the display, young or old (YD-33, YD-34)."""

    __slots__ = ("card",)
    id: ClassVar = "take-person"
    clauses: ClassVar = ("YD-33", "YD-34", "YD-3", "YD-39", "YD-C9")
    kinds: ClassVar = (TAKE,)
    question: ClassVar = "take"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, table: YearTable) -> list[Move]:
        tiles = table.tiles
        take = table.moves_of.take
        card = self.card
        if card == WILD:
            return [*compress(take, tiles)]
        found: list[Move] = []
        if tiles[2 * card + YOUNG]:
            found.append(take[2 * card + YOUNG])
        if tiles[2 * card + OLD]:
            found.append(take[2 * card + OLD])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        table.tiles[move.a] -= 1
        find_room(table, self.seat, move.a)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        person = Ref(f"person-{person_name(move.a)}")
        if self.card != WILD and move.a // 2 != self.card:
            return Refusal("wrong-type", "YD-33", (("person", person), ("card", Ref(f"card-{CARDS[self.card]}"))))
        return Refusal("no-tile-left", "YD-33", (("person", person),))

    def details(self, table: YearTable) -> Arguments:
        return (("card", Ref(f"card-{CARDS[self.card]}")),)


def find_room(table: YearTable, seat: int, person: int) -> None:
    """With room anywhere the person must be placed, otherwise it replaces another or is let go (YD-35, YD-36)."""
    if table.players[seat].has_room():
        table.agenda.append(PLACE_PERSON[seat][person])
    else:
        table.agenda.append(_REPLACE[seat][person])


def move_in(table: YearTable, seat: int, index: int, person: int) -> None:
    """Put a person into a palace; the marker advances by the full value (YD-15, YD-37, YD-B9)."""
    player = table.players[seat]
    player.palaces[index] = player.palaces[index].add(person)
    player.symbols[person // 2] += table.box.symbols[person]
    player.persons += 1
    table.advance(seat, table.box.value[person])


def move_out(table: YearTable, seat: int, index: int, person: int) -> None:
    """A person leaves the game; the marker stays where it is (YD-38, YD-43)."""
    player = table.players[seat]
    player.palaces[index] = player.palaces[index].remove(person)
    player.symbols[person // 2] -= table.box.symbols[person]
    player.persons -= 1
    table.released += 1


class _WithPerson(Step[YearTable]):
    """A step about one new person."""

    __slots__ = ("person",)

    def __init__(self, seat: int, person: int) -> None:
        super().__init__(seat)
        self.person = person

    def details(self, table: YearTable) -> Arguments:
        return (("person", Ref(f"person-{person_name(self.person)}")),)


class PlacePerson(_WithPerson):
    """A new person moves into any own palace with room (YD-14, YD-35)."""

    __slots__ = ()
    id: ClassVar = "place-person"
    clauses: ClassVar = ("YD-35", "YD-14", "YD-15", "YD-39", "YD-A3")
    kinds: ClassVar = (PLACE,)
    question: ClassVar = "place"

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        place = table.moves_of.place
        found: list[Move] = []
        for index in range(len(palaces)):
            one = palaces[index]
            if one.room > 0 and palaces.index(one) == index:
                found.append(place[index])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        move_in(table, self.seat, move.a, self.person)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        palaces = table.players[self.seat].palaces
        if move.a >= len(palaces):
            return no_such_palace(table, self.seat, move.a)
        one = palaces[move.a]
        if one.room <= 0:
            numbers = (("palace", move.a + 1), ("floors", one.floors), ("persons", one.count))
            return Refusal("palace-full", "YD-14", numbers)
        return Refusal(SAME_AS, "YD-35", (("move", table.moves_of.place[palaces.index(one)].text),))


class ReplacePerson(_WithPerson):
    """All palaces are full: the new person takes the place of another, or is let go (YD-36, YD-37)."""

    __slots__ = ()
    id: ClassVar = "replace-person"
    clauses: ClassVar = ("YD-36", "YD-37", "YD-38", "YD-C4", "YD-C5", "YD-C6", "YD-C7", "YD-F13")
    kinds: ClassVar = (REPLACE, DECLINE)
    question: ClassVar = "replace"

    def moves(self, table: YearTable) -> list[Move]:
        palaces = table.players[self.seat].palaces
        moves = table.moves_of
        found = [moves.decline]
        for index in range(len(palaces)):
            one = palaces[index]
            if palaces.index(one) == index:
                for person in one.kinds:
                    found.append(moves.replace[index][person])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        if move.kind == DECLINE:
            table.released += 1  # the tile leaves the game, too (YD-C6)
            return
        move_out(table, self.seat, move.a, move.b)
        move_in(table, self.seat, move.a, self.person)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return refuse_person(table, self.seat, move, "YD-36", table.moves_of.replace)


def refuse_person(table: YearTable, seat: int, move: Move, clause: str, row: list[list[Move]]) -> Refusal:
    """Why a person in a palace cannot be named: no such palace, not there, or the twin of another choice."""
    palaces = table.players[seat].palaces
    if move.a >= len(palaces):
        return no_such_palace(table, seat, move.a)
    one = palaces[move.a]
    if move.b not in one.persons:
        numbers = (("person", Ref(f"person-{person_name(move.b)}")), ("palace", move.a + 1))
        return Refusal("person-not-there", clause, numbers)
    return Refusal(SAME_AS, clause, (("move", row[palaces.index(one)][move.b].text),))


def no_such_palace(table: YearTable, seat: int, index: int) -> Refusal:
    """The answer to a palace number that the seat does not have."""
    numbers = (("palace", index + 1), ("palaces", len(table.players[seat].palaces)))
    return Refusal("no-such-palace", "YD-14", numbers)


_PLAY: Final[list[PlayCard]] = [PlayCard(seat) for seat in range(MOST_SEATS)]
_TAKE: Final[list[list[TakePerson]]] = [
    [TakePerson(seat, card) for card in range(len(CARDS))] for seat in range(MOST_SEATS)
]
PLACE_PERSON: Final[list[list[PlacePerson]]] = [
    [PlacePerson(seat, person) for person in range(PERSON_KINDS)] for seat in range(MOST_SEATS)
]
_REPLACE: Final[list[list[ReplacePerson]]] = [
    [ReplacePerson(seat, person) for person in range(PERSON_KINDS)] for seat in range(MOST_SEATS)
]
