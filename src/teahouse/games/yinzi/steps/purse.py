"""Paying: copper, wood and stone, with an advancement standing in, and the exchange of copper and silver (YZ-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.yinzi.labels import resource_ref, space_ref
from teahouse.games.yinzi.moves import PAY
from teahouse.games.yinzi.names import COPPER, FREE_COPPER, FREE_STONE, FREE_WOOD, STAND_INS, VIRTUAL_COPPER, WOOD
from teahouse.games.yinzi.steps.common import take_back, usable, why_no_disc
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Arguments, Move, Refusal, Step

_FREE_COPPER: Final = 1 << FREE_COPPER


def ratio(table: YinziTable) -> int:
    """Copper for one silver, both ways (YZ-22)."""
    return table.box.ratios[table.die - 1]


def purse(table: YinziTable, seat: int) -> int:
    """Copper that can be raised for a payment, all silver changed (YZ-22, YZ-A19)."""
    player = table.players[seat]
    return player.copper + player.silver * table.box.ratios[table.die - 1]


def spendable(table: YinziTable, seat: int) -> int:
    """The highest cost in copper that can be paid: by exchange, and with Free copper (YZ-62, YZ-A19)."""
    player = table.players[seat]
    money = player.copper + player.silver * table.box.ratios[table.die - 1]
    if table.players[seat].advancements & ~table.fresh & _FREE_COPPER:
        money += VIRTUAL_COPPER
    return money


def can_pay(table: YinziTable, seat: int, cost: int) -> bool:
    """Whether a cost in copper can be paid."""
    return table.players[seat].copper >= cost or spendable(table, seat) >= cost


def pay(table: YinziTable, seat: int, cost: int) -> None:
    """Pay copper, changing the smallest number of silver bags that covers it; the change is kept (YZ-A18)."""
    player = table.players[seat]
    player.copper -= cost
    silver = player.silver
    while player.copper < 0:
        player.silver -= 1
        player.copper += table.box.ratios[table.die - 1]
    changed = silver - player.silver
    if changed and table.notes is not None:
        table.tell("note-changes-silver", seat, (("silver", changed), ("copper", changed * ratio(table))))


def pay_silver(table: YinziTable, seat: int) -> None:
    """Pay a silver; without any, copper becomes the one that is due (YZ-A18)."""
    player = table.players[seat]
    if player.silver:
        player.silver -= 1
        return
    player.copper -= ratio(table)
    if table.notes is not None:
        table.tell("note-changes-copper", seat, (("copper", ratio(table)),))


def charge(table: YinziTable, seat: int, cost: int) -> None:
    """Make a seat pay copper; it is asked only if Free copper could stand in (YZ-62)."""
    if table.players[seat].advancements & ~table.fresh & _FREE_COPPER:
        table.agenda.append(Pay(seat, COPPER, cost))
    else:
        pay(table, seat, cost)


def why_not_payable(table: YinziTable, seat: int, cost: int, clause: str) -> Refusal:
    """A cost that is too high, with what there is."""
    player = table.players[seat]
    return Refusal("too-dear", clause, (("cost", cost), ("copper", player.copper), ("silver", player.silver)))


def has_wood(table: YinziTable, seat: int) -> bool:
    """Whether a wood can be spent, a virtual one included (YZ-62)."""
    return table.players[seat].wood > 0 or usable(table, seat, FREE_WOOD)


def has_stone(table: YinziTable, seat: int) -> bool:
    """Whether a stone can be spent, a virtual one included (YZ-62)."""
    return table.players[seat].stone > 0 or usable(table, seat, FREE_STONE)


def spend(table: YinziTable, seat: int, resource: int) -> None:
    """Make a seat return one wood or stone; it is asked only if an advancement could stand in (YZ-62)."""
    if usable(table, seat, STAND_INS[resource]):
        table.agenda.append(Pay(seat, resource, 1))
    else:
        _return_resource(table, seat, resource)


def _return_resource(table: YinziTable, seat: int, resource: int) -> None:
    player = table.players[seat]
    if resource == WOOD:
        player.wood -= 1
        table.wood += 1
    else:
        player.stone -= 1
        table.stone += 1


def take_resource(table: YinziTable, seat: int, move: Move) -> None:
    """A wood or a stone from the box."""
    player = table.players[seat]
    if move is table.box.moves.take_wood:
        table.wood -= 1
        player.wood += 1
    else:
        table.stone -= 1
        player.stone += 1


class Pay(Step[YinziTable]):
    """A seat pays from its supply, or an advancement stands in."""

    __slots__ = ("amount", "resource")

    id: ClassVar[str] = "pay"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-62", "YZ-22", "YZ-A18", "YZ-A19", "YZ-A57", "YZ-A58")
    kinds: ClassVar[tuple[str, ...]] = (PAY,)
    question: ClassVar[str] = "pay"

    def __init__(self, seat: int, resource: int, amount: int) -> None:
        self.seat = seat
        self.resource = resource
        self.amount = amount

    def details(self, table: YinziTable) -> Arguments:
        can = "both" if self._has(table) >= self.amount else "free"
        return (("resource", resource_ref(self.resource)), ("amount", self.amount), ("can", can))

    def _has(self, table: YinziTable) -> int:
        player = table.players[self.seat]
        if self.resource == COPPER:
            return purse(table, self.seat)
        return player.wood if self.resource == WOOD else player.stone

    def moves(self, table: YinziTable) -> list[Move]:
        moves = table.box.moves
        found = [moves.pay] if self._has(table) >= self.amount else []
        if usable(table, self.seat, STAND_INS[self.resource]):
            found.append(moves.pay_free)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        cost = self.amount
        if move.a:
            take_back(table, self.seat, STAND_INS[self.resource])
            if self.resource == COPPER and cost > VIRTUAL_COPPER:
                pay(table, self.seat, cost - VIRTUAL_COPPER)  # what is not used of it is lost (YZ-A21)
        elif self.resource == COPPER:
            pay(table, self.seat, cost)
        else:
            _return_resource(table, self.seat, self.resource)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.a:
            return why_no_disc(table, self.seat, STAND_INS[self.resource])
        return Refusal(
            "only-with-disc",
            "YZ-62",
            (
                ("amount", self.amount),
                ("has", self._has(table)),
                ("resource", resource_ref(self.resource)),
                ("space", space_ref(STAND_INS[self.resource])),
            ),
        )
