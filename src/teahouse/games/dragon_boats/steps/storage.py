"""Phase 4, Storage, and the frame of the rounds (DB-14, DB-54 to DB-59)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.cards import add_plays, could_play, refuse_play
from teahouse.games.dragon_boats.moves import DONE, PLAY_P, PLAY_S, SELL, SELL_TREASURE
from teahouse.games.dragon_boats.names import BID_END, GOODS, NONE, STORE, E
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Ask, Departures
from teahouse.games.dragon_boats.steps.draws import FillStalls, deal_toppers
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.plays import play_card
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Move, Ref, Refusal, Step
from teahouse.kernel.message import Arguments


class Round(Step[DragonTable]):
    """A round: Bidding, Payment, Explore, Storage; after the last one the game ends (DB-14, DB-59)."""

    __slots__ = ()

    id: ClassVar = "round"
    clauses: ClassVar = ("DB-14", "DB-22", "DB-36", "DB-37", "DB-59", "DB-R31")

    def run(self, table: DragonTable) -> None:
        agenda = table.agenda
        if not table.last_round():
            agenda.append(CleanUp(NOBODY))
        agenda.append(Storage(NOBODY, 0))
        agenda.append(Departures(NOBODY))
        agenda.append(Climbers(NOBODY, 0))
        agenda.append(Resolve(NOBODY, 0))
        agenda.append(Ask(NOBODY, BID_END, table.first, 0, NONE))
        agenda.append(Bid(table.first))
        if table.notes is not None and table.chapters is None:
            table.tell("note-round", NOBODY, (("round", table.rounds[table.round] + 1),))


class Storage(Step[DragonTable]):
    """Players store in turn order; who has nothing to sell or play is skipped (DB-R31, DB-R62, DB-R72)."""

    __slots__ = ("turn",)

    id: ClassVar = "storage"
    clauses: ClassVar = ("DB-R31", "DB-R62", "DB-R72")

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn
        """How many players come before, from the first player on."""

    def run(self, table: DragonTable) -> None:
        count = len(table.players)
        for turn in range(self.turn, count):
            seat = (table.first + turn) % count
            player = table.players[seat]
            if player.offerings or player.treasure or could_play(table, seat, STORE, NONE):
                table.agenda.append(Store(seat, turn))
                return


class Store(Step[DragonTable]):
    """A player sells Offerings above the limit, and more if they like (DB-54, DB-56)."""

    __slots__ = ("turn",)

    id: ClassVar = "store"
    clauses: ClassVar = (
        "DB-54", "DB-55", "DB-56", "DB-57", "DB-105", "DB-116", "DB-119", "DB-R31", "DB-R72", "DB-R75",
    )  # fmt: skip
    kinds: ClassVar = (SELL, SELL_TREASURE, DONE, PLAY_P, PLAY_S)
    question: ClassVar = "store"

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def moves(self, table: DragonTable) -> list[Move]:
        moves = table.box.moves
        player = table.players[self.seat]
        found: list[Move] = []
        if player.offerings <= storage_limit(table, self.seat):
            found.append(moves.done)
        for kind in range(len(GOODS)):
            if player.goods[kind]:
                found.append(moves.sell[kind])
        if player.treasure:
            found.append(moves.sell_treasure)
        if player.hand & table.box.window_cards[STORE]:
            add_plays(table, self.seat, STORE, NONE, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        player = table.players[self.seat]
        kind = move.kind
        if kind == DONE:
            table.agenda.append(Storage(NOBODY, self.turn + 1))
            return
        table.agenda.append(Storage(NOBODY, self.turn))
        if kind == SELL:
            player.goods[move.a] -= 1
            player.offerings -= 1
            table.bag[move.a] += 1
            table.earn(self.seat, table.box.offering_money)
        elif kind == SELL_TREASURE:
            player.treasure -= 1
            table.treasure += 1
            table.earn(self.seat, table.box.treasure_money)
        else:
            play_card(table, self.seat, move)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        player = table.players[self.seat]
        if move.kind == SELL:
            return Refusal("you-lack", "DB-56", (("good", Ref(f"good-{GOODS[move.a]}")),))
        if move.kind == SELL_TREASURE:
            return Refusal("no-treasure", "DB-56")
        if move.kind == DONE:
            numbers = (("offerings", player.offerings), ("limit", storage_limit(table, self.seat)))
            return Refusal("storage-full", "DB-54", numbers)
        return refuse_play(table, self.seat, STORE, NONE, move)

    def details(self, table: DragonTable) -> Arguments:
        return (("offerings", table.players[self.seat].offerings), ("limit", storage_limit(table, self.seat)))


def storage_limit(table: DragonTable, seat: int) -> int:
    """Offerings a player may keep: 3, and 1 more for each E (DB-54, DB-105); food and treasure are not counted."""
    return table.box.storage + table.players[seat].ability(E)


class CleanUp(Step[DragonTable]):
    """Boats return, toppers are dealt, stalls filled, then the next round begins (DB-58, DB-R74)."""

    __slots__ = ()

    id: ClassVar = "clean-up"
    clauses: ClassVar = ("DB-58", "DB-44", "DB-R37", "DB-R74")

    def run(self, table: DragonTable) -> None:
        for boat in table.arrivals:
            table.topper_used |= 1 << table.toppers[boat]
            table.toppers[boat] = NONE
            table.places[boat] = NONE
        table.arrivals.clear()
        table.sent = 0
        table.stayed = 0
        table.agenda.append(NextRound(NOBODY))
        table.agenda.append(FillStalls(NOBODY))
        deal_toppers(table)


class NextRound(Step[DragonTable]):
    """The next round card is flipped, discs go home, the marker passes to the left (DB-8, DB-58, DB-R10, DB-R74)."""

    __slots__ = ()

    id: ClassVar = "next-round"
    clauses: ClassVar = ("DB-58", "DB-6", "DB-8", "DB-20", "DB-R10", "DB-R74")

    def run(self, table: DragonTable) -> None:
        table.round += 1
        if table.chapters is not None:
            table.chapter("round", (("round", table.rounds[table.round] + 1),), "rounds", True)
        card = table.rounds[table.round]
        for player in table.players:
            if player.start == card:
                player.discs += 1
            player.discs += player.private.bit_count()
            player.private = 0
        table.first = (table.first + 1) % len(table.players)
        table.agenda.append(Round(NOBODY))
