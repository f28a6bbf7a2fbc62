"""Phase C: workers are fed as far as possible (YZ-93 to YZ-97)."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar

from teahouse.games.yinzi.labels import field_arguments, good_ref, space_ref
from teahouse.games.yinzi.moves import END, GIVE_DISC, GIVE_FIELD, GIVE_RURAL, RURAL
from teahouse.games.yinzi.names import (
    ALL_FOODS,
    AT_WORK,
    BOUGHT,
    FED_BY_ONE,
    FED_WORKERS,
    FREE_RICE,
    FREE_WHEAT,
    IN_FEEDING,
    LAST_FOOD,
    LAST_WHOLE,
    RURAL_COST,
    VIRTUAL_RICE,
)
from teahouse.games.yinzi.steps.common import InTurn, Loop, lift, new_occasion, take_back, usable_discs, why_no_disc
from teahouse.games.yinzi.steps.free import offer_rural, sell_rural, why_not_rural
from teahouse.games.yinzi.steps.pantry import buy_rural, rural_cubes, why_not_bought_rural
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import NOBODY, Arguments, Move, Refusal


def food_due(player: Player) -> int:
    """A third of the own workers on the game board, rounded up; veterans eat, discs do not (YZ-93, YZ-70, YZ-A25)."""
    return (sum(player.workers[AT_WORK:]) + FED_BY_ONE - 1) // FED_BY_ONE


class Feeding(InTurn):
    """In turn order each player feeds the own workers, unless Fed Workers does it."""

    __slots__ = ()

    id: ClassVar[str] = "feeding"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-93", "YZ-97", "YZ-30", "YZ-70")

    def visit(self, table: YinziTable, seat: int) -> None:
        table.phase = IN_FEEDING
        new_occasion(table)
        due = 0 if table.players[seat].bonus == FED_WORKERS else food_due(table.players[seat])
        Feed(seat, seat, due).enter(table)


class Feed(Loop):
    """A player gives food, one cube a move: so much is still `due`, and a `half` may wait for its other half."""

    __slots__ = ("due", "half")

    id: ClassVar[str] = "feed"
    clauses: ClassVar[tuple[str, ...]] = (
        "YZ-94",
        "YZ-95",
        "YZ-96",
        "YZ-62",
        "YZ-64",
        "YZ-120",
        "YZ-A24",
        "YZ-A73",
        "YZ-A21",
    )
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD, GIVE_RURAL, GIVE_DISC, END)
    question: ClassVar[str] = "feed"

    def __init__(self, seat: int, player: int, due: int, half: int = 0) -> None:
        self.seat = seat
        self.player = player
        self.due = due
        self.half = half

    def asking(self, seat: int) -> Feed:
        return Feed(seat, self.player, self.due, self.half)

    def details(self, table: YinziTable) -> Arguments:
        return (("due", self.due), ("half", self.half))

    def offers(self, table: YinziTable) -> list[Move]:
        moves = table.box.moves
        if self.due == 0:
            return [moves.end]
        player = table.players[self.player]
        whole: list[Move] = []
        half: list[Move] = []
        halves = 0
        if table.memory.grows[self.player] & ALL_FOODS:
            for field in player.fields:
                good = table.good[field]
                if good <= LAST_WHOLE:
                    whole.append(moves.give_field[field])
                elif good <= LAST_FOOD:
                    half.append(moves.give_field[field])
                    halves += table.cubes[field]
        if self.half:
            return half
        found = whole + half if halves >= 2 else whole
        must = len(found) > 0  # own food must be given, and a rural cube be bought with copper (YZ-A24)
        if rural_cubes(table, self.player):
            must = must or player.copper >= RURAL_COST
            found += compress(moves.give_rural, table.rural)
        discs = usable_discs(table, self.player)
        if discs >> FREE_RICE & 1:
            found.append(moves.give_disc[FREE_RICE])
        if table.rules.wheat_feeds and discs >> FREE_WHEAT & 1:
            found.append(moves.give_disc[FREE_WHEAT])
        if not must:
            found.append(moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            self.close(table)
            return
        due, half = self.due, 0
        if move.kind == GIVE_DISC:
            take_back(table, self.player, move.a)
            due -= min(due, VIRTUAL_RICE if move.a == FREE_RICE else 1)
        elif move.kind == GIVE_FIELD:
            good = table.good[move.a]
            lift(table, self.player, move.a)
            table.players[self.player].cubes += 1
            if good <= LAST_WHOLE or self.half:
                due -= 1
            else:
                half = 1
        else:
            due -= 1
        if move.kind == GIVE_RURAL:
            table.agenda.append(Feed(NOBODY, self.player, due, half))  # after the cube has been paid
            buy_rural(table, self.player, move.a)
        else:
            Feed(self.player, self.player, due, half).enter(table)

    def close(self, table: YinziTable) -> None:
        """One misfortune tile for each missing food (YZ-96, YZ-A49)."""
        if self.due:
            table.players[self.player].misfortune += self.due
            if table.notes is not None:
                table.tell("note-hunger", self.player, (("missing", self.due),))
        if table.rules.wide_market:
            table.agenda.append(SellFood(NOBODY, self.player))  # only after the food has been paid (YZ-A54)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == END:
            return Refusal("feed-first", "YZ-96", (("due", self.due),))
        if move.kind == GIVE_FIELD:
            if move.a not in table.players[self.player].fields:
                return Refusal("no-own-cube", "YZ-94", field_arguments(table.box, move.a))
            good = table.good[move.a]
            if good > LAST_FOOD:
                return Refusal("no-food", "YZ-94", (("good", good_ref(good)),))
            if self.half:
                return Refusal("other-half", "YZ-94")
            return Refusal("single-half", "YZ-94", (("good", good_ref(good)),))
        if self.half:
            return Refusal("other-half", "YZ-94")
        if move.kind == GIVE_RURAL:
            return why_not_bought_rural(table, self.player, move.a)
        if move.a == FREE_RICE or (move.a == FREE_WHEAT and table.rules.wheat_feeds):
            return why_no_disc(table, self.player, move.a)
        clause = "YZ-A73" if move.a == FREE_WHEAT else "YZ-95"
        return Refusal("no-food-disc", clause, (("space", space_ref(move.a)),))


class SellFood(Loop):
    """With the wide rural market a player may sell food on further occasions."""

    __slots__ = ()

    id: ClassVar[str] = "sell-food"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-118", "YZ-121", "YZ-A54", "YZ-A74")
    kinds: ClassVar[tuple[str, ...]] = (RURAL, END)
    question: ClassVar[str] = "sell-food"

    def asking(self, seat: int) -> SellFood:
        return SellFood(seat, self.player)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        if table.dealing != BOUGHT:
            offer_rural(table, self.player, found)
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == RURAL:
            sell_rural(table, self.player, move.a)
            table.agenda.append(SellFood(NOBODY, self.player))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_rural(table, self.player, move.a)
