"""What the workforce actions share, and Take Resources (YZ-65 to YZ-71)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.yinzi.labels import resource_ref
from teahouse.games.yinzi.moves import END, TAKE
from teahouse.games.yinzi.names import AT_RESOURCES, RESOURCE_COST, STONE, WOOD
from teahouse.games.yinzi.steps.common import Loop, employ, hands, send_rest
from teahouse.games.yinzi.steps.free import BESIDE, offer_free, play_free, why_not_free
from teahouse.games.yinzi.steps.purse import can_pay, charge, take_resource, why_not_payable
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Arguments, Move, Refusal

FREE: Final = (*BESIDE, END)


class WorkforceAction(Loop):
    """A workforce action of a group while it lasts; `done` is the set of what it may do only once and has done.

    The first execution comes before any free move and before ending (YZ-66, YZ-A71).
    """

    __slots__ = ("done", "group")

    place: ClassVar[int] = 0
    """Where its workers stand."""

    def __init__(self, seat: int, player: int, group: int, done: int = 0) -> None:
        self.seat = seat
        self.player = player
        self.group = group
        self.done = done

    def again(self, seat: int, done: int) -> WorkforceAction:
        """The same action, with other things done."""
        raise NotImplementedError(type(self).__name__)

    def asking(self, seat: int) -> WorkforceAction:
        return self.again(seat, self.done)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        seat = self.player
        place = self.place
        player = table.players[seat]
        workers = hands(player, self.group, place)
        if workers:
            self.executions(table, workers, found)
        if player.workers[place]:
            offer_free(table, seat, found)
            found.append(table.box.moves.end)
        return found

    def close(self, table: YinziTable) -> None:
        send_rest(table.players[self.player], self.group)

    def executions(self, table: YinziTable, workers: int, found: list[Move]) -> None:
        """Add the moves that are an execution, with so many workers left."""
        raise NotImplementedError(type(self).__name__)

    def execute(self, table: YinziTable, move: Move) -> int:
        """Carry out one execution, pushing what it asks for; what is done then."""
        raise NotImplementedError(type(self).__name__)

    def details(self, table: YinziTable) -> Arguments:
        own = [kind for kind in self.kinds if kind not in FREE]
        workers = hands(table.players[self.player], self.group, self.place)
        return (("workers", workers), ("may", self.may(table, *own)), ("free", self.may(table, *BESIDE)))

    def play(self, table: YinziTable, move: Move) -> None:
        kind = move.kind
        if kind == END:
            self.close(table)
            return
        depth = len(table.agenda)
        if kind in BESIDE:
            play_free(table, self.player, move)
            self.come_back(table, depth)
        else:
            done = self.execute(table, move)
            self.again(self.player, done).come_back(table, depth)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        player = table.players[self.player]
        if move.kind in FREE and not player.workers[self.place]:
            return Refusal("work-first", "YZ-66")
        if move.kind in BESIDE:
            return why_not_free(table, self.player, move)
        if hands(player, self.group, self.place) == 0:
            return Refusal("no-workers-left", "YZ-66")
        return self.why_not_executed(table, move)

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        """Why an execution is not possible, though workers are left."""
        raise NotImplementedError(type(self).__name__)


def can_take(table: YinziTable, seat: int) -> bool:
    """Whether a resource can be taken."""
    return (table.wood > 0 or table.stone > 0) and can_pay(table, seat, RESOURCE_COST)


class TakeResources(WorkforceAction):
    """A worker and 1 copper bring one wood or one stone, as long as they last."""

    __slots__ = ()

    id: ClassVar[str] = "take-resources"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-71", "YZ-66", "YZ-67", "YZ-69", "YZ-7")
    kinds: ClassVar[tuple[str, ...]] = (TAKE, *FREE)
    question: ClassVar[str] = "take-resources"
    place: ClassVar[int] = AT_RESOURCES

    def details(self, table: YinziTable) -> Arguments:
        left = "wood" if table.stone == 0 else "stone" if table.wood == 0 else "both"
        return (*super().details(table), ("copper", RESOURCE_COST), ("there", left))

    def again(self, seat: int, done: int) -> TakeResources:
        return TakeResources(seat, self.player, self.group, done)

    def executions(self, table: YinziTable, workers: int, found: list[Move]) -> None:
        if can_pay(table, self.player, RESOURCE_COST):
            if table.wood:
                found.append(table.box.moves.take_wood)
            if table.stone:
                found.append(table.box.moves.take_stone)

    def execute(self, table: YinziTable, move: Move) -> int:
        employ(table.players[self.player], self.group, AT_RESOURCES, 1)
        take_resource(table, self.player, move)
        charge(table, self.player, RESOURCE_COST)
        return self.done

    def why_not_executed(self, table: YinziTable, move: Move) -> Refusal:
        resource = WOOD if move is table.box.moves.take_wood else STONE
        if (table.wood if resource == WOOD else table.stone) == 0:
            return Refusal("resource-gone", "YZ-71", (("resource", resource_ref(resource)),))
        return why_not_payable(table, self.player, RESOURCE_COST, "YZ-71")
