"""The five fortune actions: executions, one more for a tax disc, free moves between them (YZ-38 to YZ-57)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import factory_arguments, field_arguments, section_ref, space_ref
from teahouse.games.yinzi.memory import TO_BUILD, TO_PLANT
from teahouse.games.yinzi.moves import (
    ADVANCE,
    BOAT,
    BUILD,
    BUY,
    END,
    PLANT,
    REBUILD,
    SELL,
    TAX,
    UPGRADE,
)
from teahouse.games.yinzi.names import (
    ALL_SPACES,
    FACTORIES,
    LAST_LEVEL,
    RICE,
    SECTION_SPACES,
    SECTIONS,
    STONE,
    UPGRADE_COST,
    WOOD,
)
from teahouse.games.yinzi.sets import has, in_section, just
from teahouse.games.yinzi.steps.common import Loop, plant, why_taken
from teahouse.games.yinzi.steps.crops import LayCrop, offer_tiles, why_not_bought
from teahouse.games.yinzi.steps.factories import (
    LayFactory,
    any_spot,
    give_boat,
    raise_level,
    upgradable,
    why_not_upgraded,
)
from teahouse.games.yinzi.steps.free import BESIDE, offer_free, play_free, why_not_free
from teahouse.games.yinzi.steps.purse import charge, has_stone, has_wood, spend, spendable, why_not_payable
from teahouse.games.yinzi.steps.sales import SellCube, offer_sales, why_not_sold
from teahouse.games.yinzi.table import ON_DISPLAY, UNOWNED, YinziTable
from teahouse.kernel import Arguments, Move, Refusal

FREE: Final = (*BESIDE, TAX, END)
RICE_CUBES: Final = 2
TILE_BOUGHT: Final = 1
_TILES: Final = range(FACTORIES)
_FIELDS: Final = bytes(vacancy & TO_PLANT for vacancy in range(256))
"""Fields of `Memory.vacant` that can be planted, once translated."""


class FortuneAction(Loop):
    """A fortune action while it lasts: executions `left`, whether it was `taxed`, and what is `done`.

    That is the set of what the action may do only once and has done.
    """

    __slots__ = ("done", "left", "taxed")

    def __init__(self, seat: int, player: int, left: int, taxed: int = 0, done: int = 0) -> None:
        self.seat = seat
        self.player = player
        self.left = left
        self.taxed = taxed
        self.done = done

    def again(self, seat: int, left: int, taxed: int, done: int) -> FortuneAction:
        """The same action with other numbers."""
        raise NotImplementedError(type(self).__name__)

    def asking(self, seat: int) -> FortuneAction:
        return self.again(seat, self.left, self.taxed, self.done)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        seat = self.player
        discs = table.players[seat].discs
        if self.left:
            self.executions(table, discs, found)
        elif discs and not self.taxed and self.possible(table, discs - 1):
            found.append(table.box.moves.tax)  # once per action, when one more execution is possible (YZ-41)
        offer_free(table, seat, found)
        found.append(table.box.moves.end)
        return found

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        """Add the moves that are an execution, with so many discs in the supply."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, table: YinziTable, discs: int) -> bool:
        """Whether there is any execution."""
        found: list[Move] = []
        self.executions(table, discs, found)
        return len(found) > 0

    def execute(self, table: YinziTable, move: Move) -> int:
        """Carry out one execution, pushing what it asks for; what is done then."""
        raise NotImplementedError(type(self).__name__)

    def details(self, table: YinziTable) -> Arguments:
        own = [kind for kind in self.kinds if kind not in BESIDE and kind != END]
        return (("left", self.left), ("may", self.may(table, *own)), ("free", self.may(table, *BESIDE)))

    def play(self, table: YinziTable, move: Move) -> None:
        kind = move.kind
        if kind == END:
            return
        seat = self.player
        depth = len(table.agenda)
        if kind == TAX:
            player = table.players[seat]
            player.discs -= 1
            player.tax += 1
            self.again(seat, self.left + 1, 1, self.done).enter(table)
        elif kind in BESIDE:
            play_free(table, seat, move)
            self.come_back(table, depth)
        else:
            done = self.execute(table, move)
            self.again(seat, self.left - 1, self.taxed, done).come_back(table, depth)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == TAX:
            if self.taxed:
                return Refusal("taxed-before", "YZ-41")
            if self.left:
                return Refusal("executions-left", "YZ-41", (("left", self.left),))
            if table.players[self.player].discs == 0:
                return Refusal("no-disc-left", "YZ-A11")
            return Refusal("no-execution", "YZ-41")
        if move.kind in BESIDE:
            return why_not_free(table, self.player, move)
        if self.left == 0:
            return Refusal("executions-used", "YZ-40")
        return self.why_not_executed(table, move)

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        """Why an execution is not possible, though executions are left."""
        raise NotImplementedError(type(self).__name__)


class ConstructBoats(FortuneAction):
    """Each execution returns a wood and moves the cylinder one space on."""

    __slots__ = ()

    id: ClassVar[str] = "construct-boats"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-42", "YZ-40", "YZ-41", "YZ-A10", "YZ-A11")
    kinds: ClassVar[tuple[str, ...]] = (BOAT, *FREE)
    question: ClassVar[str] = "construct-boats"

    def again(self, seat: int, left: int, taxed: int, done: int) -> ConstructBoats:
        return ConstructBoats(seat, self.player, left, taxed, done)

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        if table.players[self.player].boat + 1 < len(table.box.capacity) and has_wood(table, self.player):
            found.append(table.box.moves.boat)

    def execute(self, table: YinziTable, move: Move) -> int:
        give_boat(table, self.player)
        spend(table, self.player, WOOD)
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        if table.players[self.player].boat + 1 >= len(table.box.capacity):
            return Refusal("boats-at-end", "YZ-42")
        return Refusal("no-wood", "YZ-42")


class PlantCrops(FortuneAction):
    """Each execution plants a free field or, once, buys a crop tile: TILE_BOUGHT is done then."""

    __slots__ = ()

    id: ClassVar[str] = "plant-crops"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-43", "YZ-44", "YZ-45", "YZ-46", "YZ-48", "YZ-16", "YZ-A6")
    kinds: ClassVar[tuple[str, ...]] = (PLANT, BUY, *FREE)
    question: ClassVar[str] = "plant-crops"

    def again(self, seat: int, left: int, taxed: int, done: int) -> PlantCrops:
        return PlantCrops(seat, self.player, left, taxed, done)

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        if table.players[self.player].cubes == 0:
            return
        found += compress(table.box.moves.plant, table.memory.vacant.translate(_FIELDS))
        if self.done != TILE_BOUGHT:
            offer_tiles(table, self.player, found)

    def possible(self, table: YinziTable, discs: int) -> bool:
        if table.players[self.player].cubes == 0:
            return False
        vacant = table.memory.vacant
        if TO_PLANT in vacant or TO_BUILD | TO_PLANT in vacant:
            return True
        return super().possible(table, discs)

    def execute(self, table: YinziTable, move: Move) -> int:
        if move.kind == BUY:
            table.agenda.append(LayCrop(self.player, move.a))
            return TILE_BOUGHT
        plant(table, self.player, move.a, RICE_CUBES if table.good[move.a] == RICE else 1)
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        if table.players[self.player].cubes == 0:
            return Refusal("no-cube", "YZ-A6")
        if move.kind == BUY:
            if self.done == TILE_BOUGHT:
                return Refusal("tile-bought", "YZ-46")
            return why_not_bought(table, self.player, move.a)
        if table.memory.vacant[move.a]:
            return Refusal("blank-field", "YZ-44", field_arguments(table.box, move.a))
        return why_taken(table, move.a, "YZ-47")


class SellAtMarket(FortuneAction):
    """Each execution sells one cube to an urban market; boats are counted over the whole action."""

    __slots__ = ()

    id: ClassVar[str] = "sell-at-market"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-49", "YZ-51", "YZ-20", "YZ-A16")
    kinds: ClassVar[tuple[str, ...]] = (SELL, *FREE)
    question: ClassVar[str] = "sell"

    def again(self, seat: int, left: int, taxed: int, done: int) -> SellAtMarket:
        return SellAtMarket(seat, self.player, left, taxed, done)

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        offer_sales(table, self.player, table.used, found)

    def execute(self, table: YinziTable, move: Move) -> int:
        table.agenda.append(SellCube(self.player, move.a, 0))
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_sold(table, self.player, move.a, table.used)


class DevelopFactories(FortuneAction):
    """Each execution builds a factory, takes over an unowned one or raises an own one a level."""

    __slots__ = ()

    id: ClassVar[str] = "develop-factories"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-52", "YZ-53", "YZ-55", "YZ-A11", "YZ-A30")
    kinds: ClassVar[tuple[str, ...]] = (BUILD, REBUILD, UPGRADE, *FREE)
    question: ClassVar[str] = "develop-factories"

    def again(self, seat: int, left: int, taxed: int, done: int) -> DevelopFactories:
        return DevelopFactories(seat, self.player, left, taxed, done)

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        if discs == 0:
            return
        seat = self.player
        moves = table.box.moves
        owners = table.owner
        levels = table.level
        stone = has_stone(table, seat)
        if stone and any_spot(table):
            found += [move for move, owner in zip(moves.build, owners) if owner == ON_DISPLAY]
        money = spendable(table, seat)
        rebuilt = UNOWNED in owners and (stone or table.rules.rebuild_free)
        for tile in _TILES if rebuilt else compress(_TILES, levels):
            owner = owners[tile]
            if owner == seat:
                level = levels[tile]
                if level < LAST_LEVEL and UPGRADE_COST[level] <= money:
                    found.append(moves.upgrade[tile])
            elif rebuilt and owner == UNOWNED:
                found.append(moves.rebuild[tile])

    def execute(self, table: YinziTable, move: Move) -> int:
        seat = self.player
        if move.kind == BUILD:
            table.agenda.append(LayFactory(seat, move.a, 1))
        elif move.kind == UPGRADE:
            cost = UPGRADE_COST[table.level[move.a]]
            raise_level(table, seat, move.a)
            charge(table, seat, cost)
        else:
            raise_level(table, seat, move.a)
            if not table.rules.rebuild_free:
                spend(table, seat, STONE)
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        seat, tile = self.player, move.a
        named = factory_arguments(table.box, tile)
        if move.kind == UPGRADE:
            if table.players[seat].discs and tile in upgradable(table, seat):
                return why_not_payable(table, seat, UPGRADE_COST[table.level[tile]], "YZ-55")
            return why_not_upgraded(table, seat, tile)
        if move.kind == BUILD and table.owner[tile] != ON_DISPLAY:
            return Refusal("not-on-display", "YZ-53", named)
        if move.kind == REBUILD and table.owner[tile] != UNOWNED:
            return Refusal("not-unowned", "YZ-103", named)
        if table.players[seat].discs == 0:
            return Refusal("no-disc-left", "YZ-A11", named)
        if not has_stone(table, seat):
            return Refusal("no-stone", "YZ-53" if move.kind == BUILD else "YZ-A30")
        return Refusal("no-spot", "YZ-53")


class ChooseAdvancements(FortuneAction):
    """Each execution puts a disc on a free space, each in another section: those that are done."""

    __slots__ = ()

    id: ClassVar[str] = "choose-advancements"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-56", "YZ-57", "YZ-59", "YZ-A51")
    kinds: ClassVar[tuple[str, ...]] = (ADVANCE, *FREE)
    question: ClassVar[str] = "choose-advancements"

    def again(self, seat: int, left: int, taxed: int, done: int) -> ChooseAdvancements:
        return ChooseAdvancements(seat, self.player, left, taxed, done)

    def executions(self, table: YinziTable, discs: int, found: list[Move]) -> None:
        if discs == 0:
            return
        free = free_spaces(table)
        for section, advances in enumerate(table.box.moves.advances):
            if not has(self.done, section):
                found += advances[in_section(free, section)]

    def possible(self, table: YinziTable, discs: int) -> bool:
        if discs == 0:
            return False
        free = free_spaces(table)
        for section in range(len(SECTIONS)):
            if in_section(free, section) and not has(self.done, section):
                return True
        return False

    def execute(self, table: YinziTable, move: Move) -> int:
        place_disc(table, self.player, move.a)
        return self.done | just(move.a // SECTION_SPACES)

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        if not has(free_spaces(table), move.a):
            return Refusal("space-taken", "YZ-57", (("space", space_ref(move.a)),))
        if has(self.done, move.a // SECTION_SPACES):
            return Refusal("section-used", "YZ-56", (("section", section_ref(move.a)),))
        return Refusal("no-disc-left", "YZ-A11", (("space", space_ref(move.a)),))


def free_spaces(table: YinziTable) -> int:
    """Advancement spaces without a disc, as a set (YZ-57)."""
    taken = 0
    for player in table.players:
        taken |= player.advancements
    return ALL_SPACES & ~taken


def place_disc(table: YinziTable, seat: int, space: int) -> None:
    """A disc on an advancement space, not to be used in this turn (YZ-56, YZ-59)."""
    player = table.players[seat]
    player.advancements += just(space)
    player.discs -= 1
    table.fresh |= 1 << space
