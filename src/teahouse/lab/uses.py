"""Which things of the box a seat has used, game by game.

A use is a category, the message that names the thing, and a number where one belongs to it: `person`,
`person-healer-old`; `event`, `event-contagion`, 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from teahouse.kernel import Game, Move, Table

Use = tuple[str, str, str]
"""Category, message id, number (or letter) or nothing."""
Watch = Callable[[Any, Move], list[Use]]
"""What a seat's move uses, looking at the table before it."""
Count = Callable[[Any, int], list[Use]]
"""What a seat has in the end."""

START: Final = "start"
"""The category of what is chosen before the first round."""


def key_of(use: Use) -> str:
    """A use as a word: category|id|number."""
    return "|".join(use)


def use_of(key: str) -> Use:
    """The use of a word."""
    category, id, number = key.split("|")
    return category, id, number


def opening(game: Game, texts: Iterable[str]) -> list[str]:
    """What a seat has chosen before the first round, by its moves; a game nobody has described says nothing."""
    if game.name not in _STARTS:
        return []
    kind, start = _STARTS[game.name]
    moves = map(game.move, texts)
    return sorted(key_of(start(move)) for move in moves if move.kind == kind)


# -- In the Year of the Dragon ----------------------------------------------------------------------------------------


def _start_year(move: Move) -> Use:
    from teahouse.games.year_of_the_dragon.names import TYPES

    return START, f"person-{TYPES[move.a]}", ""


def _watch_year(table: Any, move: Move) -> list[Use]:
    from teahouse.games.year_of_the_dragon.names import ACTIONS, CORNERS, EVENTS, TYPES, WALL_TILES, person_name

    kind = move.kind
    if kind == "draft":
        return [_start_year(move)]
    if kind == "action":
        return [("action", f"action-{ACTIONS[move.b]}", "")]
    if kind == "take":
        return [("person", f"person-{person_name(move.a)}", "")]
    if kind == "privilege":
        return [("privilege", "lab-privilege-large" if move.a else "lab-privilege-small", "")]
    if kind == "wall":
        return [("wall", f"wall-tile-{WALL_TILES[move.a]}", "")]
    if kind == "release":
        return [("event", f"event-{EVENTS[table.events[table.month - 1]]}", str(table.month))]
    if kind == "charter":
        return [("charter", f"person-{TYPES[move.a]}", "")]
    if kind in ("lose-floor", "return", "discard") and table.corner >= 0:
        return [("event", f"corner-{CORNERS[table.corner]}", "")]
    return []


def _count_year(table: Any, seat: int) -> list[Use]:
    return []


# -- Dragon Boats -----------------------------------------------------------------------------------------------------


def _start_boats(move: Move) -> Use:
    return START, "lab-round-card", str(move.a + 1)


def _watch_boats(table: Any, move: Move) -> list[Use]:
    from teahouse.games.dragon_boats.names import FARMS, LETTERS, PATHS, SEATS, STALLS

    kind = move.kind
    if kind == "start":
        return [_start_boats(move)]
    if kind == "settle":
        tile = table.tiles[move.a]
        mountain = move.a < table.box.chart.mountain_hexes
        return [("hex", f"wisdom-{LETTERS[tile]}" if mountain else f"farm-{FARMS[tile]}", "")]
    if kind == "board":
        topper = table.box.toppers[table.toppers[move.a]]
        return [("boat", "lab-topper", str(topper.id)), ("seat", f"seat-{SEATS[move.b]}", "")]
    if kind == "climb":
        return [("seat", "lab-path", PATHS[move.a].upper())]
    if kind == "bid":
        return [("stall", "lab-stall", STALLS[move.a].upper())]
    if kind == "private":
        return [("stall", "lab-private", "")]
    return []


def _count_boats(table: Any, seat: int) -> list[Use]:
    from teahouse.games.dragon_boats.names import LETTERS

    cards = table.players[seat].cards()
    return [("card", f"card-{letter}", "") for index, letter in enumerate(LETTERS) if cards >> index & 1]


# -- Yínzi ------------------------------------------------------------------------------------------------------------


def _start_yinzi(move: Move) -> Use:
    from teahouse.games.yinzi.names import COMMODITIES

    return START, f"commodity-{COMMODITIES[move.a // 4]}", ""


def _watch_yinzi(table: Any, move: Move) -> list[Use]:
    from teahouse.games.yinzi.names import BONUSES, COUNTRIES, FORTUNE, IN_SETUP, SPACES, WORKFORCE

    kind = move.kind
    if kind == "build":
        built = _start_yinzi(move)
        return [built if table.phase == IN_SETUP else ("factory", *built[1:])]
    if kind == "bonus":
        return [("bonus", f"bonus-{BONUSES[move.a]}", "")]
    if kind == "advance":
        return [("advancement", f"space-{SPACES[move.a]}", "")]
    if kind == "play":
        return [("fortune", f"fortune-{FORTUNE[move.b]}", "")]
    if kind == "work":
        return [("workforce", f"workforce-{WORKFORCE[move.b]}", "")]
    if kind == "route":
        return [("route", "lab-route", str(move.a + 1))]
    if kind == "slot":
        ship = table.coast[move.a // 3]
        return [("ship", f"country-{COUNTRIES[table.box.ship_country[ship]]}", "")] if ship >= 0 else []
    if kind == "emperor":
        return [("emperor", move.label.arguments[0][1].id, "")]  # type: ignore[union-attr]
    return []


def _count_yinzi(table: Any, seat: int) -> list[Use]:
    return []


Described = tuple[Watch, Count, frozenset[str], frozenset[str]]
"""Watched and counted; the kinds of moves that tell what they use without a table; ids that are not in every game."""

_GAMES: Final[dict[str, Described]] = {
    "year-of-the-dragon": (
        _watch_year,
        _count_year,
        frozenset({"draft", "action", "take", "privilege"}),
        frozenset({"action-wall"}),
    ),
    "dragon-boats": (_watch_boats, _count_boats, frozenset({"climb", "bid", "private"}), frozenset()),
    "yinzi": (
        _watch_yinzi,
        _count_yinzi,
        frozenset({"bonus", "advance", "play", "work", "route", "emperor"}),
        frozenset(),
    ),
}


_STARTS: Final[dict[str, tuple[str, Callable[[Move], Use]]]] = {
    "year-of-the-dragon": ("draft", _start_year),
    "dragon-boats": ("start", _start_boats),
    "yinzi": ("build", _start_yinzi),
}
"""The kind of moves by which a start is chosen, and what each of them chooses."""


def watcher(name: str) -> tuple[Watch, Count]:
    """How uses are counted in a game; a game nobody has described counts none."""
    return _GAMES[name][:2] if name in _GAMES else (_none_watched, _none_counted)


def everything(game: Game) -> list[Use]:
    """What could be used, as far as the box alone tells: a page can say what nobody touched."""
    if game.name not in _GAMES:
        return []
    watch, _, kinds, sometimes = _GAMES[game.name]
    found = [use for move in game.catalogue.moves if move.kind in kinds for use in watch(None, move)]
    if game.name == "dragon-boats":
        found += _box_of_boats(game)
    return [use for use in dict.fromkeys(found) if use[1] not in sometimes]


def _box_of_boats(game: Game) -> list[Use]:
    from teahouse.games.dragon_boats.names import FARMS, LETTERS, SEATS
    from teahouse.games.dragon_boats.table import DragonTable

    table = game.new()
    assert isinstance(table, DragonTable)
    return [
        *(("boat", "lab-topper", str(topper.id)) for topper in table.box.toppers),
        *(("card", f"card-{letter}", "") for index, letter in enumerate(LETTERS) if table.deck >> index & 1),
        *(("hex", f"farm-{name}", "") for name in FARMS),
        *(("seat", f"seat-{name}", "") for name in SEATS),
    ]


def _none_watched(table: Table, move: Move) -> list[Use]:
    return []


def _none_counted(table: Table, seat: int) -> list[Use]:
    return []
