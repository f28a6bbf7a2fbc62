"""The question as numbers: which step asks whom, with its numbers, and what waits beneath it."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.names import (
    DOCKS,
    EXCHANGE_STALL,
    GOODS,
    MOST_SEATS,
    NONE,
    PATHS,
    SEATS_ABOARD,
    STALLS,
    WINDOWS,
    U,
)
from teahouse.games.dragon_boats.observe_houses import HEXES, WHO
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boarding import PayPath
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
from teahouse.games.dragon_boats.steps.draws import (
    DealTopper,
    DrawCard,
    DrawExchanged,
    DrawOffering,
    FillStall,
    FillStalls,
    RevealCard,
)
from teahouse.games.dragon_boats.steps.payment import Exchange, Linger, Purchase, Resolve, Stay
from teahouse.games.dragon_boats.steps.plays import Arrange, Give, Hop, JumpShip, SwitchBoats
from teahouse.games.dragon_boats.steps.setup import (
    ChooseStart,
    ChooseStarts,
    DealCards,
    DealToppers,
    DrawFirst,
    LayFarm,
    LayWisdom,
    RemoveRound,
    RevealCards,
)
from teahouse.games.dragon_boats.steps.storage import CleanUp, NextRound, Round, Storage, Store
from teahouse.games.dragon_boats.steps.walking import ChooseCard, Climbers, Walk
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, Sheet, bit_pieces, capped, one_hots

SPACES: Final = 48
"""Roads and ports that are told one by one."""
_CHOSEN: Final = 8
"""So many owners of a new order (cards B and D)."""
_STEPS: Final = (
    ChooseStart, Bid, AfterBidding, Purchase, Exchange, Linger, PayPath, Walk, ChooseCard, BeforeDeparture,
    BeforeSteering, Steer, BeforeLanding, Arrange, Give, SwitchBoats, JumpShip, Hop, Store, DrawFirst, DealTopper,
    LayWisdom, LayFarm, RemoveRound, DrawOffering, FillStall, RevealCard, DrawCard, DrawExchanged, DealToppers,
    ChooseStarts, FillStalls, RevealCards, DealCards, Round, Ask, Resolve, Stay, Climbers, Departures, Sail, Unload,
    Storage, CleanUp, NextRound,
)  # fmt: skip
_ASKING: Final = 29
"""So many of them ask somebody."""
_NUMBER: Final = {step: index for index, step in enumerate(_STEPS)}
_BYTE: Final = [1 << 8 * index for index in range(len(_STEPS))]
_ASKED_HOT: Final = one_hots(_ASKING)
_WHO_HOT: Final = one_hots(MOST_SEATS)
_STALL_HOT: Final = one_hots(len(STALLS))
_BOAT_HOT: Final = one_hots(len(DOCKS))
_GOOD_HOT: Final = one_hots(len(GOODS))
_PATH_HOT: Final = one_hots(len(PATHS))
_PLACE_HOT: Final = one_hots(len(DOCKS) * SEATS_ABOARD)
_SPACE_HOT: Final = one_hots(SPACES)
_HEX_HOT: Final = one_hots(HEXES)
_WINDOW_HOT: Final = one_hots(len(WINDOWS))
_USED_BITS: Final = bit_pieces(2)
_VISITED_BITS: Final = bit_pieces(SPACES // 4)
_CHOSEN_HOT: Final = one_hots(MOST_SEATS + 1)
_NOT_ARRANGING: Final = bytes(1 + _CHOSEN * (MOST_SEATS + 1))


def name_question(sheet: Sheet) -> None:
    """Name the numbers of the question."""
    sheet.choice("asked", tuple(step.id for step in _STEPS[:_ASKING]))
    for step in _STEPS:
        sheet.number(f"agenda.{step.id}", 1)
    sheet.choice("asked.seat", WHO)
    sheet.choice("asked.stall", STALLS)
    sheet.choice("asked.boat", DOCKS)
    sheet.choice("asked.good", GOODS)
    sheet.choice("asked.path", PATHS)
    sheet.choice("asked.place", tuple(f"{dock}-{seat + 1}" for dock in DOCKS for seat in range(SEATS_ABOARD)))
    sheet.choice("asked.land", tuple(str(hex) for hex in range(1, HEXES + 1)))
    sheet.choice("asked.window", WINDOWS)
    sheet.choice("asked.next", WHO)
    sheet.choice("asked.victim", WHO)
    sheet.number("asked.used.tile")
    sheet.number("asked.used.card")
    sheet.number("asked.nature")
    sheet.number("asked.count", 4)
    sheet.number("asked.turn", 4)
    sheet.number("asked.passes", 4)
    sheet.number("asked.climbed", 2)
    sheet.number("walk.steps", 4)
    sheet.number("walk.free", 3)
    sheet.number("walk.reach", 5)
    sheet.choice("walk.space", tuple(str(space) for space in range(1, SPACES + 1)))
    for space in range(1, SPACES + 1):
        sheet.number(f"walk.visited[{space}]")
    sheet.number("arrange.discs")
    for place in range(1, _CHOSEN + 1):
        sheet.choice(f"arrange[{place}]", ("empty", *WHO))


def describe_question(pieces: list[bytes], table: DragonTable, seat: int) -> None:
    """The step on top with its numbers; where it has none of a kind, those of the steps beneath it."""
    agenda = table.agenda
    count = len(table.players)
    asked = NONE
    whom = NONE
    stall = NONE
    boat = NONE
    good = NONE
    path = NONE
    place = NONE
    hex = NONE
    window = NONE
    following = NONE
    victim = NONE
    used = 0
    left = 0
    turn = 0
    passes = 0
    climbed = 0
    steps = 0
    free = 0
    reach = 0
    space = NONE
    visited = 0
    waiting = 0
    arranging = _NOT_ARRANGING
    index = len(agenda) - 1
    if index >= 0:
        step = agenda[index]
        asked = _NUMBER[type(step)]
        whom = step.seat
    while index >= 0:
        step = agenda[index]
        waiting |= _BYTE[_NUMBER[type(step)]]
        if isinstance(step, Walk):
            if space == NONE:
                walker = table.players[step.seat]
                space = step.space
                steps = step.steps
                visited = step.visited
                free = table.box.free_spaces + walker.ability(U) - steps
                reach = (free if free > 0 else 0) + walker.food
        elif isinstance(step, (Purchase, Resolve, FillStall)):
            if stall == NONE:
                stall = step.stall
        elif isinstance(step, Exchange):
            stall = EXCHANGE_STALL
        elif isinstance(step, (AfterBidding, BeforeDeparture, BeforeSteering, BeforeLanding)):
            boat = step.boat
            passes = step.passes
        elif isinstance(step, Ask):
            if window == NONE:
                window = step.window
                following = (step.next - seat) % count
                passes = step.passes
                if boat == NONE:
                    boat = step.boat
        elif isinstance(step, (Steer, Unload)):
            if boat == NONE:
                boat = step.boat
        elif isinstance(step, DealTopper):
            boat = step.dock
        elif isinstance(step, Linger):
            used = step.used
        elif isinstance(step, Stay):
            used = step.used
            if whom < 0:
                whom = step.player
        elif isinstance(step, PayPath):
            path = step.path
            good = step.least
            left = step.left
        elif isinstance(step, (Store, Storage)):
            turn = step.turn + 1
        elif isinstance(step, (ChooseStart, DealCards)):
            left = step.left
        elif isinstance(step, Give):
            victim = (step.victim - seat) % count
            good = step.good
        elif isinstance(step, (SwitchBoats, JumpShip)):
            place = step.place
        elif isinstance(step, (Hop, LayFarm, LayWisdom)):
            if hex == NONE and step.hex < HEXES:
                hex = step.hex
        elif isinstance(step, DrawOffering):
            whom = step.player
            left = step.count
        elif isinstance(step, DrawExchanged):
            whom = step.player
            good = step.given
        elif isinstance(step, DrawCard):
            whom = step.player
        elif isinstance(step, Climbers):
            climbed = step.place + 1
        elif isinstance(step, Arrange):
            arranging = _arranging(step, seat, count)
            if step.what:
                stall = step.place
            else:
                boat = step.place
        index -= 1
    pieces.append(_ASKED_HOT[asked])
    pieces.append(waiting.to_bytes(len(_STEPS), "little"))
    pieces.append(_WHO_HOT[(whom - seat) % count if whom >= 0 else NONE])
    pieces.append(_STALL_HOT[stall])
    pieces.append(_BOAT_HOT[boat])
    pieces.append(_GOOD_HOT[good])
    pieces.append(_PATH_HOT[path])
    pieces.append(_PLACE_HOT[place])
    pieces.append(_HEX_HOT[hex])
    pieces.append(_WINDOW_HOT[window])
    pieces.append(_WHO_HOT[following])
    pieces.append(_WHO_HOT[victim])
    pieces.append(_USED_BITS[used])
    nature = 1 if table.to_move == NATURE else 0
    pieces.append(capped([nature, left, turn, passes, climbed, steps, free, reach]))
    pieces.append(_SPACE_HOT[space if space < SPACES else NONE])
    for _ in range(4):
        pieces.append(_VISITED_BITS[visited & (1 << SPACES // 4) - 1])
        visited >>= SPACES // 4
    pieces.append(arranging)


def _arranging(step: Arrange, seat: int, count: int) -> bytes:
    """A new order so far, from its beginning: 0 for an empty seat, then the seats."""
    chosen: list[int] = []
    code = step.code
    while code:
        owner = code % 8 - 2
        chosen.insert(0, 0 if owner == NONE else 1 + (owner - seat) % count)
        code //= 8
    told = [_CHOSEN_HOT[owner] for owner in chosen[:_CHOSEN]]
    told += [_CHOSEN_HOT[NONE]] * (_CHOSEN - len(told))
    return capped([1 if step.what else 0]) + b"".join(told)
