"""Changes one fact of a position or one number of a box at a time, to see who notices."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from teahouse.kernel import BadData, Game, Table
from teahouse.library import own_components


def changed_positions(game: Game, table: Table) -> Iterator[tuple[str, Table]]:
    """Tables that differ from this one in one fact, with the place of the fact; only those that the game accepts."""
    position = table.position()
    for part in ("table", "agenda"):
        for place, other in _changes(position, position[part], (part,)):
            if part == "agenda" and _steps_of_others(position["agenda"], other["agenda"]):
                continue
            try:
                loaded = game.load(other)
                game.view(loaded, 0)
                loaded.moves()
            except (BadData, IndexError, KeyError, AssertionError, ValueError):
                continue
            if loaded.agenda and type(loaded.agenda[-1]) is not type(table.agenda[-1]):
                continue
            yield _step_named(place, position["agenda"]), loaded


def _step_named(place: str, agenda: list[Any]) -> str:
    """A place with the id of the step instead of its number: agenda.begin-month.2."""
    return re.sub(r"^agenda\.(\d+)", lambda found: f"agenda.{agenda[int(found[1])][0]}", place)


def _steps_of_others(before: list[Any], after: list[Any]) -> bool:
    """Whether a step that no seat decides was given to somebody else."""
    return _nobody(before) != _nobody(after)


def _nobody(agenda: list[Any]) -> list[Any]:
    return [step[1:2] for step in agenda if str(step[1:2]) in ("[-1]", "[-2]")]


def _changes(whole: Any, part: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str, Any]]:
    if isinstance(part, dict):
        for key in part:
            yield from _changes(whole, part[key], (*path, key))
    elif isinstance(part, list):
        for index in range(len(part)):
            yield from _changes(whole, part[index], (*path, index))
        for first in range(len(part) - 1):
            if part[first] != part[first + 1] and not isinstance(part[first], dict | list):
                swapped = [*part[:first], part[first + 1], part[first], *part[first + 2 :]]
                yield _name(path), _with(whole, path, swapped)
        if part:
            yield _name(path), _with(whole, path, part[:-1])
    elif isinstance(part, bool):
        yield _name(path), _with(whole, path, not part)
    elif isinstance(part, int):
        for other in (part + 1, part - 1):
            if other >= 0 or path[0] != "agenda":
                yield _name(path), _with(whole, path, other)


def _name(path: tuple[str | int, ...]) -> str:
    return ".".join(str(key) for key in path)


def _with(whole: Any, path: tuple[str | int, ...], value: Any) -> Any:
    changed = copy.deepcopy(whole)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


def changed_boxes(name: str) -> Iterator[tuple[str, str]]:
    """Components files with one number changed, up or down, with the number's place; some the game does not accept."""
    own = tomllib.loads(own_components(name))
    for table, content in own.items():
        for place, other in _changes(own, content, (table,)):
            if _sorted(other[table]) != _sorted(content):  # names may stand in any order
                yield place, _toml(table, other[table])


def _sorted(value: Any) -> Any:
    """The same with lists of names in alphabetical order."""
    if isinstance(value, dict):
        return {key: _sorted(item) for key, item in value.items()}
    if isinstance(value, list):
        return sorted(value) if all(isinstance(item, str) for item in value) else [_sorted(item) for item in value]
    return value


def _toml(table: str, content: Any) -> str:
    """A table of a components file as TOML, inline where it is nested."""
    return f"{table} = {_inline(content)}\n"


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_inline(item)}' for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    if isinstance(value, str):
        return '"' + re.sub(r'(["\\])', r"\\\1", value) + '"'
    return str(value)
