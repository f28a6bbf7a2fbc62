"""Setting up: first player, toppers, tiles, round cards, starts, stalls, display (DB-1 to DB-13, DB-R73)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.moves import FARM, FIRST, REMOVE, START, WISDOM
from teahouse.games.dragon_boats.names import FARMS, LETTERS
from teahouse.games.dragon_boats.steps.draws import DrawCard, deal_toppers, push_offerings, reveal_cards
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, Move, Ref, Refusal, Step, bits_of


class DrawFirst(Step[DragonTable]):
    """A random player gets the first-player marker, before start cards are chosen (DB-13, DB-R1)."""

    __slots__ = ()

    id: ClassVar = "draw-first"
    clauses: ClassVar = ("DB-13", "DB-R1")
    kinds: ClassVar = (FIRST,)
    drawn: ClassVar = True
    question: ClassVar = "first"

    def moves(self, table: DragonTable) -> list[Move]:
        return table.box.moves.first[: len(table.players)]

    def play(self, table: DragonTable, move: Move) -> None:
        table.first = move.a

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("no-such-player", "DB-1", (("number", move.a + 1), ("players", len(table.players))))


class DealToppers(Step[DragonTable]):
    """Each boat waits at its dock with a topper (DB-2, DB-3)."""

    __slots__ = ()

    id: ClassVar = "deal-toppers"
    clauses: ClassVar = ("DB-2", "DB-3")

    def run(self, table: DragonTable) -> None:
        deal_toppers(table)


class LayWisdom(Step[DragonTable]):
    """A wisdom tile is laid face up on the next space of the mountain (DB-4)."""

    __slots__ = ("hex",)

    id: ClassVar = "lay-wisdom"
    clauses: ClassVar = ("DB-4", "DB-R43")
    kinds: ClassVar = (WISDOM,)
    drawn: ClassVar = True
    question: ClassVar = "wisdom"

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def moves(self, table: DragonTable) -> list[Move]:
        wisdom = table.box.moves.wisdom
        return [wisdom[card] for card in bits_of(table.wisdom_pool)]

    def play(self, table: DragonTable, move: Move) -> None:
        table.wisdom_pool ^= 1 << move.a
        table.tiles = table.tiles.copy()
        table.tiles[self.hex] = move.a
        if self.hex + 1 < table.box.chart.mountain_hexes:
            table.agenda.append(LayWisdom(NATURE, self.hex + 1))

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("wisdom-gone", "DB-4", (("card", Ref(f"card-{LETTERS[move.a]}")), ("letter", LETTERS[move.a])))


class LayFarm(Step[DragonTable]):
    """A farm tile is laid face up on the next field; those left over leave the game unseen (DB-5)."""

    __slots__ = ("hex",)

    id: ClassVar = "lay-farm"
    clauses: ClassVar = ("DB-5",)
    kinds: ClassVar = (FARM,)
    drawn: ClassVar = True
    question: ClassVar = "farm"

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def moves(self, table: DragonTable) -> list[Move]:
        farm = table.box.moves.farm
        return [farm[kind] for kind in range(len(FARMS)) if table.farm_pool[kind]]

    def weights(self, table: DragonTable) -> list[int]:
        return [count for count in table.farm_pool if count]

    def play(self, table: DragonTable, move: Move) -> None:
        table.farm_pool = table.farm_pool.copy()
        table.farm_pool[move.a] -= 1
        table.tiles = table.tiles.copy()
        table.tiles[self.hex] = move.a
        if self.hex + 1 < len(table.tiles):
            table.agenda.append(LayFarm(NATURE, self.hex + 1))

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("farm-gone", "DB-5", (("farm", Ref(f"farm-{FARMS[move.a]}")),))


class RemoveRound(Step[DragonTable]):
    """Short game with random cards: a round card leaves the game (DB-70, DB-R6)."""

    __slots__ = ()

    id: ClassVar = "remove-round"
    clauses: ClassVar = ("DB-70", "DB-R6")
    kinds: ClassVar = (REMOVE,)
    drawn: ClassVar = True
    question: ClassVar = "remove"

    def moves(self, table: DragonTable) -> list[Move]:
        box = table.box
        return [box.moves.remove[card] for card in table.rounds if box.takes_disc[card]]

    def play(self, table: DragonTable, move: Move) -> None:
        table.rounds = [card for card in table.rounds if card != move.a]
        if len(table.rounds) > len(table.box.short_cards):
            table.agenda.append(RemoveRound(NATURE))

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("round-gone", "DB-70", (("round", move.a + 1),))


class ChooseStart(Step[DragonTable]):
    """A player puts a disc on a round card and takes its starting resources (DB-7)."""

    __slots__ = ("left",)

    id: ClassVar = "choose-start"
    clauses: ClassVar = ("DB-7", "DB-6", "DB-8", "DB-R1", "DB-R2", "DB-R3", "DB-R4")
    kinds: ClassVar = (START,)
    question: ClassVar = "start"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        """Players who choose after this one."""

    def moves(self, table: DragonTable) -> list[Move]:
        box = table.box
        return [box.moves.start[card] for card in table.rounds if box.takes_disc[card]]

    def play(self, table: DragonTable, move: Move) -> None:
        box = table.box
        player = table.players[self.seat]
        player.start = move.a
        player.discs -= 1
        table.earn(self.seat, box.card_money[move.a])
        if self.left:
            table.agenda.append(ChooseStart((self.seat + 1) % len(table.players), self.left - 1))
        push_offerings(table, self.seat, box.card_offerings[move.a])

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("round-not-used", "DB-70", (("round", move.a + 1),))


class ChooseStarts(Step[DragonTable]):
    """Start cards are chosen clockwise from the first player (DB-R1, DB-R73)."""

    __slots__ = ()

    id: ClassVar = "choose-starts"
    clauses: ClassVar = ("DB-R1", "DB-R73")

    def run(self, table: DragonTable) -> None:
        table.agenda.append(ChooseStart(table.first, len(table.players) - 1))


class RevealCards(Step[DragonTable]):
    """Two bonus cards are turned up (DB-11)."""

    __slots__ = ()

    id: ClassVar = "reveal-cards"
    clauses: ClassVar = ("DB-11", "DB-71")

    def run(self, table: DragonTable) -> None:
        reveal_cards(table)


class DealCards(Step[DragonTable]):
    """A study aid, no rule of the game: bonus cards are dealt unseen before the first round."""

    __slots__ = ("left",)

    id: ClassVar = "deal-cards"
    clauses: ClassVar = ("DB-28",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        """Cards still to be dealt."""

    def run(self, table: DragonTable) -> None:
        if self.left and table.deck:
            table.agenda.append(DealCards(NOBODY, self.left - 1))
            receiver = (table.first + len(table.players) - self.left % len(table.players)) % len(table.players)
            table.agenda.append(DrawCard(NATURE, receiver))
