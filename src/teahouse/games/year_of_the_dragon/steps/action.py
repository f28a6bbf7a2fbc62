"""Phase 1: each seat takes one action, in track order (YD-17 to YD-31)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.year_of_the_dragon.moves import ACTION, BUY, DEAL, SKIP
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    BUILD,
    CRAFTSMAN,
    FARMER,
    FIREWORKS,
    FROM_RESEARCH,
    HARVEST,
    MONTHS,
    MOST_SEATS,
    NONE,
    PARADE,
    PRIVILEGE,
    PYROTECHNIST,
    REFILL,
    RESEARCH,
    SCHOLAR,
    TAX_COLLECTOR,
    TAXES,
    WALL,
    WARRIOR,
)
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import NATURE, Arguments, Chance, Move, Refusal, Step

FEE: Final = 3
"""Yuan to join a group with a dragon on it (YD-21)."""
HELPER: Final[tuple[int, ...]] = (TAX_COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, WARRIOR, SCHOLAR)
"""The type whose symbols count in each action, for those before the privilege."""


def group_sizes(cards: int, groups: int) -> list[int]:
    """As evenly as possible, larger groups first (YD-17, YD-A9)."""
    small, larger = divmod(cards, groups)
    return [small + 1] * larger + [small] * (groups - larger)


class BeginActions(Step[YearTable]):
    """The cards are shuffled and dealt anew, then the seats act in track order (YD-8, YD-17, YD-23)."""

    __slots__ = ()
    id: ClassVar = "begin-actions"
    clauses: ClassVar = ("YD-8", "YD-17", "YD-18", "YD-23")

    def run(self, table: YearTable) -> None:
        seats = len(table.players)
        table.pile = (1 << _cards(table)) - 1
        table.dealt = 0
        table.group_of = [NONE] * len(ACTIONS)
        table.dragons = [0] * seats
        table.stands = [NONE] * seats
        table.ask_all(_CHOOSE[:seats])
        table.agenda.append(_DEAL)


class DealAction(Step[YearTable]):
    """The next action card is dealt to a group (YD-17)."""

    __slots__ = ()
    id: ClassVar = "deal-action"
    clauses: ClassVar = ("YD-17", "YD-59")
    kinds: ClassVar = (DEAL,)
    drawn: ClassVar = True
    question: ClassVar = "deal"

    def moves(self, table: YearTable) -> list[Move]:
        return table.moves_of.deals[table.pile]

    def play(self, table: YearTable, move: Move) -> None:
        card = move.a
        table.pile &= ~(1 << card)
        table.group_of[card] = _GROUP_AT[_cards(table)][len(table.dragons)][table.dealt]
        table.dealt += 1
        if table.pile:
            table.agenda.append(self)

    def happen(self, table: YearTable, chance: Chance) -> None:
        """All cards of the pile."""
        deals = table.moves_of.deals
        group_of = table.group_of
        group_at = _GROUP_AT[_cards(table)][len(table.dragons)]
        pile = table.pile
        dealt = table.dealt
        while pile:
            cards = deals[pile]
            count = len(cards)
            card = cards[int(chance() * count)].a if count > 1 else cards[0].a
            pile &= ~(1 << card)
            group_of[card] = group_at[dealt]
            dealt += 1
        table.pile = pile
        table.dealt = dealt

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        if move.a >= _cards(table):
            return Refusal("no-wall-card", "YD-59")
        numbers = (("action", move.label.arguments[0][1]), ("group", table.group_of[move.a] + 1))
        return Refusal("card-dealt", "YD-17", numbers)


def _cards(table: YearTable) -> int:
    """Seven action cards, eight with the wall (YD-59)."""
    return WALL + 1 if table.rules.wall else WALL


class ChooseAction(Step[YearTable]):
    """A seat joins a group and performs one of its actions, or skips for money."""

    __slots__ = ()
    id: ClassVar = "choose-action"
    clauses: ClassVar = ("YD-19", "YD-20", "YD-21", "YD-22", "YD-B2", "YD-B3", "YD-B4", "YD-B5", "YD-B6")
    kinds: ClassVar = (ACTION, SKIP)
    question: ClassVar = "action"

    def moves(self, table: YearTable) -> list[Move]:
        yuan = table.players[self.seat].yuan
        group_of = table.group_of
        dragons = table.dragons
        take = table.moves_of.action
        found = [table.moves_of.skip]
        if yuan >= FEE:  # any group can be joined (YD-21)
            for action in range(PRIVILEGE):
                found.append(take[group_of[action]][action])
        else:
            for action in range(PRIVILEGE):
                group = group_of[action]
                if not dragons[group]:
                    found.append(take[group][action])
        group = group_of[PRIVILEGE]
        price = table.box.small_price + FEE if dragons[group] else table.box.small_price
        if yuan >= price:  # enough for a small one afterwards, or the action cannot be chosen (YD-B3)
            found.append(take[group][PRIVILEGE])
        if table.rules.wall:
            group = group_of[WALL]
            if (yuan >= FEE or not dragons[group]) and can_build_wall(table, self.seat):
                found.append(take[group][WALL])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        player = table.players[self.seat]
        if move.kind == SKIP:
            player.yuan = max(player.yuan, REFILL)  # up to three, never plus three (YD-22)
            return
        group = move.a
        if table.dragons[group]:
            player.yuan -= FEE
        table.dragons[group] += 1
        table.stands[self.seat] = group
        perform(table, self.seat, move.b)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        group = move.a
        action = move.label.arguments[0]
        where: Arguments = (action, ("group", group + 1))
        if group >= len(table.dragons):
            return Refusal("no-such-group", "YD-17", (("group", group + 1), ("groups", len(table.dragons))))
        if move.b >= _cards(table):
            return Refusal("no-wall-card", "YD-59")
        if table.group_of[move.b] != group:
            return Refusal("not-in-group", "YD-19", (*where, ("there", table.group_of[move.b] + 1)))
        yuan = table.players[self.seat].yuan
        fee = FEE if table.dragons[group] else 0
        if yuan < fee:
            return Refusal("group-taken", "YD-21", (("price", FEE), ("yuan", yuan), ("group", group + 1)))
        if move.b == PRIVILEGE:
            price = table.box.small_price
            return Refusal("privilege-too-dear", "YD-B3", (("price", price + fee), ("yuan", yuan)))
        if len(table.wall) >= MONTHS:
            return Refusal("wall-complete", "YD-61", (("length", len(table.wall)),))
        return Refusal("no-wall-tile", "YD-E4", (("built", table.players[self.seat].wall_built),))

    def details(self, table: YearTable) -> Arguments:
        yuan = table.players[self.seat].yuan
        can = "skip" if self.may(table, ACTION) == "none" else "act" if yuan >= REFILL else "fill"
        return (("yuan", yuan), ("refill", REFILL), ("can", can))


def can_build_wall(table: YearTable, seat: int) -> bool:
    """A tile of one's own and a month without wall are needed (YD-61, YD-E4)."""
    return table.players[seat].wall_left > 0 and len(table.wall) < MONTHS


def amount(table: YearTable, player: Player, action: int) -> int:
    """What an action before the privilege brings: the card's own symbols and those on persons (YD-24 to YD-30)."""
    return table.box.base[action] + player.symbols[HELPER[action]]


def perform(table: YearTable, seat: int, action: int) -> None:
    """Carry out an action (YD-24 to YD-31, YD-60)."""
    player = table.players[seat]
    if action == TAXES:
        player.yuan += amount(table, player, TAXES)  # YD-24
    elif action == BUILD:
        table.agenda.append(BuildFloor(seat, amount(table, player, BUILD)))  # YD-25
    elif action == HARVEST:
        player.rice += amount(table, player, HARVEST)  # YD-27
    elif action == FIREWORKS:
        player.fireworks += amount(table, player, FIREWORKS)  # YD-28
    elif action == PARADE:
        table.advance(seat, amount(table, player, PARADE))  # YD-29, the full number (YD-B9)
    elif action == RESEARCH:
        player.score(FROM_RESEARCH, amount(table, player, RESEARCH))  # YD-30
    elif action == PRIVILEGE:
        table.agenda.append(BuyPrivilege(seat))  # YD-31
    else:
        table.agenda.append(BuildWall(NATURE if table.rules.wall_random else seat, seat))  # YD-60


class BuyPrivilege(Step[YearTable]):
    """One privilege is bought, small or large (YD-31)."""

    __slots__ = ()
    id: ClassVar = "buy-privilege"
    clauses: ClassVar = ("YD-31", "YD-2", "YD-B3")
    kinds: ClassVar = (BUY,)
    question: ClassVar = "privilege"

    def moves(self, table: YearTable) -> list[Move]:
        buy = table.moves_of.buy
        yuan = table.players[self.seat].yuan
        found: list[Move] = []
        if yuan >= table.box.small_price:
            found.append(buy[0])
        if yuan >= table.rules.large_price:
            found.append(buy[1])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        player = table.players[self.seat]
        if move.a:
            player.yuan -= table.rules.large_price
            player.large += 1
        else:
            player.yuan -= table.box.small_price
            player.small += 1

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        price = table.rules.large_price if move.a else table.box.small_price
        return Refusal("privilege-too-dear", "YD-31", (("price", price), ("yuan", table.players[self.seat].yuan)))

    def details(self, table: YearTable) -> Arguments:
        return (
            ("small", table.box.small_price),
            ("large", table.rules.large_price),
            ("yuan", table.players[self.seat].yuan),
            ("can", "both" if len(self.moves(table)) > 1 else "small"),
        )


def _places(cards: int, groups: int) -> list[int]:
    """The group of each card in the order of dealing."""
    return [group for group, size in enumerate(group_sizes(cards, groups)) for _ in range(size)]


_GROUP_AT: Final[list[list[list[int]]]] = [
    [_places(cards, groups) if groups else [] for groups in range(MOST_SEATS + 1)] for cards in range(len(ACTIONS) + 1)
]
_CHOOSE: Final[list[Step[YearTable]]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
_DEAL: Final = DealAction(NATURE)
