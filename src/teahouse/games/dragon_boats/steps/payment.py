"""Phase 2, Payment: discs are resolved stall by stall, from the top (DB-22 to DB-36)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.dragon_boats.moves import (
    BOARD,
    BUY,
    CLIMB,
    DECLINE,
    DONE,
    EXCHANGE,
    PLAY_B,
    PLAY_F,
    PLAY_G,
    PLAY_I,
    PLAY_P,
    PLAY_S,
    TAKE,
)
from teahouse.games.dragon_boats.names import EXCHANGE_STALL, GOODS, LETTERS, NEUTRAL, NONE, PAY, STALLS
from teahouse.games.dragon_boats.steps.boarding import add_sides, any_sides, play_side, refuse_side
from teahouse.games.dragon_boats.steps.draws import DrawCard, DrawExchanged, push_offerings, reveal_cards
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, Move, Ref, Refusal, Step
from teahouse.kernel.message import Arguments

TILE_USED: Final = 1
CARD_USED: Final = 2
BOTH_USED: Final = TILE_USED | CARD_USED
_SIDES: Final = (BOARD, CLIMB, PLAY_B, PLAY_F, PLAY_G, PLAY_I, PLAY_P, PLAY_S)


class Resolve(Step[DragonTable]):
    """The next disc acts: stalls I to V, each from the top (DB-22, DB-23, DB-R58)."""

    __slots__ = ("stall",)

    id: ClassVar = "resolve"
    clauses: ClassVar = ("DB-22", "DB-23", "DB-36", "DB-R5", "DB-R58")

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def run(self, table: DragonTable) -> None:
        stacks = table.stacks
        for stall in range(self.stall, len(stacks)):
            stack = stacks[stall]
            if stack and stack[-1] != NEUTRAL:
                table.agenda.append(self if stall == self.stall else Resolve(NOBODY, stall))
                if stall == EXCHANGE_STALL:
                    table.agenda.append(Exchange(stack[-1]))
                else:
                    table.agenda.append(Purchase(stack[-1], stall))
                return


def stall_price(table: DragonTable, stall: int, height: int) -> int:
    """What the disc at this height pays: one for each disc up to it, on stall V perhaps nothing (DB-23, DB-R13)."""
    return 0 if stall == EXCHANGE_STALL and table.rules.free_exchange else height


def _leave(table: DragonTable, seat: int, stall: int) -> None:
    """The disc goes back to its owner, so the next one is cheaper by one (DB-23, DB-R12)."""
    table.stacks[stall].pop()
    table.players[seat].discs += 1


def _decline(table: DragonTable, seat: int, stall: int) -> None:
    _leave(table, seat, stall)
    table.earn(seat, table.box.decline_money)


class Purchase(Step[DragonTable]):
    """Stalls I to IV: buy one Offering for the height of the stack, or decline for money (DB-23 to DB-26)."""

    __slots__ = ("stall",)

    id: ClassVar = "purchase"
    clauses: ClassVar = (
        "DB-23", "DB-24", "DB-25", "DB-26", "DB-30", "DB-34", "DB-R11", "DB-R12", "DB-R16", "DB-R32", "DB-R75",
        "DB-102", "DB-106", "DB-107", "DB-109", "DB-116", "DB-119",
    )  # fmt: skip
    kinds: ClassVar = (BUY, DECLINE, *_SIDES)
    question: ClassVar = "purchase"

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def moves(self, table: DragonTable) -> list[Move]:
        moves = table.box.moves
        found: list[Move] = []
        if table.players[self.seat].money >= len(table.stacks[self.stall]):
            stalls = table.stalls
            first = self.stall * len(GOODS)
            for kind in range(len(GOODS)):
                if stalls[first + kind]:
                    found.append(moves.buy[kind])
        found.append(moves.decline)
        add_sides(table, self.seat, PAY, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        kind = move.kind
        if kind == BUY:
            player = table.players[self.seat]
            player.money -= len(table.stacks[self.stall])
            table.stalls[self.stall * len(GOODS) + move.a] -= 1
            player.goods[move.a] += 1
            player.offerings += 1
            _leave(table, self.seat, self.stall)
            stay(table, self.seat, BOTH_USED)
        elif kind == DECLINE:
            _decline(table, self.seat, self.stall)
        else:
            table.agenda.append(self)
            play_side(table, self.seat, move)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind == BUY:
            good = ("good", Ref(f"good-{GOODS[move.a]}"))
            stall = ("stall", Ref(f"stall-{STALLS[self.stall]}"))
            if not table.stalls[self.stall * len(GOODS) + move.a]:
                return Refusal("not-on-stall", "DB-25", (stall, good))
            return _too_dear(table, self.seat, self.stall, "DB-R11")
        return refuse_side(table, self.seat, PAY, move)

    def details(self, table: DragonTable) -> Arguments:
        first, price, money = self.stall * len(GOODS), len(table.stacks[self.stall]), table.players[self.seat].money
        can = _can("buy" if sum(table.stalls[first : first + len(GOODS)]) else "", price, money)
        stall = ("stall", Ref(f"stall-{STALLS[self.stall]}"))
        return (stall, ("price", price), ("money", money), ("can", can))


def _can(something: str, price: int, money: int) -> str:
    """For the prompt: what there is to pay for, if there is money enough."""
    return "nothing" if not something else "dear" if money < price else something


def _too_dear(table: DragonTable, seat: int, stall: int, clause: str) -> Refusal:
    price, money = len(table.stacks[stall]), table.players[seat].money
    return Refusal("too-dear", clause, (("price", price), ("money", money)))


# -- stall V ----------------------------------------------------------------------------------------------------------


def _price(table: DragonTable) -> int:
    """Stall V costs the height of the stack like any stall, once (DB-29, DB-R13)."""
    return stall_price(table, EXCHANGE_STALL, len(table.stacks[EXCHANGE_STALL]))


def _add_tiles(table: DragonTable, seat: int, found: list[Move]) -> None:
    goods = table.players[seat].goods
    exchange = table.box.moves.exchange
    for kind in range(len(GOODS)):
        if goods[kind]:
            found.append(exchange[kind])


def add_cards(table: DragonTable, found: list[Move]) -> None:
    """A bonus card from the display, or the unseen top of the deck (DB-28, DB-R15)."""
    take = table.box.moves.take
    for card in table.display:
        found.append(take[card])
    if table.deck:
        found.append(table.box.moves.take_blind)


def take_card(table: DragonTable, seat: int, card: int) -> None:
    """A card from the display is seen by all and replaced at once (DB-R15, DB-R52)."""
    if card == NONE:
        table.agenda.append(DrawCard(NATURE, seat))
    else:
        table.display.remove(card)
        table.gain_card(seat, card, False)
        reveal_cards(table)


def refuse_card(table: DragonTable, move: Move) -> Refusal:
    """Say why a card cannot be taken."""
    if move.a == NONE:
        return Refusal("deck-empty", "DB-R15")
    card = (("card", Ref(f"card-{LETTERS[move.a]}")), ("letter", LETTERS[move.a]))
    return Refusal("not-displayed", "DB-28", card)


def _use(table: DragonTable, seat: int, move: Move, used: int) -> None:
    """One of the two options of stall V (DB-27, DB-28, DB-R14, DB-R69)."""
    player = table.players[seat]
    if move.kind == EXCHANGE:
        stay(table, seat, used | TILE_USED)
        if any(table.bag):
            table.agenda.append(DrawExchanged(NATURE, seat, move.a))
        else:
            player.goods[move.a] -= 1
            player.offerings -= 1
            table.bag[move.a] += 1
            push_offerings(table, seat, 1)
        table.gain_food(seat, 1)
    else:
        player.treasure -= 1
        table.treasure += 1
        stay(table, seat, used | CARD_USED)
        take_card(table, seat, move.a)


def _refuse_option(table: DragonTable, seat: int, move: Move, used: int) -> Refusal:
    player = table.players[seat]
    if move.kind == EXCHANGE:
        if used & TILE_USED:
            return Refusal("option-used", "DB-29")
        return Refusal("you-lack", "DB-27", (("good", Ref(f"good-{GOODS[move.a]}")),))
    if used & CARD_USED:
        return Refusal("option-used", "DB-29")
    if not player.treasure:
        return Refusal("no-treasure", "DB-28")
    return refuse_card(table, move)


class Exchange(Step[DragonTable]):
    """Stall V: give an Offering for another and a food, give a treasure for a card, or decline (DB-27 to DB-29)."""

    __slots__ = ()

    id: ClassVar = "exchange"
    clauses: ClassVar = (
        "DB-29", "DB-27", "DB-28", "DB-24", "DB-30", "DB-R11", "DB-R13", "DB-R14", "DB-R15", "DB-R59", "DB-R70",
        "DB-102", "DB-106", "DB-107", "DB-109", "DB-116", "DB-119",
    )  # fmt: skip
    kinds: ClassVar = (EXCHANGE, TAKE, DECLINE, *_SIDES)
    question: ClassVar = "exchange"

    def moves(self, table: DragonTable) -> list[Move]:
        player = table.players[self.seat]
        found: list[Move] = []
        if player.money >= _price(table):
            _add_tiles(table, self.seat, found)
            if player.treasure:
                add_cards(table, found)
        found.append(table.box.moves.decline)
        add_sides(table, self.seat, PAY, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        kind = move.kind
        if kind == DECLINE:
            _decline(table, self.seat, EXCHANGE_STALL)
        elif kind in (EXCHANGE, TAKE):
            table.players[self.seat].money -= _price(table)
            _leave(table, self.seat, EXCHANGE_STALL)
            _use(table, self.seat, move, 0)
        else:
            table.agenda.append(self)
            play_side(table, self.seat, move)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind in (EXCHANGE, TAKE):
            if table.players[self.seat].money < _price(table):
                return _too_dear(table, self.seat, EXCHANGE_STALL, "DB-R13")
            return _refuse_option(table, self.seat, move, 0)
        return refuse_side(table, self.seat, PAY, move)

    def details(self, table: DragonTable) -> Arguments:
        player, price = table.players[self.seat], _price(table)
        cards = bool(player.treasure and (table.display or table.deck))
        something = "both" if player.offerings and cards else "tile" if player.offerings else "card" if cards else ""
        can = _can(something, price, player.money)
        return (("price", price), ("money", player.money), ("can", can))


# -- after the purchase -----------------------------------------------------------------------------------------------


def stay(table: DragonTable, seat: int, used: int) -> None:
    """The disc is paid; what remains of the turn is looked at when all draws are made."""
    table.agenda.append(Stay(NOBODY, seat, used))


class Stay(Step[DragonTable]):
    """A turn goes on only if something else remains, for all that everybody knows (DB-R16, DB-R62, DB-R70)."""

    __slots__ = ("player", "used")

    id: ClassVar = "stay"
    clauses: ClassVar = ("DB-R16", "DB-R62", "DB-R70")

    def __init__(self, seat: int, player: int, used: int) -> None:
        super().__init__(seat)
        self.player = player
        self.used = used

    def run(self, table: DragonTable) -> None:
        player = table.players[self.player]
        more = not self.used & TILE_USED and player.offerings > 0
        if not self.used & CARD_USED and player.treasure and (table.deck or table.display):
            more = True
        if more or any_sides(table, self.player, PAY):
            table.agenda.append(Linger(self.player, self.used))


class Linger(Step[DragonTable]):
    """The disc has been paid for: use the other option of stall V, board, play cards, or be done (DB-R16, DB-R70)."""

    __slots__ = ("used",)

    id: ClassVar = "linger"
    clauses: ClassVar = (
        "DB-R16", "DB-R70", "DB-29", "DB-30", "DB-R75",
        "DB-102", "DB-106", "DB-107", "DB-109", "DB-116", "DB-119",
    )  # fmt: skip
    kinds: ClassVar = (EXCHANGE, TAKE, DONE, *_SIDES)
    question: ClassVar = "linger"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used
        """The options of stall V that are used up, or both on any other stall."""

    def moves(self, table: DragonTable) -> list[Move]:
        found: list[Move] = []
        if not self.used & TILE_USED:
            _add_tiles(table, self.seat, found)
        if not self.used & CARD_USED and table.players[self.seat].treasure:
            add_cards(table, found)
        found.append(table.box.moves.done)
        add_sides(table, self.seat, PAY, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        kind = move.kind
        if kind == DONE:
            return
        if kind in (EXCHANGE, TAKE):
            _use(table, self.seat, move, self.used)
        else:
            stay(table, self.seat, self.used)
            play_side(table, self.seat, move)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind in (EXCHANGE, TAKE):
            return _refuse_option(table, self.seat, move, self.used)
        return refuse_side(table, self.seat, PAY, move)
