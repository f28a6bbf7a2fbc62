"""A table before anything is shuffled (YZ-1 to YZ-11)."""

from __future__ import annotations

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.memory import memory_of
from teahouse.games.yinzi.names import (
    BONUSES,
    FACTORIES,
    HOLD,
    IN_SETUP,
    LATE_CROPS,
    NONE,
    NOT_DEALT,
    NOTHING,
    PLACES,
    PROVINCES,
    ROUNDS,
    ROWS,
    SEATS,
    SLOTS,
    START_COPPER,
)
from teahouse.games.yinzi.rules import Rules
from teahouse.games.yinzi.table import IN_STACK, NOT_IN_GAME, Player, YinziTable
from teahouse.kernel import Game


def new_player(box: Box) -> Player:
    """A player with everything in the supply (YZ-8)."""
    player = Player()
    player.copper = START_COPPER
    player.silver = player.misfortune = player.wood = player.stone = 0
    player.cubes = box.cubes
    player.discs = box.discs
    player.commodities = box.commodities
    player.idle = box.workers
    player.boat = 0
    player.bonus = player.box = NONE
    player.workers = [0] * PLACES
    player.worked = player.box_disc = player.recruit = player.tax = 0
    player.cards = [NONE] * 5
    player.hand = [0] * len(box.card_names)
    player.deck = box.card_copies.copy()
    player.delivered = [0] * 8
    player.emissaries = player.first_glories = player.second_glories = 0
    player.advancements = 0
    player.aboard = (0,) * ROWS
    player.routes = player.won = ()
    player.stock = (0,) * FACTORIES
    player.fields = []
    return player


def new_table(game: Game, box: Box, rules: Rules) -> YinziTable:
    """The board before anything is shuffled."""
    players = game.players
    table = YinziTable()
    table.open(game)
    table.box = box
    table.rules = rules
    table.players = [new_player(box) for _ in range(players)]
    table.round = 1
    table.phase = IN_SETUP
    table.provisional = []
    table.order = []
    table.bonuses = [NONE] * len(BONUSES)
    table.die = 2  # YZ-3
    table.wood = box.wood
    table.stone = box.stone
    table.track = [NONE] * len(BONUSES)
    removed = SEATS - players  # YZ-4, YZ-A2: of each of the six types
    table.pile = [max(0, tiles - removed) for tiles in box.crop_tiles]
    for good in LATE_CROPS:
        table.pile[good] = 0
    table.late_crops = False
    table.good = box.land.printed.copy()
    table.cubes = bytearray(len(box.land.names))
    table.market = (NONE,) * len(PROVINCES)
    table.raw = [NONE] * (len(PROVINCES) * SLOTS)
    table.rural = [0] * SEATS
    table.owner = [IN_STACK if tile % SEATS < players else NOT_IN_GAME for tile in range(FACTORIES)]  # YZ-9
    table.level = [0] * FACTORIES
    table.spot = (NONE,) * FACTORIES
    table.coast = [NONE] * ROWS
    table.cargo = [NONE] * (ROWS * HOLD)
    table.shipper = [NONE] * (ROWS * HOLD)
    table.next = [NONE] * ROWS
    ships = len(box.ship_names) - (0 if players == SEATS else 2) - players  # YZ-5, YZ-6
    table.behind = [ships // players + (1 if row < ships % players else 0) for row in range(players)]
    table.behind += [0] * (ROWS - players)
    table.unseen_ships = list(range(len(box.ship_names)))
    table.route = [NONE] * ROWS
    table.route_by = [NONE] * ROWS
    table.route_stack = [ROUNDS if row < players else 0 for row in range(ROWS)]
    table.discard = []
    table.hidden = ROUNDS  # a stack of four lies face down as the discard pile (YZ-10)
    table.unseen_routes = list(range(len(box.route_names)))
    table.pieces = [(NOTHING,) * len(demands) for demands in box.demands]
    table.fresh = 0
    table.dealing = NOT_DEALT
    table.spare = table.used = 0
    table.war = []
    table.weaker = 0
    table.memory = memory_of(table)
    return table
