"""What is in the box (DB-1, DB-12), typed on load."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.chart import Chart, drawn_at, sourced
from teahouse.games.dragon_boats.moves import Moves
from teahouse.games.dragon_boats.names import (
    AREAS,
    CARD_KINDS,
    CARD_WINDOWS,
    DOCKS,
    EXCHANGE_STALL,
    FARMS,
    GOODS,
    ISLANDS,
    LETTERS,
    LOCATIONS,
    ONE_TIME,
    PERMANENT,
    SEATS,
    STALLS,
    WINDOWS,
)
from teahouse.kernel import BadData, Components, Reader, open_box

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
TABLES: Final = (
    "edition", "goods", "offering-tiles", "supplies", "house", "storage", "money", "private-actions", "prices",
    "stalls", "neutral-discs", "round-cards", "short-game", "seats", "toppers", "farm-sets", "farm-tiles",
    "wisdom-tiles", "movement", "mountain", "island", "rewards", "board", "locations", "docks", "bonus-cards",
)  # fmt: skip


class Topper:
    """What a boat demands: passengers, beats and the Offerings of its fare (DB-31, DB-41, DB-42)."""

    __slots__ = ("beats", "fare", "id", "kinds", "least", "size")

    def __init__(self, id: int, least: int, beats: int, fare: list[int]) -> None:
        self.id = id
        self.least = least
        """The passengers it waits for."""
        self.beats = beats
        self.fare = fare
        """Offerings of each kind."""
        self.kinds = [kind for kind in range(len(fare)) if fare[kind]]
        self.size = sum(fare)


class Box(Components):
    """The numbers printed on boards, cards and tiles."""

    def __init__(self, text: str, changes: str | None) -> None:
        box = open_box(text, changes)
        box.only(*TABLES)
        self._read_edition(box.at("edition"))
        self._read_goods(box)
        self._read_players(box)
        self._read_market(box)
        self._read_rounds(box)
        self._read_boats(box)
        self.chart = Chart(box)
        self._read_tiles(box)
        self._read_docks(box.at("docks"))
        self._read_board(box.at("board"))
        self._read_cards(box.at("bonus-cards"))
        self.moves = Moves(
            self.chart,
            self.topper_ids,
            self.discounts,
            self.private_money,
            [card + 1 for card in range(self.cards) if self.takes_disc[card]],
            sorted(set(self.wisdom["game-end"]) | set(self.wisdom["generic"])),
        )
        super().__init__(text, changes, self.moves)

    def _read_edition(self, reader: Reader) -> None:
        sourced(reader).only("source", "note", "id", "players")
        self.edition = reader.at("id").text()
        if reader.at("players").integers(None, LEAST_PLAYERS, MOST_PLAYERS) != [2, 3, 4]:
            raise reader.at("players").fail("[2, 3, 4]")

    def _read_goods(self, box: Reader) -> None:
        goods = sourced(box.at("goods"))
        goods.only("source", "note", "kinds")
        if goods.at("kinds").texts(*GOODS) != list(GOODS):
            raise goods.at("kinds").fail("the five kinds " + ", ".join(GOODS))
        self.offerings_each = _number(box.at("offering-tiles"), "each", 1, 99)
        """Tiles of each kind in the bag at the start."""
        supplies = sourced(box.at("supplies"))
        supplies.only("source", "note", "treasure", "food")
        self.treasure = supplies.at("treasure").integer(0, 99)
        self.food = supplies.at("food").integer(0, 99)

    def _read_players(self, box: Reader) -> None:
        house = sourced(box.at("house"))
        house.only("source", "note", "members", "discs")
        self.members = house.at("members").integer(1, 20)
        self.discs = house.at("discs").integer(2, 6)
        self.storage = _number(box.at("storage"), "offerings", 0, 20)
        money = sourced(box.at("money"))
        money.only("source", "note", "start", "max")
        self.most_money = money.at("max").integer(1, 99)
        self.start_money = money.at("start").integer(0, self.most_money)
        private = sourced(box.at("private-actions"))
        private.only("source", "note", "money")
        self.private_money = private.at("money").integers(None, 0, 20)
        if len(self.private_money) > 4:
            raise private.at("money").fail("a list of at most 4 numbers")
        movement = sourced(box.at("movement"))
        movement.only("source", "note", "free-spaces", "path-fare")
        self.free_spaces = movement.at("free-spaces").integer(1, 9)
        self.path_fare = movement.at("path-fare").integer(1, 9)

    def _read_market(self, box: Reader) -> None:
        prices = sourced(box.at("prices"))
        prices.only("source", "note", "decline", "offering", "treasure")
        self.decline_money = prices.at("decline").integer(0, 20)
        self.offering_money = prices.at("offering").integer(0, 20)
        self.treasure_money = prices.at("treasure").integer(0, 20)
        stalls = sourced(box.at("stalls"))
        stalls.only("source", "note", "stalls")
        self.stall_tiles: list[int] = []
        """Offerings on each of the stalls I to IV when it is full (DB-9)."""
        for stall, row in enumerate(stalls.at("stalls").items(len(STALLS))):
            row.only("id", "tiles")
            row.at("id").text(STALLS[stall])
            if stall == EXCHANGE_STALL:
                row.at("tiles").integer(0, 0)
            else:
                self.stall_tiles.append(row.at("tiles").integer(1, 9))
        neutral = sourced(box.at("neutral-discs"))
        neutral.only("source", "note", "2", "3", "4")
        self.neutral: list[list[int]] = [[], []]
        """For each number of players the stalls that hold a neutral disc (DB-10)."""
        for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            names = neutral.at(str(players)).texts(*STALLS)
            if len(set(names)) != len(names):
                raise neutral.at(str(players)).fail("a list that names each stall at most once")
            if names and players == MOST_PLAYERS:
                raise neutral.at(str(players)).fail("empty: with 4 players no colour is left over")
            self.neutral.append([STALLS.index(name) for name in names])

    def _read_rounds(self, box: Reader) -> None:
        rounds = sourced(box.at("round-cards"))
        rounds.only("source", "note", "cards")
        self.takes_disc: list[bool] = []
        self.card_money: list[int] = []
        self.card_offerings: list[int] = []
        """The starting resources of each round card (DB-7)."""
        for number, row in enumerate(rounds.at("cards").items(), 1):
            row.only("id", "disc", "money", "offerings")
            row.at("id").integer(number, number)
            self.takes_disc.append(row.at("disc").boolean())
            self.card_money.append(row.at("money").integer(0, 99))
            self.card_offerings.append(row.at("offerings").integer(0, 9))
        self.cards = len(self.takes_disc)
        if not 2 <= self.cards <= 12 or self.takes_disc[0] or not any(self.takes_disc):
            raise rounds.at("cards").fail("2 to 12 cards, of which some take a disc, but not the first")
        short = sourced(box.at("short-game"))
        short.only("source", "note", "cards", "players")
        self.short_cards = [card - 1 for card in short.at("cards").integers(None, 1, self.cards)]
        self.short_players = short.at("players").integers(None, LEAST_PLAYERS, MOST_PLAYERS)
        if self.short_cards != sorted(set(self.short_cards)) or not any(self.takes_disc[c] for c in self.short_cards):
            raise short.at("cards").fail("round cards in ascending order, some of which take a disc")
        if sum(self.takes_disc) <= self.cards - len(self.short_cards):
            raise short.at("cards").fail("long enough to keep a card that takes a disc when the others are removed")

    def _read_boats(self, box: Reader) -> None:
        seats = sourced(box.at("seats"))
        seats.only("source", "note", "seats")
        self.discounts: list[int] = []
        """Offerings that each seat costs less (DB-33)."""
        for row, name in zip(seats.at("seats").items(len(SEATS)), SEATS):
            row.only("id", "discount")
            row.at("id").text(name)
            self.discounts.append(row.at("discount").integer(0, 1))
        toppers = sourced(box.at("toppers"))
        toppers.only("source", "note", "toppers")
        self.toppers: list[Topper] = []
        for row in toppers.at("toppers").items():
            row.only("id", "min", "beats", "fare")
            id = row.at("id").integer(1, 999)
            if any(topper.id == id for topper in self.toppers):
                raise row.at("id").fail("a number that no other topper has")
            fare = row.at("fare").texts(*GOODS)
            if not 1 <= len(fare) <= 6:
                raise row.at("fare").fail("a list of 1 to 6 Offerings")
            counts = [fare.count(name) for name in GOODS]
            least, beats = row.at("min").integer(1, len(SEATS)), row.at("beats").integer(0, 999)
            self.toppers.append(Topper(id, least, beats, counts))
        if not len(DOCKS) <= len(self.toppers) <= 60:
            raise toppers.at("toppers").fail("a list of 4 to 60 toppers")
        self.topper_ids = [topper.id for topper in self.toppers]
        self.least_fare = min(topper.size for topper in self.toppers) - max(self.discounts)
        """Nobody boards with fewer Offerings than this."""

    def _read_tiles(self, box: Reader) -> None:
        sets = sourced(box.at("farm-sets"))
        sets.only("source", "note", *FARMS)
        self.farm_sets = [sets.at(name).integer(1, 9) for name in FARMS]
        """The size of a full set of each kind (DB-61, DB-62)."""
        farms = sourced(box.at("farm-tiles"))
        farms.only("source", "note", *FARMS)
        self.farm_tiles = [farms.at(name).integer(0, 60) for name in FARMS]
        fields = len(self.chart.hexes) - self.chart.mountain_hexes
        if sum(self.farm_tiles) < fields:
            raise BadData(f"{farms.place} has {sum(self.farm_tiles)} tiles, but the islands have {fields} land spaces")
        wisdom = sourced(box.at("wisdom-tiles"))
        wisdom.only("source", "note", "game-end", "generic")
        allowed = [letter for letter in LETTERS if CARD_KINDS[letter] != ONE_TIME]
        self.wisdom: dict[str, list[int]] = {}
        """For each set of wisdom tiles the cards whose abilities they carry (DB-R43)."""
        for key in ("game-end", "generic"):
            letters = wisdom.at(key).texts(*allowed)
            if len(letters) != self.chart.mountain_hexes or len(set(letters)) != len(letters):
                raise wisdom.at(key).fail(f"{self.chart.mountain_hexes} different letters, one for each mountain space")
            self.wisdom[key] = [LETTERS.index(letter) for letter in letters]

    def _read_docks(self, reader: Reader) -> None:
        sourced(reader).only("source", "note", "docks")
        self.tracks: list[list[int]] = []
        """The two locations on each boat's track (DB-43)."""
        for row, name in zip(reader.at("docks").items(len(DOCKS)), DOCKS):
            row.only("id", "at", "locations")
            row.at("id").text(name)
            drawn_at(row)
            track = row.at("locations").texts(*LOCATIONS)
            if len(track) != 2 or track[0] == track[1]:
                raise row.at("locations").fail("two different locations")
            self.tracks.append([LOCATIONS.index(location) for location in track])

    def _read_board(self, reader: Reader) -> None:
        sourced(reader).only("source", "note", *AREAS)
        for name in ("mountain", *ISLANDS):
            row = reader.at(name)
            row.only("at", "turn", "middle")
            drawn_at(row)
            row.at("turn").integer(0, 359)
            row.at("middle").items(2)

    def _read_cards(self, reader: Reader) -> None:
        sourced(reader).only("source", "note", "cards")
        rows = reader.at("cards").items()
        self.card_points: list[int] = [0] * len(LETTERS)
        self.interactive = 0
        """Cards that leave a deck without "take that", as a bit mask (DB-71)."""
        self.permanent = 0
        self.window_cards: list[int] = [0] * len(WINDOWS)
        """The cards that may be played in each window, as bit masks."""
        seen: set[str] = set()
        for row in rows:
            row.only("id", "name", "kind", "vp", "interactive", "windows")
            letter = row.at("id").text(*LETTERS)
            if letter in seen:
                raise BadData(f"{reader.place}.cards has card {letter} twice")
            seen.add(letter)
            card = LETTERS.index(letter)
            row.at("name").text()
            row.at("kind").text(CARD_KINDS[letter])
            self.card_points[card] = row.at("vp").integer(0, 20)
            if row.at("interactive").boolean():
                self.interactive |= 1 << card
            if CARD_KINDS[letter] == PERMANENT:
                self.permanent |= 1 << card
            windows = row.at("windows").texts(*CARD_WINDOWS[letter])
            if not windows:
                raise row.at("windows").fail("a list of at least one window")
            for window in windows:
                if window in WINDOWS:
                    self.window_cards[WINDOWS.index(window)] |= 1 << card
        for letter in LETTERS:
            if letter not in seen:
                raise BadData(f"{reader.place}.cards lacks card {letter}")


def _number(reader: Reader, key: str, low: int, high: int) -> int:
    sourced(reader).only("source", "note", key)
    return reader.at(key).integer(low, high)
