"""Which move somebody means who points at a thing that cannot be played now."""

from __future__ import annotations

from teahouse.games.yinzi.moves import (
    ADVANCE,
    BUILD,
    CLAIM,
    CROP,
    FILL,
    GIVE_DISC,
    GIVE_FIELD,
    PLANT,
    PRODUCE,
    REBUILD,
    ROUTE,
    USE,
    WAR,
)
from teahouse.games.yinzi.names import FORTUNE, SPACES, WORKFORCE
from teahouse.games.yinzi.sets import has
from teahouse.games.yinzi.steps.fortune import DevelopFactories
from teahouse.games.yinzi.steps.turn import TakeTurn
from teahouse.games.yinzi.table import ON_DISPLAY, UNOWNED, YinziTable
from teahouse.kernel import Move


def asked_about(table: YinziTable, thing: str, plain: Move | None) -> Move | None:
    """The move that a thing stands for; `plain` is the one that its id alone suggests.

    "fortune-sell workforce-produce" is the group under Sell in hand, pointed at Produce; a card in hand likewise.
    """
    step = table.agenda[-1] if table.agenda else None
    in_hand, _, place = thing.rpartition(" ")
    kind, _, name = place.partition("-")
    if kind == "fortune" and name in FORTUNE and (in_hand or isinstance(step, TakeTurn)):
        return _play(table, in_hand, FORTUNE.index(name))
    if kind == "workforce" and name in WORKFORCE and (in_hand or isinstance(step, TakeTurn)):
        return _work(table, in_hand, WORKFORCE.index(name))
    if kind == "factory" and isinstance(step, DevelopFactories) and name in table.box.factory_names:
        tile = table.box.factory_names.index(name)
        moves = table.box.moves
        if table.owner[tile] == ON_DISPLAY:
            return moves.build[tile]
        return moves.rebuild[tile] if table.owner[tile] == UNOWNED else moves.upgrade[tile]
    if kind == "card":
        return _play(table, place, 0)
    if kind == "route" and name in table.box.route_names:
        return _usual(table, place, _of_route(table, table.box.route_names.index(name)))
    if kind == "factory" and name in table.box.factory_names:
        return _usual(table, place, _of_factory(table, table.box.factory_names.index(name)))
    if kind == "field" and name in table.box.land.names:
        return _usual(table, place, *_of_field(table, table.box.land.names.index(name)))
    if kind == "space" and name in SPACES and table.to_move >= 0:
        mine = has(table.players[table.to_move].advancements, SPACES.index(name))
        return _usual(table, place, *((USE, GIVE_DISC) if mine else (ADVANCE,)))
    if place == "war-box":
        return _usual(table, place, WAR)
    return plain


def _play(table: YinziTable, in_hand: str, action: int) -> Move:
    """The card in hand on a fortune action, else the first one the seat holds."""
    cards = [f"card-{name.replace('/', '-')}" for name in table.box.card_names]
    if in_hand in cards:
        return table.box.moves.play[cards.index(in_hand)][action]
    held = table.players[table.to_move].hand if table.to_move >= 0 else []
    for card, count in enumerate(held):
        if count:
            return table.box.moves.play[card][action]
    return table.box.moves.play[0][action]


def _usual(table: YinziTable, place: str, *usual: str) -> Move | None:
    """An answer to the question asked now, if the thing stands for one, else what is usually done with it."""
    kinds = table.agenda[-1].kinds if table.agenda else ()
    moves = table.box.moves.by_target.get(place, [])
    for wanted in (kinds, *[(kind,) for kind in usual]):
        for move in moves:
            if move.kind in wanted:
                return move
    return None


def _of_route(table: YinziTable, tile: int) -> str:
    """What is done with a route tile where it lies; nothing with one that is fulfilled."""
    if tile in table.route:
        return ROUTE
    if table.to_move >= 0 and tile in table.players[table.to_move].routes:
        return FILL
    return CLAIM if tile in table.discard else ""


def _of_factory(table: YinziTable, tile: int) -> str:
    """What is done with a factory tile: it is built, taken over or produces."""
    owner = table.owner[tile]
    if owner == ON_DISPLAY:
        return BUILD
    return REBUILD if owner == UNOWNED else PRODUCE if owner >= 0 else ""


def _of_field(table: YinziTable, field: int) -> tuple[str, ...]:
    """What is done with a square: one's own cubes leave it, others are planted."""
    mine = table.to_move >= 0 and field in table.players[table.to_move].fields
    return (GIVE_FIELD,) if mine else (PLANT, CROP)


def _work(table: YinziTable, in_hand: str, action: int) -> Move:
    """The group in hand for a workforce action, else the largest one of the seat."""
    groups = [f"fortune-{name}" for name in FORTUNE]
    if in_hand in groups:
        return table.box.moves.work[groups.index(in_hand)][action]
    group = 0
    if table.to_move >= 0:
        workers = table.players[table.to_move].workers
        for other in range(len(FORTUNE)):
            if workers[other] > workers[group]:
                group = other
    return table.box.moves.work[group][action]
