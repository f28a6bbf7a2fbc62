"""What is in the box, typed on load; every mistake in a components file is named."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.yinzi.land import Land
from teahouse.games.yinzi.moves import Moves
from teahouse.games.yinzi.names import (
    BONUSES,
    COIN,
    COLOURS,
    COMMODITIES,
    COUNTRIES,
    DEMANDS,
    DISASTERS,
    EMPEROR_BOXES,
    FACTORIES,
    FIRST_EUROPEAN,
    FORTUNE,
    GOODS,
    HAND,
    HOLD,
    LATE_CROPS,
    MARKETS,
    MOST_FORTUNE,
    NONE,
    PRINTED_GOODS,
    PROVINCES,
    REWARDS,
    ROUNDS,
    SEATS,
    SECTION_SPACES,
    SECTIONS,
    SLOTS,
    SPACES,
    TEA_SLOT,
    WORKFORCE,
)
from teahouse.games.yinzi.printed import printed
from teahouse.kernel import SOURCES, BadData, Components, Reader, open_box

FIXED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "commodities": ("names", COMMODITIES),
    "fortune-actions": ("order", FORTUNE),
    "workforce-actions": ("order", WORKFORCE),
    "bonuses": ("order", BONUSES),
    "disasters": ("order", DISASTERS),
}
KNOWN_COLOURS: Final = ("red", "yellow", "green", "blue", "black", "white", "orange", "purple", "brown", "grey")
"""Colours that have a name in every language."""


class Box(Components):
    """The numbers printed on board, tiles and cards, and the tables the steps need made from them."""

    def __init__(self, text: str, changes: str | None) -> None:
        box = open_box(text, changes)
        box.at("edition").text()
        for name, value in box.table().items():
            if name != "edition":
                table = Reader(value, f"components.{name}")
                table.at("source").text(*SOURCES)
                table.at("note").text()
        for name, (key, wanted) in FIXED.items():
            _exactly(box.at(name).at(key), wanted)
        for index, section in enumerate(SECTIONS):
            first = index * SECTION_SPACES
            _exactly(box.at("advancements").at(section), SPACES[first : first + SECTION_SPACES])
        self._read_counts(box)
        self._read_goods(box.at("goods"), box.at("crop-tiles"))
        self.land = Land(box.at("map"), box.at("factory-footprint"), box.at("borders"))
        self._read_cards(box.at("cards").at("deck"))
        self._read_tracks(box)
        self._read_markets(box.at("market-tiles"))
        self._read_ships(box)
        self._read_routes(box.at("routes").at("tiles"), box.at("route-symbols"))
        self._read_emperor(box.at("emperor"))
        self.factory_names = [f"{COMMODITIES[tile // 4]}-{self.colours[tile % 4]}" for tile in range(FACTORIES)]
        self.moves = Moves(
            self.land.names,
            self.land.spot_names,
            self.factory_names,
            self.colours,
            self.card_names,
            self.market_names,
            self.ship_names,
            self.route_names,
            self.demands,
            self.box_workers,
        )
        super().__init__(text, changes, self.moves)
        self.printed: dict[str, Any] = printed(self)
        """What is printed, as JSON for views: shared, read only."""

    def _read_counts(self, box: Reader) -> None:
        self.wood = box.at("resources").at("wood").integer(SEATS, 99)
        self.stone = box.at("resources").at("stone").integer(SEATS, 99)
        own = box.at("player")
        self.cards = own.at("cards").integer(ROUNDS * HAND, ROUNDS * HAND)
        self.workers = own.at("workers").integer(1, 30)
        self.cubes = own.at("cubes").integer(1, 60)
        self.discs = own.at("discs").integer(1, 60)
        self.commodities = own.at("commodities").integer(1, 60)
        colours = box.at("colours").at("names")
        self.colours = colours.texts(*KNOWN_COLOURS)
        if len(self.colours) != COLOURS or len(set(self.colours)) != COLOURS:
            raise colours.fail("four different colours, one for each seat")
        box.at("factory-tiles").at("copies").integer(1, 1)
        self.war_slots = box.at("war-slots").at("count").integer(SEATS, 9)
        self.first_glory = box.at("war").at("first").integer(0, 99)
        self.second_glory = box.at("war").at("second").integer(0, 99)
        self.box_capacity = box.at("destinations").at("capacity").integer(1, 9)

    def _read_goods(self, goods: Reader, tiles: Reader) -> None:
        _exactly(goods.at("fields"), tuple(GOODS[good] for good in PRINTED_GOODS))
        crops = goods.at("crops").texts(*GOODS)
        if sorted(crops) != sorted({*GOODS[6:], *(GOODS[good] for good in LATE_CROPS)}):
            raise goods.at("crops").fail("the eight goods of the crop tiles")
        tiles.only("source", "note", *crops)
        self.crop_tiles = [0] * len(GOODS)
        """Tiles of each good, before any are removed (YZ-4)."""
        for name in crops:
            self.crop_tiles[GOODS.index(name)] = tiles.at(name).integer(2, 20)

    def _read_cards(self, deck: Reader) -> None:
        self.card_fortune: list[int] = []
        self.card_workers: list[int] = []
        self.card_copies: list[int] = []
        self.card_names: list[str] = []
        for row in deck.items():
            fortune, workers, copies = row.integers(3, 1, 12)
            if fortune > MOST_FORTUNE or workers > 3 or f"{fortune}/{workers}" in self.card_names:
                raise row.fail("fortune from 1 to 3, workers from 1 to 3 and copies, each pair once")
            self.card_fortune.append(fortune)
            self.card_workers.append(workers)
            self.card_copies.append(copies)
            self.card_names.append(f"{fortune}/{workers}")
        if sum(self.card_copies) != self.cards:
            raise BadData(f"{deck.place} must hold {self.cards} cards, not {sum(self.card_copies)}")

    def _read_tracks(self, box: Reader) -> None:
        boats = box.at("boat-track").at("capacity")
        self.capacity = boats.integers(None, 1, 20)
        if len(self.capacity) < 2 or sorted(self.capacity) != self.capacity or self.capacity.count(1) != 1:
            raise boats.fail("at least two numbers that never fall, with a single 1")
        self.crop_cost = box.at("crop-track").at("cost").integers(len(BONUSES), 1, 9)
        if self.crop_cost[2] != 1:
            raise box.at("crop-track").at("cost").fail("six costs, the third of them 1")
        self.ratios = box.at("exchange-track").at("copper-for-silver").integers(6, 3, 50)

    def _read_markets(self, tiles: Reader) -> None:
        self.market_names: list[str] = []
        self.market_rows: list[list[list[int]]] = []
        self.market_slots: list[list[int]] = []
        """For each tile the good (or COIN) of each slot, row by row; missing slots are NONE."""
        self.market_beside: list[list[list[int]]] = []
        """For each tile and slot the slots beside it."""
        self.slots_for: list[list[list[int]]] = []
        """For each tile and good the slots that show it."""
        self.coins_for: list[list[list[int]]] = []
        """For each tile and good the coin slots beside a slot that shows it (YZ-50)."""
        for name in tiles.table():
            if name in ("source", "note"):
                continue
            rows = [[_slot(item) for item in row.items()] for row in tiles.at(name).items()]
            wide = len(rows[0]) if rows else 0
            if not wide or len(rows) * wide > SLOTS or any(len(row) != wide for row in rows):
                raise tiles.at(name).fail(f"rows of one length, {SLOTS} slots at most")
            slots = [good for row in rows for good in row]
            beside = [
                [
                    other
                    for other in range(len(slots))
                    if abs(other // wide - slot // wide) + abs(other % wide - slot % wide) == 1
                ]
                for slot in range(len(slots))
            ]
            for slot, good in enumerate(slots):
                if good == COIN and len(beside[slot]) != 2:
                    raise tiles.at(name).fail("a tile whose coin slots have exactly two neighbours")
            kinds = range(len(GOODS))
            self.market_names.append(name)
            self.market_rows.append(rows)
            self.market_slots.append(slots + [NONE] * (SLOTS - len(slots)))
            self.market_beside.append(beside + [[] for _ in range(SLOTS - len(slots))])
            self.slots_for.append([[slot for slot, shown in enumerate(slots) if shown == good] for good in kinds])
            self.coins_for.append(
                [
                    [
                        slot
                        for slot, shown in enumerate(slots)
                        if shown == COIN and any(slots[other] == good for other in beside[slot])
                    ]
                    for good in kinds
                ]
            )
        if len(self.market_names) < len(PROVINCES):
            raise BadData(f"{tiles.place} must hold at least four tiles")

    def _read_ships(self, box: Reader) -> None:
        counts = box.at("countries")
        self.foreign: dict[str, list[str]] = {}
        """The countries of each foreign market, in the order of the file."""
        for index, market in enumerate(MARKETS):
            counts.at(market).only(*COUNTRIES[index * 3 : index * 3 + 3])
            self.foreign[market] = list(counts.at(market).table())
        self.ship_names: list[str] = []
        self.ship_country: list[int] = []
        self.ship_slots: list[list[int]] = []
        """What each slot demands: a commodity or TEA_SLOT."""
        tiles = box.at("ships").at("tiles")
        for row in tiles.items():
            row.only("id", "country", "slots")
            home = row.at("country").text(*COUNTRIES)
            self.ship_names.append(row.at("id").text())
            if not self.ship_names[-1].startswith(f"{home}-"):
                raise row.at("id").fail(f"an id that begins with {home}-")
            self.ship_country.append(COUNTRIES.index(home))
            slots = row.at("slots").texts(*COMMODITIES, "tea")
            if not 1 <= len(slots) <= HOLD:
                raise row.at("slots").fail(f"one to {HOLD} slots")
            self.ship_slots.append([TEA_SLOT if name == "tea" else COMMODITIES.index(name) for name in slots])
        for country, name in enumerate(COUNTRIES):
            wanted = counts.at(MARKETS[country // 3]).at(name).integer(1, 9)
            if self.ship_country.count(country) != wanted:
                raise BadData(f"{tiles.place} must hold {wanted} ships of {name}")
        self.east_ships = [ship for ship, country in enumerate(self.ship_country) if country < FIRST_EUROPEAN]
        if len(self.east_ships) < SEATS + 2 or len(set(self.ship_names)) != len(self.ship_names):
            raise BadData(f"{tiles.place} must hold at least {SEATS + 2} East ships, each with an id of its own")
        points = box.at("destination-points")
        self.destination_points: list[int] = []
        """Victory points of a commodity in the six boxes, then in the two pools (YZ-134)."""
        for country in range(len(COUNTRIES)):
            self.destination_points.append(points.at(MARKETS[country // 3]).at("box").integer(0, 20))
        for market in MARKETS:
            self.destination_points.append(points.at(market).at("pool").integer(0, 20))

    def _read_routes(self, tiles: Reader, symbols: Reader) -> None:
        # Each tile has its own demand (YZ-A34); that of the pair of halves is cabbage and fruit (YZ-A33).
        self.route_names: list[str] = []
        self.demands: list[list[int]] = []
        self.route_copper: list[int] = []
        self.route_silver: list[int] = []
        self.route_points: list[int] = []
        self.route_war: list[int] = []
        self.route_disaster: list[int] = []
        for row in tiles.items():
            row.only("id", "demand", "copper", "silver", "points")
            name = row.at("id").text()
            demand = [DEMANDS.index(wanted) for wanted in row.at("demand").texts(*DEMANDS)]
            if not 1 <= len(demand) <= 3:
                raise row.at("demand").fail("one to three pieces")
            self.route_names.append(name)
            self.demands.append(demand)
            self.route_copper.append(row.at("copper").integer(0, 9))
            self.route_silver.append(row.at("silver").integer(0, 9))
            self.route_points.append(row.at("points").integer(0, 9))
            marks = symbols.at(name)
            marks.only("war", "disaster")
            self.route_war.append(marks.at("war").integer(0, 9))
            disaster = marks.at("disaster").text("none", *DISASTERS)
            self.route_disaster.append(NONE if disaster == "none" else DISASTERS.index(disaster))
        if len(self.route_names) != (SEATS + 1) * ROUNDS or len(set(self.route_names)) != len(self.route_names):
            raise BadData(f"{tiles.place} must hold {(SEATS + 1) * ROUNDS} tiles, each with an id of its own")

    def _read_emperor(self, boxes: Reader) -> None:
        self.box_workers: list[int] = []
        self.box_spaces: list[int] = []
        self.box_copper: list[int] = []
        self.box_silver: list[int] = []
        self.box_reward: list[int] = []
        for name in EMPEROR_BOXES:
            row = boxes.at(name)
            row.only("workers", "spaces", "copper", "silver", "reward")
            self.box_workers.append(row.at("workers").integer(1, 4))
            self.box_spaces.append(row.at("spaces").integer(1, SEATS))
            self.box_copper.append(row.at("copper").integer(0, 9))
            self.box_silver.append(row.at("silver").integer(0, 9))
            self.box_reward.append(REWARDS.index(row.at("reward").text(*REWARDS)))
        if self.box_workers[0] != 1 or self.box_spaces[0] != SEATS:
            raise BadData(f"{boxes.place}.palace must take one worker of each of {SEATS} players")


def _slot(item: Reader) -> int:
    name = item.text("coin", *GOODS[6:])
    return COIN if name == "coin" else GOODS.index(name)


def _exactly(reader: Reader, wanted: tuple[str, ...]) -> None:
    if reader.texts() != list(wanted):
        raise reader.fail("exactly " + ", ".join(wanted))
