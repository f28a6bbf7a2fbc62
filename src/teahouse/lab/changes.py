"""Changes of a box as they are typed: `bonus-cards.K.vp=9`, or several values to try, `money.start=0..4`."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final, NamedTuple

from teahouse.kernel import BadData, changed_tables, entry_names, entry_of
from teahouse.library import own_components

MOST_VALUES: Final = 20
"""So many values can be tried in one sweep."""


class Change(NamedTuple):
    """A value of the box and what is put in its place."""

    path: str
    """Table, entry and field, such as bonus-cards.K.vp."""
    value: Any

    def __str__(self) -> str:
        return f"{self.path}={_toml(self.value)}"


class Sweep(NamedTuple):
    """A value of the box, what it is, and what is tried in its place."""

    path: str
    now: Any
    values: list[Any]

    def __str__(self) -> str:
        return f"{self.path}={','.join(map(_toml, self.values))}"


def read_change(typed: str, game: str, changes: str | None) -> Change:
    """The change that was typed; BadData says what is wrong with it."""
    path, value = _parts(typed)
    path, _ = _found(path, game, changes)
    return Change(path, _value(typed, value))


def read_sweep(typed: str, game: str, changes: str | None) -> Sweep:
    """The values that were typed: from..to, or one after the other with commas."""
    path, text = _parts(typed)
    path, now = _found(path, game, changes)
    span = re.fullmatch(r"(-?\d{1,6})\.\.(-?\d{1,6})", text)
    if span:
        values: list[Any] = list(range(int(span[1]), int(span[2]) + 1))[: MOST_VALUES + 1]
    else:
        values = [_value(typed, part.strip()) for part in text.split(",")]
    if not 1 < len(values) <= MOST_VALUES or len({_toml(value) for value in values}) < len(values):
        raise BadData(
            f"{typed!r} must name 2 to {MOST_VALUES} different values",
            "sweep",
            ("given", typed),
            ("most", MOST_VALUES),
        )
    return Sweep(path, now, values)


def with_changes(changes: str | None, made: list[Change]) -> str:
    """A components file with these changes in it."""
    data: dict[str, Any] = tomllib.loads(changes or "")
    for change in made:
        *way, last = change.path.split(".")
        holder: Any = data
        for name in way:
            entry = entry_of(holder, name)
            if entry is None:
                holder[name] = {}
                entry = holder, name
            holder = entry[0][entry[1]]
        holder[last] = change.value
    return "".join(f"{_key(key)} = {_toml(value)}\n" for key, value in data.items())


def _parts(typed: str) -> tuple[str, str]:
    path, equals, value = typed.partition("=")
    if not equals or not path.strip() or not value.strip():
        raise BadData(f"{typed!r} must be TABLE.ENTRY.FIELD=VALUE", "change", ("given", typed))
    return path.strip(), value.strip()


def _found(path: str, game: str, changes: str | None) -> tuple[str, Any]:
    """Where a path leads: a number that has a `value` may be named without it."""
    here: Any = changed_tables(own_components(game), changes)
    place = "components"
    for name in path.split("."):
        within = isinstance(here, dict | list)
        entry = entry_of(here, name) if within and (place != "components" or name in here) else None
        if entry is None:
            known = ", ".join(here if place == "components" else entry_names(here)) if within else "-"
            about = (("place", place), ("key", name), ("known", known))
            raise BadData(f"{place} has no entry {name!r} to change (known: {known})", "entry", *about)
        here = entry[0][entry[1]]
        place = f"{place}.{name}"
    if isinstance(here, dict) and "value" in here:
        return f"{path}.value", here["value"]
    if isinstance(here, dict) or (isinstance(here, list) and entry_names(here)):
        known = ", ".join(entry_names(here))
        raise BadData(f"{place} has several values: name one of {known}", "several", ("place", place), ("known", known))
    return path, here


def _value(typed: str, text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        if re.fullmatch(r"[A-Za-z][\w-]*", text):
            return text  # a word needs no quotes on the command line
        raise BadData(f"{text!r} in {typed!r} is no value", "change-value", ("given", typed), ("value", text)) from None


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name)


def _toml(value: Any) -> str:
    """A value as a components file writes it, in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
