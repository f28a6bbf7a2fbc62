"""Everything that lies on the table."""

from __future__ import annotations

from typing import Any

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.names import DOCKS, LETTERS, NEUTRAL, NONE, SEATS_ABOARD, STALLS
from teahouse.games.dragon_boats.scoring import breakdown_of
from teahouse.kernel import Table, bits_of, names_of


class Rules:
    """The options of a game as the steps ask for them."""

    __slots__ = ("board_in_bidding", "free_exchange", "larger_sets")

    def __init__(self, free_exchange: bool, board_in_bidding: bool, larger_sets: bool) -> None:
        self.free_exchange = free_exchange
        """Stall V costs nothing (the other reading of DB-R13)."""
        self.board_in_bidding = board_in_bidding
        """Boats and paths are open in one's own bidding turn, too (the other reading of DB-R16)."""
        self.larger_sets = larger_sets
        """Y and Z make the set of their kind one larger (the other reading of DB-R41)."""


class Player:
    """One noble house: its board and what lies before it."""

    __slots__ = (
        "blind",
        "discs",
        "farmers",
        "farms",
        "food",
        "goods",
        "hand",
        "members",
        "money",
        "offerings",
        "open",
        "private",
        "start",
        "treasure",
        "used",
        "wisdom",
    )

    money: int
    food: int
    treasure: int
    goods: list[int]
    """Offerings of each kind."""
    offerings: int
    """Their number."""
    members: int
    """House members in the supply."""
    discs: int
    """Discs in hand."""
    private: int
    """Private spaces with a disc, as a bit mask."""
    start: int
    """The round card chosen at the start, counted from 0, or NONE."""
    hand: int
    """One-time and game-end cards not played, as a bit mask; like all masks of cards, bit 0 is card A."""
    blind: int
    """Those cards of the hand that nobody else has seen (DB-R52, DB-R62)."""
    open: int
    """Permanent cards."""
    used: int
    """One-time cards played; they lie beside the board for scoring (DB-69)."""
    wisdom: int
    """Wisdom tiles, by the card whose ability they carry, as a bit mask."""
    farms: list[int]
    """Farm tiles of each kind."""
    farmers: int
    """Land spaces with a farmer of this house, as a bit mask."""

    def copy(self) -> Player:
        twin = Player()
        twin.money = self.money
        twin.food = self.food
        twin.treasure = self.treasure
        twin.goods = self.goods.copy()
        twin.offerings = self.offerings
        twin.members = self.members
        twin.discs = self.discs
        twin.private = self.private
        twin.start = self.start
        twin.hand = self.hand
        twin.blind = self.blind
        twin.open = self.open
        twin.used = self.used
        twin.wisdom = self.wisdom
        twin.farms = self.farms.copy()
        twin.farmers = self.farmers
        return twin

    def ability(self, card: int) -> int:
        """How many permanent cards and wisdom tiles with this letter work for the house (DB-R76)."""
        return (self.open >> card & 1) + (self.wisdom >> card & 1)

    def cards(self) -> int:
        """Every bonus card the house owns."""
        return self.hand | self.open | self.used


class DragonTable(Table):
    """The board, the supplies and the players."""

    __slots__ = (
        "arrivals",
        "bag",
        "box",
        "deck",
        "display",
        "farm_pool",
        "first",
        "food",
        "paths",
        "places",
        "players",
        "round",
        "rounds",
        "rules",
        "seats",
        "sent",
        "settled",
        "stacks",
        "stalls",
        "stayed",
        "tiles",
        "topper_stack",
        "topper_used",
        "toppers",
        "treasure",
        "wisdom_pool",
    )

    box: Box
    rules: Rules
    players: list[Player]
    first: int
    """The seat with the first-player marker."""
    round: int
    """The round being played, counted from 0."""
    rounds: list[int]
    """The round cards of this game, counted from 0, in ascending order; replaced, never changed."""
    bag: list[int]
    stalls: list[int]
    """Offerings on the stalls I to IV: stall * 5 + kind."""
    stacks: list[list[int]]
    """For each stall the owners of its discs, from the bottom up."""
    toppers: list[int]
    """The topper of each boat, or NONE."""
    seats: list[int]
    """The owner of each passenger, or NONE: boat * 3 + seat."""
    places: list[int]
    """The location each boat lies at, or NONE at its dock."""
    arrivals: list[int]
    """Boats that sailed in this round, in order."""
    sent: int
    """Boats that may sail below their minimum in this round, as a bit mask (card R)."""
    stayed: int
    """Boats that could not sail because both their locations were taken, as a bit mask (DB-R23)."""
    topper_stack: int
    topper_used: int
    """Toppers face down and used, as bit masks."""
    paths: list[int]
    """Owners of the members who wait on the mountain paths, or NONE: path * capacity + place."""
    tiles: list[int]
    """The tile laid on each land space: a card for wisdom, a farm kind for fields, NONE before; replaced, never
    changed. A tile is still there while nobody has settled."""
    settled: int
    """Land spaces with a farmer, as a bit mask."""
    farm_pool: list[int]
    """Farm tiles not laid out; replaced, never changed."""
    wisdom_pool: int
    food: int
    treasure: int
    """What is left in the supplies."""
    deck: int
    """Bonus cards face down, as a bit mask: a pool, not an order."""
    display: list[int]
    """Bonus cards that lie open."""

    def copy(self) -> DragonTable:
        twin = DragonTable()
        twin.game = self.game
        twin.agenda = self.agenda.copy()
        twin.to_move = self.to_move
        twin.over = self.over
        twin.notes = None
        twin.chapters = None
        twin.box = self.box
        twin.rules = self.rules
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.first = self.first
        twin.round = self.round
        twin.rounds = self.rounds
        twin.bag = self.bag.copy()
        twin.stalls = self.stalls.copy()
        stacks: list[list[int]] = []
        for stack in self.stacks:
            stacks.append(stack.copy())
        twin.stacks = stacks
        twin.toppers = self.toppers.copy()
        twin.seats = self.seats.copy()
        twin.places = self.places.copy()
        twin.arrivals = self.arrivals.copy()
        twin.sent = self.sent
        twin.stayed = self.stayed
        twin.topper_stack = self.topper_stack
        twin.topper_used = self.topper_used
        twin.paths = self.paths.copy()
        twin.tiles = self.tiles
        twin.settled = self.settled
        twin.farm_pool = self.farm_pool
        twin.wisdom_pool = self.wisdom_pool
        twin.food = self.food
        twin.treasure = self.treasure
        twin.deck = self.deck
        twin.display = self.display.copy()
        return twin

    # -- asking -------------------------------------------------------------------------------------------------------

    def last_round(self) -> bool:
        return self.round == len(self.rounds) - 1

    def passengers(self, boat: int) -> int:
        """How many members sit on a boat."""
        seats = self.seats
        first = boat * SEATS_ABOARD
        count = 0
        for seat in range(first, first + SEATS_ABOARD):
            if seats[seat] != NONE:
                count += 1
        return count

    def ready(self, boat: int) -> bool:
        """Whether a boat may sail: enough passengers (DB-41), card R, or the last round (DB-45, DB-R24)."""
        if self.places[boat] != NONE or self.stayed >> boat & 1:
            return False
        count = self.passengers(boat)
        if count == 0:
            return False
        return count >= self.box.toppers[self.toppers[boat]].least or self.sent >> boat & 1 == 1 or self.last_round()

    def owner(self, hex: int) -> int:
        """The seat whose farmer works on a land space, or NONE."""
        bit = 1 << hex
        if self.settled & bit:
            for seat, player in enumerate(self.players):
                if player.farmers & bit:
                    return seat
        return NONE

    def unseen(self) -> int:
        """Cards that nobody has seen openly: the deck and every blind card, as all players know it (DB-R62)."""
        found = self.deck
        for player in self.players:
            found |= player.blind
        return found

    # -- supplies -----------------------------------------------------------------------------------------------------

    def earn(self, seat: int, money: int) -> None:
        """Money beyond the end of the track is lost (DB-R33)."""
        player = self.players[seat]
        player.money = min(player.money + money, self.box.most_money)

    def gain_food(self, seat: int, food: int) -> None:
        """Food from the supply, as far as it lasts (DB-R34); there is no limit to what a house holds (DB-R35)."""
        food = min(food, self.food)
        self.food -= food
        self.players[seat].food += food

    def gain_treasure(self, seat: int, treasure: int) -> None:
        """Treasure from the supply, as far as it lasts (DB-R34)."""
        treasure = min(treasure, self.treasure)
        self.treasure -= treasure
        self.players[seat].treasure += treasure

    def gain_card(self, seat: int, card: int, blind: bool) -> None:
        """Permanent cards lie open; the others are held, and seen only by those who saw them taken (DB-R52)."""
        player = self.players[seat]
        bit = 1 << card
        if self.box.permanent & bit:
            player.open |= bit
        else:
            player.hand |= bit
            if blind:
                player.blind |= bit

    # -- the end ------------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        return [breakdown_of(self.box, player, player.cards(), self.rules.larger_sets) for player in self.players]

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.breakdown()]

    def ranking(self) -> list[int]:
        """Most points (DB-67), then most money (DB-68); whoever is still tied shares the place (DB-R53)."""
        scores = self.scores()
        standing = [(scores[seat], player.money) for seat, player in enumerate(self.players)]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    # -- positions ----------------------------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        return {
            **self.board_facts(),
            "deck": letters_of(self.deck),
            "players": [
                {**self.player_facts(seat), "hand": letters_of(player.hand), "blind": letters_of(player.blind)}
                for seat, player in enumerate(self.players)
            ],
        }

    def board_facts(self) -> dict[str, Any]:
        """What lies in the middle, for all to see."""
        ids = self.box.topper_ids
        kinds = len(self.bag)
        return {
            "round": self.round,
            "rounds": [card + 1 for card in self.rounds],
            "first": self.first,
            "bag": self.bag.copy(),
            "stalls": [self.stalls[stall * kinds : (stall + 1) * kinds] for stall in range(len(STALLS) - 1)],
            "stacks": [stack.copy() for stack in self.stacks],
            "toppers": [0 if topper == NONE else ids[topper] for topper in self.toppers],
            "boats": [self.seats[boat * SEATS_ABOARD : (boat + 1) * SEATS_ABOARD] for boat in range(len(DOCKS))],
            "places": self.places.copy(),
            "arrivals": self.arrivals.copy(),
            "sent": bits_of(self.sent),
            "stayed": bits_of(self.stayed),
            "topper_stack": [ids[topper] for topper in bits_of(self.topper_stack)],
            "topper_used": [ids[topper] for topper in bits_of(self.topper_used)],
            "paths": self.paths.copy(),
            "tiles": self.tiles.copy(),
            "farm_pool": self.farm_pool.copy(),
            "wisdom_pool": letters_of(self.wisdom_pool),
            "food": self.food,
            "treasure": self.treasure,
            "display": [LETTERS[card] for card in self.display],
        }

    def player_facts(self, seat: int) -> dict[str, Any]:
        """What lies open before a player."""
        player = self.players[seat]
        return {
            "money": player.money,
            "food": player.food,
            "treasure": player.treasure,
            "goods": player.goods.copy(),
            "members": player.members,
            "discs": player.discs,
            "private": bits_of(player.private),
            "start": 0 if player.start == NONE else player.start + 1,
            "open": letters_of(player.open),
            "used": letters_of(player.used),
            "wisdom": letters_of(player.wisdom),
            "farms": player.farms.copy(),
            "farmers": bits_of(player.farmers),
        }


def letters_of(mask: int) -> list[str]:
    """The cards in a bit mask."""
    return names_of(mask, LETTERS)


def movable(stack: list[int]) -> int:
    """The number of discs in a stack that are not neutral (DB-R5)."""
    count = len(stack)
    return count - 1 if count and stack[0] == NEUTRAL else count
