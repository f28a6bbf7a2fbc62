"""Reading a table back from JSON, strictly: BadData names what does not fit."""

from __future__ import annotations

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.memory import memory_of
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    BONUSES,
    COMMODITY,
    CUBE,
    DISC,
    EMPEROR_BOXES,
    FACTORIES,
    FORTUNE,
    GOODS,
    HAND,
    HOLD,
    LAST_LEVEL,
    LATE_CROPS,
    NONE,
    PHASES,
    PIECES,
    PLACE_NAMES,
    PLACES,
    PROVINCES,
    ROUNDS,
    ROWS,
    SALT,
    SEATS,
    SLOTS,
    SPACES,
    WORKFORCE,
)
from teahouse.games.yinzi.sets import set_of
from teahouse.games.yinzi.table import (
    IN_STACK,
    NOT_IN_GAME,
    ON_DISPLAY,
    UNOWNED,
    Player,
    YinziTable,
)
from teahouse.games.yinzi.tiles import replaced
from teahouse.kernel import BadData, Reader

MANY = 999


def lay(table: YinziTable, reader: Reader) -> YinziTable:
    """Fill a new table with these facts."""
    seats = len(table.players)
    table.round = reader.at("round").integer(1, ROUNDS)
    table.phase = PHASES.index(reader.at("phase").text(*PHASES))
    table.provisional = _seats(reader.at("provisional"), seats)
    table.order = _seats(reader.at("order"), seats)
    table.die = reader.at("die").integer(1, 6)
    table.wood = reader.at("wood").integer(0, table.box.wood)
    table.stone = reader.at("stone").integer(0, table.box.stone)
    table.bonuses = _by_name(reader.at("bonuses"), BONUSES, seats)
    table.players = [_player(table.box, item) for item in reader.at("players").items(seats)]
    _read_land(table, reader, seats)
    _read_markets(table, reader, seats)
    _read_factories(table, reader, seats)
    _read_coast(table, reader, seats)
    _read_routes(table, reader, seats)
    discs = _by_name(reader.at("advancements"), SPACES, seats)
    for seat, player in enumerate(table.players):
        player.advancements = set_of([space for space, owner in enumerate(discs) if owner == seat])
    table.fresh = set_of([SPACES.index(name) for name in reader.at("fresh").texts(*SPACES)])
    table.dealing = ("none", "sold", "bought").index(reader.at("dealing").text("none", "sold", "bought"))
    table.used = reader.at("used").integer(0, max(table.box.capacity))
    table.spare = reader.at("spare").integer(0, 1)
    table.war = _seats(reader.at("war"), seats)
    table.weaker = reader.at("weaker").integer(0, MANY)
    _check(table, reader)
    table.memory = memory_of(table)
    return table


def _seats(reader: Reader, seats: int) -> list[int]:
    found = reader.integers(None, 0, seats - 1)
    if len(set(found)) != len(found):
        raise reader.fail("seats, each at most once")
    return found


def _by_name(reader: Reader, names: tuple[str, ...] | list[str], seats: int) -> list[int]:
    reader.only(*names)
    return [reader.at(name).integer(0, seats - 1) if reader.has(name) else NONE for name in names]


def _counts(reader: Reader, names: tuple[str, ...] | list[str], most: int) -> list[int]:
    reader.only(*names)
    return [reader.at(name).integer(0, most) if reader.has(name) else 0 for name in names]


def _tiles(found: list[str], names: list[str]) -> list[int]:
    return [tile for tile, name in enumerate(names) if name in found]


def _optional(reader: Reader, names: tuple[str, ...] | list[str]) -> int:
    return NONE if reader.empty() else names.index(reader.text(*names))


def _player(box: Box, reader: Reader) -> Player:
    player = Player()
    player.copper = reader.at("copper").integer(0)
    player.silver = reader.at("silver").integer(0)
    player.misfortune = reader.at("misfortune").integer(0)
    player.wood = reader.at("wood").integer(0, box.wood)
    player.stone = reader.at("stone").integer(0, box.stone)
    player.cubes = reader.at("cubes").integer(0, box.cubes)
    player.discs = reader.at("discs").integer(0, box.discs)
    player.commodities = reader.at("commodities").integer(0, box.commodities)
    player.idle = reader.at("idle").integer(0, box.workers)
    player.boat = reader.at("boat").integer(0, len(box.capacity) - 1)
    player.bonus = _optional(reader.at("bonus"), BONUSES)
    player.workers = _counts(reader.at("workers"), PLACE_NAMES, box.workers)
    player.worked = set_of([WORKFORCE.index(name) for name in reader.at("worked").texts(*WORKFORCE)])
    player.box = _optional(reader.at("box"), EMPEROR_BOXES)
    player.box_disc = reader.at("box_disc").integer(0, 1)
    player.recruit = reader.at("recruit").integer(0, 1)
    player.tax = reader.at("tax").integer(0, HAND)
    played = reader.at("played")
    played.only(*FORTUNE)
    player.cards = [
        box.card_names.index(played.at(name).text(*box.card_names)) if played.has(name) else NONE for name in FORTUNE
    ]
    player.hand = _counts(reader.at("hand"), box.card_names, HAND)
    player.deck = _counts(reader.at("deck"), box.card_names, box.cards)
    player.delivered = reader.at("delivered").integers(8, 0, box.commodities)
    player.emissaries = reader.at("emissaries").integer(0, box.discs)
    player.first_glories = reader.at("first_glories").integer(0, ROUNDS)
    player.second_glories = reader.at("second_glories").integer(0, ROUNDS)
    player.routes = player.won = ()
    player.aboard = (0,) * ROWS
    player.stock = (0,) * FACTORIES
    player.fields = []
    if player.idle + sum(player.workers) != box.workers:
        raise BadData(f"{reader.place} must have {box.workers} workers, not {player.idle + sum(player.workers)}")
    assert len(player.workers) == PLACES
    return player


def _read_land(table: YinziTable, reader: Reader, seats: int) -> None:
    land = table.box.land
    table.track = [_optional(item, GOODS) for item in reader.at("track").items(len(BONUSES))]
    table.pile = _counts(reader.at("pile"), GOODS, MANY)
    table.late_crops = reader.at("late_crops").boolean()
    tiles = reader.at("tiles")
    tiles.only(*land.names)
    table.good = land.printed.copy()
    for name in tiles.table():
        field = land.names.index(name)
        good = GOODS.index(tiles.at(name).text(*GOODS))
        if not table.box.crop_tiles[good] or land.printed[field] == SALT:
            raise tiles.at(name).fail("a crop tile on a field that is not salt")
        table.good[field] = good
    cubes = reader.at("cubes")
    cubes.only(*land.names)
    for field, name in enumerate(land.names):
        if cubes.has(name):
            seat, count = cubes.at(name).integers(2, 0, SEATS)
            if seat >= seats or not 1 <= count <= 2 or table.good[field] == NONE:
                raise cubes.at(name).fail("a seat and one or two cubes, on a field where something grows")
            table.cubes[field] = count
            table.players[seat].fields.append(field)
    limit = table.box.crop_tiles
    for good in range(len(GOODS)):
        laid = sum(1 for field, here in enumerate(table.good) if here == good and land.printed[field] != good)
        late = good in LATE_CROPS and not table.late_crops
        if table.pile[good] + table.track.count(good) + laid > (0 if late else limit[good]):
            raise BadData(f"{reader.place} has more crop tiles of {GOODS[good]} than the game")


def _read_markets(table: YinziTable, reader: Reader, seats: int) -> None:
    box = table.box
    markets = reader.at("markets")
    markets.only(*PROVINCES)
    table.raw = []
    for province, name in enumerate(PROVINCES):
        row = markets.at(name)
        row.only("tile", "cubes")
        tile = _optional(row.at("tile"), box.market_names)
        table.market = replaced(table.market, province, tile)
        cubes = row.at("cubes").integers(SLOTS, NONE, seats - 1)
        for slot, colour in enumerate(cubes):
            if colour != NONE and (tile == NONE or box.market_slots[tile][slot] == NONE):
                raise row.at("cubes").fail("cubes on slots of the tile only")
        table.raw += cubes
    laid = [tile for tile in table.market if tile != NONE]
    if len(set(laid)) != len(laid):
        raise markets.fail("four different tiles")
    table.rural = reader.at("rural").integers(seats, 0, box.cubes) + [0] * (SEATS - seats)


def _read_factories(table: YinziTable, reader: Reader, seats: int) -> None:
    box = table.box
    names = [name for tile, name in enumerate(box.factory_names) if tile % SEATS < seats]
    table.owner = [NOT_IN_GAME] * FACTORIES
    for name in reader.at("display").texts(*names):
        table.owner[box.factory_names.index(name)] = ON_DISPLAY
    for name in reader.at("stack").texts(*names):
        table.owner[box.factory_names.index(name)] = IN_STACK
    built = reader.at("factories")
    built.only(*names)
    taken = [field for player in table.players for field in player.fields]
    for name in built.table():
        tile = box.factory_names.index(name)
        row = built.at(name)
        row.only("at", "owner", "level", "stock")
        if table.owner[tile] != NOT_IN_GAME:
            raise row.fail("a tile that is neither on display nor in the stack")
        spot = box.land.spot_names.index(row.at("at").text(*box.land.spot_names))
        table.spot = replaced(table.spot, tile, spot)
        table.owner[tile] = row.at("owner").integer(UNOWNED, seats - 1)
        table.level[tile] = row.at("level").integer(0, LAST_LEVEL)
        if (table.level[tile] == 0) != (table.owner[tile] == UNOWNED):
            raise row.fail("a factory with discs of its owner, or without both")
        stored = 0
        for seat, count in enumerate(row.at("stock").integers(seats, 0, LAST_LEVEL)):
            table.players[seat].stock = replaced(table.players[seat].stock, tile, count)
            stored += count
        if stored > table.level[tile] + 1:  # one more while a wildfire is being settled
            raise row.at("stock").fail(f"at most {table.level[tile]} commodities")
        for field in box.land.spots[spot]:
            if field in taken or table.good[field] != box.land.printed[field]:
                raise row.at("at").fail("squares without cubes, crop tiles and other factories")
            taken.append(field)
    missing = [name for name in names if table.owner[box.factory_names.index(name)] == NOT_IN_GAME]
    if missing:
        raise BadData(f"{reader.place} lacks the factory tile {missing[0]}")


def _read_coast(table: YinziTable, reader: Reader, seats: int) -> None:
    box = table.box
    table.behind = [0] * ROWS
    for row, item in enumerate(reader.at("coast").items(seats)):
        item.only("ship", "cargo", "emissaries", "next", "behind")
        table.coast[row] = _optional(item.at("ship"), box.ship_names)
        table.next[row] = _optional(item.at("next"), box.ship_names)
        table.behind[row] = item.at("behind").integer(0, len(box.ship_names))
        size = 0 if table.coast[row] == NONE else len(box.ship_slots[table.coast[row]])
        for slot, load in enumerate(item.at("cargo").items(HOLD)):
            if load.empty():
                continue
            seat, cubes, commodities = load.integers(3, 0, SEATS)
            if slot >= size or seat >= seats or cubes > 2 or commodities > 1 or (cubes and commodities):
                raise load.fail("a seat, up to two cubes, up to one commodity, on a slot of the ship")
            table.cargo[row * HOLD + slot] = A_COMMODITY if commodities else cubes
            table.shipper[row * HOLD + slot] = seat
        for player, discs in zip(table.players, item.at("emissaries").integers(seats, 0, box.discs)):
            player.aboard = replaced(player.aboard, row, discs)
    table.unseen_ships = _tiles(reader.at("unseen_ships").texts(*box.ship_names), box.ship_names)
    shown = [ship for ship in (*table.coast, *table.next) if ship != NONE]
    if len(set(shown)) != len(shown) or any(ship in table.unseen_ships for ship in shown):
        raise BadData(f"{reader.place}.coast must show each ship at most once, and none that nobody has seen")


def _read_routes(table: YinziTable, reader: Reader, seats: int) -> None:
    box = table.box
    names = box.route_names
    table.route_stack = [0] * ROWS
    for row, item in enumerate(reader.at("routes").items(seats)):
        item.only("tile", "by", "behind")
        table.route[row] = _optional(item.at("tile"), names)
        table.route_by[row] = item.at("by").integer(NONE, seats - 1)
        table.route_stack[row] = item.at("behind").integer(0, ROUNDS)
    table.discard = sorted([names.index(name) for name in reader.at("discard").texts(*names)])
    table.hidden = reader.at("hidden").integer(0, ROUNDS)
    table.unseen_routes = _tiles(reader.at("unseen_routes").texts(*names), names)
    held = _by_name(reader.at("held"), names, seats)
    won = _by_name(reader.at("won"), names, seats)
    for seat, player in enumerate(table.players):
        player.routes = tuple([tile for tile, holder in enumerate(held) if holder == seat])
        player.won = tuple([tile for tile, winner in enumerate(won) if winner == seat])
    for tile, name in enumerate(names):
        places = (table.route.count(tile), table.discard.count(tile), table.unseen_routes.count(tile))
        if sum(places) + (held[tile] != NONE) + (won[tile] != NONE) != 1:
            raise BadData(f"{reader.place} must show the route tile {name} in exactly one place")
    pieces = reader.at("pieces")
    pieces.only(*names)
    for name in pieces.table():
        tile = names.index(name)
        laid = pieces.at(name).items(len(box.demands[tile]))
        table.pieces[tile] = tuple([PIECES.index(item.text(*PIECES)) for item in laid])
        if route_owner(table, tile) == NONE:
            raise pieces.at(name).fail("nothing: nobody is fulfilling this tile")


def route_owner(table: YinziTable, tile: int) -> int:
    """The seat whose pieces lie on a route tile, or NONE."""
    for seat, player in enumerate(table.players):
        if tile in player.routes:
            return seat
    return table.route_by[table.route.index(tile)] if tile in table.route else NONE


def belongings(table: YinziTable, seat: int) -> tuple[int, int, int]:
    """Cubes, discs and commodities of a seat, wherever they are."""
    player = table.players[seat]
    cubes = player.cubes + table.rural[seat] + table.raw.count(seat)
    discs = player.discs + player.tax + player.box_disc + player.recruit + player.emissaries
    discs += player.first_glories + player.second_glories + player.advancements.bit_count() + sum(player.aboard)
    commodities = player.commodities + sum(player.delivered) + sum(player.stock)
    for field in player.fields:
        cubes += table.cubes[field]
    for shipper, load in zip(table.shipper, table.cargo):
        if shipper == seat and load == A_COMMODITY:
            commodities += 1
        elif shipper == seat:
            cubes += load
    for tile in range(FACTORIES):
        discs += table.level[tile] if table.owner[tile] == seat else 0
    for tile, pieces in enumerate(table.pieces):
        if any(pieces) and route_owner(table, tile) == seat:
            cubes += pieces.count(CUBE)
            discs += pieces.count(DISC)
            commodities += pieces.count(COMMODITY)
    return cubes, discs, commodities


def _check(table: YinziTable, reader: Reader) -> None:
    """Nothing appears and nothing is lost."""
    box = table.box
    wood = table.wood + sum(player.wood for player in table.players)
    stone = table.stone + sum(player.stone for player in table.players)
    if (wood, stone) != (box.wood, box.stone):
        raise BadData(f"{reader.place} must hold {box.wood} wood and {box.stone} stone, not {wood} and {stone}")
    for seat, player in enumerate(table.players):
        found = belongings(table, seat)
        if found != (box.cubes, box.discs, box.commodities):
            raise BadData(
                f"{reader.place}.players[{seat}] must have {box.cubes} cubes, {box.discs} discs and {box.commodities} "
                f"commodities in all, not {found[0]}, {found[1]} and {found[2]}"
            )
        for card, name in enumerate(box.card_names):
            if player.hand[card] + player.deck[card] + player.cards.count(card) > box.card_copies[card]:
                raise BadData(f"{reader.place}.players[{seat}] has too many cards {name}")
