"""Phase A: bonuses, crop tiles and the turn order (YZ-24 to YZ-33)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.labels import bonus_ref, space_ref
from teahouse.games.yinzi.moves import ADVANCE, BONUS
from teahouse.games.yinzi.names import BOAT_UPGRADE, FACTORY_UPGRADE, FREE_ADVANCEMENT, IN_BONUS, NONE
from teahouse.games.yinzi.steps.common import new_occasion
from teahouse.games.yinzi.steps.crops import OfferCrop, can_buy
from teahouse.games.yinzi.steps.factories import give_boat, give_upgrade
from teahouse.games.yinzi.steps.fortune import free_spaces, place_disc
from teahouse.games.yinzi.steps.nature import refill_track, slide_track
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY, Move, Refusal, Step, Who, bits_of


class BonusPhase(Step[YinziTable]):
    """In provisional order everybody chooses; then the track closes its gaps and the turn order is read off."""

    __slots__ = ("index",)

    id: ClassVar[str] = "bonus-phase"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-24", "YZ-26", "YZ-27", "YZ-A62")

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def run(self, table: YinziTable) -> None:
        table.phase = IN_BONUS
        new_occasion(table)
        if self.index < len(table.provisional):
            table.agenda.append(BonusPhase(NOBODY, self.index + 1))
            table.agenda.append(ChooseBonus(table.provisional[self.index]))
            return
        table.order = [seat for seat in table.bonuses if seat != NONE]
        slide_track(table)
        refill_track(table)


class ChooseBonus(Step[YinziTable]):
    """A player takes a free bonus, which is also the place in the turn order."""

    __slots__ = ()

    id: ClassVar[str] = "choose-bonus"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-24", "YZ-28", "YZ-29", "YZ-30", "YZ-31", "YZ-32", "YZ-33", "YZ-A67")
    kinds: ClassVar[tuple[str, ...]] = (BONUS,)
    question: ClassVar[str] = "choose-bonus"

    def moves(self, table: YinziTable) -> list[Move]:
        return [move for move, seat in zip(table.box.moves.bonus, table.bonuses) if seat == NONE]

    def play(self, table: YinziTable, move: Move) -> None:
        seat = self.seat
        table.bonuses[move.a] = seat
        table.players[seat].bonus = move.a
        table.agenda.append(ConsiderCrop(NOBODY, seat, move.a))  # after the bonus has taken effect (YZ-A67)
        if move.a == FREE_ADVANCEMENT:
            if table.players[seat].discs and free_spaces(table):
                table.agenda.append(PlaceAdvancement(seat))
        elif move.a == BOAT_UPGRADE:
            give_boat(table, seat)
        elif move.a == FACTORY_UPGRADE:
            give_upgrade(table, seat)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("bonus-taken", "YZ-24", (("bonus", bonus_ref(move.a)), ("player", Who(table.bonuses[move.a]))))


class ConsiderCrop(Step[YinziTable]):
    """If the crop tile above the bonus can be paid and planted, its player is asked."""

    __slots__ = ("player", "space")

    id: ClassVar[str] = "consider-crop"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-25", "YZ-A6")

    def __init__(self, seat: int, player: int, space: int) -> None:
        self.seat = seat
        self.player = player
        self.space = space

    def run(self, table: YinziTable) -> None:
        if can_buy(table, self.player, self.space):
            table.agenda.append(OfferCrop(self.player, self.space))


class PlaceAdvancement(Step[YinziTable]):
    """The bonus Free Advancement: one disc on any free space."""

    __slots__ = ()

    id: ClassVar[str] = "place-advancement"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-28", "YZ-57", "YZ-A50", "YZ-A51")
    kinds: ClassVar[tuple[str, ...]] = (ADVANCE,)
    question: ClassVar[str] = "place-advancement"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.advance[space] for space in bits_of(free_spaces(table))]

    def play(self, table: YinziTable, move: Move) -> None:
        place_disc(table, self.seat, move.a)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("space-taken", "YZ-57", (("space", space_ref(move.a)),))
