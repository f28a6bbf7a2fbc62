"""Which games are examined: every game on the shelf, for every number of players and every value of every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from teahouse.kernel import Game, Value
from teahouse.library import build, games, rulebook
from tests.toy.shelf import toy_on_the_shelf

SHELF = [*(kind.name for kind in games()), "toy"]


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
    counts = range(kind.least_players, kind.most_players + 1)
    chosen: list[tuple[int, dict[str, Value]]] = [(players, {}) for players in counts]
    for option in kind.declared:
        for value in option.values:
            if value != option.default:
                chosen.append((counts[len(chosen) % len(counts)], {option.name: value}))
    return [build(kind.name, players, None, options) for players, options in chosen]


def any_variant(kind: type[Game], luck: random.Random) -> Game:
    """Some number of players and some value for each option."""
    players = luck.randint(kind.least_players, kind.most_players)
    options = {option.name: luck.choice(option.values) for option in kind.declared}
    return build(kind.name, players, None, options)


def described(game: Game) -> str:
    """A game with what is special about it, to find it again."""
    special = " ".join(f"{name}={value}" for name, value in game.changed_options().items())
    return f"{game.name} {game.players} {special}".strip()
