"""Boarding boats and setting out on mountain paths, with one's own cards beside (DB-30 to DB-35)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.cards import add_plays, could_play, refuse_play
from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.moves import BOARD, CLIMB, PAY_GOOD
from teahouse.games.dragon_boats.names import DOCKS, GOODS, NONE, PATHS, SEATS, SEATS_ABOARD
from teahouse.games.dragon_boats.steps.plays import play_card
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Move, Ref, Refusal, Step, Who
from teahouse.kernel.message import Arguments


def add_sides(table: DragonTable, seat: int, window: int, found: list[Move]) -> None:
    """Add what a player may do beside the question of the turn: board, climb, play cards (DB-30, DB-34, DB-R75)."""
    player = table.players[seat]
    if player.members and player.offerings >= table.box.least_fare:
        add_boardings(table, player, found)
    if player.hand & table.box.window_cards[window]:
        add_plays(table, seat, window, NONE, found)


def any_sides(table: DragonTable, seat: int, window: int) -> bool:
    """Whether a player might still do such a thing, for all that everybody knows (DB-R62)."""
    player = table.players[seat]
    if player.members and player.offerings >= table.box.least_fare:
        found: list[Move] = []
        add_boardings(table, player, found)
        if found:
            return True
    return could_play(table, seat, window, NONE)


def add_boardings(table: DragonTable, player: Player, found: list[Move]) -> None:
    """Seats and paths this player can pay for; the player has a member left (DB-31, DB-32, DB-33, DB-35, DB-R38)."""
    box = table.box
    goods = player.goods
    seats = table.seats
    for dock in range(len(DOCKS)):
        first = dock * SEATS_ABOARD
        if table.places[dock] != NONE:
            continue
        if seats[first] != NONE and seats[first + 1] != NONE and seats[first + 2] != NONE:
            continue
        topper = box.toppers[table.toppers[dock]]
        missing = 0
        lacking = NONE
        for kind in topper.kinds:
            if topper.fare[kind] > goods[kind]:
                missing += topper.fare[kind] - goods[kind]
                lacking = kind
        if missing > 1:
            continue
        board = box.moves.board[dock]
        for seat in range(SEATS_ABOARD):
            if seats[first + seat] == NONE:
                if not box.discounts[seat]:
                    if not missing:
                        found.append(board[seat][0])
                elif missing:
                    found.append(board[seat][lacking])
                else:
                    for kind in topper.kinds:
                        found.append(board[seat][kind])
    if player.offerings >= box.path_fare:
        for path in range(len(PATHS)):
            if _free_path(table, path) != NONE:
                found.append(box.moves.climb[path])


def lacking(box: Box, topper: int, seat: int, goods: list[int]) -> int:
    """How many Offerings of the fare are missing for a seat (DB-31, DB-33, DB-R18)."""
    fare = box.toppers[topper].fare
    missing = 0
    for kind in range(len(fare)):
        missing += max(0, fare[kind] - goods[kind])
    return max(0, missing - box.discounts[seat])


def play_side(table: DragonTable, seat: int, move: Move) -> None:
    """Board, climb or play a card."""
    kind = move.kind
    if kind == BOARD:
        _board(table, seat, move)
    elif kind == CLIMB:
        pay_path(table, seat, move.a, 0, table.box.path_fare)
    else:
        play_card(table, seat, move)


def refuse_side(table: DragonTable, seat: int, window: int, move: Move) -> Refusal:
    """Say why a boat, a path or a card is not open."""
    if move.kind == BOARD:
        return _refuse_board(table, seat, move)
    if move.kind == CLIMB:
        return _refuse_climb(table, seat, move)
    return refuse_play(table, seat, window, NONE, move)


def _board(table: DragonTable, seat: int, move: Move) -> None:
    """The fare goes into the bag at once (DB-31, DB-33, DB-R17, DB-R18)."""
    player = table.players[seat]
    topper = table.box.toppers[table.toppers[move.a]]
    for kind in topper.kinds:
        price = topper.fare[kind]
        if kind == move.c:
            price -= 1
        player.goods[kind] -= price
        player.offerings -= price
        table.bag[kind] += price
    player.members -= 1
    table.seats[move.a * SEATS_ABOARD + move.b] = seat


def _free_path(table: DragonTable, path: int) -> int:
    """The free place on a mountain path, or NONE (DB-R19)."""
    capacity = table.box.chart.path_capacity
    for place in range(path * capacity, (path + 1) * capacity):
        if table.paths[place] == NONE:
            return place
    return NONE


def _payable(goods: list[int], least: int, left: int) -> list[int]:
    """Kinds that may be paid next: in fixed order, so that equal payments appear once."""
    found: list[int] = []
    after = 0
    for kind in range(len(goods) - 1, least - 1, -1):
        after += goods[kind]
        if goods[kind] and after >= left:
            found.append(kind)
    found.reverse()
    return found


def pay_path(table: DragonTable, seat: int, path: int, least: int, left: int) -> None:
    """Ask for the next Offering of a path's fare; what can only be paid one way is paid (DB-35, DB-R17)."""
    player = table.players[seat]
    while left:
        kinds = _payable(player.goods, least, left)
        if len(kinds) > 1:
            table.agenda.append(PayPath(seat, path, least, left))
            return
        least = kinds[0]
        left -= 1
        _pay(table, player, least)
    player.members -= 1
    table.paths[_free_path(table, path)] = seat


def _pay(table: DragonTable, player: Player, kind: int) -> None:
    player.goods[kind] -= 1
    player.offerings -= 1
    table.bag[kind] += 1


class PayPath(Step[DragonTable]):
    """Which Offering is paid next for a mountain path, kinds in fixed order (DB-35)."""

    __slots__ = ("least", "left", "path")

    id: ClassVar = "pay-path"
    clauses: ClassVar = ("DB-35", "DB-R17")
    kinds: ClassVar = (PAY_GOOD,)
    question: ClassVar = "pay-path"

    def __init__(self, seat: int, path: int, least: int, left: int) -> None:
        super().__init__(seat)
        self.path = path
        self.least = least
        """The kind paid last: earlier kinds are not paid after it."""
        self.left = left

    def moves(self, table: DragonTable) -> list[Move]:
        pay = table.box.moves.pay
        return [pay[kind] for kind in _payable(table.players[self.seat].goods, self.least, self.left)]

    def play(self, table: DragonTable, move: Move) -> None:
        _pay(table, table.players[self.seat], move.a)
        pay_path(table, self.seat, self.path, move.a, self.left - 1)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        good = ("good", Ref(f"good-{GOODS[move.a]}"))
        if not table.players[self.seat].goods[move.a]:
            return Refusal("you-lack", "DB-35", (good,))
        return Refusal("pay-in-order", "DB-35", (good, ("left", self.left)))

    def details(self, table: DragonTable) -> Arguments:
        return (("path", Ref(f"path-{PATHS[self.path]}")), ("left", self.left))


def _refuse_board(table: DragonTable, seat: int, move: Move) -> Refusal:
    player = table.players[seat]
    dock = ("dock", Ref(f"dock-{DOCKS[move.a]}"))
    topper = table.box.toppers[table.toppers[move.a]]
    if not player.members:
        return Refusal("no-members", "DB-R38", (("members", table.box.members),))
    if table.places[move.a] != NONE:
        return Refusal("boat-away", "DB-30", (dock,))
    owner = table.seats[move.a * SEATS_ABOARD + move.b]
    if owner != NONE:
        return Refusal("seat-taken", "DB-32", (("who", Who(owner)),))
    if move.c != NONE and not topper.fare[move.c]:
        return Refusal("not-in-fare", "DB-33", (dock, ("good", Ref(f"good-{GOODS[move.c]}"))))
    missing = 0
    first = NONE
    for kind in topper.kinds:
        price = topper.fare[kind] - (1 if kind == move.c else 0)
        if price > player.goods[kind]:
            missing += price - player.goods[kind]
            if first == NONE:
                first = kind
    numbers = (
        dock,
        ("seat", Ref(f"seat-{SEATS[move.b]}")),
        ("missing", missing),
        ("good", Ref(f"good-{GOODS[first]}")),
    )
    return Refusal("fare-missing", "DB-31", numbers)


def _refuse_climb(table: DragonTable, seat: int, move: Move) -> Refusal:
    player = table.players[seat]
    if not player.members:
        return Refusal("no-members", "DB-R38", (("members", table.box.members),))
    if _free_path(table, move.a) == NONE:
        return Refusal("path-taken", "DB-R19", (("path", Ref(f"path-{PATHS[move.a]}")),))
    return Refusal("path-fare", "DB-35", (("fare", table.box.path_fare), ("offerings", player.offerings)))
