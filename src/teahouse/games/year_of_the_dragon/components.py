"""What is in the box (YD-3, YD-5, YD-9, YD-10), typed on load."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.moves import Moves
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    AGES,
    BUILD,
    CORNERS,
    CRAFTSMAN,
    EVENTS,
    MONTHS,
    OLD,
    PERSON_KINDS,
    PRIVILEGE,
    TYPES,
    WALL,
    WALL_TILES,
    YOUNG,
)
from teahouse.kernel import SOURCES, BadData, Components, Reader, open_box

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


class Box(Components):
    """The numbers printed on tiles, cards and boards."""

    def __init__(self, text: str, changes: str | None) -> None:
        box = open_box(text, changes)
        box.at("game").text("year-of-the-dragon")
        self._read_persons(box.at("person"))
        self._read_display(box.at("display"))
        cards = _sourced(box.at("cards"), "per-type", "wild")
        self.cards_per_type = cards.at("per-type").integer(1, 3)
        self.wild_cards = cards.at("wild").integer(0, 5)
        self._read_actions(box.at("action"))
        self._read_privileges(box.at("privilege"))
        self._read_events(box.at("event"))
        self._read_start(box.at("start"))
        self._read_wall(box.at("wall-tile"))
        corners = _sourced(box.at("super-events"), "month", "corners")
        self.super_month = corners.at("month").integer(1, MONTHS)
        """The month on which the super event lies (YD-67)."""
        found = corners.at("corners").texts(*CORNERS)
        self.corners = [CORNERS.index(name) for name in found]
        if not found or len(set(found)) != len(found):
            raise BadData("components.super-events.corners must name each super event at most once, and at least one")
        exists = [value > 0 for value in self.value]
        dragons = [self.small_dragons, self.large_dragons]
        self.moves = Moves(self.most_palaces(), exists, dragons, self.wall_amount)
        super().__init__(text, changes, self.moves)

    def _read_persons(self, reader: Reader) -> None:
        self.value = [0] * PERSON_KINDS
        """Spaces on the person track for each person kind; 0 for kinds that do not exist (YD-15)."""
        self.symbols = [0] * PERSON_KINDS
        self.tiles = [0] * PERSON_KINDS
        """Tiles in the box for each person kind."""
        rows = reader.items(len(TYPES))
        for index, row in enumerate(rows):
            _sourced(row, "id", "colour", "symbol", "young", "old")
            row.at("id").text(TYPES[index])
            for age, name in enumerate(AGES):
                if age == YOUNG or row.has(name):
                    side = row.at(name)
                    side.only("value", "symbols", "tiles")
                    self.value[2 * index + age] = side.at("value").integer(1, 20)
                    self.symbols[2 * index + age] = side.at("symbols").integer(1, 9)
                    self.tiles[2 * index + age] = side.at("tiles").integer(0, 99)

    def _read_display(self, reader: Reader) -> None:
        numbers = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
        _sourced(reader, *(f"players-{players}" for players in numbers))
        self.display: list[list[int]] = []
        """For each number of players the tiles of each person kind (YD-5)."""
        for players in numbers:
            row = reader.at(f"players-{players}")
            row.only("young", "old", "single")
            young = row.at("young").integer(players, 99)
            old = row.at("old").integer(0, 99)
            single = row.at("single").integer(players, 99)
            tiles = [0] * PERSON_KINDS
            for type in range(len(TYPES)):
                both = self.value[2 * type + 1] > 0
                tiles[2 * type] = young if both else single
                tiles[2 * type + 1] = old if both else 0
            for kind in range(PERSON_KINDS):
                if tiles[kind] > self.tiles[kind]:
                    asked = f"{row.place} asks for {tiles[kind]} {TYPES[kind // 2]} tiles"
                    raise BadData(f"{asked}; {self.tiles[kind]} are in the box")
            self.display.append(tiles)

    def _read_actions(self, reader: Reader) -> None:
        self.base: list[int] = []
        """Symbols printed on each action card."""
        for index, row in enumerate(reader.items(len(ACTIONS))):
            _sourced(row, "id", "symbol", "base", "person", "expansion")
            row.at("id").text(ACTIONS[index])
            self.base.append(0 if index in (PRIVILEGE, WALL) else row.at("base").integer(1, 9))

    def _read_privileges(self, reader: Reader) -> None:
        small, large = reader.items(2)
        for row, name in ((small, "small"), (large, "large")):
            _sourced(row, "id", "dragons", "price", "price-2007", "tiles").at("id").text(name)
        self.small_dragons = small.at("dragons").integer(1, 9)
        self.small_price = small.at("price").integer(1, 99)
        small.at("price-2007").integer(self.small_price, self.small_price)
        self.large_dragons = large.at("dragons").integer(1, 9)
        self.large_price = large.at("price").integer(1, 99)
        self.large_price_2007 = large.at("price-2007").integer(1, 99)

    def _read_events(self, reader: Reader) -> None:
        self.event_copies: list[int] = []
        """Tiles of each event that are drawn (YD-6)."""
        for index, row in enumerate(reader.items(len(EVENTS))):
            _sourced(row, "id", "copies", "months")
            row.at("id").text(EVENTS[index])
            self.event_copies.append(row.at("copies").integer(2, 2))
        for month, item in enumerate(reader.items()[0].at("months").items(2), start=1):
            item.integer(month, month)

    def _read_wall(self, reader: Reader) -> None:
        self.wall_amount: list[int] = []
        for index, row in enumerate(reader.items(len(WALL_TILES))):
            _sourced(row, "id", "amount")
            row.at("id").text(WALL_TILES[index])
            self.wall_amount.append(row.at("amount").integer(1, 9))

    def _read_start(self, reader: Reader) -> None:
        always = ("privileges", "track", "score")
        start = _sourced(reader, "palaces", "yuan", "rice", "fireworks", "persons", *always)
        self.start_palaces = start.at("palaces").integers(None, 1, 3)
        if sum(self.start_palaces) < 2:
            raise BadData(f"{start.place}.palaces must have room for the two persons of the start")
        self.start_yuan = start.at("yuan").integer(0, 99)
        self.start_rice = start.at("rice").integer(0, 99)
        self.start_fireworks = start.at("fireworks").integer(0, 99)
        start.at("persons").integer(2, 2)
        for key in always:
            start.at(key).integer(0, 0)

    def cards(self) -> int:
        """Cards in a hand at the start (YD-9)."""
        return len(TYPES) * self.cards_per_type + self.wild_cards

    def most_craftsmen(self) -> int:
        """Nobody ever owns more: one of the start, those of the cards, one of a Sunrise."""
        tiles = self.tiles[2 * CRAFTSMAN + YOUNG] + self.tiles[2 * CRAFTSMAN + OLD]
        return min(1 + self.cards_per_type + self.wild_cards + 1, tiles)

    def most_palaces(self) -> int:
        """No seat ever has more palaces.

        A person is placed at most `placed` times, so at most that many palaces were ever inhabited. Palaces that never
        were lose a floor each round. Let S be their floors at the start of a round: at most `built` floors come in an
        action (and `charter` more, once), and decay takes at least a third away, so S stays at most twice `built`
        (plus two thirds of `charter`), and their number within a round at most three times `built` plus `charter`.
        """
        hammers = self.most_craftsmen() * max(self.symbols[2 * CRAFTSMAN : 2 * CRAFTSMAN + 2])
        placed = 2 + self.cards() + 1
        built = max(self.base[BUILD] + hammers, self.wall_amount[WALL_TILES.index("floor")], sum(self.start_palaces))
        return placed + 3 * built + hammers


def _sourced(reader: Reader, *keys: str) -> Reader:
    """A table that says where its numbers come from and holds nothing but these keys."""
    reader.only(*keys, "source", "note")
    reader.at("source").text(*SOURCES)
    return reader
