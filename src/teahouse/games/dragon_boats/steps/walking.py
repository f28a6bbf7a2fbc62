"""A house member on its way: along roads, past rewards, to land or home (DB-37 to DB-40, DB-46 to DB-53)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.dragon_boats.cards import add_plays, refuse_play
from teahouse.games.dragon_boats.moves import HOME, PLAY_P, SETTLE, TAKE, WALK, space_arguments
from teahouse.games.dragon_boats.names import (
    BONUS_REWARD,
    FARMS,
    FOOD_REWARD,
    LETTERS,
    MONEY_REWARD,
    MOVE,
    NO_REWARD,
    NONE,
    OFFERING_REWARD,
    TREASURE_REWARD,
    J,
    K,
    M,
    U,
)
from teahouse.games.dragon_boats.steps.draws import push_offerings
from teahouse.games.dragon_boats.steps.payment import add_cards, refuse_card, take_card
from teahouse.games.dragon_boats.steps.plays import play_card
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Move, Ref, Refusal, Step, Who
from teahouse.kernel.message import Argument, Arguments


def enter(table: DragonTable, seat: int, space: int, steps: int, visited: int) -> None:
    """A member enters a road or port and takes the reward on it (DB-48, DB-50, DB-R27, DB-R71)."""
    table.agenda.append(Walk(seat, space, steps, visited | 1 << space))
    reward = table.box.chart.reward[space]
    if reward == NO_REWARD:
        return
    if reward == MONEY_REWARD:
        table.earn(seat, reward_of(table, seat, reward))
    elif reward == FOOD_REWARD:
        table.gain_food(seat, reward_of(table, seat, reward))
    elif reward == TREASURE_REWARD:
        table.gain_treasure(seat, reward_of(table, seat, reward))
    elif reward == OFFERING_REWARD:
        push_offerings(table, seat, 1)
    elif reward == BONUS_REWARD and (table.deck or table.display):
        table.agenda.append(ChooseCard(seat))
    if table.notes is not None:
        names: tuple[tuple[str, Argument], ...] = space_arguments(table.box.chart.spaces[space])
        table.tell(f"note-reward-{reward}", seat, (("who", Who(seat)), *names))


def reward_of(table: DragonTable, seat: int, reward: int) -> int:
    """How much a symbol gives: J, K and M add one for each copy (DB-110, DB-111, DB-113, DB-R76)."""
    player = table.players[seat]
    if reward == MONEY_REWARD:
        return 1 + player.ability(M)
    if reward == FOOD_REWARD:
        return 1 + player.ability(J)
    if reward == TREASURE_REWARD:
        return 1 + player.ability(K)
    return 1


class Climbers(Step[DragonTable]):
    """The mountain comes before all boats: path A, then path B (DB-37)."""

    __slots__ = ("place",)

    id: ClassVar = "climbers"
    clauses: ClassVar = ("DB-37",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, table: DragonTable) -> None:
        paths = table.paths
        for place in range(self.place, len(paths)):
            seat = paths[place]
            if seat != NONE:
                paths[place] = NONE
                table.agenda.append(Climbers(NOBODY, place + 1))
                enter(table, seat, table.box.chart.entry[place // table.box.chart.path_capacity], 1, 0)
                return


class Walk(Step[DragonTable]):
    """A member goes on along the road, settles on a land space, or goes home (DB-38, DB-39, DB-47, DB-49, DB-53)."""

    __slots__ = ("space", "steps", "visited")

    id: ClassVar = "walk"
    clauses: ClassVar = (
        "DB-47", "DB-38", "DB-39", "DB-40", "DB-48", "DB-49", "DB-51", "DB-52", "DB-53", "DB-116", "DB-121",
        "DB-R20", "DB-R21", "DB-R25", "DB-R26", "DB-R27", "DB-R29", "DB-R30", "DB-R46", "DB-R69", "DB-R71",
    )  # fmt: skip
    kinds: ClassVar = (SETTLE, WALK, HOME, PLAY_P)
    question: ClassVar = "walk"

    def __init__(self, seat: int, space: int, steps: int, visited: int) -> None:
        super().__init__(seat)
        self.space = space
        self.steps = steps
        """Spaces entered so far."""
        self.visited = visited
        """Those spaces, as a bit mask."""

    def moves(self, table: DragonTable) -> list[Move]:
        moves = table.box.moves
        player = table.players[self.seat]
        found: list[Move] = []
        if player.food or self.steps < free_spaces(table, self.seat):
            settled = table.settled
            for move in moves.settles[self.space]:
                if not settled >> move.a & 1:
                    found.append(move)
            for move in moves.walks[self.space]:
                if not self.visited >> move.a & 1:
                    found.append(move)
        found.append(moves.home)
        if player.hand & table.box.window_cards[MOVE]:
            add_plays(table, self.seat, MOVE, NONE, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        player = table.players[self.seat]
        kind = move.kind
        if kind == HOME:
            player.members += 1
            if table.notes is not None:
                table.tell("note-home", self.seat, (("who", Who(self.seat)),))
            return
        if kind == PLAY_P:
            table.agenda.append(self)
            play_card(table, self.seat, move)
            return
        if self.steps >= free_spaces(table, self.seat):
            # one food for each space beyond the free ones, back to the supply at once (DB-R69, DB-R71)
            player.food -= 1
            table.food += 1
        if kind == WALK:
            enter(table, self.seat, move.a, self.steps + 1, self.visited)
        else:
            settle(table, self.seat, move.a)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        chart = table.box.chart
        mountain = chart.space_area[self.space] == 0
        if move.kind == PLAY_P:
            return refuse_play(table, self.seat, MOVE, NONE, move)
        if move.kind == SETTLE:
            if move.a not in chart.land[self.space]:
                return Refusal("land-not-near", "DB-38" if mountain else "DB-49", space_arguments(chart.hexes[move.a]))
            owner = table.owner(move.a)
            if owner != NONE:
                return Refusal("land-taken", "DB-40" if mountain else "DB-52", (("who", Who(owner)),))
        else:
            if self.visited >> move.a & 1:
                return Refusal("twice", "DB-51", space_arguments(chart.spaces[move.a]))
            if move.a not in chart.roads[self.space]:
                if mountain and self.space in chart.roads[move.a]:
                    return Refusal("only-upward", "DB-R21", space_arguments(chart.spaces[move.a]))
                clause = "DB-38" if mountain else "DB-49"
                return Refusal("road-not-near", clause, space_arguments(chart.spaces[move.a]))
        return Refusal("no-steps", "DB-38" if mountain else "DB-47", (("steps", free_spaces(table, self.seat)),))

    def details(self, table: DragonTable) -> Arguments:
        left = max(0, free_spaces(table, self.seat) - self.steps)
        place = space_arguments(table.box.chart.spaces[self.space])
        return (*place, ("steps", left), ("food", table.players[self.seat].food))


def free_spaces(table: DragonTable, seat: int) -> int:
    """Spaces without food: 3, and 1 more for each U (DB-121, DB-R46)."""
    return table.box.free_spaces + table.players[seat].ability(U)


def settle(table: DragonTable, seat: int, hex: int) -> None:
    """The member becomes a farmer for the rest of the game and takes the tile (DB-39, DB-49)."""
    player = table.players[seat]
    bit = 1 << hex
    tile = table.tiles[hex]
    table.settled |= bit
    player.farmers |= bit
    if hex < table.box.chart.mountain_hexes:
        player.wisdom |= 1 << tile
    else:
        player.farms[tile] += 1
    if table.notes is not None:
        name = Ref(f"wisdom-{LETTERS[tile]}" if hex < table.box.chart.mountain_hexes else f"farm-{FARMS[tile]}")
        table.tell("note-settles", seat, (("who", Who(seat)), ("tile", name)))


class ChooseCard(Step[DragonTable]):
    """A bonus card as a reward: one of the display, or the unseen top of the deck (DB-50, DB-R28)."""

    __slots__ = ()

    id: ClassVar = "choose-card"
    clauses: ClassVar = ("DB-R28", "DB-50", "DB-28", "DB-R15")
    kinds: ClassVar = (TAKE,)
    question: ClassVar = "choose-card"

    def moves(self, table: DragonTable) -> list[Move]:
        found: list[Move] = []
        add_cards(table, found)
        return found

    def play(self, table: DragonTable, move: Move) -> None:
        take_card(table, self.seat, move.a)

    def refuse(self, table: DragonTable, move: Move) -> Refusal:
        return refuse_card(table, move)
