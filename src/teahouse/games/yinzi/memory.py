"""What the table remembers so that nobody counts it again: all of it follows from what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.yinzi.land import FAR, Land
from teahouse.games.yinzi.names import FACTORIES, HOLD, NONE, PROVINCES, SALT, SEATS, SLOTS
from teahouse.games.yinzi.sets import just, set_of
from teahouse.kernel import Move, Step

if TYPE_CHECKING:
    from teahouse.games.yinzi.table import YinziTable

TO_BUILD: Final = 1
"""In `Memory.vacant`: a crop tile or a factory may come there, for it is not salt (YZ-47, YZ-53)."""
TO_PLANT: Final = 2
"""In `Memory.vacant`: something grows there (YZ-44)."""


class Memory:
    """Counts and sets that the steps keep up to date, and moves already found."""

    __slots__ = (
        "boarding",
        "grows",
        "materials",
        "nearest",
        "open_actions",
        "ready",
        "ready_for",
        "stored_by",
        "stored_in",
        "vacant",
        "wanted",
    )

    vacant: bytearray
    """For each field 0 if something stands on it, else what it is free for: TO_BUILD, TO_PLANT or both."""
    grows: list[int]
    """For each seat the goods on its fields, as a set."""
    materials: list[int]
    """Cubes of each colour in each province's market: SEATS * province + colour."""
    nearest: list[int]
    """Borders from each province to the nearest market with a cube of each colour, or FAR: as `materials`."""
    stored_in: list[int]
    """Commodities of all players in each factory."""
    stored_by: list[int]
    """Commodities of each seat in all factories."""
    wanted: int
    """What the empty slots at the coast demand, as a set; NONE until somebody asks after a change."""
    boarding: list[int]
    """For each seat the countries whose ships at the coast carry a piece of it, as a set."""
    open_actions: list[int]
    """For each seat the fortune actions without a card, as a set."""
    ready: list[Move]
    ready_for: Step[Any] | None
    """The legal moves of this step, the last one that looked for them."""

    def copy(self) -> Memory:
        other = Memory()
        other.vacant = self.vacant.copy()
        other.grows = self.grows.copy()
        other.materials = self.materials.copy()
        other.nearest = self.nearest
        other.stored_in = self.stored_in.copy()
        other.stored_by = self.stored_by.copy()
        other.wanted = self.wanted
        other.boarding = self.boarding.copy()
        other.open_actions = self.open_actions.copy()
        other.ready = self.ready
        other.ready_for = self.ready_for
        return other


def vacancy(good: int) -> int:
    """What a field is free for on which nothing stands, by what grows there."""
    if good == NONE:
        return TO_BUILD
    return TO_PLANT if good == SALT else TO_BUILD | TO_PLANT


def find_nearest(memory: Memory, land: Land, colour: int) -> None:
    """See which markets with cubes of a colour are nearest, after the first came or the last went."""
    nearest = memory.nearest.copy()
    materials = memory.materials
    for here, near in enumerate(land.near):
        borders = FAR
        for province in near:
            if materials[province * SEATS + colour]:
                borders = land.distance[here][province]
                break
        nearest[here * SEATS + colour] = borders
    memory.nearest = nearest  # copies share the old one


def memory_of(table: YinziTable) -> Memory:
    """Count everything on the table."""
    players = table.players
    memory = Memory()
    memory.vacant = bytearray([vacancy(good) for good in table.good])
    for player in players:
        for field in player.fields:
            memory.vacant[field] = 0
    for spot in table.spot:
        if spot != NONE:
            for field in table.box.land.spots[spot]:
                memory.vacant[field] = 0
    memory.grows = [set_of([table.good[field] for field in player.fields]) for player in players]
    memory.materials = []
    for province in range(len(PROVINCES)):
        cubes = table.raw[province * SLOTS : (province + 1) * SLOTS]
        memory.materials += [cubes.count(colour) for colour in range(SEATS)]
    memory.nearest = [FAR] * len(memory.materials)
    for colour in range(SEATS):
        find_nearest(memory, table.box.land, colour)
    memory.stored_in = [sum([player.stock[tile] for player in players]) for tile in range(FACTORIES)]
    memory.stored_by = [sum(player.stock) for player in players]
    memory.wanted = NONE
    memory.boarding = [0] * len(players)
    for slot, load in enumerate(table.cargo):
        if load > 0:  # virtual and rural goods are nobody's
            memory.boarding[table.shipper[slot]] |= just(table.box.ship_country[table.coast[slot // HOLD]])
    memory.open_actions = [
        set_of([action for action, card in enumerate(player.cards) if card == NONE]) for player in players
    ]
    memory.ready = []
    memory.ready_for = None
    return memory
