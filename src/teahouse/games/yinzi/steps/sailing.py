"""Ships at the coast: filling a slot, emissaries, setting sail, the next ship (YZ-83 to YZ-88)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.labels import country_ref
from teahouse.games.yinzi.moves import EMISSARY, NO
from teahouse.games.yinzi.names import A_COMMODITY, COUNTRIES, DELIVERY_SILVER, FIRST_EUROPEAN, HOLD, NONE
from teahouse.games.yinzi.sets import just
from teahouse.games.yinzi.steps.common import lift_disc, usable
from teahouse.games.yinzi.steps.nature import arrive
from teahouse.games.yinzi.table import YinziTable
from teahouse.games.yinzi.tiles import replaced
from teahouse.kernel import NOBODY, SAME_AS, Arguments, Move, Refusal, Step


def open_slots(table: YinziTable, demand: int) -> list[Move]:
    """Empty slots that take a commodity or tea; any empty slot for a pair of cubes (demand NONE). Equal ones once."""
    box = table.box
    found: list[Move] = []
    for row in range(len(table.players)):
        ship = table.coast[row]
        if ship == NONE:
            continue
        slots = box.ship_slots[ship]
        for slot, wanted in enumerate(slots):
            if table.cargo[row * HOLD + slot] != NONE or (demand not in (NONE, wanted)):
                continue
            if _twin(table, row, slot) == slot:
                found.append(box.moves.slot[row * HOLD + slot])
    return found


def _twin(table: YinziTable, row: int, slot: int) -> int:
    """The first empty slot of the same ship that demands the same."""
    slots = table.box.ship_slots[table.coast[row]]
    for other in range(slot):
        if slots[other] == slots[slot] and table.cargo[row * HOLD + other] == NONE:
            return other
    return slot


def wanted_mask(table: YinziTable) -> int:
    """What the empty slots at the coast demand, one bit each."""
    memory = table.memory
    if memory.wanted == NONE:
        mask = 0
        for row, ship in enumerate(table.coast):
            if ship != NONE:
                for slot, wanted in enumerate(table.box.ship_slots[ship]):
                    if table.cargo[row * HOLD + slot] == NONE:
                        mask |= 1 << wanted
        memory.wanted = mask
    return memory.wanted


def why_no_slot(table: YinziTable, index: int, demand: int) -> Refusal:
    """Why a delivery cannot go to this slot."""
    row, slot = index // HOLD, index % HOLD
    ship = table.coast[row]
    if ship == NONE or slot >= len(table.box.ship_slots[ship]):
        return Refusal("no-ship-slot", "YZ-81", (("row", row + 1), ("slot", slot + 1)))
    if table.cargo[index] != NONE:
        return Refusal("ship-slot-full", "YZ-83", (("row", row + 1), ("slot", slot + 1)))
    if demand not in (NONE, table.box.ship_slots[ship][slot]):
        return Refusal("not-demanded", "YZ-81", (("row", row + 1), ("slot", slot + 1)))
    twin = table.box.moves.slot[row * HOLD + _twin(table, row, slot)]
    return Refusal(SAME_AS, "YZ-81", (("move", twin.text),))


def fill_slot(table: YinziTable, seat: int, index: int, load: int) -> None:
    """A delivery fills a slot and earns 1 silver at once; a full ship sails (YZ-80, YZ-83, YZ-84)."""
    table.cargo[index] = load
    table.shipper[index] = seat
    memory = table.memory
    memory.wanted = NONE
    table.players[seat].silver += DELIVERY_SILVER
    row = index // HOLD
    ship = table.coast[row]
    country = table.box.ship_country[ship]
    if load:
        memory.boarding[seat] |= just(country)
    for slot in range(len(table.box.ship_slots[ship])):
        if table.cargo[row * HOLD + slot] == NONE:
            return
    table.agenda.append(Sail(NOBODY, row))
    for owner in range(len(table.players)):
        if usable(table, owner, country) and aboard(table, owner, row):
            table.agenda.append(SendEmissary(owner, row))


def aboard(table: YinziTable, seat: int, row: int) -> bool:
    """Whether a piece of the seat is on the ship: virtual and rural goods are nobody's (YZ-86, YZ-A21, YZ-A60)."""
    for slot in range(row * HOLD, row * HOLD + HOLD):
        if table.shipper[slot] == seat and table.cargo[slot]:
            return True
    return False


def _unload(table: YinziTable, country: int) -> None:
    """A ship of the country is empty; pieces may still lie on another one."""
    others = [row for row, ship in enumerate(table.coast) if ship != NONE and table.box.ship_country[ship] == country]
    boarding = table.memory.boarding
    for seat in range(len(table.players)):
        boarding[seat] &= ~just(country)
        for row in others:
            if aboard(table, seat, row):
                boarding[seat] |= just(country)


def board(table: YinziTable, seat: int, row: int) -> None:
    """The disc leaves the diplomacy space and goes aboard (YZ-61, YZ-86)."""
    lift_disc(table, seat, table.box.ship_country[table.coast[row]])
    player = table.players[seat]
    player.aboard = replaced(player.aboard, row, player.aboard[row] + 1)


class SendEmissary(Step[YinziTable]):
    """The owner of that country's disc decides whether it goes along on a ship that sets sail."""

    __slots__ = ("row",)

    id: ClassVar[str] = "send-emissary"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-86", "YZ-61", "YZ-A41", "YZ-A42")
    kinds: ClassVar[tuple[str, ...]] = (EMISSARY, NO)
    question: ClassVar[str] = "send-emissary"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def details(self, table: YinziTable) -> Arguments:
        return (("country", country_ref(table.box.ship_country[table.coast[self.row]])),)

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.emissary, table.box.moves.no]

    def play(self, table: YinziTable, move: Move) -> None:
        if move is table.box.moves.emissary:
            board(table, self.seat, self.row)


class Sail(Step[YinziTable]):
    """A full ship sails: commodities to its country's box or the general pool, cubes home, the next ship arrives."""

    __slots__ = ("row",)

    id: ClassVar[str] = "sail"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-84", "YZ-85", "YZ-87", "YZ-88", "YZ-124", "YZ-A42", "YZ-A44")

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def run(self, table: YinziTable) -> None:
        row = self.row
        country = table.box.ship_country[table.coast[row]]
        there = 0
        for player in table.players:
            there += player.delivered[country]
        market = 0 if country < FIRST_EUROPEAN else 1
        # All commodities of a ship go to the same place, even beyond the limit of the box.
        place = country if there < table.box.box_capacity else len(COUNTRIES) + market
        landed = 0
        for slot in range(row * HOLD, row * HOLD + HOLD):
            load = table.cargo[slot]
            if load != NONE:
                player = table.players[table.shipper[slot]]
                if load == A_COMMODITY:
                    player.delivered[place] += 1
                    landed += 1
                else:
                    player.cubes += load
                table.cargo[slot] = table.shipper[slot] = NONE
        for player in table.players:
            if player.aboard[row]:
                player.emissaries += player.aboard[row]
                player.aboard = replaced(player.aboard, row, 0)
        _unload(table, country)
        if table.notes is not None:
            note = "note-sails" if place == country else "note-sails-pool"
            table.tell(note, NOBODY, (("country", country_ref(country)), ("commodities", landed)))
        arrive(table, row)
