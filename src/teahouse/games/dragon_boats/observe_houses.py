"""Land and houses as numbers: what lies where and who settled it, what a further farmer would bring, what each owns."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.names import (
    AREAS,
    CARD_KINDS,
    DOCKS,
    FARMS,
    GOODS,
    LETTERS,
    MOST_SEATS,
    NONE,
    ONE_TIME,
)
from teahouse.games.dragon_boats.scoring import SOURCES, group_sizes, points_of
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Sheet, bit_pieces, capped, one_hots

CARDS: Final = tuple(LETTERS)
WHO: Final = ("me", *(f"player+{seat}" for seat in range(1, MOST_SEATS)))
_MOUNTAIN: Final = 12
_FIELDS: Final = 32
HEXES: Final = _MOUNTAIN + _FIELDS
"""Land spaces that are told one by one: those of the mountain, then those of the islands."""
_WISDOM: Final = tuple(letter for letter in LETTERS if CARD_KINDS[letter] != ONE_TIME)
_HALF: Final = len(LETTERS) // 2
_HALF_BITS: Final = bit_pieces(_HALF)
_PRIVATE: Final = 4
_PRIVATE_BITS: Final = bit_pieces(_PRIVATE)


class Group:
    """What farmers of one house on one area bring, and what a further one would add on each of its land spaces."""

    __slots__ = ("gains", "largest", "points", "singles")

    def __init__(self, box: Box, first: int, size: int, farmers: int) -> None:
        sizes = group_sizes(box, farmers << first)
        self.points = _squares(sizes)
        self.singles = sizes.count(1)
        self.largest = max(sizes, default=0)
        gains = [
            0 if farmers >> hex & 1 else _squares(group_sizes(box, (farmers | 1 << hex) << first)) - self.points
            for hex in range(size)
        ]
        self.gains = capped(gains)


def _squares(sizes: list[int]) -> int:
    return sum([size * size for size in sizes])


class Land:
    """What never changes on the land of a box; the pieces of an area are made when they are met first."""

    def __init__(self, box: Box) -> None:
        self.box = box
        chart = box.chart
        self.first = [chart.hex_area.index(area) for area in range(len(AREAS))]
        self.size = [chart.hex_area.count(area) for area in range(len(AREAS))]
        self.groups: list[dict[int, Group]] = [{} for _ in AREAS]
        self.mountain = min(chart.mountain_hexes, _MOUNTAIN)
        self.end = min(len(chart.hexes), chart.mountain_hexes + _FIELDS)
        wide = one_hots(MOST_SEATS + len(_WISDOM))
        of_card = [_WISDOM.index(letter) if letter in _WISDOM else NONE for letter in LETTERS]
        self.wisdom = [wide[MOST_SEATS + number] if number >= 0 else wide[-1] for number in of_card] + [wide[-1]]
        """The piece of a free mountain space, by its tile."""
        self.climbed = wide[:MOST_SEATS]
        """The piece of a mountain space with a farmer, by owner."""
        narrow = one_hots(MOST_SEATS + len(FARMS))
        self.farm = narrow[MOST_SEATS:]
        """The piece of a free field, by its tile; the last one for none."""
        self.settled = narrow[:MOST_SEATS]
        self.no_mountain = bytes(len(wide[0]) * (_MOUNTAIN - self.mountain))
        self.no_fields = bytes(len(narrow[0]) * (_FIELDS - (self.end - chart.mountain_hexes)))
        self.no_gains = bytes(HEXES - min(len(chart.hexes), HEXES))

    def group(self, area: int, farmers: int) -> Group:
        """What farmers on an area bring."""
        size = self.size[area]
        local = farmers >> self.first[area] & (1 << size) - 1
        known = self.groups[area]
        found = known.get(local)
        if found is None:
            found = Group(self.box, self.first[area], size, local)
            known[local] = found
        return found


def name_land(sheet: Sheet) -> None:
    """Name the numbers of the land."""
    for hex in range(1, HEXES + 1):
        mountain = hex <= _MOUNTAIN
        place = f"mountain[{hex}]" if mountain else f"field[{hex - _MOUNTAIN}]"
        sheet.choice(f"{place}.farmer", WHO)
        sheet.choice(f"{place}.tile", _WISDOM if mountain else FARMS)
    for hex in range(1, HEXES + 1):
        sheet.number(f"me.group-gain[{hex}]", 7)


def describe_land(pieces: list[bytes], land: Land, table: DragonTable, seat: int) -> None:
    """Each land space: the tile that is still there, or whose farmer it has; then what the groups of the seat gain."""
    players = table.players
    count = len(players)
    tiles = table.tiles
    settled = table.settled
    masks = [players[(seat + distance) % count].farmers for distance in range(count)]
    mountain = land.mountain
    for hex in range(mountain):
        if settled >> hex & 1:
            pieces.append(land.climbed[_owner(masks, hex)])
        else:
            pieces.append(land.wisdom[tiles[hex]])
    pieces.append(land.no_mountain)
    for hex in range(table.box.chart.mountain_hexes, land.end):
        if settled >> hex & 1:
            pieces.append(land.settled[_owner(masks, hex)])
        else:
            pieces.append(land.farm[tiles[hex]])
    pieces.append(land.no_fields)
    gains = b"".join([land.group(area, masks[0]).gains for area in range(len(AREAS))])
    pieces.append(gains[:HEXES])
    pieces.append(land.no_gains)


def _owner(masks: list[int], hex: int) -> int:
    for distance in range(len(masks)):
        if masks[distance] >> hex & 1:
            return distance
    return NONE


def card_bits(pieces: list[bytes], cards: int) -> None:
    """A yes or no for each card of a mask."""
    pieces.append(_HALF_BITS[cards & (1 << _HALF) - 1])
    pieces.append(_HALF_BITS[cards >> _HALF])


# -- houses ----------------------------------------------------------------------------------------------------------

_COUNTS: Final = (
    ("present", 1),
    ("money", 8),
    ("food", 4),
    ("treasure", 4),
    ("offerings", 4),
    ("members", 10),
    ("discs", 4),
    ("start", 5),
    ("farmers", 8),
    ("hidden", 4),
    ("points", 40),
    ("groups.singles", 4),
    ("groups.largest", 5),
    *((f"from.{source}", 20) for source in SOURCES),
    *((f"lacking.{dock}", 3) for dock in DOCKS),
    *((f"goods.{good}", 2) for good in GOODS),
    *((f"farms.{farm}", 4) for farm in FARMS),
    *((f"set-gain.{farm}", 7) for farm in FARMS),
)


def name_houses(sheet: Sheet) -> None:
    """Name the numbers of all houses."""
    sheet.numbers("me.unseen-by-others", CARDS)
    for name in WHO:
        _name_house(sheet, name)


def _name_house(sheet: Sheet, name: str) -> None:
    for count, scale in _COUNTS:
        sheet.number(f"{name}.{count}", scale)
    sheet.numbers(f"{name}.private", tuple(str(space) for space in range(1, _PRIVATE + 1)))
    sheet.numbers(f"{name}.hand", CARDS)
    sheet.numbers(f"{name}.open-or-used", CARDS)
    sheet.numbers(f"{name}.wisdom", CARDS)


def house_length() -> int:
    """How many numbers tell of one house."""
    sheet = Sheet()
    _name_house(sheet, "")
    return len(sheet.spec(0))


def describe_houses(pieces: list[bytes], land: Land, table: DragonTable, seat: int) -> None:
    """Everybody, the observing seat first; of others' cards only those that all have seen (DB-R52)."""
    players = table.players
    count = len(players)
    card_bits(pieces, players[seat].blind)
    for distance in range(count):
        other = (seat + distance) % count
        player = players[other]
        known = player.hand if other == seat else player.hand & ~player.blind
        pieces.append(capped(_counts(land, table, player, known)))
        pieces.append(_PRIVATE_BITS[player.private])
        card_bits(pieces, known)
        card_bits(pieces, player.open | player.used)
        card_bits(pieces, player.wisdom)


def _counts(land: Land, table: DragonTable, player: Player, known: int) -> list[int]:
    """The counts of a house, and what it lacks for the fares of the boats at their docks."""
    box = land.box
    parts = points_of(box, player, known | player.open | player.used, table.rules.larger_sets)
    singles = 0
    largest = 0
    if player.farmers:
        for area in range(len(AREAS)):
            group = land.group(area, player.farmers)
            singles += group.singles
            if group.largest > largest:
                largest = group.largest
    start = player.start
    numbers = [
        1,
        player.money,
        player.food,
        player.treasure,
        player.offerings,
        player.members,
        player.discs,
        start - table.rounds[table.round] if start >= 0 else 0,
        player.farmers.bit_count(),
        (player.hand & ~known).bit_count(),
        parts[0] + parts[1] + parts[2] + parts[3] + parts[4],
        singles,
        largest,
    ]
    numbers += parts
    goods = player.goods
    for boat in range(len(DOCKS)):
        topper = table.toppers[boat]
        lacking = 0
        if topper >= 0 and table.places[boat] == NONE:
            fares = box.toppers[topper]
            for kind in fares.kinds:
                if fares.fare[kind] > goods[kind]:
                    lacking += fares.fare[kind] - goods[kind]
        numbers.append(lacking)
    numbers += goods
    farms = player.farms
    numbers += farms
    sets = box.farm_sets
    for kind in range(len(FARMS)):
        numbers.append(2 * (farms[kind] % sets[kind]) + 1)
    return numbers
