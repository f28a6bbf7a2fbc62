"""Which games are examined: every game on the shelf, for every number of players and every value of every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from teahouse.kernel import BadOption, Game, Value
from teahouse.library import build, rulebook, rulebooks
from tests.toy.shelf import toy_on_the_shelf

SHELF = [*(kind.name for kind in rulebooks()), "toy"]


@contextmanager
def opened(name: str) -> Iterator[type[Game]]:
    """A game by name, the toy too."""
    if name == "toy":
        with toy_on_the_shelf():
            yield rulebook(name)
    else:
        yield rulebook(name)


def every_variant(kind: type[Game]) -> list[Game]:
    """Each number of players with the default options, then each value of each option once, in turn of players."""
    counts = list(range(kind.least_players, kind.most_players + 1))
    found = [build(kind.name, players, None, {}) for players in counts]
    for option in kind.declared:
        for value in option.values:
            if value != option.default:
                found.append(with_option(kind, option.name, value, counts[len(found) % len(counts)]))
    return found


def with_option(kind: type[Game], name: str, value: Value, players: int) -> Game:
    """A game with one option changed; where it does not allow this number of players, with the next that it allows."""
    counts = list(range(kind.least_players, kind.most_players + 1))
    for other in (players, *counts):
        try:
            return build(kind.name, other, None, {name: value})
        except BadOption:
            continue
    raise BadOption(f"{kind.name} allows {name}={value} for no number of players")


def any_variant(kind: type[Game], luck: random.Random) -> Game:
    """Some number of players and some value for each option, of those that go together."""
    while True:
        players = luck.randint(kind.least_players, kind.most_players)
        options = {option.name: luck.choice(option.values) for option in kind.declared}
        try:
            return build(kind.name, players, None, options)
        except BadOption:
            continue


def described(game: Game) -> str:
    """A game with what is special about it, to find it again."""
    special = " ".join(f"{name}={value}" for name, value in game.changed_options().items())
    return f"{game.name} {game.players} {special}".strip()
