"""Positions of Yínzi, set up directly: nothing appears that was not taken from a supply."""

from __future__ import annotations

from bisect import insort
from typing import Any

from teahouse.games.yinzi.game import Yinzi
from teahouse.games.yinzi.memory import memory_of
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    COUNTRIES,
    EMPEROR_BOXES,
    GOODS,
    HOLD,
    NONE,
    PIECES,
    PLACE_NAMES,
    PROVINCES,
    SLOTS,
    SPACES,
)
from teahouse.games.yinzi.sets import just
from teahouse.games.yinzi.steps.fortune import (
    ChooseAdvancements,
    ConstructBoats,
    DevelopFactories,
    FortuneAction,
    PlantCrops,
    SellAtMarket,
)
from teahouse.games.yinzi.steps.turn import TakeTurn
from teahouse.games.yinzi.table import ON_DISPLAY, YinziTable
from teahouse.games.yinzi.tiles import replaced, with_tile
from teahouse.kernel import NATURE, NOBODY, Note, Refusal, Step, Value
from teahouse.library import build

MARKETS = ("m1", "m2", "m5", "m4")
"""Huguang, Nanzhili, Jiangxi, Zhejiang."""
TRACK = ("tea", "salt", "tea", "bamboo", "cotton", "ramie")
SHIPS = ("japan-1", "korea-1", "brunei-3", "brunei-4")
NEXT_SHIPS = ("korea-3", "portugal-1", "spain-1", "korea-4")
ROUTES = ("r08", "r12", "r14", "r13")
SELL = 2
"""The group of `workers` lies under Sell at Urban Market."""
DISPLAY = ("silk-red", "silk-yellow", "refined-sugar-red", "refined-sugar-yellow")


def game_for(players: int = 3, **options: Value) -> Yinzi:
    game = build("yinzi", players, None, options)
    assert isinstance(game, Yinzi)
    return game


def new_table(players: int = 3, **options: Value) -> YinziTable:
    """A table before the first draw."""
    table = game_for(players, **options).new()
    assert isinstance(table, YinziTable)
    return table


def table_at(players: int = 3, **options: Value) -> YinziTable:
    """A table in phase B of the first round: everything is drawn, nobody has built or planted, nothing is asked."""
    table = new_table(players, **options)
    box = table.box
    table.phase = 2
    table.provisional = list(range(players))
    table.order = list(range(players))
    table.market = tuple(box.market_names.index(name) for name in MARKETS)
    table.track = [GOODS.index(name) for name in TRACK]
    for good in table.track:
        table.pile[good] -= 1
    for row in range(players):
        dock(table, row, SHIPS[row])
        table.next[row] = box.ship_names.index(NEXT_SHIPS[row])
        _remove(table.unseen_ships, table.next[row])
        table.behind[row] -= 1
        show_route(table, row, ROUTES[row])
        table.route_stack[row] = 3
        table.owner[box.factory_names.index(DISPLAY[row])] = ON_DISPLAY
    table.agenda = []
    return table


# -- putting things on the table ------------------------------------------------------------------------------------


def dock(table: YinziTable, row: int, ship: str) -> None:
    """A ship at the coast; the one that was there goes back among the unseen."""
    if table.coast[row] != NONE:
        insort(table.unseen_ships, table.coast[row])
    table.coast[row] = table.box.ship_names.index(ship)
    _remove(table.unseen_ships, table.coast[row])
    table.memory = memory_of(table)


def next_ship(table: YinziTable, row: int, ship: str) -> None:
    insort(table.unseen_ships, table.next[row])
    table.next[row] = table.box.ship_names.index(ship)
    _remove(table.unseen_ships, table.next[row])


def show_route(table: YinziTable, row: int, route: str) -> None:
    if table.route[row] != NONE:
        insort(table.unseen_routes, table.route[row])
    table.route[row] = table.box.route_names.index(route)
    _remove(table.unseen_routes, table.route[row])


def discard(table: YinziTable, *routes: str) -> None:
    """The known discard pile: these tiles and no hidden ones."""
    table.hidden = 0
    for name in routes:
        tile = table.box.route_names.index(name)
        _remove(table.unseen_routes, tile)
        insort(table.discard, tile)


def hold(table: YinziTable, seat: int, route: str) -> int:
    """A personal route tile face up in front of a seat."""
    tile = table.box.route_names.index(route)
    _remove(table.unseen_routes, tile)
    table.players[seat].routes = with_tile(table.players[seat].routes, tile)
    return tile


def _remove(tiles: list[int], tile: int) -> None:
    """Take away a tile that may be among these."""
    if tile in tiles:
        tiles.remove(tile)


def field(table: YinziTable, name: str) -> int:
    return table.box.land.names.index(name)


def plant(table: YinziTable, seat: int, name: str, cubes: int = 1, tile: str | None = None) -> int:
    """Own cubes on a field, on a crop tile if a good is named."""
    where = field(table, name)
    if tile is not None:
        table.good[where] = GOODS.index(tile)
    assert table.good[where] != NONE, f"nothing grows on {name}"
    assert table.memory.vacant[where], f"{name} is taken"
    player = table.players[seat]
    player.cubes -= cubes
    table.cubes[where] = cubes
    player.fields = sorted([*player.fields, where])
    table.memory = memory_of(table)
    return where


def cover(table: YinziTable) -> None:
    """Not one square is vacant."""
    table.memory.vacant = bytearray(len(table.good))


def lay_tile(table: YinziTable, name: str, good: str) -> int:
    """An empty crop tile on a field."""
    where = field(table, name)
    table.good[where] = GOODS.index(good)
    table.memory = memory_of(table)
    return where


def factory(table: YinziTable, seat: int, name: str, spot: str, level: int = 1, **stock: int) -> int:
    """A factory of a seat on the map; stock as seat0=1."""
    tile = table.box.factory_names.index(name)
    table.spot = replaced(table.spot, tile, table.box.land.spot_names.index(spot))
    for square in table.box.land.spots[table.spot[tile]]:
        assert table.memory.vacant[square], f"{spot} is taken"
    table.owner[tile] = seat
    table.level[tile] = level
    if seat >= 0:
        table.players[seat].discs -= level
    table.memory = memory_of(table)
    for owner, count in stock.items():
        store(table, tile, int(owner.removeprefix("seat")), count)
    return tile


def store(table: YinziTable, tile: int, seat: int, count: int = 1) -> None:
    player = table.players[seat]
    player.stock = replaced(player.stock, tile, player.stock[tile] + count)
    player.commodities -= count
    table.memory = memory_of(table)


def stock_of(table: YinziTable, name: str, seat: int) -> int:
    return table.players[seat].stock[table.box.factory_names.index(name)]


def raw(table: YinziTable, province: str, slot: int, colour: int) -> None:
    """A cube on a slot of a market, counted from 1."""
    where = PROVINCES.index(province)
    table.raw[where * SLOTS + slot - 1] = colour
    table.players[colour].cubes -= 1
    table.memory = memory_of(table)


def rural(table: YinziTable, colour: int, cubes: int = 1) -> None:
    table.rural[colour] += cubes
    table.players[colour].cubes -= cubes


def disc(table: YinziTable, seat: int, *spaces: str) -> None:
    """Discs on advancement spaces, placed in an earlier turn."""
    for name in spaces:
        table.players[seat].advancements |= just(SPACES.index(name))
        table.players[seat].discs -= 1


def discs_on(table: YinziTable) -> dict[str, int]:
    """Whose disc lies on each advancement space, without the free ones."""
    return {name: seat for name, seat in zip(SPACES, table.spaces(), strict=True) if seat != NONE}


def put(table: YinziTable, seat: int, place: str, workers: int) -> None:
    """Workers somewhere: a fortune or workforce action, top, bottom or lying."""
    table.players[seat].workers[PLACE_NAMES.index(place)] += workers
    table.players[seat].idle -= workers


def workers(table: YinziTable, count: int, seat: int = 0) -> YinziTable:
    """So many workers for a workforce action."""
    put(table, seat, "sell", count)
    return table


def at(table: YinziTable, seat: int, place: str) -> int:
    """Workers at a place."""
    return table.players[seat].workers[PLACE_NAMES.index(place)]


def soldiers(table: YinziTable, seat: int, workers: int) -> None:
    """Workers on the next slot of the war box."""
    put(table, seat, "war-routes", workers)
    table.war.append(seat)


def serve(table: YinziTable, seat: int, box: str) -> None:
    """The workers a box of the emperor asks for."""
    table.players[seat].box = EMPEROR_BOXES.index(box)
    put(table, seat, "emperor", table.box.box_workers[EMPEROR_BOXES.index(box)])


def load(table: YinziTable, seat: int, row: int, slot: int, what: str) -> None:
    """Fill a slot (from 1) of the ship in a row (from 1): commodity, tea, pair or nothing."""
    player = table.players[seat]
    cargo = {"nothing": 0, "tea": 1, "pair": 2, "commodity": A_COMMODITY}[what]
    if what == "commodity":
        player.commodities -= 1
    else:
        player.cubes -= cargo
    table.cargo[(row - 1) * HOLD + slot - 1] = cargo
    table.shipper[(row - 1) * HOLD + slot - 1] = seat
    table.memory = memory_of(table)


def deliver(table: YinziTable, seat: int, country: str, commodities: int) -> None:
    """Commodities in a country's box."""
    table.players[seat].delivered[COUNTRIES.index(country)] += commodities
    table.players[seat].commodities -= commodities


def boats(table: YinziTable, seat: int, capacity: int) -> None:
    """The first space with this capacity."""
    table.players[seat].boat = table.box.capacity.index(capacity)


def hand(table: YinziTable, seat: int, *cards: str) -> None:
    """These cards in hand, the others in the deck."""
    player = table.players[seat]
    player.hand = [cards.count(name) for name in table.box.card_names]
    player.deck = [all_ - held for all_, held in zip(table.box.card_copies, player.hand, strict=True)]


def played(table: YinziTable, seat: int, *cards: str) -> None:
    """Cards on the fortune actions, from the left."""
    for action, name in enumerate(cards):
        table.players[seat].cards[action] = table.box.card_names.index(name)
    table.memory = memory_of(table)


# -- asking and playing ---------------------------------------------------------------------------------------------


def ask(table: YinziTable, *steps: Step[Any]) -> YinziTable:
    """Put these steps on the agenda, the last one on top, and let nobody's run."""
    table.agenda = list(steps)
    table.memory.ready_for = None
    table.over = False
    table.settle()
    return table


def turn(table: YinziTable, seat: int = 0) -> YinziTable:
    return ask(table, TakeTurn(seat))


ACTIONS: dict[str, type[FortuneAction]] = {
    "boats": ConstructBoats,
    "plant": PlantCrops,
    "sell": SellAtMarket,
    "develop": DevelopFactories,
    "advance": ChooseAdvancements,
}


def act(table: YinziTable, action: str, times: int, seat: int = 0) -> YinziTable:
    """A fortune action with so many executions."""
    return ask(table, ACTIONS[action](NOBODY, seat, times))


def keep_asking(table: YinziTable, action: str, times: int, seat: int = 0) -> YinziTable:
    """A fortune action that asks even if there is nothing to decide, to hear why not."""
    return ask(table, ACTIONS[action](seat, seat, times))


def play(table: YinziTable, *texts: str) -> YinziTable:
    """Play moves by their texts, checked."""
    for text in texts:
        table.play(table.game.move(text))
    return table


def nature(table: YinziTable) -> YinziTable:
    """Let NATURE draw the first of what it may until somebody is asked."""
    while not table.over and table.to_move == NATURE:
        table.apply(table.moves()[0])
    return table


def legal(table: YinziTable, kind: str = "") -> list[str]:
    """The texts of the legal moves, of one kind if named."""
    return [move.text for move in table.moves() if not kind or move.kind == kind]


def why(table: YinziTable, text: str) -> Refusal:
    """Why a move is not legal now."""
    refusal = table.refusal(table.game.move(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def asked(table: YinziTable) -> str:
    """The class of the step that is asked now."""
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def noted(table: YinziTable, *texts: str) -> list[Note]:
    """Play moves and return what was told."""
    table.notes = []
    play(table, *texts)
    notes, table.notes = table.notes, None
    return notes


def pieces_on(table: YinziTable, route: str) -> list[str]:
    """What lies on the demands of a route tile."""
    return [PIECES[piece] for piece in table.pieces[table.box.route_names.index(route)]]
