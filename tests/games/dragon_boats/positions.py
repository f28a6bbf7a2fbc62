"""Positions for the tests of Dragon Boats: a game after set-up, changed piece by piece so that nothing is lost."""

from __future__ import annotations

from typing import Any

from teahouse.dealer import Dealer
from teahouse.games.dragon_boats.game import DragonBoats
from teahouse.games.dragon_boats.names import DOCKS, FARMS, GOODS, LETTERS, LOCATIONS, NONE, SEATS, STALLS
from teahouse.games.dragon_boats.position import lost
from teahouse.games.dragon_boats.steps.boats import Departures, Unload
from teahouse.games.dragon_boats.steps.payment import Exchange, Purchase, Resolve
from teahouse.games.dragon_boats.steps.walking import enter, settle
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, Refusal, Step, Value
from teahouse.library import build


def rules(players: int = 4, **options: Value) -> DragonBoats:
    """The game with these options."""
    game = build("dragon-boats", players, None, options)
    assert isinstance(game, DragonBoats)
    return game


def new(players: int = 4, **options: Value) -> DragonTable:
    """A table before the first draw."""
    return rules(players, **options).new()


def deal(table: DragonTable, seed: int = 1) -> None:
    """Let chance play until a seat is asked."""
    dealer = Dealer(seed)
    while not table.over and table.to_move == NATURE:
        table.apply(dealer.draw(table))


def stand(players: int = 4, **options: Value) -> DragonTable:
    """Round 1 before the first bid: seat 0 begins, nobody owns anything, all discs but one are in hand.

    The boats wait with toppers 10, 13, 14 and 18, in dock order, and every stall offers cinnabar, gold and tea: none of
    these Offerings alone pays for a seat.
    """
    table = new(players, **options)
    play(table, "first 1")
    while table.round == 0 and not any(type(step).__name__ == "Bid" for step in table.agenda):
        if table.to_move == NATURE:
            deal(table)
        else:
            table.apply(table.moves()[0])
    for player in table.players:
        player.money = 0
        for kind, count in enumerate(player.goods):
            table.bag[kind] += count
            player.goods[kind] = 0
        player.offerings = 0
    for dock, topper in zip(DOCKS, (10, 13, 14, 18)):
        put_topper(table, dock, topper)
    for stall in STALLS[:4]:
        stock(table, stall, "cinnabar", "gold", "tea")
    assert not lost(table)
    return table


# -- changing a position ----------------------------------------------------------------------------------------------


def ask(table: DragonTable, step: Step[Any], *below: Step[Any]) -> None:
    """Make this the question that is asked now; `below` comes after it, the last one first."""
    table.agenda = [*below, step]
    table.over = False
    table.settle()


def give(table: DragonTable, seat: int, *goods: str) -> None:
    """Offerings from the bag."""
    for good in goods:
        kind = GOODS.index(good)
        table.bag[kind] -= 1
        table.players[seat].goods[kind] += 1
        table.players[seat].offerings += 1


def feed(table: DragonTable, seat: int, food: int) -> None:
    table.food -= food
    table.players[seat].food += food


def enrich(table: DragonTable, seat: int, treasure: int) -> None:
    table.treasure -= treasure
    table.players[seat].treasure += treasure


def stock(table: DragonTable, stall: str, *goods: str) -> None:
    """Lay exactly these Offerings on a stall."""
    first = STALLS.index(stall) * len(GOODS)
    for kind, name in enumerate(GOODS):
        table.bag[kind] += table.stalls[first + kind] - goods.count(name)
        table.stalls[first + kind] = goods.count(name)


def discs(table: DragonTable, stall: str, *seats: int) -> None:
    """Put discs of these seats on a stall, one on top of the other."""
    for seat in seats:
        table.stacks[STALLS.index(stall)].append(seat)
        table.players[seat].discs -= 1


def put_topper(table: DragonTable, dock: str, id: int) -> None:
    """Give a boat this topper; what lay there goes to wherever this one was."""
    boat, topper = DOCKS.index(dock), table.box.topper_ids.index(id)
    old = table.toppers[boat]
    if topper in table.toppers:
        table.toppers[table.toppers.index(topper)] = old
    else:
        for name in ("topper_stack", "topper_used"):
            mask = getattr(table, name)
            if mask >> topper & 1:
                setattr(table, name, mask ^ (1 << topper) ^ (1 << old))
    table.toppers[boat] = topper


def board(table: DragonTable, dock: str, front: int = NONE, middle: int = NONE, rear: int = NONE) -> None:
    """Seat members on an empty boat."""
    boat = DOCKS.index(dock)
    for seat, owner in enumerate((front, middle, rear)):
        if owner != NONE:
            table.seats[boat * len(SEATS) + seat] = owner
            table.players[owner].members -= 1


def sail(table: DragonTable, dock: str, location: str) -> None:
    """Let a boat lie at a location."""
    boat = DOCKS.index(dock)
    table.places[boat] = LOCATIONS.index(location)
    table.arrivals.append(boat)


def farmer(table: DragonTable, seat: int, *spaces: str) -> None:
    """Settle a member on land, tile and all."""
    for space in spaces:
        table.players[seat].members -= 1
        settle(table, seat, table.box.chart.hexes.index(space))


def lay_tile(table: DragonTable, space: str, tile: str) -> None:
    """Swap tiles so that this one lies here: a farm kind or a letter."""
    hex = table.box.chart.hexes.index(space)
    kind = FARMS.index(tile) if tile in FARMS else LETTERS.index(tile)
    tiles = table.tiles.copy()
    mountain = table.box.chart.mountain_hexes
    places = range(mountain) if hex < mountain else range(mountain, len(tiles))
    other = next(place for place in places if tiles[place] == kind and not table.settled >> place & 1)
    tiles[hex], tiles[other] = tiles[other], tiles[hex]
    table.tiles = tiles


def hold(table: DragonTable, seat: int, cards: str, blind: bool = False) -> None:
    """Put cards into a hand (permanent ones open), from the deck or the display."""
    for letter in cards:
        card = LETTERS.index(letter)
        if card in table.display:
            table.display.remove(card)
            spare = table.deck & ~sum(1 << LETTERS.index(other) for other in cards)
            if spare:
                fresh = spare.bit_length() - 1
                table.display.append(fresh)
                table.deck ^= 1 << fresh
        else:
            assert table.deck >> card & 1, f"card {letter} is neither in the deck nor in the display"
            table.deck ^= 1 << card
        table.gain_card(seat, card, blind)


def show(table: DragonTable, *letters: str) -> None:
    """Make these cards the display."""
    for card in table.display:
        table.deck |= 1 << card
    table.display = [LETTERS.index(letter) for letter in letters]
    for card in table.display:
        assert table.deck >> card & 1
        table.deck ^= 1 << card


def last_round(table: DragonTable) -> None:
    """Make this the last round: every locked disc is back."""
    table.round = len(table.rounds) - 1
    for player in table.players:
        player.discs += 1


# -- questions --------------------------------------------------------------------------------------------------------


def resolve(table: DragonTable, stall: str, *seats: int) -> None:
    """Put discs on a stall and let the top one act."""
    discs(table, stall, *seats)
    ask(table, Resolve(NOBODY, STALLS.index(stall)))


def walk(table: DragonTable, seat: int, space: str, *below: Step[Any]) -> None:
    """Let a member from the supply enter a port or road as its first step."""
    table.players[seat].members -= 1
    table.agenda = list(below)
    table.over = False
    enter(table, seat, table.box.chart.spaces.index(space), 1, 0)
    table.settle()


def paying(table: DragonTable, seat: int, stall: str = "i") -> None:
    """Let a seat resolve a lone disc."""
    discs(table, stall, seat)
    index = STALLS.index(stall)
    ask(table, Exchange(seat) if stall == "v" else Purchase(seat, index), Resolve(NOBODY, index))


def explore(table: DragonTable) -> None:
    """The boats that are ready are about to leave."""
    ask(table, Departures(NOBODY))


def landed(dock: str = "nw", location: str = "north-left", **seats: int) -> DragonTable:
    """A boat that has just landed, with these passengers."""
    table = stand(4)
    sail(table, dock, location)
    board(table, dock, **seats)
    return table


def unload(table: DragonTable, dock: str = "nw") -> None:
    """Whoever is on a boat that has landed is about to leave it."""
    ask(table, Unload(NOBODY, DOCKS.index(dock)))


def texts(table: DragonTable) -> list[str]:
    """The legal moves as text."""
    return [move.text for move in table.moves()]


def plays(table: DragonTable) -> list[str]:
    """The legal moves that play a card."""
    return [text for text in texts(table) if text.startswith("play ")]


def play(table: DragonTable, *moves: str) -> None:
    """Play moves, checked; nothing may be lost by any of them."""
    for text in moves:
        table.play(table.game.move(text))
        assert not lost(table), lost(table)


def refused(table: DragonTable, text: str) -> Refusal:
    """The refusal of a move, which must not be legal."""
    refusal = table.refusal(table.game.move(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def question(table: DragonTable) -> str:
    """The name of the step that is asked now."""
    return type(table.agenda[-1]).__name__ if table.agenda else "over"


def parts(table: DragonTable, seat: int) -> dict[str, int]:
    return table.breakdown()[seat]
