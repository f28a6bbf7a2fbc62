"""Final scoring (YZ-132 to YZ-141); the same sum is the score so far at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.yinzi.names import A_COMMODITY, FACTORIES, FACTORY_POINTS, SECTION_SPACES, SECTIONS, SOURCES
from teahouse.games.yinzi.sets import in_section

if TYPE_CHECKING:
    from teahouse.games.yinzi.table import YinziTable

MAJORITY: Final = 2
TIED: Final = 1
MISFORTUNE: Final = -2
BOAT: Final = 2


def points_by_source(table: YinziTable) -> list[list[int]]:
    """For each seat the points of every source, in the order of SOURCES."""
    box = table.box
    advancements = _majorities(table)
    factories = [0] * len(table.players)
    for tile in range(FACTORIES):
        if table.owner[tile] >= 0:
            factories[table.owner[tile]] += FACTORY_POINTS[table.level[tile]]  # YZ-133
    waiting = [0] * len(table.players)
    for shipper, load in zip(table.shipper, table.cargo):
        if load == A_COMMODITY:
            waiting[shipper] += 1
    found: list[list[int]] = []
    for seat, player in enumerate(table.players):
        delivered = 0
        for place, count in enumerate(player.delivered):
            delivered += count * box.destination_points[place]  # YZ-134
        routes = 0
        for tile in player.won:
            routes += box.route_points[tile]  # YZ-137
        points = [
            BOAT * box.capacity[player.boat],  # YZ-132, YZ-A46
            factories[seat],
            delivered,
            player.emissaries,  # YZ-135
            table.memory.stored_by[seat] + waiting[seat],  # YZ-135
            player.first_glories * box.first_glory + player.second_glories * box.second_glory,  # YZ-136
            routes,
            advancements[seat],
            player.silver + player.copper // box.ratios[table.die - 1],  # YZ-139
            MISFORTUNE * player.misfortune,  # YZ-140
        ]
        assert len(points) == len(SOURCES)
        found.append(points)
    return found


def _majorities(table: YinziTable) -> list[int]:
    """Two points for most discs in a section, one each for a tie, nothing in an empty one (YZ-138, YZ-A47)."""
    points = [0] * len(table.players)
    for section in range(len(SECTIONS)):
        discs: list[int] = []
        most = 0
        leaders = 0
        for player in table.players:
            count = _DISCS[in_section(player.advancements, section)]
            discs.append(count)
            if count > most:
                most = count
                leaders = 1
            elif count == most:
                leaders += 1
        if most:
            for seat in range(len(discs)):
                if discs[seat] == most:
                    points[seat] += MAJORITY if leaders == 1 else TIED
    return points


_DISCS: Final = [spaces.bit_count() for spaces in range(1 << SECTION_SPACES)]
"""How many discs lie in a section, by the spaces with one as bits."""
