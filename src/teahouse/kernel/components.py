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
        """A file of the owner's that replaces tables of the game's own, or None."""
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
    """The game's own components with the tables of `changes` in place of theirs; mistakes are named."""
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
            box[key] = value
    return Reader(box, "components")


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name} is not valid TOML: {error}", "toml", ("problem", str(error))) from None
