"""Somebody who asks about the board, and what the numbers on it come to for them."""

from __future__ import annotations

from teahouse.games.dragon_boats.components import Topper
from teahouse.games.dragon_boats.hints import reach_of
from teahouse.games.dragon_boats.names import (
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
)
from teahouse.games.dragon_boats.reach import Way
from teahouse.games.dragon_boats.scoring import (
    FOOD_LIMIT,
    FOOD_POINTS,
    MONEY_FOR_A_POINT,
    TREASURE_LIMIT,
    breakdown_of,
    full_sets,
)
from teahouse.games.dragon_boats.steps.walking import Walk, free_spaces, reward_of, settle
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import Argument, Arguments, Message, Ref, View, Who


class Asker:
    """A view, and a table that looks like it: whatever is said here must not depend on the hidden part of that."""

    def __init__(self, view: View, table: DragonTable) -> None:
        self.view = view
        self.table = table
        self.box = table.box
        self.seat = view.seat
        self.me: Player | None = table.players[view.seat] if view.seat >= 0 else None
        """One's own house; somebody who only watches has none."""
        self.walk: Walk | None = None
        """A house member on its way."""
        for step in table.agenda:
            if isinstance(step, Walk):
                self.walk = step

    def topper(self, boat: int) -> Topper:
        return self.box.toppers[self.table.toppers[boat]]

    def known_cards(self, seat: int) -> int:
        """The bonus cards of a house as far as they may be known, as a bit mask."""
        house = self.view.facts["players"][seat]
        found = 0
        for letter in (*house["hand"], *house["open"], *house["used"]):
            found |= 1 << LETTERS.index(letter)
        return found

    def points(self, seat: int, player: Player, cards: int) -> int:
        return sum(breakdown_of(self.box, player, cards, self.table.rules.larger_sets).values())

    def worth_of_card(self, seat: int, card: int) -> int:
        """What a bonus card brings a house at the end, if it stays as it is."""
        cards = self.known_cards(seat)
        player = self.table.players[seat]
        return self.points(seat, player, cards | 1 << card) - self.points(seat, player, cards & ~(1 << card))

    def worth_of_wisdom(self, seat: int, card: int) -> int:
        """What a wisdom tile brings a house at the end, if it stays as it is."""
        cards = self.known_cards(seat)
        player = self.table.players[seat].copy()
        player.wisdom |= 1 << card
        more = self.points(seat, player, cards)
        player.wisdom ^= 1 << card
        return more - self.points(seat, player, cards)

    def worth_of_land(self, seat: int, hex: int) -> int:
        """What settling on a land space would bring a house at the end, with the food that is left by then."""
        after = self.table.copy()
        settle(after, seat, hex)
        way = self.way_to(hex)
        if way is not None and seat == self.seat:
            after.players[seat].food = way.left
        cards = self.known_cards(seat)
        return self.points(seat, after.players[seat], cards) - self.points(seat, self.table.players[seat], cards)

    def full_set(self, seat: int, farm: int) -> int:
        """The size of a full set of a kind for a house (DB-61, DB-62, DB-R41)."""
        if seat < 0:
            return self.box.farm_sets[farm]
        larger = self.table.rules.larger_sets
        return full_sets(self.box, self.table.players[seat], self.known_cards(seat), larger)[farm]

    # -- sentences that several things share --------------------------------------------------------------------------

    def about_set(self, farm: int) -> Message:
        """How tiles of a kind score."""
        return Message("does-set", (("farm", Ref(f"farm-{FARMS[farm]}")), ("full", self.full_set(self.seat, farm))))

    def about_boarding(self) -> Message:
        """When boats and paths are open."""
        return Message("does-board-early" if self.table.rules.board_in_bidding else "does-board")

    def about_fare(self, boat: int) -> Message:
        return Message("does-fare", counts_of(GOODS, self.topper(boat).fare))

    def about_ability(self, letter: str) -> Message:
        """What a card, or a wisdom tile of its letter, does, with the numbers of the box."""
        box = self.box
        if letter in "YZ" and self.table.rules.larger_sets:
            return Message(f"does-{letter}-larger")
        numbers: Arguments = ()
        if letter == "A":
            numbers = (("locations", len(LOCATIONS)),)
        elif letter == "E":
            numbers = (("room", box.storage + 1), ("storage", box.storage))
        elif letter == "O":
            numbers = (("money", MONEY_FOR_A_POINT),)
        elif letter == "Q":
            numbers = (("points", FOOD_POINTS), ("most", FOOD_LIMIT))
        elif letter == "T":
            numbers = (("treasures", TREASURE_LIMIT),)
        elif letter == "U":
            numbers = (("more", box.free_spaces + 1), ("free", box.free_spaces))
        return Message(f"does-{letter}", numbers)

    def reach_from(self, space: int) -> list[Message]:
        """How much land somebody who sets out here can reach with the food they have."""
        if self.me is None:
            return []
        reach = reach_of(self.table, self.seat, Walk(self.seat, space, 1, 1 << space))
        near = 0
        for way in reach.lands.values():
            if not way.food:
                near += 1
        numbers = (("near", near), ("all", len(reach.lands)), ("food", self.me.food))
        return [Message("now-reach", (*numbers, ("free", free_spaces(self.table, self.seat))))]

    def way_to(self, hex: int) -> Way | None:
        """The way of one's own member to a land space, if it is walking and can get there."""
        if self.walk is None or self.walk.seat != self.seat:
            return None
        return reach_of(self.table, self.seat, self.walk).lands.get(hex)

    def reward(self, space: int) -> int:
        """How much a symbol gives."""
        return reward_of(self.table, self.seat, self.box.chart.reward[space]) if self.me is not None else 1


def counts_of(names: tuple[str, ...], counts: list[int]) -> Arguments:
    """How many of each kind, for a sentence that lists them."""
    return tuple(zip(names, counts))


def kinds_of(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """The kinds of which there are any."""
    return [name for name, count in zip(names, counts) if count]


def whose(id: str, seat: int, *more: tuple[str, Argument]) -> Message:
    """A sentence about somebody."""
    return Message(id, (("who", Who(seat)), *more))
