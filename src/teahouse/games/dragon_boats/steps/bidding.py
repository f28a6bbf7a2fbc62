"""Phase 1, Bidding: discs are placed one by one (DB-15 to DB-21)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.cards import add_plays
from teahouse.games.dragon_boats.moves import BID_STALL, BOARD, CLIMB, PLAY_D, PLAY_F, PLAY_P, PLAY_S, PRIVATE
from teahouse.games.dragon_boats.names import BID, NONE
from teahouse.games.dragon_boats.steps.boarding import add_boardings, play_side, refuse_side
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import SAME_AS, Move, Refusal, Step
from teahouse.kernel.message import Arguments


class Bid(Step[DragonTable]):
    """A player places one disc, on a stall or on a private space (DB-15, DB-16)."""

    __slots__ = ()

    id: ClassVar = "bid"
    clauses: ClassVar = (
        "DB-15", "DB-16", "DB-17", "DB-18", "DB-19", "DB-20", "DB-21", "DB-104", "DB-106", "DB-116", "DB-119",
        "DB-R8", "DB-R9", "DB-R16", "DB-R72", "DB-R75",
    )  # fmt: skip
    kinds: ClassVar = (BID_STALL, PRIVATE, BOARD, CLIMB, PLAY_D, PLAY_F, PLAY_P, PLAY_S)
    question: ClassVar = "bid"

    def moves(self, table: DragonTable) -> list[Move]:
        box = table.box
        player = table.players[self.seat]
        found = box.moves.bids[player.private]
        if player.hand & box.window_cards[BID]:
            found = found.copy()
            add_plays(table, self.seat, BID, NONE, found)
        if table.rules.board_in_bidding and player.members:
            found = found.copy()
            add_boardings(table, player, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        player = table.players[self.seat]
        kind = move.kind
        if kind == BID_STALL:
            table.stacks[move.a].append(self.seat)
        elif kind == PRIVATE:
            # at once, and never more by card M (DB-19, DB-113)
            player.private |= 1 << move.a
            table.earn(self.seat, table.box.private_money[move.a])
        else:
            table.agenda.append(self)
            play_side(table, self.seat, move)
            return
        player.discs -= 1
        # whoever has discs left goes on, also alone (DB-20)
        players = table.players
        seat = self.seat
        for _ in range(len(players)):
            seat += 1
            if seat == len(players):
                seat = 0
            if players[seat].discs:
                table.agenda.append(Bid(seat))
                return

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind == PRIVATE:
            player = table.players[self.seat]
            if player.private >> move.a & 1:
                return Refusal("private-taken", "DB-19", (("space", move.a + 1),))
            money = table.box.private_money
            for twin in table.box.moves.private:
                if not player.private >> twin.a & 1 and money[twin.a] == money[move.a]:
                    return Refusal(SAME_AS, "DB-19", (("move", twin.text),))
        if move.kind in (BOARD, CLIMB) and not table.rules.board_in_bidding:
            return Refusal("board-in-payment", "DB-R16")
        return refuse_side(table, self.seat, BID, move)

    def details(self, table: DragonTable) -> Arguments:
        return (("discs", table.players[self.seat].discs),)
