"""At which tables the doors are tried: every number of players, every value of every option."""

from __future__ import annotations

from typing import Any

from teahouse.library import rulebooks
from tests.generic.variants import every_variant

EVERY_TABLE = [
    (kind.name, players) for kind in rulebooks() for players in range(kind.least_players, kind.most_players + 1)
]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    (game.name, game.players, game.changed_options())
    for kind in rulebooks()
    for game in every_variant(kind)
    if game.changed_options()
]
