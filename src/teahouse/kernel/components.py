"""What is in the box: data from a file, typed on load."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from typing import Any, Final

from teahouse.kernel.move import Catalogue
from teahouse.kernel.position import BadData, Reader

SOURCES: Final = ("printed", "public", "reconstructed")


class Components:
    """The contents of the box that games and tables refer to and copies share."""

    def __init__(self, text: str, changes: str | None, catalogue: Catalogue) -> None:
        self.text = text
        """The game's own file."""
        self.changes = changes
        """A file of the owner's that changes tables of the game's own, or None."""
        self.digest = hashlib.sha256(f"{text}\0{changes or ''}".encode()).hexdigest()
        self.catalogue = catalogue
        """Every move of the game with this box."""
        catalogue.box = self

    def __copy__(self) -> Components:
        return self

    def __deepcopy__(self, memo: object) -> Components:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        return opened, (type(self), self.text, self.changes)


@cache
def opened(kind: Any, text: str, changes: str | None) -> Components:
    """A box of this class, made once: whoever asks for the same again, and be it a pickle, gets the same moves."""
    box = kind(text, changes)
    assert isinstance(box, Components)
    return box


def open_box(text: str, changes: str | None) -> Reader:
    """The game's own components with what `changes` puts in their place; mistakes are named."""
    return Reader(changed_tables(text, changes), "components")


def changed_tables(text: str, changes: str | None) -> dict[str, Any]:
    """The tables of a box. One of `changes` that says its source, or a list, replaces the game's own.

    One without a source changes only the entries it names: `bonus-cards.K.vp = 9`.
    """
    box = _parse(text, "components")
    if changes is not None:
        for key, value in _parse(changes, "the components file").items():
            if key not in box:
                known = ", ".join(box)
                raise BadData(
                    f"the components file has the unknown table {key!r} (known: {known})",
                    "table",
                    ("key", key),
                    ("known", known),
                )
            if not isinstance(value, dict) or (isinstance(box[key], dict) and "source" in value):
                box[key] = value
            else:
                box[key] = _changed(box[key], value, f"components.{key}")
    return box


def _changed(own: Any, change: Any, place: str) -> Any:
    """What was there, with some of its entries changed."""
    if not isinstance(change, dict) or not isinstance(own, (dict, list)):
        return change
    for name, value in change.items():
        entry = entry_of(own, name)
        if entry is None:
            known = ", ".join(entry_names(own))
            raise BadData(
                f"{place} has no entry {name!r} to change (known: {known})",
                "entry",
                ("place", place),
                ("key", name),
                ("known", known),
            )
        holder, key = entry
        holder[key] = _changed(holder[key], value, f"{place}.{name}")
    return own


def entry_of(table: Any, name: str) -> tuple[Any, Any] | None:
    """Where the entry of this name is: a key of the table, or the id of something in a list, here or under a key."""
    if isinstance(table, list):
        for index, item in enumerate(table):
            if isinstance(item, dict) and str(item.get("id", "")) == name:
                return table, index
        return None
    if name in table:
        return table, name
    for value in table.values():
        found = entry_of(value, name) if isinstance(value, list) else None
        if found is not None:
            return found
    return None


def entry_names(table: Any) -> list[str]:
    """What can be changed in a table by name."""
    if isinstance(table, list):
        return [str(item["id"]) for item in table if isinstance(item, dict) and "id" in item]
    names: list[str] = []
    for key, value in table.items():
        if key in ("id", "source", "note"):
            continue
        within = entry_names(value) if isinstance(value, list) else []
        names += within or [str(key)]
    return names


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name} is not valid TOML: {error}", "toml", ("problem", str(error))) from None
