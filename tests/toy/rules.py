"""The rules of Lanterns: its box, its moves, its table and its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from teahouse.kernel import (
    NATURE,
    NOBODY,
    SAME_AS,
    SOURCES,
    Catalogue,
    Components,
    Message,
    Move,
    Ref,
    Refusal,
    Step,
    Table,
    open_box,
)

if TYPE_CHECKING:
    from .game import Toy

HAND = 2
COLOURS = ("red", "gold", "blue")


class Moves(Catalogue):
    def __init__(self) -> None:
        super().__init__()
        self.deal = [
            self.add("deal", f"deal {colour}", (("colour", index),), Message("move-deal", (("what", Ref(colour)),)))
            for index, colour in enumerate(COLOURS)
        ]
        self.hang = [
            self.add("turn", f"hang {slot + 1}", (("slot", slot),), Message("move-hang", (("slot", slot + 1),)), "hand")
            for slot in range(HAND)
        ]
        self.rest = self.add("turn", "pass", (), Message("move-pass"))
        self.buy = self.add("turn", "buy", (), Message("move-buy"), "garland")
        self.bow = self.add("bow", "bow", (), Message("move-bow"))


class Box(Components):
    def __init__(self, text: str, changes: str | None) -> None:
        self.moves = Moves()
        super().__init__(text, changes, self.moves)
        reader = open_box(text, changes)
        reader.only("game", "lantern", "purse")
        self.points: list[int] = []
        self.tiles: list[int] = []
        for item, colour in zip(reader.at("lantern").items(len(COLOURS)), COLOURS, strict=True):
            item.only("id", "points", "tiles", "source", "note")
            item.at("id").text(colour)
            item.at("source").text(*SOURCES)
            self.points.append(item.at("points").integer(0, 20))
            self.tiles.append(item.at("tiles").integer(1, 20))
        purse = reader.at("purse")
        purse.only("coins", "price", "garland", "source")
        self.coins = purse.at("coins").integer(0, 9)
        self.price = purse.at("price").integer(1, 9)
        self.garland = purse.at("garland").integer(0, 20)


class LanternTable(Table):
    __slots__ = ("bows", "box", "coins", "garlands", "hands", "hung", "pool")

    box: Box
    pool: list[int]
    hands: list[list[int]]
    coins: list[int]
    hung: list[int]
    garlands: list[int]
    bows: list[int]

    @staticmethod
    def laid(game: Toy) -> LanternTable:
        table = LanternTable()
        table.open(game)
        table.box = game.box
        table.pool = list(game.box.tiles)
        table.hands = [[] for _ in range(game.players)]
        table.coins = [game.box.coins] * game.players
        table.hung = [0] * game.players
        table.garlands = [0] * game.players
        table.bows = [0] * game.players
        return table

    def copy(self) -> LanternTable:
        twin = LanternTable()
        twin.share(self)
        twin.box = self.box
        twin.pool = self.pool.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.coins = self.coins.copy()
        twin.hung = self.hung.copy()
        twin.garlands = self.garlands.copy()
        twin.bows = self.bows.copy()
        return twin

    def scores(self) -> list[int]:
        return [hung + grand + bow for hung, grand, bow in zip(self.hung, self.garlands, self.bows, strict=True)]

    def breakdown(self) -> list[dict[str, int]]:
        return [
            {"lanterns": self.hung[seat], "garlands": self.garlands[seat], "bow": self.bows[seat]}
            for seat in range(self.game.players)
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def facts(self) -> dict[str, Any]:
        return {
            "pool": self.pool[:],
            "hands": [hand[:] for hand in self.hands],
            "coins": self.coins[:],
            "hung": self.hung[:],
            "garlands": self.garlands[:],
            "bows": self.bows[:],
        }


class Deal(Step[LanternTable]):
    """A lantern is drawn into a seat's hand (TOY-2)."""

    __slots__ = ("player",)

    id: ClassVar = "deal"
    clauses: ClassVar = ("TOY-2",)
    kinds: ClassVar = ("deal",)
    drawn: ClassVar = True
    question: ClassVar = "deal"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def moves(self, table: LanternTable) -> list[Move]:
        return [table.box.moves.deal[colour] for colour in range(len(COLOURS)) if table.pool[colour]]

    def weights(self, table: LanternTable) -> list[int]:
        return [count for count in table.pool if count]

    def play(self, table: LanternTable, move: Move) -> None:
        table.pool[move.a] -= 1
        table.hands[self.player].append(move.a)
        table.hands[self.player].sort()
        if table.notes is not None:
            table.tell("note-drawn", self.player)
            table.tell("note-lantern", self.player, (("what", Ref(COLOURS[move.a])),), only=self.player)

    def shows(self, table: LanternTable, move: Move, seat: int) -> bool:
        return seat == self.player or not table.game.options["hidden_hands"]

    def refuse(self, table: LanternTable, move: Move) -> Refusal:
        return Refusal("none-left", "TOY-2", (("what", Ref(COLOURS[move.a])),))


class Turn(Step[LanternTable]):
    """A seat hangs a lantern, buys a garland or passes (TOY-3, TOY-4, TOY-5)."""

    __slots__ = ()

    id: ClassVar = "turn"
    clauses: ClassVar = ("TOY-3", "TOY-4", "TOY-5", "TOY-A1")
    kinds: ClassVar = ("turn",)
    question: ClassVar = "turn"

    def moves(self, table: LanternTable) -> list[Move]:
        moves = table.box.moves
        hand = table.hands[self.seat]
        found = [moves.hang[slot] for slot in range(len(hand)) if slot == 0 or hand[slot] != hand[slot - 1]]
        found.append(moves.rest)
        if table.coins[self.seat] >= table.box.price:
            found.append(moves.buy)
        return found

    def play(self, table: LanternTable, move: Move) -> None:
        moves = table.box.moves
        if move is moves.rest:
            table.coins[self.seat] += 1
        elif move is moves.buy:
            table.coins[self.seat] -= table.box.price
            table.garlands[self.seat] += table.box.garland
        else:
            colour = table.hands[self.seat].pop(move.a)
            table.hung[self.seat] += table.box.points[colour]
            if table.notes is not None:
                table.tell("note-hung", self.seat, (("what", Ref(COLOURS[colour])),))
            if any(table.pool):
                table.agenda.append(Deal(NATURE, self.seat))

    def refuse(self, table: LanternTable, move: Move) -> Refusal:
        if move is table.box.moves.buy:
            return Refusal("too-dear", "TOY-4", (("price", table.box.price), ("coins", table.coins[self.seat])))
        hand = table.hands[self.seat]
        if move.a < len(hand):
            return Refusal(SAME_AS, "TOY-A1", (("move", table.box.moves.hang[hand.index(hand[move.a])].text),))
        return Refusal("empty-slot", "TOY-3", (("slot", move.a + 1), ("lanterns", len(hand))))

    def details(self, table: LanternTable) -> tuple[tuple[str, int], ...]:
        return (("coins", table.coins[self.seat]),)


class Bow(Step[LanternTable]):
    """Everybody bows once, for a point (TOY-6)."""

    __slots__ = ()

    id: ClassVar = "bow"
    clauses: ClassVar = ("TOY-6",)
    kinds: ClassVar = ("bow",)
    question: ClassVar = "bow"

    def moves(self, table: LanternTable) -> list[Move]:
        return [table.box.moves.bow]

    def play(self, table: LanternTable, move: Move) -> None:
        table.bows[self.seat] = 1


class Evening(Step[LanternTable]):
    """A round: everybody has two turns, then the next round or the bows (TOY-7)."""

    __slots__ = ("number",)

    id: ClassVar = "evening"
    clauses: ClassVar = ("TOY-7",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, table: LanternTable) -> None:
        seats = range(table.game.players)
        table.tell("note-evening", NOBODY, (("number", self.number + 1),))
        if self.number + 1 < int(table.game.options["rounds"]):
            table.agenda.append(Evening(NOBODY, self.number + 1))
        else:
            table.agenda += [Bow(seat) for seat in reversed(seats)]
        for seat in reversed(seats):
            table.agenda += [Turn(seat), Turn(seat)]
