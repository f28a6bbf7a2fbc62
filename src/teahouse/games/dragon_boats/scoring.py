"""Final scoring, also used as the score so far (DB-60 to DB-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.names import FISH, LETTERS, PORK, POULTRY, RICE, SOY, L, N, O, Q, T, V, W, X, Y, Z

if TYPE_CHECKING:
    from teahouse.games.dragon_boats.table import Player

SOURCES: Final = ("sets", "groups", "cards", "resources", "abilities")

FOOD_POINTS: Final = 2
FOOD_LIMIT: Final = 8
"""Card Q: points for a food, and the most it gives (DB-117)."""
TREASURE_LIMIT: Final = 4
"""Card T: treasures that score one more (DB-120, DB-R45)."""
MONEY_FOR_A_POINT: Final = 2
"""Card O (DB-115)."""


def set_points(tiles: int, full: int) -> int:
    """Full sets score their size squared, the rest begins a new set (DB-61, DB-62, DB-R39, DB-R40)."""
    return full * full * (tiles // full) + (tiles % full) ** 2


def group_sizes(box: Box, farmers: int) -> list[int]:
    """The sizes of the connected groups of one colour (DB-63, DB-R42)."""
    near = box.chart.near
    found: list[int] = []
    while farmers:
        edge = farmers & -farmers
        farmers ^= edge
        size = 0
        while edge:
            bit = edge & -edge
            edge ^= bit
            size += 1
            fresh = near[bit.bit_length() - 1] & farmers
            farmers ^= fresh
            edge |= fresh
        found.append(size)
    return found


def group_of(box: Box, farmers: int, hex: int) -> int:
    """The size of the group that the farmer on a land space belongs to."""
    group = 1 << hex
    while True:
        grown = group
        for member in range(len(box.chart.near)):
            if group >> member & 1:
                grown |= box.chart.near[member] & farmers
        if grown == group:
            return group.bit_count()
        group = grown


def breakdown_of(box: Box, player: Player, cards: int, larger_sets: bool) -> dict[str, int]:
    """The points of a house by source, if these were its bonus cards (DB-60)."""
    return dict(zip(SOURCES, points_of(box, player, cards, larger_sets)))


def points_of(box: Box, player: Player, cards: int, larger_sets: bool) -> list[int]:
    """The same in the order of SOURCES."""
    tiles = player.farms.copy()
    # a card and a wisdom tile of one letter both count (DB-R43, DB-R76)
    tiles[PORK] += copies(player, cards, V)
    tiles[FISH] += copies(player, cards, W)
    tiles[POULTRY] += copies(player, cards, X)
    soy, rice = copies(player, cards, Y), copies(player, cards, Z)
    full = full_sets(box, player, cards, larger_sets)
    if larger_sets:
        soy = rice = 0
    sets = 0
    for kind in range(len(tiles)):
        sets += set_points(tiles[kind], full[kind])
    groups = 0
    singles = 0
    if player.farmers:
        for size in group_sizes(box, player.farmers):
            groups += size * size
            if size == 1:
                singles += 1
    points = 0
    owned = 0
    if cards:
        # used or not, each card scores what is printed on it (DB-64, DB-69)
        for card in range(len(LETTERS)):
            if cards >> card & 1:
                points += box.card_points[card]
                owned += 1
    abilities = 0
    if cards | player.wisdom:
        # L counts every card, itself included (DB-112, DB-R44); Y and Z count tiles (DB-125, DB-126, DB-R41)
        abilities = (
            copies(player, cards, L) * owned
            + copies(player, cards, N) * singles
            + copies(player, cards, O) * (player.money // MONEY_FOR_A_POINT)
            + copies(player, cards, Q) * min(FOOD_POINTS * player.food, FOOD_LIMIT)
            + copies(player, cards, T) * min(player.treasure, TREASURE_LIMIT)
            + soy * player.farms[SOY]
            + rice * player.farms[RICE]
        )
    # Offerings and treasures, never money or food (DB-65, DB-66, DB-R54)
    resources = player.offerings + player.treasure
    return [sets, groups, points, resources, abilities]


def full_sets(box: Box, player: Player, cards: int, larger_sets: bool) -> list[int]:
    """The size of a full set of each kind; Y and Z make those of soy and rice larger, or do not (DB-R41); read only."""
    if not larger_sets:
        return box.farm_sets
    full = box.farm_sets.copy()
    full[SOY] += copies(player, cards, Y)
    full[RICE] += copies(player, cards, Z)
    return full


def copies(player: Player, cards: int, card: int) -> int:
    """Cards and wisdom tiles with this letter (DB-114, DB-122, DB-123, DB-124)."""
    return (cards >> card & 1) + (player.wisdom >> card & 1)
