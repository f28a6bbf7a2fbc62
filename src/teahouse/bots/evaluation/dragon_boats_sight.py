"""Dragon Boats: what can be counted on a table about one house.

Experience gives each of these things a worth, for every moment of a round. The promises of the written outlook (a
journey, a fare, the discs) are counted beside the bare pieces: games teach how far they are kept. Cards that nobody
has seen are not looked at, except the own ones.
"""

from __future__ import annotations

from typing import Final

from teahouse.bots.evaluation.experience import Sight
from teahouse.games.dragon_boats.names import DOCKS, EXCHANGE_STALL, FARMS, GOODS, LETTERS, NONE, SEATS_ABOARD, E
from teahouse.games.dragon_boats.scoring import group_sizes
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Departures, Unload
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import Round
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable, Player

COUNTED: Final = (
    # what is counted, and the part of the outlook it belongs to
    ("always", "future"),
    ("rounds with the fourth disc", "future"),
    ("Offerings that the start card promises", "fares"),
    ("a fourth disc from the second card on", "future"),
    ("a fourth disc from the third card on", "future"),
    ("a fourth disc from the fourth card on", "future"),
    ("first player", "future"),
    ("share of the others who come before", "future"),
    # promises of the written outlook
    ("fares, as written", "fares"),
    ("discs, as written", "discs"),
    ("cards and treasures, as written", "cards"),
    ("land of members who have landed", "journeys"),
    ("land of members on boats that are ready", "journeys"),
    ("land of members on boats that wait for one", "journeys"),
    ("land of members on boats that wait for more", "journeys"),
    ("land of members who climb", "mountain"),
    ("the best climb", "mountain"),
    ("the best land of all shores", "growth"),
    ("the best land of a shore, on average", "growth"),
    ("the second best land of a shore, on average", "growth"),
    # the market
    ("money", "money"),
    ("money beyond two", "money"),
    ("money beyond four", "money"),
    ("money beyond seven", "money"),
    ("money short for the own discs", "money"),
    ("discs in hand", "discs"),
    ("discs on private spaces", "discs"),
    ("discs at the bottom of a stall", "discs"),
    ("discs second from the bottom", "discs"),
    ("discs third from the bottom", "discs"),
    ("discs farther up", "discs"),
    ("discs on the exchange", "discs"),
    ("a treasure to exchange for a card", "discs"),
    ("discs that cannot be paid alone", "discs"),
    ("others' discs above the own", "discs"),
    ("kinds of Offering on the own stalls", "discs"),
    # Offerings, food, treasure
    ("an Offering", "fares"),
    ("a second Offering", "fares"),
    ("a third Offering", "fares"),
    ("Offerings beyond three", "fares"),
    ("Offerings beyond the storage", "fares"),
    ("kinds of Offering", "fares"),
    ("boats whose fare is there", "fares"),
    ("boats for which one Offering is missing", "fares"),
    ("boats for which two are missing", "fares"),
    ("the fare of a path", "fares"),
    ("a food", "food"),
    ("a second food", "food"),
    ("a third food", "food"),
    ("more food", "food"),
    ("a treasure", "cards"),
    ("a second treasure", "cards"),
    ("more treasures", "cards"),
    # members on their way
    ("members who have landed", "journeys"),
    ("members on boats that are ready", "journeys"),
    ("members on boats that wait for one", "journeys"),
    ("members on boats that wait for more", "journeys"),
    ("members in the front seat", "journeys"),
    ("members in the rear seat", "journeys"),
    ("members who steer", "journeys"),
    ("beats of the own boats", "journeys"),
    ("a second member on a boat", "journeys"),
    ("members on paths", "mountain"),
    # land
    ("farmers", "growth"),
    ("groups of farmers", "growth"),
    ("farmers alone", "growth"),
    ("the largest group", "growth"),
    ("free land beside farmers", "growth"),
    ("a free land space beside farmers", "growth"),
    *((f"{kind} beyond full sets", "growth") for kind in FARMS),
    *((f"{kind} one short of a set", "growth") for kind in FARMS),
    *((f"cards and wisdom tiles {letter}", "cards") for letter in LETTERS),
    # the others
    ("others' money", "future"),
    ("others' Offerings", "future"),
    ("others' discs in hand", "discs"),
    ("others' members on boats that are ready", "future"),
    ("others' members on boats that wait", "future"),
    ("others' members on paths", "mountain"),
    ("others' farmers", "future"),
    ("farmers of the house that has most", "future"),
)
"""In the order of `count`, which fills the places from these numbers on:"""
START: Final = 1
WRITTEN: Final = 8
SHORES: Final = 16
MARKET: Final = 20
STORE: Final = 36
MEMBERS: Final = 53
LAND: Final = 63
CARDS: Final = 79
OTHERS: Final = 105

BEFORE: Final = 0
"""The moment while the board is laid and start cards are chosen."""
MOST_LEFT: Final = 5
"""Of rounds to come, more are not told apart."""
MOST_DISCS: Final = 4
PAYING: Final = MOST_DISCS + 1
MOVING: Final = 2 * PAYING
STORING: Final = MOVING + 1
ROUND: Final = STORING + 1
"""A round has so many moments: bidding and payment by the own discs that are still to be placed or resolved, journeys,
storage."""
MOMENTS: Final = 1 + ROUND * (MOST_LEFT + 1)


def moment_at(table: DragonTable, seat: int, stage: int) -> int:
    """The moment of a house whose stage in the round is known: 0 bidding, 1 payment, 2 journeys, 3 storage."""
    left = len(table.rounds) - 1 - table.round
    first = 1 + ROUND * (MOST_LEFT - left if left < MOST_LEFT else 0)
    if stage >= 2:
        return first + MOVING + stage - 2
    discs = 0
    if stage == 0:
        discs = table.players[seat].discs
    else:
        for stack in table.stacks:
            for owner in stack:
                if owner == seat:
                    discs += 1
    if discs > MOST_DISCS:
        discs = MOST_DISCS
    return first + stage * PAYING + MOST_DISCS - discs


def stage_now(table: DragonTable) -> int:
    """0 bidding, 1 payment, 2 journeys, 3 storage; -1 before the first round."""
    agenda = table.agenda
    if type(agenda[0]) is Round:
        return -1
    stage = 3
    for step in agenda:
        kind = type(step)
        if kind is Bid:
            return 0
        if kind is Resolve:
            stage = 1
        elif stage == 3 and (kind is Departures or kind is Climbers or kind is Unload):
            stage = 2
    return stage


def new_sight(points: float, moment: int) -> Sight:
    """A sight in which only what is always there is counted."""
    sight = Sight()
    sight.moment = moment
    sight.points = points
    sight.counts = [0.0] * len(COUNTED)
    sight.counts[0] = 1.0
    return sight


def count_start(counts: list[float], table: DragonTable, player: Player, seat: int) -> None:
    """The start card, and when it is one's turn."""
    start = player.start
    if start != NONE:
        rounds = 0
        for index in range(table.round, len(table.rounds)):
            if table.rounds[index] >= start:
                rounds += 1
        counts[START] = rounds
        if type(table.agenda[0]) is Round:
            counts[START + 1] = table.box.card_offerings[start]
            if start <= 3:
                counts[START + 1 + start] = 1.0
    players = len(table.players)
    turn = (seat - table.first) % players
    if turn == 0:
        counts[START + 5] = 1.0
    counts[START + 6] = turn / (players - 1)


def count_market(counts: list[float], table: DragonTable, player: Player, seat: int) -> None:
    """Money, and where discs lie."""
    money = player.money
    at = MARKET
    counts[at] = money
    if money > 2:
        counts[at + 1] = money - 2
        if money > 4:
            counts[at + 2] = money - 4
            if money > 7:
                counts[at + 3] = money - 7
    counts[at + 5] = player.discs
    counts[at + 6] = player.private.bit_count()
    prices = 0
    for stall in range(len(table.stacks)):
        stack = table.stacks[stall]
        above = 0
        own = False
        for height in range(len(stack) - 1, -1, -1):
            if stack[height] != seat:
                above += 1
                continue
            own = True
            prices += height + 1
            if height >= money:
                counts[at + 13] += 1.0
            counts[at + 14] += above
            if stall == EXCHANGE_STALL:
                counts[at + 11] += 1.0
                if player.treasure:
                    counts[at + 12] = 1.0
            else:
                counts[at + 7 + (height if height < 3 else 3)] += 1.0
        if own and stall != EXCHANGE_STALL:
            first = stall * len(GOODS)
            for kind in range(len(GOODS)):
                if table.stalls[first + kind]:
                    counts[at + 15] += 1.0
    if prices > money:
        counts[at + 4] = prices - money


def count_store(counts: list[float], table: DragonTable, player: Player) -> None:
    """Offerings and the fares they pay, food, treasure."""
    at = STORE
    offerings = player.offerings
    if offerings:
        counts[at] = 1.0
        if offerings > 1:
            counts[at + 1] = 1.0
            if offerings > 2:
                counts[at + 2] = 1.0
                counts[at + 3] = offerings - 3
        keep = table.box.storage + player.ability(E)
        if offerings > keep:
            counts[at + 4] = offerings - keep
        goods = player.goods
        for count in goods:
            if count:
                counts[at + 5] += 1.0
        if offerings >= table.box.path_fare:
            counts[at + 9] = 1.0
        _count_fares(counts, table, goods)
    food = player.food
    if food:
        counts[at + 10] = 1.0
        if food > 1:
            counts[at + 11] = 1.0
            if food > 2:
                counts[at + 12] = 1.0
                counts[at + 13] = food - 3
    treasure = player.treasure
    if treasure:
        counts[at + 14] = 1.0
        if treasure > 1:
            counts[at + 15] = 1.0
            counts[at + 16] = treasure - 2


def _count_fares(counts: list[float], table: DragonTable, goods: list[int]) -> None:
    """Boats at their docks by the Offerings that are missing for a free seat."""
    seats = table.seats
    for boat in range(len(DOCKS)):
        if table.places[boat] != NONE or table.toppers[boat] == NONE:
            continue
        first = boat * SEATS_ABOARD
        middle = seats[first + 1] == NONE
        if not middle and seats[first] != NONE and seats[first + 2] != NONE:
            continue
        topper = table.box.toppers[table.toppers[boat]]
        missing = -1 if middle else 0
        for kind in topper.kinds:
            if topper.fare[kind] > goods[kind]:
                missing += topper.fare[kind] - goods[kind]
        if missing <= 0:
            counts[STORE + 6] += 1.0
        elif missing <= 2:
            counts[STORE + 6 + missing] += 1.0


def count_land(counts: list[float], table: DragonTable, player: Player) -> None:
    """Farmers, their groups and the sets of a house."""
    at = LAND
    farmers = player.farmers
    if farmers:
        counts[at] = farmers.bit_count()
        for size in group_sizes(table.box, farmers):
            counts[at + 1] += 1.0
            if size == 1:
                counts[at + 2] += 1.0
            if size > counts[at + 3]:
                counts[at + 3] = size
        near = table.box.chart.near
        free = 0
        rest = farmers
        while rest:
            bit = rest & -rest
            rest ^= bit
            free |= near[bit.bit_length() - 1]
        free &= ~table.settled
        if free:
            counts[at + 4] = free.bit_count()
            counts[at + 5] = 1.0
    full = table.box.farm_sets
    for kind in range(len(FARMS)):
        over = player.farms[kind] % full[kind]
        if over:
            counts[at + 6 + kind] = over
            if over == full[kind] - 1:
                counts[at + 11 + kind] = 1.0


def count_cards(counts: list[float], player: Player) -> None:
    """Cards that can still do something, and wisdom tiles, by letter."""
    rest = player.hand | player.open
    while rest:
        bit = rest & -rest
        rest ^= bit
        counts[CARDS + bit.bit_length() - 1] += 1.0
    rest = player.wisdom
    while rest:
        bit = rest & -rest
        rest ^= bit
        counts[CARDS + bit.bit_length() - 1] += 1.0


def count_others(counts: list[float], table: DragonTable, seat: int) -> None:
    """What the others have, on average, and what they have under way."""
    at = OTHERS
    others = len(table.players) - 1
    most = 0
    for other in range(others + 1):
        if other == seat:
            continue
        player = table.players[other]
        counts[at] += player.money / others
        counts[at + 1] += player.offerings / others
        counts[at + 2] += player.discs / others
        farmers = player.farmers.bit_count()
        counts[at + 6] += farmers / others
        if farmers > most:
            most = farmers
    counts[at + 7] = most
    seats = table.seats
    for boat in range(len(DOCKS)):
        aboard = 0
        for place in range(boat * SEATS_ABOARD, (boat + 1) * SEATS_ABOARD):
            if seats[place] != NONE and seats[place] != seat:
                aboard += 1
        if aboard:
            ready = table.places[boat] != NONE or table.ready(boat)
            counts[at + 3 if ready else at + 4] += aboard
    for owner in table.paths:
        if owner not in (NONE, seat):
            counts[at + 5] += 1.0
