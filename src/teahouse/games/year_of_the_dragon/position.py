"""The table as JSON and back."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.year_of_the_dragon.components import LEAST_PLAYERS, Box
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    CORNERS,
    EVENTS,
    MONTHS,
    NONE,
    PEACE,
    PERSON_KINDS,
    SOURCES,
    TYPES,
    WALL_TILES,
    person_name,
)
from teahouse.games.year_of_the_dragon.palace import HIGHEST, Palace, palace
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import BadData, Reader, names_of


def palace_facts(one: Palace) -> dict[str, Any]:
    """A palace as JSON."""
    return {"floors": one.floors, "persons": [person_name(person) for person in one.persons]}


def hand_facts(player: Player) -> dict[str, int]:
    """How many cards of each type are in a hand."""
    return dict(zip(CARDS, player.hand, strict=True))


def public_player(player: Player) -> dict[str, Any]:
    """What lies open in front of a player (YD-10, YD-D15)."""
    return {
        "palaces": [palace_facts(one) for one in player.palaces],
        "yuan": player.yuan,
        "rice": player.rice,
        "fireworks": player.fireworks,
        "small": player.small,
        "large": player.large,
        "track": player.track,
        "points": dict(zip(SOURCES, player.points, strict=True)),
        "draft": names_of(player.draft, TYPES),
        "wall_left": names_of(player.wall_left, WALL_TILES),
    }


def public_table(table: YearTable) -> dict[str, Any]:
    """What lies open in the middle (YD-7)."""
    return {
        "month": table.month,
        "events": [None if event == NONE else EVENTS[event] for event in table.events],
        "corner": None if table.corner == NONE else CORNERS[table.corner],
        "groups": [
            [ACTIONS[action] for action in range(len(ACTIONS)) if table.group_of[action] == group]
            for group in range(len(table.dragons))
        ],
        "pile": names_of(table.pile, ACTIONS),
        "dragons": [None if group == NONE else group for group in table.stands],
        "tiles": {
            person_name(person): table.tiles[person] for person in range(PERSON_KINDS) if table.box.value[person]
        },
        "order": list(table.order),
        "wall": list(table.wall),
        "released": table.released,
        "selected": names_of(table.selected, TYPES),
    }


def facts_of(table: YearTable) -> dict[str, Any]:
    """Everything but the agenda."""
    return {
        **public_table(table),
        "players": [{**public_player(player), "hand": hand_facts(player)} for player in table.players],
    }


# -- reading back -------------------------------------------------------------------------------------------------

_TABLE_KEYS: Final = (
    "month",
    "events",
    "corner",
    "groups",
    "pile",
    "dragons",
    "tiles",
    "order",
    "wall",
    "released",
    "selected",
    "players",
)
_PLAYER_KEYS: Final = (
    "palaces",
    "yuan",
    "rice",
    "fireworks",
    "small",
    "large",
    "track",
    "points",
    "draft",
    "wall_left",
    "hand",
)


def lay(table: YearTable, seats: int, reader: Reader) -> YearTable:
    """Fill an empty table; BadData names what does not fit."""
    reader.only(*_TABLE_KEYS)
    box = table.box
    month = reader.at("month").integer(0, MONTHS)
    table.month = month
    table.events = [
        NONE if item.empty() else EVENTS.index(item.text(*EVENTS)) for item in reader.at("events").items(MONTHS)
    ]
    if month and NONE in table.events:
        raise BadData(f"{reader.place}.events must have an event for every month once the year has begun")
    table.event_pool = _pool(table, reader)
    corner = reader.at("corner")
    table.corner = NONE if corner.empty() else CORNERS.index(corner.text(*CORNERS))
    table.stands = [NONE if item.empty() else item.integer(0, seats - 1) for item in reader.at("dragons").items(seats)]
    table.dragons = [table.stands.count(group) for group in range(seats)]
    table.group_of = [NONE] * len(ACTIONS)
    for group, items in enumerate(reader.at("groups").items(seats)):
        for name in items.texts(*ACTIONS):
            if table.group_of[ACTIONS.index(name)] != NONE:
                raise BadData(f"{items.place} holds {name!r}, which lies in another group already")
            table.group_of[ACTIONS.index(name)] = group
    table.dealt = sum(1 for group in table.group_of if group != NONE)
    table.pile = reader.at("pile").named_bits(*ACTIONS)
    for card, name in enumerate(ACTIONS):
        if table.pile & 1 << card and table.group_of[card] != NONE:
            raise BadData(f"{reader.place}.pile holds {name!r}, which lies in a group already")
    tiles = reader.at("tiles")
    tiles.only(*_names(box))
    table.tiles = [0] * PERSON_KINDS
    most = box.display[seats - LEAST_PLAYERS]
    for person in range(PERSON_KINDS):
        if box.value[person]:
            table.tiles[person] = tiles.at(person_name(person)).integer(0, most[person])
    table.players = [_player(table, item) for item in reader.at("players").items(seats)]
    table.order = reader.at("order").integers(seats, 0, seats - 1)
    ahead = [table.players[seat].track for seat in table.order]
    if len(set(table.order)) != seats or ahead != sorted(ahead, reverse=True):
        raise BadData(f"{reader.place}.order must name every seat once, farthest ahead on the track first")
    table.wall = reader.at("wall").integers(None, 0, seats - 1)
    if len(table.wall) > MONTHS:
        raise BadData(f"{reader.place}.wall must have at most {MONTHS} tiles")
    for seat, player in enumerate(table.players):
        player.wall_built = table.wall.count(seat)
    table.released = reader.at("released").integer(0)
    table.selected = reader.at("selected").named_bits(*TYPES)
    return table


def _names(box: Box) -> dict[str, int]:
    """The person kinds that exist, by name."""
    return {person_name(person): person for person in range(PERSON_KINDS) if box.value[person]}


def _pool(table: YearTable, reader: Reader) -> list[int]:
    for month in (0, 1):
        reader.at("events").items()[month].text(EVENTS[PEACE])
    pool = [0, *table.box.event_copies[1:]]
    for event in table.events[2:]:
        if event != NONE:
            pool[event] -= 1
    if min(pool) < 0:
        raise BadData(f"{reader.place}.events holds an event more often than there are tiles")
    return pool


def _player(table: YearTable, reader: Reader) -> Player:
    box = table.box
    reader.only(*_PLAYER_KEYS)
    names = _names(box)
    player = Player()
    player.palaces = []
    player.symbols = [0] * len(TYPES)
    player.persons = 0
    for item in reader.at("palaces").items():
        item.only("floors", "persons")
        persons = sorted(names[name] for name in item.at("persons").texts(*names))
        floors = item.at("floors").integer(1, HIGHEST)
        if len(persons) > HIGHEST:
            raise BadData(f"{item.place} holds more than {HIGHEST} persons")
        player.palaces.append(palace(floors, tuple(persons)))
        player.persons += len(persons)
        for person in persons:
            player.symbols[person // 2] += box.symbols[person]
    if len(player.palaces) > box.moves.most_palaces:
        raise BadData(f"{reader.place}.palaces must hold at most {box.moves.most_palaces} palaces")
    hand = reader.at("hand")
    hand.only(*CARDS)
    player.hand = [hand.at(card).integer(0, 99) for card in CARDS]
    player.yuan = reader.at("yuan").integer(0)
    player.rice = reader.at("rice").integer(0)
    player.fireworks = reader.at("fireworks").integer(0)
    player.small = reader.at("small").integer(0)
    player.large = reader.at("large").integer(0)
    player.track = reader.at("track").integer(0)
    points = reader.at("points")
    points.only(*SOURCES)
    player.points = [points.at(source).integer(0) for source in SOURCES]
    player.vp = sum(player.points)
    player.draft = reader.at("draft").named_bits(*TYPES)
    player.wall_left = reader.at("wall_left").named_bits(*WALL_TILES)
    player.wall_built = 0
    return player
