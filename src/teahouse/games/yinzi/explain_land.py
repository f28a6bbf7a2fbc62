"""What lies on the map, in words: fields, squares, provinces, market slots, factories, boats and the rural market."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.labels import (
    colour_ref,
    factory_arguments,
    field_arguments,
    good_ref,
    province_ref,
    say,
)
from teahouse.games.yinzi.land import FAR
from teahouse.games.yinzi.names import (
    BETTER,
    BETTER_SALES,
    BOUGHT,
    COIN,
    COIN_PRICE,
    FACTORY_POINTS,
    FED_BY_ONE,
    LAST_FOOD,
    LAST_LEVEL,
    LAST_WHOLE,
    NONE,
    OUTSOURCING_COPPER,
    PROVINCES,
    RICE,
    RURAL_COST,
    RURAL_PRICE,
    SALT,
    SEATS,
    SLOTS,
    SOLD,
    TEA,
    UPGRADE_COST,
    URBAN_PRICE,
)
from teahouse.games.yinzi.scoring import BOAT
from teahouse.games.yinzi.steps.common import capacity_left, factory_on
from teahouse.games.yinzi.steps.crops import CUBES_ON_NEW_TILE
from teahouse.games.yinzi.steps.factories import StartFactory, fits
from teahouse.games.yinzi.steps.fortune import RICE_CUBES
from teahouse.games.yinzi.steps.free import rural_price
from teahouse.games.yinzi.steps.produce import OWN_WORKERS, workers_needed
from teahouse.games.yinzi.steps.purse import purse
from teahouse.games.yinzi.steps.sales import takes
from teahouse.games.yinzi.table import ON_DISPLAY, UNOWNED, YinziTable
from teahouse.kernel import SPECTATOR, Explanation, Message, Ref, Who

_WHOLE: Final = ("YZ-44", "YZ-94", "YZ-119")
_RAW: Final = ("YZ-48", "YZ-49", "YZ-17")


def about_good(good: int) -> Message:
    """What a good is for."""
    if good == RICE:
        return say("thing-good-rice", ("cubes", RICE_CUBES), ("workers", FED_BY_ONE))
    named = ("good", good_ref(good))
    if good <= LAST_WHOLE:
        return say("thing-good-whole", named, ("workers", FED_BY_ONE), ("copper", RURAL_PRICE))
    if good <= LAST_FOOD:
        return say("thing-good-half", named, ("workers", FED_BY_ONE), ("copper", RURAL_PRICE))
    if good == SALT:
        return say("thing-good-salt", ("copper", URBAN_PRICE))
    if good == TEA:
        return say("thing-good-tea", ("copper", URBAN_PRICE))
    return say("thing-good-raw", named, ("copper", URBAN_PRICE))


def good_clauses(good: int) -> tuple[str, ...]:
    """The rules about a good on a field."""
    if good == NONE:
        return ("YZ-46", "YZ-53")
    if good == RICE:
        return ("YZ-45", "YZ-94", "YZ-122")
    if good <= LAST_FOOD:
        return _WHOLE
    if good == SALT:
        return ("YZ-44", "YZ-49", "YZ-81", "YZ-47")
    return ("YZ-48", "YZ-49", "YZ-81") if good == TEA else _RAW


def field(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A square of the map: what grows there, for what it is good, whose cubes stand on it."""
    land = table.box.land
    if name not in land.names:
        return None
    here = land.names.index(name)
    tile = factory_on(table, here)
    if tile != NONE:
        return factory(table, seat, table.box.factory_names[tile])
    owner = _planter(table, here)
    good = table.good[here]
    where = field_arguments(table.box, here)
    does: list[Message] = []
    if good == NONE:
        title = Message("thing-field-blank", where)
        does.append(say("thing-blank-does", ("cubes", CUBES_ON_NEW_TILE)))
    else:
        title = Message("thing-field", (*where, ("good", good_ref(good))))
        does.append(about_good(good))
        if good != land.printed[here]:
            does.append(say("thing-crop-laid"))
    numbers: list[Message] = []
    if owner != NONE:
        numbers.append(say("thing-cubes-here", ("who", Who(owner)), ("cubes", table.cubes[here])))
    elif good != NONE:
        numbers.append(say("thing-field-empty", ("cubes", RICE_CUBES if good == RICE else 1)))
    if seat >= 0 and here in table.players[seat].fields:
        if good >= SALT:
            numbers.append(say("thing-markets-in-reach", ("markets", _markets(table, seat, here))))
        if good <= LAST_FOOD or good in (SALT, TEA):
            boats = table.box.capacity[table.players[seat].boat]
            borders = land.to_sea[land.province[here]]
            numbers.append(say("thing-to-sea", ("borders", borders), ("boats", boats)))
    return Explanation(title, tuple(does), tuple(numbers), good_clauses(good))


def _planter(table: YinziTable, here: int) -> int:
    """Whose cubes stand on a field, or NONE."""
    for seat, player in enumerate(table.players):
        if here in player.fields:
            return seat
    return NONE


def _markets(table: YinziTable, seat: int, here: int) -> int:
    """Markets within reach that would take the good of a field now."""
    land = table.box.land
    reach = capacity_left(table, seat, table.used)
    found = 0
    for province, borders in enumerate(land.distance[land.province[here]][: len(PROVINCES)]):
        if borders <= reach and table.market[province] != NONE and takes(table, province, table.good[here]):
            found += 1
    return found


def spot(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """Squares on which a factory tile fits."""
    land = table.box.land
    if name not in land.spot_names:
        return None
    index = land.spot_names.index(name)
    province = land.spot_province[index]
    state = "thing-spot-free" if fits(table, land.spots[index]) else "thing-spot-taken"
    return Explanation(
        say("thing-spot", ("province", province_ref(province)), ("squares", name.split("-", 1)[1])),
        (say("thing-spot-does"), say("thing-to-sea-from", ("borders", land.to_sea[province]))),
        (say(state),),
        ("YZ-53", "YZ-54"),
    )


def province(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A province with its market."""
    if name not in PROVINCES:
        return None
    index = PROVINCES.index(name)
    land = table.box.land
    free = table.raw[index * SLOTS : (index + 1) * SLOTS].count(NONE)
    if table.market[index] != NONE:
        free -= table.box.market_slots[table.market[index]].count(NONE)
    numbers = [say("thing-province-market", ("slots", free))]
    if seat >= 0:
        cubes = 0
        for here in table.players[seat].fields:
            if land.province[here] == index:
                cubes += table.cubes[here]
        numbers.append(say("thing-province-cubes", ("cubes", cubes)))
    does = (say("thing-province-does"), say("thing-to-sea-from", ("borders", land.to_sea[index])))
    return Explanation(say(f"province-{name}"), does, tuple(numbers), ("YZ-20", "YZ-21", "YZ-2"))


def market(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A slot of an urban market: market-huguang-3 without its first word."""
    place, _, number = name.rpartition("-")
    if place not in PROVINCES or not number.isdigit():
        return None
    index, slot = PROVINCES.index(place), int(number) - 1
    if table.market[index] == NONE or not 0 <= slot < SLOTS:
        return None
    shown = table.box.market_slots[table.market[index]][slot]
    if shown == NONE:
        return None
    where = (("province", province_ref(index)), ("slot", slot + 1))
    if shown == COIN:
        beside = [table.box.market_slots[table.market[index]][other] for other in _beside(table, index, slot)]
        title = Message("thing-slot-coin", where)
        one, two = good_ref(beside[0]), good_ref(beside[1])
        does = say("thing-slot-coin-does", ("copper", COIN_PRICE), ("one", one), ("two", two))
    else:
        title = Message("thing-slot", (*where, ("good", good_ref(shown))))
        does = say("thing-slot-does", ("good", good_ref(shown)), ("copper", URBAN_PRICE))
    colour = table.raw[index * SLOTS + slot]
    if colour == NONE:
        numbers = [say("thing-slot-empty")]
        if seat >= 0 and table.players[seat].bonus == BETTER_SALES:
            numbers.append(say("thing-better-sales", ("copper", BETTER)))
    else:
        numbers = [say("thing-slot-full", ("colour", colour_ref(table.box, colour)), ("who", Who(colour)))]
    clauses = ("YZ-50", "YZ-49", "YZ-51") if shown == COIN else ("YZ-49", "YZ-51", "YZ-17")
    return Explanation(title, (does, say("thing-slot-material")), tuple(numbers), clauses)


def _beside(table: YinziTable, index: int, slot: int) -> list[int]:
    return table.box.market_beside[table.market[index]][slot]


def factory(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A factory tile on display, on the map, or without an owner."""
    if name not in table.box.factory_names:
        return None
    tile = table.box.factory_names.index(name)
    owner = table.owner[tile]
    if owner != ON_DISPLAY and table.spot[tile] == NONE:
        return None
    named = factory_arguments(table.box, tile)
    does = [
        Message("thing-factory-does", named),
        say("thing-factory-workers", ("one", OWN_WORKERS[1]), ("two", OWN_WORKERS[2]), ("three", OWN_WORKERS[3])),
        say("thing-factory-points", *zip(("i", "ii", "iii"), FACTORY_POINTS[1:], strict=True)),
    ]
    numbers: list[Message] = []
    clauses: tuple[str, ...] = ("YZ-72", "YZ-73", "YZ-79", "YZ-133")
    if owner == ON_DISPLAY and _takes_one(table, seat):
        numbers.append(say("thing-factory-start"))
        clauses = ("YZ-13", "YZ-72", "YZ-19", "YZ-133")
    elif owner == ON_DISPLAY:
        numbers.append(say("thing-factory-offered"))
        if seat >= 0:
            numbers.append(say("thing-your-stone", ("stone", table.players[seat].stone)))
        clauses = ("YZ-53", "YZ-72", "YZ-19", "YZ-133")
    elif owner == UNOWNED:
        numbers.append(say("thing-factory-ruin-free" if table.rules.rebuild_free else "thing-factory-ruin"))
        clauses = ("YZ-103", "YZ-A30", "YZ-72")
    else:
        level = table.level[tile]
        stored = table.memory.stored_in[tile]
        numbers.append(
            say(
                "thing-factory-owned",
                ("who", Who(owner)),
                ("level", level),
                ("stored", stored),
                ("room", level),
            )
        )
        if seat == owner and level < LAST_LEVEL:
            cost = ("cost", UPGRADE_COST[level])
            numbers.append(say("thing-factory-next", cost, ("have", purse(table, seat)), ("level", level + 1)))
            clauses = (*clauses, "YZ-55")
        elif seat >= 0 and seat != owner:
            numbers.append(_outsourcing(table, seat, tile))
            clauses = (*clauses, "YZ-77", "YZ-78")
        numbers.append(_material(table, seat, tile))
    return Explanation(Message("thing-factory", named), tuple(does), tuple(numbers), clauses)


def _takes_one(table: YinziTable, seat: int) -> bool:
    """Whether the seat still takes the factory it starts with, which costs nothing (YZ-13)."""
    return any(isinstance(step, StartFactory) and seat in (step.seat, SPECTATOR) for step in table.agenda)


def _outsourcing(table: YinziTable, seat: int, tile: int) -> Message:
    """What it takes to produce in somebody else's factory."""
    workers = workers_needed(table, seat, tile)
    if workers == 0:
        return say("thing-outsource-not")
    owner = ("who", Who(table.owner[tile]))
    if table.level[tile] == LAST_LEVEL:
        return say("thing-outsource-silver", owner, ("workers", workers))
    return say("thing-outsource-copper", owner, ("workers", workers), ("copper", OUTSOURCING_COPPER))


def _material(table: YinziTable, seat: int, tile: int) -> Message:
    """How far the next raw material is."""
    colour = ("colour", colour_ref(table.box, tile % SEATS))
    borders = table.memory.nearest[table.box.land.spot_province[table.spot[tile]] * SEATS + tile % SEATS]
    if borders == FAR:
        return say("thing-no-material", colour)
    if seat < 0:
        return say("thing-material", colour, ("borders", borders))
    boats = table.box.capacity[table.players[seat].boat]
    return say("thing-material-yours", colour, ("borders", borders), ("boats", boats))


def boat_track(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The boat track, and the boats of the seat."""
    capacity = table.box.capacity
    numbers: list[Message] = []
    if seat >= 0:
        boat = table.players[seat].boat
        own = capacity[boat]
        numbers.append(say("thing-boats-yours", ("boats", own), ("points", BOAT * own)))
        if boat + 1 < len(capacity):
            numbers.append(say("thing-boats-next", ("boats", capacity[boat + 1]), ("wood", table.players[seat].wood)))
        else:
            numbers.append(say("thing-boats-last"))
    does = (say("thing-boats-does"), say("thing-boats-points", ("points", BOAT)))
    return Explanation(say("thing-boats"), does, tuple(numbers), ("YZ-20", "YZ-21", "YZ-42", "YZ-132"))


def rural(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The rural market, or its cubes of one colour."""
    if name and name not in table.box.colours[: len(table.players)]:
        return None
    does = (
        say("thing-rural-sells", ("copper", RURAL_PRICE)),
        say("thing-rural-buys", ("copper", RURAL_COST)),
        say("thing-rural-once"),
    )
    count = table.rural[table.box.colours.index(name)] if name else sum(table.rural)
    numbers = [say("thing-rural-cubes", ("cubes", count))]
    if seat >= 0:
        if rural_price(table.players[seat]) != RURAL_PRICE:
            numbers.append(say("thing-better-sales", ("copper", BETTER)))
        if seat == table.to_move and table.dealing in (SOLD, BOUGHT):
            numbers.append(say("thing-rural-sold" if table.dealing == SOLD else "thing-rural-bought"))
    title = say("thing-rural-colour", ("colour", Ref("colour-" + name))) if name else say("thing-rural")
    return Explanation(title, does, tuple(numbers), ("YZ-119", "YZ-120", "YZ-121", "YZ-118"))


def crop(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A space of the crop track and the tile on it."""
    if not name.isdigit() or not 1 <= int(name) <= len(table.track):
        return None
    space = int(name) - 1
    good = table.track[space]
    cost = table.box.crop_cost[space]
    does = [say("thing-crop-does", ("cost", cost), ("cubes", CUBES_ON_NEW_TILE))]
    numbers: list[Message] = []
    if good == NONE:
        title = say("thing-crop-empty", ("space", space + 1))
        numbers.append(say("thing-crop-none"))
    else:
        title = say("thing-crop", ("good", good_ref(good)), ("cost", cost))
        does.append(about_good(good))
        if seat >= 0:
            player = table.players[seat]
            numbers.append(say("thing-crop-yours", ("cost", cost), ("copper", player.copper), ("cubes", player.cubes)))
    return Explanation(title, tuple(does), tuple(numbers), ("YZ-46", "YZ-47", "YZ-25", "YZ-48"))


def commodities_of(table: YinziTable, seat: int, commodity: int) -> int:
    """Commodities of a kind that a seat has in factories."""
    found = 0
    for tile in range(SEATS * commodity, SEATS * commodity + SEATS):
        found += table.players[seat].stock[tile]
    return found


def goods_of(table: YinziTable, seat: int, good: int) -> int:
    """Cubes of a good that a seat has on fields."""
    found = 0
    for here in table.players[seat].fields:
        if table.good[here] == good:
            found += table.cubes[here]
    return found
