"""Everything that lies on the table."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.facts import facts_of
from teahouse.games.yinzi.memory import Memory
from teahouse.games.yinzi.names import NONE, SOURCES, SPACES
from teahouse.games.yinzi.rules import Rules
from teahouse.games.yinzi.scoring import points_by_source
from teahouse.games.yinzi.tiles import Tiles
from teahouse.kernel import Table, bits_of

# Where a factory tile is, in `YinziTable.owner`; a seat owns it otherwise.
UNOWNED: Final = -1
"""It stands on the map without discs (YZ-103)."""
ON_DISPLAY: Final = -2
IN_STACK: Final = -3
NOT_IN_GAME: Final = -4


class Player:
    """One player's board, pieces, money and cards (YZ-8)."""

    __slots__ = (
        "aboard",
        "advancements",
        "boat",
        "bonus",
        "box",
        "box_disc",
        "cards",
        "commodities",
        "copper",
        "cubes",
        "deck",
        "delivered",
        "discs",
        "emissaries",
        "fields",
        "first_glories",
        "hand",
        "idle",
        "misfortune",
        "recruit",
        "routes",
        "second_glories",
        "silver",
        "stock",
        "stone",
        "tax",
        "won",
        "wood",
        "worked",
        "workers",
    )

    copper: int
    silver: int
    misfortune: int
    wood: int
    stone: int
    cubes: int
    """Goods cubes in the supply; discs, commodities and idle workers likewise."""
    discs: int
    commodities: int
    idle: int
    boat: int
    """The space of the boat track, from 0."""
    bonus: int
    """The bonus of this round, or NONE."""
    workers: list[int]
    """Workers at each of the PLACES."""
    worked: int
    """Workforce actions already chosen this round, as a set."""
    box: int
    """The emperor's box with own workers, or NONE."""
    box_disc: int
    """1 if a disc works there as well (YZ-63)."""
    recruit: int
    """1 if a disc fights in the war box (YZ-64)."""
    tax: int
    """Discs on the tax space."""
    cards: list[int]
    """The card on each fortune action of this round, or NONE."""
    hand: list[int]
    """How many of each card are held: secret."""
    deck: list[int]
    """How many of each card are still face down: known to the owner alone."""
    delivered: list[int]
    """Commodities in the six boxes and the two pools."""
    advancements: int
    """Advancement spaces with an own disc, as a set."""
    aboard: tuple[int, ...]
    """Emissaries on the ship of each row at the coast."""
    emissaries: int
    """Emissaries at foreign markets."""
    routes: Tiles
    """Personal route tiles, face up (YZ-64, YZ-109)."""
    won: Tiles
    """Fulfilled route tiles, face down (YZ-105, YZ-107)."""
    first_glories: int
    second_glories: int
    fields: list[int]
    """The fields with own cubes, in order."""
    stock: tuple[int, ...]
    """Own commodities in each factory, whoever owns it (YZ-73)."""

    def copy(self) -> Player:
        other = Player()
        other.copper = self.copper
        other.silver = self.silver
        other.misfortune = self.misfortune
        other.wood = self.wood
        other.stone = self.stone
        other.cubes = self.cubes
        other.discs = self.discs
        other.commodities = self.commodities
        other.idle = self.idle
        other.boat = self.boat
        other.bonus = self.bonus
        other.workers = self.workers.copy()
        other.worked = self.worked
        other.box = self.box
        other.box_disc = self.box_disc
        other.recruit = self.recruit
        other.tax = self.tax
        other.cards = self.cards.copy()
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.delivered = self.delivered.copy()
        other.advancements = self.advancements
        other.aboard = self.aboard
        other.emissaries = self.emissaries
        other.routes = self.routes
        other.won = self.won
        other.first_glories = self.first_glories
        other.second_glories = self.second_glories
        other.fields = self.fields.copy()
        other.stock = self.stock
        return other


class YinziTable(Table):
    """The game board and four players at most."""

    __slots__ = (
        "behind",
        "bonuses",
        "box",
        "cargo",
        "coast",
        "cubes",
        "dealing",
        "die",
        "discard",
        "fresh",
        "good",
        "hidden",
        "late_crops",
        "level",
        "market",
        "memory",
        "next",
        "order",
        "owner",
        "phase",
        "pieces",
        "pile",
        "players",
        "provisional",
        "raw",
        "round",
        "route",
        "route_by",
        "route_stack",
        "rules",
        "rural",
        "shipper",
        "spare",
        "spot",
        "stone",
        "track",
        "unseen_routes",
        "unseen_ships",
        "used",
        "war",
        "weaker",
        "wood",
    )

    box: Box
    rules: Rules
    players: list[Player]
    round: int
    phase: int
    provisional: list[int]
    """The provisional turn order, while it is drawn and until bonuses are chosen (YZ-12, YZ-130)."""
    order: list[int]
    """The turn order of the round (YZ-27)."""
    bonuses: list[int]
    """The seat on each bonus space, or NONE."""
    die: int
    """The space of the exchange track, 1 to 6."""
    wood: int
    stone: int
    track: list[int]
    """The good of the tile on each space of the crop track, or NONE."""
    pile: list[int]
    """Face-down crop tiles by good."""
    late_crops: bool
    """Whether corn and potato have been shuffled into the pile (YZ-88)."""
    good: list[int]
    """What grows on each field: its crop tile's good, else the printed one, else NONE (YZ-16)."""
    cubes: bytearray
    """How many cubes stand on each field; whose they are, `Player.fields` says."""
    market: tuple[int, ...]
    """The market tile of each province, or NONE."""
    raw: list[int]
    """The colour of the cube on each market slot, or NONE (YZ-17)."""
    rural: list[int]
    """Cubes of each colour in the rural market (YZ-18)."""
    owner: list[int]
    """For each factory tile its owner, or where it is."""
    level: list[int]
    spot: tuple[int, ...]
    """Where on the map each factory stands, or NONE."""
    coast: list[int]
    """The ship in each row at the coast, or NONE."""
    cargo: list[int]
    """What lies in each slot: 0 to 2 real cubes or A_COMMODITY, NONE if nobody has filled it."""
    shipper: list[int]
    """The seat that filled each slot, or NONE."""
    next: list[int]
    """The face-up ship on the stack of each row, or NONE."""
    behind: list[int]
    """Face-down ships under it."""
    unseen_ships: list[int]
    """Ships nobody has seen, in the order of their numbers."""
    route: list[int]
    """The face-up route tile of each row, or NONE."""
    route_by: list[int]
    """The seat that fulfilled it this round, or NONE."""
    route_stack: list[int]
    """Face-down tiles under it."""
    discard: list[int]
    """Known tiles of the discard pile, in the order of their numbers."""
    hidden: int
    """Tiles of the discard pile that nobody has seen (YZ-A63)."""
    unseen_routes: list[int]
    """Route tiles nobody has seen, in the order of their numbers."""
    pieces: list[tuple[int, ...]]
    """What lies on each demand of each route tile: NOTHING, or the piece that serves it."""
    fresh: int
    """Advancement spaces whose disc was placed in this turn, as a set (YZ-59)."""
    dealing: int
    """Whether the seat on turn has sold to the rural market or bought from it (YZ-121)."""
    spare: int
    """1 while the second rice of a Free rice may still serve this tile or occasion (YZ-A69)."""
    used: int
    """Boat capacity used in the running action (YZ-20)."""
    war: list[int]
    """The seats in the war box, left to right."""
    weaker: int
    """By how much the enemy is weakened this round."""
    memory: Memory
    """Apart from what lies there: what follows from it and is only remembered."""

    def copy(self) -> YinziTable:
        other = YinziTable()
        other.share(self)
        other.box = self.box
        other.rules = self.rules
        other.players = [player.copy() for player in self.players]
        other.round = self.round
        other.phase = self.phase
        other.provisional = self.provisional.copy()
        other.order = self.order.copy()
        other.bonuses = self.bonuses.copy()
        other.die = self.die
        other.wood = self.wood
        other.stone = self.stone
        other.track = self.track.copy()
        other.pile = self.pile.copy()
        other.late_crops = self.late_crops
        other.good = self.good.copy()
        other.cubes = self.cubes.copy()
        other.market = self.market
        other.raw = self.raw.copy()
        other.rural = self.rural.copy()
        other.owner = self.owner.copy()
        other.level = self.level.copy()
        other.spot = self.spot
        other.coast = self.coast.copy()
        other.cargo = self.cargo.copy()
        other.shipper = self.shipper.copy()
        other.next = self.next.copy()
        other.behind = self.behind.copy()
        other.unseen_ships = self.unseen_ships.copy()
        other.route = self.route.copy()
        other.route_by = self.route_by.copy()
        other.route_stack = self.route_stack.copy()
        other.discard = self.discard.copy()
        other.hidden = self.hidden
        other.unseen_routes = self.unseen_routes.copy()
        other.pieces = self.pieces.copy()
        other.fresh = self.fresh
        other.dealing = self.dealing
        other.spare = self.spare
        other.used = self.used
        other.war = self.war.copy()
        other.weaker = self.weaker
        other.memory = self.memory.copy()
        return other

    def spaces(self) -> list[int]:
        """The seat whose disc lies on each advancement space, or NONE."""
        seats = [NONE] * len(SPACES)
        for seat, player in enumerate(self.players):
            for space in bits_of(player.advancements):
                seats[space] = seat
        return seats

    def scores(self) -> list[int]:
        return [sum(points) for points in points_by_source(self)]

    def breakdown(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, points)) for points in points_by_source(self)]

    def ranking(self) -> list[int]:
        """The place of each seat; the turn order of the last round breaks ties (YZ-141)."""
        scores = self.scores()
        order = self.order or self.provisional
        if len(order) < len(scores):
            return [1 + sum(other > mine for other in scores) for mine in scores]
        best = sorted(order, key=lambda seat: (-scores[seat], order.index(seat)))
        return [1 + best.index(seat) for seat in range(len(scores))]

    def facts(self) -> dict[str, Any]:
        return facts_of(self)
