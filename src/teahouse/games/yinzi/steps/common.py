"""What several steps share: decisions that come back, discs taken back, boats, cubes and workers."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from teahouse.games.yinzi.labels import factory_arguments, space_ref
from teahouse.games.yinzi.memory import find_nearest, vacancy
from teahouse.games.yinzi.names import BOTTOM, FREE_BOAT, MOST_WORKERS, NONE, NOT_DEALT, SEATS, SLOTS, TOP
from teahouse.games.yinzi.sets import has, just
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.games.yinzi.tiles import replaced
from teahouse.kernel import NOBODY, Move, Refusal, Step

_FREE_BOAT: Final = just(FREE_BOAT)


_UNUSED: Final = (0, 0, 0, 0)


class Loop(Step[YinziTable]):
    """A decision that comes back until its seat ends it, and that closes itself when ending is all that is left.

    With the seat NOBODY it looks whether there is anything to decide; only then its player is asked. In a position
    each has its player and three numbers, and those that it has no use for are 0.
    """

    __slots__ = ("player",)

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def arguments(self) -> tuple[int, ...]:
        used = super().arguments()
        return used + _UNUSED[len(used) :]

    @classmethod
    def read(cls, numbers: list[int]) -> Step[Any]:
        used = 1 + len(cls.numbers())
        if len(numbers) != 5 or any(numbers[used:]):
            raise TypeError
        return cls(*numbers[:used])

    def asking(self, seat: int) -> Loop:
        """The same decision, asked of its player or looked at by NOBODY."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, table: YinziTable) -> list[Move]:
        """The legal moves, the one that ends the decision included."""
        raise NotImplementedError(type(self).__name__)

    def close(self, table: YinziTable) -> None:
        """What happens when it ends."""

    def run(self, table: YinziTable) -> None:
        self.asking(self.player).enter(table)

    def enter(self, table: YinziTable) -> None:
        """Ask the player, unless ending is all that is left."""
        found = self.offers(table)
        if len(found) == 1 and found[0] is table.box.moves.end:
            self.close(table)
        else:
            table.agenda.append(self)
            memory = table.memory
            memory.ready = found
            memory.ready_for = self

    def come_back(self, table: YinziTable, depth: int) -> None:
        """Ask the player again, after all that has come onto the agenda since it was so deep."""
        if len(table.agenda) == depth:
            self.enter(table)
        else:
            table.defer(self.asking(NOBODY), depth)

    def moves(self, table: YinziTable) -> list[Move]:
        memory = table.memory
        if memory.ready_for is self:
            return memory.ready
        return self.offers(table)


class InTurn(Step[YinziTable]):
    """Something for one player after the other in turn order, from `index` on; who has nothing to decide is passed."""

    __slots__ = ("index",)

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def visit(self, table: YinziTable, seat: int) -> None:
        """It is this player's turn: do or push what there is to do."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: YinziTable) -> None:
        depth = len(table.agenda)
        for index in range(self.index, len(table.order)):
            self.visit(table, table.order[index])
            if len(table.agenda) > depth:
                table.defer(type(self)(NOBODY, index + 1), depth)
                return


# -- advancement discs (YZ-58, YZ-59, YZ-60) ------------------------------------------------------------------------


def usable(table: YinziTable, seat: int, space: int) -> bool:
    """Whether the seat may take this disc back: it is its own and was not placed in this turn (YZ-59, YZ-60)."""
    return (table.players[seat].advancements & ~table.fresh) >> space & 1 == 1


def usable_discs(table: YinziTable, seat: int) -> int:
    """All spaces from which the seat may take its disc back, as a set."""
    return table.players[seat].advancements & ~table.fresh


def lift_disc(table: YinziTable, seat: int, space: int) -> None:
    """Take a disc off its space; the caller puts it somewhere."""
    table.players[seat].advancements -= just(space)


def take_back(table: YinziTable, seat: int, space: int) -> None:
    """The disc returns to its owner's supply; its effect is used once (YZ-60)."""
    lift_disc(table, seat, space)
    table.players[seat].discs += 1
    if table.notes is not None:
        table.tell("note-disc-back", seat, (("space", space_ref(space)),))


def why_no_disc(table: YinziTable, seat: int, space: int) -> Refusal:
    """Why a disc cannot be taken back."""
    if has(table.players[seat].advancements, space):
        return Refusal("disc-fresh", "YZ-59", (("space", space_ref(space)),))
    return Refusal("no-disc", "YZ-60", (("space", space_ref(space)),))


# -- boats (YZ-20, YZ-21, YZ-A16) -----------------------------------------------------------------------------------


def capacity_left(table: YinziTable, seat: int, used: int) -> int:
    """Borders that can still be crossed in an action, a Free boat included."""
    player = table.players[seat]
    left = table.box.capacity[player.boat] - used
    if player.advancements & ~table.fresh & _FREE_BOAT:
        left += 1
    return left


def cross(table: YinziTable, seat: int, used: int, borders: int) -> int:
    """Use boats, and the Free boat where the own ones do not suffice; the capacity used by now."""
    used += borders
    if used > table.box.capacity[table.players[seat].boat]:
        take_back(table, seat, FREE_BOAT)
        used -= 1
    return used


# -- cubes on fields ------------------------------------------------------------------------------------------------


def plant(table: YinziTable, seat: int, field: int, cubes: int) -> None:
    """Put cubes of the seat on a field, as many as there are (YZ-A6)."""
    player = table.players[seat]
    count = min(cubes, player.cubes)
    player.cubes -= count
    table.cubes[field] = count
    insort(player.fields, field)
    memory = table.memory
    memory.vacant[field] = 0
    memory.grows[seat] |= just(table.good[field])


def lift(table: YinziTable, seat: int, field: int) -> None:
    """Take one cube of the seat off a field; the caller puts it somewhere."""
    left = table.cubes[field] - 1
    table.cubes[field] = left
    if left:
        return
    fields = table.players[seat].fields
    fields.remove(field)
    memory = table.memory
    memory.vacant[field] = vacancy(table.good[field])
    goods = 0
    for other in fields:
        goods |= just(table.good[other])
    memory.grows[seat] = goods


def why_taken(table: YinziTable, field: int, clause: str) -> Refusal:
    """Why nothing new comes onto a square: a factory, cubes or salt (YZ-47, YZ-53)."""
    if table.cubes[field]:
        return Refusal("cubes-there", clause, (("cubes", table.cubes[field]),))
    if table.memory.vacant[field]:
        return Refusal("salt-there", clause)
    return Refusal("factory-there", clause, factory_arguments(table.box, factory_on(table, field)))


def factory_on(table: YinziTable, field: int) -> int:
    """The factory tile that covers a square, or NONE."""
    spots = table.box.land.spots
    for tile, spot in enumerate(table.spot):
        if spot != NONE and field in spots[spot]:
            return tile
    return NONE


# -- commodities in factories ---------------------------------------------------------------------------------------


def store(table: YinziTable, seat: int, tile: int) -> None:
    """Put one commodity of the seat into a factory (YZ-73)."""
    player = table.players[seat]
    player.commodities -= 1
    player.stock = replaced(player.stock, tile, player.stock[tile] + 1)
    memory = table.memory
    memory.stored_in[tile] += 1
    memory.stored_by[seat] += 1


def unstore(table: YinziTable, seat: int, tile: int) -> None:
    """Take one commodity of the seat out of a factory; the caller puts it somewhere."""
    player = table.players[seat]
    player.stock = replaced(player.stock, tile, player.stock[tile] - 1)
    memory = table.memory
    memory.stored_in[tile] -= 1
    memory.stored_by[seat] -= 1


# -- cubes in urban markets (YZ-17) ---------------------------------------------------------------------------------


def put_on_market(table: YinziTable, slot: int, colour: int) -> None:
    """A cube comes onto a slot of a market and is raw material from now on."""
    table.raw[slot] = colour
    memory = table.memory
    here = slot // SLOTS * SEATS + colour
    memory.materials[here] += 1
    if memory.materials[here] == 1:
        find_nearest(memory, table.box.land, colour)


def take_from_market(table: YinziTable, slot: int) -> None:
    """The cube on a slot of a market returns to its colour's supply (YZ-79)."""
    colour = table.raw[slot]
    table.raw[slot] = NONE
    table.players[colour].cubes += 1
    memory = table.memory
    here = slot // SLOTS * SEATS + colour
    memory.materials[here] -= 1
    if memory.materials[here] == 0:
        find_nearest(memory, table.box.land, colour)


# -- workers (YZ-65 to YZ-70) ---------------------------------------------------------------------------------------


def hands(player: Player, group: int, place: int) -> int:
    """Workers that can still be used: of the group, then from the bottom migration box, four at most (YZ-69)."""
    workers = player.workers
    room = MOST_WORKERS - workers[place]
    there = workers[group] + workers[BOTTOM]
    return there if there < room else room


def employ(player: Player, group: int, place: int, count: int) -> None:
    """Workers go to a box: those of the group first, then migrants (YZ-69)."""
    workers = player.workers
    migrants = count - workers[group]
    if migrants > 0:
        workers[group] = 0
        workers[BOTTOM] -= migrants
    else:
        workers[group] -= count
    workers[place] += count


def send_rest(player: Player, group: int) -> None:
    """Workers of the group that were not used go to the top migration box (YZ-67)."""
    player.workers[TOP] += player.workers[group]
    player.workers[group] = 0


# -- turns and occasions --------------------------------------------------------------------------------------------


def new_occasion(table: YinziTable) -> None:
    """Nothing was bought, sold or placed yet (YZ-59, YZ-121)."""
    table.dealing = NOT_DEALT
    table.fresh = 0
    table.used = 0
    table.spare = 0
