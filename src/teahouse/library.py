"""Finds games, their components and their words."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from teahouse.kernel import BadData, BadOption, Components, Game, Record, Value

_SHELF = {
    "year-of-the-dragon": ("year_of_the_dragon", "YearOfTheDragon"),
    "yinzi": ("yinzi", "Yinzi"),
    "dragon-boats": ("dragon_boats", "DragonBoats"),
}


def rulebooks() -> list[type[Game]]:
    """Every rulebook on the shelf: the class of each game."""
    return [rulebook(name) for name in _SHELF]


def rulebook(name: str) -> type[Game]:
    """The class of a game, with its options and clauses."""
    if name not in _SHELF:
        known = ", ".join(_SHELF)
        raise BadOption(f"there is no game {name!r}: choose one of {known}", "game", ("game", name), ("known", known))
    folder, title = _SHELF[name]
    found = getattr(import_module(f"teahouse.games.{folder}.game"), title)
    assert isinstance(found, type)
    assert issubclass(found, Game)
    return found


def folder_of(name: str) -> str:
    """The folder and file name of a game: year_of_the_dragon."""
    return rulebook(name).__module__.split(".")[2]


@cache
def own_components(name: str) -> str:
    """The components file that comes with a game."""
    return files(f"teahouse.games.{folder_of(name)}").joinpath("components.toml").read_text("utf-8")


def box(name: str, changes: str | None = None) -> Components:
    """The contents of the box, read once."""
    return rulebook(name).unpack(own_components(name), changes)


def game(name: str, players: int | None = None, components: str | Path | None = None, **options: Value) -> Game:
    """A game by name: `game("year-of-the-dragon", players=4, wall="choose")`; `components` is a file of your own."""
    changes: str | None = None
    if components is not None:
        try:
            changes = Path(components).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"cannot read the components file {components}: {error}") from None
    return build(name, players, changes, options)


def build(name: str, players: int | None, changes: str | None, options: dict[str, Value]) -> Game:
    """A game from the text of a components file."""
    kind = rulebook(name)
    return kind(kind.most_players if players is None else players, options, box(name, changes))


def game_of(record: Record) -> Game:
    """The game a record was played with."""
    return build(record.game, record.players, record.components, dict(record.options))
