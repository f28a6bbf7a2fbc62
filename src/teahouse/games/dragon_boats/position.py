"""Laying a table from its facts; every mistake is one sentence that names the place."""

from __future__ import annotations

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.names import (
    DISPLAY,
    DOCKS,
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
    NEUTRAL,
    NONE,
    SEATS_ABOARD,
    STALLS,
)
from teahouse.games.dragon_boats.table import DragonTable, Player
from teahouse.kernel import BadData, Reader, bits_of

BOARD_KEYS = (
    "round", "rounds", "first", "bag", "stalls", "stacks", "toppers", "boats", "places", "arrivals", "sent", "stayed",
    "topper_stack", "topper_used", "paths", "tiles", "farm_pool", "wisdom_pool", "food", "treasure", "display",
)  # fmt: skip
PLAYER_KEYS = (
    "money", "food", "treasure", "goods", "members", "discs", "private", "start", "open", "used", "wisdom", "farms",
    "farmers",
)  # fmt: skip


def lay_table(table: DragonTable, reader: Reader, players: int) -> None:
    """Fill a table with facts and check that nothing was lost or added."""
    box = table.box
    reader.only(*BOARD_KEYS, "deck", "players")
    table.rounds = [card - 1 for card in reader.at("rounds").integers(None, 1, box.cards)]
    if not table.rounds or table.rounds != sorted(set(table.rounds)):
        raise reader.at("rounds").fail("round cards in ascending order")
    table.round = reader.at("round").integer(0, len(table.rounds) - 1)
    table.first = reader.at("first").integer(0, players - 1)
    table.bag = reader.at("bag").integers(len(GOODS), 0)
    stalls = [row.integers(len(GOODS), 0) for row in reader.at("stalls").items(len(STALLS) - 1)]
    table.stalls = [count for row in stalls for count in row]
    table.stacks = [row.integers(None, NEUTRAL, players - 1) for row in reader.at("stacks").items(len(STALLS))]
    _lay_boats(table, reader, players)
    table.paths = reader.at("paths").integers(len(table.paths), NONE, players - 1)
    table.tiles = reader.at("tiles").integers(len(box.chart.hexes), NONE, len(LETTERS) - 1)
    table.farm_pool = reader.at("farm_pool").integers(len(FARMS), 0)
    table.wisdom_pool = reader.at("wisdom_pool").named_bits(*LETTERS)
    table.food = reader.at("food").integer(0, box.food)
    table.treasure = reader.at("treasure").integer(0, box.treasure)
    table.display = [LETTERS.index(letter) for letter in reader.at("display").texts(*LETTERS)]
    if len(table.display) > DISPLAY:
        raise reader.at("display").fail(f"a list of at most {DISPLAY} cards")
    table.deck = reader.at("deck").named_bits(*LETTERS)
    table.players = [_lay_player(box, row) for row in reader.at("players").items(players)]
    table.settled = 0
    for player in table.players:
        table.settled |= player.farmers
    wrong = lost(table)
    if wrong:
        raise BadData(f"{reader.place} does not add up: {wrong}")


def _lay_boats(table: DragonTable, reader: Reader, players: int) -> None:
    box = table.box
    ids = box.topper_ids
    table.toppers = []
    for item in reader.at("toppers").items(len(DOCKS)):
        number = item.integer(0)
        if number and number not in ids:
            raise item.fail("the number of a topper, or 0 for none")
        table.toppers.append(ids.index(number) if number else NONE)
    seats = [row.integers(SEATS_ABOARD, NONE, players - 1) for row in reader.at("boats").items(len(DOCKS))]
    table.seats = [owner for row in seats for owner in row]
    table.places = reader.at("places").integers(len(DOCKS), NONE, len(LOCATIONS) - 1)
    table.arrivals = reader.at("arrivals").integers(None, 0, len(DOCKS) - 1)
    away = [boat for boat, place in enumerate(table.places) if place != NONE]
    if sorted(table.arrivals) != away or len({table.places[boat] for boat in away}) != len(away):
        raise reader.at("arrivals").fail("each boat that is away, once, and no two at one location")
    table.sent = reader.at("sent").bits(len(DOCKS))
    table.stayed = reader.at("stayed").bits(len(DOCKS))
    table.topper_stack = table.topper_used = 0
    for key in ("topper_stack", "topper_used"):
        mask = 0
        for item in reader.at(key).items():
            number = item.integer(1)
            if number not in ids or mask >> ids.index(number) & 1:
                raise item.fail("the number of a topper, once")
            mask |= 1 << ids.index(number)
        if key == "topper_stack":
            table.topper_stack = mask
        else:
            table.topper_used = mask


def _lay_player(box: Box, reader: Reader) -> Player:
    reader.only(*PLAYER_KEYS, "hand", "blind")
    player = Player()
    player.money = reader.at("money").integer(0, box.most_money)
    player.food = reader.at("food").integer(0, box.food)
    player.treasure = reader.at("treasure").integer(0, box.treasure)
    player.goods = reader.at("goods").integers(len(GOODS), 0)
    player.offerings = sum(player.goods)
    player.members = reader.at("members").integer(0, box.members)
    player.discs = reader.at("discs").integer(0, box.discs)
    player.private = reader.at("private").bits(len(box.private_money))
    player.start = reader.at("start").integer(0, box.cards) - 1
    if player.start != NONE and not box.takes_disc[player.start]:
        raise reader.at("start").fail("a round card that takes a disc, or 0")
    player.hand = reader.at("hand").named_bits(*LETTERS)
    player.blind = reader.at("blind").named_bits(*LETTERS)
    player.open = reader.at("open").named_bits(*LETTERS)
    player.used = reader.at("used").named_bits(*LETTERS)
    player.wisdom = reader.at("wisdom").named_bits(*LETTERS)
    if player.hand & box.permanent or player.open & ~box.permanent or player.used & box.permanent:
        raise BadData(f"{reader.place} must hold permanent cards in open, and all others in hand or used")
    if player.blind & ~player.hand:
        raise reader.at("blind").fail("cards of the hand")
    player.farms = reader.at("farms").integers(len(FARMS), 0)
    player.farmers = reader.at("farmers").bits(len(box.chart.hexes))
    return player


def lost(table: DragonTable) -> str:
    """What there is too much or too little of on a table, in words, or nothing."""
    box = table.box
    players = table.players
    for kind, name in enumerate(GOODS):
        count = table.bag[kind] + sum(player.goods[kind] for player in players) + sum(table.stalls[kind :: len(GOODS)])
        if count != box.offerings_each:
            return f"{count} tiles of {name}, not {box.offerings_each}"
    food = table.food + sum(player.food for player in players)
    if food != box.food:
        return f"{food} food, not {box.food}"
    treasure = table.treasure + sum(player.treasure for player in players)
    if treasure != box.treasure:
        return f"{treasure} treasures, not {box.treasure}"
    return _lost_pieces(table) or _lost_tiles(table) or _lost_cards(table)


def _lost_pieces(table: DragonTable) -> str:
    box = table.box
    on_the_way = 0
    for seat, player in enumerate(table.players):
        # a disc on a round card is out of reach until its round (DB-8)
        locked = player.start != NONE and player.start not in table.rounds[: table.round + 1]
        placed = sum(stack.count(seat) for stack in table.stacks) + player.private.bit_count()
        discs = player.discs + placed + locked
        if discs != box.discs:
            return f"{discs} discs of seat {seat + 1}, not {box.discs}"
        members = player.members + player.farmers.bit_count() + table.seats.count(seat) + table.paths.count(seat)
        on_the_way += box.members - members
        if not 0 <= box.members - members <= 1:
            return f"{members} house members of seat {seat + 1}, not {box.members}"
    if on_the_way > 1:
        return f"{on_the_way} house members on their way at once"
    for stall, stack in enumerate(table.stacks):
        neutral = [NEUTRAL] if stall in box.neutral[len(table.players)] else []
        if stack.count(NEUTRAL) != len(neutral) or stack[: len(neutral)] != neutral:
            return f"neutral discs on stall {STALLS[stall]}"
    toppers = [*(t for t in table.toppers if t != NONE), *bits_of(table.topper_stack), *bits_of(table.topper_used)]
    if sorted(toppers) != list(range(len(box.toppers))):
        return f"{len(set(toppers))} different toppers of {len(toppers)}, not {len(box.toppers)}"
    return ""


def _lost_tiles(table: DragonTable) -> str:
    box = table.box
    mountain = box.chart.mountain_hexes
    farmers = sum(player.farmers.bit_count() for player in table.players)
    if farmers != table.settled.bit_count():
        return "two farmers on one land space"
    taken = bits_of(table.settled)
    for kind, name in enumerate(FARMS):
        laid = table.tiles[mountain:].count(kind)
        if laid + table.farm_pool[kind] != box.farm_tiles[kind]:
            return f"{laid + table.farm_pool[kind]} tiles of {name}, not {box.farm_tiles[kind]}"
        owned = sum(player.farms[kind] for player in table.players)
        settled = sum(table.tiles[hex] == kind for hex in taken if hex >= mountain)
        if owned != settled:
            return f"{owned} tiles of {name} with the players, not {settled}"
    wisdom = [tile for tile in table.tiles[:mountain] if tile != NONE] + bits_of(table.wisdom_pool)
    if sorted(wisdom) not in (sorted(tiles) for tiles in box.wisdom.values()):
        return "wisdom tiles that are none of the sets"
    held = [tile for player in table.players for tile in bits_of(player.wisdom)]
    if sorted(held) != sorted(table.tiles[hex] for hex in taken if hex < mountain):
        return "wisdom tiles with the players"
    return ""


def _lost_cards(table: DragonTable) -> str:
    cards = bits_of(table.deck) + table.display
    for player in table.players:
        cards += bits_of(player.hand) + bits_of(player.open) + bits_of(player.used)
    every = list(range(len(LETTERS)))
    if not table.game.options["take_that"]:
        every = [card for card in every if not table.box.interactive >> card & 1]
    if sorted(cards) != every:
        return f"{len(set(cards))} different bonus cards of {len(cards)}, not {len(every)}"
    return ""
