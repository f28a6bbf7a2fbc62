"""The coast in words: ships, their slots, what has been delivered, and the exchange of copper and silver."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.explain_land import commodities_of, goods_of
from teahouse.games.yinzi.labels import country_ref, demand_ref, say
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    COUNTRIES,
    DELIVERY_SILVER,
    FIRST_COMMODITY,
    FIRST_EUROPEAN,
    HOLD,
    MARKETS,
    NONE,
    SALT,
    TEA,
    TEA_SLOT,
)
from teahouse.games.yinzi.steps.purse import ratio
from teahouse.games.yinzi.steps.sailing import aboard
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Argument, Explanation, Message, Ref, Who

PLACES: Final = COUNTRIES + MARKETS
"""Where commodities land: the boxes of the countries, then the pools."""


def coast(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The coast, a ship by its row, or one of its slots by row and number."""
    if not name:
        does = (say("thing-coast-does"), say("thing-ship-earns", ("silver", DELIVERY_SILVER)))
        return Explanation(say("thing-coast"), does, (), ("YZ-80", "YZ-81", "YZ-82", "YZ-84"))
    row, _, slot = name.partition("-")
    if not row.isdigit() or not 1 <= int(row) <= len(table.players):
        return None
    if slot:
        return _slot(table, seat, int(row) - 1, int(slot) - 1) if slot.isdigit() else None
    ship = table.coast[int(row) - 1]
    if ship == NONE:
        return Explanation(say("thing-row-empty", ("row", int(row))), (say("thing-row-empty-does"),), (), ("YZ-87",))
    return _ship(table, seat, int(row) - 1)


def ship(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A ship by its name, at the coast or next on its stack."""
    if name not in table.box.ship_names:
        return None
    number = table.box.ship_names.index(name)
    if number in table.coast:
        return _ship(table, seat, table.coast.index(number))
    if number not in table.next:
        return None
    row = table.next.index(number)
    country = table.box.ship_country[number]
    does = (_goal(table, country), say("thing-ship-next", ("row", row + 1)))
    return Explanation(say("thing-ship-waiting", ("country", country_ref(country))), does, (), ("YZ-87", "YZ-6"))


def market_of(country: int) -> int:
    """The foreign market of a country."""
    return 0 if country < FIRST_EUROPEAN else 1


def _goal(table: YinziTable, country: int) -> Message:
    """What commodities are worth that this country's ships carry."""
    points = table.box.destination_points
    return say(
        "thing-ship-goal",
        ("country", country_ref(country)),
        ("box", points[country]),
        ("limit", table.box.box_capacity),
        ("pool", points[len(COUNTRIES) + market_of(country)]),
        ("market", Ref("market-" + MARKETS[market_of(country)])),
    )


def _landed(table: YinziTable, place: int) -> int:
    found = 0
    for player in table.players:
        found += player.delivered[place]
    return found


def _ship(table: YinziTable, seat: int, row: int) -> Explanation:
    box = table.box
    number = table.coast[row]
    country = box.ship_country[number]
    slots = len(box.ship_slots[number])
    filled = 0
    for slot in range(slots):
        if table.cargo[row * HOLD + slot] != NONE:
            filled += 1
    does = (
        say("thing-ship-does", ("slots", slots)),
        _goal(table, country),
        say("thing-ship-envoy", ("country", country_ref(country))),
    )
    landed = _landed(table, country)
    numbers = [say("thing-ship-filled", ("filled", filled), ("slots", slots))]
    state = "thing-ship-box" if landed < box.box_capacity else "thing-ship-pool"
    numbers.append(say(state, ("landed", landed), ("country", country_ref(country))))
    if seat >= 0 and aboard(table, seat, row):
        numbers.append(say("thing-ship-yours"))
    if table.next[row] != NONE:
        following = country_ref(box.ship_country[table.next[row]])
        numbers.append(say("thing-ship-then", ("country", following), ("ships", 1 + table.behind[row])))
    title = say("thing-ship", ("country", country_ref(country)), ("row", row + 1))
    return Explanation(title, does, tuple(numbers), ("YZ-84", "YZ-81", "YZ-86", "YZ-134"))


def _slot(table: YinziTable, seat: int, row: int, slot: int) -> Explanation | None:
    number = table.coast[row]
    if number == NONE or not 0 <= slot < len(table.box.ship_slots[number]):
        return None
    wanted = table.box.ship_slots[number][slot]
    named: tuple[str, Argument] = ("wanted", demand_ref(TEA if wanted == TEA_SLOT else FIRST_COMMODITY + wanted))
    country = ("country", country_ref(table.box.ship_country[number]))
    title = say("thing-hold", country, ("slot", slot + 1), named)
    does = [
        say("thing-hold-tea" if wanted == TEA_SLOT else "thing-hold-commodity", named),
        say("thing-ship-earns", ("silver", DELIVERY_SILVER)),
        say("thing-hold-pairs"),
    ]
    load = table.cargo[row * HOLD + slot]
    numbers: list[Message] = []
    if load != NONE:
        kind = "thing-hold-has-commodity" if load == A_COMMODITY else "thing-hold-has-cubes"
        numbers.append(say(kind, ("who", Who(table.shipper[row * HOLD + slot]))))
    else:
        numbers.append(say("thing-hold-empty"))
        if seat >= 0:
            have = goods_of(table, seat, TEA) if wanted == TEA_SLOT else commodities_of(table, seat, wanted)
            boats = table.box.capacity[table.players[seat].boat]
            numbers.append(say("thing-hold-yours", named, ("have", have), ("salt", goods_of(table, seat, SALT))))
            numbers.append(say("thing-hold-boats", ("boats", boats)))
    return Explanation(title, tuple(does), tuple(numbers), ("YZ-81", "YZ-80", "YZ-82", "YZ-122"))


def destination(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The box of a country, or the general pool of a foreign market."""
    if name not in PLACES:
        return None
    place = PLACES.index(name)
    points = ("points", table.box.destination_points[place])
    limit = ("limit", table.box.box_capacity)
    if place < len(COUNTRIES):
        where = Ref("country-" + name)
        title, does = say("thing-box-of", ("place", where)), say("thing-box-of-does", points, limit, ("place", where))
    else:
        where = Ref("market-" + name)
        title, does = say("thing-pool-of", ("place", where)), say("thing-pool-of-does", points, limit)
    numbers = [say("thing-landed", ("count", _landed(table, place)))]
    if seat >= 0 and _landed(table, place):
        own = table.players[seat].delivered[place]
        numbers.append(say("thing-landed-yours", ("count", own), ("points", own * table.box.destination_points[place])))
    return Explanation(title, (does, say("thing-envoy-worth")), tuple(numbers), ("YZ-84", "YZ-134", "YZ-135"))


def delivered(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """All that lies abroad."""
    numbers: list[Message] = []
    if seat >= 0:
        player = table.players[seat]
        points = 0
        for place, count in enumerate(player.delivered):
            points += count * table.box.destination_points[place]
        numbers.append(say("thing-landed-yours", ("count", sum(player.delivered)), ("points", points)))
        numbers.append(say("thing-envoys-yours", ("count", player.emissaries)))
    does = (say("thing-delivered-does", ("limit", table.box.box_capacity)), say("thing-envoy-worth"))
    return Explanation(say("thing-delivered"), does, tuple(numbers), ("YZ-134", "YZ-84", "YZ-135"))


def exchange(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The exchange track and its die."""
    numbers = [say("thing-exchange-now", ("copper", ratio(table)))]
    if seat >= 0:
        player = table.players[seat]
        worth = player.silver + player.copper // ratio(table)
        numbers.append(
            say("thing-exchange-yours", ("copper", player.copper), ("silver", player.silver), ("worth", worth))
        )
    does = (say("thing-exchange-does"), say("thing-exchange-moves"))
    return Explanation(say("thing-exchange"), does, tuple(numbers), ("YZ-22", "YZ-125", "YZ-139"))
