"""What chance draws: Offerings, bonus cards, toppers. One tile or card a move."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.moves import DRAW, OFFERING, REVEAL, TOPPER
from teahouse.games.dragon_boats.names import DISPLAY, DOCKS, GOODS, LETTERS, NONE, STALLS
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, Move, Ref, Refusal, Step, Who


class _FromBag(Step[DragonTable]):
    """An Offering comes out of the bag."""

    __slots__ = ()

    kinds: ClassVar = (OFFERING,)
    drawn: ClassVar = True

    def moves(self, table: DragonTable) -> list[Move]:
        bag = table.bag
        offering = table.box.moves.offering
        found: list[Move] = []
        for kind in range(len(GOODS)):
            if bag[kind]:
                found.append(offering[kind])
        return found

    def weights(self, table: DragonTable) -> list[int]:
        return [count for count in table.bag if count]

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("not-in-bag", self.clauses[0], (("good", Ref(f"good-{GOODS[move.a]}")),))


class DrawOffering(_FromBag):
    """A player receives random Offerings: at the start, as a reward, by card P (DB-R3, DB-R28, DB-R69)."""

    __slots__ = ("count", "player")

    id: ClassVar = "draw-offering"
    clauses: ClassVar = ("DB-R3", "DB-R28", "DB-R36", "DB-R69")
    question: ClassVar = "draw-offering"

    def __init__(self, seat: int, player: int, count: int) -> None:
        super().__init__(seat)
        self.player = player
        self.count = count

    def play(self, table: DragonTable, move: Move) -> None:
        player = table.players[self.player]
        table.bag[move.a] -= 1
        player.goods[move.a] += 1
        player.offerings += 1
        if table.notes is not None:
            table.tell("note-receives", self.player, (("who", Who(self.player)), ("good", _good(move.a))))
        if self.count > 1:
            push_offerings(table, self.player, self.count - 1)

    def details(self, table: DragonTable) -> tuple[tuple[str, Who], ...]:
        return (("who", Who(self.player)),)


class DrawExchanged(_FromBag):
    """Stall V: the new Offering is drawn before the one given goes into the bag (DB-27, DB-R14)."""

    __slots__ = ("given", "player")

    id: ClassVar = "draw-exchanged"
    clauses: ClassVar = ("DB-27", "DB-R14")
    question: ClassVar = "draw-offering"

    def __init__(self, seat: int, player: int, given: int) -> None:
        super().__init__(seat)
        self.player = player
        self.given = given

    def play(self, table: DragonTable, move: Move) -> None:
        goods = table.players[self.player].goods
        table.bag[move.a] -= 1
        goods[move.a] += 1
        goods[self.given] -= 1
        table.bag[self.given] += 1
        if table.notes is not None:
            table.tell("note-receives", self.player, (("who", Who(self.player)), ("good", _good(move.a))))

    def details(self, table: DragonTable) -> tuple[tuple[str, Who], ...]:
        return (("who", Who(self.player)),)


class FillStall(_FromBag):
    """An Offering is laid on a stall (DB-9, DB-58b)."""

    __slots__ = ("stall",)

    id: ClassVar = "fill-stall"
    clauses: ClassVar = ("DB-9", "DB-58", "DB-R36")
    question: ClassVar = "fill-stall"

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def play(self, table: DragonTable, move: Move) -> None:
        table.bag[move.a] -= 1
        table.stalls[self.stall * len(GOODS) + move.a] += 1
        if table.notes is not None:
            table.tell("note-stall", NOBODY, (("stall", Ref(f"stall-{STALLS[self.stall]}")), ("good", _good(move.a))))
        fill_stalls(table, self.stall)

    def details(self, table: DragonTable) -> tuple[tuple[str, Ref], ...]:
        return (("stall", Ref(f"stall-{STALLS[self.stall]}")),)


class FillStalls(Step[DragonTable]):
    """Stalls I to IV are filled in this order; unsold Offerings stay (DB-9, DB-58b, DB-R74)."""

    __slots__ = ()

    id: ClassVar = "fill-stalls"
    clauses: ClassVar = ("DB-9", "DB-58", "DB-R74")

    def run(self, table: DragonTable) -> None:
        fill_stalls(table, 0)


class DealTopper(Step[DragonTable]):
    """A boat gets a random topper (DB-3, DB-58a)."""

    __slots__ = ("dock",)

    id: ClassVar = "deal-topper"
    clauses: ClassVar = ("DB-3", "DB-58", "DB-R74")
    kinds: ClassVar = (TOPPER,)
    drawn: ClassVar = True
    question: ClassVar = "topper"

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock = dock

    def moves(self, table: DragonTable) -> list[Move]:
        topper = table.box.moves.topper
        stack = table.topper_stack
        found: list[Move] = []
        for index in range(len(topper)):
            if stack >> index & 1:
                found.append(topper[index])
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        table.topper_stack ^= 1 << move.a
        table.toppers[self.dock] = move.a
        if table.notes is not None:
            topper = table.box.toppers[move.a]
            table.tell(
                "note-topper",
                NOBODY,
                (
                    ("dock", Ref(f"dock-{DOCKS[self.dock]}")),
                    ("topper", topper.id),
                    ("beats", topper.beats),
                    ("least", topper.least),
                ),
            )
        deal_toppers(table)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("topper-gone", "DB-3", (("topper", table.box.toppers[move.a].id),))

    def details(self, table: DragonTable) -> tuple[tuple[str, Ref], ...]:
        return (("dock", Ref(f"dock-{DOCKS[self.dock]}")),)


class RevealCard(Step[DragonTable]):
    """A bonus card is turned up beside the deck (DB-11, DB-R15)."""

    __slots__ = ()

    id: ClassVar = "reveal-card"
    clauses: ClassVar = ("DB-11", "DB-R15")
    kinds: ClassVar = (REVEAL,)
    drawn: ClassVar = True
    question: ClassVar = "reveal"

    def moves(self, table: DragonTable) -> list[Move]:
        return _from_deck(table, table.box.moves.reveal)

    def play(self, table: DragonTable, move: Move) -> None:
        table.deck ^= 1 << move.a
        table.display.append(move.a)
        reveal_cards(table)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("not-in-deck", "DB-11", _card(move.a))


class DrawCard(Step[DragonTable]):
    """A player draws the top card of the deck unseen (DB-28, DB-R52)."""

    __slots__ = ("player",)

    id: ClassVar = "draw-card"
    clauses: ClassVar = ("DB-28", "DB-R52")
    kinds: ClassVar = (DRAW,)
    drawn: ClassVar = True
    question: ClassVar = "draw-card"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def moves(self, table: DragonTable) -> list[Move]:
        return _from_deck(table, table.box.moves.draw)

    def play(self, table: DragonTable, move: Move) -> None:
        table.deck ^= 1 << move.a
        table.gain_card(self.player, move.a, True)
        if table.notes is not None:
            who = ("who", Who(self.player))
            if table.box.permanent >> move.a & 1:
                table.tell("note-draws-open", self.player, (who, *_card(move.a)))
            else:
                table.tell("note-draws", self.player, (who,))
                table.tell("note-drawn", self.player, _card(move.a), only=self.player)

    def shows(self, table: DragonTable, move: Move, seat: int) -> bool:
        return seat == self.player or bool(table.box.permanent >> move.a & 1)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return Refusal("not-in-deck", "DB-28", _card(move.a))

    def details(self, table: DragonTable) -> tuple[tuple[str, Who], ...]:
        return (("who", Who(self.player)),)


def push_offerings(table: DragonTable, seat: int, count: int) -> None:
    """Let a player draw Offerings, as far as the bag lasts (DB-R36)."""
    if count and any(table.bag):
        table.agenda.append(DrawOffering(NATURE, seat, count))


def fill_stalls(table: DragonTable, stall: int) -> None:
    """Let the next Offering be laid, from this stall on, as far as the bag lasts (DB-R36)."""
    tiles = table.box.stall_tiles
    kinds = len(GOODS)
    while stall < len(tiles):
        if sum(table.stalls[stall * kinds : (stall + 1) * kinds]) < tiles[stall]:
            if any(table.bag):
                table.agenda.append(FillStall(NATURE, stall))
            return
        stall += 1


def deal_toppers(table: DragonTable) -> None:
    """Let the next boat without topper get one, in dock order (DB-R74); a used-up stack is shuffled anew (DB-R37)."""
    for dock in range(len(DOCKS)):
        if table.toppers[dock] == NONE:
            if not table.topper_stack:
                table.topper_stack = table.topper_used
                table.topper_used = 0
            table.agenda.append(DealTopper(NATURE, dock))
            return


def reveal_cards(table: DragonTable) -> None:
    """Keep two cards open while the deck lasts (DB-11, DB-R15)."""
    if len(table.display) < DISPLAY and table.deck:
        table.agenda.append(RevealCard(NATURE))


def _from_deck(table: DragonTable, moves: list[Move]) -> list[Move]:
    deck = table.deck
    found: list[Move] = []
    for card in range(len(LETTERS)):
        if deck >> card & 1:
            found.append(moves[card])
    return found


def _good(kind: int) -> Ref:
    return Ref(f"good-{GOODS[kind]}")


def _card(card: int) -> tuple[tuple[str, Ref | str], ...]:
    return (("card", Ref(f"card-{LETTERS[card]}")), ("letter", LETTERS[card]))
