"""Phase B: turns, in which a card or a group of workers is played (YZ-34 to YZ-41, YZ-65 to YZ-68)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import fortune_ref, workforce_ref
from teahouse.games.yinzi.moves import BOARD, MIGRATE, PLAY, RURAL, USE, WORK
from teahouse.games.yinzi.names import (
    AT_WORK,
    BOTTOM,
    EMPEROR,
    HAND,
    IN_ACTIONS,
    MOST_FORTUNE,
    NONE,
    PALACE,
    PRODUCE,
    SEATS,
    SUPPLY_SHIPS,
    TAKE_RESOURCES,
    WAR_ROUTES,
)
from teahouse.games.yinzi.sets import just
from teahouse.games.yinzi.steps.common import new_occasion, send_rest
from teahouse.games.yinzi.steps.emperor import ServeEmperor, may_enter
from teahouse.games.yinzi.steps.fortune import (
    ChooseAdvancements,
    ConstructBoats,
    DevelopFactories,
    FortuneAction,
    PlantCrops,
    SellAtMarket,
)
from teahouse.games.yinzi.steps.free import offer_free, play_free, why_not_free
from teahouse.games.yinzi.steps.nature import deal
from teahouse.games.yinzi.steps.produce import ProduceCommodities, least_workers
from teahouse.games.yinzi.steps.shipping import SupplyShips, can_deliver
from teahouse.games.yinzi.steps.war import JoinWar
from teahouse.games.yinzi.steps.workforce import TakeResources, WorkforceAction, can_take
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import NOBODY, SAME_AS, Arguments, Move, Refusal, Step

_TAKE_RESOURCES: Final = 1 << TAKE_RESOURCES
_PRODUCE: Final = 1 << PRODUCE
_SUPPLY_SHIPS: Final = 1 << SUPPLY_SHIPS
_EMPEROR: Final = 1 << EMPEROR
_ALL_BUT_PRODUCE: Final = _TAKE_RESOURCES | _SUPPLY_SHIPS | _EMPEROR | 1 << WAR_ROUTES


class Actions(Step[YinziTable]):
    """Phase B begins; who holds fewer than three cards draws first."""

    __slots__ = ()

    id: ClassVar[str] = "actions"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-34", "YZ-A1")

    def run(self, table: YinziTable) -> None:
        table.phase = IN_ACTIONS
        table.agenda.append(Turns(NOBODY, 0))
        deal(table)


class Turns(Step[YinziTable]):
    """Players take turns, six each; who has neither card nor workers is skipped. `index` counts turns."""

    __slots__ = ("index",)

    id: ClassVar[str] = "turns"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-35", "YZ-A55")

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def run(self, table: YinziTable) -> None:
        order = table.order
        for index in range(self.index, 2 * HAND * len(order)):
            seat = order[index % len(order)]
            player = table.players[seat]
            if any(player.hand) or any(player.workers[:AT_WORK]):  # a card, or workers on the own board (YZ-36)
                new_occasion(table)
                table.agenda.append(_TURNS[index + 1])
                table.agenda.append(_TAKE_TURN[seat])
                return


def able_actions(table: YinziTable, seat: int) -> int:
    """The workforce actions not yet chosen that one worker can carry out now, one bit each; Produce aside."""
    player = table.players[seat]
    able = _ALL_BUT_PRODUCE & ~player.worked
    if able & _TAKE_RESOURCES and not can_take(table, seat):
        able -= _TAKE_RESOURCES
    if able & _SUPPLY_SHIPS and not can_deliver(table, seat):
        able -= _SUPPLY_SHIPS
    # a palace space for each player is always there
    if able & _EMPEROR and player.box != NONE and not may_enter(table, seat, PALACE):
        able -= _EMPEROR
    return able


def same_group(player: Player, group: int) -> int:
    """The first group of the same size: it makes no difference which of them goes."""
    for other in range(group):
        if player.workers[other] == player.workers[group]:
            return other
    return group


class TakeTurn(Step[YinziTable]):
    """A player plays a card on a fortune action or sends a group to a workforce action, after whatever is free."""

    __slots__ = ()

    id: ClassVar[str] = "take-turn"
    clauses: ClassVar[tuple[str, ...]] = (
        "YZ-35",
        "YZ-36",
        "YZ-37",
        "YZ-38",
        "YZ-39",
        "YZ-40",
        "YZ-65",
        "YZ-66",
        "YZ-68",
        "YZ-A10",
        "YZ-A11",
        "YZ-A13",
        "YZ-A55",
        "YZ-A71",
        "YZ-A72",
    )
    kinds: ClassVar[tuple[str, ...]] = (PLAY, WORK, MIGRATE, RURAL, USE, BOARD)
    question: ClassVar[str] = "take-turn"

    def moves(self, table: YinziTable) -> list[Move]:
        seat = self.seat
        player = table.players[seat]
        actions = table.memory.open_actions[seat]
        found: list[Move] = []
        for plays in compress(table.box.moves.plays, player.hand):
            found += plays[actions]
        if any(player.workers[:AT_WORK]):
            self._offer_work(table, player, found)
        offer_free(table, seat, found)
        return found

    def _offer_work(self, table: YinziTable, player: Player, found: list[Move]) -> None:
        moves = table.box.moves
        works = moves.works
        able = able_actions(table, self.seat)
        producers = 0 if player.worked & _PRODUCE else least_workers(table, self.seat)
        workers = player.workers
        before = len(found)
        sizes = 0
        for group in compress(_GROUPS, workers):
            size = workers[group]
            if sizes >> size & 1:
                continue  # it makes no difference which of the two goes
            sizes |= 1 << size
            if 0 < producers <= size + workers[BOTTOM]:
                found += works[group][able | _PRODUCE]
            else:
                found += works[group][able]
        if len(found) == before:
            for group in compress(_GROUPS, workers):
                if same_group(player, group) == group:
                    found.append(moves.migrate[group])

    def details(self, table: YinziTable) -> Arguments:
        return (("may", self.may(table, PLAY, WORK, MIGRATE)),)

    def play(self, table: YinziTable, move: Move) -> None:
        player = table.players[self.seat]
        if move.kind == PLAY:
            self._play_card(table, player, move.a, move.b)
        elif move.kind == WORK:
            player.worked |= 1 << move.b
            self._work(table, move.a, move.b)
        elif move.kind == MIGRATE:
            send_rest(player, move.a)  # no workforce action counts as chosen (YZ-A13)
        else:
            table.agenda.append(self)
            play_free(table, self.seat, move)

    def _play_card(self, table: YinziTable, player: Player, card: int, action: int) -> None:
        seat = self.seat
        player.hand[card] -= 1
        player.cards[action] = card
        table.memory.open_actions[seat] -= just(action)
        workers = table.box.card_workers[card]
        if workers > player.idle:
            workers = player.idle  # what is there (YZ-A11, YZ-A55)
        player.idle -= workers
        player.workers[action] += workers
        _FORTUNE_ACTIONS[action][seat][table.box.card_fortune[card]].enter(table)

    def _work(self, table: YinziTable, group: int, action: int) -> None:
        seat = self.seat
        if action == EMPEROR:
            table.agenda.append(_SERVE_EMPEROR[seat][group])
        elif action == WAR_ROUTES:
            table.agenda.append(_JOIN_WAR[seat][group])
        else:
            _WORKFORCE_ACTIONS[action][seat][group].enter(table)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        player = table.players[self.seat]
        moves = table.box.moves
        if move.kind == PLAY:
            if not player.hand[move.a]:
                return Refusal("card-not-held", "YZ-34")
            return Refusal("fortune-chosen", "YZ-38", (("action", fortune_ref(move.b)),))
        if move.kind in (RURAL, USE, BOARD):
            return why_not_free(table, self.seat, move)
        if player.workers[move.a] == 0:
            return Refusal("no-group", "YZ-36", (("group", fortune_ref(move.a)),))
        needed = least_workers(table, self.seat) if move.b == PRODUCE else able_actions(table, self.seat) >> move.b & 1
        twin = same_group(player, move.a)
        if move.kind == MIGRATE:
            if twin != move.a and moves.migrate[twin] in self.moves(table):
                return Refusal(SAME_AS, "YZ-68", (("move", moves.migrate[twin].text),))
            return Refusal("can-work", "YZ-68")
        named = (("action", workforce_ref(move.b)),)
        if player.worked >> move.b & 1:
            return Refusal("workforce-chosen", "YZ-65", named)
        if twin != move.a and moves.work[twin][move.b] in self.moves(table):
            return Refusal(SAME_AS, "YZ-65", (("move", moves.work[twin][move.b].text),))
        if needed:
            workers = player.workers[move.a] + player.workers[BOTTOM]
            return Refusal("too-few-workers", "YZ-66", (("needed", needed), ("workers", workers)))
        return Refusal("no-use", "YZ-66", named)


_GROUPS: Final = range(5)
# Steps that never differ are made once.
_TURNS: Final = [Turns(NOBODY, index) for index in range(2 * HAND * SEATS + 1)]
_TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]
_FORTUNE_ACTIONS: Final[list[list[list[FortuneAction]]]] = [
    [[ConstructBoats(seat, seat, fortune) for fortune in range(MOST_FORTUNE + 1)] for seat in range(SEATS)],
    [[PlantCrops(seat, seat, fortune) for fortune in range(MOST_FORTUNE + 1)] for seat in range(SEATS)],
    [[SellAtMarket(seat, seat, fortune) for fortune in range(MOST_FORTUNE + 1)] for seat in range(SEATS)],
    [[DevelopFactories(seat, seat, fortune) for fortune in range(MOST_FORTUNE + 1)] for seat in range(SEATS)],
    [[ChooseAdvancements(seat, seat, fortune) for fortune in range(MOST_FORTUNE + 1)] for seat in range(SEATS)],
]
_SERVE_EMPEROR: Final = [[ServeEmperor(seat, group) for group in range(5)] for seat in range(SEATS)]
_JOIN_WAR: Final = [[JoinWar(seat, group) for group in range(5)] for seat in range(SEATS)]
_WORKFORCE_ACTIONS: Final[list[list[list[WorkforceAction]]]] = [
    [[TakeResources(seat, seat, group) for group in range(5)] for seat in range(SEATS)],
    [[ProduceCommodities(seat, seat, group) for group in range(5)] for seat in range(SEATS)],
    [[SupplyShips(seat, seat, group) for group in range(5)] for seat in range(SEATS)],
]
