"""What is trained: every number of players, every option, and boxes with other numbers printed on them."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from teahouse.kernel import BadOption, Components, Game, Value, playout
from teahouse.learn.stream import Variant
from teahouse.library import box, own_components, rulebook

DEFAULT: Final = 0.6
"""The part of the games that are played with the options as they come …"""
TWISTED: Final = 0.3
"""… and how often each option is another one in the rest."""
CHANGED: Final = 0.12
"""The part of the games with a changed box."""
BOXES: Final = 32
"""So many changed boxes are made."""
PROBES: Final = 6
"""A changed box must let so many random games through."""
NAMES: Final = frozenset({"id", "at", "beats", "edition", "players"})
"""Numbers under these keys name things, or say where they lie: they are never changed."""


class Variants:
    """Draws what is played next. The same seed draws the same variants."""

    def __init__(self, name: str, seed: str, players: tuple[int, ...] = (), boxes: int = BOXES) -> None:
        self.name = name
        self.kind = rulebook(name)
        self.random = random.Random(f"variants/{seed}")
        self.players = players or tuple(range(self.kind.least_players, self.kind.most_players + 1))
        self._own = box(name)
        self._boxes = changed_boxes(name, boxes)
        self._made: dict[tuple[object, ...], Variant] = {}

    def next(self) -> Variant:
        """The next game to play."""
        draw = self.random
        # four is what most people play, and the bars are set for four and two
        players = self.players[draw.randrange(len(self.players))]
        if draw.random() < 0.35:
            players = min(4, self.players[-1])
        options: dict[str, Value] = {}
        if draw.random() >= DEFAULT:
            for option in self.kind.declared:
                if draw.random() < TWISTED:
                    options[option.name] = draw.choice(option.values)
        contents = self._own
        if self._boxes and draw.random() < CHANGED:
            contents = draw.choice(self._boxes)
        key = (players, tuple(sorted(options.items())), contents.digest)
        if key not in self._made:
            if len(self._made) > 4096:
                self._made.clear()
            self._made[key] = self._make(players, options, contents)
        return self._made[key]

    def _make(self, players: int, options: dict[str, Value], contents: Components) -> Variant:
        try:
            game = self.kind(players, options, contents)
        except BadOption:  # options that do not go together, or not with so many players
            game = self.kind(players, {}, contents)
        return Variant(game, places(self._own, contents))


def places(own: Components, other: Components) -> list[int]:
    """For each move of another box its place in the game's own catalogue, found by its text; -1 where it has none."""
    known = own.catalogue.by_text
    return [known[move.text].number if move.text in known else -1 for move in other.catalogue.moves]


def changed_boxes(name: str, count: int) -> list[Components]:
    """Boxes with some other numbers, that can be played and have no move that the game's own box lacks."""
    draw = random.Random(f"boxes/{name}")
    text = own_components(name)
    contents = tomllib.loads(text)
    own = box(name)
    found: list[Components] = []
    for _ in range(count * 12):
        if len(found) == count:
            break
        changes = _twist(contents, draw)
        if not changes:
            continue
        try:
            other = rulebook(name).unpack(text, changes)
            if -1 not in places(own, other):
                _probe(name, other, draw)
                found.append(other)
        except Exception:
            continue
    return found


def _probe(name: str, contents: Components, draw: random.Random) -> None:
    kind = rulebook(name)
    for probe in range(PROBES):
        players = kind.least_players + probe % (kind.most_players - kind.least_players + 1)
        game: Game = kind(players, {}, contents)
        table = game.new()
        playout(table, draw.random)
        table.scores()
        game.observe(table, 0, bytearray(len(game.observation_spec())), 0)


def _twist(contents: dict[str, Any], draw: random.Random) -> str:
    """A components file that changes one to four numbers."""
    numbers = list(_numbers(contents))
    changed: dict[str, Any] = {}
    for _ in range(draw.randint(1, 4)):
        path, value = numbers[draw.randrange(len(numbers))]
        other = max(0, value + draw.choice((-2, -1, -1, 1, 1, 2, 3, max(1, value // 2))))
        key = path[0]
        if key not in changed:
            changed[key] = _copy(contents[key])
        if len(path) == 1:
            changed[key] = other
            continue
        place = changed[key]
        for part in path[1:-1]:
            place = place[part]
        place[path[-1]] = other
    return "\n".join(f"{_key(key)} = {_toml(value)}" for key, value in changed.items())


def _numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], int]]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in NAMES:
                yield from _numbers(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _numbers(item, (*path, index))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_copy(item) for item in value]
    return value


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _key(value)
    return repr(value)


def _key(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
