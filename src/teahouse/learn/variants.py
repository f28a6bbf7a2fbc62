"""What is trained: every number of players, every option, and boxes with other numbers printed on them."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from teahouse.kernel import BadOption, Components, Game, Value, playout
from teahouse.learn.stream import Variant
from teahouse.library import box, own_components, rulebook

DEFAULT: Final = 0.6
"""The part of the games that are played with the options as they come …"""
TWISTED: Final = 0.3
"""… and how often each option is another one in the rest."""
PROBES: Final = 6
"""A changed box must let so many random games through."""
NAMES: Final = frozenset({"id", "at", "beats", "edition", "middle", "players", "turn"})
"""Numbers under these keys name things, or say where they lie: they are never changed."""
UPWARD: Final = 0.65
"""How often a number grows: most are small and cannot fall far."""


class Boxes(NamedTuple):
    """Boxes with other numbers printed on them, as they are trained."""

    changed: float = 0.3
    """The part of the games with such a box."""
    number: int = 64
    """So many are made, by each process its own."""
    stretch: float = 1.5
    """How far a number goes from the one that is printed, on average, as a part of it (of 2, if it is smaller)."""


USUAL_BOXES: Final = Boxes()


class Variants:
    """Draws what is played next. The same seed draws the same variants."""

    def __init__(self, name: str, seed: str, players: tuple[int, ...] = (), boxes: Boxes = USUAL_BOXES) -> None:
        self.name = name
        self.kind = rulebook(name)
        self.random = random.Random(f"variants/{seed}")
        self.players = players or tuple(range(self.kind.least_players, self.kind.most_players + 1))
        self._own = box(name)
        self._changed = boxes.changed
        self._boxes = changed_boxes(name, boxes.number, boxes.stretch, seed) if boxes.changed else []
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
        if self._boxes and draw.random() < self._changed:
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


def printed(game: Game) -> bytes:
    """What is printed in a box, where an observation tells it; 0 elsewhere."""
    seen = game.observed(game.new(), 0)
    names = game.observation_spec().names
    return bytes(number if name.startswith("printed.") else 0 for number, name in zip(seen, names, strict=True))


def changed_boxes(name: str, count: int, stretch: float, seed: str) -> list[Components]:
    """Boxes with some other numbers, that can be played and have no move that the game's own box lacks."""
    draw = random.Random(f"boxes/{name}/{seed}")
    text = own_components(name)
    contents = tomllib.loads(text)
    found: list[Components] = []
    for _ in range(count * 12):
        if len(found) == count:
            break
        other = _changed_box(name, text, contents, stretch, draw)
        if other is not None:
            found.append(other)
    return found


def _changed_box(
    name: str, text: str, contents: dict[str, Any], stretch: float, draw: random.Random
) -> Components | None:
    """A box in which one to four kinds of numbers are others; a change that makes no box is left out."""
    own = box(name)
    found: Components | None = None
    changed: dict[str, Any] = {}
    for _ in range(draw.randint(1, 4)):
        trial = _copy(changed)
        _twist(contents, trial, stretch, draw)
        changes = "\n".join(f"{_key(key)} = {_toml(value)}" for key, value in trial.items())
        try:
            other = rulebook(name).unpack(text, changes)
            if other.digest != own.digest and -1 not in places(own, other):
                _probe(name, other, draw)
                found, changed = other, trial
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


def _twist(contents: dict[str, Any], changed: dict[str, Any], stretch: float, draw: random.Random) -> None:
    """Change one number, or some or all of its kind, such as the points of all cards, each by an amount of its own."""
    numbers = list(_numbers(contents))
    chosen, _ = numbers[draw.randrange(len(numbers))]
    share = draw.choice((0.0, 0.5, 1.0))
    for path, value in numbers:
        if path != chosen and not (_kind(path) == _kind(chosen) and draw.random() < share):
            continue
        amount = 1 + int(draw.expovariate(1 / (stretch * max(2, value))))
        other = value + amount if draw.random() < UPWARD else max(0, value - amount)
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


def _kind(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """What numbers have in common that are printed on one thing after another: the table and the field."""
    return path[0], path[-1] if isinstance(path[-1], str) and len(path) > 2 else ""


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
