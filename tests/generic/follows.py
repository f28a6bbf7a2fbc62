"""Every number of the box and of the rules, changed alone; and everything that is sent to a browser, as flat text."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from teahouse.kernel import NATURE, Game, IllegalMove, Table, UnknownMove, Value, preview
from teahouse.library import folder_of, own_components, rulebook
from teahouse.words import Words
from tests.generic.habits import Habit

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "teahouse" / "games"
NUMBER = re.compile(r"(?<![\w.\"-])-?\d+(?:\.\d+)?(?![\w.\"-])")
LOOKS = 4
"""How many of the first questions of a game are looked at."""
NAMES = ("Mei", "Bao", "Lin", "Kai", "Tao")

Sent = dict[str, str]
"""Everything sent, by where it stands."""


@dataclass(frozen=True)
class Number:
    """A number in a components file."""

    name: str
    """Its table, its key or the id of its row, and its place on the line."""
    start: int
    end: int
    value: str


def numbers_of(text: str) -> Iterator[Number]:
    """Every number of a components file, comments and quoted texts aside."""
    table, at, row = "", 0, ""
    for line in text.splitlines(keepends=True):
        bare = re.sub(r'"[^"]*"', lambda quoted: '"' + "x" * (len(quoted[0]) - 2) + '"', line).partition("#")[0]
        if header := re.match(r"\[+([\w.-]+)\]+", bare):
            table, row = header[1], ""
        elif named := re.match(r'id = "([\w-]+)"', line):
            row = named[1]
        elif key := re.match(r"\s*([\w-]+) = ", bare):
            inner = re.search(r'id = "?([\w-]+)"?', line)
            names = [table, row, inner[1] if inner else key[1]]
            yield from _on_line(".".join(filter(None, names)), bare, at)
        elif inner := re.search(r'id = "?([\w-]+)"?', line):
            yield from _on_line(f"{table}.{inner[1]}", bare, at)
        else:
            yield from _on_line(f"{table}.{row}", bare, at)
        at += len(line)


def _on_line(name: str, bare: str, at: int) -> Iterator[Number]:
    for found in NUMBER.finditer(bare):
        key = re.findall(r"([\w-]+) = [^=]*$", bare[: found.start()])
        place = f"{name} {key[-1]}" if key and not name.endswith(key[-1]) else name
        if not (key and key[-1] == "id"):
            yield Number(f"{place} {found.start()}", at + found.start(), at + found.end(), found[0])


def constants_of(name: str) -> dict[str, tuple[str, Any]]:
    """By module and name every whole number, or tuple of them, that stands at the top of a game's modules."""
    found: dict[str, tuple[str, Any]] = {}
    folder = PACKAGE / folder_of(name)
    for path in sorted(folder.rglob("*.py")):
        if path.name.startswith("observe"):
            continue  # numbers for learners, which have their own version
        module = ".".join(["teahouse.games", folder.name, *path.relative_to(folder).with_suffix("").parts])
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                value = _whole(node.value)
                if value is not None:
                    found[f"{module.partition(folder.name + '.')[2]} {node.target.id}"] = (module, value)
    return found


def _whole(node: ast.expr) -> int | tuple[int, ...] | None:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, tuple) and value and all(type(item) is int for item in value):
        return value
    return None


def change_constant(patch: pytest.MonkeyPatch, module: str, name: str, value: Any) -> None:
    """Another number in the rules, in every module that has it from there."""
    package = ".".join(module.split(".")[:3])
    patch.setattr(sys.modules[module], name, value)
    for path, room in list(sys.modules.items()):
        if path.startswith(f"{package}.") and path != module and (path, name) in _imported(package, module):
            patch.setattr(room, name, value)


@cache
def _imported(package: str, module: str) -> set[tuple[str, str]]:
    """The modules of a game that import a name from one of them."""
    found = set()
    for path, room in list(sys.modules.items()):
        if path.startswith(f"{package}.") and getattr(room, "__file__", None):
            for node in ast.walk(ast.parse(Path(str(room.__file__)).read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module == module:
                    found |= {(path, alias.name) for alias in node.names}
    return found


# -- what is sent --------------------------------------------------------------------------------------------------


def flat(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """JSON as places and texts."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from flat(item, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from flat(item, f"{place}[{index}]")
    else:
        yield place, str(value)


def box_sent(game: Game, words: Words) -> Sent:
    """What is sent once: what is printed, and what moves are called."""
    labels = {move.text: words.say(move.label) for move in game.catalogue.moves}
    return dict(flat(game.printed(), "printed")) | dict(flat(labels, "label"))


def table_sent(table: Table, words: Words) -> Sent:
    """What is sent about a table: view, prompt, hints, previews, the text table."""
    game = table.game
    seat = max(table.to_move, 0)
    view = game.view(table, seat)
    found = dict(flat(view.facts, "facts"))
    found |= flat(game.hints(table, seat), "hints")
    found["prompt"] = words.say(view.prompt)
    for move in view.moves:
        found |= flat(preview(table, move, seat), f"preview.{move.text}")
    for section in game.text(view):
        title = words.say(section.title)
        found |= {f"text.{title}.{index}": words.say(line) for index, line in enumerate(section.lines)}
    return found


def cards_sent(table: Table, words: Words) -> Sent:
    """What is sent when it is asked for: the card of each thing, and why it cannot be played now."""
    game = table.game
    view = game.view(table, max(table.to_move, 0))
    found: Sent = {}
    for thing in game.things(view):
        card = game.explain(thing, view)
        if card is not None:
            said = [words.say(message) for message in (card.name, *card.does, *card.numbers)]
            found |= {f"card.{thing}.{index}": sentence for index, sentence in enumerate(said)}
        move = game.asks(table, thing) if table.to_move >= 0 else None
        refusal = table.refusal(move) if move is not None else None
        if refusal is not None:
            found[f"why.{thing}"] = words.say(refusal.message)
    return found


def shows(before: Sent, after: Sent, old: str, new: str) -> str:
    """A place where the new number stands instead of the old one; nothing if there is none."""
    for place, text in before.items():
        other = after.get(place)
        if other is None or other == text:
            continue
        was, now = NUMBER.findall(_loose(text)), NUMBER.findall(_loose(other))
        if was.count(old) > now.count(old) and now.count(new) > was.count(new):
            return place
    return ""


def _loose(text: str) -> str:
    """Signs of changes apart from their numbers (+3 and −3 state a 3), and one as 1."""
    return re.sub(r"(?i)\bone\b", "1", re.sub(r"[+−-](?=\d)", " ", text))


@dataclass(frozen=True)
class Course:
    """The moves of a game, and after how many of them everything is looked at."""

    players: int
    options: dict[str, Value]
    moves: tuple[str, ...]
    looks: tuple[int, ...]


@cache
def courses(name: str, variants: tuple[tuple[int, tuple[tuple[str, Value], ...]], ...]) -> tuple[Course, ...]:
    """Random games of these variants, looked at when their first questions are asked and half-way."""
    found = []
    for players, options in variants:
        game = variant(name, own_components(name), players, dict(options))
        luck = random.Random(f"follows {name} {players}")
        table, habit = game.new(), Habit(game, luck)
        moves: list[str] = []
        looks: dict[str, int] = {"": 0}
        while not table.over:
            move = habit.choose(table)
            if table.to_move != NATURE:
                looks.setdefault(table.agenda[-1].id, len(moves))
            moves.append(move.text)
            table.apply(move)
        early = sorted(looks.values())[:LOOKS]
        found.append(Course(players, dict(options), tuple(moves), (*early, len(moves) // 2)))
    return tuple(found)


def variant(name: str, text: str, players: int, options: dict[str, Value]) -> Game:
    """A game with another components file."""
    kind = rulebook(name)
    return kind(players, options, kind.unpack(text, None))


def tables_of(game: Game, course: Course) -> Iterator[Table]:
    """The tables to look at along a course, as far as its moves can still be played."""
    table = game.new()
    for number, text in enumerate(course.moves):
        if number in course.looks:
            yield table
        try:
            table.play(text)
        except (IllegalMove, UnknownMove):
            return


def words_for(name: str) -> Words:
    return Words("en", name, NAMES)
