"""What a board draws beyond the facts: prices, what is lacking, who waits, where a member can go."""

from __future__ import annotations

from typing import Any

from teahouse.games.dragon_boats.moment import BIDDING, PAYMENT, phase_of
from teahouse.games.dragon_boats.moves import BOARD
from teahouse.games.dragon_boats.names import (
    DOCKS,
    EXCHANGE_STALL,
    FOOD_REWARD,
    GOODS,
    LETTERS,
    NONE,
    SEATS,
    SEATS_ABOARD,
    STALLS,
)
from teahouse.games.dragon_boats.reach import Reach, Way
from teahouse.games.dragon_boats.scoring import full_sets
from teahouse.games.dragon_boats.steps.boarding import lacking
from teahouse.games.dragon_boats.steps.boats import BeforeLanding, BeforeSteering, Steer, Unload
from teahouse.games.dragon_boats.steps.payment import Exchange, Purchase, Resolve, stall_price
from teahouse.games.dragon_boats.steps.storage import storage_limit
from teahouse.games.dragon_boats.steps.walking import Walk, free_spaces, reward_of
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.games.dragon_boats.view import known_hand
from teahouse.kernel import Move

Hints = dict[str, dict[str, Any]]


def hints_of(table: DragonTable, seat: int) -> Hints:
    """Everything to be drawn for a seat, or for somebody who only watches."""
    found: Hints = {}
    phase = phase_of(table)
    _add_rounds(table, found)
    _add_stalls(table, phase, found)
    _add_boats(table, found)
    if seat >= 0 and phase in (BIDDING, PAYMENT):
        _add_fares(table, seat, found)
    _add_houses(table, seat, found)
    _add_walk(table, seat, found)
    return found


def _add_rounds(table: DragonTable, found: Hints) -> None:
    """Whose discs wait on a round card (DB-8)."""
    for seat, player in enumerate(table.players):
        if locked(table, seat):
            found.setdefault(f"round-{player.start + 1}", {"waits": []})["waits"].append(seat)


def locked(table: DragonTable, seat: int) -> bool:
    """Whether a house's disc still lies on its round card (DB-8)."""
    start = table.players[seat].start
    return start != NONE and start not in table.rounds[: table.round + 1]


def _add_stalls(table: DragonTable, phase: str, found: Hints) -> None:
    """What each disc from the bottom up will pay, and one more on top; which stall is paid, and which one sells."""
    top = table.agenda[-1] if table.agenda else None
    for stall, name in enumerate(STALLS):
        height = len(table.stacks[stall])
        found[f"stall-{name}"] = {"prices": [stall_price(table, stall, count) for count in range(1, height + 2)]}
    if phase == PAYMENT:
        found[f"stall-{STALLS[paid_stall(table)]}"]["pays"] = True
    if isinstance(top, Purchase):
        found[f"stall-{STALLS[top.stall]}"]["sells"] = True


def paid_stall(table: DragonTable) -> int:
    """The stall whose discs are being paid for; NONE while discs are still being placed."""
    if phase_of(table) != PAYMENT:
        return NONE
    for step in table.agenda:
        if isinstance(step, Exchange):
            return EXCHANGE_STALL
        if isinstance(step, Resolve):
            return step.stall
    return NONE


def _add_boats(table: DragonTable, found: Hints) -> None:
    """Which boats are ready, and the one that is on its way or being left."""
    for boat, name in enumerate(DOCKS):
        if table.ready(boat):
            found[f"dock-{name}"] = {"ready": True}
    for step in table.agenda:
        if isinstance(step, Steer | BeforeSteering | Unload | BeforeLanding):
            found.setdefault(f"dock-{DOCKS[step.boat]}", {})["sails"] = True


def _add_fares(table: DragonTable, seat: int, found: Hints) -> None:
    """How many Offerings a house lacks for each empty seat at a dock (DB-31, DB-33)."""
    goods = table.players[seat].goods
    for place, owner in enumerate(table.seats):
        boat, aboard = place // SEATS_ABOARD, place % SEATS_ABOARD
        if owner == NONE and table.places[boat] == NONE:
            lacks = lacking(table.box, table.toppers[boat], aboard, goods)
            if lacks:
                found[f"seat-{DOCKS[boat]}-{SEATS[aboard]}"] = {"lacks": lacks}


def _add_houses(table: DragonTable, seat: int, found: Hints) -> None:
    """How much each house may keep, and how large its sets get where that is not as printed."""
    for owner, player in enumerate(table.players):
        hint = found[f"player-{owner + 1}"] = {"room": storage_limit(table, owner)}
        if table.rules.larger_sets:
            cards = player.open | player.used | known_hand(table, owner, seat, False)
            hint["sets"] = full_sets(table.box, player, cards, True)


def _add_walk(table: DragonTable, seat: int, found: Hints) -> None:
    """The member on its way, and for its house what it can reach at what price."""
    chart = table.box.chart
    for step in table.agenda:
        if isinstance(step, Walk):
            found["walker"] = {"seat": step.seat, "at": chart.spaces[step.space]}
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Walk) or top.seat != seat:
        return
    reach = reach_of(table, seat, top)
    for land, way in reach.lands.items():
        found[f"land-{chart.hexes[land].replace(' ', '-')}"] = _shown(way)
    for road, way in reach.roads.items():
        found[f"space-{chart.spaces[road].replace(' ', '-')}"] = _shown(way)


def reach_of(table: DragonTable, seat: int, walk: Walk) -> Reach:
    """What a member of a house can reach."""
    meal = reward_of(table, seat, FOOD_REWARD)
    reach = Reach(table.box.chart, table.settled, free_spaces(table, seat), meal)
    return reach.go(walk.space, walk.steps, walk.visited, table.players[seat].food, table.food)


def _shown(way: Way) -> dict[str, Any]:
    found: dict[str, Any] = {"steps": way.steps, "over": way.over}
    if way.food:
        found["food"] = way.food
    return found


# -- why not ----------------------------------------------------------------------------------------------------------


def meant(table: DragonTable, thing: str, plain: Move | None) -> Move | None:
    """The move that a thing stands for; `plain` is the one that its id alone suggests."""
    if not table.agenda:
        return plain
    kind, _, rest = thing.partition("-")
    moves = table.box.moves
    kinds = table.agenda[-1].kinds
    if kind == "stall" and "-" in rest:
        return _bought(table, *rest.split("-"))
    if kind == "mine":
        given = [each[GOODS.index(rest)] for each in (moves.exchange, moves.pay, moves.give, moves.sell)]
        return next((move for move in given if move.kind in kinds), given[-1])
    if kind == "seat" and "-" in rest and BOARD in kinds:
        dock, _, seat = rest.partition("-")
        return _nearest(table, DOCKS.index(dock), SEATS.index(seat))
    hand = table.players[table.to_move].hand if table.to_move >= 0 else 0
    if kind == "card":
        card = LETTERS.index(rest)
        if hand >> card & 1:
            return _play(moves.moves, rest)
        return moves.take[card] if card in table.display else None
    if kind == "player" and plain is not None and plain.kind not in kinds:
        return None  # houses are named only with cards that re-arrange
    for move in moves.by_target.get(thing, []):
        # of the cards that could be played on a thing, one that is held
        if move.kind in kinds and move.kind.startswith("play-") and hand >> LETTERS.index(move.kind[-1].upper()) & 1:
            return move
    return plain


def _bought(table: DragonTable, stall: str, good: str) -> Move:
    """Goods are bought where they lie; whoever buys at another stall lacks a disc on this one."""
    step, number = table.agenda[-1], STALLS.index(stall)
    moves = table.box.moves
    if isinstance(step, Purchase) and step.stall != number:
        return moves.bid[number]
    return moves.buy[GOODS.index(good)]


def _play(moves: list[Move], letter: str) -> Move | None:
    """A move that plays a card; None for cards that are never played."""
    for move in moves:
        if move.kind == f"play-{letter.lower()}":
            return move
    return None


def _nearest(table: DragonTable, dock: int, seat: int) -> Move:
    """The way to board a seat for which least is missing; a cheaper seat leaves out what is missing (DB-33)."""
    moves = table.box.moves.board[dock][seat]
    if len(moves) == 1 or table.toppers[dock] == NONE:
        return moves[0]
    fare = table.box.toppers[table.toppers[dock]].fare
    goods = table.players[table.to_move].goods
    best = NONE
    for kind in range(len(fare)):
        if fare[kind] and (best == NONE or (fare[kind] > goods[kind] and fare[best] <= goods[best])):
            best = kind
    return moves[best]
