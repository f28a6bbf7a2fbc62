"""Where we are: rounds of four phases (DB-14), and whose turn it is in them."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.names import BID_END, NEUTRAL
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import (
    AfterBidding,
    Ask,
    BeforeDeparture,
    BeforeLanding,
    BeforeSteering,
    Departures,
    Sail,
    Steer,
    Unload,
)
from teahouse.games.dragon_boats.steps.draws import DrawCard, DrawExchanged, DrawOffering
from teahouse.games.dragon_boats.steps.payment import Linger, Resolve, Stay
from teahouse.games.dragon_boats.steps.storage import Round, Storage, Store
from teahouse.games.dragon_boats.steps.walking import Climbers, Walk
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Moment

START: Final = "start"
BIDDING: Final = "bidding"
PAYMENT: Final = "payment"
EXPLORE: Final = "explore"
STORAGE: Final = "storage"
PHASES: Final = (BIDDING, PAYMENT, EXPLORE, STORAGE)
_EXPLORING: Final = (
    Climbers, Departures, Ask, BeforeDeparture, Sail, BeforeSteering, BeforeLanding, Steer, Unload, Walk,
)  # fmt: skip


def moment(table: DragonTable) -> Moment:
    """The round, its phase and whose turn it is."""
    phase = phase_of(table)
    seat = _seat(table)
    turn = 0 if seat == NOBODY else _turn(table, phase, seat)
    # cards are still being removed before a random short game
    rounds = len(table.rounds) if table.game.options["short"] == "no" else len(table.box.short_cards)
    seats = len(table.players)
    order = [(table.first + place) % seats for place in range(seats)]
    return Moment(0 if phase == START else table.round + 1, rounds, phase, PHASES, seat, turn, order)


def phase_of(table: DragonTable) -> str:
    """The phase; the agenda holds the steps of later phases beneath, so the earliest one found is on."""
    agenda = table.agenda
    if not agenda:
        return ""
    if isinstance(agenda[0], Round):
        # the first round waits until everything is set up
        return START
    for step in agenda:
        if isinstance(step, Bid | AfterBidding) or (isinstance(step, Ask) and step.window == BID_END):
            return BIDDING
    for step in agenda:
        if isinstance(step, Resolve):
            return PAYMENT
    for step in agenda:
        if isinstance(step, _EXPLORING):
            return EXPLORE
    return STORAGE


def _seat(table: DragonTable) -> int:
    """Whose turn it is: whoever is asked, or for whom NATURE draws."""
    if table.to_move >= 0:
        return table.to_move
    for step in table.agenda[::-1]:
        if isinstance(step, DrawOffering | DrawExchanged | DrawCard | Stay):
            return step.player
        if isinstance(step, Bid | Walk):
            return step.seat
    return NOBODY


def _turn(table: DragonTable, phase: str, seat: int) -> int:
    """The number of a turn in its phase."""
    if phase == START:
        return 1 + (seat - table.first) % len(table.players)
    if phase == BIDDING:
        return _bid(table, seat)
    if phase == PAYMENT:
        return _payment(table)
    if phase == EXPLORE:
        return _voyage(table)
    for step in table.agenda:
        if isinstance(step, Store | Storage):
            return step.turn + 1
    return 0


def _bid(table: DragonTable, seat: int) -> int:
    """Each disc is a turn; then those who are asked about the stacks follow one another (DB-15, DB-R61)."""
    placed = 0
    for stack in table.stacks:
        placed += len(stack) - stack.count(NEUTRAL)
    for player in table.players:
        placed += player.private.bit_count()
    for step in table.agenda:
        if isinstance(step, Bid):
            return placed + 1
    return placed + 1 + (seat - table.first) % len(table.players)


def _payment(table: DragonTable) -> int:
    """Each disc is a turn (DB-R58). All discs were placed, so those in hand are the ones resolved."""
    home = 0
    for player in table.players:
        home += player.discs
    for step in table.agenda:
        if isinstance(step, Stay | Linger):
            return home
    return home + 1


def _voyage(table: DragonTable) -> int:
    """Each mountain path is a turn, then each boat, with all who go ashore from it (DB-37, DB-42)."""
    paths = len(table.paths)
    for step in table.agenda[::-1]:
        if isinstance(step, Climbers):
            return step.place
        if isinstance(step, Unload | BeforeLanding):
            return paths + 1 + table.arrivals.index(step.boat)
        if isinstance(step, Ask) and step.boat in table.arrivals:
            return paths + 1 + table.arrivals.index(step.boat)
    return paths + len(table.arrivals) + 1
