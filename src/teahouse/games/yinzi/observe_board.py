"""The board as numbers: fields, towns, factories, ships, route tiles, advancements."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.names import (
    BONUSES,
    COIN,
    COMMODITIES,
    COUNTRIES,
    DEMANDS,
    DISASTERS,
    FACTORIES,
    FIRST_URBAN,
    GOODS,
    HOLD,
    LAST_LEVEL,
    NONE,
    PROVINCES,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
)
from teahouse.games.yinzi.observe_question import ROUTES, WHO
from teahouse.games.yinzi.table import IN_STACK, NOT_IN_GAME, ON_DISPLAY, UNOWNED, YinziTable
from teahouse.games.yinzi.tiles import Tiles
from teahouse.kernel import Sheet, bit_pieces, capped, one_hots, owner_pieces

FIELDS: Final = 60
"""So many fields are told one by one."""
_HELD: Final = 3
"""So many personal route tiles of the seat are told with what they demand."""
_URBAN: Final = (*GOODS[FIRST_URBAN:], "coin")
_WANTED: Final = (*COMMODITIES, "tea")
_LEVELS: Final = tuple(str(level) for level in range(1, LAST_LEVEL + 1))
_WHOSE: Final = owner_pieces(SEATS)
_GOOD_HOT: Final = one_hots(len(GOODS))
_LEVEL_HOT: Final = one_hots(LAST_LEVEL)
_PROVINCE_HOT: Final = one_hots(len(PROVINCES))
_EIGHT_BITS: Final = bit_pieces(8)
_SIX_BITS: Final = bit_pieces(6)
_STATES: Final = ("display", "stack", "unowned")
_STATE_HOT: Final = one_hots(len(_STATES) + SEATS)
_STATE: Final = {ON_DISPLAY: 0, IN_STACK: 1, UNOWNED: 2, NOT_IN_GAME: NONE}
_NO_FACTORY: Final = bytes(LAST_LEVEL + len(PROVINCES))
_BUILD: Final = bytes([free & 1 for free in range(256)])
_PLANT: Final = bytes([free >> 1 & 1 for free in range(256)])
"""What a vacancy is free for, to translate all fields at once."""
_LOADS: Final = ("no-cubes", "1-cube", "2-cubes", "commodity")
_LOAD: Final = [[who + load for load in one_hots(len(_LOADS))] for who in one_hots(SEATS)]
"""A ship's slot, by who filled it and with what."""
_SHIP_LENGTH: Final = len(COUNTRIES) + HOLD * len(_WANTED)
_ROUTE_NUMBERS: Final = ("copper", "silver", "points", "war")
_ROUTE_LENGTH: Final = len(DEMANDS) + len(_ROUTE_NUMBERS) + len(DISASTERS)
_FAR: Final = 9


class Board:
    """The pieces that a box makes up once: fields by what is on them, tiles by what is printed on them."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.told = min(len(box.land.names), FIELDS)
        self.no_goods = bytes(len(GOODS) * (FIELDS - self.told))
        self.no_fields = bytes(FIELDS - self.told)
        urban = one_hots(len(_URBAN))
        self.markets = [
            b"".join(
                [urban[NONE if good < 0 else len(_URBAN) - 1 if good == COIN else good - FIRST_URBAN] for good in slots]
            )
            for slots in box.market_slots
        ]
        self.markets.append(bytes(SLOTS * len(_URBAN)))
        self.ships = [
            one_hots(len(COUNTRIES))[country]
            + b"".join([one_hots(len(_WANTED))[slots[slot] if slot < len(slots) else NONE] for slot in range(HOLD)])
            for country, slots in zip(box.ship_country, box.ship_slots)
        ]
        self.ships.append(bytes(_SHIP_LENGTH))
        self.routes = [
            capped(
                [demand.count(wanted) for wanted in range(len(DEMANDS))]
                + [box.route_copper[tile], box.route_silver[tile], box.route_points[tile], box.route_war[tile]]
                + [int(box.route_disaster[tile] == kind) for kind in range(len(DISASTERS))]
            )
            for tile, demand in enumerate(box.demands)
        ]
        self.routes.append(bytes(_ROUTE_LENGTH))
        self._unseen_ships: dict[Tiles, bytes] = {}
        self._unseen_routes: dict[Tiles, bytes] = {}

    def unseen_ships(self, ships: Tiles) -> bytes:
        """Countries and demands of the ships nobody has seen, together."""
        found = self._unseen_ships.get(ships)
        if found is None:
            found = _sums([self.ships[ship] for ship in ships], _SHIP_LENGTH)
            _keep(self._unseen_ships, ships, found)
        return found

    def unseen_routes(self, tiles: Tiles) -> bytes:
        """What is printed on the route tiles nobody has seen, together."""
        found = self._unseen_routes.get(tiles)
        if found is None:
            found = _sums([self.routes[tile] for tile in tiles], _ROUTE_LENGTH)
            _keep(self._unseen_routes, tiles, found)
        return found


def _urban(good: int) -> int:
    """What a slot shows, as a place in `_URBAN`."""
    if good == COIN:
        return len(_URBAN) - 1
    return good - FIRST_URBAN if good >= 0 else NONE


def _sums(pieces: list[bytes], length: int) -> bytes:
    return capped([sum([piece[place] for piece in pieces]) for place in range(length)])


def _keep(memory: dict[Tiles, bytes], tiles: Tiles, piece: bytes) -> None:
    """Remember a piece; a memory with very many is emptied."""
    if len(memory) >= 20000:
        memory.clear()
    memory[tiles] = piece


def name_board(sheet: Sheet) -> None:
    """Name the numbers of the board."""
    for field in range(1, FIELDS + 1):
        sheet.choice(f"field[{field}]", GOODS)
    for name, scale in (("to-build", 1), ("to-plant", 1), ("mine", 2), ("others", 2)):
        for field in range(1, FIELDS + 1):
            sheet.number(f"field[{field}].{name}", scale)
    for space in range(1, len(BONUSES) + 1):
        sheet.choice(f"crop-track[{space}]", GOODS)
    for province in PROVINCES:
        for slot in range(1, SLOTS + 1):
            sheet.choice(f"{province}.slot-{slot}", _URBAN)
        for slot in range(1, SLOTS + 1):
            sheet.choice(f"{province}.slot-{slot}.cube", WHO)
        sheet.numbers(f"{province}.buys", _URBAN[:-1])
    for tile in range(1, FACTORIES + 1):
        sheet.choice(f"factory[{tile}]", (*_STATES, *WHO))
        sheet.choice(f"factory[{tile}].level", _LEVELS)
        sheet.choice(f"factory[{tile}].at", PROVINCES)
    _name_ships(sheet)
    _name_routes(sheet)
    for advancement in SPACES:
        sheet.choice(f"advancement[{advancement}]", WHO)
    sheet.numbers("fresh", SPACES)
    for tile in range(1, FACTORIES + 1):
        sheet.number(f"factory[{tile}].material", 3)
        for who in WHO:
            sheet.number(f"factory[{tile}].stock.{who}", 2)


def _name_ships(sheet: Sheet) -> None:
    for row in range(1, ROWS + 1):
        _name_ship(sheet, f"coast[{row}]")
        for slot in range(1, HOLD + 1):
            sheet.choice(f"coast[{row}].slot-{slot}.by", WHO)
            sheet.choice(f"coast[{row}].slot-{slot}.load", _LOADS)
        _name_ship(sheet, f"coast[{row}].next")
    for row in range(1, ROWS + 1):
        sheet.numbers(f"coast[{row}].emissaries", WHO, 2)
        sheet.number(f"coast[{row}].behind", 4)
    sheet.numbers("unseen-ships", COUNTRIES, 4)
    for slot in range(1, HOLD + 1):
        sheet.numbers(f"unseen-ships.slot-{slot}", _WANTED, 4)


def _name_ship(sheet: Sheet, name: str) -> None:
    sheet.choice(f"{name}.country", COUNTRIES)
    for slot in range(1, HOLD + 1):
        sheet.choice(f"{name}.slot-{slot}", _WANTED)


def _name_route(sheet: Sheet, name: str, scale: int) -> None:
    sheet.numbers(f"{name}.demand", DEMANDS, scale)
    sheet.numbers(name, _ROUTE_NUMBERS, 3 * scale)
    sheet.numbers(f"{name}.disaster", DISASTERS, scale)


def _name_routes(sheet: Sheet) -> None:
    for row in range(1, ROWS + 1):
        _name_route(sheet, f"route[{row}]", 1)
        sheet.choice(f"route[{row}].by", WHO)
    _name_route(sheet, "unseen-routes", 6)
    for held in range(1, _HELD + 1):
        _name_route(sheet, f"me.route[{held}]", 1)
    for name in ("up", "discarded", "unseen"):
        sheet.numbers(f"tile.{name}", tuple(str(tile) for tile in range(1, ROUTES + 1)))
    for who in WHO:
        sheet.numbers(f"tile.held.{who}", tuple(str(tile) for tile in range(1, ROUTES + 1)))
        sheet.numbers(f"tile.won.{who}", tuple(str(tile) for tile in range(1, ROUTES + 1)))
    for tile in range(1, ROUTES + 1):
        for part in range(1, HOLD + 1):
            sheet.number(f"tile[{tile}].piece-{part}", 4)
    for row in range(1, ROWS + 1):
        sheet.number(f"route[{row}].behind", 4)


def describe_board(pieces: list[bytes], board: Board, table: YinziTable, seat: int) -> None:
    """Fields, crop track, towns, factories, ships, routes and advancements."""
    _fields(pieces, board, table, seat)
    for good in table.track:
        pieces.append(_GOOD_HOT[good])
    _towns(pieces, board, table, seat)
    stocks = _factories(pieces, table, seat)
    _ships(pieces, board, table, seat)
    _routes(pieces, board, table, seat)
    whose = _WHOSE[len(table.players)][seat]
    for owner in table.spaces():
        pieces.append(whose[owner])
    fresh = table.fresh
    pieces.append(_EIGHT_BITS[fresh & 255])
    pieces.append(_EIGHT_BITS[fresh >> 8 & 255])
    pieces.append(_EIGHT_BITS[fresh >> 16])
    pieces.append(stocks)


def _fields(pieces: list[bytes], board: Board, table: YinziTable, seat: int) -> None:
    told = board.told
    good = table.good
    for field in range(told):
        pieces.append(_GOOD_HOT[good[field]])
    pieces.append(board.no_goods)
    vacant = bytes(table.memory.vacant)
    cubes = bytes(table.cubes)
    mine = bytearray(len(cubes))
    others = bytearray(cubes)
    for field in table.players[seat].fields:
        mine[field] = cubes[field]
        others[field] = 0
    for column in (vacant.translate(_BUILD), vacant.translate(_PLANT), bytes(mine), bytes(others)):
        pieces.append(column[:told])
        pieces.append(board.no_fields)


def _towns(pieces: list[bytes], board: Board, table: YinziTable, seat: int) -> None:
    whose = _WHOSE[len(table.players)][seat]
    raw = table.raw
    slots = board.box.market_slots
    for province in range(len(PROVINCES)):
        tile = table.market[province]
        pieces.append(board.markets[tile])
        buys = 0
        for slot in range(SLOTS):
            colour = raw[province * SLOTS + slot]
            pieces.append(whose[colour])
            if colour < 0 and tile >= 0:
                good = slots[tile][slot]
                if FIRST_URBAN <= good < COIN:
                    buys |= 1 << good - FIRST_URBAN
        pieces.append(_SIX_BITS[buys])


def _factories(pieces: list[bytes], table: YinziTable, seat: int) -> bytes:
    """Each tile: where it is and whose; the piece that comes later says how near its material is and what it holds."""
    players = table.players
    count = len(players)
    spots = table.box.land.spot_province
    nearest = table.memory.nearest
    numbers = bytearray(FACTORIES * (1 + SEATS))
    for tile in range(FACTORIES):
        owner = table.owner[tile]
        pieces.append(_STATE_HOT[len(_STATES) + (owner - seat) % count if owner >= 0 else _STATE[owner]])
        spot = table.spot[tile]
        if spot >= 0:
            province = spots[spot]
            pieces.append(_LEVEL_HOT[table.level[tile] - 1])
            pieces.append(_PROVINCE_HOT[province])
            near = nearest[SEATS * province + tile % SEATS]
            first = tile * (1 + SEATS)
            numbers[first] = _FAR if near > _FAR else near
            if table.memory.stored_in[tile]:
                for distance in range(count):
                    numbers[first + 1 + distance] = players[(seat + distance) % count].stock[tile]
        else:
            pieces.append(_NO_FACTORY)
    return bytes(numbers)


def _ships(pieces: list[bytes], board: Board, table: YinziTable, seat: int) -> None:
    players = table.players
    count = len(players)
    shipper = table.shipper
    cargo = table.cargo
    numbers: list[int] = []
    for row in range(ROWS):
        pieces.append(board.ships[table.coast[row]])
        for slot in range(row * HOLD, (row + 1) * HOLD):
            owner = shipper[slot]
            pieces.append(_LOAD[(owner - seat) % count][cargo[slot]] if owner >= 0 else _LOAD[NONE][NONE])
        pieces.append(board.ships[table.next[row]])
        for distance in range(SEATS):
            numbers.append(players[(seat + distance) % count].aboard[row] if distance < count else 0)
        numbers.append(table.behind[row])
    pieces.append(capped(numbers))
    pieces.append(board.unseen_ships(tuple(table.unseen_ships)))


def _routes(pieces: list[bytes], board: Board, table: YinziTable, seat: int) -> None:
    players = table.players
    count = len(players)
    whose = _WHOSE[count][seat]
    up = 0
    served = 0
    for row in range(ROWS):
        tile = table.route[row]
        pieces.append(board.routes[tile])
        pieces.append(whose[table.route_by[row]])
        if tile >= 0:
            up |= 1 << 8 * tile
            served |= _served(table, tile)
    unseen = tuple(table.unseen_routes)
    pieces.append(board.unseen_routes(unseen))
    held = players[seat].routes
    for place in range(_HELD):
        pieces.append(board.routes[held[place] if place < len(held) else NONE])
    pieces.append(up.to_bytes(ROUTES, "little"))
    pieces.append(_tiles(tuple(table.discard)))
    pieces.append(_tiles(unseen))
    for distance in range(SEATS):
        if distance < count:
            player = players[(seat + distance) % count]
            for tile in player.routes:
                served |= _served(table, tile)
            pieces.append(_tiles(player.routes))
            pieces.append(_tiles(player.won))
        else:
            pieces.append(_NO_TILES)
            pieces.append(_NO_TILES)
    pieces.append(served.to_bytes(ROUTES * HOLD, "little"))
    pieces.append(capped(table.route_stack[:ROWS]))


def _served(table: YinziTable, tile: int) -> int:
    """What lies on the demands of a route tile, a byte each at its place among all tiles."""
    total = 0
    place = 8 * HOLD * tile
    for piece in table.pieces[tile]:
        total |= piece << place
        place += 8
    return total


_NO_TILES: Final = bytes(ROUTES)


def _tiles(tiles: Tiles) -> bytes:
    """A yes or no for each route tile."""
    if not tiles:
        return _NO_TILES
    total = 0
    for tile in tiles:
        total |= 1 << 8 * tile
    return total.to_bytes(ROUTES, "little")
