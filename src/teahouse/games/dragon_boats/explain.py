"""What every thing on the board is and what it means now: market, boats and land; the houses have a room of their own.

An explanation is made of a view alone: the table in it is imagined from the view, and nothing is said that depends on
what the view hides.
"""

from __future__ import annotations

from teahouse.games.dragon_boats.asker import Asker, counts_of, kinds_of, whose
from teahouse.games.dragon_boats.clauses import CLAUSE_OF
from teahouse.games.dragon_boats.explain_house import HOUSE_THINGS, Told, explain_house
from teahouse.games.dragon_boats.hints import paid_stall
from teahouse.games.dragon_boats.moves import space_arguments
from teahouse.games.dragon_boats.names import (
    DOCKS,
    EXCHANGE_STALL,
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
    NEUTRAL,
    NO_REWARD,
    NONE,
    PATHS,
    REWARDS,
    SEATS,
    SEATS_ABOARD,
    STALLS,
)
from teahouse.games.dragon_boats.scoring import group_of
from teahouse.games.dragon_boats.steps.boarding import lacking
from teahouse.games.dragon_boats.steps.payment import stall_price
from teahouse.games.dragon_boats.steps.walking import free_spaces
from teahouse.kernel import Explanation, Message, Ref, Who


def things_of(asker: Asker) -> list[str]:
    """Every thing that lies on the board for whoever asks."""
    table, chart = asker.table, asker.box.chart
    found = ["rounds", *(f"round-{card + 1}" for card in table.rounds), "stalls"]
    for stall, name in enumerate(STALLS):
        found.append(f"stall-{name}")
        tiles = table.stalls[stall * len(GOODS) : (stall + 1) * len(GOODS)]
        found += [f"stall-{name}-{good}" for good in kinds_of(GOODS, tiles)]
    found += ["bonus", *(f"card-{LETTERS[card]}" for card in table.display), "deck", "bag"]
    found += ["supply-food", "supply-treasure"]
    for dock in DOCKS:
        found += [f"dock-{dock}", *(f"seat-{dock}-{seat}" for seat in SEATS)]
    found += [f"location-{location}" for location in LOCATIONS]
    found += [f"path-{path}" for path in PATHS]
    found += [_id("land", name) for name in chart.hexes]
    found += [_id("space", name) for name in chart.spaces]
    if asker.walk is not None:
        found.append("walker")
    found.append("points")
    for seat in range(len(table.players)):
        found += _things_of_house(asker, seat)
    found += [move.target for move in asker.view.moves if move.target]
    return list(dict.fromkeys(found))


def _things_of_house(asker: Asker, seat: int) -> list[str]:
    """What lies before a house; one's own things have short names."""
    house = asker.view.facts["players"][seat]
    goods = kinds_of(GOODS, house["goods"])
    own = [*HOUSE_THINGS, *(f"good-{good}" for good in goods)]
    own += [f"private-{space + 1}" for space in range(len(asker.box.private_money))]
    own += [f"set-{farm}" for farm in FARMS]
    own += [f"wisdom-{letter}" for letter in house["wisdom"]]
    own += [f"card-{letter}" for letter in (*house["open"], *house["hand"], *house["used"])]
    name = f"player-{seat + 1}"
    found = [name, *(f"{name}-{good}" for good in goods)]
    if seat == asker.seat:
        return [*found, *own, *(f"mine-{good}" for good in goods)]
    return found + [f"{name}-{thing}" for thing in own]


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace(' ', '-')}"


def explain_thing(asker: Asker, thing: str) -> Explanation | None:
    """What a thing is, for whoever asks; None if there is no such thing."""
    if thing not in things_of(asker):
        return None
    name, does, numbers = _told(asker, thing)
    return Explanation(name, tuple(does), tuple(numbers), (_clause_of(thing),))


def _told(asker: Asker, thing: str) -> Told:
    kind, _, rest = thing.partition("-")
    if kind == "rounds":
        return _rounds(asker)
    if kind == "round":
        return _round(asker, int(rest) - 1)
    if kind == "stalls":
        return Message("thing-stalls"), _bidding(asker), []
    if kind == "stall":
        name, _, good = rest.partition("-")
        return explain_house(asker, f"good-{good}", asker.seat) if good else _stall(asker, STALLS.index(name))
    if kind in ("bonus", "deck", "bag", "supply"):
        return _supply(asker, thing)
    if kind == "dock":
        return _boat(asker, DOCKS.index(rest))
    if kind == "seat":
        dock, _, seat = rest.rpartition("-")
        return _seat(asker, DOCKS.index(dock) if dock else NONE, SEATS.index(seat))
    if kind == "location":
        return _location(asker, LOCATIONS.index(rest))
    if kind == "path":
        return _path(asker, PATHS.index(rest))
    if kind == "land":
        return _land(asker, [_id("land", name) for name in asker.box.chart.hexes].index(thing))
    if kind == "space":
        return _space(asker, [_id("space", name) for name in asker.box.chart.spaces].index(thing))
    if kind == "walker":
        return _walker(asker)
    owner, what = _owned(asker.seat, thing)
    return explain_house(asker, what, owner)


def _owned(seat: int, thing: str) -> tuple[int, str]:
    """Whose thing it is, and what: `player-2-treasure` is the second seat's treasure, and `player-2-tea` its tea."""
    if not thing.startswith("player-"):
        return seat, thing
    number, _, what = thing.removeprefix("player-").partition("-")
    return int(number) - 1, f"good-{what}" if what in GOODS else what or "player"


def _clause_of(thing: str) -> str:
    """The clause of a thing's id, or of the longest beginning of it that has one."""
    parts = _owned(NONE, thing)[1].split("-")
    while len(parts) > 1 and "-".join(parts) not in CLAUSE_OF:
        parts.pop()
    return CLAUSE_OF["-".join(parts)]


# -- rounds and market ------------------------------------------------------------------------------------------------


def _rounds(asker: Asker) -> Told:
    table = asker.table
    rounds = ("rounds", len(table.rounds))
    now = [Message("now-rounds", (("round", table.round + 1), rounds))]
    return Message("thing-rounds"), [Message("does-rounds", (rounds,)), Message("does-rounds-start")], now


def _round(asker: Asker, card: int) -> Told:
    table, box = asker.table, asker.box
    if box.takes_disc[card]:
        numbers = (("money", box.card_money[card]), ("offerings", box.card_offerings[card]))
        does = [Message("does-round", numbers), Message("does-round-disc")]
    else:
        does = [Message("does-round-plain")]
    ahead = table.rounds.index(card) - table.round
    now = [Message("now-round", (("ahead", ahead),)) if ahead >= 0 else Message("now-round-past")]
    if ahead > 0:
        for seat, player in enumerate(table.players):
            if player.start == card:
                now.append(Message("now-round-yours") if seat == asker.seat else whose("now-round-theirs", seat))
    return Message("thing-round", (("round", card + 1),)), does, now


def _bidding(asker: Asker) -> list[Message]:
    money = ("money", asker.box.decline_money)
    return [Message("does-stall-bid"), Message("does-stall-price"), Message("does-stall-decline", (money,))]


def _stall(asker: Asker, stall: int) -> Told:
    table = asker.table
    stack = table.stacks[stall]
    discs = len(stack) - stack.count(NEUTRAL)
    now: list[Message] = []
    if paid_stall(table) == stall and discs:
        now.append(Message("now-stall-paid"))
    for height in range(len(stack), 0, -1):
        if stack[height - 1] == asker.seat:
            price = ("price", stall_price(table, stall, height))
            now.append(Message("now-stall-own", (price, ("before", len(stack) - height))))
    if NEUTRAL in stack:
        now.append(Message("now-stall-neutral"))
    if asker.me is not None:
        price = ("price", stall_price(table, stall, len(stack) + 1))
        now.append(Message("now-stall-next", (price, ("money", asker.me.money))))
    if stall == EXCHANGE_STALL:
        does = [Message("does-exchange-tile"), Message("does-exchange-card"), Message("does-exchange-both")]
        if table.rules.free_exchange:
            does.append(Message("does-exchange-free"))
        if asker.me is not None:
            has = (("offerings", asker.me.offerings), ("treasure", asker.me.treasure))
            now.append(Message("now-exchange", has))
        return Message("thing-exchange"), [*does, *_bidding(asker)], now
    tiles = sum(table.stalls[stall * len(GOODS) : (stall + 1) * len(GOODS)])
    if discs > tiles:
        now.append(Message("now-stall-short", (("discs", discs), ("tiles", tiles))))
    does = [Message("does-stall", (("tiles", asker.box.stall_tiles[stall]),)), *_bidding(asker)]
    return Message("thing-stall", (("stall", Ref(f"stall-{STALLS[stall]}")),)), does, now


def _supply(asker: Asker, thing: str) -> Told:
    table, box = asker.table, asker.box
    name = Message(f"thing-{thing}")
    if thing == "bonus":
        has = (
            [Message("now-have", (("count", asker.me.treasure), ("what", "treasure")))] if asker.me is not None else []
        )
        return name, [Message("does-bonus", (("open", len(table.display)),)), Message("does-bonus-get")], has
    if thing == "deck":
        left = Message("now-left", (("count", table.deck.bit_count()),))
        return name, [Message("does-deck"), Message("does-bonus-get")], [left]
    if thing == "bag":
        does = Message("does-bag", (("each", box.offerings_each),))
        return name, [does], [Message("now-bag", counts_of(GOODS, table.bag))]
    food = thing == "supply-food"
    does = Message(f"does-{thing}", (("count", box.food if food else box.treasure),))
    return name, [does], [Message("now-left", (("count", table.food if food else table.treasure),))]


# -- boats and paths --------------------------------------------------------------------------------------------------


def _boat(asker: Asker, boat: int) -> Told:
    table = asker.table
    name = Message("thing-dock", (_dock(boat),))
    one, two = asker.box.tracks[boat]
    track = Message("does-track", (("one", _location_name(one)), ("two", _location_name(two))))
    if table.toppers[boat] == NONE:
        return name, [Message("does-boat-bare"), track], []
    topper = asker.topper(boat)
    does = [
        Message("does-boat", (("seats", SEATS_ABOARD), ("least", topper.least))),
        Message("does-boat-beats", (("beats", topper.beats),)),
        track,
        asker.about_fare(boat),
        asker.about_boarding(),
    ]
    aboard = ("count", table.passengers(boat))
    now: list[Message] = []
    if table.places[boat] != NONE:
        now.append(Message("now-boat-landed", (("location", _location_name(table.places[boat])),)))
    else:
        state = "now-boat-ready" if table.ready(boat) else "now-boat-waits"
        now.append(Message(state, (aboard, ("least", topper.least))))
        ahead = 0
        for other in range(len(DOCKS)):
            if table.toppers[other] != NONE and table.places[other] == NONE:
                ahead += asker.topper(other).beats > topper.beats
        now.append(Message("now-boat-order", (("ahead", ahead),)))
    if asker.me is not None:
        mine = table.seats[boat * SEATS_ABOARD : (boat + 1) * SEATS_ABOARD].count(asker.seat)
        now.append(Message("now-boat-yours", (("count", mine),)))
        lacks = [max(0, topper.fare[kind] - asker.me.goods[kind]) for kind in range(len(GOODS))]
        now.append(Message("now-fare-lacks", counts_of(GOODS, lacks)) if any(lacks) else Message("now-fare"))
    return name, does, now


def _seat(asker: Asker, boat: int, seat: int) -> Told:
    box, table = asker.box, asker.table
    called = ("seat", Ref(f"seat-{SEATS[seat]}"))
    does: list[Message] = []
    if seat == 0:
        does.append(Message("does-seat-front"))
    if box.discounts[seat]:
        does.append(Message("does-seat-cheaper", (("count", box.discounts[seat]),)))
    if seat == SEATS_ABOARD - 1:
        does.append(Message("does-seat-rear"))
    if boat == NONE:
        return Message("thing-seat", (called,)), [*does, Message("does-seat")], []
    does.append(Message("does-seat"))
    now: list[Message] = []
    owner = table.seats[boat * SEATS_ABOARD + seat]
    if table.toppers[boat] != NONE:
        does += [asker.about_fare(boat), asker.about_boarding()]
        if owner == NONE and asker.me is not None and table.places[boat] == NONE:
            lacks = lacking(box, table.toppers[boat], seat, asker.me.goods)
            now.append(Message("now-seat", (("lacks", lacks), ("members", asker.me.members))))
    if owner != NONE:
        now.append(whose("now-seat-taken", owner))
    return Message("thing-seat-of", (called, _dock(boat))), does, now


def _location(asker: Asker, location: int) -> Told:
    table = asker.table
    does = [Message("does-location")]
    for boat, track in enumerate(asker.box.tracks):
        if location in track:
            does.append(Message("does-location-of", (_dock(boat),)))
    now = asker.reach_from(asker.box.chart.port[location])
    if location in table.places:
        now.append(Message("now-location-taken", (_dock(table.places.index(location)),)))
    return Message("thing-location", (("location", _location_name(location)),)), does, now


def _path(asker: Asker, path: int) -> Told:
    chart = asker.box.chart
    does = [
        Message("does-path", (("fare", asker.box.path_fare),)),
        Message("does-path-climb", (("capacity", chart.path_capacity),)),
        asker.about_boarding(),
    ]
    first = path * chart.path_capacity
    now = [
        whose("now-path-taken", owner)
        for owner in asker.table.paths[first : first + chart.path_capacity]
        if owner != NONE
    ]
    if asker.me is not None:
        now.append(Message("now-have", (("count", asker.me.offerings), ("what", "offerings"))))
    return (
        Message("thing-path", (("path", Ref(f"path-{PATHS[path]}")),)),
        does,
        [*now, *asker.reach_from(chart.entry[path])],
    )


def _dock(boat: int) -> tuple[str, Ref]:
    return ("dock", Ref(f"dock-{DOCKS[boat]}"))


def _location_name(location: int) -> Ref:
    return Ref(f"location-{LOCATIONS[location]}")


# -- land and roads ---------------------------------------------------------------------------------------------------


def _land(asker: Asker, hex: int) -> Told:
    table, chart = asker.table, asker.box.chart
    place = space_arguments(chart.hexes[hex])
    owner = table.owner(hex)
    if owner != NONE:
        size = group_of(asker.box, table.players[owner].farmers, hex)
        group = Message("now-group", (("who", Who(owner)), ("size", size), ("points", size * size)))
        name = Message("thing-land-held", (*place, ("who", Who(owner))))
        return name, [Message("does-land-held"), Message("does-group")], [group]
    tile = table.tiles[hex]
    if tile == NONE:
        return Message("thing-land-bare", place), [Message("does-group")], []
    if hex < chart.mountain_hexes:
        called = Ref(f"wisdom-{LETTERS[tile]}")
        does = [Message("does-land-wisdom"), asker.about_ability(LETTERS[tile])]
    else:
        called = Ref(f"farm-{FARMS[tile]}")
        does = [Message("does-land-farm"), asker.about_set(tile)]
    now: list[Message] = []
    if asker.me is not None:
        now.append(Message("now-land", (("points", asker.worth_of_land(asker.seat, hex)),)))
        way = asker.way_to(hex)
        if way is not None:
            now.append(Message("now-land-way", (("steps", way.steps), ("food", way.food))))
    return Message("thing-land", (*place, ("tile", called))), [*does, Message("does-group")], now


def _space(asker: Asker, space: int) -> Told:
    chart = asker.box.chart
    name = Message("thing-space", space_arguments(chart.spaces[space]))
    if chart.space_area[space] == 0:
        does = [Message("does-road-mountain")]
    elif space in chart.port:
        does = [Message("does-port")]
    else:
        does = [Message("does-road")]
    does.append(Message("does-walk", (("free", asker.box.free_spaces),)))
    now: list[Message] = []
    if chart.reward[space] != NO_REWARD:
        does.insert(0, Message(f"does-reward-{REWARDS[chart.reward[space]]}"))
        count = asker.reward(space)
        if count > 1:
            now.append(Message("now-reward", (("count", count),)))
    return name, does, now


def _walker(asker: Asker) -> Told:
    walk = asker.walk
    assert walk is not None
    free = free_spaces(asker.table, walk.seat)
    does = [Message("does-walk", (("free", free),)), Message("does-walk-land"), Message("does-walk-home")]
    left, food = ("left", max(0, free - walk.steps)), ("food", asker.table.players[walk.seat].food)
    return whose("thing-walker", walk.seat), does, [Message("now-walk", (("steps", walk.steps), left, food))]
