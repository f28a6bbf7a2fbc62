"""Phase D: route tiles change hands, and taxes are paid (YZ-105 to YZ-107, YZ-114 to YZ-117)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from teahouse.games.yinzi.moves import END, FILL, PAY, RURAL
from teahouse.games.yinzi.names import NO_TAXES, NONE, TAXED_FROM
from teahouse.games.yinzi.steps.common import InTurn, Loop, new_occasion
from teahouse.games.yinzi.steps.free import offer_rural, sell_rural, why_not_rural
from teahouse.games.yinzi.steps.nature import DrawRoute
from teahouse.games.yinzi.steps.purse import ratio
from teahouse.games.yinzi.steps.routes import GivePiece, offer_fills, why_not_filled, win
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import NATURE, NOBODY, Arguments, Move, Refusal, Step


class TakeRoutes(Step[YinziTable]):
    """Players take the tiles they fulfilled; the others are discarded, and each stack turns up its next tile."""

    __slots__ = ()

    id: ClassVar[str] = "take-routes"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-105", "YZ-106", "YZ-A35")

    def run(self, table: YinziTable) -> None:
        if table.chapters is not None:
            table.chapter("routes")
        table.agenda.append(PersonalRoutes(NOBODY, 0))
        for row in reversed(range(len(table.players))):
            tile = table.route[row]
            if table.route_by[row] != NONE:
                win(table, table.route_by[row], tile)
            elif tile != NONE:
                insort(table.discard, tile)
            table.route[row] = table.route_by[row] = NONE
            if table.route_stack[row]:
                table.agenda.append(DrawRoute(NATURE, row))


class PersonalRoutes(InTurn):
    """In turn order players may bring pieces for their personal tiles."""

    __slots__ = ()

    id: ClassVar[str] = "personal-routes"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-107",)

    def visit(self, table: YinziTable, seat: int) -> None:
        new_occasion(table)
        if table.players[seat].routes or table.rules.wide_market:
            FillRoutes(seat, seat, 0).enter(table)


class FillRoutes(Loop):
    """A player fulfils personal route tiles, fully or in part; `last` marks the step after the last round."""

    __slots__ = ("last",)

    id: ClassVar[str] = "fill-routes"
    clauses: ClassVar[tuple[str, ...]] = (
        "YZ-107",
        "YZ-131",
        "YZ-118",
        "YZ-121",
        "YZ-A8",
        "YZ-A39",
        "YZ-A40",
        "YZ-A48",
        "YZ-A74",
    )
    kinds: ClassVar[tuple[str, ...]] = (FILL, RURAL, END)
    question: ClassVar[str] = "fill-routes"

    def __init__(self, seat: int, player: int, last: int) -> None:
        self.seat = seat
        self.player = player
        self.last = last

    def asking(self, seat: int) -> FillRoutes:
        return FillRoutes(seat, self.player, self.last)

    def details(self, table: YinziTable) -> Arguments:
        return (("last", self.last), ("may", self.may(table, FILL, RURAL)))

    def _may_sell(self, table: YinziTable) -> bool:
        return self.last == 1 or table.rules.wide_market

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_fills(table, self.player, found)
        if self._may_sell(table):
            offer_rural(table, self.player, found)
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        table.agenda.append(self.asking(NOBODY))
        if move.kind == RURAL:
            sell_rural(table, self.player, move.a)
        else:
            table.agenda.append(GivePiece(self.player, move.a, move.b))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == FILL:
            return why_not_filled(table, self.player, move)
        if not self._may_sell(table):
            return Refusal("no-selling-now", "YZ-A74")
        return why_not_rural(table, self.player, move.a)


def tax_due(table: YinziTable, player: Player) -> int:
    """Silver by the fortune values of the round and the tax discs (YZ-114)."""
    return tax_for(taxed(table, player))


def taxed(table: YinziTable, player: Player) -> int:
    """The sum that is taxed: the fortune values of the round and the tax discs (YZ-114)."""
    total = player.tax
    for card in player.cards:
        if card != NONE:
            total += table.box.card_fortune[card]
    return total


def tax_for(total: int) -> int:
    """Silver due for a sum of fortune values and tax discs (YZ-114)."""
    silver = 0
    for least in TAXED_FROM:
        if total >= least:
            silver += 1
    return silver


class Taxes(InTurn):
    """In turn order each player pays taxes, unless No Taxes was chosen."""

    __slots__ = ()

    id: ClassVar[str] = "taxes"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-114", "YZ-117", "YZ-31")

    def visit(self, table: YinziTable, seat: int) -> None:
        player = table.players[seat]
        if player.bonus == NO_TAXES:
            return
        due = tax_due(table, player)
        if due:
            if table.chapters is not None:
                table.chapter("taxes", (), "taxes")
            new_occasion(table)
            PayTax(seat, seat, due).enter(table)


class PayTax(Loop):
    """A player by whom silver is `due` may first sell food to the rural market, then pays."""

    __slots__ = ("due",)

    id: ClassVar[str] = "pay-tax"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-115", "YZ-116", "YZ-118", "YZ-22", "YZ-A18", "YZ-A52", "YZ-A57")
    kinds: ClassVar[tuple[str, ...]] = (RURAL, PAY)
    question: ClassVar[str] = "pay-tax"

    def __init__(self, seat: int, player: int, due: int) -> None:
        self.seat = seat
        self.player = player
        self.due = due

    def asking(self, seat: int) -> PayTax:
        return PayTax(seat, self.player, self.due)

    def details(self, table: YinziTable) -> Arguments:
        return (("due", self.due), ("ratio", ratio(table)))

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_rural(table, self.player, found)
        found.append(table.box.moves.pay)
        return found

    def enter(self, table: YinziTable) -> None:
        if len(self.offers(table)) == 1:  # there is nothing to decide: what is due is paid
            collect_tax(table, self.player, self.due)
        else:
            super().enter(table)

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == RURAL:
            sell_rural(table, self.player, move.a)
            table.agenda.append(self.asking(NOBODY))
        else:
            collect_tax(table, self.player, self.due)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == PAY:
            return Refusal("tax-in-silver", "YZ-A57")
        return why_not_rural(table, self.player, move.a)


def collect_tax(table: YinziTable, seat: int, due: int) -> None:
    """Silver first, then copper changed at the ratio; who is short gives everything (YZ-115, YZ-116, YZ-A52)."""
    player = table.players[seat]
    silver = min(player.silver, due)
    player.silver -= silver
    missing = due - silver
    rate = ratio(table)
    changed = min(missing, player.copper // rate)
    player.copper -= changed * rate
    missing -= changed
    if missing:
        player.copper = 0
        player.misfortune += missing
    if table.notes is not None:
        table.tell("note-tax", seat, (("due", due), ("silver", silver), ("changed", changed), ("missing", missing)))
