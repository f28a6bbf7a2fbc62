"""Phase D, natural disasters: wildfire, flood, drought (YZ-103)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.labels import colour_ref, disaster_ref, factory_arguments, field_arguments, province_ref
from teahouse.games.yinzi.moves import BURN, GIVE_FIELD, LOSE
from teahouse.games.yinzi.names import DISASTERS, DROUGHT, FLOOD, NONE, WILDFIRE
from teahouse.games.yinzi.steps.common import lift, unstore
from teahouse.games.yinzi.table import UNOWNED, YinziTable
from teahouse.kernel import NOBODY, Arguments, Move, Refusal, Step


class Disasters(Step[YinziTable]):
    """Each different disaster on the face-up route tiles happens once: `kind` comes next, for player `index`."""

    __slots__ = ("index", "kind")

    id: ClassVar[str] = "disasters"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-103", "YZ-A31")

    def __init__(self, seat: int, kind: int, index: int) -> None:
        self.seat = seat
        self.kind = kind
        self.index = index

    def run(self, table: YinziTable) -> None:
        depth = len(table.agenda)
        first = self.index
        for kind in range(self.kind, len(DISASTERS)):
            if strikes(table, kind):
                if first == 0 and table.chapters is not None:
                    table.chapter("disaster", (("disaster", disaster_ref(kind)),), f"disaster-{DISASTERS[kind]}")
                    table.tell(f"told-{DISASTERS[kind]}", NOBODY)
                elif first == 0 and table.notes is not None:
                    table.tell("note-disaster", NOBODY, (("disaster", disaster_ref(kind)),))
                for index in range(first, len(table.order)):
                    strike(table, kind, table.order[index])
                    if len(table.agenda) > depth:
                        table.defer(Disasters(NOBODY, kind, index + 1), depth)
                        return
            first = 0


def strike(table: YinziTable, disaster: int, seat: int) -> None:
    """A disaster comes to one player."""
    if disaster == WILDFIRE:
        if seat in table.owner:
            table.agenda.append(Wildfire(seat))
    elif disaster == FLOOD:
        player = table.players[seat]
        player.boat = max(0, player.boat - 1)
    elif disaster == DROUGHT:
        for province in reversed(provinces_of(table, seat)):
            table.agenda.append(Drought(seat, province))


def strikes(table: YinziTable, disaster: int) -> bool:
    """Whether a face-up route tile shows the disaster; personal tiles do not count (YZ-64)."""
    for tile in table.route:
        if tile != NONE and table.box.route_disaster[tile] == disaster:
            return True
    return False


def provinces_of(table: YinziTable, seat: int) -> list[int]:
    """Provinces in which a seat has cubes."""
    found: list[int] = []
    for field in table.players[seat].fields:  # which lie province by province
        province = table.box.land.province[field]
        if not found or found[-1] != province:
            found.append(province)
    return found


class Wildfire(Step[YinziTable]):
    """A player removes one disc from one own factory."""

    __slots__ = ()

    id: ClassVar[str] = "wildfire"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-103", "YZ-A29", "YZ-A30")
    kinds: ClassVar[tuple[str, ...]] = (BURN,)
    question: ClassVar[str] = "wildfire"

    def moves(self, table: YinziTable) -> list[Move]:
        seat = self.seat
        return [move for move, owner in zip(table.box.moves.burn, table.owner) if owner == seat]

    def play(self, table: YinziTable, move: Move) -> None:
        tile = move.a
        table.level[tile] -= 1
        table.players[self.seat].discs += 1
        if table.level[tile] == 0:
            table.owner[tile] = UNOWNED
        lose_surplus(table, self.seat, tile)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("not-your-factory", "YZ-103", factory_arguments(table.box, move.a))


def lose_surplus(table: YinziTable, owner: int, tile: int) -> None:
    """What a factory can no longer store is lost, the owner choosing (YZ-A29)."""
    if table.memory.stored_in[tile] > table.level[tile]:
        table.agenda.append(LoseCommodity(owner, tile))


class LoseCommodity(Step[YinziTable]):
    """The owner of a burnt factory chooses whose commodity is lost."""

    __slots__ = ("tile",)

    id: ClassVar[str] = "lose-commodity"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-103", "YZ-A29")
    kinds: ClassVar[tuple[str, ...]] = (LOSE,)
    question: ClassVar[str] = "lose-commodity"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def details(self, table: YinziTable) -> Arguments:
        return factory_arguments(table.box, self.tile)

    def moves(self, table: YinziTable) -> list[Move]:
        return [move for move, player in zip(table.box.moves.lose, table.players) if player.stock[self.tile]]

    def play(self, table: YinziTable, move: Move) -> None:
        unstore(table, move.a, self.tile)
        table.players[move.a].commodities += 1
        lose_surplus(table, self.seat, self.tile)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("none-stored", "YZ-103", (("colour", colour_ref(table.box, move.a)),))


class Drought(Step[YinziTable]):
    """A player loses one cube in a province."""

    __slots__ = ("province",)

    id: ClassVar[str] = "drought"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-103",)
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD,)
    question: ClassVar[str] = "drought"

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def details(self, table: YinziTable) -> Arguments:
        return (("province", province_ref(self.province)),)

    def moves(self, table: YinziTable) -> list[Move]:
        province = table.box.land.province
        give = table.box.moves.give_field
        return [give[field] for field in table.players[self.seat].fields if province[field] == self.province]

    def play(self, table: YinziTable, move: Move) -> None:
        lift(table, self.seat, move.a)
        table.players[self.seat].cubes += 1

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if table.box.land.province[move.a] != self.province:
            return Refusal("other-province", "YZ-103", (("province", province_ref(self.province)),))
        return Refusal("no-own-cube", "YZ-103", field_arguments(table.box, move.a))
