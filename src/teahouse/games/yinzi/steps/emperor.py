"""Emperor's Undertakings: sending workers, and the rewards of phase D (YZ-89, YZ-108 to YZ-112)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.yinzi.labels import box_ref, space_ref
from teahouse.games.yinzi.moves import BOARD, EMPEROR, END, RURAL, USE
from teahouse.games.yinzi.names import (
    ADDITIONAL_WORKER,
    AT_EMPEROR,
    BOTTOM,
    EAGER_IMMIGRANTS,
    EMPTY_ROAD_COPPER,
    NONE,
    SAME_UNDERTAKINGS,
    SEATS,
    TOP,
)
from teahouse.games.yinzi.steps.common import (
    InTurn,
    Loop,
    lift_disc,
    send_rest,
    take_back,
    usable,
    usable_discs,
    why_no_disc,
)
from teahouse.games.yinzi.steps.factories import give_boat, give_upgrade
from teahouse.games.yinzi.steps.free import offer_free, play_free, why_not_free
from teahouse.games.yinzi.steps.routes import choose_from_discard, discarded
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Move, Refusal, Step

ROUTE_TILE: Final = 1
BOAT_UPGRADE: Final = 2
FACTORY_UPGRADE: Final = 3
_HELPERS: Final = 1 << ADDITIONAL_WORKER | 1 << EAGER_IMMIGRANTS


def crowd(table: YinziTable, box: int) -> int:
    """Players in a box this round."""
    count = 0
    for player in table.players:
        if player.box == box:
            count += 1
    return count


def may_enter(table: YinziTable, seat: int, box: int) -> bool:
    """Whether a box has a free space, or Same undertakings opens it (YZ-63, YZ-89)."""
    return crowd(table, box) < table.box.box_spaces[box] or usable(table, seat, SAME_UNDERTAKINGS)


def staffed(table: YinziTable, seat: int, group: int, move: Move) -> bool:
    """Whether the workers named by the move are there (YZ-69, YZ-89, YZ-A61)."""
    player = table.players[seat]
    if move.b and not usable(table, seat, ADDITIONAL_WORKER):
        return False
    needed = table.box.box_workers[move.a] - move.b
    migrants = needed - min(needed, player.workers[group])
    if move.c > migrants or migrants - move.c > player.workers[BOTTOM]:
        return False
    return move.c == 0 or (move.c <= player.workers[TOP] and usable(table, seat, EAGER_IMMIGRANTS))


class ServeEmperor(Step[YinziTable]):
    """A player fills one of the emperor's boxes with exactly the workers it wants."""

    __slots__ = ("group",)

    id: ClassVar[str] = "serve-emperor"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-89", "YZ-63", "YZ-65", "YZ-67", "YZ-69", "YZ-A61")
    kinds: ClassVar[tuple[str, ...]] = (EMPEROR,)
    question: ClassVar[str] = "serve-emperor"

    def __init__(self, seat: int, group: int) -> None:
        self.seat = seat
        self.group = group

    def moves(self, table: YinziTable) -> list[Move]:
        seat = self.seat
        moves = table.box.moves
        discs = usable_discs(table, seat)
        if discs & _HELPERS:
            staffs = [move for move in moves.emperor if staffed(table, seat, self.group, move)]
        else:  # without a disc that helps out only the plain ones come into question
            own = table.players[seat].workers
            workers = own[self.group] + own[BOTTOM]
            needed = table.box.box_workers
            staffs = [move for move in moves.emperor_plain if needed[move.a] <= workers]
        if discs >> SAME_UNDERTAKINGS & 1:
            return staffs
        spaces = table.box.box_spaces
        boxes = [player.box for player in table.players]
        return [move for move in staffs if boxes.count(move.a) < spaces[move.a]]

    def play(self, table: YinziTable, move: Move) -> None:
        seat = self.seat
        player = table.players[seat]
        box = move.a
        if crowd(table, box) >= table.box.box_spaces[box]:
            take_back(table, seat, SAME_UNDERTAKINGS)
        if move.b:
            lift_disc(table, seat, ADDITIONAL_WORKER)
            player.box_disc = 1
        if move.c:
            take_back(table, seat, EAGER_IMMIGRANTS)
        needed = table.box.box_workers[box] - move.b
        of_group = min(needed, player.workers[self.group])
        player.workers[self.group] -= of_group
        player.workers[TOP] -= move.c
        player.workers[BOTTOM] -= needed - of_group - move.c
        player.workers[AT_EMPEROR] += needed
        player.box = box
        send_rest(player, self.group)
        _AFTER[seat].enter(table)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        seat = self.seat
        if not may_enter(table, seat, move.a):
            return Refusal("box-taken", "YZ-89", (("box", box_ref(move.a)),))
        if move.b and not usable(table, seat, ADDITIONAL_WORKER):
            return why_no_disc(table, seat, ADDITIONAL_WORKER)
        if move.c and not usable(table, seat, EAGER_IMMIGRANTS):
            return why_no_disc(table, seat, EAGER_IMMIGRANTS)
        player = table.players[seat]
        needed = table.box.box_workers[move.a] - move.b
        migrants = needed - min(needed, player.workers[self.group])
        if move.c > migrants:
            return Refusal("group-first", "YZ-A61", (("space", space_ref(EAGER_IMMIGRANTS)),))
        available = player.workers[self.group] + player.workers[BOTTOM] + min(move.c, player.workers[TOP])
        return Refusal("too-few-workers", "YZ-89", (("needed", needed), ("workers", available)))


class AfterAction(Loop):
    """After a workforce action of a single step, a player may still do what is free."""

    __slots__ = ()

    id: ClassVar[str] = "after-action"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-37", "YZ-60", "YZ-118")
    kinds: ClassVar[tuple[str, ...]] = (RURAL, USE, BOARD, END)
    question: ClassVar[str] = "after-action"

    def asking(self, seat: int) -> AfterAction:
        return AfterAction(seat, self.player)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        offer_free(table, self.player, found)
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        depth = len(table.agenda)
        play_free(table, self.player, move)
        self.come_back(table, depth)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_free(table, self.player, move)


_AFTER: Final = [AfterAction(seat, seat) for seat in range(SEATS)]


class EmperorRewards(InTurn):
    """In turn order the players in the emperor's boxes get their rewards; discs that worked there return."""

    __slots__ = ()

    id: ClassVar[str] = "emperor-rewards"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-108", "YZ-109", "YZ-110", "YZ-111", "YZ-112", "YZ-A9", "YZ-A38", "YZ-A40")

    def visit(self, table: YinziTable, seat: int) -> None:
        player = table.players[seat]
        box = player.box
        if box == NONE:
            return
        if table.chapters is not None:
            table.chapter("emperor", (), "workforce-emperor")
        player.discs += player.box_disc
        player.box_disc = 0
        copper = table.box.box_copper[box]
        reward = table.box.box_reward[box]
        if reward == ROUTE_TILE and discarded(table) == 0:
            copper += EMPTY_ROAD_COPPER
        player.copper += copper
        player.silver += table.box.box_silver[box]
        if table.notes is not None:
            arguments = (("box", box_ref(box)), ("copper", copper), ("silver", table.box.box_silver[box]))
            table.tell("note-emperor", seat, arguments)
        if reward == ROUTE_TILE:
            if discarded(table):
                choose_from_discard(table, seat)
        elif reward == BOAT_UPGRADE:
            give_boat(table, seat)
        elif reward == FACTORY_UPGRADE:
            give_upgrade(table, seat)
