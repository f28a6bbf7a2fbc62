"""Crop tiles: bought from the track and laid on the map (YZ-25, YZ-46 to YZ-48, YZ-63)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import good_ref
from teahouse.games.yinzi.memory import TO_BUILD, TO_PLANT
from teahouse.games.yinzi.moves import BUY, CROP, NO
from teahouse.games.yinzi.names import NONE
from teahouse.games.yinzi.steps.common import plant, why_taken
from teahouse.games.yinzi.steps.nature import refill_track, slide_track
from teahouse.games.yinzi.steps.purse import can_pay, charge, spendable, why_not_payable
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import SAME_AS, Arguments, Move, Refusal, Step

CUBES_ON_NEW_TILE: Final = 2
_SQUARES: Final = bytes(vacancy & TO_BUILD for vacancy in range(256))
"""Squares of `Memory.vacant` on which a crop tile may be laid, once translated."""


def any_square(table: YinziTable) -> bool:
    """Whether a crop tile can be laid anywhere (YZ-47)."""
    vacant = table.memory.vacant
    return TO_BUILD in vacant or TO_BUILD | TO_PLANT in vacant


def squares(table: YinziTable) -> list[Move]:
    """Every square without cubes, factory and salt (YZ-46, YZ-47)."""
    return list(compress(table.box.moves.crop, table.memory.vacant.translate(_SQUARES)))


def can_buy(table: YinziTable, seat: int, space: int) -> bool:
    """Whether the tile on this space can be paid and planted (YZ-46, YZ-A6)."""
    return (
        table.track[space] != NONE
        and table.players[seat].cubes > 0
        and can_pay(table, seat, table.box.crop_cost[space])
        and any_square(table)
    )


def twin(table: YinziTable, space: int) -> int:
    """The leftmost of equal tiles side by side at one cost: taking either leaves the same track."""
    cost = table.box.crop_cost
    while space and table.track[space - 1] == table.track[space] and cost[space - 1] == cost[space]:
        space -= 1
    return space


def offer_tiles(table: YinziTable, seat: int, found: list[Move]) -> None:
    """The tiles of the crop track a seat can buy."""
    if table.players[seat].cubes == 0 or not any_square(table):
        return
    money = spendable(table, seat)
    costs = table.box.crop_cost
    left = NONE
    for space, tile in enumerate(table.track):
        if tile != NONE and costs[space] <= money and (tile != left or costs[space - 1] != costs[space]):
            found.append(table.box.moves.buy[space])
        left = tile


def why_not_bought(table: YinziTable, seat: int, space: int) -> Refusal:
    """Why this tile cannot be bought now."""
    if table.track[space] == NONE:
        return Refusal("track-empty", "YZ-A7", (("space", space + 1),))
    if table.players[seat].cubes == 0:
        return Refusal("no-cube", "YZ-A6")
    if not can_pay(table, seat, table.box.crop_cost[space]):
        return why_not_payable(table, seat, table.box.crop_cost[space], "YZ-46")
    if not any_square(table):
        return Refusal("no-square", "YZ-A6")
    return Refusal(SAME_AS, "YZ-46", (("move", table.box.moves.buy[twin(table, space)].text),))


def lay_crop(table: YinziTable, seat: int, space: int, field: int) -> None:
    """Take the tile of a track space and lay it with two cubes; an empty tile under it leaves the game (YZ-47)."""
    table.good[field] = table.track[space]
    table.track[space] = NONE
    plant(table, seat, field, CUBES_ON_NEW_TILE)


class OfferCrop(Step[YinziTable]):
    """With the bonus, a player may buy the crop tile above it and plant it at once."""

    __slots__ = ("space",)

    id: ClassVar[str] = "offer-crop"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-25", "YZ-47", "YZ-A6", "YZ-A67")
    kinds: ClassVar[tuple[str, ...]] = (CROP, NO)
    question: ClassVar[str] = "offer-crop"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def details(self, table: YinziTable) -> Arguments:
        return (("good", good_ref(table.track[self.space])), ("cost", table.box.crop_cost[self.space]))

    def moves(self, table: YinziTable) -> list[Move]:
        found = squares(table)
        found.append(table.box.moves.no)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move is not table.box.moves.no:
            lay_crop(table, self.seat, self.space, move.a)  # gaps stay open until all have chosen (YZ-26)
            charge(table, self.seat, table.box.crop_cost[self.space])

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_taken(table, move.a, "YZ-47")


class LayCrop(Step[YinziTable]):
    """A player lays the crop tile just bought; the track is filled up again."""

    __slots__ = ("space",)

    id: ClassVar[str] = "lay-crop"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-46", "YZ-47", "YZ-63")
    kinds: ClassVar[tuple[str, ...]] = (CROP,)
    question: ClassVar[str] = "lay-crop"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def details(self, table: YinziTable) -> Arguments:
        return (("good", good_ref(table.track[self.space])), ("cost", table.box.crop_cost[self.space]))

    def moves(self, table: YinziTable) -> list[Move]:
        return squares(table)

    def play(self, table: YinziTable, move: Move) -> None:
        lay_crop(table, self.seat, self.space, move.a)
        slide_track(table)
        refill_track(table)
        charge(table, self.seat, table.box.crop_cost[self.space])

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_taken(table, move.a, "YZ-47")


class AdditionalCrops(Step[YinziTable]):
    """A player who used Additional crops chooses a tile of the track."""

    __slots__ = ()

    id: ClassVar[str] = "additional-crops"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-63", "YZ-46")
    kinds: ClassVar[tuple[str, ...]] = (BUY,)
    question: ClassVar[str] = "additional-crops"

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_tiles(table, self.seat, found)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        table.agenda.append(LayCrop(self.seat, move.a))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_bought(table, self.seat, move.a)
