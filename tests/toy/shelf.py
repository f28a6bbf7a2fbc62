"""Puts the toy on the shelf for one test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from teahouse import games, library, words

TOY = Path(__file__).parent


class _Shelf:
    """A folder of the locale, with the toy's files in it as well."""

    def __init__(self, folder: Traversable, extra: Path) -> None:
        self._folder = folder
        self._extra = extra

    def __truediv__(self, name: str) -> _Shelf | Traversable:
        if name in ("en", "de"):
            return _Shelf(self._folder / name, self._extra / name)
        return self._extra / name if name.startswith("toy.") else self._folder / name


def _files(package: str) -> _Shelf | Traversable:
    return _Shelf(files(package), TOY / "locale") if package == "teahouse.locale" else files(package)


@contextmanager
def toy_on_the_shelf() -> Iterator[None]:
    """While this lasts, `toy` is a game like any other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(library._SHELF, "toy", ("toy", "Toy"))
        patch.setattr(games, "__path__", [*games.__path__, str(TOY.parent)])
        patch.setattr(words, "files", _files)
        yield
